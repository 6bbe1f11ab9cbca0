//! What the positions of a game are worth, where that is told.

use rochade_review::Eval;

use super::{GAME, Game};
use crate::json::Object;

impl Game {
    /// Returns what the position after `ply` plies of a line is worth: of two sides to the one that
    /// [begins](Game::begins), of three seats to each. Nothing, if that is not known.
    pub(crate) fn evals(&self, line: usize, ply: usize) -> &[Eval] {
        let evals = match ply {
            0 => self.lines.get(GAME).map(|game| &game.evals),
            _ => self.made(line, ply).map(|made| &made.evals),
        };
        evals.map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns whether it is known of any position of the game itself what it is worth.
    pub(crate) fn has_evals(&self) -> bool {
        (0..=self.end(GAME)).any(|ply| !self.evals(GAME, ply).is_empty())
    }

    /// Returns the seat that makes the first move of a round, to which evals of two sides are told.
    pub(crate) fn begins(&self) -> usize {
        let seats = self.kind.seats();
        (self.mover + seats - self.place % seats) % seats
    }
}

/// Reads what a position is worth, as a file tells it; nothing of what can't be read.
pub(super) fn told(object: &Object) -> Vec<Eval> {
    let eval = object.text("eval").and_then(|eval| eval.parse().ok());
    eval.into_iter().collect()
}
