//! What clocks show.

use super::SECOND;
use super::clocks::ClockState;
use super::text::push_number;
use crate::man::Seat;

/// Milliseconds in a tenth of a second.
const TENTH: u32 = SECOND / 10;
/// The first time that is shown with tenths: below 20 s (play.md, section 7).
const WITH_TENTHS: u32 = 20 * SECOND - TENTH;

/// Milliseconds in an hour.
const HOUR: u32 = 3600 * SECOND;

/// When a clock shows tenths of a second.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Tenths {
    /// In the last 20 seconds.
    #[default]
    Last,
    /// Never.
    Never,
    /// Whenever less than an hour is left: before, there is no room for them.
    Always,
}

impl Tenths {
    /// The most time that is shown with tenths.
    fn most(self) -> Option<u32> {
        match self {
            Tenths::Last => Some(WITH_TENTHS),
            Tenths::Never => None,
            Tenths::Always => Some(HOUR - TENTH),
        }
    }

    fn show(self, left: u32) -> bool {
        self.most().is_some_and(|most| left <= most)
    }
}

/// One seat's clock as it is drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockFace {
    /// Whose clock it is.
    pub seat: Seat,
    /// What is left, in milliseconds (`data-ms`).
    pub left: u32,
    /// What is left, as it is read.
    pub text: String,
    /// Whether it runs down.
    pub running: bool,
    /// Whether its player has moved, and is still to press it.
    pub awaited: bool,
    /// Whether the time is short.
    pub low: bool,
    /// Whether the time is over.
    pub flagged: bool,
}

/// All that can be drawn of the clocks.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ClockView {
    /// Whether they run.
    pub state: ClockState,
    /// The clocks, in the order of seats.
    pub faces: Vec<ClockFace>,
    /// When a text changes next, if no move is made: an instant of the source that the table is
    /// told the time from. `None` while no clock runs.
    pub next_change: Option<u64>,
}

/// Returns what is left, as a clock shows it: `1:05:09`, `4:07`, and with tenths, `0:19.4`. Rounded
/// up, so that nothing is left (`0:00.0`) only when the flag falls.
pub fn clock_text(left: u32, tenths: Tenths) -> String {
    let mut text = String::new();
    let tenths = tenths.show(left);
    let seconds = if tenths {
        left.div_ceil(TENTH) / 10
    } else {
        left.div_ceil(SECOND)
    };
    let minutes = seconds / 60 % 60;
    let hours = seconds / 3600;
    if hours > 0 {
        push_number(&mut text, hours);
        text.push(':');
        push_two_digits(&mut text, minutes);
    } else {
        push_number(&mut text, minutes);
    }
    text.push(':');
    push_two_digits(&mut text, seconds % 60);
    if tenths {
        text.push('.');
        push_number(&mut text, left.div_ceil(TENTH) % 10);
    }
    text
}

/// Returns how long it takes until the text of a clock that runs changes, in milliseconds.
pub(super) fn until_next_text(left: u32, tenths: Tenths) -> u32 {
    let unit = if tenths.show(left) { TENTH } else { SECOND };
    let to_next = match left {
        0 => 0,
        _ => (left - 1) % unit + 1,
    };
    // The second in which tenths appear is shown whole for its first tenth only.
    match tenths.most() {
        Some(most) if left > most => to_next.min(left - most),
        _ => to_next,
    }
}

fn push_two_digits(text: &mut String, number: u32) {
    if number < 10 {
        text.push('0');
    }
    push_number(text, number);
}
