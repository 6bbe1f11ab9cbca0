//! Quiescence search: beyond the horizon only exchanges are played out, and at first checks.

use crate::game::Game;
use crate::order;
use crate::score::{INFINITE, MAX_PLY, later, nearer};
use crate::search::{Search, Searcher, StackEntry};
use crate::transposition_table::Bound;
use crate::window::Window;

/// How many plies beyond the horizon everything is tried by a side that is in check.
pub(crate) const EVASIONS: i32 = 8;

/// The number of plies after which the quiescence search ends with the static evaluation.
const MAX_BEYOND: i32 = 16;

/// The depth under which positions beyond the horizon are stored.
const BEYOND: i32 = -1;

impl<G: Game> Searcher<'_, G> {
    /// Quiescence search: returns what a node is worth, `beyond` plies after the horizon, when no
    /// more is played than exchanges that don't lose and evasions of check. At the horizon itself a
    /// selective search tries moves that give check, too.
    pub(crate) fn quiescence(
        &mut self,
        at: &StackEntry<'_, G>,
        beyond: i32,
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
        let mut hash_move = None;
        let remembers = self.limits.selective;
        if remembers && let Some(entry) = self.search.table.probe(key) {
            hash_move = entry.mv;
            let score = later(entry.score.into(), ply);
            if !window.is_pv() && entry.bound.cuts(score, window) {
                return score;
            }
        }
        let in_check = self.search.game.in_check(node) && beyond < EVASIONS;
        let (mut best, mut static_eval) = (-INFINITE, -INFINITE);
        if !in_check {
            // Stand pat.
            static_eval = self.search.game.evaluate(node);
            best = static_eval;
            if best >= beta {
                return best;
            }
        }
        alpha = alpha.max(best);
        let side = self.search.game.side(node);
        let from = match self.limits.selective && beyond == 0 && !in_check {
            true => self.generate_noisy_and_checks(at, hash_move),
            false => self.generate(at, !in_check, hash_move),
        };
        let (count, mut best_move) = (self.search.moves.len() - from, None);
        for place in from..from + count {
            if self.is_over_limit() {
                break;
            }
            order::pick_best(&mut self.search.moves[place..]);
            let mv = self.search.moves[place];
            if !in_check && mv.is_noisy {
                if self.loses_exchange(node, &mv) {
                    continue;
                }
                if self.misses(node, mv.mv, at.last_move) {
                    continue;
                }
                if remembers && static_eval + self.delta(node, mv.mv) <= alpha {
                    continue;
                }
            }
            let child = self.search.game.play(node, mv.mv);
            let child = at.below(&child, mv.mv, &self.search.game);
            let score = self.quiescence_of_child(side, &child, beyond + 1, Window { alpha, beta });
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
            let bound = Bound::of(best, window);
            let score = nearer(best, ply);
            self.search
                .table
                .store(key, best_move, score, BEYOND, bound);
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
        let from = self.generate(at, false, hash_move);
        let Search { game, moves, .. } = &mut *self.search;
        let mut end = from;
        for place in from..moves.len() {
            let mv = moves[place];
            let checks = || game.gives_check(at.node, mv.mv) && game.see(at.node, mv.mv) >= 0;
            if mv.is_noisy || checks() {
                moves[end] = mv;
                end += 1;
            }
        }
        moves.truncate(end);
        from
    }

    fn quiescence_of_child(
        &mut self,
        side: usize,
        child: &StackEntry<'_, G>,
        beyond: i32,
        window: Window,
    ) -> i32 {
        let key = self.search.game.key(child.node);
        self.search.keys.push(key);
        let score = if self.search.game.side(child.node) == side {
            self.quiescence(child, beyond, window)
        } else {
            -self.quiescence(child, beyond, window.flipped())
        };
        self.search.keys.pop();
        score
    }

    fn is_over_limit(&self) -> bool {
        self.search.nodes >= self.quiescence_limit
    }

    /// Returns whether an exchange loses by static exchange evaluation; the order tells it, but of
    /// the hash move.
    fn loses_exchange(&self, node: &G::Node, mv: &order::ScoredMove<G::Move>) -> bool {
        let noise = || self.search.game.mvv_lva(node, mv.mv);
        mv.score < 0 || mv.score == order::HASH_MOVE && noise().is_some_and(|noise| noise < 0)
    }

    /// Delta pruning: returns the most that an exchange can bring.
    fn delta(&self, node: &G::Node, mv: G::Move) -> i32 {
        self.search.game.see(node, mv) + G::MARGINS.capture
    }
}
