//! Helpmate search: best-first search for a series of moves to mate, with both sides helping.
//!
//! It remembers every position that it has met, so that it ends where nothing new can be reached:
//! that is a proof, too.

use crate::attacks::{Tables, tables};
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::square::Square;

use super::super::Position;
use super::packed::Packed;
use super::queues::Queues;
use super::{heuristic, material};

/// What a search has found so far.
pub(super) enum Found {
    /// A series of legal moves to mate.
    Mate(Vec<Move>),
    /// That no position that can be reached is a mate.
    Nothing,
    /// Nothing yet: it has met as many positions as it may.
    Unfinished,
}

/// A helpmate search that can be interrupted and goes on where it was.
pub(super) struct HelpmateSearch {
    winner: Color,
    tables: &'static Tables,
    nodes: Vec<Node>,
    /// Where a position stands among the nodes, one more than its number there; 0 for nowhere. It
    /// is looked for from the place that its mixed bits name.
    places: Vec<u32>,
    queues: Queues,
}

/// A position that was met, and how it arose.
struct Node {
    packed: Packed,
    /// The node before it; the root's is itself.
    before: u32,
    step: Step,
}

/// A move in 15 bits, and above them the side that is to move after it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Step(u16);

impl HelpmateSearch {
    pub(super) fn new(root: &Position, winner: Color) -> HelpmateSearch {
        let mut search = HelpmateSearch {
            winner,
            tables: tables(),
            nodes: Vec::new(),
            places: vec![0; 1 << 10],
            queues: Queues::new(),
        };
        search.meet(root, 0, Step(0));
        search
    }

    /// Returns how many positions were met.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes.len() as u64
    }

    /// Goes on until it has met this number of positions.
    pub(super) fn run(&mut self, limit: u64) -> Found {
        while self.nodes() < limit {
            let Some(at) = self.queues.pop() else {
                return Found::Nothing;
            };
            if let Some(mating) = self.look_at(at) {
                let mut moves = self.moves_to(at);
                moves.push(mating);
                return Found::Mate(moves);
            }
        }
        Found::Unfinished
    }

    /// Adds the positions after this one to those that are to be searched; returns a move that
    /// mates, if there is one. Positions in which the winner has too little to mate are left out.
    fn look_at(&mut self, at: u32) -> Option<Move> {
        let node = &self.nodes[at as usize];
        let position = node.packed.position(node.step.turn());
        let men = position.board.occupied().len();
        for mv in position.legal_moves() {
            let next = position.play_unchecked(mv);
            if next.turn != self.winner && next.is_check() && !next.has_legal_move() {
                return Some(mv);
            }
            let captures = next.board.occupied().len() != men;
            if !captures || !material::is_too_little(&next.board, self.winner) {
                self.meet(&next, at, Step::of(mv));
            }
        }
        None
    }

    /// Notes a position, unless it was met before.
    fn meet(&mut self, position: &Position, before: u32, step: Step) {
        let node = Node {
            packed: Packed::new(position),
            before,
            step: step.then(position.turn),
        };
        let Some(place) = self.free_place(&node) else {
            return;
        };
        let at = self.nodes.len() as u32;
        self.places[place] = at + 1;
        self.nodes.push(node);
        let grade = heuristic::grade(self.tables, position, self.winner);
        self.queues.push(at, position, grade);
        if 2 * self.nodes.len() > self.places.len() {
            self.widen();
        }
    }

    /// Returns where a position is to be noted; nothing if it is noted already.
    fn free_place(&self, node: &Node) -> Option<usize> {
        let mask = self.places.len() - 1;
        let turn = node.step.turn();
        let mut place = (node.packed.mixed(turn) >> 20) as usize & mask;
        loop {
            let Some(at) = self.places[place].checked_sub(1) else {
                return Some(place);
            };
            let other = &self.nodes[at as usize];
            if other.packed == node.packed && other.step.turn() == turn {
                return None;
            }
            place = (place + 1) & mask;
        }
    }

    /// Makes room for twice as many positions.
    fn widen(&mut self) {
        let places = 2 * self.places.len();
        let nodes = core::mem::take(&mut self.nodes);
        self.places = vec![0; places];
        for node in nodes {
            if let Some(place) = self.free_place(&node) {
                self.nodes.push(node);
                self.places[place] = self.nodes.len() as u32;
            }
        }
    }

    fn moves_to(&self, mut at: u32) -> Vec<Move> {
        let mut moves = Vec::new();
        while at != 0 {
            let node = &self.nodes[at as usize];
            moves.push(node.step.to_move());
            at = node.before;
        }
        moves.reverse();
        moves
    }
}

impl Step {
    const BLACK_TO_MOVE: u16 = 1 << 15;

    fn of(mv: Move) -> Step {
        let becomes = mv.promotion.map_or(0, |role| role as u16);
        Step(mv.from.index() as u16 | (mv.to.index() as u16) << 6 | becomes << 12)
    }

    fn then(self, turn: Color) -> Step {
        match turn {
            Color::White => self,
            Color::Black => Step(self.0 | Step::BLACK_TO_MOVE),
        }
    }

    fn turn(self) -> Color {
        match self.0 & Step::BLACK_TO_MOVE {
            0 => Color::White,
            _ => Color::Black,
        }
    }

    fn to_move(self) -> Move {
        let square = |shift: u16| Square::at(u32::from(self.0 >> shift & 63));
        let becomes = usize::from(self.0 >> 12 & 7);
        Move {
            from: square(0),
            to: square(6),
            promotion: Role::ALL
                .get(becomes)
                .copied()
                .filter(|role| role.is_promotion()),
        }
    }
}
