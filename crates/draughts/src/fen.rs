//! Reading and writing PDN's FEN (draughts.md, section 3).

use core::fmt;
use core::str::FromStr;

use crate::man::Color;
use crate::notation::{Names, is_dash};
use crate::setup::{Setup, SetupError};
use crate::square::{Square, SquareError};
use crate::squares::Squares;

/// Why a FEN can't be read, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FenError {
    /// Where it can't be read, in bytes from the beginning; the end of the text if something is
    /// missing, and the beginning if all can be read, but not be played on.
    pub at: usize,
    /// What is wrong there.
    pub reason: FenFault,
}

/// What is wrong with a FEN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FenFault {
    /// It doesn't begin with the side to move.
    Turn,
    /// What stands here is no section: a colon and a letter.
    Section,
    /// This is no square.
    NotASquare,
    /// This is a light square.
    LightSquare,
    /// Two men on one square.
    Twice,
    /// All can be read, but the position can't be played on.
    Setup(SetupError),
}

impl FenError {
    /// A word for the reason, for those who have texts for it in a language.
    pub const fn word(&self) -> &'static str {
        match self.reason {
            FenFault::Turn => "fen-turn",
            FenFault::Section => "fen-section",
            FenFault::NotASquare => "fen-square",
            FenFault::LightSquare => "fen-light-square",
            FenFault::Twice => "fen-twice",
            FenFault::Setup(fault) => fault.word(),
        }
    }
}

impl fmt::Display for FenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let FenFault::Setup(fault) = &self.reason {
            return fmt::Display::fmt(fault, f);
        }
        write!(f, "character {}: ", self.at + 1)?;
        f.write_str(match self.reason {
            FenFault::Turn => "the side to move wanted, W or B",
            FenFault::Section => "':' and the letter of a side wanted",
            FenFault::NotASquare => "a square wanted",
            FenFault::LightSquare => "a light square",
            _ => "a second man on one square",
        })
    }
}

impl core::error::Error for FenError {}

impl From<SetupError> for FenError {
    fn from(fault: SetupError) -> FenError {
        FenError {
            at: 0,
            reason: FenFault::Setup(fault),
        }
    }
}

/// Reads PDN's FEN: squares by name or number, ranges of numbers, sides without men; blanks
/// anywhere and a dot at the end. Sections that don't belong to a side are passed over, but for
/// `X`: who can be blown. Whether the position can be played on is not asked here.
impl FromStr for Setup {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Setup, FenError> {
        let mut reader = Reader { text, at: 0 };
        let turn = reader.turn()?;
        let mut setup = Setup {
            turn,
            ..Setup::EMPTY
        };
        while !reader.is_done() {
            reader.section(&mut setup)?;
        }
        Ok(setup)
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn fail<T>(&self, reason: FenFault) -> Result<T, FenError> {
        Err(FenError {
            at: self.at,
            reason,
        })
    }

    /// The next character that is no blank.
    fn peek(&mut self) -> Option<char> {
        let rest = self.text.get(self.at..)?;
        self.at = self.text.len() - rest.trim_start().len();
        self.text.get(self.at..)?.chars().next()
    }

    fn take(&mut self, wanted: impl FnOnce(char) -> bool) -> Option<char> {
        let next = self.peek().filter(|c| wanted(*c))?;
        self.at += next.len_utf8();
        Some(next)
    }

    fn turn(&mut self) -> Result<Color, FenError> {
        match self.peek().and_then(Color::from_letter) {
            Some(color) => {
                self.at += 1;
                Ok(color)
            }
            None => self.fail(FenFault::Turn),
        }
    }

    /// Whether nothing is left but a dot.
    fn is_done(&mut self) -> bool {
        let rest = self.text.get(self.at..).unwrap_or_default().trim();
        rest.is_empty() || rest == "."
    }

