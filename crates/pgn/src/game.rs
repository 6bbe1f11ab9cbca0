use rochade_chess::{Line, Move, MoveTextError, Position};

use crate::error::{Flaw, Part, Reason};
use crate::limits;
use crate::notes::Notes;
use crate::result::GameResult;
use crate::tags::Tags;
use crate::text::Text;

/// How a null move is written.
pub const NULL: &str = "--";

/// A game with all that PGN can say of it. Its moves are legal, or null moves, and what it says can
/// be written: a game that has been written reads back equal.
///
/// Games are equal when all that they say is; of the start, that is what
/// [`Position`] compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The tags.
    pub tags: Tags,
    /// The comment before the first move.
    pub preface: Text,
    /// The result.
    pub result: GameResult,
    start: Position,
    plies: Vec<(Option<Move>, Notes)>,
    position: Position,
}

impl Game {
    /// A game without moves.
    pub fn new(start: Position) -> Game {
        Game {
            tags: Tags::default(),
            preface: Text::EMPTY,
            result: GameResult::Unknown,
            start,
            plies: Vec::new(),
            position: start,
        }
    }

    /// Adds a move, and gives its notes.
    ///
    /// # Errors
    ///
    /// [`Reason::Move`] if it isn't legal, [`Flaw::TooMany`] beyond [`limits::PLIES`]. Nothing has
    /// changed then.
    pub fn play(&mut self, mv: Move) -> Result<&mut Notes, Reason> {
        let illegal = |_| Reason::Move {
            text: mv.to_string(),
            fault: MoveTextError::Illegal,
        };
        let position = self.position.play(mv).map_err(illegal)?;
        self.add(Some(mv), position)
    }

    /// Adds a null move, and gives its notes.
    ///
    /// # Errors
    ///
    /// [`Reason::Move`] in check, [`Flaw::TooMany`] beyond [`limits::PLIES`]. Nothing has changed
    /// then.
    pub fn pass(&mut self) -> Result<&mut Notes, Reason> {
        let illegal = || Reason::Move {
            text: NULL.to_owned(),
            fault: MoveTextError::Illegal,
        };
        let position = self.position.pass().ok_or_else(illegal)?;
        self.add(None, position)
    }

    fn add(&mut self, mv: Option<Move>, position: Position) -> Result<&mut Notes, Reason> {
        if self.plies.len() >= limits::PLIES {
            return Err(Flaw::TooMany(Part::Move).into());
        }
        self.position = position;
        let index = self.plies.len();
        self.plies.push((mv, Notes::default()));
        Ok(&mut self.plies[index].1)
    }

    /// The position with which the game begins.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position with which it ends.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How many moves have been made, by both sides together.
    pub const fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether no move has been made.
    pub const fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// All moves; `None` is a null move.
    pub fn moves(
        &self,
    ) -> impl DoubleEndedIterator<Item = Option<Move>> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(mv, _)| *mv)
    }

    /// The moves before the first null move: no rules know those.
    pub fn real_moves(&self) -> impl Iterator<Item = Move> + Clone {
        self.moves().map_while(|mv| mv)
    }

    /// The same game up to the first null move.
    pub fn before_null(&self) -> Game {
        let mut game = Game::new(self.start);
        game.tags = self.tags.clone();
        game.preface = self.preface.clone();
        game.result = self.result;
        let real = self
            .plies
            .iter()
            .map_while(|(mv, notes)| Some(((*mv)?, notes)));
        for (mv, notes) in real {
            game.position = game.position.play_unchecked(mv);
            game.plies.push((Some(mv), notes.clone()));
        }
        game
    }

    /// All moves with what is said of them; `None` is a null move.
    pub fn plies(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Option<Move>, &Notes)> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(mv, notes)| (*mv, notes))
    }

    /// What is said of the move with this index, counted from 0.
    pub fn notes_mut(&mut self, index: usize) -> Option<&mut Notes> {
        self.plies.get_mut(index).map(|(_, notes)| notes)
    }

    /// Where something may be said: before all moves, and of the last one.
    pub(crate) fn margins(&mut self) -> (&mut Text, Option<&mut Notes>) {
        let last = self.plies.last_mut().map(|(_, notes)| notes);
        (&mut self.preface, last)
    }

    /// The course of the game up to the first null move, with all its positions.
    pub fn line(&self) -> Line {
        let mut line = Line::new(self.start);
        for mv in self.real_moves() {
            // Every move was legal when it was added.
            let _ = line.play(mv);
        }
        line
    }
}

/// The position after a move of a game, or a null move.
pub fn after(position: &Position, mv: Option<Move>) -> Position {
    match mv {
        Some(mv) => position.play_unchecked(mv),
        None => position.pass().unwrap_or(*position),
    }
}

impl Default for Game {
    /// A game from the usual start.
    fn default() -> Game {
        Game::new(Position::initial())
    }
}
