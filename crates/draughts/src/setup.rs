use core::fmt;

use crate::man::Color;
use crate::rules::{Huff, Rules};
use crate::square::Square;
use crate::squares::Squares;

/// A position as somebody sets it up or writes it down, by whatever rules, with all that PDN's FEN
/// can hold.
///
/// It may be impossible. [`Position::from_setup`](crate::Position::from_setup) is the door to those
/// that can be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Setup {
    /// White's men and kings.
    pub white: Squares,
    /// Black's men and kings.
    pub black: Squares,
    /// Which of them are kings; squares where nobody stands mean nothing.
    pub kings: Squares,
    /// The side to move.
    pub turn: Color,
    /// Which men of the other side can be blown.
    pub blowable: Squares,
}

impl Setup {
    /// A board without men, White to move.
    pub const EMPTY: Setup = Setup {
        white: Squares::EMPTY,
        black: Squares::EMPTY,
        kings: Squares::EMPTY,
        turn: Color::White,
        blowable: Squares::EMPTY,
    };

    /// The position from which a game begins.
    pub const fn initial(rules: &Rules) -> Setup {
        Setup {
            white: Squares::from_bits(0xfff0_0000),
            black: Squares::from_bits(0x0000_0fff),
            turn: rules.first,
            ..Setup::EMPTY
        }
    }

    /// A side's men and kings.
    pub const fn men(&self, color: Color) -> Squares {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The first reason why this can't be played on by these rules; none if it can.
    pub fn fault(&self, rules: &Rules) -> Option<SetupError> {
        let last_rows = (self.white & Squares::EIGHTH_RANK) | (self.black & Squares::FIRST_RANK);
        let not_blowable = self.blowable - self.men(self.turn.other());
        if let Some(square) = (self.white & self.black).first() {
            Some(SetupError::Twice(square))
        } else if let Some(square) = (last_rows - self.kings).first() {
            Some(SetupError::ManOnLastRow(square))
        } else if let Some(square) = not_blowable.first() {
            Some(SetupError::NotBlowable(square))
        } else if self.blowable.any() && rules.huff == Huff::Never {
            Some(SetupError::NoHuff)
        } else {
            None
        }
    }
}

/// Why a setup can't be played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SetupError {
    /// Men of both sides stand on the square.
    Twice(Square),
    /// The man on the square has reached its last row, where it would be a king.
    ManOnLastRow(Square),
    /// Nothing that can be blown stands on the square: no man of the side that has just moved.
    NotBlowable(Square),
    /// The rules know no huffing, but there are men that can be blown.
    NoHuff,
}

impl SetupError {
    /// A word for the reason, for those who have texts for it in a language.
    pub const fn word(&self) -> &'static str {
        match self {
            SetupError::Twice(_) => "fen-twice",
            SetupError::ManOnLastRow(_) => "fen-man-on-last-row",
            SetupError::NotBlowable(_) => "fen-not-blowable",
            SetupError::NoHuff => "fen-no-huff",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Twice(square) => write!(f, "two men on {square}"),
            SetupError::ManOnLastRow(square) => {
                write!(f, "the man on {square} would be a king")
            }
            SetupError::NotBlowable(square) => {
                write!(f, "no man on {square} that can be blown")
            }
            SetupError::NoHuff => f.write_str("no man is blown by these rules"),
        }
    }
}

impl core::error::Error for SetupError {}
