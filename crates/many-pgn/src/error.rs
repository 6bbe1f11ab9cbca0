use core::fmt;

use rochade_gametext::Flaw;
use rochade_many::{MoveTextError, TextError};

/// What is wrong with a part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// What stands where a move is expected.
    Move {
        /// Its beginning.
        text: String,
        /// Which move of all players together it would be, counted from 1.
        ply: usize,
        /// Whether it can't be read, or isn't legal.
        fault: MoveTextError,
    },
    /// A sign says of a turn what the rules don't: that it was passed over, or why, or that
    /// somebody left who can't.
    Sign {
        /// The sign.
        text: String,
        /// Before which move of all players together, counted from 1.
        ply: usize,
    },
    /// The tag `Variant` names another game.
    Variant {
        /// Its value.
        text: String,
    },
    /// The tag `Laws` names no laws of the game.
    Laws {
        /// Its value.
        text: String,
    },
    /// The position that the tag `Position` sets up.
    Position(TextError),
    /// An error of the text itself, whatever game stands in it.
    Format(Flaw),
}

impl rochade_gametext::Reason for Reason {
    fn is_in_tags(&self) -> bool {
        // What tags say of the start is judged with the first move.
        matches!(self, Reason::Format(flaw) if flaw.is_in_tags())
    }

    fn cuts(&self) -> bool {
        !matches!(
            self,
            Reason::Variant { .. } | Reason::Laws { .. } | Reason::Position(_)
        )
    }

    fn told(&self) -> (&'static str, &str) {
        match self {
            Reason::Move { text, fault, .. } => match fault {
                MoveTextError::Unreadable => ("move-unreadable", text),
                MoveTextError::Illegal => ("move-illegal", text),
            },
            Reason::Sign { text, .. } => ("sign", text),
            Reason::Variant { text } => ("variant", text),
            Reason::Laws { text } => ("laws", text),
            Reason::Position(error) => (error.word(), ""),
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
            Reason::Move { text, ply, fault } => write!(f, "'{text}', ply {ply}: {fault}"),
            Reason::Sign { text, ply } => {
                write!(f, "'{text}', before ply {ply}: the rules say otherwise")
            }
            Reason::Variant { text } => write!(f, "'{text}': neither four nor three"),
            Reason::Laws { text } => write!(f, "'{text}': no laws of this game"),
            Reason::Position(error) => write!(f, "unreadable position: {error}"),
            Reason::Format(flaw) => flaw.fmt(f),
        }
    }
}

impl core::error::Error for Reason {}
