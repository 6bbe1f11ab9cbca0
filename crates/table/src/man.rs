//! Seats and men, as every game at this table has them. What they are called, and how many there
//! are, is data of the game: its [`Plan`](crate::Plan).

/// One player's side of the table: its number in the order of turns, and in the lists that are
/// ordered by seat.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into lists that are ordered by seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a man is: its number among the kinds of men of the game
/// ([`Plan::kinds`](crate::Plan::kinds)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Kind(pub u8);

impl Kind {
    /// The kind as an index into lists that are ordered by kind.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A man of one of the armies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Man {
    /// The seat whose man it is.
    pub seat: Seat,
    /// What it is.
    pub kind: Kind,
}
