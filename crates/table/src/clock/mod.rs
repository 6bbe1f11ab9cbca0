//! Clocks: what time the players have agreed on, and how it runs down (play.md, section 7).
//!
//! [`Control`] is the agreement, [`Clocks`] is its course in one game, [`BareClocks`] in a game
//! that is played elsewhere. Nothing in here asks what time it is: instants come in as milliseconds
//! of a source that only goes forward, and time is the difference between two of them. So nothing
//! drifts, however seldom the time is told.

mod bare;
mod clocks;
mod control;
mod face;
mod side;
mod text;

pub use bare::BareClocks;
pub use clocks::{Alarm, ClockState, Clocks};
pub use control::{Bonus, Control, ControlError, PRESETS, Period, Press};
pub use face::{ClockFace, ClockView, Tenths, clock_text};

/// Milliseconds in a second.
const SECOND: u32 = 1_000;
