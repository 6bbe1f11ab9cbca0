use crate::command::Commands;
use crate::eval::Eval;
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
    /// What the position after the move is worth.
    pub eval: Option<Eval>,
    /// The comment that stands after the move.
    pub after: Text,
    /// What could have been played instead.
    pub variations: Variations,
}

impl Notes {
    /// Whether something is written after the move, so that the next one needs its number again.
    pub fn interrupts(&self) -> bool {
        let is_silent = self.commands().is_empty() && self.after.is_empty();
        !is_silent || !self.variations.is_empty()
    }

    /// Returns what commands tell of the move.
    pub(crate) const fn commands(&self) -> Commands {
        Commands {
            clock: self.clock,
            eval: self.eval,
        }
    }

    /// Takes over what commands told of the move.
    pub(crate) const fn set_commands(&mut self, told: Commands) {
        (self.clock, self.eval) = (told.clock, told.eval);
    }
}
