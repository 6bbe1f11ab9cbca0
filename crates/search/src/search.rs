//! The tree: what a node is worth at some depth.

use crate::eyes::Eyes;
use crate::game::{Game, Stuck};
use crate::limits::{Limits, Watch};
use crate::memory::{Bound, Known, Memory};
use crate::order::{self, Item, Order};
use crate::score::{DRAW, INFINITE, MATE, MOST_PLIES, later, nearer};
use crate::selective::Care;

/// The search through one game, with all that it needs room for.
#[derive(Debug)]
pub struct Search<G: Game> {
    pub(crate) game: G,
    pub(crate) memory: Memory<G::Move>,
    pub(crate) order: Order<G::Move>,
    /// The moves that wait at the nodes of the present line, one node's behind the other's.
    pub(crate) moves: Vec<Item<G::Move>>,
    /// The keys of the game so far, and of the present line.
    pub(crate) keys: Vec<u64>,
    /// Where the present line begins among the keys.
    pub(crate) root: usize,
    /// The expected line from each ply on.
    pub(crate) lines: Vec<Vec<G::Move>>,
    pub(crate) nodes: u64,
}

/// How a node was reached.
pub(crate) struct Way<M> {
    /// How many plies from the root.
    pub(crate) ply: usize,
    /// The move that led there; none for a pass.
    pub(crate) before: Option<M>,
    /// The shape of that move.
    pub(crate) shape: usize,
}

/// A search while it thinks about one question.
pub(crate) struct Look<'a, G: Game> {
    pub(crate) search: &'a mut Search<G>,
    pub(crate) limits: Limits,
    pub(crate) eyes: Eyes,
    pub(crate) watch: &'a mut dyn Watch<G::Move>,
    /// The number of nodes after which the search stops.
    pub(crate) most: u64,
    /// The number of nodes after which the quiescence search returns the best that it has found.
    pub(crate) patience: u64,
    pub(crate) has_stopped: bool,
}

