//! What the positions of a game are worth, where that is told.

use rochade_review::{Eval, Judgement};
use rochade_table::GameKind;

use super::{GAME, Game, Place, Ply};
use crate::json::Object;

impl Game {
    /// Returns the eval of the position after `ply` plies of a line, or in a game of three those of
    /// the seats; none, if it is not known.
    pub(crate) fn evals(&self, line: usize, ply: usize) -> &[Eval] {
        let evals = match ply {
            0 => self.lines.get(GAME).map(|game| &game.evals),
            _ => self.made(line, ply).map(|made| &made.evals),
        };
        evals.map(Vec::as_slice).unwrap_or_default()
    }

    /// Returns whether any position of the game itself has an eval.
    pub(crate) fn has_evals(&self) -> bool {
        (0..=self.end(GAME)).any(|ply| !self.evals(GAME, ply).is_empty())
    }

    /// Returns which seat makes the move after `plies` plies of the game itself.
    pub(crate) fn mover(&self, plies: usize) -> usize {
        let told = self.turns.get(plies).map(|&(_, seat)| seat);
        told.unwrap_or((self.mover + plies) % self.kind.seats())
    }

    /// Returns the ply of the game itself that a place shows, or from which its variation departs.
    pub(crate) fn ply_of_game(&self, (mut line, mut ply): Place) -> usize {
        while line != GAME {
            let Some(departs) = self.lines.get(line) else {
                return 0;
            };
            (line, ply) = (departs.parent, ply.min(departs.at));
        }
        ply
    }
}

impl Ply {
    /// Returns how the move is judged, if it gives away chances.
    pub(crate) fn judgement(&self) -> Option<Judgement> {
        let mut all = Judgement::ALL.into_iter();
        all.find(|judgement| self.nags.contains(&judgement.nag()))
    }
}

/// Reads the eval of a position, as a file tells it; none where it can't be read, nor in a game of
/// three, in which one number leaves open who has the rest.
pub(super) fn told(object: &Object, kind: GameKind) -> Vec<Eval> {
    let eval = object.text("eval").filter(|_| kind != GameKind::Three);
    let eval = eval.and_then(|eval| eval.parse().ok());
    eval.into_iter().collect()
}
