//! Move ordering: hash move, captures by MVV-LVA, killers, then history.

use crate::game::{Capture, Game};
use crate::score::MAX_PLY;
use crate::search::StackEntry;

/// A move that waits to be searched.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ScoredMove<M> {
    pub(crate) mv: M,
    /// The higher, the sooner.
    pub(crate) score: i32,
    /// What it takes and loses, if it is a capture or a promotion.
    pub(crate) capture: Option<Capture>,
}

impl<M> ScoredMove<M> {
    pub(crate) fn is_noisy(&self) -> bool {
        self.capture.is_some()
    }

    /// Returns whether it is a capture or a promotion that loses nothing.
    pub(crate) fn is_good_capture(&self) -> bool {
        self.capture.is_some_and(|capture| capture.loss == 0)
    }
}

/// The score of the hash move, and what the scores of other moves are raised by.
const HASH_MOVE: i32 = 1 << 30;
const GOOD_CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const BAD_CAPTURE: i32 = -(1 << 24);

/// Stands in the place of [`Game::piece_to`] where no move was made.
pub(crate) const NO_PIECE_TO: usize = usize::MAX;

/// How good quiet moves have been so far in this search.
#[derive(Debug)]
pub(crate) struct Order<M> {
    /// The killer moves: the last two quiet moves at each ply that made a beta cutoff.
    killers: Vec<[Option<M>; 2]>,
    /// The history of each move, by its index.
    history: Vec<i16>,
    /// The continuation history of each move, by [`Game::piece_to`] of the move before and its own.
    continuation: Vec<i16>,
    piece_tos: usize,
}

/// The bound of all histories.
const MAX_HISTORY: i32 = 16_000;

impl<M: Copy + Eq> Order<M> {
    pub(crate) fn new(indices: usize, piece_tos: usize) -> Order<M> {
        Order {
            killers: vec![[None; 2]; MAX_PLY],
            history: vec![0; indices],
            continuation: vec![0; piece_tos * piece_tos],
            piece_tos,
        }
    }

    pub(crate) fn clear(&mut self) {
        self.killers.fill([None; 2]);
        self.history.fill(0);
        self.continuation.fill(0);
    }

    /// Scores a move for the move ordering.
    pub(crate) fn score_move<G: Game<Move = M>>(
        &self,
        game: &G,
        at: &StackEntry<'_, G>,
        mv: M,
        capture: Option<Capture>,
        hash_move: Option<M>,
    ) -> ScoredMove<M> {
        let score = match capture {
            _ if hash_move == Some(mv) => HASH_MOVE,
            Some(Capture {
                mvv_lva, loss: 0, ..
            }) => GOOD_CAPTURE + mvv_lva,
            Some(Capture { loss, .. }) => BAD_CAPTURE - loss,
            None if self.is_killer(at.ply, mv) => KILLER,
            None => self.history_score(game, at, mv),
        };
        ScoredMove { mv, score, capture }
    }

    pub(crate) fn is_killer(&self, ply: usize, mv: M) -> bool {
        self.killers[ply].contains(&Some(mv))
    }

    /// The history of a quiet move: its own, and its continuation history.
    fn history_score<G: Game<Move = M>>(&self, game: &G, at: &StackEntry<'_, G>, mv: M) -> i32 {
        let own = i32::from(self.history[game.index(at.node, mv)]);
        let place = self.continuation_index(at.piece_to, game.piece_to(at.node, mv));
        own + place.map_or(0, |place| i32::from(self.continuation[place]))
    }

    /// Updates killers and history after a beta cutoff by a quiet move, with a malus for those of
    /// `tried` that came before it.
    pub(crate) fn update_history<G: Game<Move = M>>(
        &mut self,
        game: &G,
        at: &StackEntry<'_, G>,
        mv: M,
        depth: i32,
        tried: &[ScoredMove<M>],
    ) {
        let killers = &mut self.killers[at.ply];
        if killers[0] != Some(mv) {
            *killers = [Some(mv), killers[0]];
        }
        let bonus = (depth * depth * 16 + depth * 32).min(1_800);
        self.add_bonus(game, at, mv, bonus);
        for other in tried.iter().filter(|other| !other.is_noisy()) {
            self.add_bonus(game, at, other.mv, -bonus);
        }
    }

    /// Adds a bonus to both histories of a move, the less the nearer they are to their bound
    /// (history gravity).
    fn add_bonus<G: Game<Move = M>>(
        &mut self,
        game: &G,
        at: &StackEntry<'_, G>,
        mv: M,
        bonus: i32,
    ) {
        let change = |value: &mut i16| {
            let old = i32::from(*value);
            *value = (old + bonus - old * bonus.abs() / MAX_HISTORY) as i16;
        };
        change(&mut self.history[game.index(at.node, mv)]);
        if let Some(place) = self.continuation_index(at.piece_to, game.piece_to(at.node, mv)) {
            change(&mut self.continuation[place]);
        }
    }

    fn continuation_index(&self, before: usize, piece_to: usize) -> Option<usize> {
        (before != NO_PIECE_TO).then(|| before * self.piece_tos + piece_to)
    }
}

/// Brings the move with the best score to the front of the list: one step of a selection sort.
pub(crate) fn pick_best<M>(moves: &mut [ScoredMove<M>]) {
    let mut best = 0;
    for place in 1..moves.len() {
        if moves[place].score > moves[best].score {
            best = place;
        }
    }
    if best > 0 {
        moves.swap(0, best);
    }
}
