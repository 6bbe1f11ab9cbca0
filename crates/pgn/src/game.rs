use rochade_chess::{Line, Move, MoveTextError, Position};
use rochade_gametext::{Flaw, Notes, Part, Sheet, Termination, limits};

use crate::error::Reason;

/// How a null move is written.
pub const NULL: &str = "--";

/// A game with all that PGN can say of it. Its moves are legal, or null moves, and what it says can
/// be written: a game that has been written reads back equal.
///
/// Games are equal when all that they say is; of the start, that is what
/// [`Position`] compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What the text tells besides the moves.
    pub sheet: Sheet,
    start: Position,
    moves: Vec<Option<Move>>,
    position: Position,
}

impl Game {
    /// A game without moves.
    pub fn new(start: Position) -> Game {
        Game {
            sheet: Sheet::default(),
            start,
            moves: Vec::new(),
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
        if self.moves.len() >= limits::PLIES {
            return Err(Flaw::TooMany(Part::Move).into());
        }
        self.position = position;
        self.moves.push(mv);
        Ok(self.sheet.add_move())
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
        self.moves.len()
    }

    /// Whether no move has been made.
    pub const fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// All moves; `None` is a null move.
    pub fn moves(
        &self,
    ) -> impl DoubleEndedIterator<Item = Option<Move>> + ExactSizeIterator + Clone {
        self.moves.iter().copied()
    }

    /// The moves before the first null move: no rules know those.
    pub fn real_moves(&self) -> impl Iterator<Item = Move> + Clone {
        self.moves().map_while(|mv| mv)
    }

    /// The same game up to the first null move.
    pub fn before_null(&self) -> Game {
        self.up_to(self.real_moves().count())
    }

    /// Returns the game cut after at most `plies` plies.
    pub(crate) fn up_to(&self, plies: usize) -> Game {
        let mut game = Game::new(self.start);
        for mv in self.moves().take(plies) {
            game.position = after(&game.position, mv);
            game.moves.push(mv);
        }
        game.sheet = self.sheet.up_to(game.len());
        game
    }

    /// All moves with what is said of them; `None` is a null move.
    pub fn plies(
        &self,
    ) -> impl DoubleEndedIterator<Item = (Option<Move>, &Notes)> + ExactSizeIterator + Clone {
        self.moves().zip(self.sheet.notes())
    }

    /// How the game ended: what the board shows whatever the laws, else what the tag `Termination`
    /// says together with the result. Nothing if neither tells, and for a game that isn't finished.
    pub fn termination(&self) -> Option<Termination> {
        let position = self.position();
        if position.has_legal_move() {
            self.sheet.termination()
        } else if position.is_check() {
            Some(Termination::Checkmate)
        } else {
            Some(Termination::Stalemate)
        }
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

impl AsRef<Sheet> for Game {
    fn as_ref(&self) -> &Sheet {
        &self.sheet
    }
}

impl AsMut<Sheet> for Game {
    fn as_mut(&mut self) -> &mut Sheet {
        &mut self.sheet
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
