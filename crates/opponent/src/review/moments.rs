//! The moments at which most was given away, looked at with all that was nearly as good.

use rochade_review::{Eval, Moment, Review, Sentence};
use rochade_search::{Found, Limits, Watch, Worth};
use rochade_sort::insertion_sort;

use super::analyzer::Analyzer;
use super::evals::{eval, width};
use crate::mind::Mind;
use crate::scene::Scene;

/// How many moments a game has at most.
pub(super) const MOST: usize = 3;

/// A move that gives away less of the chances to win makes no moment.
const LEAST: f64 = 0.1;

/// A move that gives away as much is no longer good.
const GOOD: f64 = 0.05;

/// How much more than the best move the next one gives away where the best one is clear.
const CLEAR: f64 = 0.15;

/// The nodes of the two analyses of a moment, as multiples of those of a first one.
const ROUGHLY: u64 = 2;
const CLOSELY: u64 = 6;

/// The nodes of both together, likewise.
pub(super) const TIMES: u64 = ROUGHLY + CLOSELY;

impl<M: Mind> Analyzer<M> {
    /// Returns the ply of the next moment that is to be looked at, the worst first.
    pub(super) fn next_moment(&mut self, review: &Review) -> Option<usize> {
        let given = (0..self.played.plies()).map(|ply| (ply, self.given_away(review, ply)));
        let mut given: Vec<(usize, f64)> = given.filter(|(_, given)| *given >= LEAST).collect();
        insertion_sort(&mut given, |(_, given)| -given);
        let is_told = |ply| review.moments.iter().any(|moment| moment.ply == ply);
        let worst = given.into_iter().take(MOST).map(|(ply, _)| ply);
        worst.into_iter().find(|&ply| !is_told(ply))
    }

    /// Looks at a moment; `None` if the watch stopped it.
    pub(super) fn moment(
        &mut self,
        review: &Review,
        ply: usize,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<Moment> {
        let mut moment = Moment {
            ply,
            good: self.best(review, ply).into_iter().collect(),
            is_clear: false,
            sentence: self.said(review, ply).unwrap_or(Sentence::BETTER),
        };
        let Some(((_, scene), made)) = self.scene(ply).zip(self.made(ply)) else {
            return Some(moment);
        };
        let [quick, long] = self.wide_looks(review, ply, &scene, watch)?;
        let is_clear = |found| self.is_clear(found, ply, &scene, moment.good.first());
        moment.is_clear = is_clear(&quick) && is_clear(&long);
        for (worth, given) in long.worths.iter().zip(self.given(&long)) {
            if given < GOOD && Some(worth.mv) != made.mv {
                let text = self.text(ply, &scene, worth.mv);
                moment
                    .good
                    .extend(text.filter(|text| !moment.good.contains(text)));
            }
        }
        Some(moment)
    }

    /// Returns the best move in a position.
    fn best(&self, review: &Review, ply: usize) -> Option<String> {
        review.positions.get(ply)?.line.first().cloned()
    }

    /// Looks at a scene for all moves that are nearly as good as the best one, twice.
    fn wide_looks(
        &mut self,
        review: &Review,
        ply: usize,
        scene: &Scene<M>,
        watch: &mut dyn Watch<M::Move>,
    ) -> Option<[Found<M::Move>; 2]> {
        let position = review.positions.get(ply);
        let seat = self.played.mover(ply);
        let eval = position
            .zip(seat)
            .and_then(|(it, seat)| self.eval(it, seat));
        let limits = Limits {
            width: width(eval.unwrap_or(Eval::Score(0)), CLEAR, self.slope),
            ..Limits::NONE
        };
        let mut look = |times| {
            let limits = limits.with_nodes(times * u64::from(review.nodes));
            self.think(scene, &scene.choices, limits, watch)
        };
        Some([look(ROUGHLY)?, look(CLOSELY)?])
    }

    /// Returns how much of the chances to win each choice gives away that was found, the best one
    /// first.
    fn given(&self, found: &Found<M::Move>) -> Vec<f64> {
        let chances = |worth: &Worth<M::Move>| eval(worth.score, 1).chances(self.slope);
        let all = found.worths.iter().map(chances);
        let best = all.clone().next().unwrap_or_default();
        all.map(|chances| best - chances).collect()
    }

    /// Returns whether a move was found to be clearly better than all others.
    fn is_clear(
        &self,
        found: &Found<M::Move>,
        ply: usize,
        scene: &Scene<M>,
        best: Option<&String>,
    ) -> bool {
        let first = found.worths.first();
        let text = first.and_then(|first| self.text(ply, scene, first.mv));
        let second = self.given(found).get(1).copied();
        second.is_some_and(|given| given >= CLEAR) && text.as_ref() == best
    }
}
