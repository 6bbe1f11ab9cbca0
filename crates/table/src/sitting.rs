//! A sitting: the same two players, game after game, with a score.

use crate::man::{Kind, Seat};
use crate::outcome::Outcome;

/// Somebody at the table. The name and the picture stay, whatever the colour.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name; empty if the players did not care to give one.
    pub name: String,
    /// The picture: a piece, shown in the colour that the player has in this game.
    pub avatar: Kind,
}

/// The players of a sitting, in the order in which they sit; `0` begins the first game, with White.
pub type Players = [Player; 2];

/// What the players have scored so far, and who has which seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sitting {
    half_points: [u32; 2],
    /// Games before this one: each changes who has the first seat.
    turns: u32,
}

impl Sitting {
    /// The player, by number, who has `seat` in this game.
    pub(crate) fn player_at(&self, seat: Seat) -> usize {
        (seat.index() + self.turns as usize) % 2
    }

    pub(crate) fn half_points(&self, seat: Seat) -> u32 {
        self.half_points[self.player_at(seat)]
    }

    /// Enters the result of the game that has just ended.
    pub(crate) fn score(&mut self, outcome: Outcome) {
        for seat in [Seat::FIRST, Seat::SECOND] {
            let points = &mut self.half_points[self.player_at(seat)];
            *points = points.saturating_add(outcome.half_points(seat));
        }
    }

    /// The next game: the first move and the colours change sides (laws.md, section 1, "later games").
    pub(crate) fn change_sides(&mut self) {
        self.turns = self.turns.wrapping_add(1);
    }
}
