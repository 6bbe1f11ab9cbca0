//! How moves are written and read: SAN, the long form of the move table, and what people type.

mod letters;
mod long;
mod read;
mod san;
mod tolerant;

use core::fmt;

use crate::moves::Move;
use crate::piece::Role;
use crate::position::Position;

pub use letters::Letters;
pub use long::Long;
pub use san::{San, SanText};

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
    /// Reads a move as people write it: UCI (`g1f3`), from–to (`g1-f3`, `e5×d6`), SAN or the long form,
    /// with English letters or figurines.
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
        match read::from_to(text) {
            Some(from_to) => self.resolve_from_to(from_to),
            None => San::parse(text, letters)?.resolve(self),
        }
    }

    fn resolve_from_to(&self, text: read::FromTo) -> Result<Move, MoveTextError> {
        let mv = Move {
            from: text.from,
            to: text.to,
            promotion: text.promotion,
        };
        if let Some(deed) = self.describe(mv) {
            return match text.capture && deed.capture.is_none() {
                true => Err(MoveTextError::Illegal),
                false => Ok(mv),
            };
        }
        // A pawn's move to the last rank that doesn't say what it becomes means four moves at once.
        let queen = Move::promoting(text.from, text.to, Role::Queen);
        if text.promotion.is_none() && self.is_legal(queen) {
            return Err(MoveTextError::Ambiguous);
        }
        Err(MoveTextError::Illegal)
    }
}
