use rochade_gametext::{Dialect, Flaw, Notes, Part, Sheet, limits};
use rochade_many::{self as many, Deed, Frozen, Kind, Move, MoveTextError, Position, Seat};

use crate::act::{Act, Leaving, Pass};
use crate::dialect::ManyPgn;
use crate::error::Reason;
use crate::names;

/// A game with all that a text can say of it. Its moves can be made, and what it says can be
/// written: a game that has been written reads back equal.
///
/// Games are equal when all that they say is; of the start, that is what [`Position`] compares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// What the text tells besides the moves. Its result says nothing: see [`Game::result`].
    pub sheet: Sheet,
    laws: String,
    result: &'static str,
    start: Position,
    acts: Vec<Act>,
    position: Position,
    /// Whether a pair has left the game for four, which ends it.
    left: bool,
}

impl Game {
    /// A game without moves under these laws: the reader has to know that they mean the rules of
    /// the position ([`ManyPgn::with_laws`]). Control characters become
    /// blanks.
    ///
    /// # Errors
    ///
    /// [`Flaw::TooLong`] beyond [`limits::TAG`].
    pub fn under(laws: &str, start: Position) -> Result<Game, Flaw> {
        if laws.len() > limits::TAG {
            return Err(Flaw::TooLong(Part::Tag));
        }
        Ok(Game {
            sheet: Sheet::keeping(ManyPgn::OWN_TAGS),
            laws: laws.replace(|c: char| c.is_ascii_control(), " "),
            result: names::UNKNOWN,
            start,
            acts: Vec::new(),
            position: start,
            left: false,
        })
    }

    /// Returns which game it is.
    pub const fn game(&self) -> many::Game {
        self.start.game()
    }

    /// The laws that it is played under: the name of a set, and what has been agreed on besides
    /// (`gustavus-three,board:t120`).
    pub fn laws(&self) -> &str {
        &self.laws
    }

