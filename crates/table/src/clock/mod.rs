//! Clocks: what time the players have agreed on, and how it runs down (play.md, section 7).
//!
//! [`Control`] is the agreement, [`Clocks`] is its course in one game.
//! Nothing in here asks what time it is: instants come in as milliseconds of a source that only goes forward, and time
//! is the difference between two of them. So nothing drifts, however seldom the time is told.

mod clocks;
mod control;
mod face;
mod text;

pub use clocks::{Alarm, ClockState, Clocks};
pub use control::{Bonus, Control, ControlError, PRESETS, Period, Press};
pub use face::{ClockFace, ClockView, clock_text};

/// Milliseconds in a second.
const SECOND: u32 = 1_000;
