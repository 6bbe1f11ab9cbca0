use core::fmt;

use crate::rules::Turns;

/// The two games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Four players, the two that sit across against the two others (4p-1).
    Four,
    /// Three players, each against the two others.
    Three,
}

impl Game {
    /// Both games.
    pub const ALL: [Game; 2] = [Game::Four, Game::Three];

    /// All seats, in the order of their letters.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.count()).map(Seat)
    }

    const fn count(self) -> u8 {
        match self {
            Game::Four => 4,
            Game::Three => 3,
        }
    }

    /// The letter of a seat in texts: `A` to `D`; `k` (black), `r` (red), `w` (white).
    pub const fn letter(self, seat: Seat) -> char {
        let letters = match self {
            Game::Four => ['A', 'B', 'C', 'D'],
            Game::Three => ['k', 'r', 'w', '?'],
        };
        letters[seat.index()]
    }

    /// The seat of a letter.
    pub fn seat(self, letter: char) -> Option<Seat> {
        self.seats().find(|seat| self.letter(*seat) == letter)
    }

    /// Returns whether the game has a seat.
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.count()
    }

    /// Returns who sits across and fights on the same side (4p-1).
    pub const fn ally(self, seat: Seat) -> Option<Seat> {
        match self {
            Game::Four => Some(Seat(seat.0 ^ 2)),
            Game::Three => None,
        }
    }

    /// A player with the ally, if there is one.
    pub const fn side(self, seat: Seat) -> Seats {
        match self.ally(seat) {
            Some(ally) => Seats::of(seat).with(ally),
            None => Seats::of(seat),
        }
    }

    /// All others but the ally.
    pub const fn enemies(self, seat: Seat) -> Seats {
        Seats((1 << self.count()) - 1).without(self.side(seat))
    }

    /// Returns whose turn comes after somebody's (4p-1, 3p-38; many-handed.md, section 4, N4).
    pub const fn next(self, seat: Seat, turns: Turns) -> Seat {
        let count = self.count();
        Seat(match turns {
            Turns::Right => (seat.0 + 1) % count,
            Turns::Left => (seat.0 + count - 1) % count,
        })
    }

    /// Returns how many turns after `from`'s that of `to` comes.
    pub(crate) fn distance(self, from: Seat, to: Seat, turns: Turns) -> u8 {
        let count = self.count();
        match turns {
            Turns::Right => (to.0 + count - from.0) % count,
            Turns::Left => (from.0 + count - to.0) % count,
        }
    }
}

/// A seat at the board, and so an army.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// Four players: north, with light men.
    pub const A: Seat = Seat(0);
    /// Four players: west, with dark men.
    pub const B: Seat = Seat(1);
    /// Four players: south, with light men.
    pub const C: Seat = Seat(2);
    /// Four players: east, with dark men.
    pub const D: Seat = Seat(3);
    /// Three players: south; begins.
    pub const BLACK: Seat = Seat(0);
    /// Three players: east.
    pub const RED: Seat = Seat(1);
    /// Three players: west.
    pub const WHITE: Seat = Seat(2);

    /// 0 for the first in the order of letters, and so on.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub(crate) const fn of_index(index: u8) -> Seat {
        Seat(index & 3)
    }
}

/// The number, since only a game has letters for seats.
impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// A set of seats.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// A single one.
    pub const fn of(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, seat: Seat) -> Seats {
        Seats(self.0 | 1 << seat.0)
    }

    /// Those that are not in the other set.
    #[must_use]
    pub const fn without(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }

    /// Those that are in both sets.
    #[must_use]
    pub const fn among(self, others: Seats) -> Seats {
        Seats(self.0 & others.0)
    }

    /// Returns whether the seat is one of them.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.0 != 0
    }

    /// Returns whether there is nobody.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// A bit each.
    #[inline]
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        seats.into_iter().fold(Seats::NONE, Seats::with)
    }
}

/// In the order of their letters.
impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The seats of a set, in the order of their letters.
#[derive(Clone, Debug)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let index = self.0.trailing_zeros() as u8;
        self.0 &= self.0.checked_sub(1)?;
        Some(Seat(index))
    }
}
