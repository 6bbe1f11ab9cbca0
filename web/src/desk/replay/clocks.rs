//! What the clocks showed at a place of a game.

use super::Game;

impl Game {
    /// Returns what the clocks show after `ply` plies of a line, in the order of seats and in
    /// milliseconds, where the game tells it. A game that tells it of no move has no clocks.
    pub(crate) fn clocks(&self, line: usize, ply: usize) -> Vec<Option<u32>> {
        let mut plies = self.lines.iter().flat_map(|line| &line.plies);
        if plies.all(|ply| ply.clock.is_none()) {
            return Vec::new();
        }
        let seats = self.kind.seats();
        // Each clock shows what was told of its player's last move.
        let last = |seat: usize| {
            let is_own = |made: &usize| (self.mover + made - 1) % seats == seat;
            let told = (1..=ply).rev().find(is_own);
            match told {
                Some(made) => self.made(line, made)?.clock,
                None => *self.clocks.get(seat)?,
            }
        };
        (0..seats).map(last).collect()
    }
}
