//! What is said of a move of the game that was looked back at.

use rochade_review::{Eval, Review, Sentence};
use rochade_search::MATE;

use super::analyzer::{Analyzer, is_of};
use crate::mind::Mind;
use crate::sentence::Seen;

impl<M: Mind> Analyzer<M> {
    /// Returns what is said of the move after a number of plies, by the lines that were found.
    pub(super) fn said(&mut self, review: &Review, ply: usize) -> Option<Sentence> {
        let [before, after] = review.positions.get(ply..ply + 2)? else {
            return None;
        };
        let made = self.made(ply)?;
        let best = self.moves(ply, &before.line)?;
        let answer = self.moves(ply + 1, &after.line)?;
        let before_score = score(self.eval(before, made.seat)?);
        let after_score = score(self.eval(after, made.seat)?);
        let (_, scene) = self.scene(ply)?;
        Some(self.player.search.game().sentence(&Seen {
            before: scene.node.as_ref()?,
            made: made.mv?,
            best: &best,
            answer: &answer,
            before_score,
            after_score,
        }))
    }

    /// Returns the moves of a line that was typed; `None` if the rules don't know one of them.
    fn moves(&mut self, ply: usize, line: &[String]) -> Option<Vec<M::Move>> {
        let mut moves = Vec::new();
        let Some(mut typing) = self.played.typing(ply) else {
            return Some(moves);
        };
        for text in line {
            let scene = self.player.scene(typing.table())?;
            typing.play(text)?;
            let entries = typing.table().view().entries;
            let Some(made) = entries.get(moves.len()) else {
                break;
            };
            let choice = scene.plays.iter().position(|it| is_of(it, &made.deed))?;
            moves.push(scene.choices.get(choice)?.mv);
        }
        Some(moves)
    }
}

/// Returns a score that has an eval.
fn score(eval: Eval) -> i32 {
    match eval {
        Eval::Score(score) => score,
        Eval::Mate(moves) => moves.signum() * (MATE + 1 - 2 * moves.abs()),
    }
}
