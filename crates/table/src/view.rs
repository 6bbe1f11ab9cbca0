//! All that can be drawn of a table, as plain data.

use std::rc::Rc;

use crate::man::{Kind, Man, Seat};
use crate::outcome::Outcome;
use crate::plan::{Plan, SquareId};
use crate::sitting::Player;

/// A mark on a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u8)]
pub enum Mark {
    /// The man here is in hand.
    Selected = 1,
    /// The man in hand can go to this empty square.
    Move = 2,
    /// The man in hand can capture here (en passant: goes here to capture).
    Capture = 4,
    /// The last move started here.
    LastFrom = 8,
    /// The last move ended here.
    LastTo = 16,
    /// The king here is in check.
    Check = 32,
}

/// The marks of one square, as a set.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Marks(u8);

impl Marks {
    /// Whether the mark is set.
    pub fn has(self, mark: Mark) -> bool {
        self.0 & mark as u8 != 0
    }

    pub(crate) fn set(&mut self, mark: Mark) {
        self.0 |= mark as u8;
    }
}

/// One square as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SquareView {
    /// What stands on it.
    pub man: Option<Man>,
    /// Its marks.
    pub marks: Marks,
}

/// The question what a pawn becomes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// Whose pawn it is.
    pub seat: Seat,
    /// Where the pawn stands.
    pub from: SquareId,
    /// Where it changes.
    pub to: SquareId,
    /// What it can become, the first choice first.
    pub choices: &'static [Kind],
}

/// One seat as its bar shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The number of the player who has it in this game; players keep their number through the sitting.
    pub player_number: usize,
    /// The player who has it in this game.
    pub player: Player,
    /// The player's score in this sitting, in half points.
    pub half_points: u32,
    /// Whether it is this seat's turn in a game that goes on.
    pub to_move: bool,
}

/// All that can be drawn of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// The word for the game (`data-game`).
    pub game: &'static str,
    /// The board.
    pub plan: Rc<Plan>,
    /// The squares, in the plan's order.
    pub squares: Vec<SquareView>,
    /// Start and target of the last move.
    pub last: Option<(SquareId, SquareId)>,
    /// The promotion that is pending.
    pub promotion: Option<Promotion>,
    /// The seats, in the order of turns.
    pub seats: Vec<SeatView>,
    /// Whose turn it is, or would be if the game had not ended.
    pub turn: Seat,
    /// Plies made so far.
    pub plies: usize,
    /// How the game ended; `None` while it goes on.
    pub outcome: Option<Outcome>,
    /// The position in the game's own notation (`data-position`).
    pub position: String,
}