    /// The result (many-position-text.md, section 4): `full AC`, `incomplete k`, `draw`, or `*`
    /// where the game has none.
    pub const fn result(&self) -> &'static str {
        self.result
    }

    /// Sets the result; `None` if the game has no such.
    pub fn set_result(&mut self, text: &str) -> Option<()> {
        self.result = names::result(self.game(), text)?;
        Some(())
    }

    /// Adds a move, and gives its notes.
    ///
    /// # Errors
    ///
    /// [`Reason::Move`] if it isn't legal, [`Flaw::TooMany`] beyond [`limits::PLIES`]. Nothing has
    /// changed then.
    pub fn play(&mut self, mv: Move) -> Result<&mut Notes, Reason> {
        let played = self.before_move().play(mv).ok();
        self.add(mv, played, false)
    }

    /// Adds a move against the rules that was let stand, and gives its notes (many-laws.md, section
    /// 3, R6).
    ///
    /// # Errors
    ///
    /// The same, if it can't be made on the board, or is legal.
    pub fn let_stand(&mut self, mv: Move) -> Result<&mut Notes, Reason> {
        let position = self.before_move();
        let made = position.false_move(mv);
        let made = made.or_else(|| self.untold(mv).then(|| position.false_capture(mv))?);
        let made = made.map(|made| {
            let (happenings, next) = made.let_stand();
            let deed = made.deed().clone();
            (Deed { happenings, ..deed }, next)
        });
        self.add(mv, made, true)
    }

    /// The position as who is to move may look at it: where a check may be ignored that nobody has
    /// said, any may have been, since moves don't tell that (many-laws.md, section 3, R7).
    pub(crate) fn before_move(&self) -> Position {
        match self.start.rules().unsaid {
            true => self
                .position
                .ignoring(self.position.checks(self.position.turn())),
            false => self.position,
        }
    }

    /// Reads a move that can be made now, in long form (`d2-d4`, `O-O`) or by its squares (`d2d4`).
    pub fn read_move(&self, text: &str) -> Option<Move> {
        let position = self.before_move();
        let long = position.read_move(text).ok();
        long.or_else(|| position.parse_move(text))
    }

    /// Returns whether a move takes a queen of whose attack nobody may have been told.
    fn untold(&self, mv: Move) -> bool {
        let queens = self.position.queens_to_tell(self.position.turn());
        self.start.rules().unsaid && queens.contains(mv.to)
    }

    fn add(
        &mut self,
        mv: Move,
        made: Option<(Deed, Position)>,
        illegal: bool,
    ) -> Result<&mut Notes, Reason> {
        let ply = self.len() + 1;
        if ply > limits::PLIES {
            return Err(Flaw::TooMany(Part::Move).into());
        }
        let made = made.filter(|_| !self.left);
        let (deed, next) = made.ok_or_else(|| Reason::Move {
            text: mv.on(self.start.rules().board).to_string(),
            ply,
            fault: MoveTextError::Illegal,
        })?;
        let check = deed.told.into_iter().any(|square| {
            let man = self.position.man_at(square);
            man.is_some_and(|man| man.kind == Kind::King)
        });
        self.acts.push(Act::Move {
            deed,
            check,
            illegal,
        });
        self.position = next;
        Ok(self.sheet.add_move())
    }

    /// A player leaves; of four, with the partner, and the game is over.
    ///
    /// # Errors
    ///
    /// [`Reason::Sign`] if that can't be: the game is over, or the player has left before. Nothing
    /// has changed then.
    pub fn leave(&mut self, seat: Seat, how: Leaving) -> Result<(), Reason> {
        let is_over = self.left || self.position.outcome().is_some();
        let left = match self.game() {
            _ if is_over || !self.game().has(seat) => None,
            many::Game::Four => Some((Vec::new(), self.position)),
            many::Game::Three => self.position.leave(seat),
        };
        let in_turn = self.position.turn() == seat;
        let (happenings, next) = left.ok_or_else(|| Reason::Sign {
            text: self.sign_of_leaving(seat, how, in_turn),
            ply: self.len() + 1,
        })?;
        self.acts.push(Act::Left {
            seat,
            how,
            in_turn,
            happenings,
        });
        self.position = next;
        self.left = self.game() == many::Game::Four;
        Ok(())
    }

    /// The sign with which a player leaves; out of turn, with the player's letter.
    pub(crate) fn sign_of_leaving(&self, seat: Seat, how: Leaving, in_turn: bool) -> String {
        let letter = (!in_turn).then(|| self.game().letter(seat));
        [how.sign()].into_iter().chain(letter).collect()
    }

    /// The sign for a turn that was passed over.
    pub(crate) fn sign(&self, pass: &Pass) -> char {
        match pass.frozen {
            Some(Frozen::Mated) => '#',
            Some(Frozen::Stalemated) => 'S',
            None => '-',
            Some(Frozen::Left) => {
                let mut left = self.acts.iter().filter_map(|act| match act {
                    Act::Left { seat, how, .. } if *seat == pass.seat => Some(how.sign()),
                    _ => None,
                });
                // Of one who had left before the game began, nobody knows how.
                left.next().unwrap_or(Leaving::Resigned.sign())
            }
        }
    }

    /// The turns that were passed over after what happened last.
    pub(crate) fn last_passes(&self) -> Vec<Pass> {
        let last = self.acts.last();
        last.into_iter().flat_map(Act::passes).collect()
    }

    /// Takes all moves away, and what is said of them and before them.
    pub fn take_moves(&mut self) {
        self.sheet = self.sheet.without_moves();
        self.acts.clear();
        self.position = self.start;
        self.left = false;
    }

    /// The position with which the game begins.
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The position with which it ends.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns how many moves have been made, by all players together.
    pub fn len(&self) -> usize {
        self.sheet.notes().len()
    }

    /// Returns whether no move has been made.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All that happened, the first first.
    pub fn acts(&self) -> impl DoubleEndedIterator<Item = &Act> + ExactSizeIterator + Clone {
        self.acts.iter()
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
