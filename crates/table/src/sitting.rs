//! A sitting: the same players, game after game, with a score.

use rochade_sort::insertion_sort;

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
    /// In which order they sit round the table, as a number: 0 for that of the first game. Of two
    /// players there is no other; of four, some orders have other partners.
    pub order: u8,
    /// What each player, in the order of [`Start::players`], had scored in them, in 24ths of a
    /// game; nothing where the list ends.
    pub scores: Vec<u32>,
}

impl Sitting {
    /// The same, with a score for each of `players`.
    pub(crate) fn fitted(mut self, players: usize) -> Sitting {
        self.scores.resize(players, 0);
        self.moved_on = (usize::from(self.moved_on) % players.max(1)) as u8;
        self.order = (usize::from(self.order) % orders(players)) as u8;
        self
    }

    /// The player, by number, who has `seat` in this game.
    pub(crate) fn player_at(&self, seat: Seat) -> usize {
        let round = round(self.scores.len(), self.order.into());
        let place = (seat.index() + usize::from(self.moved_on)) % round.len().max(1);
        round.get(place).copied().unwrap_or_default()
    }

    /// Everything that says who sits where, as one number: that of the order, times the players,
    /// and by how many seats they have moved on.
    pub(crate) fn seating(&self) -> u32 {
        u32::from(self.order) * self.scores.len() as u32 + u32::from(self.moved_on)
    }

    /// The sitting with the seating of this number; `None` if no seating has it.
    pub(crate) fn with_seating(self, seating: u32) -> Option<Sitting> {
        let players = self.scores.len().max(1);
        let seating = usize::try_from(seating).ok()?;
        let order = seating / players;
        (order < orders(players)).then_some(Sitting {
            moved_on: (seating % players) as u8,
            order: order as u8,
            ..self
        })
    }

    /// Returns what the player of this number had scored, in 24ths.
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

    /// The sitting before its next game, and how that starts: the laws say whether the players move
    /// on to other seats, or the first move does (laws.md, section 1, "later games"), or the lot
    /// says by how many seats they move on. Where players move on, the first move stays with the
    /// seat that has it by law. With odds, these say who has the first move, whatever the laws do
    /// ([`Start::odds`]).
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

    /// All players but the first change seats among themselves, so that each gets another partner:
    /// of four, everybody has been with everybody after three games. Their times and odds go with
    /// them.
    pub(crate) fn change_partners(&mut self, start: &mut Start) {
        let players = self.scores.len();
        let seats = (0..).map(Seat).take(players);
        let before: Vec<usize> = seats.map(|seat| self.player_at(seat)).collect();
        let mut round = round(players, self.order.into());
        if let Some(others) = round.get_mut(1..) {
            others.rotate_left(others.len().min(1));
        }
        let found = (0..orders(players)).find(|&order| self::round(players, order) == round);
        self.order = found.unwrap_or_default() as u8;
        let seat_of = |player: usize| {
            let mut seats = (0..).map(Seat).take(players);
            seats.find(|&seat| self.player_at(seat) == player)
        };
        let moved = |seat: usize| before.get(seat).and_then(|&player| seat_of(player));
        if let Some(controls) = &mut start.controls {
            let had = controls.clone();
            for (seat, control) in had.into_iter().enumerate() {
                if let Some(now) = moved(seat).and_then(|now| controls.get_mut(now.index())) {
                    *now = control;
                }
            }
        }
        for odds in &mut start.odds {
            odds.giver = moved(odds.giver.index()).unwrap_or(odds.giver);
        }
    }

    /// The sitting before a game that starts otherwise than the one `before`, and how that starts:
    /// with the players, who keep their numbers, whatever seats they have now. If others sit down
    /// to it, a new sitting begins.
    pub(crate) fn seated(mut self, before: &Start, mut start: Start) -> (Sitting, Start) {
        let numbers = (0..).map(Seat).map(|seat| self.player_at(seat));
        let numbers: Vec<usize> = numbers.take(before.players.len()).collect();
        let players = |number: &usize| before.players.get(*number).cloned();
        let sat: Vec<Player> = numbers.iter().filter_map(players).collect();
        let found = seats_before(&sat, &start.players);
        let now = found.map(|seats| {
            seats
                .into_iter()
                .map(|seat| numbers[seat])
                .collect::<Vec<_>>()
        });
        let Some((now, seating)) = now.and_then(|now| seating(&now).map(|seating| (now, seating)))
        else {
            return (Sitting::default(), start);
        };
        self.games_before = self.games_before.wrapping_add(1);
        (self.order, self.moved_on) = seating;
        let seated = std::mem::take(&mut start.players);
        let mut by_number: Vec<(usize, Player)> = now.into_iter().zip(seated).collect();
        insertion_sort(&mut by_number, |(number, _)| *number);
        start.players = by_number.into_iter().map(|(_, player)| player).collect();
        (self, start)
    }

    /// The players move on by this number of seats, and with them their times, and the odds that
    /// they give.
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

/// Returns which seat each player had before who sits here now, both lists in the order of seats;
/// `None` if others sit here now. A player is known by name, and by picture where names don't tell
/// them apart; a computer by its level, too. Where several orders fit, it is one that keeps who
/// sits beside whom.
pub fn seats_before(before: &[Player], now: &[Player]) -> Option<Vec<usize>> {
    let players = before.len();
    let all =
        || (0..orders(players)).flat_map(move |order| (0..players).map(move |on| (order, on)));
    let find = |is_same: fn(&Player, &Player) -> bool| {
        let seats = all().map(|(order, on)| {
            let mut seats = round(players, order);
            seats.rotate_left(on);
            seats
        });
        let fits = |seats: &Vec<usize>| {
            let sat = seats.iter().map(|&seat| &before[seat]);
            now.iter()
                .zip(sat)
                .all(|(now, before)| is_same(now, before))
        };
        seats.into_iter().find(fits)
    };
    let same = || {
        find(|now, before| {
            now.name == before.name && now.avatar == before.avatar && now.is_like(before)
        })
    };
    let same_name = || find(|now, before| now.name == before.name && now.is_like(before));
    let is_full = before.len() == now.len();
    is_full.then(|| same().or_else(same_name)).flatten()
}

/// Returns in how many orders the few players of a game can sit round a table.
fn orders(players: usize) -> usize {
    (1..players.max(1)).fold(1, usize::saturating_mul)
}

/// Returns the players by number as they sit round the table, the first one first, in the order of
/// this number: 0 is 0, 1, 2, 3.
fn round(players: usize, mut order: usize) -> Vec<usize> {
    let mut left: Vec<usize> = (0..players).collect();
    let mut round = Vec::with_capacity(players);
    if players > 0 {
        round.push(left.remove(0));
    }
    while !left.is_empty() {
        let rest = orders(left.len());
        round.push(left.remove(order / rest % left.len()));
        order %= rest;
    }
    round
}

/// Returns the number of the order in which these players sit round the table, and by how many
/// seats they have moved on.
fn seating(now: &[usize]) -> Option<(u8, u8)> {
    let players = now.len();
    let first = now.iter().position(|&number| number == 0)?;
    let mut from_first = now.to_vec();
    from_first.rotate_left(first);
    let order = (0..orders(players)).find(|&order| round(players, order) == from_first)?;
    let moved_on = (players - first) % players;
    Some((u8::try_from(order).ok()?, u8::try_from(moved_on).ok()?))
}
