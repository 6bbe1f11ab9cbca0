use crate::seat::{Seat, Seats};

/// What a man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Kind {
    /// It is mated, and never taken (4p-36).
    King = 0,
    /// Any way, any distance.
    Queen = 1,
    /// Along rows and columns.
    Rook = 2,
    /// Along diagonals.
    Bishop = 3,
    /// Jumps.
    Knight = 4,
    /// Goes away from its player.
    Pawn = 5,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Kind; 6] = [
        Kind::King,
        Kind::Queen,
        Kind::Rook,
        Kind::Bishop,
        Kind::Knight,
        Kind::Pawn,
    ];

    /// What a pawn can become (4p-31), in the order in which the moves are listed.
    pub const OFFICERS: [Kind; 4] = [Kind::Queen, Kind::Rook, Kind::Bishop, Kind::Knight];

    /// The capital letter.
    pub const fn letter(self) -> char {
        ['K', 'Q', 'R', 'B', 'N', 'P'][self as usize]
    }

    /// The kind that a capital letter means.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Man {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: Kind,
}

/// What is in a place of the lattice: a man, nothing, or no square at all.
// The kind in the three lowest bits, the seat above. For what is no man, the bits above name no
// seat that is in any set.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cell(u8);

impl Cell {
    pub(crate) const EMPTY: Cell = Cell(4 << 3 | 6);
    pub(crate) const WALL: Cell = Cell(5 << 3 | 7);

    pub(crate) const fn of(man: Man) -> Cell {
        Cell((man.seat.index() as u8) << 3 | man.kind as u8)
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == Cell::EMPTY.0
    }

    pub(crate) fn man(self) -> Option<Man> {
        let kind = Kind::ALL.get(usize::from(self.0 & 7))?;
        Some(Man {
            seat: Seat::of_index(self.0 >> 3),
            kind: *kind,
        })
    }

    /// Returns whether it is a man of one of these.
    #[inline]
    pub(crate) const fn is_of(self, seats: Seats) -> bool {
        seats.bits() >> (self.0 >> 3) & 1 != 0
    }

    /// Returns whether it is a man of this kind, of any player.
    #[inline]
    pub(crate) const fn is(self, kind: Kind) -> bool {
        self.0 & 7 == kind as u8
    }

    /// Returns whether it is a man that goes any distance along rows and columns.
    #[inline]
    pub(crate) const fn goes_straight(self) -> bool {
        self.is(Kind::Queen) || self.is(Kind::Rook)
    }

    /// Returns whether it is a man that goes any distance along diagonals.
    #[inline]
    pub(crate) const fn goes_diagonally(self) -> bool {
        self.is(Kind::Queen) || self.is(Kind::Bishop)
    }
}