impl<G: Game> Search<G> {
    /// A search with a table of so many bytes.
    pub fn new(game: G, bytes: usize) -> Search<G> {
        Search {
            memory: Memory::new(bytes),
            order: Order::new(G::INDICES, G::SHAPES),
            moves: Vec::with_capacity(MOST_PLIES * 64),
            keys: Vec::with_capacity(1024),
            root: 0,
            lines: (0..=MOST_PLIES)
                .map(|_| Vec::with_capacity(MOST_PLIES + 1))
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
        self.memory.forget();
        self.order.forget();
    }

    /// Returns how many thousandths of the table are taken.
    pub fn fullness(&self) -> u32 {
        self.memory.fullness()
    }
}

impl<G: Game> Look<'_, G> {
    /// Counts a node; returns whether the search has stopped.
    pub(crate) fn stops(&mut self) -> bool {
        let search = &mut *self.search;
        search.nodes += 1;
        if !self.has_stopped {
            let asks = search.nodes.is_multiple_of(1024);
            self.has_stopped = search.nodes >= self.most || asks && self.watch.stops();
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

    pub(crate) fn stuck(&self, node: &G::Node, ply: usize) -> i32 {
        match self.search.game.stuck(node) {
            Stuck::Lost => ply as i32 - MATE,
            Stuck::Drawn => DRAW,
        }
    }

    /// Returns what a child is worth to the side at its parent, which may be the child's, too.
    pub(crate) fn below(
        &mut self,
        side: usize,
        child: &G::Node,
        way: &Way<G::Move>,
        depth: i32,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let key = self.search.game.key(child);
        self.search.keys.push(key);
        let value = if self.search.game.side(child) == side {
            self.value(child, way, depth, alpha, beta)
        } else {
            -self.value(child, way, depth, -beta, -alpha)
        };
        self.search.keys.pop();
        value
    }

    /// Returns what a node is worth to its side to move, if it is looked at so deeply; at most
    /// `alpha` and at least `beta` are only bounds.
    pub(crate) fn value(
        &mut self,
        node: &G::Node,
        way: &Way<G::Move>,
        depth: i32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let ply = way.ply;
        if depth <= 0 {
            return self.quiet(node, way, 0, alpha, beta);
        }
        self.search.lines[ply].clear();
        if self.stops() {
            return DRAW;
        }
        if let Some(end) = self.ending(node, ply) {
            return end;
        }
        if ply + 1 >= MOST_PLIES {
            return self.search.game.evaluate(node);
        }
        // No line from here is worth more than a mate at the next ply, or less than one now.
        let (alpha, beta) = (
            alpha.max(ply as i32 - MATE),
            beta.min(MATE - 1 - ply as i32),
        );
        if alpha >= beta {
            return alpha;
        }
        let key = self.search.game.key(node);
        let known = self.search.memory.get(key);
        if let Some(known) = known
            && let Some(score) = self.settled(&known, depth, ply, (alpha, beta))
        {
            return score;
        }
        let stand = self.stand(node);
        if let Some(stand) = stand
            && let Some(score) = self.forecast(node, way, depth, stand, (alpha, beta), known)
        {
            return score;
        }
        self.try_all(node, way, depth, (alpha, beta), (stand, known))
    }

    /// Returns what is known already, if it is enough. In a search of all lines only what was
    /// looked at exactly as deeply counts, so that its values are those of the plain definition.
    fn settled(
        &self,
        known: &Known<G::Move>,
        depth: i32,
        ply: usize,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        let is_wide = beta - alpha > 1;
        let (is_enough, is_asked) = match self.limits.selective {
            true => (i32::from(known.depth) >= depth, !is_wide),
            false => (
                i32::from(known.depth) == depth,
                !is_wide || known.bound == Bound::Exact,
            ),
        };
        let score = later(known.score.into(), ply);
        let cuts = match known.bound {
            Bound::Exact => true,
            Bound::AtLeast => score >= beta,
            Bound::AtMost => score <= alpha,
        };
        (is_enough && is_asked && cuts).then_some(score)
    }

    /// Looks at the moves of a node one by one.
    fn try_all(
        &mut self,
        node: &G::Node,
        way: &Way<G::Move>,
        depth: i32,
        (mut alpha, beta): (i32, i32),
        (stand, known): (Option<i32>, Option<Known<G::Move>>),
    ) -> i32 {
        let Way { ply, before, .. } = *way;
        let hint = known.and_then(|known| known.mv);
        let side = self.search.game.side(node);
        let is_pressed = self.search.game.is_pressed(node);
        let care = Care {
            depth: self.depth_without_hint(depth, hint.is_none()),
            stand,
            is_pressed,
            is_wide: beta - alpha > 1,
        };
        let from = self.line_up(node, way, false, hint);
        let (mut best, mut best_move, mut seen) = (-INFINITE, None, 0);
        let (old_alpha, count) = (alpha, self.search.moves.len() - from);
        for place in from..from + count {
            order::bring_first(&mut self.search.moves[place..]);
            let item = self.search.moves[place];
            if !is_pressed && self.misses(node, item.mv, before) {
                continue;
            }
            if self.is_hopeless(node, &item, &care, seen, (alpha, best)) {
                continue;
            }
            seen += 1;
            let child = self.search.game.play(node, item.mv);
            let on = Way {
                ply: ply + 1,
                before: Some(item.mv),
                shape: self.search.game.shape(node, item.mv),
            };
            let value = self.probe(&child, &on, &item, &care, seen, side, (alpha, beta));
            if self.has_stopped {
                self.search.moves.truncate(from);
                return best.max(alpha);
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_move = Some(item.mv);
                    self.lengthen(ply, item.mv);
                }
                if value >= beta {
                    if !item.is_noisy {
                        let Search {
                            order, game, moves, ..
                        } = &mut *self.search;
                        let tried = &moves[from..place];
                        let answer = (item.mv, ply, way.shape);
                        order.reward(game, node, answer, depth, tried);
                    }
                    break;
                }
            }
        }
        self.search.moves.truncate(from);
        if count == 0 {
            return self.stuck(node, ply);
        }
        if seen == 0 {
            // It sees no move, and so no change.
            return self.search.game.evaluate(node);
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > old_alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        let key = self.search.game.key(node);
        let score = nearer(best, ply);
        self.search.memory.put(key, best_move, score, depth, bound);
        best
    }

    /// Returns whether the eyes miss a move.
    pub(crate) fn misses(&self, node: &G::Node, mv: G::Move, before: Option<G::Move>) -> bool {
        if self.eyes.blind == 0 {
            return false;
        }
        let game = &self.search.game;
        let obscurity = game.obscurity(node, mv, before);
        self.eyes.miss(game.index(node, mv), obscurity)
    }

    /// Adds a node's moves to those that wait, each with its number, and returns where they begin.
    pub(crate) fn line_up(
        &mut self,
        node: &G::Node,
        way: &Way<G::Move>,
        noisy: bool,
        hint: Option<G::Move>,
    ) -> usize {
        let Search {
            game, order, moves, ..
        } = &mut *self.search;
        let from = moves.len();
        game.visit(node, noisy, |mv| {
            let mut item = order.number(game, node, (mv, way.ply, way.shape));
            if hint == Some(mv) {
                item.order = order::FIRST;
            }
            moves.push(item);
        });
        from
    }

    /// The expected line from a ply on is this move, and then that from the next one.
    pub(crate) fn lengthen(&mut self, ply: usize, mv: G::Move) {
        let (before, after) = self.search.lines.split_at_mut(ply + 1);
        let (Some(line), Some(rest)) = (before.last_mut(), after.first()) else {
            return;
        };
        line.clear();
        line.push(mv);
        line.extend_from_slice(rest);
    }
}
