//! Pruning, reductions and extensions: looking less far where little is to be expected. A search of
//! all lines does nothing of it.

use crate::game::Game;
use crate::order::{NO_PIECE_TO, ScoredMove};
use crate::score::{DRAW, MATES, is_end};
use crate::search::{Search, Searcher, StackEntry};
use crate::transposition_table::{Bound, Entry, QUIESCENCE};
use crate::window::Window;

/// What is known of a node before its moves are searched.
pub(crate) struct NodeInfo {
    pub(crate) depth: i32,
    /// The static evaluation; `None` in check, where it tells nothing, and where it is not asked.
    pub(crate) static_eval: Option<i32>,
    /// Whether the side to move stands better than when it was to move before.
    pub(crate) is_improving: bool,
    pub(crate) in_check: bool,
    /// Whether it is a node of the principal variation.
    pub(crate) is_pv: bool,
    /// The side to move.
    pub(crate) side: usize,
}

impl<G: Game> Searcher<'_, G> {
    /// Returns the static evaluation, from the transposition table if it has it; `None` in check,
    /// where it tells nothing, and in a search of all lines.
    pub(crate) fn static_eval(&self, node: &G::Node, entry: Option<Entry<G::Move>>) -> Option<i32> {
        let game = &self.search.game;
        if !self.limits.selective || game.in_check(node) {
            return None;
        }
        let known = entry.and_then(|entry| entry.static_eval());
        Some(known.unwrap_or_else(|| game.evaluate(node)))
    }

    /// Prunes a whole node by its static evaluation, and returns its score then: by reverse
    /// futility, by razoring or by a null move.
    pub(crate) fn prune_node(
        &mut self,
        at: &StackEntry<'_, G>,
        info: &NodeInfo,
        static_eval: i32,
        window: Window,
        entry: Option<Entry<G::Move>>,
    ) -> Option<i32> {
        let NodeInfo {
            depth,
            is_improving,
            side,
            ..
        } = *info;
        if info.is_pv || is_end(window.alpha) || is_end(window.beta) {
            return None;
        }
        if let Some(score) = reverse_futility::<G>(depth, is_improving, static_eval, window.beta) {
            if entry.is_none() {
                // Wherever the node is met again, its evaluation is at hand.
                let found = Entry::new(None, score, Some(score), QUIESCENCE, Bound::Lower);
                self.search
                    .table
                    .store(self.search.game.key(at.node), found);
            }
            return Some(score);
        }
        if let Some(score) = self.razor(at, depth, static_eval, window) {
            return Some(score);
        }
        let fails_low =
            entry.is_some_and(|entry| entry.bound == Bound::Upper && entry.score() < window.beta);
        match fails_low {
            true => None,
            false => self.null_move(at, depth, side, static_eval, window.beta),
        }
    }

    /// Razoring: near the horizon and far below alpha, the quiescence search decides.
    fn razor(
        &mut self,
        at: &StackEntry<'_, G>,
        depth: i32,
        static_eval: i32,
        window: Window,
    ) -> Option<i32> {
        let margin = G::MARGINS.ply;
        if depth > 3 || static_eval + 3 * margin * depth + margin > window.alpha {
            return None;
        }
        let score = self.quiescence(at, 0, Some(static_eval), window);
        (score <= window.alpha).then_some(score)
    }

    /// Null-move pruning: if the side to move could even pass and score beta, some move will.
    fn null_move(
        &mut self,
        at: &StackEntry<'_, G>,
        depth: i32,
        side: usize,
        static_eval: i32,
        beta: i32,
    ) -> Option<i32> {
        // Never two null moves in a row.
        at.last_move?;
        if depth < 3 || static_eval < beta {
            return None;
        }
        let passed = self.search.game.null_move(at.node)?;
        let reduction = 3 + depth / 3 + ((static_eval - beta) / (2 * G::MARGINS.ply)).clamp(0, 3);
        let child = StackEntry {
            node: &passed,
            ply: at.ply + 1,
            last_move: None,
            piece_to: NO_PIECE_TO,
            static_evals: at.static_evals.after(side, Some(static_eval)),
            effort: at.effort,
        };
        let score = self.search_child(side, &child, depth - reduction, Window::null(beta - 1));
        if self.has_stopped {
            return Some(DRAW);
        }
        // A mate that follows a null move is not proved.
        (score >= beta).then_some(if score >= MATES { beta } else { score })
    }

    /// Internal iterative reduction: returns the depth to search to, one ply less without a hash
    /// move.
    pub(crate) fn internal_iterative_reduction(&self, depth: i32, has_hash_move: bool) -> i32 {
        depth - i32::from(self.limits.selective && depth >= 4 && !has_hash_move)
    }

    /// Returns whether a move is pruned: by late-move pruning, by futility or by static exchange
    /// evaluation (SEE). No move of the principal variation is.
    pub(crate) fn is_pruned(
        &self,
        node: &G::Node,
        mv: &ScoredMove<G::Move>,
        info: &NodeInfo,
        seen: usize,
        alpha: i32,
        best: i32,
    ) -> bool {
        let Some(static_eval) = info.static_eval else {
            return false;
        };
        if info.is_pv || seen == 0 || best <= -MATES || info.depth > 8 {
            return false;
        }
        let margins = G::MARGINS;
        let depth = info.depth;
        let game = &self.search.game;
        let promises_little = if let Some(capture) = mv.capture {
            capture.loss > margins.exchange * depth
        } else {
            let late = (3 + depth * depth) / if info.is_improving { 1 } else { 2 };
            let is_late = seen as i32 > late;
            let is_futile = static_eval + margins.ply * (depth + 1) <= alpha;
            depth <= 6 && (is_late || is_futile)
                || game.see(node, mv.mv) < -margins.exchange * depth * 2 / 3
        };
        promises_little && !game.gives_check(node, mv.mv)
    }

    /// Principal variation search of one move: the first in the whole window, others in a null
    /// window and with late move reductions, then again if they promise more.
    pub(crate) fn search_move(
        &mut self,
        child: &StackEntry<'_, G>,
        mv: &ScoredMove<G::Move>,
        info: &NodeInfo,
        seen: usize,
        window: Window,
    ) -> i32 {
        let Window { alpha, beta } = window;
        let side = info.side;
        let extension = self.check_extension(child);
        let depth = info.depth - 1 + extension;
        if seen == 1 {
            return self.search_child(side, child, depth, window);
        }
        let reduction = match self.limits.selective && extension == 0 {
            true => self.late_move_reduction(mv, info, seen, child.ply - 1),
            false => 0,
        };
        let null = Window::null(alpha);
        let mut score = self.search_child(side, child, depth - reduction, null);
        if score > alpha && reduction > 0 {
            score = self.search_child(side, child, depth, null);
        }
        if score > alpha && score < beta {
            score = self.search_child(side, child, depth, window);
        }
        score
    }

    /// Check extension: returns 1 for a move that gives check, also where it gives a man away,
    /// since nobody sees otherwise what that was for.
    fn check_extension(&self, child: &StackEntry<'_, G>) -> i32 {
        let is_near = child.ply < 2 * usize::from(self.limits.plies);
        i32::from(self.limits.selective && is_near && self.search.game.is_extended(child.node))
    }

    /// Late move reduction: returns how many plies less deeply a late move is searched.
    fn late_move_reduction(
        &self,
        mv: &ScoredMove<G::Move>,
        info: &NodeInfo,
        seen: usize,
        ply: usize,
    ) -> i32 {
        let first = if info.is_pv { 3 } else { 2 };
        if info.depth < 3 || seen <= first || mv.is_good_capture() {
            return 0;
        }
        let search: &Search<G> = self.search;
        let mut reduction =
            (logarithm(info.depth as u32) * logarithm(seen as u32) / 20_000) as i32 + 1;
        if info.is_pv || info.in_check {
            reduction -= 1;
        }
        if search.order.is_killer(ply, mv.mv) {
            reduction -= 1;
        }
        if !mv.is_noisy() {
            reduction -= mv.score.clamp(-16_000, 16_000) / 8_000;
        }
        reduction.clamp(0, info.depth - 2)
    }
}

/// Reverse futility pruning: near the horizon and far above beta, the static evaluation is the
/// score; sooner, if the position is improving.
fn reverse_futility<G: Game>(
    depth: i32,
    is_improving: bool,
    static_eval: i32,
    beta: i32,
) -> Option<i32> {
    let margin = G::MARGINS.ply * (depth - i32::from(is_improving));
    (depth <= 7 && static_eval - margin >= beta).then_some(static_eval)
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
