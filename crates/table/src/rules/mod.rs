//! The door to the games' rules: what the table asks, whatever is played at it.

mod chess;

use std::rc::Rc;

use crate::clock::Control;
use crate::intent::{Refusal, TypedError};
use crate::man::{Kind, Man, Seat};
use crate::outcome::Outcome;
use crate::plan::{Plan, SquareId};
use crate::record::{Entry, Step};
use crate::sitting::Players;
use crate::why::WhyNot;

/// A game that can be played at the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GameKind {
    /// Chess for two.
    Chess,
}

impl GameKind {
    /// The word that the page's contract uses (`data-game`).
    pub fn word(self) -> &'static str {
        match self {
            GameKind::Chess => "chess",
        }
    }
}

/// How a sitting starts.
#[derive(Clone, PartialEq, Debug)]
pub struct Start {
    /// What is played.
    pub game: GameKind,
    /// Who plays; the first has the first seat (White) in the first game.
    pub players: Players,
    /// The position to start from, in the game's own notation; the usual one if `None`.
    pub position: Option<String>,
    /// What time the players have, in the order of seats; no clock if `None`. In a rematch they change sides with the
    /// players.
    pub controls: Option<[Control; 2]>,
}

/// A square that the man in hand can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(crate) square: SquareId,
    pub(crate) capture: bool,
}

/// The course of one game under its rules. What it answers is about the present position, but for
/// [`Rules::scene`].
pub(crate) trait Rules {
    /// The board.
    fn plan(&self) -> &Rc<Plan>;
    /// Whose turn it is.
    fn to_move(&self) -> Seat;
    /// What stands on a square.
    fn man_at(&self, square: SquareId) -> Option<Man>;
    /// Where the man on a square can go.
    fn targets(&self, from: SquareId) -> Vec<Target>;
    /// What a man that goes there can become; empty if it stays what it is.
    fn choices(&self, from: SquareId, to: SquareId) -> &'static [Kind];
    /// The square that is meant when the man is dropped on `to`: the king on its own rook means castling.
    fn meant(&self, from: SquareId, to: SquareId) -> SquareId;
    /// Why a man can't go there, or, without a target, can't move at all; `None` if it can.
    fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot>;
    /// Reads a typed move. A promotion without a choice comes back with none.
    fn read(&self, text: &str) -> Result<Step, TypedError>;
    /// Makes a move and tells it (no draw offered with it, no time noted); `None`, and nothing changed, if it is not legal.
    fn play(&mut self, step: Step) -> Option<Entry>;
    /// Takes the last move back; nothing happens at the start.
    fn take_back(&mut self);
    /// Begins anew, from the position that the game began from.
    fn restart(&mut self);
    /// How the game has ended, by its rules alone.
    fn ending(&self) -> Option<Outcome>;
    /// Whether a seat could still mate by some series of legal moves, as far as the rules can tell.
    fn can_win(&self, seat: Seat) -> bool;
    /// How the board stood after so many plies of those that stand; the present if there are fewer.
    fn scene(&self, plies: usize) -> Scene;
}

/// How the board stood at some moment of the game.
pub(crate) struct Scene {
    /// What stood on each square, in the plan's order.
    pub(crate) men: Vec<Option<Man>>,
    /// The squares of the kings that were in check.
    pub(crate) checked: Vec<SquareId>,
    /// The position in the game's own notation.
    pub(crate) position: String,
}

/// Sets a game up as usual.
pub(crate) fn set_up(game: GameKind) -> Box<dyn Rules> {
    match game {
        GameKind::Chess => Box::new(chess::Chess::new(rochade_chess::Position::initial())),
    }
}

/// Sets a game up from a position in its own notation.
pub(crate) fn set_up_from(game: GameKind, position: &str) -> Result<Box<dyn Rules>, Refusal> {
    match game {
        GameKind::Chess => {
            let position = position.parse().map_err(Refusal::Position)?;
            Ok(Box::new(chess::Chess::new(position)))
        }
    }
}
