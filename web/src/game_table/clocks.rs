//! The clocks on the page, which go on without anybody doing anything.

use gloo_timers::callback::Timeout;
use rochade_table::{ClockView, Seat};
use yew::NodeRef;

use crate::components::clock;
use crate::page;

/// The clocks' buttons, and when one of them shows something else.
#[derive(Default)]
pub(super) struct Clocks {
    /// The buttons, in the order of seats.
    nodes: Vec<NodeRef>,
    alarm: Option<Timeout>,
}

impl Clocks {
    /// Makes place for the clocks of so many seats.
    pub(super) fn seat(&mut self, seats: usize) {
        self.nodes.resize_with(seats, NodeRef::default);
    }

    /// The button of a seat's clock.
    pub(super) fn node(&self, seat: Seat) -> NodeRef {
        self.nodes.get(seat.index()).cloned().unwrap_or_default()
    }

    /// Writes what the clocks show, and calls `tick` when that changes.
    pub(super) fn show(&mut self, view: Option<&ClockView>, tick: impl FnOnce() + 'static) {
        for face in view.iter().flat_map(|view| &view.faces) {
            clock::write(&self.node(face.seat), face);
        }
        let change = view.and_then(|view| view.next_change);
        self.alarm = change.map(|at| {
            let wait = at.saturating_sub(page::now()).max(1);
            Timeout::new(u32::try_from(wait).unwrap_or(u32::MAX), tick)
        });
    }
}
