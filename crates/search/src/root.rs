//! The root: its choices are searched one ply deeper each time.

use std::ops::RangeInclusive;

use rochade_sort::insertion_sort;

use crate::eyes::{Eyes, ROOT_EFFORT};
use crate::found::{Choice, Found, Progress, Worth};
use crate::game::Game;
use crate::limits::{Limits, Watch};
use crate::order::NO_PIECE_TO;
use crate::score::{INFINITE, is_mate, mate_in};
use crate::search::{Search, Searcher, StackEntry};
use crate::static_evals::StaticEvals;
use crate::window::Window;

/// The depth from which on a score is expected near that of the ply before.
const EXPECTING: i32 = 5;

/// The least and the most nodes that the first ply may take, whatever the limits say: beyond them
/// the quiescence search is broken off.
const FIRST: RangeInclusive<u64> = 1 << 14..=1 << 18;

/// The root of a search.
struct Root<'a, G: Game> {
    node: &'a G::Node,
    side: usize,
    choices: &'a [Choice<G::Move, G::Node>],
}

impl<G: Game> Search<G> {
    /// Searches all that can be played at a node by iterative deepening, and returns what each
    /// choice is worth. `before` has the keys of the positions that stood before it, the first one
    /// first.
    ///
    /// Nothing comes of no choices: [`Found::worths`] is then empty.
    pub fn think(
        &mut self,
        node: &G::Node,
        choices: &[Choice<G::Move, G::Node>],
        before: &[u64],
        limits: Limits,
        eyes: Eyes,
        watch: &mut dyn Watch<G::Move>,
    ) -> Found<G::Move> {
        self.begin(node, before);
        self.table.grow_older();
        let mut searcher = Searcher {
            search: self,
            limits,
            eyes,
            watch,
            node_limit: u64::MAX,
            quiescence_limit: u64::MAX,
            has_stopped: false,
        };
        let root = Root {
            node,
            side: searcher.search.game.side(node),
            choices,
        };
        let mut worths = searcher.seen_choices(&root);
        let mut found = Found {
            worths: worths.clone(),
            plies: 0,
            nodes: 0,
            pv: Vec::new(),
        };
        if worths.is_empty() {
            return found;
        }
        for plies in 1..=limits.plies.max(1) {
            let is_whole = searcher.search_within_aspiration(&root, &mut worths, i32::from(plies));
            found.nodes = searcher.search.nodes;
            found.worths.clone_from(&worths);
            if !searcher.search.pv_table[0].is_empty() {
                found.pv.clone_from(&searcher.search.pv_table[0]);
            }
            if !is_whole {
                break;
            }
            found.plies = plies;
            (searcher.node_limit, searcher.quiescence_limit) = (limits.nodes, u64::MAX);
            let progress = Progress {
                worths: &worths,
                plies,
                nodes: found.nodes,
                pv: &found.pv,
            };
            let is_known = mate_in(worths[0].score)
                .is_some_and(|mate| mate.unsigned_abs() <= u32::from(plies));
            let is_over = found.nodes >= limits.nodes || is_known;
            if !searcher.watch.goes_on(&progress) || is_over {
                break;
            }
        }
        if found.worths[0].score == -INFINITE {
            // It was stopped before it had looked at anything.
            found.worths[0].score = searcher.search.game.evaluate(node);
        }
        found
    }

    /// Sets all back for a question.
    pub(crate) fn begin(&mut self, node: &G::Node, before: &[u64]) {
        self.nodes = 0;
        self.moves.clear();
        self.keys.clear();
        self.keys.extend_from_slice(before);
        self.root = self.keys.len();
        self.keys.push(self.game.key(node));
        for pv in &mut self.pv_table {
            pv.clear();
        }
    }
}

