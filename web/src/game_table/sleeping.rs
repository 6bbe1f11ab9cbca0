//! A device that sleeps while a clock runs: the game is paused as of the last moment at which it
//! was awake, and the players say whether the time counts.

use rochade_table::{ClockState, Intent, Seat};
use yew::prelude::*;

use super::{GameTable, Msg, Redraw};
use crate::components::slept::Slept;
use crate::game_table::panels::PanelEvent;
use crate::say;

/// For how long the device has slept, in milliseconds, and whose clock ran.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sleep {
    time: u32,
    seat: Seat,
}

impl GameTable {
    /// Pauses the game if the device has slept, and asks.
    pub(super) fn notice_sleep(&mut self, ctx: &Context<Self>) -> Redraw {
        let clock = self.session.view().clock.as_ref();
        let clock = clock.filter(|clock| clock.state == ClockState::Running);
        let seat = clock.and_then(|clock| clock.faces.iter().find(|face| face.running));
        let seat = seat.map(|face| face.seat);
        let Some((time, seat)) = self.watch.look(seat.is_some()).zip(seat) else {
            return Redraw::No;
        };
        self.apply(ctx, Intent::Pause);
        self.panels.slept = Some(Sleep { time, seat });
        Redraw::Yes
    }

    /// Lets the time count for which the device has slept, or not. The game stays paused.
    pub(super) fn count_sleep(&mut self, ctx: &Context<Self>, counts: bool) {
        if let Some(sleep) = self.panels.slept.take().filter(|_| counts) {
            let happenings = self.session.let_pass(sleep.time);
            self.take_in(ctx, happenings);
        }
    }

    /// The question whether it counts.
    pub(super) fn draw_sleep(&self, ctx: &Context<Self>) -> Html {
        let Some(Sleep { time, seat }) = self.panels.slept else {
            return Html::default();
        };
        let player = say::player(self.texts, self.session.view(), seat);
        let answer = |counts| Msg::Panel(PanelEvent::CountSleep(counts));
        html! { <Slept {time} {player} onanswer={ctx.link().callback(answer)} /> }
    }
}
