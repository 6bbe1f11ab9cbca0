//! Who faces whom: tells the style sheet, and passes the device on, if that is how the players sit.

use yew::prelude::*;

use super::{App, Msg};
use crate::{seating, why};

impl App {
    /// Tells who sits where, and passes the device on after a move.
    pub(super) fn face_players(&mut self, ctx: &Context<App>) {
        seating::tell(&self.view, &self.sides());
        let now = (self.view.turn, self.view.plies);
        if std::mem::replace(&mut self.passed_on, now) != now {
            self.pass_on_soon(ctx);
        }
    }

    /// Turns the view to the player to move a moment later, if that is how the players sit.
    pub(super) fn pass_on_soon(&self, ctx: &Context<App>) {
        if seating::passes() {
            let link = ctx.link().clone();
            seating::soon(move || link.send_message(Msg::PassOn));
        }
    }

    /// Turns the view to the player to move; not under a hand that has a man, which is waited for. Whether anything turned.
    pub(super) fn pass_on(&mut self, ctx: &Context<App>) -> bool {
        let mut seats = self.view.seats.iter();
        let Some(next) = seats.find(|seat| seat.to_move) else {
            return false;
        };
        if next.player_number == self.near_player || !seating::passes() {
            return false;
        }
        if why::in_hand(&self.view).is_some() {
            self.pass_on_soon(ctx);
            return false;
        }
        self.near_player = next.player_number;
        self.keep(false);
        true
    }
}
