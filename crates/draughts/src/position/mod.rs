//! A position of a game, and what can be done in it.

mod chain;
mod effect;
mod endings;
mod huff;
mod legal;
mod perft;
mod play;
mod steps;
mod why;

pub use effect::Effect;
pub use huff::Missed;
pub use steps::Next;
pub use why::WhyNot;

use core::fmt;

use crate::fen::FenError;
use crate::man::{Color, Man};
use crate::rules::Rules;
use crate::setup::{Setup, SetupError};
use crate::square::Square;
use crate::squares::Squares;

use huff::Passed;

/// A position of a game, with the rules by which it is played.
///
/// Positions are equal when rule 15b (draughts.md, section 2) calls them the same: men, side to
/// move, and who can be blown. The count of quiet plies doesn't matter, nor what was missed.
#[derive(Clone, Copy)]
pub struct Position {
    rules: Rules,
    men: [Squares; 2],
    kings: Squares,
    turn: Color,
    blowable: Squares,
    // The plain move by which a capture was missed.
    passed: Option<Passed>,
    // Whether a man has been blown in this turn.
    blown: bool,
    quiet: u16,
}

impl Position {
    /// The position from which a game by these rules begins.
    pub fn initial(rules: &Rules) -> Position {
        Position::of(&Setup::initial(rules), rules)
    }

    /// A position that was set up.
    ///
    /// # Errors
    ///
    /// Why it can't be played on.
    pub fn from_setup(setup: &Setup, rules: &Rules) -> Result<Position, SetupError> {
        match setup.fault(rules) {
            None => Ok(Position::of(setup, rules)),
            Some(fault) => Err(fault),
        }
    }

    /// A position written as FEN.
    ///
    /// # Errors
    ///
    /// Where it can't be read and why, or why it can't be played on.
    pub fn from_fen(text: &str, rules: &Rules) -> Result<Position, FenError> {
        let setup = text.parse()?;
        Ok(Position::from_setup(&setup, rules)?)
    }

    fn of(setup: &Setup, rules: &Rules) -> Position {
        // Where a side has no men, the game is over and nobody is blown any more.
        let goes_on = !setup.white.is_empty() && !setup.black.is_empty();
        Position {
            rules: *rules,
            men: [setup.white, setup.black],
            kings: setup.kings & (setup.white | setup.black),
            turn: setup.turn,
            blowable: match goes_on {
                true => setup.blowable,
                false => Squares::EMPTY,
            },
            passed: None,
            blown: false,
            quiet: 0,
        }
    }

    /// The position as FEN has it.
    pub fn to_setup(&self) -> Setup {
        let [white, black] = self.men;
        Setup {
            white,
            black,
            kings: self.kings,
            turn: self.turn,
            blowable: self.blowable,
        }
    }

    /// The rules by which it is played.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// A side's men and kings.
    pub const fn men(&self, color: Color) -> Squares {
        self.men[color.index()]
    }

    /// A side's kings.
    pub fn kings(&self, color: Color) -> Squares {
        self.kings & self.men(color)
    }

    /// The squares on which somebody stands.
    pub fn occupied(&self) -> Squares {
        self.men[0] | self.men[1]
    }

    /// Who stands on a square.
    pub fn man_at(&self, square: Square) -> Option<Man> {
        let color = Color::ALL
            .into_iter()
            .find(|color| self.men(*color).contains(square))?;
        let king = self.kings.contains(square);
        Some(Man { color, king })
    }

    /// How many plies there have been, by both sides together, since the last capture, huff or
    /// man's move (draughts.md, section 2, rule 15c). A position that was set up begins with 0.
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet
    }

    /// The men of the side to move.
    pub(crate) fn own(&self) -> Squares {
        self.men(self.turn)
    }

    /// The men of the other side.
    pub(crate) fn enemies(&self) -> Squares {
        self.men(self.turn.other())
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        self.to_setup() == other.to_setup() && self.rules == other.rules
    }
}

impl Eq for Position {}

/// Writes FEN, with the names of squares.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.to_setup(), f)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
