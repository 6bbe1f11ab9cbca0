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

/// Where a sitting stood when the game on the board began.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Sitting {
    /// Games before this one: each has changed who has the first seat.
    pub games_before: u32,
    /// What each player, in the order of [`Players`], had scored in them, in half points.
    pub half_points: [u32; 2],
}

impl Sitting {
    /// The player, by number, who has `seat` in this game.
    pub(crate) fn player_at(&self, seat: Seat) -> usize {
        (seat.index() + self.games_before as usize) % 2
    }

    /// What the player who has `seat` had scored, in half points.
    pub(crate) fn half_points(&self, seat: Seat) -> u32 {
        self.half_points[self.player_at(seat)]
    }

    /// The sitting with the result of this game.
    pub(crate) fn with(mut self, outcome: Outcome) -> Sitting {
        for seat in Seat::PAIR {
            let points = &mut self.half_points[self.player_at(seat)];
            *points = points.saturating_add(outcome.half_points(seat));
        }
        self
    }

    /// The next game: the first move and the colours change sides (laws.md, section 1, "later games").
    pub(crate) fn next(mut self) -> Sitting {
        self.games_before = self.games_before.wrapping_add(1);
        self
    }
}
