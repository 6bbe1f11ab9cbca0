use crate::error::Flaw;
use crate::place::Place;

/// What was mended or passed over in a game, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Where it stands.
    pub place: Place,
    /// What it is.
    pub oddity: Oddity,
}

/// Something that no standard has, and that loses no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Oddity {
    /// It is in the text itself, whatever game that tells of.
    Format(Flaw),
    /// It is in the position that a tag sets up; this is the rules' word for what was mended.
    Position(&'static str),
    /// A tag sets up no position: the usual array counts.
    NoPosition,
    /// A tag tells of another array, and the usual one stands on the board.
    Usual {
        /// The value of the tag.
        name: String,
    },
    /// No tag names the rules: they are the first ones under which the moves are legal.
    Rules {
        /// Their name.
        name: String,
    },
}

impl From<Flaw> for Oddity {
    fn from(flaw: Flaw) -> Oddity {
        Oddity::Format(flaw)
    }
}
