use core::fmt;
use core::str::FromStr;

/// A column of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the letters say it all
pub enum File {
    A = 0,
    B,
    C,
    D,
    E,
    F,
    G,
    H,
}

impl File {
    /// All files, from a to h.
    pub const ALL: [File; 8] = [
        File::A,
        File::B,
        File::C,
        File::D,
        File::E,
        File::F,
        File::G,
        File::H,
    ];

    /// 0 for the a-file … 7 for the h-file.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The file with that index.
    #[inline]
    pub fn from_index(index: usize) -> Option<File> {
        File::ALL.get(index).copied()
    }

    /// The file that a small letter names.
    #[inline]
    pub fn from_letter(letter: char) -> Option<File> {
        match letter {
            'a'..='h' => File::from_index(letter as usize - 'a' as usize),
            _ => None,
        }
    }

    /// The small letter: `a` … `h`.
    #[inline]
    pub const fn letter(self) -> char {
        (b'a' + self as u8) as char
    }
}

impl fmt::Display for File {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.letter())
    }
}

/// A row of the board, seen from White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs)] // the numbers say it all
pub enum Rank {
    First = 0,
    Second,
    Third,
    Fourth,
    Fifth,
    Sixth,
    Seventh,
    Eighth,
}

impl Rank {
    /// All ranks, from the first to the eighth.
    pub const ALL: [Rank; 8] = [
        Rank::First,
        Rank::Second,
        Rank::Third,
        Rank::Fourth,
        Rank::Fifth,
        Rank::Sixth,
        Rank::Seventh,
        Rank::Eighth,
    ];

    /// 0 for the first rank … 7 for the eighth.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The rank with that index.
    #[inline]
    pub fn from_index(index: usize) -> Option<Rank> {
        Rank::ALL.get(index).copied()
    }

    /// The rank that a digit names.
    #[inline]
    pub fn from_digit(digit: char) -> Option<Rank> {
        match digit {
            '1'..='8' => Rank::from_index(digit as usize - '1' as usize),
            _ => None,
        }
    }

    /// The digit: `1` … `8`.
    #[inline]
    pub const fn digit(self) -> char {
        (b'1' + self as u8) as char
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Write::write_char(f, self.digit())
    }
}

/// A square. Squares are ordered a1, b1, … h1, a2, … h8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8); // always below 64

impl Square {
    /// The square where a file and a rank cross.
    #[inline]
    pub const fn new(file: File, rank: Rank) -> Square {
        Square(rank as u8 * 8 + file as u8)
    }

    /// The square with that index: a1 = 0 … h8 = 63.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Square> {
        if index < 64 {
            Some(Square(index as u8))
        } else {
            None
        }
    }

    /// The square of an index that is known to be one; the mask keeps the promise of the type at no
    /// cost.
    #[inline(always)]
    pub(crate) const fn at(index: u32) -> Square {
        Square((index & 63) as u8)
    }

    /// a1 = 0 … h8 = 63.
    #[inline(always)]
    pub const fn index(self) -> usize {
        // The mask tells the compiler what the type promises, so that tables need no bounds check.
        (self.0 & 63) as usize
    }

    /// The file of the square.
    #[inline]
    pub const fn file(self) -> File {
        File::ALL[(self.0 & 7) as usize]
    }

    /// The rank of the square.
    #[inline]
    pub const fn rank(self) -> Rank {
        Rank::ALL[(self.0 >> 3 & 7) as usize]
    }

    /// All squares from a1 to h8.
    pub fn all() -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator + Clone {
        (0..64u8).map(Square)
    }

    /// The square that lies `files` to the right and `ranks` up (seen from White), if it is on the
    /// board.
    #[inline]
    pub fn offset(self, files: i32, ranks: i32) -> Option<Square> {
        let file = File::from_index(usize::try_from((self.0 & 7) as i32 + files).ok()?)?;
        let rank = Rank::from_index(usize::try_from((self.0 >> 3) as i32 + ranks).ok()?)?;
        Some(Square::new(file, rank))
    }

    /// Returns whether the square is a dark one (a1 is).
    #[inline]
    pub const fn is_dark(self) -> bool {
        (self.0 ^ (self.0 >> 3)) & 1 == 0
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.file().fmt(f)?;
        self.rank().fmt(f)
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
        let mut chars = text.chars();
        match (chars.next(), chars.next(), chars.next()) {
            (Some(file), Some(rank), None) => {
                let file = File::from_letter(file).ok_or(SquareError)?;
                let rank = Rank::from_digit(rank).ok_or(SquareError)?;
                Ok(Square::new(file, rank))
            }
            _ => Err(SquareError),
        }
    }
}

/// A text that names no square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareError;

impl fmt::Display for SquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a square")
    }
}

impl core::error::Error for SquareError {}

macro_rules! name_squares {
    ($($name:ident $index:literal;)*) => {
        impl Square {
            /// All squares from a1 to h8.
            pub const ALL: [Square; 64] = [$(Square::$name),*];
            $(
                #[doc = concat!("The square ", stringify!($name), ".")]
                pub const $name: Square = Square($index);
            )*
        }
    };
}

#[rustfmt::skip]
name_squares! {
    A1 0; B1 1; C1 2; D1 3; E1 4; F1 5; G1 6; H1 7;
    A2 8; B2 9; C2 10; D2 11; E2 12; F2 13; G2 14; H2 15;
    A3 16; B3 17; C3 18; D3 19; E3 20; F3 21; G3 22; H3 23;
    A4 24; B4 25; C4 26; D4 27; E4 28; F4 29; G4 30; H4 31;
    A5 32; B5 33; C5 34; D5 35; E5 36; F5 37; G5 38; H5 39;
    A6 40; B6 41; C6 42; D6 43; E6 44; F6 45; G6 46; H6 47;
    A7 48; B7 49; C7 50; D7 51; E7 52; F7 53; G7 54; H7 55;
    A8 56; B8 57; C8 58; D8 59; E8 60; F8 61; G8 62; H8 63;
}
