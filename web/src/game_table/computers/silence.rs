//! Workers that give no sign of life: that is said as if they could not be loaded (opponent.md,
//! section 1, point 8).

use yew::prelude::*;

use super::asked::Worker;
use crate::game_table::{GameTable, Redraw};

impl GameTable {
    /// The worker has said something: what was told to be missing goes on by itself.
    pub(super) fn greet_worker(&mut self, ctx: &Context<Self>) -> Redraw {
        if let Some(worker) = &mut self.computers.worker {
            worker.is_heard(ctx);
        }
        if !std::mem::take(&mut self.computers.missing) {
            return Redraw::No;
        }
        self.messages.shown = None;
        Redraw::Yes
    }

    /// The worker has been silent for too long. One that is there is ended; one that still comes
    /// keeps the computer's turn, since the network may be slow only.
    pub(in super::super) fn miss_worker(&mut self) -> Redraw {
        if !self.computers.is_waited_for() {
            return Redraw::No;
        }
        let worker = self.computers.worker.as_ref();
        if self.computers.turn.is_none() || worker.is_some_and(Worker::is_there) {
            self.computers.stop();
            // Whoever wants a hint asks again, and another worker.
            self.computers.hinting = None;
        }
        (self.computers.missing, self.computers.gone) = (true, false);
        self.messages
            .tell("told", self.texts.computer_silent().to_owned());
        Redraw::Yes
    }
}
