//! Why a game can't be read, as data: the words for it stand in the page's language files.

use rochade_chess::{FenError, MoveTextError};
use rochade_many_pgn::{self as many, GameError};
use rochade_pdn::{self as pdn, PdnError};
use rochade_pgn::{Flaw, NULL, Oddity, Part, PgnError, Place, Reason, Remark};
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

    /// The word and the detail for what is wrong with a game of chess.
    pub(crate) fn words(reason: Reason) -> (&'static str, String) {
        match reason {
            Reason::Move { text, fault } => match fault {
                MoveTextError::Syntax => ("move-unreadable", text),
                MoveTextError::Illegal => (Fault::ILLEGAL, text),
                MoveTextError::Ambiguous => ("move-ambiguous", text),
            },
            Reason::Fen(error) => (error.word(), String::new()),
            Reason::Variant { name } => ("variant", name),
            Reason::Format(flaw) => flaw_words(flaw),
        }
    }

    /// A position can't be read, for the reason with this word.
    pub(crate) fn position(place: Place, word: &'static str) -> Fault {
        Fault {
            place,
            word,
            detail: String::new(),
        }
    }

    /// A game fits no saved text.
    pub(crate) fn too_long(place: Place) -> Fault {
        Fault {
            place,
            word: "limit",
            detail: String::new(),
        }
    }

    /// A side passes, which no rules know.
    pub(crate) fn null_move(place: Place) -> Fault {
        Fault {
            place,
            word: Fault::ILLEGAL,
            detail: NULL.to_owned(),
        }
    }

    /// A tag is passed over.
    pub(crate) fn tag(place: Place, name: &str) -> Fault {
        Fault {
            place,
            word: "tag",
            detail: excerpt(name),
        }
    }

    /// A line that tells of no position is passed over.
    pub(crate) fn passed_over(line: usize, text: &str) -> Fault {
        Fault {
            place: Place { line, column: 1 },
            word: "text",
            detail: excerpt(text),
        }
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
        Fault {
            place,
            word,
            detail: excerpt(text),
        }
    }

    /// A game was played under laws of which this is unknown.
    pub(crate) fn laws(place: Place, unknown: &str) -> Fault {
        Fault {
            place,
            word: Fault::LAWS,
            detail: excerpt(unknown),
        }
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

impl From<PgnError> for Fault {
    fn from(error: PgnError) -> Fault {
        let (word, detail) = Fault::words(error.reason);
        Fault {
            place: error.place,
            word,
            detail,
        }
    }
}

/// What was mended or passed over.
impl From<Remark> for Fault {
    fn from(remark: Remark) -> Fault {
        let (word, detail) = match remark.oddity {
            Oddity::Format(Flaw::Stray { text }) => ("text", text),
            Oddity::Format(flaw) => flaw_words(flaw),
            Oddity::Fen(mend) => (mend.word(), String::new()),
            Oddity::NoPosition => ("no-position", String::new()),
            Oddity::Usual { name } => ("usual-array", name),
            Oddity::Rules { name } => ("rules", name),
        };
        Fault {
            place: remark.place,
            word,
            detail,
        }
    }
}

impl From<PdnError> for Fault {
    fn from(error: PdnError) -> Fault {
        use rochade_draughts::MoveTextError;
        let (word, detail) = match error.reason {
            pdn::Reason::Move { text, fault, .. } => match fault {
                MoveTextError::NotAMove => ("move-unreadable", text),
                MoveTextError::NoSuchMove => ("move-illegal", text),
                MoveTextError::Ambiguous => ("move-ambiguous", text),
                MoveTextError::NotBlowable(_) => ("huff", text),
            },
            pdn::Reason::Huff { text, .. } => ("huff", text),
            pdn::Reason::GameType { text } => ("game-type", text),
            pdn::Reason::Laws { text } => (Fault::LAWS, text),
            pdn::Reason::Fen(error) => (error.word(), String::new()),
            pdn::Reason::Setup { text } => ("setup", text),
            pdn::Reason::Format(flaw) => flaw_words(flaw),
        };
        Fault {
            place: error.place,
            word,
            detail,
        }
    }
}

impl From<GameError> for Fault {
    fn from(error: GameError) -> Fault {
        use rochade_many::MoveTextError;
        let (word, detail) = match error.reason {
            many::Reason::Move { text, fault, .. } => match fault {
                MoveTextError::Unreadable => ("move-unreadable", text),
                MoveTextError::Illegal => (Fault::ILLEGAL, text),
            },
            many::Reason::Sign { text, .. } => ("sign", text),
            many::Reason::Variant { text } => ("variant", text),
            many::Reason::Laws { text } => (Fault::LAWS, text),
            many::Reason::Position(error) => (error.word(), String::new()),
            many::Reason::Format(flaw) => flaw_words(flaw),
        };
        Fault {
            place: error.place,
            word,
            detail,
        }
    }
}

/// The word and the detail for what is wrong with the text itself.
fn flaw_words(flaw: Flaw) -> (&'static str, String) {
    match flaw {
        Flaw::Stray { text } => ("move-unreadable", text),
        Flaw::Tag { text } => ("tag", text),
        Flaw::Nag { text } => ("nag", text),
        Flaw::Result { text } => ("result", text),
        Flaw::Gap { text } => ("gap", text),
        Flaw::Unterminated(part) => (open_part(part), String::new()),
        Flaw::TooLong(_) | Flaw::TooMany(_) | Flaw::TooDeep => ("limit", String::new()),
    }
}

/// A word for a part that does not end.
fn open_part(part: Part) -> &'static str {
    match part {
        Part::Tag => "open-tag",
        Part::Comment => "open-comment",
        Part::Setup => "setup",
        Part::Variation | Part::Move => "open-variation",
    }
}

/// Counts the fields, separated by blanks, before the one with the fault.
pub(crate) fn field_index(error: &FenError) -> usize {
    const AFTER_ALL: usize = 6;
    error.field().map_or(AFTER_ALL, |field| field as usize)
}
