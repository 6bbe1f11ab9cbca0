//! Which moves are looked at first: those that were good elsewhere.

use crate::game::Game;
use crate::score::MOST_PLIES;

/// A move that waits to be looked at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Item<M> {
    pub(crate) mv: M,
    /// The higher, the sooner.
    pub(crate) order: i32,
    /// Whether it is a capture or a promotion.
    pub(crate) is_noisy: bool,
}

/// What the numbers of noisy moves are raised by where they lose nothing, and of all others.
pub(crate) const FIRST: i32 = 1 << 30;
const GOOD_NOISE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const BAD_NOISE: i32 = -(1 << 24);

/// No move before: what stands in the place of its shape.
pub(crate) const NO_SHAPE: usize = usize::MAX;

/// How good quiet moves have been so far in this search.
#[derive(Debug)]
pub(crate) struct Order<M> {
    /// The last two quiet moves at each ply that refuted what was played before.
    killers: Vec<[Option<M>; 2]>,
    /// How good moves are, by their index.
    history: Vec<i16>,
    /// How good they are as answers, by the shapes of both.
    answers: Vec<i16>,
    shapes: usize,
}

/// What histories stay below.
const MOST: i32 = 16_000;

impl<M: Copy + Eq> Order<M> {
    pub(crate) fn new(indices: usize, shapes: usize) -> Order<M> {
        Order {
            killers: vec![[None; 2]; MOST_PLIES],
            history: vec![0; indices],
            answers: vec![0; shapes * shapes],
            shapes,
        }
    }

    pub(crate) fn forget(&mut self) {
        self.killers.fill([None; 2]);
        self.history.fill(0);
        self.answers.fill(0);
    }

    /// The number by which a move is ordered.
    pub(crate) fn number<G: Game<Move = M>>(
        &self,
        game: &G,
        node: &G::Node,
        (mv, ply, before): (M, usize, usize),
    ) -> Item<M> {
        let (order, is_noisy) = match game.noise(node, mv) {
            Some(noise) if noise >= 0 => (GOOD_NOISE + noise, true),
            Some(noise) => (BAD_NOISE + noise, true),
            None if self.is_killer(ply, mv) => (KILLER, false),
            None => (self.merit(game, node, mv, before), false),
        };
        Item {
            mv,
            order,
            is_noisy,
        }
    }

    pub(crate) fn is_killer(&self, ply: usize, mv: M) -> bool {
        self.killers[ply].contains(&Some(mv))
    }

    /// How good a quiet move has been, as such and as an answer to the move before.
    pub(crate) fn merit<G: Game<Move = M>>(
        &self,
        game: &G,
        node: &G::Node,
        mv: M,
        before: usize,
    ) -> i32 {
        let own = i32::from(self.history[game.index(node, mv)]);
        let answer = self.answer(before, game.shape(node, mv));
        own + answer.map_or(0, |place| i32::from(self.answers[place]))
    }

    /// A quiet move has refuted what was played before, after `tried` had not.
    pub(crate) fn reward<G: Game<Move = M>>(
        &mut self,
        game: &G,
        node: &G::Node,
        (mv, ply, before): (M, usize, usize),
        depth: i32,
        tried: &[Item<M>],
    ) {
        let killers = &mut self.killers[ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = (depth * depth * 16 + depth * 32).min(1_800);
        self.learn(game, node, (mv, before), bonus);
        for other in tried.iter().filter(|other| !other.is_noisy) {
            self.learn(game, node, (other.mv, before), -bonus);
        }
    }

    fn learn<G: Game<Move = M>>(
        &mut self,
        game: &G,
        node: &G::Node,
        (mv, before): (M, usize),
        bonus: i32,
    ) {
        let change = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MOST) as i16;
        };
        change(&mut self.history[game.index(node, mv)]);
        if let Some(place) = self.answer(before, game.shape(node, mv)) {
            change(&mut self.answers[place]);
        }
    }

    fn answer(&self, before: usize, shape: usize) -> Option<usize> {
        (before != NO_SHAPE).then(|| before * self.shapes + shape)
    }
}

/// Brings the first of the items to the front of the list.
pub(crate) fn bring_first<M>(items: &mut [Item<M>]) {
    let mut first = 0;
    for place in 1..items.len() {
        if items[place].order > items[first].order {
            first = place;
        }
    }
    if first > 0 {
        items.swap(0, first);
    }
}
