//! Why a game can't be read, as data: the words for it stand in the page's language files.

use rochade_chess::FenError;
use rochade_gametext::{Flaw, GameError, Oddity, Place, Reason, Remark};
use rochade_pgn::NULL;
use serde::Serialize;

use crate::kind::Kind;

/// Every word that a fault may have: the page has a text for each.
pub const FAULT_WORDS: [&str; 46] = [
    "gap",
    "move-unreadable",
    "move-illegal",
    "move-ambiguous",
    "tag",
    "nag",
    "open-tag",
    "open-comment",
    "open-variation",
    "limit",
    "laws",
    "variant",
    "fen-placement",
    "fen-turn",
    "fen-castling",
    "fen-en-passant",
    "fen-counters",
    "fen-surplus",
    "fen-no-king",
    "fen-many-kings",
    "fen-pawn-on-end",
    "fen-king-can-be-taken",
    "fen-castling-men",
    "huff",
    "game-type",
    "setup",
    "fen-section",
    "fen-square",
    "fen-light-square",
    "fen-twice",
    "fen-man-on-last-row",
    "fen-not-blowable",
    "fen-no-huff",
    "pgn4",
    "sign",
    "many-placement",
    "many-kings",
    "many-promoted-pawn",
    "many-turn",
    "many-castling",
    "many-castling-men",
    "many-en-passant",
    "many-passed",
    "many-frozen",
    "many-count",
    "many-surplus",
];

/// Every word that a note may have, of what was mended or passed over: the page has a text for
/// each.
pub const NOTE_WORDS: [&str; 17] = [
    "gap",
    "text",
    "tag",
    "nag",
    "result",
    "open-tag",
    "open-comment",
    "open-variation",
    "setup",
    "limit",
    "fen-castling-men",
    "fen-en-passant",
    "fen-counters",
    "fen-surplus",
    "no-position",
    "usual-array",
    "rules",
];

/// Why a game can't be read, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Fault {
    /// Where the part begins that is to blame.
    #[serde(flatten, with = "LineAndColumn")]
    pub place: Place,
    /// A word for the reason, one of [`FAULT_WORDS`].
    pub word: &'static str,
    /// The text that is to blame, or what part it is; empty where the word says all.
    pub detail: String,
}

impl Fault {
    /// The word for a move that can't be made.
    pub(crate) const ILLEGAL: &str = "move-illegal";

    /// The word for laws that are not known.
    pub(crate) const LAWS: &str = "laws";

    fn new(place: Place, word: &'static str, detail: impl Into<String>) -> Fault {
        Fault {
            place,
            word,
            detail: detail.into(),
        }
    }

    /// A position can't be read, for the reason with this word.
    pub(crate) fn position(place: Place, word: &'static str) -> Fault {
        Fault::new(place, word, "")
    }

    /// A game fits no saved text.
    pub(crate) fn too_long(place: Place) -> Fault {
        Fault::new(place, "limit", "")
    }

    /// A side passes, which no rules know.
    pub(crate) fn null_move(place: Place) -> Fault {
        Fault::new(place, Fault::ILLEGAL, NULL)
    }

    /// A tag is passed over.
    pub(crate) fn tag(place: Place, name: &str) -> Fault {
        Fault::new(place, "tag", excerpt(name))
    }

    /// A line that tells of no position is passed over.
    pub(crate) fn passed_over(line: usize, text: &str) -> Fault {
        Fault::new(Place { line, column: 1 }, "text", excerpt(text))
    }

    /// The same fault, told as why a game is refused: all that names another game has one word.
    pub(crate) fn into_refusal(self) -> Fault {
        match self.word {
            "game-type" => Fault {
                word: "variant",
                ..self
            },
            _ => self,
        }
    }

    /// A game is none that is read, as this text shows.
    pub(crate) fn other_game(place: Place, kind: Kind, text: &str) -> Fault {
        let word = match kind {
            Kind::Pgn4 => "pgn4",
            _ => "game-type",
        };
        Fault::new(place, word, excerpt(text))
    }

    /// A game was played under laws of which this is unknown.
    pub(crate) fn laws(place: Place, unknown: &str) -> Fault {
        Fault::new(place, Fault::LAWS, excerpt(unknown))
    }
}

/// The beginning of a text: what is longer than a name or a law is no less unknown by it.
fn excerpt(text: &str) -> String {
    const LONGEST: usize = 40;
    text.chars().take(LONGEST).collect()
}

/// How a place is serialized: it comes from a crate that knows no `serde`.
#[derive(Serialize)]
#[serde(remote = "Place")]
struct LineAndColumn {
    line: usize,
    column: usize,
}

impl<R: Reason> From<GameError<R>> for Fault {
    fn from(error: GameError<R>) -> Fault {
        let (word, detail) = error.reason.told();
        Fault::new(error.place, word, detail)
    }
}

/// What was mended or passed over.
impl From<Remark> for Fault {
    fn from(remark: Remark) -> Fault {
        let (word, detail) = match &remark.oddity {
            Oddity::Format(Flaw::Stray { text }) => ("text", text.as_str()),
            Oddity::Format(flaw) => flaw.told(),
            Oddity::Position(word) => (*word, ""),
            Oddity::NoPosition => ("no-position", ""),
            Oddity::Usual { name } => ("usual-array", name.as_str()),
            Oddity::Rules { name } => ("rules", name.as_str()),
        };
        Fault::new(remark.place, word, detail)
    }
}

/// Counts the fields, separated by blanks, before the one with the fault.
pub(crate) fn field_index(error: &FenError) -> usize {
    const AFTER_ALL: usize = 6;
    error.field().map_or(AFTER_ALL, |field| field as usize)
}
