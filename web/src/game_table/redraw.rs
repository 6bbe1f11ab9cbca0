//! What each kind of message to the game table comes to.

use std::ops::BitOr;

/// Whether the page must be redrawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Redraw {
    /// It shows something else now.
    Yes,
    /// What it shows is as it was, or was written past Yew.
    No,
}

impl Redraw {
    /// Returns that it must be redrawn where something has changed.
    pub(super) fn when(has_changed: bool) -> Redraw {
        if has_changed { Redraw::Yes } else { Redraw::No }
    }
}

impl BitOr for Redraw {
    type Output = Redraw;

    fn bitor(self, other: Redraw) -> Redraw {
        Redraw::when(self == Redraw::Yes || other == Redraw::Yes)
    }
}
