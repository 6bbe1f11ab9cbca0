//! What a position is worth: a sum of weights, which are set by hand.

mod endings;
mod kings;
mod men;
mod pawns;
mod sum;
mod terms;
#[rustfmt::skip]
mod weights;

pub(crate) use sum::Sum;

use rochade_chess::{Color, Piece, Role, Square};

use self::sum::PACKED;
use self::terms::{SQUARES, TEMPO};
use super::Node;

/// The phase at the start of a game: the sum of all officers' weights.
const FULL: i32 = 24;

/// How much a man counts for the phase of the game.
pub(crate) const fn phase(role: Role) -> i32 {
    match role {
        Role::Pawn | Role::King => 0,
        Role::Knight | Role::Bishop => 1,
        Role::Rook => 2,
        Role::Queen => 4,
    }
}

/// The number of the weight of a man on a square, seen from its own side; both wings are alike.
fn place(man: Piece, square: Square) -> usize {
    let file = square.file().index();
    let rank = match man.color {
        Color::White => square.rank().index(),
        Color::Black => 7 - square.rank().index(),
    };
    SQUARES + man.role.index() * 32 + rank * 4 + file.min(7 - file)
}

/// The piece-square table: what a man is worth where it stands, positive for White.
#[inline]
pub(crate) fn piece_square(man: Piece, square: Square) -> Sum {
    let worth = PACKED[place(man, square)];
    match man.color {
        Color::White => worth,
        Color::Black => worth * -1,
    }
}

/// Tapered evaluation: what a node is worth to its side to move if nothing is pending, between the
/// sums for the middle game and for the ending by the phase of the game.
pub(crate) fn evaluate(node: &Node) -> i32 {
    if let Some(worth) = endings::known(node) {
        return worth;
    }
    let sign = sign(node.position.turn());
    let mut sum = node.sum;
    terms::all(&node.position, &mut sum);
    sum.add(TEMPO, sign);
    let phase = node.phase.min(FULL);
    let eg = sum.eg() * endings::scale(node, sum.eg()) / endings::WHOLE;
    sign * (sum.mg() * phase + eg * (FULL - phase)) / FULL
}

/// 1 for White, −1 for Black.
pub(crate) const fn sign(color: Color) -> i32 {
    match color {
        Color::White => 1,
        Color::Black => -1,
    }
}
