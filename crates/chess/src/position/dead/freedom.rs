//! Whether both sides move so freely that a proof of a dead position is not to be hoped for.
//!
//! This proves nothing, neither that somebody can mate nor that nobody can: it spares searches that
//! would find a mate or run out of nodes. No kind of men could take its place, since even a queen
//! can be of no use: in `k7/Pp6/1P6/8/8/8/6K1/6Q1 w` each of its moves is stalemate.

use crate::attacks::{self, Tables, tables};
use crate::bitboard::Bitboard;
use crate::color::Color;
use crate::moves::Move;
use crate::piece::Role;
use crate::square::Square;

use super::super::Position;
use super::material;

/// The plies of the line that is tried: enough for a pawn to become a queen and for some of her
/// moves.
const PLIES: usize = 16;
/// More lines than dead positions have that can be proved with few nodes. Of 607 hard ones two have
/// more.
const MANY_LINES: u32 = 20_000;

/// Returns whether a line in which pawns run passes by many others without a forced move, and a
/// queen, rook or knight could move meanwhile: where much is locked, these mostly can't.
pub(super) fn is_free(position: &Position) -> bool {
    let t = tables();
    let mut position = *position;
    let (mut lines, mut officers_move) = (1_u32, false);
    for _ in 0..PLIES {
        let ways = Ways::of(t, &position);
        let Some(next) = ways.next else {
            return false;
        };
        if ways.moves == 1 {
            (lines, officers_move) = (1, false);
        } else {
            lines = lines.saturating_mul(ways.moves);
            officers_move |= ways.officers_move;
        }
        if officers_move && lines >= MANY_LINES {
            let mut sides = Color::ALL.into_iter();
            return sides.any(|side| !material::is_too_little(&position.board, side));
        }
        position = position.play_unchecked(next);
    }
    false
}

/// What the side to move can do.
struct Ways {
    /// The number of its moves, the choices of a promotion counted once.
    moves: u32,
    /// Whether a queen, rook or knight can move.
    officers_move: bool,
    /// The move with which the line goes on; nothing if there is none.
    next: Option<Move>,
}

impl Ways {
    fn of(t: &Tables, position: &Position) -> Ways {
        let us = position.turn;
        let board = &position.board;
        let bounds = position.bounds(t, us);
        let empty = !board.occupied();
        let pawns = board.role(Role::Pawn);
        let officers = board.role(Role::Queen) | board.role(Role::Rook) | board.role(Role::Knight);
        let mut ways = Ways {
            moves: 0,
            officers_move: false,
            next: None,
        };
        let mut best = 0;
        for from in board.color(us) {
            let targets = position.man_targets(t, &bounds, from);
            if targets.is_empty() {
                continue;
            }
            ways.moves += targets.len();
            ways.officers_move |= officers.contains(from);
            let quiet = targets & empty;
            // The most advanced pawn that can go on, else another man that captures nothing.
            let (worth, targets) = match (quiet.any(), pawns.contains(from)) {
                (true, true) => (2 + rank(us, from), quiet),
                (true, false) => (2, quiet),
                (false, _) => (1, targets),
            };
            if worth > best {
                best = worth;
                ways.next = targets.first().map(|to| step(us, pawns, from, to));
            }
        }
        ways
    }
}

/// Returns how many ranks lie behind a square, as its side sees them.
fn rank(us: Color, square: Square) -> usize {
    let rank = square.index() >> 3;
    match us {
        Color::White => rank,
        Color::Black => 7 - rank,
    }
}

fn step(us: Color, pawns: Bitboard, from: Square, to: Square) -> Move {
    match pawns.contains(from) && attacks::last_rank(us).contains(to) {
        true => Move::promoting(from, to, Role::Queen),
        false => Move::new(from, to),
    }
}
