//! A position with something to do in it.

use rochade_table::{Laws, Odds, Player, Start, Table};

use crate::act::{Act, ActError};
use crate::expect::Expect;

/// A position with a task, and the conditions under which the task is done.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Under which laws it is played.
    pub laws: Laws,
    /// The position, in the game's own notation; the usual one if `None`.
    pub position: Option<String>,
    /// The odds that are given; none in a position of its own.
    pub odds: Vec<Odds>,
    /// The acts that lead from the position to where the case begins.
    pub before: Vec<Act>,
    /// The task, in the reader's language.
    pub task: String,
    /// The number of moves that the solver has; 0 where all hands are the reader's.
    pub moves: u32,
    /// The conditions, all of which hold once the task is done.
    pub expect: Vec<Expect>,
    /// A solution: in a lesson, the solver's acts alone.
    pub play: Vec<Act>,
    /// The opponent's replies, one act a move.
    pub reply: Vec<Act>,
    /// Arrows that show the solution, as `e2-e4`.
    pub arrows: Vec<String>,
}

impl Case {
    /// Makes an empty case.
    pub(crate) fn new(laws: Laws) -> Case {
        Case {
            laws,
            position: None,
            odds: Vec::new(),
            before: Vec::new(),
            task: String::new(),
            moves: 0,
            expect: Vec::new(),
            play: Vec::new(),
            reply: Vec::new(),
            arrows: Vec::new(),
        }
    }

    /// Returns the table at which the case begins, with no names at its seats.
    ///
    /// # Errors
    ///
    /// The table's refusal of the position or of an act before it.
    pub fn table(&self) -> Result<Table, ActError> {
        let start = Start {
            position: self.position.clone(),
            odds: self.odds.clone(),
            hints: false,
            ..Start::under(self.laws.clone(), vec![Player::default()])
        };
        let mut table = Table::sit_down(start).map_err(ActError::Refused)?;
        for act in &self.before {
            act.apply(&mut table)?;
        }
        Ok(table)
    }
}
