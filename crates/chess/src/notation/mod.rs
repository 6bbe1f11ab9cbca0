//! How moves are written and read: SAN, and what people type. The long form of the move table is
//! only read.

mod letters;
mod meant;
mod read;
mod san;
mod tolerant;

use core::fmt;

use crate::moves::Move;
use crate::position::Position;

pub use letters::Letters;
pub use san::{San, SanText};

/// Returns whether a character is a hyphen, or one of those that programs put in its place.
#[inline]
pub const fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '−' | '﹘' | '﹣' | '－'
    )
}

/// Why a text is no move here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveTextError {
    /// It can't be read as a move.
    Syntax,
    /// It can be read, but no such move is legal.
    Illegal,
    /// More than one legal move fits, for want of a start square or of the promotion.
    Ambiguous,
}

impl fmt::Display for MoveTextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MoveTextError::Syntax => "not a move",
            MoveTextError::Illegal => "no such legal move",
            MoveTextError::Ambiguous => "more than one legal move fits",
        })
    }
}

impl core::error::Error for MoveTextError {}

impl Position {
    /// Reads a move as people write it: UCI (`g1f3`), from–to (`g1-f3`, `e5×d6`), SAN or the long
    /// form, with English letters or figurines.
    ///
    /// # Errors
    ///
    /// Whether it can't be read, isn't legal, or isn't clear.
    pub fn parse_move(&self, text: &str) -> Result<Move, MoveTextError> {
        self.parse_move_with(text, &Letters::ENGLISH)
    }

    /// The same with the letters of another language.
    ///
    /// # Errors
    ///
    /// Whether it can't be read, isn't legal, or isn't clear.
    pub fn parse_move_with(&self, text: &str, letters: &Letters) -> Result<Move, MoveTextError> {
        meant::meant(text, letters, self, |mv| self.is_legal(mv))
    }
}
