//! The plan of draughts: board, seats, men. And its squares, seats and men, each as those of the
//! rules.

use rochade_draughts as draughts;

use crate::man::{Kind, Man, Seat};
use crate::plan::{KindPlan, Plan, SquareId};
use crate::rules::chess;
use crate::rules::duel::{BLACK, WHITE};

/// A man that is no king.
pub const MAN: Kind = Kind(0);
/// A king: two men, one on the other.
pub const KING: Kind = Kind(1);

/// How much each kind is worth where captures are compared: players count men.
pub(super) const WORTH: [u32; 2] = [1, 1];

/// How many seats there are.
pub(crate) const SEATS: usize = chess::SEATS;

/// The plan: the board and the seats are those of chess, but men stand on its dark squares only.
pub(crate) fn plan() -> Plan {
    let kind = |letter, figurine| KindPlan { letter, figurine };
    Plan {
        kinds: vec![kind("M", "⛂"), kind("K", "⛃")],
        ..chess::plan()
    }
}

/// Returns the dark square with this number; `None` for a light one.
pub fn square_of(square: SquareId) -> Option<draughts::Square> {
    let index = u8::try_from(square.0).ok()?;
    draughts::Square::at(index % 8, index / 8)
}

/// The squares of a path; `None` if one of them is light.
pub(super) fn squares_of(path: &[SquareId]) -> Option<Vec<draughts::Square>> {
    path.iter().map(|&square| square_of(square)).collect()
}

/// Returns the number of a square.
pub fn id(square: draughts::Square) -> SquareId {
    SquareId(u16::from(square.rank()) * 8 + u16::from(square.file()))
}

/// The squares of a set, in the order of the plan.
pub(super) fn ids(squares: draughts::Squares) -> impl Iterator<Item = SquareId> {
    let all = (0..64).map(SquareId);
    all.filter(move |&id| square_of(id).is_some_and(|square| squares.contains(square)))
}

/// Returns the seat of a side.
pub fn seat(color: draughts::Color) -> Seat {
    match color {
        draughts::Color::White => WHITE,
        draughts::Color::Black => BLACK,
    }
}

/// The side that a seat has; `None` for a seat that draughts doesn't have.
pub(super) fn color(seat: Seat) -> Option<draughts::Color> {
    match seat {
        WHITE => Some(draughts::Color::White),
        BLACK => Some(draughts::Color::Black),
        _ => None,
    }
}

pub(super) fn man(man: draughts::Man) -> Man {
    Man {
        seat: seat(man.color),
        kind: if man.king { KING } else { MAN },
    }
}
