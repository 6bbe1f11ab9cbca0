//! Time controls: how much time a player has, and what a move earns.

use std::error::Error;
use std::fmt;

/// The usual controls, in the notation of [`Control::from_minutes`] (play.md, section 7).
pub const PRESETS: [&str; 8] = [
    "1+0", "3+2", "5+0", "10+0", "15+10", "30+0", "90+30", "40/90:30",
];

/// The longest period: 99:59:59, in seconds.
const MOST_SECONDS: u32 = 359_999;
/// The largest bonus: an hour, in seconds.
const MOST_BONUS: u32 = 3_600;
/// The most moves that a period can ask for.
const MOST_MOVES: u16 = 999;
/// The most periods.
const MOST_PERIODS: usize = 8;

/// What ends a player's time for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Press {
    /// The move itself.
    #[default]
    Auto,
    /// The player's hand on the clock, after the move; or the next move, if it comes first.
    Hand,
}

impl Press {
    /// Both ways.
    pub const ALL: [Press; 2] = [Press::Auto, Press::Hand];

    /// The word that the page's contract uses (`press`, `data-press`).
    pub fn word(self) -> &'static str {
        match self {
            Press::Auto => "auto",
            Press::Hand => "hand",
        }
    }
}

/// What a player gets with every move, in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Bonus {
    /// Nothing.
    #[default]
    None,
    /// Fischer: the bonus is added after the move.
    Fischer(u32),
    /// Bronstein: what the move took is given back after it, up to the bonus. So the clock never
    /// shows more than before the move.
    Bronstein(u32),
    /// Simple (US) delay: the milliseconds that the clock waits before it runs down.
    Delay(u32),
}

impl Bonus {
    /// Returns how much it is, in seconds.
    pub fn seconds(self) -> u32 {
        match self {
            Bonus::None => 0,
            Bonus::Fischer(seconds) | Bonus::Bronstein(seconds) | Bonus::Delay(seconds) => seconds,
        }
    }
}

/// A part of the game, with a time of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Period {
    /// What is added when the period begins, in seconds.
    pub seconds: u32,
    /// After how many moves of the player the next period begins; `None` is the rest of the game.
    pub moves: Option<u16>,
    /// What each move of this period earns.
    pub bonus: Bonus,
}

/// What time one player has: one period or more. If the last one has a number of moves, it begins
/// again and again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Control {
    periods: Vec<Period>,
}

/// What is wrong with a time control.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ControlError {
    /// It can't be read.
    Unreadable,
    /// A number is zero or too large.
    OutOfRange,
    /// There are no periods, or more than eight.
    Periods,
    /// A period without a number of moves stands before another one, which would never begin.
    NeverBegins,
}

impl fmt::Display for ControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            ControlError::Unreadable => "not a time control",
            ControlError::OutOfRange => "a number is zero or too large",
            ControlError::Periods => "a time control has one to eight periods",
            ControlError::NeverBegins => "a period never begins, since the one before has no end",
        })
    }
}

impl Error for ControlError {}

impl Control {
    /// A control of these periods. A bonus of no seconds becomes [`Bonus::None`].
    ///
    /// # Errors
    ///
    /// What is wrong with them; never [`ControlError::Unreadable`].
    pub fn new(mut periods: Vec<Period>) -> Result<Control, ControlError> {
        let last = match periods.len() {
            count @ 1..=MOST_PERIODS => count - 1,
            _ => return Err(ControlError::Periods),
        };
        for (index, period) in periods.iter_mut().enumerate() {
            let bonus = period.bonus.seconds();
            if bonus == 0 {
                period.bonus = Bonus::None;
            }
            let moves_fit = match period.moves {
                Some(moves) => (1..=MOST_MOVES).contains(&moves),
                None => true,
            };
            if !moves_fit || !(1..=MOST_SECONDS).contains(&period.seconds) || bonus > MOST_BONUS {
                return Err(ControlError::OutOfRange);
            }
            if index < last && period.moves.is_none() {
                return Err(ControlError::NeverBegins);
            }
        }
        Ok(Control { periods })
    }

    /// The periods, the first one first. There is at least one.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }
}
