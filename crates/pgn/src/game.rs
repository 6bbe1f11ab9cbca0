use rochade_chess::{Line, Move, MoveTextError, Position};

use crate::error::{Flaw, Part, Reason};
use crate::limits;
use crate::notes::Notes;
use crate::result::GameResult;
use crate::tags::Tags;
use crate::text::Text;

/// A game with all that PGN can say of it. Its moves are legal, and what it says can be written: a game
/// that has been written reads back equal.
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
    plies: Vec<(Move, Notes)>,
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
        if self.plies.len() >= limits::PLIES {
            return Err(Flaw::TooMany(Part::Move).into());
        }
        let illegal = |_| Reason::Move {
            text: mv.to_string(),
            fault: MoveTextError::Illegal,
        };
        self.position = self.position.play(mv).map_err(illegal)?;
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

    /// All moves.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = Move> + ExactSizeIterator + Clone {
        self.plies.iter().map(|(mv, _)| *mv)
    }

    /// All moves with what is said of them.
    pub fn plies(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Move, &Notes)> + ExactSizeIterator + Clone {
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

    /// The course of the game, with all its positions.
    pub fn line(&self) -> Line {
        let mut line = Line::new(self.start);
        for mv in self.moves() {
            // Every move was legal when it was added.
            let _ = line.play(mv);
        }
        line
    }
}

impl Default for Game {
    /// A game from the usual start.
    fn default() -> Game {
        Game::new(Position::initial())
    }
}
