//! Counting move paths.

use super::Position;

impl Position {
    /// How many series of so many legal moves there are from here.
    pub fn perft(&self, depth: u32) -> u64 {
        match depth {
            0 => 1,
            1 => self.legal_moves().count() as u64,
            _ => self
                .legal_moves()
                .map(|mv| self.play_unchecked(mv).perft(depth - 1))
                .sum(),
        }
    }
}
