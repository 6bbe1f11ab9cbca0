//! Where a square lies in a picture.

use rochade_chess::Square;
#[cfg(test)]
use rochade_chess::{File, Rank};

use super::SIDE;

/// A square of any board, by its place from the lower left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    pub(crate) column: usize,
    pub(crate) row: usize,
}

impl Spot {
    /// The upper left corner on a board with `rows` rows, whose first seat is below.
    pub(super) fn corner(self, rows: usize) -> (usize, usize) {
        (SIDE * self.column, SIDE * (rows - 1 - self.row))
    }

    /// The square of the board of chess.
    #[cfg(test)]
    pub(crate) fn of_chess(self) -> Square {
        Square::new(File::ALL[self.column], Rank::ALL[self.row])
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Spot {
        Spot {
            column: square.file().index(),
            row: square.rank().index(),
        }
    }
}
