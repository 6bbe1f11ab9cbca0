//! A game as it stands in a text: chess in PGN, draughts in PDN.

mod chess;
pub(crate) mod draughts;

use std::fmt::Display;

use rochade_pgn::sheet::Sheet;
use rochade_pgn::{Flaw, Notes, Termination};
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
pub(crate) struct WrittenMove {
    pub(crate) text: String,
    /// After a null move, the position as FEN.
    pub(crate) passed: Option<String>,
}

/// A game that has begun before the first move of its text.
pub(crate) struct Begun {
    pub(crate) telling: Telling,
    /// Whether it was replayed from the comment before all moves.
    pub(crate) from_comment: bool,
}

/// A game as it stands in a text. Written with `Display`, it reads back equal.
pub(crate) trait Score: Clone + Display {
    /// The tags with the time controls of White and Black, where they differ.
    const CONTROLS: [&'static str; 2];

    /// The square of this name: `e4`.
    fn square(name: &str) -> Option<SquareId>;

    /// The first game in a text.
    fn read(text: &str) -> Option<Self>;

    /// Returns the number of leading plies on a table that the text can't express.
    fn first_ply(table: &Table) -> usize;

    /// Begins the text of a game on a table, after the leading plies that it can't express; `None`
    /// if the start has no text.
    fn begin(table: &Table, first_ply: usize) -> Option<Self>;

    /// Writes those leading plies, with what was said then, as a comment; `None` if the text needs
    /// none.
    fn comment_before(table: &Table, first_ply: usize, said_at: &[(usize, Said)])
    -> Option<String>;

    /// Adds a move from the table; `None` if there is no room for it.
    fn add(&mut self, entry: &Entry) -> Option<&mut Notes>;

    /// Adds a man that was blown, and no move has come with it.
    fn blow(&mut self, square: SquareId);

    /// The same game without its moves.
    fn without_moves(&self) -> Self;

    /// Returns what the text tells besides the moves.
    fn sheet(&self) -> &Sheet;

    /// Returns the same, to be changed.
    fn sheet_mut(&mut self) -> &mut Sheet;

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

    /// Returns who has the first move, and who would have the next one.
    fn first_and_next(&self) -> (Side, Side);

    /// The turns, up to the first null move: no table knows those.
    fn turns(&self) -> impl Iterator<Item = Turn>;

    /// All moves as they are written, null moves too, where the game has those.
    fn written_moves(&self) -> Vec<WrittenMove> {
        Vec::new()
    }

    /// The man that was blown after the last move.
    fn last_blown(&self) -> Option<SquareId>;

    /// Returns how the board, or the tag `Termination`, says that it ended.
    fn termination(&self) -> Option<Termination>;

    /// Returns whether its last position ends it under the laws of this start.
    fn ends_by_itself(&self, start: &Start) -> bool;

    /// The game as it stands where the text begins, if it has begun before.
    fn begun(&self, start: &Start) -> Option<Begun>;

    fn has_start_of(&self, other: &Self) -> bool;

    /// For how many moves two games are the same, from their start.
    fn same_moves(&self, other: &Self) -> usize;

    /// Returns how many moves there are.
    fn len(&self) -> usize {
        self.sheet().notes().len()
    }

    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}
