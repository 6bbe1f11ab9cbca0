//! Why a man can't go there, as plain data (play.md, section 2, point 9); the page finds the words.

/// Why a man can't go somewhere in a game of kings. It stands in the rules of chess, which find it;
/// the other games of kings use it, too.
pub use rochade_chess::Reason as KingsReason;

use super::{draughts, many};
use crate::man::Man;
use crate::plan::SquareId;

/// Why a man can't go to a square, or can't move at all; made by
/// [`Table::why_not`](crate::Table::why_not).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// What is in its way. The reason also says what `by` and `at` are.
    pub reason: Reason,
    /// The man that was asked about.
    pub man: Option<Man>,
    /// Where the men stand that are to blame; empty where none is. The first will do where one is
    /// named.
    pub by: Vec<SquareId>,
    /// The square that it is about.
    pub at: Option<SquareId>,
    /// What took a right to castle away, if that is the reason and the game did not begin without
    /// it.
    pub right_lost: Option<RightLost>,
}

/// What is in a man's way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// In the games of kings: they share their men, and so the reasons.
    Kings(KingsReason),
    /// In chess for four and for three alone.
    Many(many::Reason),
    /// While odds let a side make several moves in a row, none goes beyond the middle of the board.
    BeyondMiddle,
    /// In draughts.
    Draughts(draughts::Reason),
}

impl Reason {
    /// Returns whether the man comes to the square all the same, later in its step.
    pub(crate) fn is_about_order(self) -> bool {
        self == Reason::Draughts(draughts::Reason::JumpByJump)
    }
}

/// When and how a right to castle was lost in this game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RightLost {
    /// How.
    pub how: Loss,
    /// The number of the move, as the move table counts.
    pub move_number: u32,
}

/// How a right to castle was lost.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// The king moved.
    KingMoved,
    /// The rook moved.
    RookMoved,
    /// The rook was taken.
    RookTaken,
}
