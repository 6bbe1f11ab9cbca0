use crate::text::Text;
use crate::variations::Variations;

/// What is said of a move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// The comment that stands before the move, after its number.
    pub before: Text,
    /// Numeric annotation glyphs: 1 for `!`, 2 for `?`, and so on.
    pub nags: Vec<u8>,
    /// What was left on the player's clock after the move, in milliseconds.
    pub clock: Option<u32>,
    /// The comment that stands after the move.
    pub after: Text,
    /// What could have been played instead.
    pub variations: Variations,
}

impl Notes {
    /// Whether something is written after the move, so that the next one needs its number again.
    pub fn interrupts(&self) -> bool {
        self.clock.is_some() || !self.after.is_empty() || !self.variations.is_empty()
    }
}
