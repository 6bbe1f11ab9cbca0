//! The plan of a board: its squares, each with a name and a place. Any shape on a lattice will do.

/// A square of the board on the table: its number in the [`Plan`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SquareId(pub u16);

impl SquareId {
    /// The square as an index into lists that are ordered like the plan.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The colour of a square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shade {
    /// A light square.
    Light,
    /// A dark square.
    Dark,
}

/// One square: what it is called and where it lies, seen from the first seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The square's name, as `data-square` has it (`e4`).
    pub name: String,
    /// Columns to the right of the leftmost one.
    pub column: u8,
    /// Rows above the lowest one.
    pub row: u8,
    /// Light or dark.
    pub shade: Shade,
}

/// A board: its squares on a lattice of columns and rows, not all of which need to be filled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// Number of columns of the lattice.
    pub columns: u8,
    /// Number of rows of the lattice.
    pub rows: u8,
    /// The squares; a [`SquareId`] is an index into this list.
    pub squares: Vec<Place>,
}

impl Plan {
    /// The board of chess for two: a1 is number 0 and dark, h8 is number 63.
    pub fn chess() -> Plan {
        let place = |index: u8| {
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
        };
        Plan {
            columns: 8,
            rows: 8,
            squares: (0..64).map(place).collect(),
        }
    }

    /// The place of a square, or `None` for a square that is not on this board.
    pub fn place(&self, square: SquareId) -> Option<&Place> {
        self.squares.get(square.index())
    }

    /// Every square, in the plan's order.
    pub fn ids(&self) -> impl Iterator<Item = SquareId> + use<> {
        (0..self.squares.len() as u16).map(SquareId)
    }

    /// The square with this name.
    pub fn find(&self, name: &str) -> Option<SquareId> {
        self.ids().find(|id| self.squares[id.index()].name == name)
    }
}
