use core::fmt;

use rochade_draughts::{FenError, MoveTextError};
use rochade_gametext::Flaw;

/// What is wrong with a part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// What stands where a move is expected.
    Move {
        /// Its beginning.
        text: String,
        /// Which move of both sides together it would be, counted from 1.
        ply: usize,
        /// Whether it can't be read, isn't legal, or isn't clear.
        fault: MoveTextError,
    },
    /// A comment huffs a man that can't be huffed.
    Huff {
        /// The comment.
        text: String,
        /// Before which move of both sides together, counted from 1.
        ply: usize,
    },
    /// The tag `GameType` names a game that is not played here: another board, or other rules.
    GameType {
        /// Its value.
        text: String,
    },
    /// The tag `Laws` names no rules.
    Laws {
        /// Its value.
        text: String,
    },
    /// The position that a tag, or a text between slashes, sets up.
    Fen(FenError),
    /// What stands between slashes is no position, or stands after moves.
    Setup {
        /// Its beginning.
        text: String,
    },
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
            Reason::GameType { .. } | Reason::Laws { .. } | Reason::Fen(_)
        )
    }

    fn told(&self) -> (&'static str, &str) {
        match self {
            Reason::Move { text, fault, .. } => match fault {
                MoveTextError::NotAMove => ("move-unreadable", text),
                MoveTextError::NoSuchMove => ("move-illegal", text),
                MoveTextError::Ambiguous => ("move-ambiguous", text),
                MoveTextError::NotBlowable(_) => ("huff", text),
            },
            Reason::Huff { text, .. } => ("huff", text),
            Reason::GameType { text } => ("game-type", text),
            Reason::Laws { text } => ("laws", text),
            Reason::Fen(error) => (error.word(), ""),
            Reason::Setup { text } => ("setup", text),
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
            Reason::Huff { text, ply } => {
                write!(f, "'{text}', ply {ply}: no man that can be blown")
            }
            Reason::GameType { text } => write!(f, "'{text}': not a game that is played here"),
            Reason::Laws { text } => write!(f, "'{text}': no such laws"),
            Reason::Fen(error) => write!(f, "unreadable FEN: {error}"),
            Reason::Setup { text } => write!(f, "'{text}': no position to begin with"),
            Reason::Format(flaw) => flaw.fmt(f),
        }
    }
}

impl core::error::Error for Reason {}