impl<G: Game> Searcher<'_, G> {
    /// The choices that the eyes see, half as many missed as elsewhere; all, if they see none.
    fn seen_choices(&self, root: &Root<'_, G>) -> Vec<Worth<G::Move>> {
        let game = &self.search.game;
        let sees_all = game.sees_all(root.node);
        let is_noisy = |made: &&Choice<_, _>| game.capture(root.node, made.mv).is_some();
        let noisy = root.choices.iter().filter(is_noisy).count();
        let effort = self.eyes.distracted(ROOT_EFFORT, noisy);
        let sees = |mv: G::Move| {
            let obscurity = game.obscurity(root.node, mv, None) / 2;
            sees_all || !self.eyes.miss(game.index(root.node, mv), obscurity, effort)
        };
        let all = root.choices.iter().enumerate().map(|(choice, made)| Worth {
            choice,
            mv: made.mv,
            score: -INFINITE,
        });
        let seen: Vec<_> = all.clone().filter(|worth| sees(worth.mv)).collect();
        match seen.is_empty() {
            true => all.collect(),
            false => seen,
        }
    }

    /// Searches all choices to a depth within aspiration windows, and orders them; returns whether
    /// it came to the end.
    fn search_within_aspiration(
        &mut self,
        root: &Root<'_, G>,
        worths: &mut [Worth<G::Move>],
        depth: i32,
    ) -> bool {
        if self.limits.width > 0 {
            return self.weigh(root, worths, depth);
        }
        let expected = worths[0].score;
        let mut around = G::MARGINS.aspiration;
        let mut window = match depth >= EXPECTING && !is_mate(expected) {
            true => Window {
                alpha: expected - around,
                beta: expected + around,
            },
            false => Window::FULL,
        };
        loop {
            let best = self.search_root(root, worths, depth, window);
            if self.has_stopped {
                return false;
            }
            around *= 3;
            let off = if around > 1_000 { INFINITE } else { around };
            if best <= window.alpha {
                window.alpha = (expected - off).max(-INFINITE);
            } else if best >= window.beta {
                window.beta = (expected + off).min(INFINITE);
            } else {
                return true;
            }
        }
    }

    /// Principal variation search at the root: finds the best choice and brings it to the front; of
    /// the others it is only found that they aren't better.
    fn search_root(
        &mut self,
        root: &Root<'_, G>,
        worths: &mut [Worth<G::Move>],
        depth: i32,
        window: Window,
    ) -> i32 {
        let Window { mut alpha, beta } = window;
        let effort = self.eyes.deeper(ROOT_EFFORT, root.choices.len());
        let mut best = -INFINITE;
        for place in 0..worths.len() {
            self.allot(depth, place, worths.len());
            let Worth { choice, mv, .. } = worths[place];
            let child = self.child(root.node, &root.choices[choice], effort);
            let mut score = alpha + 1;
            if place > 0 {
                score = self.search_child(root.side, &child, depth - 1, Window::null(alpha));
            }
            if score > alpha && !self.has_stopped {
                score = self.search_child(root.side, &child, depth - 1, Window { alpha, beta });
            }
            if self.has_stopped {
                return best;
            }
            worths[place].score = score;
            if score > best {
                best = score;
                if score > alpha || place == 0 {
                    worths[..=place].rotate_right(1);
                }
                if score > alpha {
                    self.update_pv(0, mv);
                    alpha = score;
                }
                if score >= beta {
                    break;
                }
            }
        }
        best
    }

    /// Allots a choice its share of what the first ply may take, with what those before have left.
    fn allot(&mut self, depth: i32, place: usize, of: usize) {
        if depth == 1 {
            let all = self.limits.nodes.clamp(*FIRST.start(), *FIRST.end());
            self.quiescence_limit = all * (place as u64 + 1) / of as u64;
        }
    }

    /// Finds the exact score of each choice within the width of the best one, as for several lines
    /// (`MultiPV`). Of the first ply, the scores found before a stop count, too.
    fn weigh(&mut self, root: &Root<'_, G>, worths: &mut [Worth<G::Move>], depth: i32) -> bool {
        let mut best = -INFINITE;
        let effort = self.eyes.deeper(ROOT_EFFORT, root.choices.len());
        let mut found = Vec::with_capacity(worths.len());
        for (place, worth) in worths.iter().enumerate() {
            self.allot(depth, place, worths.len());
            let window = Window {
                alpha: (best - self.limits.width).max(-INFINITE),
                ..Window::FULL
            };
            let child = self.child(root.node, &root.choices[worth.choice], effort);
            let score = self.search_child(root.side, &child, depth - 1, window);
            if self.has_stopped {
                break;
            }
            if score > best {
                best = score;
                self.update_pv(0, worth.mv);
            }
            found.push(Worth { score, ..*worth });
        }
        insertion_sort(&mut found, |worth| -worth.score);
        if !self.has_stopped || depth == 1 {
            worths[..found.len()].copy_from_slice(&found);
        }
        !self.has_stopped
    }

    /// The stack entry of what a choice leads to.
    pub(crate) fn child<'a>(
        &self,
        node: &G::Node,
        choice: &'a Choice<G::Move, G::Node>,
        effort: u32,
    ) -> StackEntry<'a, G> {
        // Laws may let moves be played that the game itself does not know.
        let piece_to = self.search.game.piece_to(node, choice.mv);
        let is_known = piece_to < G::PIECE_TO_INDICES;
        StackEntry {
            node: &choice.node,
            ply: 1,
            last_move: Some(choice.mv),
            piece_to: if is_known { piece_to } else { NO_PIECE_TO },
            static_evals: StaticEvals::default(),
            effort,
        }
    }
}
