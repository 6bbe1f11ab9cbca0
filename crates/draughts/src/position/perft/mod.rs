//! Counting series of plies: the whole-program test of the rules, and the measure of their speed.
//!
//! Moves are generated in sets, side by side with [`super::legal`], which works man by man; the
//! tests hold the two against each other. The last ply is counted and never played, and nothing is
//! allocated.

mod board;
mod jumps;
mod lattice;
mod men;

use crate::man::Color;
use crate::moves::Ply;
use crate::rules::{Capture, Huff, Preference, Rules};

use super::Position;
use board::{Board, Openings};
use jumps::{Arrival, Visitor, visit};
use lattice::{Black, Side, White, bits};

impl Position {
    /// Counts the series of `depth` plies from here. A ply is a move, or a man blown and a move
    /// (draughts.md, section 4); to blow the last man is one, too, and ends its series. Captures
    /// that differ only in the order of their victims count apart.
    ///
    /// The depth is a small number by its type, since each ply takes a little of the stack.
    pub fn perft(&self, depth: u8) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.enemies().is_empty() {
            return u64::from(self.blown && depth == 1);
        }
        match self.turn {
            Color::White => self.paths::<White>(depth),
            Color::Black => self.paths::<Black>(depth),
        }
    }

    fn paths<S: Side>(&self, depth: u8) -> u64 {
        let (rules, board) = (&self.rules, &Board::of(self));
        match (rules.flying, rules.men_capture_back) {
            (true, true) => turn::<S, true, true>(rules, board, depth),
            (true, false) => turn::<S, true, false>(rules, board, depth),
            (false, true) => turn::<S, false, true>(rules, board, depth),
            (false, false) => turn::<S, false, false>(rules, board, depth),
        }
    }

    /// The plies that can be made here, each with the number of series of `depth` plies that begin
    /// with it.
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
                let last = blow.map(|_| (Ply { blow, mv: None }, position.perft(depth)));
                plies.extend(last);
            }
            for mv in position.legal_moves() {
                let count = position.after(&mv).perft(later);
                plies.push((Ply { blow, mv: Some(mv) }, count));
            }
        }
        plies
    }
}

/// The series that begin with a turn: with each man that can be blown, and with none.
fn turn<S: Side, const FLYING: bool, const BACK: bool>(
    rules: &Rules,
    board: &Board,
    depth: u8,
) -> u64 {
    let mut paths = moves::<S, FLYING, BACK>(rules, board, depth);
    for man in bits(board.blowable) {
        let next = board.without(man);
        paths += match next.enemy {
            0 => u64::from(depth == 1),
            _ => moves::<S, FLYING, BACK>(rules, &next, depth),
        };
    }
    paths
}

/// The series that begin with a move.
fn moves<S: Side, const FLYING: bool, const BACK: bool>(
    rules: &Rules,
    board: &Board,
    depth: u8,
) -> u64 {
    if depth == 1 {
        return leaves::<S, FLYING, BACK>(rules, board);
    }
    let openings = board.openings();
    let jumpers = board.jumpers::<S, FLYING, BACK>(&openings);
    let mut paths = 0;
    if jumpers != 0 {
        let begun = Begun {
            rules,
            board,
            openings,
            jumpers,
        };
        paths = begun.captures::<S, FLYING, BACK>(depth);
        if rules.capture == Capture::Must {
            return paths;
        }
    }
    // Who can be blown is known before the move, but for the one that makes it.
    let missed = |from: u32, to: u32, next: Board| Board {
        blowable: match (jumpers, rules.huff) {
            (0, _) | (_, Huff::Never) => 0,
            (_, Huff::Able) if jumpers & from != 0 => jumpers ^ from | to,
            (_, Huff::Able) => jumpers,
            (_, Huff::Moved) => to,
        },
        ..next
    };
    let blows = jumpers != 0 && rules.huff != Huff::Never;
    if depth == 2 && !blows {
        board.men_moves::<S>(|_, _, next| {
            paths += leaves::<S::Them, FLYING, BACK>(rules, &next);
        });
    } else {
        board.men_moves::<S>(|from, to, next| {
            paths += turn::<S::Them, FLYING, BACK>(rules, &missed(from, to, next), depth - 1);
        });
    }
    board.king_moves::<FLYING>(|from, to, next| {
        paths += turn::<S::Them, FLYING, BACK>(rules, &missed(from, to, next), depth - 1);
    });
    paths
}

