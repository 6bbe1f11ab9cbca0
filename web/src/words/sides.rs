//! The two sides of games for two.

use rochade_table::Seat;
use rochade_table::chess::{BLACK, WHITE};

use crate::text::Texts;

/// The name of a side.
pub(super) fn side(texts: &Texts, seat: Seat) -> &'static str {
    match seat {
        WHITE => texts.white(),
        BLACK => texts.black(),
        _ => "",
    }
}

/// Returns whose time control a field is for.
pub(super) fn clock(texts: &Texts, seat: Seat) -> &'static str {
    match seat {
        WHITE => texts.clock_white(),
        BLACK => texts.clock_black(),
        _ => "",
    }
}

/// Returns whose turn it is.
pub(super) fn turn(texts: &Texts, seat: Seat) -> &'static str {
    match seat {
        WHITE => texts.white_to_move(),
        BLACK => texts.black_to_move(),
        _ => "",
    }
}
