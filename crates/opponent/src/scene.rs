//! The table as the search sees it: what can be played, what each step leads to, and what stood
//! before.

use rochade_search::{Choice, Game};
use rochade_table::Step;

use crate::chess::Chess;

/// What is to be thought about.
#[derive(Debug)]
pub struct Scene<G: Game = Chess> {
    /// The present position; `None` if the rules don't know it, since a check was ignored that
    /// nobody had said.
    pub(crate) node: Option<G::Node>,
    /// What can be played, and what it leads to.
    pub(crate) choices: Vec<Choice<G::Move, G::Node>>,
    /// The step of each choice.
    pub(crate) steps: Vec<Step>,
    /// The steps that lead to positions which the rules don't know.
    pub(crate) others: Vec<Step>,
    /// The keys of the positions that stood before.
    pub(crate) before: Vec<u64>,
    /// How many plies stand.
    pub(crate) plies: usize,
    /// Whether the side to move makes several moves in a row.
    pub(crate) is_ahead: bool,
}
