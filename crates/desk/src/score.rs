//! A game as a text tells it, whatever is played: chess in PGN, draughts in PDN.

mod chess;
pub(crate) mod draughts;

use std::fmt::Display;

use rochade_pgn::{Flaw, GameResult, Notes, Tags, Termination, Text};
use rochade_table::saved::Telling;
use rochade_table::{Entry, Laws, SquareId, Start, Step, Table};

use crate::said::Said;
use crate::side::Side;

pub(crate) use self::draughts::set_up;

/// A turn: the man that was blown first, if any, and the move.
pub(crate) struct Turn {
    pub(crate) blown: Option<SquareId>,
    pub(crate) step: Step,
}

/// A move as it is written.
pub(crate) struct ToldMove {
    pub(crate) text: String,
    /// After a null move, the position as FEN.
    pub(crate) passed: Option<String>,
}

/// A game that has begun before the first move of its text.
pub(crate) struct Begun {
    pub(crate) telling: Telling,
    /// Whether the comment before all moves told how.
    pub(crate) retold: bool,
}

/// A game as a text tells it. Written with `Display`, it reads back equal.
pub(crate) trait Score: Clone + Display {
    /// The tags with the time controls of White and Black, where they differ.
    const CONTROLS: [&'static str; 2];

    /// The square of this name: `e4`.
    fn square(name: &str) -> Option<SquareId>;

    /// The first game in a text.
    fn read(text: &str) -> Option<Self>;

    /// So many plies on a table come before the first one that a text can tell.
    fn untold(table: &Table) -> usize;

    /// The game on a table after so many plies, from where the text begins.
    fn begin(table: &Table, untold: usize) -> Option<Self>;

    /// What comes before that and is told nowhere else, with what was said then.
    fn told_before(table: &Table, untold: usize, said_at: &[(usize, Said)]) -> Option<String>;

    /// Adds a move from the table; `None` if there is no room for it.
    fn add(&mut self, entry: &Entry) -> Option<&mut Notes>;

    /// Adds a man that was blown, and no move has come with it.
    fn blow(&mut self, square: SquareId);

    /// The same game without its moves.
    fn without_moves(&self) -> Self;

    fn tags(&self) -> &Tags;

    fn set_tag(&mut self, name: &str, value: &str) -> Result<(), Flaw>;

    fn result(&self) -> GameResult;

    fn set_result(&mut self, result: GameResult);

    fn preface(&self) -> &Text;

    fn set_preface(&mut self, preface: Text);

    /// The laws that it is played under.
    ///
    /// # Errors
    ///
    /// What is unknown of them.
    fn laws(&self) -> Result<Laws, &str>;

    /// Says under which laws it is played, unless its start says so.
    fn set_laws(&mut self, laws: &Laws) -> Result<(), Flaw>;

    /// The position with which it starts, unless that is the usual one.
    fn position(&self) -> Option<String>;

    /// Who has the first move, and who would have the next one.
    fn first_and_next(&self) -> (Side, Side);

    /// The turns, up to the first null move: no table knows those.
    fn turns(&self) -> impl Iterator<Item = Turn>;

    /// All moves as they are written, null moves too, where the game has those.
    fn told_moves(&self) -> Vec<ToldMove> {
        Vec::new()
    }

    /// The man that was blown after the last move.
    fn last_blown(&self) -> Option<SquareId>;

    /// What is said of each move.
    fn notes(&self) -> impl DoubleEndedIterator<Item = &Notes> + ExactSizeIterator;

    fn notes_mut(&mut self, index: usize) -> Option<&mut Notes>;

    /// How the board, or the tag `Termination`, says that it ended.
    fn termination(&self) -> Option<Termination>;

    /// Whether its last position ends it under the laws of this start.
    fn ends_by_itself(&self, start: &Start) -> bool;

    /// The game as it stands where the text begins, if it has begun before.
    fn begun(&self, start: &Start) -> Option<Begun>;

    fn has_start_of(&self, other: &Self) -> bool;

    /// For how many moves two games are the same, from their start.
    fn same_moves(&self, other: &Self) -> usize;

    /// How many moves there are.
    fn len(&self) -> usize {
        self.notes().len()
    }

    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
