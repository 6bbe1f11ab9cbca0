//! The heuristic of the helpmate search: how near a mate seems to be. It proves nothing.
//!
//! The weights were found by trial: they are those with which the search met the fewest positions.

use crate::attacks::{self, Tables};
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::color::Color;
use crate::piece::Role;
use crate::square::Square;

use super::super::Position;
use super::material::DARK;

/// Returns a number that is the smaller the nearer the winner seems to be to a mate.
pub(super) fn grade(t: &Tables, position: &Position, winner: Color) -> usize {
    let board = &position.board;
    let loser = winner.other();
    let king = board.men(loser, Role::King).first_or_a1();
    let hunter = board.men(winner, Role::King).first_or_a1();
    let guarded = guarded(t, board, winner, king);
    let flights = count(t.king(king) - board.color(loser) - guarded);
    let apart = distance(king, hunter).saturating_sub(2);
    let in_check = position.turn == loser && guarded.contains(king);
    let answers = match in_check {
        true => 8 * position.legal_moves().take(6).count(),
        false => 0,
    };
    let own = board.color(winner);
    let heavy = own & (board.role(Role::Queen) | board.role(Role::Rook));
    let no_queen = match (own & board.role(Role::Queen)).is_empty() {
        true => 18,
        false => 0,
    };
    let seen = answers + no_queen;
    // With a strong man, or one to come, the fewer men can help the king the better. Without, they
    // have to block its way.
    let victims = board.color(loser) - board.role(Role::King);
    let pawns = count(victims & board.role(Role::Pawn));
    let strength = 9 * (count(victims) - pawns) + 8 * pawns;
    if heavy.any() {
        return seen + 3 * flights + 10 * rim_distance(king) + 5 * apart + strength;
    }
    let corner = corner_distance(board, winner, king);
    if let Some(steps) = pawn_distance(board, winner) {
        return seen + 3 * flights + 10 * corner + 5 * apart + strength + 10 + 5 * steps;
    }
    let few = match count(own) {
        2 => 26,
        _ => 14,
    };
    let knights = own & board.role(Role::Knight);
    let scattered: usize = knights.into_iter().map(|from| distance(from, hunter)).sum();
    let to_promote = pawn_distance(board, loser).unwrap_or(0);
    let beside = 2 * to_promote + nearest(victims, king) + 3 * scattered;
    seen + 3 * flights + 26 * corner + 11 * apart + beside + few
}

fn count(squares: Bitboard) -> usize {
    squares.len() as usize
}

/// Returns the squares that a side guards, with sliders that look through the enemy king.
fn guarded(t: &Tables, board: &Board, by: Color, enemy: Square) -> Bitboard {
    let own = board.color(by);
    let occupied = board.occupied() - Bitboard::of(enemy);
    let straight = (board.role(Role::Rook) | board.role(Role::Queen)) & own;
    let diagonal = (board.role(Role::Bishop) | board.role(Role::Queen)) & own;
    let king = board.men(by, Role::King).first_or_a1();
    let near = attacks::pawn_attacks(by, board.role(Role::Pawn) & own)
        | attacks::knight_steps(board.role(Role::Knight) & own)
        | t.king(king);
    let rooks = straight.into_iter().map(|from| t.rook(from, occupied));
    let bishops = diagonal.into_iter().map(|from| t.bishop(from, occupied));
    rooks.chain(bishops).fold(near, |all, reach| all | reach)
}

/// Returns how many steps of a king it is from one square to the other.
fn distance(a: Square, b: Square) -> usize {
    let files = (a.index() & 7).abs_diff(b.index() & 7);
    let ranks = (a.index() >> 3).abs_diff(b.index() >> 3);
    files.max(ranks)
}

/// Returns how far a square is from the rim.
fn rim_distance(square: Square) -> usize {
    let (file, rank) = (square.index() & 7, square.index() >> 3);
    file.min(7 - file).min(rank.min(7 - rank))
}

/// Returns how far a square is from the nearest corner in which the winner's officers can give
/// mate.
fn corner_distance(board: &Board, winner: Color, square: Square) -> usize {
    let to = |corner: Square| distance(square, corner);
    let dark = to(Square::A1).min(to(Square::H8));
    let light = to(Square::H1).min(to(Square::A8));
    let officers =
        |color: Color| board.color(color) - board.role(Role::King) - board.role(Role::Pawn);
    let (own, their) = (officers(winner), officers(winner.other()));
    let bishops = board.role(Role::Bishop);
    // Bishops give mate on their own colour. A knight mates a king beside its bishop, which is
    // beside a corner of the other.
    let (on_dark, on_light) = if (own - bishops).is_empty() {
        (own & DARK, own - DARK)
    } else if (their - bishops).is_empty() {
        (their - DARK, their & DARK)
    } else {
        (own, own)
    };
    match (on_dark.any(), on_light.any()) {
        (true, false) => dark,
        (false, true) => light,
        _ => dark.min(light),
    }
}

/// Returns how many steps the most advanced pawn is from the last rank, with one more for a man in
/// its way; nothing without a pawn.
fn pawn_distance(board: &Board, color: Color) -> Option<usize> {
    let blocked = attacks::forward(color.other(), board.occupied());
    let steps = |pawn: Square| {
        let rank = pawn.index() >> 3;
        let steps = match color {
            Color::White => 7 - rank,
            Color::Black => rank,
        };
        steps + usize::from(blocked.contains(pawn))
    };
    board.men(color, Role::Pawn).into_iter().map(steps).min()
}

/// Returns how far the two men nearest to a square are from it, the nearest counting more.
fn nearest(men: Bitboard, square: Square) -> usize {
    const NONE: usize = 14;
    let (first, second) = men.into_iter().fold((NONE, NONE), |(first, second), man| {
        let far = distance(man, square);
        (first.min(far), second.min(first.max(far)))
    });
    3 * first + 2 * second
}
