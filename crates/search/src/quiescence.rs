//! Quiescence search: beyond the horizon only exchanges are played out, and at first checks.

use crate::game::Game;
use crate::order;
use crate::score::{INFINITE, MAX_PLY, later, nearer};
use crate::search::{Search, Searcher, StackEntry};
use crate::transposition_table::{Bound, Entry, QUIESCENCE};
use crate::window::Window;

/// How many plies beyond the horizon everything is tried by a side that is in check.
pub(crate) const EVASIONS: i32 = 8;

/// The number of plies after which the quiescence search ends with the static evaluation.
const MAX_BEYOND: i32 = 16;

impl<G: Game> Searcher<'_, G> {
    /// Quiescence search: returns what a node is worth, `beyond` plies after the horizon, when no
    /// more is played than exchanges that don't lose and evasions of check. At the horizon itself a
    /// selective search tries moves that give check, too. `static_eval` is the static evaluation
    /// where it is known.
    pub(crate) fn quiescence(
        &mut self,
        at: &StackEntry<'_, G>,
        beyond: i32,
        static_eval: Option<i32>,
        window: Window,
    ) -> i32 {
        let Window { mut alpha, beta } = window;
        let StackEntry { node, ply, .. } = *at;
        self.search.pv_table[ply].clear();
        if self.stops() {
            return 0;
        }
        if let Some(end) = self.ending(node, ply) {
            return end;
        }
        if ply + 1 >= MAX_PLY || beyond >= MAX_BEYOND {
            return self.search.game.evaluate(node);
        }
        let key = self.search.game.key(node);
        let remembers = self.limits.selective;
        let entry = self.search.table.probe(key).filter(|_| remembers);
        if let Some(entry) = entry
            && !window.is_pv()
        {
            let score = later(entry.score(), ply);
            if entry.bound.cuts(score, window) {
                return score;
            }
        }
        let hash_move = entry.and_then(|entry| entry.mv);
        let in_check = self.search.game.in_check(node) && beyond < EVASIONS;
        let known = static_eval.or(entry.and_then(|entry| entry.static_eval()));
        let evaluate = || known.unwrap_or_else(|| self.search.game.evaluate(node));
        let static_eval = (!in_check).then(evaluate);
        // Stand pat.
        let mut best = static_eval.unwrap_or(-INFINITE);
        if best >= beta {
            if remembers && entry.is_none() {
                let found = Entry::new(None, best, static_eval, QUIESCENCE, Bound::Lower);
                self.search.table.store(key, found);
            }
            return best;
        }
        alpha = alpha.max(best);
        let side = self.search.game.side(node);
        let from = match self.limits.selective && beyond == 0 && !in_check {
            true => self.generate_noisy_and_checks(at, hash_move),
            false => self.generate(at, !in_check, hash_move),
        };
        let (count, mut best_move) = (self.search.moves.len() - from, None);
        let [here, deeper] = self.efforts(at.effort, from);
        for place in from..from + count {
            if self.is_over_limit() {
                break;
            }
            order::pick_best(&mut self.search.moves[place..]);
            let mv = self.search.moves[place];
            if let Some(static_eval) = static_eval
                && let Some(capture) = mv.capture
            {
                if capture.loss > 0 || self.misses(at, mv.mv, here) {
                    continue;
                }
                // Delta pruning: even the victim doesn't bring the score to alpha.
                if remembers && static_eval + capture.takes + G::MARGINS.capture <= alpha {
                    continue;
                }
            }
            let child = self.search.game.play(node, mv.mv);
            let child = at.below(&child, mv.mv, (at.static_evals, deeper), &self.search.game);
            let window = Window { alpha, beta };
            let score = self.at_child(side, &child, window, |searcher, window| {
                searcher.quiescence(&child, beyond + 1, None, window)
            });
            if self.has_stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(mv.mv);
                    self.update_pv(ply, mv.mv);
                }
                if score >= beta {
                    break;
                }
            }
        }
        self.search.moves.truncate(from);
        if in_check && count == 0 {
            return self.no_moves(node, ply);
        }
        if best == -INFINITE {
            // No evasion was tried.
            return self.search.game.evaluate(node);
        }
        if remembers && !self.has_stopped && !self.is_over_limit() {
            let (score, bound) = (nearer(best, ply), Bound::of(best, window));
            let found = Entry::new(best_move, score, static_eval, QUIESCENCE, bound);
            self.search.table.store(key, found);
        }
        best
    }

    /// Generates the noisy moves of a node, and the quiet ones that give check and lose nothing;
    /// returns where they begin.
    fn generate_noisy_and_checks(
        &mut self,
        at: &StackEntry<'_, G>,
        hash_move: Option<G::Move>,
    ) -> usize {
        let Search {
            game, order, moves, ..
        } = &mut *self.search;
        let from = moves.len();
        game.visit(at.node, false, |mv| {
            let capture = game.capture(at.node, mv);
            let checks = || game.gives_check(at.node, mv) && game.see(at.node, mv) >= 0;
            if capture.is_some() || checks() {
                moves.push(order.score_move(game, at, mv, capture, hash_move));
            }
        });
        from
    }

    fn is_over_limit(&self) -> bool {
        self.search.nodes >= self.quiescence_limit
    }
}