/// The moves.
#[inline(always)]
fn leaves<S: Side, const FLYING: bool, const BACK: bool>(rules: &Rules, board: &Board) -> u64 {
    let openings = board.openings();
    if rules.capture == Capture::Must && board.own & board.kings == 0 {
        let moves = board.count_single_jumps::<S, BACK>(&openings);
        if let Some(moves) = moves.or_else(|| board.count_chains::<S, BACK>(rules, &openings)) {
            return moves;
        }
    }
    all_leaves::<S, FLYING, BACK>(rules, board, openings)
}

#[inline(never)]
fn all_leaves<S: Side, const FLYING: bool, const BACK: bool>(
    rules: &Rules,
    board: &Board,
    openings: Openings,
) -> u64 {
    let jumpers = board.jumpers::<S, FLYING, BACK>(&openings);
    if jumpers == 0 {
        return board.count_plain::<S, FLYING>();
    }
    let begun = Begun {
        rules,
        board,
        openings,
        jumpers,
    };
    let captures = begun.count_captures::<S, FLYING, BACK>();
    match rules.capture {
        Capture::Must => captures,
        Capture::May => captures + board.count_plain::<S, FLYING>(),
    }
}

/// A turn in which somebody can capture.
struct Begun<'a> {
    rules: &'a Rules,
    board: &'a Board,
    openings: Openings,
    jumpers: u32,
}

impl Begun<'_> {
    /// Those who may capture, as far as it depends on who does, and the fewest men that they have
    /// to take.
    #[inline(always)]
    fn preferred<S: Side, const FLYING: bool, const BACK: bool>(&self) -> (u32, u32) {
        let kings = self.jumpers & self.board.kings;
        match self.rules.preference {
            Preference::None => (self.jumpers, 1),
            Preference::KingFirst if kings != 0 => (kings, 1),
            Preference::KingFirst => (self.jumpers, 1),
            Preference::MostPieces => {
                let mut most = Most(0);
                self.visit::<S, FLYING, BACK>(self.jumpers, &mut most);
                (self.jumpers, most.0)
            }
        }
    }

    #[inline(always)]
    fn visit<S: Side, const FLYING: bool, const BACK: bool>(
        &self,
        jumpers: u32,
        visitor: &mut impl Visitor,
    ) {
        visit::<S, FLYING, BACK>(self.rules, self.board, &self.openings, jumpers, visitor);
    }

    #[inline(never)]
    fn count_captures<S: Side, const FLYING: bool, const BACK: bool>(&self) -> u64 {
        let (jumpers, least) = self.preferred::<S, FLYING, BACK>();
        let mut captures = Count { least, moves: 0 };
        self.visit::<S, FLYING, BACK>(jumpers, &mut captures);
        captures.moves
    }

    /// The series that begin with a capture.
    #[inline(never)]
    fn captures<S: Side, const FLYING: bool, const BACK: bool>(&self, depth: u8) -> u64 {
        let (jumpers, least) = self.preferred::<S, FLYING, BACK>();
        let mut play = Play {
            least,
            paths: 0,
            onward: |arrival| {
                let next = self.board.captured(arrival);
                moves::<S::Them, FLYING, BACK>(self.rules, &next, depth - 1)
            },
        };
        self.visit::<S, FLYING, BACK>(jumpers, &mut play);
        play.paths
    }
}

/// The most men that a capture takes.
struct Most(u32);

impl Visitor for Most {
    fn arrive(&mut self, arrival: Arrival) {
        self.0 = self.0.max(arrival.taken.count_ones());
    }
}

/// Counts the captures that take at least `least` men.
struct Count {
    least: u32,
    moves: u64,
}

impl Visitor for Count {
    #[inline(always)]
    fn arrive(&mut self, arrival: Arrival) {
        let counts = self.least == 1 || arrival.taken.count_ones() >= self.least;
        self.moves += u64::from(counts);
    }

    #[inline(always)]
    fn arrive_together(&mut self, landings: u32) -> bool {
        if self.least == 1 {
            self.moves += u64::from(landings.count_ones());
        }
        true
    }
}

/// Plays the captures that take at least `least` men, and counts the paths from there.
struct Play<F> {
    least: u32,
    paths: u64,
    onward: F,
}

impl<F: FnMut(Arrival) -> u64> Visitor for Play<F> {
    fn arrive(&mut self, arrival: Arrival) {
        if self.least == 1 || arrival.taken.count_ones() >= self.least {
            self.paths += (self.onward)(arrival);
        }
    }
}
