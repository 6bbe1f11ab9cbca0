use core::fmt;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

use crate::square::{Direction, Square};

/// A set of squares: a bit each, b8 the lowest.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(u32);

impl Squares {
    /// No square.
    pub const EMPTY: Squares = Squares(0);

    /// The first row of White's opponent, where a white man is crowned.
    pub(crate) const EIGHTH_RANK: Squares = Squares(0xf);

    /// The first row of Black's opponent, where a black man is crowned.
    pub(crate) const FIRST_RANK: Squares = Squares(0xf000_0000);

    /// The set with these bits.
    #[inline]
    pub const fn from_bits(bits: u32) -> Squares {
        Squares(bits)
    }

    /// The bits.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// A single square.
    #[inline]
    pub const fn of(square: Square) -> Squares {
        Squares(1 << square.index())
    }

    /// Whether the square is one of them.
    #[inline]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.index()) != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is one at least.
    #[inline]
    pub const fn any(self) -> bool {
        self.0 != 0
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The one with the lowest number.
    #[inline]
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 {
            None
        } else {
            Some(Square::of_index(self.0.trailing_zeros()))
        }
    }

    /// The squares next to these in a direction. A row of four squares begins on file b and on file
    /// a in turn.
    #[inline]
    pub(crate) const fn next(self, direction: Direction) -> Squares {
        const FROM_B: u32 = 0x0f0f_0f0f;
        const FROM_A: u32 = !FROM_B;
        const FILE_A: u32 = 0x1010_1010;
        const FILE_H: u32 = 0x0808_0808;
        let (from_b, from_a) = (self.0 & FROM_B, self.0 & FROM_A);
        Squares(match direction {
            Direction::UpLeft => from_b >> 4 | (from_a & !FILE_A) >> 5,
            Direction::UpRight => (from_b & !FILE_H) >> 3 | from_a >> 4,
            Direction::DownLeft => from_b << 4 | (from_a & !FILE_A) << 3,
            Direction::DownRight => (from_b & !FILE_H) << 5 | from_a << 4,
        })
    }
}

impl BitOr for Squares {
    type Output = Squares;
    #[inline]
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    #[inline]
    fn bitor_assign(&mut self, other: Squares) {
        self.0 |= other.0;
    }
}

impl BitAnd for Squares {
    type Output = Squares;
    #[inline]
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl BitAndAssign for Squares {
    #[inline]
    fn bitand_assign(&mut self, other: Squares) {
        self.0 &= other.0;
    }
}

/// Without those of the other set.
impl Sub for Squares {
    type Output = Squares;
    #[inline]
    fn sub(self, other: Squares) -> Squares {
        Squares(self.0 & !other.0)
    }
}

impl SubAssign for Squares {
    #[inline]
    fn sub_assign(&mut self, other: Squares) {
        self.0 &= !other.0;
    }
}

impl Not for Squares {
    type Output = Squares;
    #[inline]
    fn not(self) -> Squares {
        Squares(!self.0)
    }
}

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(square)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for SquaresIter {}

/// The squares of a set, in the order of their numbers.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    #[inline]
    fn into_iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Squares {
        squares
            .into_iter()
            .fold(Squares::EMPTY, |set, square| set | Squares::of(square))
    }
}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::{Direction, Square, Squares};

    #[test]
    fn sets_go_as_each_square_goes() {
        for direction in Direction::ALL {
            for square in Square::all() {
                let step: Squares = square.step(direction).into_iter().collect();
                assert_eq!(Squares::of(square).next(direction), step, "{square}");
            }
        }
    }
}
