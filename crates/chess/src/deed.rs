use crate::castling::Wing;
use crate::moves::Move;
use crate::piece::{Piece, Role};
use crate::square::Square;

/// What a legal move does, with all that the move table, a screen reader or a sound needs
/// (play.md section 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Deed {
    /// The man that moves; the king when castling, the pawn when promoting.
    pub man: Piece,
    /// The square that it leaves.
    pub from: Square,
    /// The square that it goes to.
    pub to: Square,
    /// Where an enemy man is captured, and of which kind. En passant that is not the target square.
    pub capture: Option<(Square, Role)>,
    /// What the pawn becomes.
    pub promotion: Option<Role>,
    /// The wing, if the move is castling.
    pub castling: Option<Wing>,
    /// Whether a pawn is captured in passing.
    pub en_passant: bool,
    /// What it does to the enemy king.
    pub check: Check,
}

impl Deed {
    /// The bare move.
    #[inline]
    pub const fn to_move(&self) -> Move {
        Move {
            from: self.from,
            to: self.to,
            promotion: self.promotion,
        }
    }
}

/// What a move does to the enemy king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Check {
    /// Nothing.
    None,
    /// It is attacked and can be helped.
    Check,
    /// It is attacked and can't be helped.
    Mate,
}
