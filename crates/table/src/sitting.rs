//! A sitting: the same players, game after game, with a score.

use crate::man::Seat;
use crate::outcome::Outcome;
use crate::player::Player;
use crate::start::Start;

/// Where a sitting stood when the game on the board began.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sitting {
    /// Games before this one.
    pub games_before: u32,
    /// By how many seats the players have moved on since the first game; below the number of seats.
    pub moved_on: u8,
    /// What each player, in the order of [`Start::players`], had scored in them, in 24ths of a game; nothing where the
    /// list ends.
    pub scores: Vec<u32>,
}

impl Sitting {
    /// The same, with a score for each of so many players.
    pub(crate) fn fitted(mut self, players: usize) -> Sitting {
        self.scores.resize(players, 0);
        self.moved_on = (usize::from(self.moved_on) % players.max(1)) as u8;
        self
    }

    /// The player, by number, who has `seat` in this game.
    pub(crate) fn player_at(&self, seat: Seat) -> usize {
        (seat.index() + usize::from(self.moved_on)) % self.scores.len().max(1)
    }

    /// What the player of this number had scored, in 24ths.
    pub(crate) fn score(&self, player: usize) -> u32 {
        self.scores.get(player).copied().unwrap_or_default()
    }

    /// The sitting with the result of this game.
    pub(crate) fn with(mut self, outcome: &Outcome) -> Sitting {
        for (seat, &share) in (0..).map(Seat).zip(&outcome.shares) {
            let player = self.player_at(seat);
            if let Some(score) = self.scores.get_mut(player) {
                *score = score.saturating_add(u32::from(share));
            }
        }
        self
    }

    /// The sitting before its next game, and how that starts: the laws say whether the players move on to other seats, or
    /// the first move does (laws.md, section 1, "later games"), or the lot says by how many seats they move on. Where players move
    /// on, the first move stays with the seat that has it by law.
    /// With odds, these say who has the first move, whatever the laws do ([`Start::odds`]).
    pub(crate) fn next(mut self, mut start: Start, lot: u8) -> (Sitting, Start) {
        let seats = self.scores.len().max(1);
        self.games_before = self.games_before.wrapping_add(1);
        if start.laws.first_move_changes() {
            start.first = Seat(((start.first.index() + 1) % seats) as u8);
        } else {
            start.first = start.laws.first_seat();
        }
        let seats = start.laws.seats_moved_on(lot);
        self.move_on(&mut start, seats);
        (self, start)
    }

    /// The sitting before a game that starts otherwise than the one `before`, and how that starts: with the players, who keep their
    /// numbers, whatever seats they have now. If others sit down to it, a new sitting begins.
    pub(crate) fn seated(mut self, before: &Start, mut start: Start) -> (Sitting, Start) {
        let players = before.players.len().max(1);
        let mut sat = before.players.clone();
        sat.rotate_left(usize::from(self.moved_on) % players);
        let Some(seats) = moved_on(&sat, &start.players) else {
            return (Sitting::default(), start);
        };
        self.games_before = self.games_before.wrapping_add(1);
        self.moved_on = ((usize::from(self.moved_on) + seats) % players) as u8;
        start.players.rotate_right(usize::from(self.moved_on));
        (self, start)
    }

    /// The players move on by so many seats, and with them their times, and the odds that they give.
    fn move_on(&mut self, start: &mut Start, seats: usize) {
        let players = self.scores.len().max(1);
        self.moved_on = ((usize::from(self.moved_on) + seats) % players) as u8;
        if let Some(controls) = &mut start.controls {
            let times = controls.len().max(1);
            controls.rotate_left(seats % times);
        }
        for odds in &mut start.odds {
            let giver = odds.giver.index() + players - seats % players;
            odds.giver = Seat((giver % players) as u8);
        }
    }
}

/// By how many seats the players have moved on who sat here before, both lists in the order of seats; `None` if others sit here now. A
/// player is known by name, and by picture where names don't tell them apart.
pub fn moved_on(before: &[Player], now: &[Player]) -> Option<usize> {
    let find = |is_same: fn(&Player, &Player) -> bool| {
        (0..before.len()).find(|seats| {
            let moved = before.iter().cycle().skip(*seats);
            now.iter()
                .zip(moved)
                .all(|(now, before)| is_same(now, before))
        })
    };
    let same = || find(|now, before| now == before);
    let same_name = || find(|now, before| now.name == before.name);
    let is_full = before.len() == now.len();
    is_full.then(|| same().or_else(same_name)).flatten()
}
