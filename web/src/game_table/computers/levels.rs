//! Computers at other levels: from the next move on, or in the next game.

use rochade_table::{Computer, Intent, Seat};
use yew::prelude::*;

use crate::command::Strength;
use crate::components::again;
use crate::game_table::{GameTable, Redraw};
use crate::solo::Solo;

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

    /// Begins the next game of the sitting, with the computers at another level.
    pub(in super::super) fn rematch_at(
        &mut self,
        ctx: &Context<Self>,
        strength: Strength,
    ) -> Redraw {
        let solo = Solo::of(self.session.view());
        if solo.and_then(|solo| strength.of(solo.level)).is_none() {
            return Redraw::No;
        }
        let mut redraw = self.apply(ctx, Intent::Rematch);
        let plan = self.session.view().plan.clone();
        for seat in plan.all_seats() {
            if self.session.table().computer(seat).is_some() {
                redraw = redraw | self.change_level(ctx, seat, strength);
            }
        }
        redraw
    }

    /// Returns what a person can do after a game against computers, beside a rematch.
    pub(in super::super) fn again(&self) -> Option<again::Props> {
        let view = self.session.view();
        let outcome = view.outcome.as_ref()?;
        let solo = Solo::of(view).filter(|_| self.is_own_game())?;
        let Solo { person, level } = solo;
        let games = self.session.table().sitting().games_before + 1;
        Some(again::Props {
            level,
            won: outcome.winners.contains(&person),
            suggests: solo.suggests(view, games),
        })
    }

    /// Returns whether the game on the board is played on a page of its own.
    fn is_own_game(&self) -> bool {
        self.mode == crate::embed::Mode::Own && self.takes_moves() && !self.is_to_be_solved()
    }
}

/// A computer at the level beside its own, with the same chance.
fn changed(computer: Computer, strength: Strength) -> Option<Computer> {
    Computer::new(strength.of(computer.level)?, computer.seed)
}
