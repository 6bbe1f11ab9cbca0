//! Counting series of plies: the whole-program test of the rules, and the measure of their speed.
//!
//! Moves are generated in sets, side by side with [`super::legal`], which works man by man; the tests hold the two
//! against each other. The last ply is counted and never played, and nothing is allocated.

mod board;
mod jumps;
mod side;

use crate::man::Color;
use crate::moves::Ply;
use crate::rules::{Capture, Huff, Preference, Rules};

use super::Position;
use board::Board;
use jumps::{Arrival, Jumper, Visitor};
use side::{Black, Side, White, bits};

impl Position {
    /// How many series of so many plies there are from here. A ply is a move, or a man blown and a move (draughts.md,
    /// section 4); to blow the last man is one, too, and ends its series. Captures that differ only in the order of
    /// their victims count apart.
    ///
    /// The depth is a small number by its type, since each ply takes a little of the stack.
    pub fn perft(&self, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.enemies().is_empty() {
            return u64::from(self.blown && depth == 1);
        }
        let board = Board::of(self);
        let rules = &self.rules;
        match (self.turn, rules.flying) {
            (Color::White, true) => turn::<White, true>(rules, &board, depth),
            (Color::White, false) => turn::<White, false>(rules, &board, depth),
            (Color::Black, true) => turn::<Black, true>(rules, &board, depth),
            (Color::Black, false) => turn::<Black, false>(rules, &board, depth),
        }
    }

    /// The plies that can be made here, each with the number of series of so many plies that begin with it.
    pub fn divide(&self, depth: u8) -> Vec<(Ply, u64)> {
        let Some(later) = depth.checked_sub(1) else {
            return Vec::new();
        };
        let mut plies = Vec::new();
        let blows = self.blowable.into_iter().map(Some);
        for blow in blows.chain([None]) {
            let Some(position) = blow.map_or(Some(*self), |man| self.blow(man)) else {
                continue;
            };
            if position.enemies().is_empty() {
                plies.extend(blow.map(|_| (Ply { blow, mv: None }, position.perft(depth))));
                continue;
            }
            for mv in position.legal_moves() {
                let mv_count = position.after(&mv).perft(later);
                plies.push((Ply { blow, mv: Some(mv) }, mv_count));
            }
        }
        plies
    }
}

/// The series that begin with a turn: with each man that can be blown, and with none.
fn turn<S: Side, const FLYING: bool>(rules: &Rules, board: &Board, depth: u8) -> u64 {
    let mut paths = moves::<S, FLYING>(rules, board, depth);
    for man in bits(board.blowable) {
        let next = board.without(man);
        paths += match next.enemy {
            0 => u64::from(depth == 1),
            _ => moves::<S, FLYING>(rules, &next, depth),
        };
    }
    paths
}

/// The series that begin with a move.
#[inline(always)]
fn moves<S: Side, const FLYING: bool>(rules: &Rules, board: &Board, depth: u8) -> u64 {
    let jumpers = board.jumpers::<S, FLYING>(rules);
    let captures = match jumpers {
        0 => 0,
        _ => captures::<S, FLYING>(rules, board, jumpers, depth),
    };
    if jumpers != 0 && rules.capture == Capture::Must {
        return captures;
    }
    let plain = match depth {
        1 => board.count_plain::<S, FLYING>(),
        _ => plain::<S, FLYING>(rules, board, jumpers, depth),
    };
    captures + plain
}

/// The series that begin with a plain move.
fn plain<S: Side, const FLYING: bool>(
    rules: &Rules,
    board: &Board,
    jumpers: u32,
    depth: u8,
) -> u64 {
    let mut paths = 0;
    board.plain::<S, FLYING>(|from, to| {
        let blowable = match (jumpers, rules.huff) {
            (0, _) | (_, Huff::Never) => 0,
            (_, Huff::Able) if jumpers & from != 0 => jumpers ^ from | to,
            (_, Huff::Able) => jumpers,
            (_, Huff::Moved) => to,
        };
        let next = board.moved::<S>(from, to, blowable);
        paths += turn::<S::Them, FLYING>(rules, &next, depth - 1);
    });
    paths
}

/// The series that begin with a capture.
#[inline(never)]
fn captures<S: Side, const FLYING: bool>(
    rules: &Rules,
    board: &Board,
    mut jumpers: u32,
    depth: u8,
) -> u64 {
    if rules.preference == Preference::KingFirst && jumpers & board.kings != 0 {
        jumpers &= board.kings;
    }
    let mut least = 0;
    if rules.preference == Preference::MostPieces {
        let mut most = Most(0);
        Jumper::visit_all::<S, FLYING>(rules, board, jumpers, &mut most);
        least = most.0;
    }
    if depth == 1 {
        let mut count = Count { least, moves: 0 };
        Jumper::visit_all::<S, FLYING>(rules, board, jumpers, &mut count);
        return count.moves;
    }
    let mut play = Play {
        least,
        paths: 0,
        onward: |arrival: Arrival| {
            let next = board.captured(arrival);
            turn::<S::Them, FLYING>(rules, &next, depth - 1)
        },
    };
    Jumper::visit_all::<S, FLYING>(rules, board, jumpers, &mut play);
    play.paths
}

/// The most men that a capture takes.
struct Most(u32);

impl Visitor for Most {
    fn arrive(&mut self, arrival: Arrival) {
        self.0 = self.0.max(arrival.taken.count_ones());
    }
}

/// How many captures there are that take so many at least.
struct Count {
    least: u32,
    moves: u64,
}

impl Visitor for Count {
    #[inline(always)]
    fn arrive(&mut self, arrival: Arrival) {
        let counts = self.least == 0 || arrival.taken.count_ones() >= self.least;
        self.moves += u64::from(counts);
    }
}

/// Plays those captures, and goes on from there.
struct Play<F> {
    least: u32,
    paths: u64,
    onward: F,
}

impl<F: FnMut(Arrival) -> u64> Visitor for Play<F> {
    fn arrive(&mut self, arrival: Arrival) {
        if self.least == 0 || arrival.taken.count_ones() >= self.least {
            self.paths += (self.onward)(arrival);
        }
    }
}
