//! The tree: what a node is worth at some depth.

use crate::eyes::Eyes;
use crate::game::{Game, NoMoves};
use crate::limits::{Limits, Watch};
use crate::order::{self, Order, ScoredMove};
use crate::pruning::NodeInfo;
use crate::score::{DRAW, INFINITE, MATE, MAX_PLY, later, nearer};
use crate::static_evals::StaticEvals;
use crate::transposition_table::{Bound, Entry, TranspositionTable};
use crate::window::Window;

/// The search through one game, with all that it needs room for.
#[derive(Debug)]
pub struct Search<G: Game> {
    pub(crate) game: G,
    pub(crate) table: TranspositionTable<G::Move>,
    pub(crate) order: Order<G::Move>,
    /// The moves that wait at the nodes of the present line, one node's behind the other's.
    pub(crate) moves: Vec<ScoredMove<G::Move>>,
    /// The keys of the game so far, and of the present line.
    pub(crate) keys: Vec<u64>,
    /// Where the present line begins among the keys.
    pub(crate) root: usize,
    /// The principal variation from each ply on.
    pub(crate) pv_table: Vec<Vec<G::Move>>,
    pub(crate) nodes: u64,
}

/// An entry of the search stack: a node of the present line, and how it was reached.
pub(crate) struct StackEntry<'a, G: Game> {
    pub(crate) node: &'a G::Node,
    /// The distance from the root, in plies.
    pub(crate) ply: usize,
    /// The move that led there; none for a null move.
    pub(crate) last_move: Option<G::Move>,
    /// The [`Game::piece_to`] of that move.
    pub(crate) piece_to: usize,
    /// The static evaluations of the nodes before.
    pub(crate) static_evals: StaticEvals,
    /// How much more weak eyes overlook here than at the root, in thousandths.
    pub(crate) effort: u32,
}

impl<G: Game> StackEntry<'_, G> {
    /// The entry of the node after a move; `static_evals` has that of this node, too, and `effort`
    /// is that of the child.
    pub(crate) fn below<'a>(
        &self,
        child: &'a G::Node,
        mv: G::Move,
        (static_evals, effort): (StaticEvals, u32),
        game: &G,
    ) -> StackEntry<'a, G> {
        StackEntry {
            node: child,
            ply: self.ply + 1,
            last_move: Some(mv),
            piece_to: game.piece_to(self.node, mv),
            static_evals,
            effort,
        }
    }
}

/// A search while it answers one question.
pub(crate) struct Searcher<'a, G: Game> {
    pub(crate) search: &'a mut Search<G>,
    pub(crate) limits: Limits,
    pub(crate) eyes: Eyes,
    pub(crate) watch: &'a mut dyn Watch<G::Move>,
    /// The number of nodes after which the search stops.
    pub(crate) node_limit: u64,
    /// The number of nodes after which the quiescence search returns the best that it has found.
    pub(crate) quiescence_limit: u64,
    pub(crate) has_stopped: bool,
}

impl<G: Game> Search<G> {
    /// A search with a transposition table of this number of bytes.
    pub fn new(game: G, bytes: usize) -> Search<G> {
        Search {
            table: TranspositionTable::new(bytes),
            order: Order::new(G::INDICES, G::PIECE_TO_INDICES),
            moves: Vec::with_capacity(MAX_PLY * 64),
            keys: Vec::with_capacity(1024),
            root: 0,
            pv_table: (0..=MAX_PLY)
                .map(|_| Vec::with_capacity(MAX_PLY + 1))
                .collect(),
            nodes: 0,
            game,
        }
    }

    /// The game as it is searched.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The game, for changes of what its laws say; whoever makes them forgets what was found.
    pub fn game_mut(&mut self) -> &mut G {
        &mut self.game
    }

    /// Forgets everything, so that nothing that was asked before has a say in the next answer.
    pub fn forget(&mut self) {
        self.table.clear();
        self.order.clear();
    }

    /// Returns how full the transposition table is, in thousandths (UCI's `hashfull`).
    pub fn fullness(&self) -> u32 {
        self.table.fullness()
    }
}

