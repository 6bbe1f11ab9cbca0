use core::fmt;
use core::str::FromStr;

/// A dark square. Squares are ordered by their PDN numbers: b8, d8, f8, h8, a7 … g1 (draughts.md,
/// section 3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8); // always below 32

impl Square {
    /// The square with that index: b8 = 0 … g1 = 31.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 32 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square of an index that is known to be one; the mask keeps the promise of the type at no
    /// cost.
    #[inline(always)]
    pub(crate) const fn of_index(index: u32) -> Square {
        Square((index & 31) as u8)
    }

    /// b8 = 0 … g1 = 31.
    #[inline(always)]
    pub const fn index(self) -> usize {
        (self.0 & 31) as usize
    }

    /// The square with that PDN number: b8 = 1 … g1 = 32.
    #[inline]
    pub const fn from_number(number: u32) -> Option<Square> {
        match number.checked_sub(1) {
            Some(index) if index < 32 => Some(Square(index as u8)),
            _ => None,
        }
    }

    /// b8 = 1 … g1 = 32.
    #[inline]
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// The square where a file and a rank cross, both counted from 0: a1 is (0, 0). `None` for a
    /// light square, and beside the board.
    #[inline]
    pub const fn at(file: u8, rank: u8) -> Option<Square> {
        if file < 8 && rank < 8 && (file + rank).is_multiple_of(2) {
            Some(Square((7 - rank) * 4 + file / 2))
        } else {
            None
        }
    }

    /// 0 for the a-file … 7 for the h-file.
    #[inline]
    pub const fn file(self) -> u8 {
        self.0 % 4 * 2 + self.rank() % 2
    }

    /// 0 for the first rank … 7 for the eighth.
    #[inline]
    pub const fn rank(self) -> u8 {
        7 - self.0 / 4
    }

    /// The next square in a direction.
    #[inline]
    pub(crate) const fn step(self, direction: Direction) -> Option<Square> {
        let (files, ranks) = direction.offset();
        Square::at(
            self.file().wrapping_add_signed(files),
            self.rank().wrapping_add_signed(ranks),
        )
    }

    /// The direction in which another square lies, if they share a diagonal.
    pub(crate) fn direction_to(self, other: Square) -> Option<Direction> {
        let files = other.file() as i8 - self.file() as i8;
        let ranks = other.rank() as i8 - self.rank() as i8;
        let way = (files.signum(), ranks.signum());
        let straight = files.abs() == ranks.abs();
        Direction::ALL
            .into_iter()
            .find(|direction| straight && direction.offset() == way)
    }

    /// All squares from here to the edge in a direction, without this one.
    pub(crate) fn ray(self, direction: Direction) -> impl Iterator<Item = Square> {
        core::iter::successors(self.step(direction), move |square| square.step(direction))
    }

    /// All squares in the order of their numbers.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..32u8).map(Square)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;
        f.write_char(char::from(b'a' + self.file()))?;
        f.write_char(char::from(b'1' + self.rank()))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Square {
    type Err = SquareError;

    fn from_str(text: &str) -> Result<Square, SquareError> {
        match text.as_bytes() {
            &[file @ b'a'..=b'h', rank @ b'1'..=b'8'] => {
                Square::at(file - b'a', rank - b'1').ok_or(SquareError::Light)
            }
            _ => Err(SquareError::NotASquare),
        }
    }
}

/// A text that names no square of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SquareError {
    /// It is no square at all.
    NotASquare,
    /// It is a light square, on which nothing ever stands.
    Light,
}

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            SquareError::NotASquare => "not a square",
            SquareError::Light => "a light square",
        })
    }
}

impl core::error::Error for SquareError {}

/// A way along a diagonal, seen from White.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Direction {
    pub(crate) const ALL: [Direction; 4] = [
        Direction::UpLeft,
        Direction::UpRight,
        Direction::DownLeft,
        Direction::DownRight,
    ];

    /// Files to the right and ranks up.
    const fn offset(self) -> (i8, i8) {
        match self {
            Direction::UpLeft => (-1, 1),
            Direction::UpRight => (1, 1),
            Direction::DownLeft => (-1, -1),
            Direction::DownRight => (1, -1),
        }
    }

    /// Whether it is the same line, there or back.
    pub(crate) fn is_along(self, other: Direction) -> bool {
        let ((files, ranks), (other_files, other_ranks)) = (self.offset(), other.offset());
        files * ranks == other_files * other_ranks
    }

    /// The way back.
    pub(crate) const fn reversed(self) -> Direction {
        match self {
            Direction::UpLeft => Direction::DownRight,
            Direction::UpRight => Direction::DownLeft,
            Direction::DownLeft => Direction::UpRight,
            Direction::DownRight => Direction::UpLeft,
        }
    }

    /// Whether it leads towards Black's side.
    pub(crate) const fn is_up(self) -> bool {
        self.offset().1 > 0
    }
}
