//! The table as the search sees it: what can be played, what each step leads to, and what stood
//! before.

use rochade_search::{Choice, Game};
use rochade_table::{SquareId, Step};

use crate::chess::Chess;

/// What a hand does in a turn: it can blow a man in draughts, and then makes a step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Play {
    /// The man that is blown.
    pub blow: Option<SquareId>,
    /// The step; nothing only where the game ends with the blow.
    pub step: Option<Step>,
    /// Whether the step ends where it could go on, as a chain of jumps may.
    pub stops: bool,
}

impl From<Step> for Play {
    fn from(step: Step) -> Play {
        Play {
            blow: None,
            step: Some(step),
            stops: false,
        }
    }
}

/// What is to be thought about.
#[derive(Debug)]
pub struct Scene<G: Game = Chess> {
    /// The present position; `None` if the rules don't know it, since a check was ignored that
    /// nobody had said.
    pub(crate) node: Option<G::Node>,
    /// What can be played, and what it leads to.
    pub(crate) choices: Vec<Choice<G::Move, G::Node>>,
    /// What a hand does for each choice.
    pub(crate) plays: Vec<Play>,
    /// What leads to positions which the rules don't know.
    pub(crate) others: Vec<Play>,
    /// The keys of the positions that stood before.
    pub(crate) before: Vec<u64>,
    /// How many plies stand.
    pub(crate) plies: usize,
    /// Whether the side to move makes several moves in a row.
    pub(crate) is_ahead: bool,
}
