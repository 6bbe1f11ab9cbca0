//! The boards as data: squares, arrays, and where pawns are promoted (many-handed.md, sections 1
//! and 2). A found copy of the figures would correct these lines only.

use crate::seat::Game;
use crate::square::Way;

/// A board with its array.
pub(crate) struct Layout {
    pub(crate) game: Game,
    pub(crate) name: &'static str,
    /// The letters of the columns, from the left.
    pub(crate) columns: &'static str,
    /// The rows from below: how many of them, from which column on, how many squares each.
    pub(crate) rows: &'static [(u8, u8, u8)],
    /// The armies in the order of their letters.
    pub(crate) armies: &'static [Army],
}

/// An army in its array: eight officers, and a pawn before each.
pub(crate) struct Army {
    /// Where its rook stands at its player's left hand: column and row.
    pub(crate) corner: (u8, u8),
    /// Which way its pawns go.
    pub(crate) forward: Way,
    /// Where its pawns become officers: lines of eight squares, each from a square towards a side.
    pub(crate) promotion: &'static [Line],
}

/// Eight squares in a row: from a column and row, towards a side.
pub(crate) type Line = ((u8, u8), Way);

pub(crate) static FOUR: Layout = Layout {
    game: Game::Four,
    name: "four",
    columns: "abcdefghijklmn",
    rows: &[(3, 3, 8), (8, 0, 14), (3, 3, 8)],
    armies: &[
        Army {
            corner: (10, 13),
            forward: Way::DOWN,
            promotion: &[WEST, EAST, SOUTH],
        },
        Army {
            corner: (0, 10),
            forward: Way::RIGHT,
            promotion: &[NORTH, SOUTH, EAST],
        },
        Army {
            corner: (3, 0),
            forward: Way::UP,
            promotion: &[WEST, EAST, NORTH],
        },
        Army {
            corner: (13, 3),
            forward: Way::LEFT,
            promotion: &[NORTH, SOUTH, WEST],
        },
    ],
};

const NORTH: Line = ((3, 13), Way::RIGHT);
const WEST: Line = ((0, 3), Way::UP);
const SOUTH: Line = ((3, 0), Way::RIGHT);
const EAST: Line = ((13, 3), Way::UP);

/// The columns of all boards for three (many-handed.md, section 4, N5).
const NO_J: &str = "abcdefghiklm";

pub(crate) static T112: Layout = Layout {
    game: Game::Three,
    name: "t112",
    columns: NO_J,
    rows: &[(2, 2, 8), (8, 0, 12)],
    armies: &[black(&[((2, 9), Way::RIGHT)]), RED, WHITE],
};

pub(crate) static CROSS128: Layout = Layout {
    game: Game::Three,
    name: "cross128",
    columns: NO_J,
    rows: &[(2, 2, 8), (8, 0, 12), (2, 2, 8)],
    armies: &[black(&[((2, 11), Way::RIGHT)]), RED, WHITE],
};

pub(crate) static T120: Layout = Layout {
    game: Game::Three,
    name: "t120",
    columns: NO_J,
    rows: &[(3, 2, 8), (8, 0, 12)],
    armies: &[
        black(&[((2, 10), Way::RIGHT)]),
        Army {
            corner: (11, 3),
            forward: Way::LEFT,
            promotion: &[((0, 3), Way::UP)],
        },
        Army {
            corner: (0, 10),
            forward: Way::RIGHT,
            promotion: &[((11, 3), Way::UP)],
        },
    ],
};

pub(crate) static RECT: Layout = Layout {
    game: Game::Three,
    name: "rect",
    columns: NO_J,
    rows: &[(10, 0, 12)],
    armies: &[black(&[((2, 9), Way::RIGHT)]), RED, WHITE],
};

const fn black(promotion: &'static [Line]) -> Army {
    Army {
        corner: (2, 0),
        forward: Way::UP,
        promotion,
    }
}

const RED: Army = Army {
    corner: (11, 2),
    forward: Way::LEFT,
    promotion: &[((0, 2), Way::UP)],
};

const WHITE: Army = Army {
    corner: (0, 9),
    forward: Way::RIGHT,
    promotion: &[((11, 2), Way::UP)],
};
