//! Looking less far where little is to be expected. A search of all lines does nothing of it.

use crate::game::Game;
use crate::memory::{Bound, Known};
use crate::order::{Item, NO_SHAPE};
use crate::score::{DRAW, MATES, is_end};
use crate::search::{Look, Search, Way};

/// What is known of a node before its moves are tried.
pub(crate) struct Care {
    pub(crate) depth: i32,
    /// What the position is worth if nothing is pending; `None` where that tells nothing.
    pub(crate) stand: Option<i32>,
    pub(crate) is_pressed: bool,
    pub(crate) is_wide: bool,
}

impl<G: Game> Look<'_, G> {
    /// Returns what a node is worth if nothing is pending; `None` where that tells nothing, or is
    /// not asked.
    pub(crate) fn stand(&self, node: &G::Node) -> Option<i32> {
        let game = &self.search.game;
        let tells = self.limits.selective && !game.is_pressed(node);
        tells.then(|| game.evaluate(node))
    }

    /// Returns what a node will be worth by all that can be foreseen, without its moves: at least
    /// `beta`, or at most `alpha`.
    pub(crate) fn forecast(
        &mut self,
        node: &G::Node,
        way: &Way<G::Move>,
        depth: i32,
        stand: i32,
        (alpha, beta): (i32, i32),
        known: Option<Known<G::Move>>,
    ) -> Option<i32> {
        let is_wide = beta - alpha > 1;
        if is_wide || is_end(alpha) || is_end(beta) {
            return None;
        }
        let margin = G::MARGINS.ply;
        if depth <= 7 && stand - margin * depth >= beta {
            return Some(stand);
        }
        if depth <= 3 && stand + 3 * margin * depth + margin <= alpha {
            let value = self.quiet(node, way, 0, alpha, beta);
            if value <= alpha {
                return Some(value);
            }
        }
        let is_lower = known
            .is_some_and(|known| known.bound == Bound::AtMost && i32::from(known.score) < beta);
        if depth >= 3 && stand >= beta && !is_lower && way.before.is_some() {
            return self.pass(node, way.ply, depth, stand, beta);
        }
        None
    }

    /// Lets the side to move pass: if even that holds, some move will.
    fn pass(
        &mut self,
        node: &G::Node,
        ply: usize,
        depth: i32,
        stand: i32,
        beta: i32,
    ) -> Option<i32> {
        let passed = self.search.game.pass(node)?;
        let side = self.search.game.side(node);
        let less = 3 + depth / 3 + ((stand - beta) / (2 * G::MARGINS.ply)).clamp(0, 3);
        let on = Way {
            ply: ply + 1,
            before: None,
            shape: NO_SHAPE,
        };
        let value = self.below(side, &passed, &on, depth - less, (beta - 1, beta));
        if self.has_stopped {
            return Some(DRAW);
        }
        // A mate after a pass is none.
        (value >= beta).then_some(if value >= MATES { beta } else { value })
    }

    /// Returns how deeply a node is looked at: without an idea which move is best, it is cheaper to
    /// look less deeply first.
    pub(crate) fn depth_without_hint(&self, depth: i32, without: bool) -> i32 {
        depth - i32::from(self.limits.selective && depth >= 4 && without)
    }

    /// Returns whether a move need not be tried.
    pub(crate) fn is_hopeless(
        &self,
        node: &G::Node,
        item: &Item<G::Move>,
        care: &Care,
        seen: usize,
        (alpha, best): (i32, i32),
    ) -> bool {
        let Some(stand) = care.stand else {
            return false;
        };
        if seen == 0 || best <= -MATES || care.depth > 8 {
            return false;
        }
        let margins = G::MARGINS;
        let depth = care.depth;
        let game = &self.search.game;
        let promises_little = if item.is_noisy {
            item.order < 0 && game.gain(node, item.mv) < -margins.exchange * depth
        } else {
            let is_late = seen as i32 > 3 + depth * depth;
            let is_far_off = stand + margins.ply * (depth + 1) <= alpha;
            depth <= 6 && (is_late || is_far_off)
                || game.gain(node, item.mv) < -margins.exchange * depth * 2 / 3
        };
        promises_little && !game.presses(node, item.mv)
    }

    /// Returns what a move is worth: first by a narrow window, and those that come late less
    /// deeply, then again if they promise more.
    #[expect(clippy::too_many_arguments, reason = "a step of one loop")]
    pub(crate) fn probe(
        &mut self,
        child: &G::Node,
        on: &Way<G::Move>,
        item: &Item<G::Move>,
        care: &Care,
        seen: usize,
        side: usize,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let presses = self.search.game.is_pressed(child);
        let more = i32::from(self.extends(presses, on.ply));
        let depth = care.depth - 1 + more;
        if seen == 1 {
            return self.below(side, child, on, depth, (alpha, beta));
        }
        let less = match self.limits.selective && more == 0 {
            true => self.reduction(item, care, seen, on.ply - 1),
            false => 0,
        };
        let narrow = (alpha, alpha + 1);
        let mut value = self.below(side, child, on, depth - less, narrow);
        if value > alpha && less > 0 {
            value = self.below(side, child, on, depth, narrow);
        }
        if value > alpha && value < beta {
            value = self.below(side, child, on, depth, (alpha, beta));
        }
        value
    }

    /// Returns whether a move is looked at one ply further: it presses. Also one that gives a man
    /// away, since nobody sees otherwise what that was for.
    fn extends(&self, presses: bool, ply: usize) -> bool {
        self.limits.selective && presses && ply < 2 * usize::from(self.limits.plies)
    }

    /// Returns how many plies less deeply a late move is looked at.
    fn reduction(&self, item: &Item<G::Move>, care: &Care, seen: usize, ply: usize) -> i32 {
        let first = if care.is_wide { 3 } else { 2 };
        if care.depth < 3 || seen <= first || item.is_noisy && item.order >= 0 {
            return 0;
        }
        let search: &Search<G> = self.search;
        let mut less = (logarithm(care.depth as u32) * logarithm(seen as u32) / 20_000) as i32 + 1;
        if care.is_wide || care.is_pressed {
            less -= 1;
        }
        if search.order.is_killer(ply, item.mv) {
            less -= 1;
        }
        if !item.is_noisy {
            less -= item.order.clamp(-16_000, 16_000) / 8_000;
        }
        less.clamp(0, care.depth - 2)
    }
}

/// The logarithm to base 2, in 64ths: a straight line between the powers, since the functions of
/// the standard library differ from machine to machine.
fn logarithm(n: u32) -> u32 {
    let whole = n.max(1).ilog2();
    let rest = ((n.max(1) - (1 << whole)) * 64) >> whole;
    whole * 64 + rest
}

#[cfg(test)]
mod tests {
    use super::logarithm;

    #[test]
    fn logarithms_grow() {
        assert_eq!([1, 2, 4, 64].map(logarithm), [0, 64, 128, 384]);
        assert!((1..100).all(|n| logarithm(n) < logarithm(n + 1)));
    }
}
