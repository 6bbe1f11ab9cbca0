//! Computers at other levels: from the next move on, or in the next game.

use rochade_table::{Computer, Intent, Seat};
use yew::prelude::*;

use crate::command::Strength;
use crate::components::again;
use crate::game_table::{GameTable, Redraw};

impl GameTable {
    /// Returns whether the levels of computers can be changed: while a game is played on a page of
    /// its own.
    pub(in super::super) fn changes_levels(&self) -> bool {
        let is_over = self.session.view().outcome.is_some();
        self.is_own_game() && !is_over
    }

    /// Changes the level of the computer at a seat, from its next move on.
    pub(in super::super) fn change_level(
        &mut self,
        ctx: &Context<Self>,
        seat: Seat,
        strength: Strength,
    ) -> Redraw {
        let computer = self.session.table().computer(seat);
        match computer.and_then(|computer| changed(computer, strength)) {
            Some(changed) => self.apply(ctx, Intent::HandOver(seat, Some(changed))),
            None => Redraw::No,
        }
    }

    /// Begins the next game of the sitting, with the computer at another level.
    pub(in super::super) fn rematch_at(
        &mut self,
        ctx: &Context<Self>,
        strength: Strength,
    ) -> Redraw {
        let Some((_, player, computer)) = self.only_computer() else {
            return Redraw::No;
        };
        let Some(changed) = changed(computer, strength) else {
            return Redraw::No;
        };
        let redraw = self.apply(ctx, Intent::Rematch);
        let mut seats = self.session.view().seats.iter();
        let seat = seats.find(|seat| seat.player_number == player);
        let Some(seat) = seat.map(|seat| seat.seat) else {
            return redraw;
        };
        let began = self.messages.announced.clone();
        let changed = self.apply(ctx, Intent::HandOver(seat, Some(changed)));
        let plays = self.messages.announced.clone();
        let began = began.trim_end_matches('.');
        self.messages.say([began, ". ", &plays].concat());
        redraw | changed
    }

    /// Returns what a person can do after a game against one computer, beside a rematch.
    pub(in super::super) fn again(&self) -> Option<again::Props> {
        let outcome = self.session.view().outcome.as_ref()?;
        let (seat, _, computer) = self.only_computer().filter(|_| self.is_own_game())?;
        Some(again::Props {
            level: computer.level,
            won: !outcome.winners.is_empty() && !outcome.winners.contains(&seat),
            mistake: self.mistake(),
        })
    }

    /// Returns whether the game on the board is played on a page of its own.
    fn is_own_game(&self) -> bool {
        self.mode == crate::embed::Mode::Own && self.takes_moves() && !self.is_to_be_solved()
    }

    /// The only computer that plays, with its seat and the number of its player, if somebody else
    /// plays, too.
    fn only_computer(&self) -> Option<(Seat, usize, Computer)> {
        let seats = self.session.view().seats.iter();
        let mut computers =
            seats.filter_map(|seat| Some((seat.seat, seat.player_number, seat.player.computer?)));
        let only = computers.next()?;
        (computers.next().is_none()).then_some(only)
    }
}

/// A computer at the level beside its own, with the same chance.
fn changed(computer: Computer, strength: Strength) -> Option<Computer> {
    Computer::new(strength.of(computer.level)?, computer.seed)
}
