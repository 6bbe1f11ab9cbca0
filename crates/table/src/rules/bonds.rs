//! What binds the one to move.

use crate::plan::SquareId;

/// What binds the side to move for this one turn, beyond how men move (laws.md, sections 3 to 5). The arbiter says it, and a
/// game's rules know what is left; by default, all.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Bonds {
    /// The squares of the only men that may move; `None` if all may.
    pub(crate) men: Option<Vec<SquareId>>,
    /// Where the opponent's man stands that has to be captured.
    pub(crate) victim: Option<SquareId>,
    /// Whether the king may not castle.
    pub(crate) no_castling: bool,
    /// Whether a rook that is touched first castles when it is let go on its king.
    pub(crate) rook_castles: bool,
    /// Whether a check that the move gives is not said, so that nobody need answer it.
    pub(crate) silent: bool,
}

impl Bonds {
    /// Only these men may move.
    pub(crate) fn only(men: Vec<SquareId>) -> Bonds {
        Bonds {
            men: Some(men),
            ..Bonds::default()
        }
    }

    /// This man has to be captured.
    pub(crate) fn capturing(victim: SquareId) -> Bonds {
        Bonds {
            victim: Some(victim),
            ..Bonds::default()
        }
    }
}
