//! Beyond the horizon: only exchanges are played out, and at first checks.

use crate::game::Game;
use crate::memory::Bound;
use crate::order;
use crate::score::{INFINITE, MOST_PLIES, later, nearer};
use crate::search::{Look, Search, Way};

/// How many plies beyond the horizon everything is tried by a side that is pressed.
pub(crate) const ANSWERED: i32 = 8;

/// The number of plies after which the quiescence search ends with the static evaluation.
const EXCHANGED: i32 = 16;

/// The depth under which positions beyond the horizon are kept.
const BEYOND: i32 = -1;

impl<G: Game> Look<'_, G> {
    /// Returns what a node is worth when no more is played than exchanges that don't lose, and
    /// answers of a side that is pressed, `beyond` plies after the horizon; at the horizon itself a
    /// selective search tries moves that press, too.
    pub(crate) fn quiet(
        &mut self,
        node: &G::Node,
        way: &Way<G::Move>,
        beyond: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let ply = way.ply;
        self.search.lines[ply].clear();
        if self.stops() {
            return 0;
        }
        if let Some(end) = self.ending(node, ply) {
            return end;
        }
        if ply + 1 >= MOST_PLIES || beyond >= EXCHANGED {
            return self.search.game.evaluate(node);
        }
        let key = self.search.game.key(node);
        let mut hint = None;
        let remembers = self.limits.selective;
        if remembers && let Some(known) = self.search.memory.get(key) {
            hint = known.mv;
            let score = later(known.score.into(), ply);
            let cuts = match known.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if cuts && beta - alpha == 1 {
                return score;
            }
        }
        let is_pressed = self.search.game.is_pressed(node) && beyond < ANSWERED;
        let (mut best, mut stand) = (-INFINITE, -INFINITE);
        if !is_pressed {
            stand = self.search.game.evaluate(node);
            best = stand;
            if best >= beta {
                return best;
            }
        }
        let old_alpha = alpha;
        alpha = alpha.max(best);
        let side = self.search.game.side(node);
        let from = match self.limits.selective && beyond == 0 && !is_pressed {
            true => self.line_up_loud(node, way, hint),
            false => self.line_up(node, way, !is_pressed, hint),
        };
        let (count, mut best_move) = (self.search.moves.len() - from, None);
        for place in from..from + count {
            if self.is_impatient() {
                break;
            }
            order::bring_first(&mut self.search.moves[place..]);
            let item = self.search.moves[place];
            if !is_pressed && item.is_noisy {
                if self.loses(node, &item) {
                    continue;
                }
                if self.misses(node, item.mv, way.before) {
                    continue;
                }
                if remembers && stand + self.hope(node, item.mv) <= alpha {
                    continue;
                }
            }
            let child = self.search.game.play(node, item.mv);
            let on = Way {
                ply: ply + 1,
                before: Some(item.mv),
                shape: self.search.game.shape(node, item.mv),
            };
            let value = self.quiet_below(side, &child, &on, beyond + 1, (alpha, beta));
            if self.has_stopped {
                break;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(item.mv);
                    self.lengthen(ply, item.mv);
                }
                if value >= beta {
                    break;
                }
            }
        }
        self.search.moves.truncate(from);
        if is_pressed && count == 0 {
            return self.stuck(node, ply);
        }
        if best == -INFINITE {
            // No answer was tried.
            return self.search.game.evaluate(node);
        }
        if remembers && !self.has_stopped && !self.is_impatient() {
            let bound = match best {
                best if best >= beta => Bound::AtLeast,
                best if best > old_alpha => Bound::Exact,
                _ => Bound::AtMost,
            };
            let score = nearer(best, ply);
            self.search.memory.put(key, best_move, score, BEYOND, bound);
        }
        best
    }

    /// Adds the exchanges of a node to the moves that wait, and those that press and lose nothing.
    fn line_up_loud(&mut self, node: &G::Node, way: &Way<G::Move>, hint: Option<G::Move>) -> usize {
        let from = self.line_up(node, way, false, hint);
        let Search { game, moves, .. } = &mut *self.search;
        let mut end = from;
        for place in from..moves.len() {
            let item = moves[place];
            let presses = || game.presses(node, item.mv) && game.gain(node, item.mv) >= 0;
            if item.is_noisy || presses() {
                moves[end] = item;
                end += 1;
            }
        }
        moves.truncate(end);
        from
    }

    fn quiet_below(
        &mut self,
        side: usize,
        child: &G::Node,
        way: &Way<G::Move>,
        beyond: i32,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let key = self.search.game.key(child);
        self.search.keys.push(key);
        let value = if self.search.game.side(child) == side {
            self.quiet(child, way, beyond, alpha, beta)
        } else {
            -self.quiet(child, way, beyond, -beta, -alpha)
        };
        self.search.keys.pop();
        value
    }

    fn is_impatient(&self) -> bool {
        self.search.nodes >= self.patience
    }

    /// Returns whether an exchange loses; the order tells it, but of the move that is tried first.
    fn loses(&self, node: &G::Node, item: &order::Item<G::Move>) -> bool {
        let noise = || self.search.game.noise(node, item.mv);
        item.order < 0 || item.order == order::FIRST && noise().is_some_and(|noise| noise < 0)
    }

    /// Returns the most that an exchange can bring.
    fn hope(&self, node: &G::Node, mv: G::Move) -> i32 {
        self.search.game.gain(node, mv) + G::MARGINS.capture
    }
}