impl<G: Game> Searcher<'_, G> {
    /// Counts a node; returns whether the search has stopped.
    pub(crate) fn stops(&mut self) -> bool {
        let search = &mut *self.search;
        search.nodes += 1;
        if !self.has_stopped {
            let asks = search.nodes.is_multiple_of(256);
            self.has_stopped = search.nodes >= self.node_limit || asks && self.watch.stops();
        }
        self.has_stopped
    }

    /// Returns what the end is worth, if the game has ended at a node by law or by repetition.
    pub(crate) fn ending(&self, node: &G::Node, ply: usize) -> Option<i32> {
        let Search { game, keys, .. } = &*self.search;
        if let Some(end) = game.ending(node) {
            return Some(later(end, ply));
        }
        let last = keys.len() - 1;
        let first = last.saturating_sub(game.reversible(node));
        let mut stood = 0;
        for place in (first..last).rev() {
            if keys[place] == keys[last] {
                // What comes again in the line can always come again; what stood before the root,
                // only if it stood twice.
                stood += if place >= self.search.root { 2 } else { 1 };
                if stood >= 2 {
                    return Some(DRAW);
                }
            }
        }
        None
    }

    /// Returns the score of checkmate or stalemate.
    pub(crate) fn no_moves(&self, node: &G::Node, ply: usize) -> i32 {
        match self.search.game.no_moves(node) {
            NoMoves::Lost => ply as i32 - MATE,
            NoMoves::Drawn => DRAW,
        }
    }

    /// Searches a child, and returns its score for the side at its parent, which may be the
    /// child's, too.
    pub(crate) fn search_child(
        &mut self,
        side: usize,
        child: &StackEntry<'_, G>,
        depth: i32,
        window: Window,
    ) -> i32 {
        self.at_child(side, child, window, |searcher, window| {
            searcher.alpha_beta(child, depth, window)
        })
    }

    /// Returns the score that `search` finds at a child with the window of the child's side, for
    /// the side at its parent.
    pub(crate) fn at_child(
        &mut self,
        side: usize,
        child: &StackEntry<'_, G>,
        window: Window,
        search: impl FnOnce(&mut Self, Window) -> i32,
    ) -> i32 {
        let key = self.search.game.key(child.node);
        self.search.keys.push(key);
        let score = if self.search.game.side(child.node) == side {
            search(self, window)
        } else {
            -search(self, window.flipped())
        };
        self.search.keys.pop();
        score
    }

    /// Alpha-beta search (negamax): returns the score of a node for its side to move, searched to a
    /// depth.
    fn alpha_beta(&mut self, at: &StackEntry<'_, G>, depth: i32, window: Window) -> i32 {
        let StackEntry { node, ply, .. } = *at;
        if depth <= 0 {
            return self.quiescence(at, 0, None, window);
        }
        self.search.pv_table[ply].clear();
        if self.stops() {
            return DRAW;
        }
        if let Some(end) = self.ending(node, ply) {
            return end;
        }
        if ply + 1 >= MAX_PLY {
            return self.search.game.evaluate(node);
        }
        // Mate distance pruning: no line from here is worth more than a mate at the next ply, or
        // less than one now.
        let window = Window {
            alpha: window.alpha.max(ply as i32 - MATE),
            beta: window.beta.min(MATE - 1 - ply as i32),
        };
        if window.alpha >= window.beta {
            return window.alpha;
        }
        let key = self.search.game.key(node);
        let entry = self.search.table.probe(key);
        if let Some(entry) = entry
            && let Some(score) = self.table_cutoff(&entry, depth, ply, window)
        {
            return score;
        }
        let side = self.search.game.side(node);
        let static_eval = self.static_eval(node, entry);
        let info = NodeInfo {
            depth,
            static_eval,
            is_improving: at.static_evals.is_improving(side, static_eval),
            in_check: self.search.game.in_check(node),
            is_pv: window.is_pv(),
            side,
        };
        if let Some(static_eval) = static_eval
            && let Some(score) = self.prune_node(at, &info, static_eval, window, entry)
        {
            return score;
        }
        let hash_move = entry.and_then(|entry| entry.mv);
        let info = NodeInfo {
            depth: self.internal_iterative_reduction(depth, hash_move.is_some()),
            ..info
        };
        self.search_moves(at, &info, window, hash_move)
    }

    /// Returns the score of an entry of the transposition table, if it makes a cutoff. In a search
    /// of all lines only what was searched exactly as deeply counts, so that its scores are those
    /// of the plain definition.
    fn table_cutoff(
        &self,
        entry: &Entry<G::Move>,
        depth: i32,
        ply: usize,
        window: Window,
    ) -> Option<i32> {
        let (is_enough, is_asked) = match self.limits.selective {
            true => (entry.depth() >= depth, !window.is_pv()),
            false => (
                entry.depth() == depth,
                !window.is_pv() || entry.bound == Bound::Exact,
            ),
        };
        let score = later(entry.score(), ply);
        (is_enough && is_asked && entry.bound.cuts(score, window)).then_some(score)
    }

    /// Searches the moves of a node one by one.
    fn search_moves(
        &mut self,
        at: &StackEntry<'_, G>,
        info: &NodeInfo,
        window: Window,
        hash_move: Option<G::Move>,
    ) -> i32 {
        let StackEntry { node, ply, .. } = *at;
        let Window { mut alpha, beta } = window;
        let static_evals = at.static_evals.after(info.side, info.static_eval);
        let from = self.generate(at, false, hash_move);
        let sees_all = self.search.game.sees_all(node);
        let (mut best, mut best_move, mut seen) = (-INFINITE, None, 0);
        let count = self.search.moves.len() - from;
        let [here, deeper] = self.efforts(at.effort, from);
        for place in from..from + count {
            order::pick_best(&mut self.search.moves[place..]);
            let mv = self.search.moves[place];
            if !sees_all && self.misses(at, mv.mv, here) {
                continue;
            }
            if self.is_pruned(node, &mv, info, seen, alpha, best) {
                continue;
            }
            seen += 1;
            let child = self.search.game.play(node, mv.mv);
            let child = at.below(&child, mv.mv, (static_evals, deeper), &self.search.game);
            let score = self.search_move(&child, &mv, info, seen, Window { alpha, beta });
            if self.has_stopped {
                self.search.moves.truncate(from);
                return best.max(alpha);
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(mv.mv);
                    self.update_pv(ply, mv.mv);
                }
                if score >= beta {
                    if !mv.is_noisy() {
                        let Search {
                            order, game, moves, ..
                        } = &mut *self.search;
                        order.update_history(game, at, mv.mv, info.depth, &moves[from..place]);
                    }
                    break;
                }
            }
        }
        self.search.moves.truncate(from);
        if count == 0 {
            return self.no_moves(node, ply);
        }
        if seen == 0 {
            // It sees no move, and so no change.
            return self.search.game.evaluate(node);
        }
        let (score, bound) = (nearer(best, ply), Bound::of(best, window));
        let found = Entry::new(best_move, score, info.static_eval, info.depth, bound);
        self.search.table.store(self.search.game.key(node), found);
        best
    }

    /// Returns whether the eyes miss a move.
    pub(crate) fn misses(&self, at: &StackEntry<'_, G>, mv: G::Move, effort: u32) -> bool {
        if self.eyes.blind == 0 {
            return false;
        }
        let game = &self.search.game;
        let obscurity = game.obscurity(at.node, mv, at.last_move);
        self.eyes.miss(game.index(at.node, mv), obscurity, effort)
    }

    /// Returns the effort of seeing the moves from a place on, which wait at a node with this
    /// effort, and that of the nodes after them.
    pub(crate) fn efforts(&self, effort: u32, from: usize) -> [u32; 2] {
        if self.eyes.blind == 0 {
            return [effort; 2];
        }
        let moves = &self.search.moves[from..];
        let noisy = moves.iter().filter(|mv| mv.is_noisy()).count();
        let here = self.eyes.distracted(effort, noisy);
        [here, self.eyes.deeper(effort, moves.len())]
    }

    /// Generates a node's moves behind those that wait, each with its score, and returns where they
    /// begin.
    pub(crate) fn generate(
        &mut self,
        at: &StackEntry<'_, G>,
        noisy: bool,
        hash_move: Option<G::Move>,
    ) -> usize {
        let Search {
            game, order, moves, ..
        } = &mut *self.search;
        let from = moves.len();
        game.visit(at.node, noisy, |mv| {
            let capture = game.capture(at.node, mv);
            moves.push(order.score_move(game, at, mv, capture, hash_move));
        });
        from
    }

    /// Updates the principal variation from a ply on: this move, and then that from the next ply.
    pub(crate) fn update_pv(&mut self, ply: usize, mv: G::Move) {
        let (before, after) = self.search.pv_table.split_at_mut(ply + 1);
        let (Some(pv), Some(rest)) = (before.last_mut(), after.first()) else {
            return;
        };
        pv.clear();
        pv.push(mv);
        pv.extend_from_slice(rest);
    }
}
