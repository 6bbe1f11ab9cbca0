//! What a position is worth: a sum of weights. They were set by hand to begin with; own games teach
//! them (`crates/opponent/examples/tune.rs`).

mod endings;
mod kings;
mod men;
mod pawns;
mod sum;
mod terms;
#[rustfmt::skip]
mod weights;

pub(crate) use sum::Sum;
pub use weights::WEIGHTS;

use rochade_chess::{Color, Piece, Position, Role, Square};

use self::sum::{PACKED, Sink};
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

/// How often each weight counts in a position, for White less for Black, as the tuning needs it.
#[derive(Clone, Debug)]
pub struct Trace {
    /// The number of each weight that counts, and how often it does.
    pub counts: Vec<(u16, i8)>,
    /// How much of the middle game it is, of 24.
    pub phase: i32,
}

/// Returns how often each weight counts in a position.
pub fn trace(position: &Position) -> Trace {
    let mut counts = vec![0; WEIGHTS.len()];
    let mut phase = 0;
    for (square, man) in position.pieces() {
        counts[place(man, square)] += sign(man.color);
        phase += self::phase(man.role);
    }
    terms::all(position, &mut counts);
    counts.add(TEMPO, sign(position.turn()));
    let counts = (0u16..).zip(counts).filter(|(_, times)| *times != 0);
    Trace {
        counts: counts
            .map(|(weight, times)| (weight, times as i8))
            .collect(),
        phase: phase.min(FULL),
    }
}
