//! How players choose to sit at the screen (play.md, section 8).

use crate::sides::Way;

/// How the players sit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Seating {
    /// The way.
    pub(crate) way: Way,
    /// Whether the far player's men are turned when the players sit face to face.
    pub(crate) far_men_turned: bool,
}

/// What a device remembers where the far player's men are not to be turned. Older builds remembered
/// nothing then, and turned them only where somebody had asked for that.
const UPRIGHT: &str = "upright";

impl Default for Seating {
    fn default() -> Seating {
        Seating {
            way: Way::default(),
            far_men_turned: true,
        }
    }
}

impl Seating {
    /// Returns what the device remembers; nothing if it makes no sense.
    pub(super) fn read(remembered: &str) -> Option<Seating> {
        let (way, far_men) = remembered.split_once(' ').unwrap_or((remembered, ""));
        Some(Seating {
            way: Way::of_word(way)?,
            far_men_turned: far_men != UPRIGHT,
        })
    }

    /// Returns what the device is to remember.
    pub(super) fn write(self) -> String {
        let far_men = match self.far_men_turned {
            true => self.far_men_word(),
            false => UPRIGHT,
        };
        [self.way.word(), " ", far_men].concat()
    }

    /// The word for how the far player's men stand (`data-far-men`).
    pub(super) fn far_men_word(self) -> &'static str {
        if self.far_men_turned { "turned" } else { "" }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seating_is_read_as_it_was_written() {
        for way in Way::ALL {
            for far_men_turned in [false, true] {
                let seating = Seating {
                    way,
                    far_men_turned,
                };
                assert_eq!(Seating::read(&seating.write()), Some(seating));
            }
        }
    }

    #[test]
    fn older_builds_remembered_the_way_alone() {
        let passing = Seating {
            way: Way::Pass,
            ..Seating::default()
        };
        assert_eq!(Seating::read("pass"), Some(passing));
        assert_eq!(Seating::read("pass "), Some(passing));
    }

    #[test]
    fn no_other_words_are_taken() {
        for remembered in ["", " ", "standing turned", "Face"] {
            assert_eq!(Seating::read(remembered), None, "{remembered}");
        }
    }
}
