//! How much of its time a player takes for a move (opponent.md, section 3.7).

use crate::Difficulty;

/// What a clock shows before a move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Left {
    /// What is left.
    pub left: u32,
    /// What each move earns.
    pub bonus: u32,
    /// How long the clock waits before it runs down.
    pub delay: u32,
    /// How many moves are to be made with what is left; `None` for the rest of the game.
    pub moves: Option<u32>,
}

/// How long to think, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Budget {
    /// After this no deeper look is begun.
    pub enough: u32,
    /// After this it stops.
    pub most: u32,
}

/// How many moves are reckoned with where the control tells none.
const MOVES: u32 = 25;

impl Budget {
    /// Exactly this time.
    pub const fn of(millis: u32) -> Budget {
        Budget {
            enough: millis,
            most: millis,
        }
    }

    /// A share of what a clock shows, of which `lost` milliseconds are lost on the way to it.
    pub fn by(clock: Left, lost: u32) -> Budget {
        let aside = if clock.left < 5_000 { 300 } else { 100 };
        let rest = clock.left.saturating_sub(aside + lost).max(1);
        let moves = clock.moves.map_or(MOVES, |moves| moves + 2);
        let share = rest / moves.max(1) + clock.bonus / 5 * 4 + clock.delay;
        let most = (2 * share).min(rest / 4 + clock.delay).max(1);
        Budget {
            enough: (share / 100 * 45).min(most),
            most,
        }
    }

    /// The same for a move of some difficulty: next to nothing for an obvious one.
    #[must_use]
    pub fn in_proportion(self, difficulty: Difficulty) -> Budget {
        let Budget { enough, most } = self;
        match difficulty {
            Difficulty::Obvious => Budget {
                enough: enough / 8,
                most: most.div_ceil(4),
            },
            Difficulty::Usual => self,
            Difficulty::Hard => Budget {
                enough: (enough / 4 * 5).min(most),
                most,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Budget, Difficulty, Left};

    #[test]
    fn no_move_takes_more_than_a_quarter_of_what_is_left() {
        for left in [1, 50, 400, 5_000, 60_000, 3_600_000] {
            for moves in [None, Some(1), Some(40)] {
                let clock = Left {
                    left,
                    moves,
                    bonus: 10_000,
                    delay: 0,
                };
                let Budget { enough, most } = Budget::by(clock, 0);
                assert!(
                    enough <= most && most <= (left / 4).max(1),
                    "{left}: {most}"
                );
            }
        }
    }

    #[test]
    fn in_forty_moves_it_uses_a_good_part_of_its_time() {
        let all = [Difficulty::Obvious, Difficulty::Usual, Difficulty::Hard];
        for minutes in [1, 3, 10] {
            let whole: u32 = minutes * 60_000;
            let mut left = whole;
            for turn in 0..40 {
                let clock = Left {
                    left,
                    ..Left::default()
                };
                let Budget { enough, most } = Budget::by(clock, 0).in_proportion(all[turn % 3]);
                // The look that is begun before it is enough takes as long again.
                left -= (2 * enough).min(most);
            }
            let used = (whole - left) * 100 / whole;
            assert!((30..=80).contains(&used), "{used} % of {minutes} minutes");
        }
    }

    #[test]
    fn delays_are_used_up_first() {
        let clock = Left {
            left: 1_000,
            delay: 5_000,
            ..Left::default()
        };
        assert!(Budget::by(clock, 0).most >= 5_000);
    }
}
