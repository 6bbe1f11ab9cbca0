//! Workers that could not be loaded, or give no sign of life: that is said alike (opponent.md,
//! section 1, point 8).

use yew::prelude::*;

use super::Missing;
use super::asked::Worker;
use crate::game_table::{GameTable, Redraw};

impl GameTable {
    /// Notes that the worker has said something: if it was missing, its turn goes on by itself.
    pub(super) fn greet_worker(&mut self, ctx: &Context<Self>) -> Redraw {
        if let Some(worker) = &mut self.computers.worker {
            worker.is_heard(ctx);
        }
        if self.computers.missing.take().is_none() {
            return Redraw::No;
        }
        self.messages.shown = None;
        Redraw::Yes
    }

    /// Tells that the worker has been silent for too long. One that is there is ended; one that is
    /// still loading keeps the computer's turn, since perhaps only the network is slow.
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
        self.computers.missing = Some(Missing::Unheard);
        self.messages
            .tell("told", self.texts.computer_silent().to_owned());
        Redraw::Yes
    }

    /// Tells that the worker is missing, and ends what is waited for. After the end nobody misses
    /// it.
    pub(super) fn miss_computer(&mut self, missing: Missing) {
        self.computers.stop();
        self.computers.worker = None;
        self.computers.hinting = None;
        if self.session.view().outcome.is_some() {
            return;
        }
        self.computers.missing = Some(missing);
        self.messages
            .tell("told", self.texts.computer_missing().to_owned());
    }

    /// Tries once more to load the computer.
    pub(in super::super) fn try_computer_again(&mut self) -> Redraw {
        self.computers.stop();
        self.computers.missing = None;
        self.messages.shown = None;
        Redraw::Yes
    }
}
