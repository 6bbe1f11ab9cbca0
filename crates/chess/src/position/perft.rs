//! Counting move paths: the whole-program test of the rules, and the measure of their speed.
//!
//! Moves are generated in sets, side by side with [`super::legal`], which works man by man; the
//! tests hold the two against each other. The last ply is counted and never played.

use core::marker::PhantomData;

use crate::attacks::{self, Lines, Tables, tables};
use crate::bitboard::Bitboard;
use crate::castling::Wing;
use crate::color::Color;
use crate::piece::Role;
use crate::square::Square;

use super::Position;
use super::tally::Tally;

impl Position {
    /// Counts the series of `depth` legal moves from here.
    ///
    /// The depth is a small number by its type, since each ply takes a little of the stack.
    pub fn perft(&self, depth: u8) -> u64 {
        match self.turn {
            Color::White => paths::<White>(tables(), self, depth),
            Color::Black => paths::<Black>(tables(), self, depth),
        }
    }
}

/// A side known when compiling, so that each gets its own code without a question about colour.
trait Side {
    const US: Color;
    type Them: Side<Them = Self>;
}

struct White;
struct Black;

impl Side for White {
    const US: Color = Color::White;
    type Them = Black;
}

impl Side for Black {
    const US: Color = Color::Black;
    type Them = White;
}

fn paths<S: Side>(t: &Tables, position: &Position, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => leaves::<S>(t, position),
        _ => {
            let mut walk = Walk::<S> {
                tables: t,
                position,
                depth: depth - 1,
                paths: 0,
                side: PhantomData,
            };
            generate::<S>(t, position, &mut walk);
            walk.paths
        }
    }
}

fn leaves<S: Side>(t: &Tables, position: &Position) -> u64 {
    let mut leaves = Leaves::default();
    generate::<S>(t, position, &mut leaves);
    u64::from(leaves.tally.total() + leaves.more)
}

/// Takes the legal moves, in sets.
trait Visitor {
    /// The king's steps.
    fn king(&mut self, from: Square, to: Bitboard);
    fn castling(&mut self, wing: Wing);
    /// The moves of a knight, bishop, rook or queen.
    fn man(&mut self, role: Role, from: Square, to: Bitboard);
    /// What pawns capture on two sides, and where they go: left captures, right captures, single
    /// and double steps, promotions among them.
    fn pawns(&mut self, left: Bitboard, right: Bitboard, single: Bitboard, double: Bitboard);
    fn en_passant(&mut self, from: Bitboard, to: Square);
}

#[inline(always)]
fn generate<S: Side>(t: &Tables, position: &Position, visitor: &mut impl Visitor) {
    let us = S::US;
    let board = &position.board;
    let own = board.color(us);
    let bounds = position.bounds(t, us);
    let king = bounds.king;

    let targets = position.king_targets(t, us, &bounds);
    visitor.king(king, targets & t.king(king));
    let beyond = targets - t.king(king);
    if beyond.any() {
        for wing in Wing::ALL {
            if beyond.contains(wing.king_to(us)) {
                visitor.castling(wing);
            }
        }
    }
    if bounds.allowed.is_empty() {
        return; // only the king can move
    }

    let occupied = board.occupied();
    let empty = !occupied;
    let lines = t.lines(king);
    let pinned = bounds.pinned;
    let pawns = board.role(Role::Pawn) & own;
    if pawns.any() {
        // A pinned pawn moves only along its line with the king.
        let Lines {
            rising, falling, ..
        } = *lines;
        let (to_left, to_right) = match us {
            Color::White => (falling, rising),
            Color::Black => (rising, falling),
        };
        let capturable = board.color(us.other()) & bounds.allowed;
        let left = attacks::pawns_left(us, pawns & (to_left | !pinned)) & capturable;
        let right = attacks::pawns_right(us, pawns & (to_right | !pinned)) & capturable;
        let single = attacks::forward(us, pawns & (lines.file | !pinned)) & empty;
        let double = attacks::forward(us, single & attacks::third_rank(us)) & empty;
        visitor.pawns(
            left,
            right,
            single & bounds.allowed,
            double & bounds.allowed,
        );
        if let Some(square) = position.en_passant() {
            let captors = position.en_passant_captors(t, us, square, Bitboard::EMPTY);
            if captors.any() {
                visitor.en_passant(captors, square);
            }
        }
    }

    for from in (board.role(Role::Knight) & own) - pinned {
        visitor.man(Role::Knight, from, t.knight(from) & bounds.allowed);
    }
    let free = own - pinned;
    for from in board.role(Role::Bishop) & free {
        visitor.man(
            Role::Bishop,
            from,
            t.bishop(from, occupied) & bounds.allowed,
        );
    }
    for from in board.role(Role::Rook) & free {
        visitor.man(Role::Rook, from, t.rook(from, occupied) & bounds.allowed);
    }
    for from in board.role(Role::Queen) & free {
        let reach = t.bishop(from, occupied) | t.rook(from, occupied);
        visitor.man(Role::Queen, from, reach & bounds.allowed);
    }
    if bounds.checkers.is_empty() {
        // In check a pinned man can't help.
        for from in pinned - board.role(Role::Pawn) - board.role(Role::Knight) {
            let along = lines.through(from) & bounds.allowed;
            if board.role(Role::Bishop).contains(from) {
                visitor.man(Role::Bishop, from, t.bishop(from, occupied) & along);
            } else if board.role(Role::Rook).contains(from) {
                visitor.man(Role::Rook, from, t.rook(from, occupied) & along);
            } else {
                let reach = t.bishop(from, occupied) | t.rook(from, occupied);
                visitor.man(Role::Queen, from, reach & along);
            }
        }
    }
}

