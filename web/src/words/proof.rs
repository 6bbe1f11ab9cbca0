//! What is said in the game that proves the seam: letters and signs, since nobody plays it.

use rochade_table::{Deed, Seat, View};

/// A stone.
pub(super) const STONE: &str = "●";

/// The name of a side.
pub(super) fn side(seat: Seat) -> &'static str {
    const LETTERS: [&str; 4] = ["W", "B", "R", "D"];
    LETTERS.get(seat.index()).copied().unwrap_or_default()
}

/// A move: "W: c1 c2".
pub(super) fn deed(view: &View, deed: &Deed) -> String {
    let names = deed.step.path.iter().map(|&square| view.plan.name(square));
    let names: Vec<&str> = names.collect();
    format!("{}: {}", side(deed.man.seat), names.join(" "))
}
