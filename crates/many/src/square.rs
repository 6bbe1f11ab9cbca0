use core::fmt;

/// A square of any of the boards: a column and a row, both counted from 0 at the lower left of
/// those who sit below.
///
/// Which of them a board has, and how it calls them, says [`Board`](crate::Board).
// Sixteen squares a row, with an edge that is never entered all around: so a step is an addition
// that can't leave the lattice unseen, and no board needs a table of neighbours.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

/// How many columns and rows the largest board has.
pub(crate) const SIDE: u8 = 14;

impl Square {
    /// The lower left of the lattice.
    pub(crate) const FIRST: Square = Square(17);

    /// The square in a column and a row; `None` beyond the fourteenth of either.
    pub const fn at(column: u8, row: u8) -> Option<Square> {
        if column < SIDE && row < SIDE {
            Some(Square((row + 1) * 16 + column + 1))
        } else {
            None
        }
    }

    /// The column, counted from the left.
    pub const fn column(self) -> u8 {
        (self.0 & 15) - 1
    }

    /// The row, counted from below.
    pub const fn row(self) -> u8 {
        (self.0 >> 4) - 1
    }

    /// The place among 256.
    pub(crate) const fn place(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn of_place(place: u8) -> Square {
        Square(place)
    }

    /// The way to another square of the same row, column or diagonal, and how many steps it takes.
    pub(crate) fn line_to(self, other: Square) -> Option<(Way, u8)> {
        let columns = other.column() as i8 - self.column() as i8;
        let rows = other.row() as i8 - self.row() as i8;
        let (x, y) = (columns.unsigned_abs(), rows.unsigned_abs());
        let is_line = self != other && (x == 0 || y == 0 || x == y);
        let way = Way(16 * rows.signum() + columns.signum());
        is_line.then_some((way, x.max(y)))
    }

    /// The square a step further, which may be one of the edge.
    #[inline]
    pub(crate) const fn step(self, way: Way) -> Square {
        Square(self.0.wrapping_add_signed(way.0))
    }
}

/// Column and row, since only a board has names for them.
impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}/{}",
            i16::from(self.0 & 15) - 1,
            i16::from(self.0 >> 4) - 1
        )
    }
}

/// A step from any square: the number of columns to the right, and of rows up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Way(i8);

impl Way {
    pub(crate) const RIGHT: Way = Way(1);
    pub(crate) const UP: Way = Way(16);
    pub(crate) const LEFT: Way = Way(-1);
    pub(crate) const DOWN: Way = Way(-16);

    /// Along rows and columns.
    pub(crate) const STRAIGHT: [Way; 4] = [Way::UP, Way::RIGHT, Way::DOWN, Way::LEFT];

    /// Along diagonals.
    pub(crate) const DIAGONAL: [Way; 4] = [Way(17), Way(-15), Way(-17), Way(15)];

    /// The jumps of a knight.
    pub(crate) const KNIGHT: [Way; 8] = [
        Way(33),
        Way(18),
        Way(-14),
        Way(-31),
        Way(-33),
        Way(-18),
        Way(14),
        Way(31),
    ];

    /// Both steps, one after the other.
    pub(crate) const fn and(self, other: Way) -> Way {
        Way(self.0 + other.0)
    }

    /// The way back.
    pub(crate) const fn back(self) -> Way {
        Way(-self.0)
    }

    /// A quarter turn clockwise of a way along rows or columns.
    pub(crate) const fn to_the_right(self) -> Way {
        match self.0 {
            16 => Way::RIGHT,
            1 => Way::DOWN,
            -16 => Way::LEFT,
            _ => Way::UP,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_step_from_a_square_of_the_lattice_comes_to_another_row_unseen() {
        for (column, row) in (0..SIDE).flat_map(|column| (0..SIDE).map(move |row| (column, row))) {
            let square = Square::at(column, row).expect("a square of the lattice");
            assert_eq!((square.column(), square.row()), (column, row));
            let around = Way::STRAIGHT.iter().chain(&Way::DIAGONAL);
            for way in around.chain(&Way::KNIGHT) {
                let to = square.step(*way);
                let (x, y) = (to.0 & 15, to.0 >> 4);
                let inside = (1..=SIDE).contains(&x) && (1..=SIDE).contains(&y);
                let near = |a: u8, b: u8| (i16::from(a) - i16::from(b) - 1).abs() <= 2;
                assert!(
                    !inside || near(x, column) && near(y, row),
                    "{square:?} {way:?}"
                );
            }
        }
    }
}
