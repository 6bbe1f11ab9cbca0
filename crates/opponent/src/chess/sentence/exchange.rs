//! What captures on a square bring, by the legal moves alone: pins and checks count.

use rochade_chess::{Move, Position, Role, Square};
use rochade_sort::insertion_sort;

use crate::chess::see::{taken, value};

/// More than any exchange brings.
const ALL: i32 = 100_000;

/// Returns what a capture brings its side if both then take back on its square as long as it pays.
pub(super) fn capture_gain(position: &Position, mv: Move) -> i32 {
    at_once(position, mv) - exchange(&position.play_unchecked(mv), mv.to)
}

/// Returns what the side to move gains at most by captures on a square; 0, if none pays.
pub(super) fn exchange(position: &Position, square: Square) -> i32 {
    search(position, square, 0, ALL)
}

/// The captures that end on a square, those of the least men first.
fn captures_on(position: &Position, square: Square) -> Vec<Move> {
    let captures = position.captures_and_promotions();
    let mut captures: Vec<Move> = captures
        .filter(|&mv| mv.to == square && taken(position, mv).is_some())
        .collect();
    insertion_sort(&mut captures, |mv| {
        position.board().role_at(mv.from).map(value)
    });
    captures
}

/// The captures of the man on a square, in passing, too.
pub(super) fn captures_of(position: &Position, square: Square) -> impl Iterator<Item = Move> {
    let captures = position.captures_and_promotions();
    captures.filter(move |&mv| taken(position, mv).is_some_and(|(_, at)| at == square))
}

/// Searches the captures on a square, where each side may stop (alpha-beta).
fn search(position: &Position, square: Square, alpha: i32, beta: i32) -> i32 {
    let mut best = alpha.max(0);
    for mv in captures_on(position, square) {
        if best >= beta {
            break;
        }
        let gain = at_once(position, mv);
        let next = position.play_unchecked(mv);
        best = best.max(gain - search(&next, square, gain - beta, gain - best));
    }
    best
}

/// Returns what a move wins before it is answered.
fn at_once(position: &Position, mv: Move) -> i32 {
    let victim = taken(position, mv).map_or(0, |(role, _)| value(role));
    let crowned = mv
        .promotion
        .map_or(0, |role| value(role) - value(Role::Pawn));
    victim + crowned
}
