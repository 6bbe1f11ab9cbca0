//! When a computer's move comes: when a person could have made it (opponent.md, section 1, point
//! 3).

use yew::prelude::*;

use crate::game_table::GameTable;
use crate::page;
use crate::settings::{Setting, Settings};

/// How long a move takes at least and at most where no clock runs, and how long an answer takes at
/// least, in milliseconds.
const MOVE: (f64, f64) = (500.0, 1_500.0);
const ANSWER: f64 = 400.0;

/// At most this fraction of the remaining time, 1/60, is spent on waiting.
const SHARE: f64 = 60.0;

impl GameTable {
    /// Returns how long the computer still waits before it does what it has decided, in
    /// milliseconds.
    pub(super) fn wait(&self, ctx: &Context<Self>) -> u32 {
        let Some(turn) = &self.computers.turn else {
            return 0;
        };
        let left = self.session.clocks(rochade_table::Tenths::Never);
        let left = left.and_then(|clock| {
            let mut faces = clock.faces.into_iter();
            faces.find(|face| face.seat == turn.place.seat)
        });
        let left = left.map(|face| f64::from(face.left));
        let passed = page::now().saturating_sub(turn.since) as f64;
        let is_hidden = page::document().hidden();
        if turn.is_long || is_hidden || self.computers.step {
            return 0;
        }
        let usual = match turn.place.moves {
            false => ANSWER,
            true if self.computers_alone() => alone(&ctx.props().settings),
            true => MOVE.0 + js_sys::Math::random() * (MOVE.1 - MOVE.0),
        };
        let wanted = left.map_or(usual, |left| usual.min(left / SHARE));
        (wanted - passed).max(0.0) as u32
    }
}

/// Returns how long a move of computers alone takes at least, in milliseconds, as was chosen.
fn alone(settings: &Settings) -> f64 {
    // Reading numbers with a point would put ten kilobytes of tables into the page.
    match settings.get(Setting::Pace) {
        "0.3" => 300.0,
        "3" => 3_000.0,
        _ => 1_000.0,
    }
}
