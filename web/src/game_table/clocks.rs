//! The clocks on the page, which go on without anybody doing anything.

use gloo_timers::callback::Timeout;
use rochade_table::{ClockFace, ClockView, Seat, Tenths};
use yew::prelude::*;

use super::GameTable;
use super::due::{Due, after};
use crate::components::clock;
use crate::page;
use crate::say;
use crate::settings::Setting;

/// The clocks' buttons, and when one of them shows something else.
#[derive(Default)]
pub(super) struct Clocks {
    /// The buttons, in the order of seats.
    nodes: Vec<NodeRef>,
    alarm: Option<Timeout>,
}

impl Clocks {
    /// Makes place for the clocks of `seats` seats.
    pub(super) fn seat(&mut self, seats: usize) {
        self.nodes.resize_with(seats, NodeRef::default);
    }

    /// The button of a seat's clock.
    pub(super) fn node(&self, seat: Seat) -> NodeRef {
        self.nodes.get(seat.index()).cloned().unwrap_or_default()
    }
}

impl GameTable {
    /// Writes what the clocks show, and looks again when that changes.
    pub(super) fn show_clocks(&mut self, ctx: &Context<Self>) {
        let view = self.clock_view(ctx);
        for face in view.iter().flat_map(|view| &view.faces) {
            let node = self.clocks.node(face.seat);
            clock::write(&node, face);
            clock::call(&node, &self.clock_name(face));
        }
        let change = view.and_then(|view| view.next_change);
        self.clocks.alarm = change.map(|at| {
            let wait = at.saturating_sub(page::now()).max(1);
            after(u32::try_from(wait).unwrap_or(u32::MAX), ctx, Due::Tick)
        });
    }

    /// Returns what the clocks show, in words.
    pub(super) fn times(&self, ctx: &Context<Self>) -> String {
        let Some(clocks) = self.clock_view(ctx) else {
            return self.texts.asked_no_clock().to_owned();
        };
        let view = self.session.view();
        let time = |face: &ClockFace| match face.awaited {
            true => self.clock_name(face),
            false => {
                let player = say::player(self.texts, view, face.seat);
                [&player, ": ", &clock::spoken(self.texts, face)].concat()
            }
        };
        let times: Vec<String> = clocks.faces.iter().map(time).collect();
        times.join(". ")
    }

    fn clock_view(&self, ctx: &Context<Self>) -> Option<ClockView> {
        self.session
            .clocks(match ctx.props().settings.get(Setting::Tenths) {
                "never" => Tenths::Never,
                "always" => Tenths::Always,
                _ => Tenths::Last,
            })
    }

    /// Returns what a clock is called: whose it is, and what it shows.
    fn clock_name(&self, face: &ClockFace) -> String {
        let player = say::player(self.texts, self.session.view(), face.seat);
        let time = clock::spoken(self.texts, face);
        if face.awaited {
            self.texts.clock_to_press(&player, &time)
        } else {
            self.texts.clock_of(&player, &time)
        }
    }
}
