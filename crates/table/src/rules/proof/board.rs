//! The board, and who stands where at first.

use crate::man::{Kind, Seat};
use crate::plan::{KindPlan, Place, Plan, SeatPlan, Shade, SquareId, Turn};

/// The one kind of men.
pub const STONE: Kind = Kind(0);

/// Columns, and rows.
const SIDE: u8 = 7;

/// How many seats there are.
pub(crate) const SEATS: usize = 3;

/// Where the stones of each seat stand at first.
pub(super) const ARMIES: [[&str; 4]; SEATS] = [
    ["c1", "d1", "e1", "d2"],
    ["g3", "g4", "g5", "f4"],
    ["a3", "a4", "a5", "b4"],
];

/// A cross three squares wide, with a hole in the middle. The seats are at the bottom, at the right
/// and at the left.
pub(crate) fn plan() -> Plan {
    let in_arm = |at: u8| (2..=4).contains(&at);
    let cells = (0..SIDE).flat_map(|row| (0..SIDE).map(move |column| (column, row)));
    let squares = cells.filter(|&(column, row)| {
        (in_arm(column) || in_arm(row)) && (column, row) != (SIDE / 2, SIDE / 2)
    });
    let seat = |letter, word, home| SeatPlan {
        letter,
        word,
        home,
        partner: None,
    };
    Plan {
        columns: SIDE,
        rows: SIDE,
        squares: squares.map(place).collect(),
        seats: vec![
            seat("w", "white", Turn::None),
            seat("b", "black", Turn::Quarter),
            seat("r", "red", Turn::ThreeQuarters),
        ],
        turns_left: false,
        kinds: vec![KindPlan {
            letter: "M",
            figurine: "●",
        }],
    }
}

fn place((column, row): (u8, u8)) -> Place {
    let name = [b'a' + column, b'1' + row].map(char::from);
    Place {
        name: name.iter().collect(),
        column,
        row,
        shade: if (column + row) % 2 == 0 {
            Shade::Dark
        } else {
            Shade::Light
        },
    }
}

/// The squares at this number of steps from a square, straight along rows and columns.
pub(super) fn around(plan: &Plan, from: SquareId, steps: i16) -> Vec<SquareId> {
    let directions = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    let reach = directions.map(|(across, up)| away(plan, from, across * steps, up * steps));
    reach.into_iter().flatten().collect()
}

/// The square at this distance in columns and rows, if there is one.
fn away(plan: &Plan, from: SquareId, across: i16, up: i16) -> Option<SquareId> {
    let place = plan.place(from)?;
    let wanted = (i16::from(place.column) + across, i16::from(place.row) + up);
    plan.ids().find(|&id| {
        let cell = plan.place(id).map(|to| (to.column.into(), to.row.into()));
        cell == Some(wanted)
    })
}

/// The square in the middle between two that are two steps apart.
pub(super) fn between(plan: &Plan, from: SquareId, to: SquareId) -> Option<SquareId> {
    let (start, end) = (plan.place(from)?, plan.place(to)?);
    let half = |one: u8, other: u8| (i16::from(other) - i16::from(one)) / 2;
    away(
        plan,
        from,
        half(start.column, end.column),
        half(start.row, end.row),
    )
}

/// Every seat.
pub(super) fn seats() -> impl Iterator<Item = Seat> {
    (0..ARMIES.len() as u8).map(Seat)
}
