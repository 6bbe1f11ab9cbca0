//! The plan of chess for two: board, seats, men.

use crate::man::Kind;
use crate::plan::{KindPlan, Place, Plan, SeatPlan, Shade, Turn};

pub use crate::rules::duel::{BLACK, WHITE};

/// A pawn.
pub const PAWN: Kind = Kind(0);
/// A knight.
pub const KNIGHT: Kind = Kind(1);
/// A bishop.
pub const BISHOP: Kind = Kind(2);
/// A rook.
pub const ROOK: Kind = Kind(3);
/// A queen.
pub const QUEEN: Kind = Kind(4);
/// A king.
pub const KING: Kind = Kind(5);

/// Letter and figurine of each kind, in the order of their numbers.
const KINDS: [(&str, &str); 6] = [
    ("P", "♟"),
    ("N", "♞"),
    ("B", "♝"),
    ("R", "♜"),
    ("Q", "♛"),
    ("K", "♚"),
];

/// How many points each is worth (play.md, section 4, point 3). Kings are not captured.
pub(super) const WORTH: [u32; KINDS.len()] = [1, 3, 3, 5, 9, 0];

/// How many seats there are.
pub(crate) const SEATS: usize = 2;

/// The plan: a1 is number 0 and dark, h8 is number 63.
pub(crate) fn plan() -> Plan {
    let seat = |letter, word, home| SeatPlan {
        letter,
        word,
        home,
        partner: None,
    };
    let kind = |&(letter, figurine)| KindPlan { letter, figurine };
    Plan {
        columns: 8,
        rows: 8,
        squares: (0..64).map(place).collect(),
        seats: vec![
            seat("w", "white", Turn::None),
            seat("b", "black", Turn::Half),
        ],
        turns_left: false,
        kinds: KINDS.iter().map(kind).collect(),
    }
}

fn place(index: u8) -> Place {
    let (column, row) = (index % 8, index / 8);
    let shade = if (column + row) % 2 == 0 {
        Shade::Dark
    } else {
        Shade::Light
    };
    let name = [b'a' + column, b'1' + row].map(char::from);
    Place {
        name: name.iter().collect(),
        column,
        row,
        shade,
    }
}
