use rochade_draughts::{Color, Line, Move, MoveTextError, Ply, Position, Square};
use rochade_gametext::{Dialect, Flaw, Notes, Part, Sheet, clock_of_side, limits};

use crate::dialect::Pdn;
use crate::error::Reason;
use crate::variant::Variant;

/// A game with all that PDN can say of it. Its moves are legal, and what it says can be written: a
/// game that has been written reads back equal.
///
/// Games are equal when all that they say is; of the start, that is what [`Position`] compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What the text tells besides the moves.
    pub sheet: Sheet,
    variant: Option<&'static Variant>,
    laws: String,
    start: Position,
    plies: Vec<Ply>,
    last_blow: Option<Square>,
    position: Position,
}

impl Game {
    /// A game without moves; `None` unless the rules of the position have a name.
    pub fn new(start: Position) -> Option<Game> {
        let variant = Variant::of(start.rules())?;
        Game::under(variant.name, start).ok()
    }

    /// A game without moves under laws that need not have a name: the reader has to know that they
    /// mean the rules of the position ([`Pdn::with_laws`]). Control
    /// characters become blanks.
    ///
    /// # Errors
    ///
    /// [`Flaw::TooLong`] beyond [`limits::TAG`].
    pub fn under(laws: &str, start: Position) -> Result<Game, Flaw> {
        if laws.len() > limits::TAG {
            return Err(Flaw::TooLong(Part::Tag));
        }
        Ok(Game {
            sheet: Sheet::keeping(Pdn::OWN_TAGS),
            variant: Variant::of(start.rules()),
            laws: laws.replace(|c: char| c.is_ascii_control(), " "),
            start,
            plies: Vec::new(),
            last_blow: None,
            position: start,
        })
    }

    /// The rules that it is played under, if they have a name.
    pub const fn variant(&self) -> Option<&'static Variant> {
        self.variant
    }

    /// The laws that it is played under: the name of rules, and what may have been agreed on
    /// besides (`noris,take-back:never`).
    pub fn laws(&self) -> &str {
        &self.laws
    }

    /// Blows a man. The move that it comes with is still to be played, unless the game is over.
    ///
    /// # Errors
    ///
    /// [`Reason::Huff`] if it can't be blown. Nothing has changed then.
    pub fn blow(&mut self, square: Square) -> Result<(), Reason> {
        let next = self.position.blow(square).ok_or_else(|| Reason::Huff {
            text: format!("~{square}"),
            ply: self.plies.len() + 1,
        })?;
        self.position = next;
        self.last_blow = Some(square);
        Ok(())
    }

    /// Adds a move, and gives its notes.
    ///
    /// # Errors
    ///
    /// [`Reason::Move`] if it isn't legal, [`Flaw::TooMany`] beyond [`limits::PLIES`]. Nothing has
    /// changed then.
    pub fn play(&mut self, mv: &Move) -> Result<&mut Notes, Reason> {
        let index = self.plies.len();
        if index >= limits::PLIES {
            return Err(Flaw::TooMany(Part::Move).into());
        }
        let next = match self.is_over() {
            true => None,
            false => self.position.play(mv),
        };
        self.position = next.ok_or_else(|| Reason::Move {
            text: mv.to_string(),
            ply: index + 1,
            fault: MoveTextError::NoSuchMove,
        })?;
        let ply = Ply {
            blow: self.last_blow.take(),
            mv: Some(*mv),
        };
        self.plies.push(ply);
        Ok(self.sheet.add_move())
    }

    /// Returns the game cut after at most `moves` moves.
    pub(crate) fn up_to(mut self, moves: usize) -> Game {
        let sheet = self.sheet.up_to(moves);
        let plies = core::mem::take(&mut self.plies);
        self.take_moves();
        for ply in plies.iter().take(moves) {
            // Every move was legal when it was added, and every man could be blown.
            let _ = ply.blow.map(|man| self.blow(man));
            let _ = ply.mv.map(|mv| self.play(&mv).map(|_| ()));
        }
        self.sheet = sheet;
        self
    }

    /// Takes all moves away, and what is said of them and before them.
    pub fn take_moves(&mut self) {
        self.sheet = self.sheet.without_moves();
        self.plies.clear();
        self.last_blow = None;
        self.position = self.start;
    }

    /// Whether a side has no man left; the side that is not to move can lose its last one to a
    /// huff.
    pub fn is_over(&self) -> bool {
        let turn = self.position.turn();
        [turn, turn.other()]
            .into_iter()
            .any(|side| !self.position.has_men(side))
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

    /// All moves with the men blown before them and what is said of them.
    pub fn plies(
        &self,
    ) -> impl DoubleEndedIterator<Item = (&Ply, &Notes)> + ExactSizeIterator + Clone {
        self.plies.iter().zip(self.sheet.notes())
    }

    /// The man that was blown after the last move: either that was the last one, or the game ended
    /// before a move was made.
    pub const fn last_blow(&self) -> Option<Square> {
        self.last_blow
    }

    /// Sets the clock of the last move by a comment that tells both, unless the move has its own.
    pub(crate) fn read_clock(&mut self, comment: &str) {
        let mover = letter(self.position().turn().other());
        if let (_, Some(notes)) = self.sheet.margins() {
            notes.clock = notes.clock.or_else(|| clock_of_side(comment, mover));
        }
    }

    /// The course of the game, with all its positions.
    pub fn line(&self) -> Line {
        let mut line = Line::new(self.start);
        for ply in &self.plies {
            // Every move was legal when it was added, and every man could be blown.
            line.play_ply(ply);
        }
        if let Some(square) = self.last_blow {
            line.blow(square);
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

/// The letter by which a comment tells a side's clock.
pub(crate) const fn letter(side: Color) -> char {
    match side {
        Color::White => 'w',
        Color::Black => 'b',
    }
}
