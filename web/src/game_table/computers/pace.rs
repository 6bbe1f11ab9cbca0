//! When a computer's move comes: when a person could have made it (opponent.md, section 1, point
//! 3).

use yew::prelude::*;

use crate::game_table::GameTable;
use crate::page;
use crate::settings::{Setting, Settings};

/// How long an answer takes at least, and an obvious move where no clock runs, in milliseconds.
const ANSWER: f64 = 400.0;
const OBVIOUS: f64 = 500.0;

/// At most this fraction of the remaining time, 1/60, is spent on waiting, and never more than so
/// many milliseconds.
const SHARE: f64 = 60.0;
const LONGEST: f64 = 8_000.0;

/// How hard a move was to choose, as the worker tells it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Difficulty {
    /// There was nothing else to do.
    Obvious,
    /// Anything else.
    Usual,
    /// Several moves seemed equally good.
    Hard,
}

impl Difficulty {
    /// Returns the one with this word.
    pub(super) fn of_word(word: &str) -> Difficulty {
        match word {
            "obvious" => Difficulty::Obvious,
            "hard" => Difficulty::Hard,
            _ => Difficulty::Usual,
        }
    }

    /// Returns how long a move takes at least, in milliseconds; `left` is what the player's clock
    /// shows, `chance` a number from 0 to 1.
    fn wait(self, left: Option<f64>, chance: f64) -> f64 {
        let unhurried = match self {
            Difficulty::Obvious => OBVIOUS,
            Difficulty::Usual => OBVIOUS + 500.0 * chance,
            Difficulty::Hard => 2.0 * OBVIOUS + 500.0 * chance,
        };
        let Some(left) = left else {
            return unhurried;
        };
        let most = (left / SHARE).min(LONGEST);
        let by_clock = match self {
            Difficulty::Obvious => 0.0,
            Difficulty::Usual => most * (0.5 + 0.4 * chance),
            Difficulty::Hard => most * (0.7 + 0.3 * chance),
        };
        unhurried.max(by_clock).min(most)
    }
}

impl GameTable {
    /// Returns how long the computer still waits before it does what it has decided, in
    /// milliseconds.
    pub(super) fn wait(&self, ctx: &Context<Self>, difficulty: Difficulty) -> u32 {
        let Some(turn) = &self.computers.turn else {
            return 0;
        };
        let left = self.session.clocks(rochade_table::Tenths::Never);
        let left = left.and_then(|clock| {
            let mut faces = clock.faces.into_iter();
            faces.find(|face| face.seat == turn.place.seat)
        });
        let left = left.map(|face| f64::from(face.left));
        let passed = page::now().saturating_sub(turn.since) as f64;
        let is_hidden = page::document().hidden();
        if turn.is_long || is_hidden || self.computers.step {
            return 0;
        }
        let at_once = |wanted: f64| left.map_or(wanted, |left| wanted.min(left / SHARE));
        let wanted = match turn.place.moves {
            false => at_once(ANSWER),
            true if self.computers_alone() => at_once(alone(&ctx.props().settings)),
            true => difficulty.wait(left, js_sys::Math::random()),
        };
        (wanted - passed).max(0.0) as u32
    }
}

/// Returns how long a move of computers alone takes at least, in milliseconds, as was chosen.
fn alone(settings: &Settings) -> f64 {
    // Reading numbers with a point would put ten kilobytes of tables into the page.
    match settings.get(Setting::Pace) {
        "0.3" => 300.0,
        "3" => 3_000.0,
        _ => 1_000.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn in_forty_moves_a_good_part_of_the_time_goes_by() {
        for minutes in [1, 3, 5, 8] {
            let whole = f64::from(minutes) * 60_000.0;
            let mut left = whole;
            for turn in 0..40 {
                let difficulty = match turn % 4 {
                    0 => Difficulty::Obvious,
                    1 => Difficulty::Hard,
                    _ => Difficulty::Usual,
                };
                left -= difficulty.wait(Some(left), 0.5);
            }
            let used = (whole - left) / whole;
            assert!((0.3..0.8).contains(&used), "{used} of {minutes} minutes");
        }
    }

    #[test]
    fn no_wait_is_longer_than_a_sixtieth_of_the_clock() {
        for left in [0.0, 900.0, 60_000.0, 5_400_000.0] {
            for difficulty in [Difficulty::Obvious, Difficulty::Usual, Difficulty::Hard] {
                let wait = difficulty.wait(Some(left), 1.0);
                assert!(wait <= left / SHARE && wait <= LONGEST, "{left}: {wait}");
            }
        }
        assert_eq!(Difficulty::Obvious.wait(None, 1.0), 500.0);
        assert_eq!(Difficulty::Hard.wait(None, 1.0), 1_500.0);
    }
}
