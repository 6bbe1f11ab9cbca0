//! A game as it stands in a text: chess in PGN, draughts in PDN, chess for four and for three in a
//! text of our own.

mod chess;
pub(crate) mod draughts;
pub(crate) mod many;

use std::fmt::Display;

use rochade_gametext::{Flaw, GameResult, Notes, Sheet, Termination};
use rochade_table::chess::{BLACK, WHITE};
use rochade_table::saved::Telling;
use rochade_table::{Entry, Event, Laws, Seat, SquareId, Start, Step, Table};

use crate::said::Said;
use crate::sit_down;

pub(crate) use self::draughts::set_up;

/// A turn: what happened before the move, and the move.
pub(crate) struct Turn {
    /// A man was blown, or players left.
    pub(crate) before: Vec<Event>,
    pub(crate) step: Step,
    /// Whether the move was against the rules, and was let stand.
    pub(crate) illegal: bool,
}

impl Turn {
    /// A move by the rules, before which nothing happened.
    pub(crate) fn new(step: Step) -> Turn {
        Turn {
            before: Vec::new(),
            step,
            illegal: false,
        }
    }
}

/// What ends a game after its moves, besides them and what is said in comments.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    Nothing,
    /// The seat that made the last move has offered a draw with it, and it is accepted.
    Agreed,
    Flag(Seat),
    Resigned(Seat),
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
pub(crate) trait Score: Clone + Display + AsRef<Sheet> + AsMut<Sheet> {
    /// The tags with the players' names, in the order of seats.
    fn name_tags(&self) -> &'static [&'static str] {
        &["White", "Black"]
    }

    /// The tags with the players' time controls, where they differ.
    fn control_tags(&self) -> &'static [&'static str];

    /// The square of this name: `e4`.
    fn square(&self, name: &str) -> Option<SquareId>;

    /// The first game in a text.
    fn read(text: &str) -> Option<Self>;

    /// Returns the number of leading plies on a table that the text can't express.
    fn first_ply(table: &Table) -> usize {
        let _ = table;
        0
    }

    /// Begins the text of a game on a table, after the leading plies that it can't express; `None`
    /// if the start has no text.
    fn begin(table: &Table, first_ply: usize) -> Option<Self>;

    /// Writes those leading plies, with what was said then, as a comment; `None` if the text needs
    /// none.
    fn comment_before(
        table: &Table,
        first_ply: usize,
        said_at: &[(usize, Said)],
    ) -> Option<String> {
        let _ = (table, first_ply, said_at);
        None
    }

    /// Adds a move from the table; `None` if there is no room for it.
    fn add(&mut self, entry: &Entry) -> Option<&mut Notes>;

    /// Adds a man that was blown, and no move has come with it.
    fn blow(&mut self, square: SquareId) {
        let _ = square;
    }

    /// Returns who left at a table while the others went on, or so ended the game: the event, and
    /// how many plies stood then.
    fn leavings(&self, table: &Table) -> Vec<(usize, Event)> {
        let _ = table;
        Vec::new()
    }

    /// Adds that a player left.
    fn leave(&mut self, event: &Event) {
        let _ = event;
    }

    /// The same game without its moves.
    fn without_moves(&self) -> Self;

    /// Returns what the text tells besides the moves.
    fn sheet(&self) -> &Sheet {
        self.as_ref()
    }

    /// Returns the same, to be changed.
    fn sheet_mut(&mut self) -> &mut Sheet {
        self.as_mut()
    }

    /// The result, as the text writes it.
    fn result(&self) -> &'static str {
        self.sheet().result.text()
    }

    /// Sets the result, as the table writes it; what the text has no word for is left out.
    fn set_result(&mut self, text: &str) {
        self.sheet_mut().result = GameResult::from_text(text).unwrap_or_default();
    }

    /// Returns whether the text tells a result.
    fn is_told(&self) -> bool {
        self.result() != GameResult::Unknown.text()
    }

    /// Returns whether nobody has won, as the result says.
    fn is_drawn(&self) -> bool {
        self.sheet().result == GameResult::Draw
    }

    /// Returns what ends a game of which only the result is known: the loser's resigning, or a draw
    /// that was agreed on.
    fn by_result(&self) -> End {
        match self.sheet().result {
            GameResult::White => End::Resigned(BLACK),
            GameResult::Black => End::Resigned(WHITE),
            GameResult::Draw if !self.is_empty() => End::Agreed,
            GameResult::Draw | GameResult::Unknown => End::Nothing,
        }
    }

    /// The laws that it is played under.
    ///
    /// # Errors
    ///
    /// What is unknown of them.
    fn laws(&self) -> Result<Laws, &str>;

    /// Says under which laws it is played, unless its start says so.
    fn set_laws(&mut self, laws: &Laws) -> Result<(), Flaw> {
        let _ = laws;
        Ok(())
    }

    /// The position with which it starts, unless that is the usual one.
    fn position(&self) -> Option<String>;

    /// Returns who has the first move, where that is another seat than by the laws, and no position
    /// says it.
    fn first(&self) -> Option<Seat> {
        None
    }

    /// Returns who makes each move, and who would have the next one.
    fn movers(&self) -> impl Iterator<Item = Seat>;

    /// The turns, up to the first null move: no table knows those.
    fn turns(&self) -> impl Iterator<Item = Turn>;

    /// All moves as they are written, null moves too, where the game has those.
    fn written_moves(&self) -> Vec<WrittenMove> {
        Vec::new()
    }

    /// Returns a line for each move as a variation has it, without its brackets: what could have
    /// been played instead, given as moves that can be typed. It is empty where that begins with
    /// the same move, or can't be played.
    fn departures(&self, lines: &[&[String]]) -> Vec<String>;

    /// What happened after the last move: a man was blown, or players left.
    fn last_events(&self) -> Vec<Event> {
        Vec::new()
    }

    /// Returns how the board, or the tag `Termination`, says that it ended.
    fn termination(&self) -> Option<Termination> {
        self.sheet().termination()
    }

    /// Returns whether its last position ends it under the laws of this start.
    fn ends_by_itself(&self, start: &Start) -> bool {
        sit_down::ends_by_itself(self, start)
    }

    /// The game as it stands where the text begins, if it has begun before.
    fn begun(&self, start: &Start) -> Option<Begun> {
        let _ = start;
        None
    }

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

/// The seats of a game for two by turns.
pub(super) fn by_turns(first: Seat, moves: usize) -> impl Iterator<Item = Seat> {
    let second = if first == WHITE { BLACK } else { WHITE };
    let seats = [first, second].into_iter().cycle();
    seats.take(moves + 1)
}
