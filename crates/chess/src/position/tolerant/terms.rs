//! What binds a side for one turn.

use crate::bitboard::Bitboard;
use crate::square::Square;

/// What binds the side to move for this one turn, beyond how men move. Where it comes from, the
/// laws know.
///
/// ```
/// use rochade_chess::{Bitboard, Square, Terms, TolerantPosition};
///
/// let position = TolerantPosition::initial();
/// let touched = Terms::FREE.only(Bitboard::of(Square::B1));
/// assert!(position.targets(Square::E2, &touched).is_empty());
/// assert_eq!(position.targets(Square::B1, &touched).len(), 2);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// Whether a check that stands has to be answered. If not, it is as if there were none.
    pub answers_check: bool,
    /// The men that may move.
    pub men: Bitboard,
    /// The squares that they may go to.
    pub squares: Bitboard,
    /// Whether the king may castle.
    pub castling: bool,
    /// Where the enemy man stands that has to be captured; a pawn may be captured in passing.
    pub victim: Option<Square>,
}

impl Terms {
    /// Nothing binds but the rules of chess.
    pub const FREE: Terms = Terms {
        answers_check: true,
        men: Bitboard::FULL,
        squares: Bitboard::FULL,
        castling: true,
        victim: None,
    };

    /// Only whether a check has to be answered, and no other bond.
    pub(super) const fn unbound(self) -> Terms {
        Terms {
            answers_check: self.answers_check,
            ..Terms::FREE
        }
    }

    /// A check that stands needn't be answered.
    #[must_use]
    pub const fn ignoring_check(self) -> Terms {
        Terms {
            answers_check: false,
            ..self
        }
    }

    /// Only these men may move.
    #[must_use]
    pub fn only(self, men: Bitboard) -> Terms {
        Terms {
            men: self.men & men,
            ..self
        }
    }

    /// No man may go elsewhere than to these squares.
    #[must_use]
    pub fn within(self, squares: Bitboard) -> Terms {
        Terms {
            squares: self.squares & squares,
            ..self
        }
    }

    /// The king may not castle.
    #[must_use]
    pub const fn without_castling(self) -> Terms {
        Terms {
            castling: false,
            ..self
        }
    }

    /// The enemy man on this square has to be captured.
    #[must_use]
    pub const fn capturing(self, victim: Square) -> Terms {
        Terms {
            victim: Some(victim),
            ..self
        }
    }
}

impl Default for Terms {
    /// [`Terms::FREE`].
    fn default() -> Terms {
        Terms::FREE
    }
}
