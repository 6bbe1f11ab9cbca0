//! How moves are judged, and of which of them that is doubtful.

use rochade_review::{Judgement, Review, judge};

use super::analyzer::Analyzer;
use crate::mind::Mind;

/// The least share of the chances to win whose loss gets a move a closer look.
const DOUBTFUL: f64 = 0.04;

/// The same threshold for a move that scores best: then the look at the position before it has
/// overlooked something.
const ODD: f64 = 0.1;

/// The chances to win of the player who made a move, around it.
struct Around {
    before: f64,
    after: f64,
    /// Whether the first look at the position found no better move.
    is_best: bool,
}

impl<M: Mind> Analyzer<M> {
    /// Returns the chances to win before and after the move that follows a number of plies; `None`
    /// if it isn't judged.
    fn around(&mut self, review: &Review, ply: usize) -> Option<Around> {
        let made = self.made(ply)?;
        let mildest = made.judged?;
        let [before, after] = review.positions.get(ply..ply + 2)? else {
            return None;
        };
        let is_best = *before.line.first()? == made.text?;
        let chances = |position| Some(self.eval(position, made.seat)?.chances(self.slope));
        let (before, after) = (chances(before)?, chances(after)?);
        let is_told = mildest < Judgement::Blunder || judge(before, after) == Some(mildest);
        is_told.then_some(Around {
            before,
            after,
            is_best,
        })
    }

    /// Returns how much of the chances to win the move after a number of plies gives away; nothing,
    /// if it is the best one, or isn't judged.
    pub(super) fn given_away(&mut self, review: &Review, ply: usize) -> f64 {
        let around = self.around(review, ply).filter(|around| !around.is_best);
        around.map_or(0.0, |Around { before, after, .. }| before - after)
    }

    /// Returns how much of them seems to be given away, if that is to be looked at more closely.
    pub(super) fn doubt(&mut self, review: &Review, ply: usize) -> Option<f64> {
        let around = self.around(review, ply)?;
        let given = around.before - around.after;
        let least = if around.is_best { ODD } else { DOUBTFUL };
        (given >= least).then_some(given)
    }

    /// Judges the move after a number of plies.
    pub(super) fn judge(&mut self, review: &mut Review, ply: usize) {
        let around = self.around(review, ply).filter(|around| !around.is_best);
        if let Some(position) = review.positions.get_mut(ply) {
            position.judgement = around.and_then(|around| judge(around.before, around.after));
        }
    }
}