/// Counts the moves.
#[derive(Default)]
struct Leaves {
    tally: Tally,
    more: u32,
}

impl Visitor for Leaves {
    #[inline(always)]
    fn king(&mut self, _: Square, to: Bitboard) {
        self.tally.add(to);
    }

    #[inline(always)]
    fn castling(&mut self, _: Wing) {
        self.more += 1;
    }

    #[inline(always)]
    fn man(&mut self, _: Role, _: Square, to: Bitboard) {
        self.tally.add(to);
    }

    #[inline(always)]
    fn pawns(&mut self, left: Bitboard, right: Bitboard, single: Bitboard, double: Bitboard) {
        // Captures and steps have no target in common, nor have single and double steps.
        let (a, b) = (left | single | double, right);
        self.tally.add(a);
        self.tally.add(b);
        let ends = Bitboard(0xff00_0000_0000_00ff);
        if ((a | b) & ends).any() {
            // Each of these is four moves.
            self.more += 3 * ((a & ends).len() + (b & ends).len());
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Bitboard, _: Square) {
        self.more += from.len();
    }
}

/// Plays the moves and counts the paths from there.
struct Walk<'a, S> {
    tables: &'a Tables,
    position: &'a Position,
    /// How many plies are left after the move.
    depth: u8,
    paths: u64,
    side: PhantomData<S>,
}

impl<S: Side> Walk<'_, S> {
    #[inline(always)]
    fn follow(&mut self, next: &Position) {
        self.paths += if self.depth == 1 {
            leaves::<S::Them>(self.tables, next)
        } else {
            paths::<S::Them>(self.tables, next, self.depth)
        };
    }

    #[inline(always)]
    fn pawns_from(&mut self, to: Bitboard, from: impl Fn(u32) -> u32) {
        let last = attacks::last_rank(S::US);
        for to in to - last {
            let from = Square::at(from(to.index() as u32));
            self.follow(&self.position.after(S::US, Role::Pawn, from, to));
        }
        for to in to & last {
            let from = Square::at(from(to.index() as u32));
            for role in Role::PROMOTIONS {
                self.follow(&self.position.after_promotion(S::US, from, to, role));
            }
        }
    }
}

impl<S: Side> Visitor for Walk<'_, S> {
    #[inline(always)]
    fn king(&mut self, from: Square, to: Bitboard) {
        self.man(Role::King, from, to);
    }

    #[inline(always)]
    fn castling(&mut self, wing: Wing) {
        self.follow(&self.position.after_castling(S::US, wing));
    }

    #[inline(always)]
    fn man(&mut self, role: Role, from: Square, to: Bitboard) {
        for to in to {
            self.follow(&self.position.after(S::US, role, from, to));
        }
    }

    #[inline(always)]
    fn pawns(&mut self, left: Bitboard, right: Bitboard, single: Bitboard, double: Bitboard) {
        match S::US {
            Color::White => {
                self.pawns_from(left, |to| to.wrapping_sub(7));
                self.pawns_from(right, |to| to.wrapping_sub(9));
                self.pawns_from(single, |to| to.wrapping_sub(8));
            }
            Color::Black => {
                self.pawns_from(left, |to| to + 9);
                self.pawns_from(right, |to| to + 7);
                self.pawns_from(single, |to| to + 8);
            }
        }
        for to in double {
            let from = match S::US {
                Color::White => to.index() as u32 - 16,
                Color::Black => to.index() as u32 + 16,
            };
            let next = self
                .position
                .after_double(self.tables, S::US, Square::at(from), to);
            self.follow(&next);
        }
    }

    #[inline(always)]
    fn en_passant(&mut self, from: Bitboard, to: Square) {
        for from in from {
            self.follow(&self.position.after_en_passant(S::US, from, to));
        }
    }
}