    fn section(&mut self, setup: &mut Setup) -> Result<(), FenError> {
        if self.take(|c| c == ':').is_none() {
            return self.fail(FenFault::Section);
        }
        let Some(letter) = self.take(|c| c.is_ascii_alphabetic()) else {
            return self.fail(FenFault::Section);
        };
        match letter {
            'X' | 'x' => self.squares(|_, squares| {
                setup.blowable |= squares;
                true
            }),
            _ => match Color::from_letter(letter) {
                Some(color) => self.squares(|king, squares| {
                    let free = ((setup.white | setup.black) & squares).is_empty();
                    if king {
                        setup.kings |= squares;
                    }
                    match color {
                        Color::White => setup.white |= squares,
                        Color::Black => setup.black |= squares,
                    }
                    free
                }),
                None => {
                    // No text that is kept or sent can hold a NUL.
                    while self.take(|c| c != ':' && c != '\0').is_some() {}
                    Ok(())
                }
            },
        }
    }

    /// A list of squares, up to the next section. Each goes into `add`, which says whether it was
    /// free.
    fn squares(&mut self, mut add: impl FnMut(bool, Squares) -> bool) -> Result<(), FenError> {
        if self.is_done() || self.peek() == Some(':') {
            return Ok(());
        }
        loop {
            self.peek();
            let begin = self.at;
            let king = self.take(|c| c == 'K' || c == 'k').is_some();
            let squares = self.range()?;
            if !add(king, squares) {
                self.at = begin;
                return self.fail(FenFault::Twice);
            }
            if self.take(|c| c == ',').is_none() {
                return Ok(());
            }
        }
    }

    /// A square, or all from one number to another.
    fn range(&mut self) -> Result<Squares, FenError> {
        let first = self.square()?;
        if self.take(is_dash).is_none() {
            return Ok(Squares::of(first));
        }
        let begin = self.at;
        let last = self.square()?;
        if last < first {
            self.at = begin;
            return self.fail(FenFault::NotASquare);
        }
        let all = Square::all();
        Ok(all.filter(|s| (first..=last).contains(s)).collect())
    }

    fn square(&mut self) -> Result<Square, FenError> {
        self.peek();
        let rest = self.text.get(self.at..).unwrap_or_default();
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric());
        let word = &rest[..end.unwrap_or(rest.len())];
        match read_square(word) {
            Ok(square) => {
                self.at += word.len();
                Ok(square)
            }
            Err(SquareError::Light) => self.fail(FenFault::LightSquare),
            Err(SquareError::NotASquare) => self.fail(FenFault::NotASquare),
        }
    }
}

/// A square by its name in small or large letters, or by its number.
pub(crate) fn read_square(word: &str) -> Result<Square, SquareError> {
    let number = || match word.len() {
        1 | 2 if word.bytes().all(|byte| byte.is_ascii_digit()) => {
            Square::from_number(word.parse().ok()?)
        }
        _ => None,
    };
    match number() {
        Some(square) => Ok(square),
        None => word.to_ascii_lowercase().parse(),
    }
}

/// Writes FEN with the names of squares.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fen(self, Names::Algebraic, f)
    }
}

impl Setup {
    /// FEN with names or numbers of squares.
    pub const fn fen(&self, names: Names) -> impl fmt::Display {
        Fen {
            setup: *self,
            names,
        }
    }
}

struct Fen {
    setup: Setup,
    names: Names,
}

impl fmt::Display for Fen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_fen(&self.setup, self.names, f)
    }
}

fn write_fen(setup: &Setup, names: Names, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    use fmt::Write;
    f.write_char(setup.turn.letter())?;
    for color in Color::ALL {
        f.write_char(':')?;
        f.write_char(color.letter())?;
        write_squares(setup.men(color), setup.kings, names, f)?;
    }
    if setup.blowable.any() {
        f.write_str(":X")?;
        write_squares(setup.blowable, Squares::EMPTY, names, f)?;
    }
    Ok(())
}

/// Names are listed from a1 on, numbers in their order.
fn write_squares(
    squares: Squares,
    kings: Squares,
    names: Names,
    f: &mut fmt::Formatter<'_>,
) -> fmt::Result {
    // The same file of the opposite rank, in the other order.
    let flip = match names {
        Names::Algebraic => 0b11100,
        Names::Numeric => 0,
    };
    let listed = (0..32).map(|index| Square::of_index(index ^ flip));
    for (index, square) in listed.filter(|s| squares.contains(*s)).enumerate() {
        if index > 0 {
            f.write_str(",")?;
        }
        if kings.contains(square) {
            f.write_str("K")?;
        }
        names.write(square, f)?;
    }
    Ok(())
}
