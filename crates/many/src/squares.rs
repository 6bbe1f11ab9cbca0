use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Sub, SubAssign};

use crate::square::Square;

/// A set of squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Squares([u64; 4]);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares([0; 4]);

    /// All that there could be, whatever the board.
    pub(crate) const ALL: Squares = Squares([u64::MAX; 4]);

    /// A single square.
    pub const fn of(square: Square) -> Squares {
        let mut squares = Squares::EMPTY;
        squares.insert(square);
        squares
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.place() >> 6] |= 1 << (square.place() & 63);
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.place() >> 6] &= !(1 << (square.place() & 63));
    }

    /// Returns whether the square is one of them.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0[square.place() >> 6] & (1 << (square.place() & 63)) != 0
    }

    /// Returns whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// Returns whether there is one at least.
    #[inline]
    pub const fn any(self) -> bool {
        !self.is_empty()
    }

    /// Returns how many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        let [a, b, c, d] = self.0;
        a.count_ones() + b.count_ones() + c.count_ones() + d.count_ones()
    }

    /// The lowest one, and of these the leftmost.
    pub fn first(self) -> Option<Square> {
        self.into_iter().next()
    }
}

impl BitOr for Squares {
    type Output = Squares;
    #[inline]
    fn bitor(mut self, other: Squares) -> Squares {
        self |= other;
        self
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        for (bits, others) in self.0.iter_mut().zip(other.0) {
            *bits |= others;
        }
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline]
    fn bitand(mut self, other: Squares) -> Squares {
        self &= other;
        self
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        for (bits, others) in self.0.iter_mut().zip(other.0) {
            *bits &= others;
        }
    }
}

/// Without those of the other set.
impl Sub for Squares {
    type Output = Squares;
    #[inline]
    fn sub(mut self, other: Squares) -> Squares {
        self -= other;
        self
    }
}

impl SubAssign for Squares {
    #[inline]
    fn sub_assign(&mut self, other: Squares) {
        for (bits, others) in self.0.iter_mut().zip(other.0) {
            *bits &= !others;
        }
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        let mut set = Squares::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

/// Row by row from below, each from the left.
impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        SquaresIter {
            rest: self.0,
            word: 0,
        }
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The squares of a set, row by row from below, each from the left.
#[derive(Clone, Debug)]
pub struct SquaresIter {
    rest: [u64; 4],
    word: usize,
}

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        loop {
            let bits = self.rest.get_mut(self.word)?;
            if *bits != 0 {
                let place = (self.word as u32) << 6 | bits.trailing_zeros();
                *bits &= *bits - 1;
                return Some(Square::of_place(place as u8));
            }
            self.word += 1;
        }
    }
}
