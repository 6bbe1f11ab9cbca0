//! The board of the game for pairs, and who stands where at first.

use crate::man::{Kind, Man, Seat};
use crate::plan::{KindPlan, Place, Plan, SeatPlan, Shade, SquareId, Turn};

/// A man that goes straight, as far as nothing stands in its way.
pub const GUARD: Kind = Kind(0);
/// The man that must not be taken: it goes one square in any direction.
pub const KING: Kind = Kind(1);

/// Columns, and rows.
pub(super) const SIDE: u8 = 6;

/// How many seats there are.
pub(crate) const SEATS: usize = 4;

/// The letters of the seats.
pub(super) const LETTERS: [&str; SEATS] = ["A", "B", "C", "D"];

/// Where the king of each seat stands at first, and then its guards.
pub(super) const ARMIES: [[&str; 3]; SEATS] = [
    ["c1", "c2", "d1"],
    ["f3", "e3", "f4"],
    ["d6", "d5", "c6"],
    ["a4", "b4", "a3"],
];

/// A square board with a seat at each side; who sit face to face play together.
pub(crate) fn plan() -> Plan {
    let cells = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (column, row)));
    let seat = |letter, word, home, partner| SeatPlan {
        letter,
        word,
        home,
        partner: Some(Seat(partner)),
    };
    let kind = |letter, figurine| KindPlan { letter, figurine };
    Plan {
        columns: SIDE,
        rows: SIDE,
        squares: cells.map(place).collect(),
        seats: vec![
            seat(LETTERS[0], "first", Turn::None, 2),
            seat(LETTERS[1], "second", Turn::Quarter, 3),
            seat(LETTERS[2], "third", Turn::Half, 0),
            seat(LETTERS[3], "fourth", Turn::ThreeQuarters, 1),
        ],
        turns_left: false,
        kinds: vec![kind("G", "♜"), kind("K", "♚")],
    }
}

fn place((column, row): (u8, u8)) -> Place {
    Place {
        name: name(SquareId(
            u16::from(row) * u16::from(SIDE) + u16::from(column),
        )),
        column,
        row,
        shade: if (column + row) % 2 == 0 {
            Shade::Dark
        } else {
            Shade::Light
        },
    }
}

/// The men of each seat at the start.
pub(super) fn armies(plan: &Plan) -> Vec<Option<Man>> {
    let mut men = vec![None; plan.squares.len()];
    for (seat, army) in (0..).map(Seat).zip(ARMIES) {
        for (index, name) in army.into_iter().enumerate() {
            let kind = if index == 0 { KING } else { GUARD };
            if let Some(square) = plan.find(name) {
                men[square.index()] = Some(Man { seat, kind });
            }
        }
    }
    men
}

/// The square so many columns and rows away, if there is one.
pub(super) fn away(from: SquareId, (across, up): (i8, i8)) -> Option<SquareId> {
    let side = u16::from(SIDE);
    let to = |at: u16, by: i8| at.checked_add_signed(by.into()).filter(|&to| to < side);
    let (column, row) = (to(from.0 % side, across)?, to(from.0 / side, up)?);
    Some(SquareId(row * side + column))
}

/// The name of a square.
pub(super) fn name(square: SquareId) -> String {
    let side = u16::from(SIDE);
    let column = char::from(b'a' + (square.0 % side) as u8);
    format!("{column}{}", square.0 / side + 1)
}

/// The square of a name.
pub(super) fn find(text: &str) -> Option<SquareId> {
    let all = (0..u16::from(SIDE) * u16::from(SIDE)).map(SquareId);
    all.into_iter().find(|&square| name(square) == text)
}
