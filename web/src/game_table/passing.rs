//! Who faces whom: tells the style sheet, and passes the device on, if that is how the players sit.

use yew::prelude::*;

use super::due::{Due, after};
use super::{GameTable, Redraw};
use crate::components::board::in_hand;
use crate::root;
use crate::settings::{Change, Seating};
use crate::sides::Way;

/// After how many milliseconds from a move the device is passed on: the move has been seen then.
const MOMENT: u32 = 450;

impl GameTable {
    /// Tells who sits where, and passes the device on after a move, or after the press of the clock
    /// that ends it.
    pub(super) fn face_players(&mut self, ctx: &Context<Self>) {
        let way = ctx.props().settings.seating.way;
        // Whoever reads sits at the near side.
        let way = match self.reading.is_some() || self.practises() {
            true => Way::Fixed,
            false => way,
        };
        let plays =
            self.reading.is_none() && !self.practises() && root::is_played(self.session.view());
        root::set_sides(self.session.view(), &self.session.sides(), way, plays);
        if self.session.view().awaited().is_some() {
            // The mover still has to press the clock, and it stands before the mover.
            return;
        }
        let now = (self.session.view().turn, self.session.view().plies);
        if std::mem::replace(&mut self.passed_on, now) != now && way == Way::Pass {
            self.pass_on_soon(ctx);
        }
    }

    /// Lets the players sit in another way.
    pub(super) fn sit(&mut self, ctx: &Context<Self>, seating: Seating) -> Redraw {
        // If the device does not remember it, the players sit so all the same.
        let _ = ctx.props().settings.change(Change::Sit(seating));
        if seating.way == Way::Pass {
            self.pass_on_soon(ctx);
        }
        Redraw::Yes
    }

    /// Turns the view to the player to move a moment later.
    fn pass_on_soon(&mut self, ctx: &Context<Self>) {
        self.passing_on = Some(after(MOMENT, ctx, Due::PassOn));
    }

    /// Turns the view to the player to move; not under a hand that has a man, which is waited for.
    pub(super) fn pass_on(&mut self, ctx: &Context<Self>) -> Redraw {
        let mut seats = self.session.view().seats.iter();
        let Some(next) = seats.find(|seat| seat.to_move) else {
            return Redraw::No;
        };
        // Nothing is passed to a computer.
        if next.player_number == self.session.near_player()
            || next.player.computer.is_some()
            || self.session.view().awaited().is_some()
            || ctx.props().settings.seating.way != Way::Pass
        {
            return Redraw::No;
        }
        if in_hand(self.session.view()).is_some() {
            self.pass_on_soon(ctx);
            return Redraw::No;
        }
        let next = next.player_number;
        self.seat_near(next);
        Redraw::Yes
    }
}
