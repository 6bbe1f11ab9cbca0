//! Counting series of moves.

use crate::moves::Move;

use super::Position;

impl Position {
    /// Counts the series of `depth` legal moves. A turn passed over is not a move.
    pub fn perft(&self, depth: u8) -> u64 {
        match depth {
            0 => 1,
            1 => self.count_moves(),
            _ => {
                let moves = self.legal_moves().into_iter();
                moves.map(|mv| self.after(mv).perft(depth - 1)).sum()
            }
        }
    }

    /// Returns how many of them begin with each move.
    pub fn divide(&self, depth: u8) -> Vec<(Move, u64)> {
        let Some(rest) = depth.checked_sub(1) else {
            return Vec::new();
        };
        let moves = self.legal_moves().into_iter();
        moves.map(|mv| (mv, self.after(mv).perft(rest))).collect()
    }
}
