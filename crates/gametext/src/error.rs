use core::fmt;

use crate::place::Place;

/// How much of an unreadable text an error keeps, in characters.
const EXCERPT: usize = 24;

/// Why a game can't be read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameError<R> {
    /// Where the part begins that is to blame.
    pub place: Place,
    /// What is wrong with it.
    pub reason: R,
}

/// Writes `LINE:COLUMN REASON`.
impl<R: fmt::Display> fmt::Display for GameError<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.place, self.reason)
    }
}

impl<R: fmt::Debug + fmt::Display> core::error::Error for GameError<R> {}

/// What is wrong with a text of games, whatever is played.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Flaw {
    /// A bracket stands where a move is expected.
    Stray {
        /// What begins there.
        text: String,
    },
    /// `[` does not begin a tag with a name and a value in quotes.
    Tag {
        /// Its beginning.
        text: String,
    },
    /// `$` is not followed by a number from 0 to 255.
    Nag {
        /// Its beginning.
        text: String,
    },
    /// The result is none that is known.
    Result {
        /// Its beginning.
        text: String,
    },
    /// This number of a move is not the next one: moves are missing before it.
    Gap {
        /// The number.
        text: String,
    },
    /// A tag, comment or variation does not end.
    Unterminated(Part),
    /// A tag, a comment or the variations are longer than the [`limits`](crate::limits) allow.
    TooLong(Part),
    /// There are more tags or moves than the [`limits`](crate::limits) allow.
    TooMany(Part),
    /// Variations stand deeper in one another than the [`limits`](crate::limits) allow.
    TooDeep,
}

impl Flaw {
    /// Something that is no move and nothing else that may stand there.
    pub fn stray(text: &str) -> Flaw {
        Flaw::Stray {
            text: excerpt(text),
        }
    }

    /// Returns whether the flaw is that moves are missing.
    pub const fn is_gap(&self) -> bool {
        matches!(self, Flaw::Gap { .. })
    }

    /// Returns a word for it, and the text that is to blame.
    pub fn told(&self) -> (&'static str, &str) {
        match self {
            Flaw::Stray { text } => ("move-unreadable", text),
            Flaw::Tag { text } => ("tag", text),
            Flaw::Nag { text } => ("nag", text),
            Flaw::Result { text } => ("result", text),
            Flaw::Gap { text } => ("gap", text),
            Flaw::Unterminated(Part::Tag) => ("open-tag", ""),
            Flaw::Unterminated(Part::Comment) => ("open-comment", ""),
            Flaw::Unterminated(Part::Setup) => ("setup", ""),
            Flaw::Unterminated(Part::Variation | Part::Move) => ("open-variation", ""),
            Flaw::TooLong(_) | Flaw::TooMany(_) | Flaw::TooDeep => ("limit", ""),
        }
    }

    /// Whether it is in a tag, so that the rest of the tags are still to come.
    pub const fn is_in_tags(&self) -> bool {
        matches!(
            self,
            Flaw::Tag { .. }
                | Flaw::Unterminated(Part::Tag)
                | Flaw::TooLong(Part::Tag)
                | Flaw::TooMany(Part::Tag)
        )
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::Stray { text } => write!(f, "'{text}': not a move"),
            Flaw::Tag { text } => write!(f, "'{text}': not a tag"),
            Flaw::Nag { text } => write!(f, "'{text}': not a number from $0 to $255"),
            Flaw::Result { text } => write!(f, "'{text}': no result that is known"),
            Flaw::Gap { text } => write!(f, "'{text}': moves are missing before this number"),
            Flaw::Unterminated(part) => write!(f, "the {part} does not end"),
            Flaw::TooLong(part) => write!(f, "the {part} is too long"),
            Flaw::TooMany(part) => write!(f, "one {part} too many"),
            Flaw::TooDeep => f.write_str("too many variations in one another"),
        }
    }
}

impl core::error::Error for Flaw {}

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Part {
    /// A name and a value in square brackets.
    Tag,
    /// A text in braces, or after a semicolon.
    Comment,
    /// Other moves, in round brackets.
    Variation,
    /// A move of one side.
    Move,
    /// A position between slashes, as PDN has it.
    Setup,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Tag => "tag",
            Part::Comment => "comment",
            Part::Variation => "variation",
            Part::Move => "move",
            Part::Setup => "position",
        })
    }
}

/// The beginning of a text, on one line: as much as an error keeps of it.
pub fn excerpt(text: &str) -> String {
    text.chars()
        .take_while(|c| !matches!(c, '\n' | '\r'))
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .take(EXCERPT)
        .collect()
}
