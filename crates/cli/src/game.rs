//! What the commands ask of a game, whichever it is.

use rochade_table::{Check, Deed, GameKind, Laws, Plan, SquareId, View};

use crate::board::{Board, Root};
use crate::chess::Chess;
use crate::draughts::Draughts;
use crate::failure::Failure;
use crate::many::{FOUR, THREE};

/// A game as the terminal knows it.
pub(crate) trait Game {
    /// The laws that are played by where none are named.
    fn usual_laws(&self) -> Laws;

    /// Returns whether the laws make a difference to the number of plies.
    fn counts_by_laws(&self) -> bool;

    /// Returns whether a replayed file may hold more than moves even where no laws are named.
    fn is_aloud(&self) -> bool;

    /// Reads a position from which plies are counted; without a text, the initial one.
    fn root(&self, text: Option<&str>, laws: &Laws) -> Result<Box<dyn Root>, Failure>;

    /// Reads a position that is played under laws; without a text, the initial one.
    fn board(&self, text: Option<&str>, laws: &Laws) -> Result<Box<dyn Board>, Failure>;

    /// A move that was made at the table.
    fn written(&self, deed: &Deed, plan: &Plan) -> String;

    /// A man that was blown, before the move or without one.
    fn blown(&self, square: SquareId, plan: &Plan) -> String {
        plan.name(square).to_owned() + "~"
    }

    /// Returns how the game has ended, or that it goes on.
    fn status(&self, view: &View) -> String {
        let check = view.entries.last().map(|entry| entry.deed.check);
        let word = match &view.outcome {
            Some(outcome) => outcome.termination.word(),
            None if check.is_some_and(|check| check != Check::None) => "check",
            None => "ongoing",
        };
        word.to_owned()
    }

    /// A position of the table.
    fn position(&self, text: &str) -> String {
        text.to_owned()
    }
}

/// The game of this kind.
pub(crate) fn of(kind: GameKind) -> &'static dyn Game {
    match kind {
        GameKind::Chess => &Chess,
        GameKind::Draughts => &Draughts,
        GameKind::Four => &FOUR,
        GameKind::Three => &THREE,
    }
}
