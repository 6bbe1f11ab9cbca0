//! The choices themselves: looked through one ply deeper each time.

use std::ops::RangeInclusive;

use crate::eyes::Eyes;
use crate::found::{Choice, Found, Progress, Worth};
use crate::game::Game;
use crate::limits::{Limits, Watch};
use crate::order::NO_SHAPE;
use crate::score::{INFINITE, is_mate, mate_in};
use crate::search::{Look, Search, Way};

/// The depth from which on a score is expected near that of the ply before.
const EXPECTING: i32 = 5;

/// The least and the most nodes that the first ply may take, whatever the limits say: beyond them
/// the quiescence search is broken off.
const FIRST: RangeInclusive<u64> = 1 << 14..=1 << 18;

impl<G: Game> Search<G> {
    /// Looks ahead from a node at all that can be played there, and returns what each choice is
    /// worth. `before` has the keys of the positions that stood before it, the first one first.
    ///
    /// Nothing comes of no choices: [`Found::worths`] is then empty.
    pub fn think(
        &mut self,
        node: &G::Node,
        choices: &[Choice<G::Move, G::Node>],
        before: &[u64],
        (limits, eyes): (Limits, Eyes),
        watch: &mut dyn Watch<G::Move>,
    ) -> Found<G::Move> {
        self.begin(node, before);
        let mut look = Look {
            search: self,
            limits,
            eyes,
            watch,
            most: u64::MAX,
            patience: u64::MAX,
            has_stopped: false,
        };
        let side = look.search.game.side(node);
        let mut worths = look.seen_choices(node, choices);
        let mut found = Found {
            worths: worths.clone(),
            plies: 0,
            nodes: 0,
            line: Vec::new(),
        };
        if worths.is_empty() {
            return found;
        }
        for plies in 1..=limits.plies.max(1) {
            let is_whole = look.iterate(node, side, choices, &mut worths, i32::from(plies));
            found.nodes = look.search.nodes;
            found.worths.clone_from(&worths);
            if !look.search.lines[0].is_empty() {
                found.line.clone_from(&look.search.lines[0]);
            }
            if !is_whole {
                break;
            }
            found.plies = plies;
            (look.most, look.patience) = (limits.nodes, u64::MAX);
            let progress = Progress {
                worths: &worths,
                plies,
                nodes: found.nodes,
                line: &found.line,
            };
            let is_known = mate_in(worths[0].score)
                .is_some_and(|mate| mate.unsigned_abs() <= u32::from(plies));
            let is_over = found.nodes >= limits.nodes || is_known;
            if !look.watch.goes_on(&progress) || is_over {
                break;
            }
        }
        if found.worths[0].score == -INFINITE {
            // It was stopped before it had looked at anything.
            found.worths[0].score = look.search.game.evaluate(node);
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
        for line in &mut self.lines {
            line.clear();
        }
    }
}

impl<G: Game> Look<'_, G> {
    /// The choices that the eyes see, half as many missed as elsewhere; all, if they see none.
    fn seen_choices(
        &self,
        node: &G::Node,
        choices: &[Choice<G::Move, G::Node>],
    ) -> Vec<Worth<G::Move>> {
        let game = &self.search.game;
        let is_pressed = game.is_pressed(node);
        let sees = |mv: G::Move| {
            let obscurity = game.obscurity(node, mv, None) / 2;
            is_pressed || !self.eyes.miss(game.index(node, mv), obscurity)
        };
        let all = choices.iter().enumerate().map(|(choice, made)| Worth {
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

    /// Looks through all choices to a depth, and orders them; returns whether it came to the end.
    fn iterate(
        &mut self,
        node: &G::Node,
        side: usize,
        choices: &[Choice<G::Move, G::Node>],
        worths: &mut [Worth<G::Move>],
        depth: i32,
    ) -> bool {
        if self.limits.width > 0 {
            return self.weigh(node, side, choices, worths, depth);
        }
        let expected = worths[0].score;
        let mut around = G::MARGINS.aspiration;
        let (mut low, mut high) = match depth >= EXPECTING && !is_mate(expected) {
            true => (expected - around, expected + around),
            false => (-INFINITE, INFINITE),
        };
        loop {
            let best = self.find_best(node, side, choices, worths, depth, (low, high));
            if self.has_stopped {
                return false;
            }
            around *= 3;
            let off = if around > 1_000 { INFINITE } else { around };
            if best <= low {
                low = (expected - off).max(-INFINITE);
            } else if best >= high {
                high = (expected + off).min(INFINITE);
            } else {
                return true;
            }
        }
    }

    /// Finds the best choice and brings it to the front; of the others it is only found that they
    /// aren't better.
    fn find_best(
        &mut self,
        node: &G::Node,
        side: usize,
        choices: &[Choice<G::Move, G::Node>],
        worths: &mut [Worth<G::Move>],
        depth: i32,
        (low, high): (i32, i32),
    ) -> i32 {
        let (mut best, mut alpha) = (-INFINITE, low);
        for place in 0..worths.len() {
            self.allot(depth, place, worths.len());
            let Worth { choice, mv, .. } = worths[place];
            let child = &choices[choice].node;
            let on = self.way(node, mv);
            let mut value = alpha + 1;
            if place > 0 {
                value = self.below(side, child, &on, depth - 1, (alpha, alpha + 1));
            }
            if value > alpha && !self.has_stopped {
                value = self.below(side, child, &on, depth - 1, (alpha, high));
            }
            if self.has_stopped {
                return best;
            }
            worths[place].score = value;
            if value > best {
                best = value;
                if value > alpha || place == 0 {
                    worths[..=place].rotate_right(1);
                }
                if value > alpha {
                    self.lengthen(0, mv);
                    alpha = value;
                }
                if value >= high {
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
            self.patience = all * (place as u64 + 1) / of as u64;
        }
    }

    /// Finds the exact score of each choice within the width of the best one. Of the first ply, the
    /// scores found before a stop count, too.
    fn weigh(
        &mut self,
        node: &G::Node,
        side: usize,
        choices: &[Choice<G::Move, G::Node>],
        worths: &mut [Worth<G::Move>],
        depth: i32,
    ) -> bool {
        let mut best = -INFINITE;
        let mut found = Vec::with_capacity(worths.len());
        for (place, worth) in worths.iter().enumerate() {
            self.allot(depth, place, worths.len());
            let floor = (best - self.limits.width).max(-INFINITE);
            let on = self.way(node, worth.mv);
            let child = &choices[worth.choice].node;
            let score = self.below(side, child, &on, depth - 1, (floor, INFINITE));
            if self.has_stopped {
                break;
            }
            if score > best {
                best = score;
                self.lengthen(0, worth.mv);
            }
            found.push(Worth { score, ..*worth });
        }
        found.sort_by_key(|worth| -worth.score);
        if !self.has_stopped || depth == 1 {
            worths[..found.len()].copy_from_slice(&found);
        }
        !self.has_stopped
    }

    /// The way to what a choice leads to.
    pub(crate) fn way(&self, node: &G::Node, mv: G::Move) -> Way<G::Move> {
        let game = &self.search.game;
        // Laws may let moves be played that the game itself does not know.
        let shape = game.shape(node, mv);
        Way {
            ply: 1,
            before: Some(mv),
            shape: if shape < G::SHAPES { shape } else { NO_SHAPE },
        }
    }
}
