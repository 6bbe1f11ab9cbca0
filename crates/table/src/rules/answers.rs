//! What a game's rules answer with.

use std::error::Error;
use std::fmt;

use crate::deed::Step;
use crate::man::{Kind, Man, Seat};
use crate::outcome::Frozen;
use crate::plan::SquareId;

/// What was typed.
pub(crate) struct Typed {
    /// The man that is taken off first, for not having captured.
    pub(crate) blow: Option<SquareId>,
    /// The move.
    pub(crate) step: Option<Step>,
}

impl From<Step> for Typed {
    fn from(step: Step) -> Typed {
        Typed {
            blow: None,
            step: Some(step),
        }
    }
}

/// A square that the man in hand can go to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub(crate) square: SquareId,
    pub(crate) capture: bool,
}

/// How a path can go on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Next {
    /// The squares that the man can go to next, in the order of their numbers.
    pub(crate) targets: Vec<Target>,
    /// Whether the path is a whole step already. A path without further targets is one anyway.
    pub(crate) may_stop: bool,
}

/// How the board stood at some moment of the game.
pub(crate) struct Scene {
    /// What stood on each square, in the plan's order.
    pub(crate) men: Vec<Option<Man>>,
    /// The squares of the kings that were in check.
    pub(crate) checked: Vec<SquareId>,
    /// The squares of the other men of which it was told that they were attacked.
    pub(crate) attacked: Vec<SquareId>,
    /// The seats that stood frozen.
    pub(crate) frozen: Vec<Seat>,
    /// The squares of their kings, and how each stood.
    pub(crate) frozen_kings: Vec<(SquareId, Frozen)>,
    /// The seats that had left the game.
    pub(crate) left: Vec<Seat>,
    /// Where the men stood, or still stand, that the begun path has taken.
    pub(crate) victims: Vec<SquareId>,
    /// The position in the game's own notation.
    pub(crate) position: String,
}

/// A check that stands and that nobody has said (laws.md, section 5).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct UnsaidCheck {
    /// Who gives it.
    pub(crate) giver: Seat,
    /// Whose king stands in it, or whose other man of which that is told.
    pub(crate) checked: Seat,
    /// How many plies stood when it came about.
    pub(crate) since: usize,
    /// Whether it is the king.
    pub(crate) is_of_king: bool,
}

/// A man that has failed to capture (draughts.md, section 2, rule 11).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missed {
    /// Where it stands.
    pub at: SquareId,
    /// Where it stood when it could have captured.
    pub from: SquareId,
    /// The men that it could have captured first, one of them; empty where that is not known,
    /// because the position was set up so.
    pub victims: Vec<SquareId>,
}

/// What a seat has captured, compared with the others (play.md, section 4, point 3).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Captures {
    /// The men that it has captured more, kind by kind, the most valuable first.
    pub surplus: Vec<Kind>,
    /// By how many points its captures are ahead; 0 for the one who is behind.
    pub points_ahead: u32,
}

/// What is wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The part of the text that is wrong, in the terms of the game's own notation: `placement`;
    /// empty if it has no name.
    pub part: String,
    /// A word for the reason, for which a game's words have a text; empty if the reason has no
    /// word.
    pub word: &'static str,
}

/// What is wrong with a typed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypedError {
    /// It is no move in any notation that the game knows.
    Unreadable,
    /// It reads well, but is not legal in this position.
    Illegal,
    /// More than one man could make it.
    Ambiguous,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the position can't be read or played")?;
        let details = [self.part.as_str(), self.word];
        for detail in details.into_iter().filter(|detail| !detail.is_empty()) {
            write!(f, ": {detail}")?;
        }
        Ok(())
    }
}

impl Error for PositionError {}

impl fmt::Display for TypedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TypedError::Unreadable => "not a move",
            TypedError::Illegal => "no such legal move",
            TypedError::Ambiguous => "more than one legal move fits",
        })
    }
}

impl Error for TypedError {}
