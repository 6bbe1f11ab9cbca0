use core::fmt;

use rochade_chess::{FenError, MoveTextError};
use rochade_gametext::Flaw;

/// What is wrong with a part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// What stands where a move is expected.
    Move {
        /// Its beginning.
        text: String,
        /// Whether it can't be read, isn't legal, or isn't clear.
        fault: MoveTextError,
    },
    /// The position that a tag sets up.
    Fen(FenError),
    /// What is played is not chess.
    Variant {
        /// What it is called.
        name: String,
    },
    /// An error of the text itself, whatever game stands in it.
    Format(Flaw),
}

impl rochade_gametext::Reason for Reason {
    fn is_in_tags(&self) -> bool {
        match self {
            Reason::Move { .. } => false,
            Reason::Fen(_) | Reason::Variant { .. } => true,
            Reason::Format(flaw) => flaw.is_in_tags(),
        }
    }

    fn told(&self) -> (&'static str, &str) {
        match self {
            Reason::Move { text, fault } => match fault {
                MoveTextError::Syntax => ("move-unreadable", text),
                MoveTextError::Illegal => ("move-illegal", text),
                MoveTextError::Ambiguous => ("move-ambiguous", text),
            },
            Reason::Fen(error) => (error.word(), ""),
            Reason::Variant { name } => ("variant", name),
            Reason::Format(flaw) => flaw.told(),
        }
    }
}

impl From<Flaw> for Reason {
    fn from(flaw: Flaw) -> Reason {
        Reason::Format(flaw)
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Move { text, fault } => write!(f, "'{text}': {fault}"),
            Reason::Fen(error) => write!(f, "unreadable FEN: {error}"),
            Reason::Variant { name } => write!(f, "'{name}': not chess"),
            Reason::Format(flaw) => flaw.fmt(f),
        }
    }
}

impl core::error::Error for Reason {}
