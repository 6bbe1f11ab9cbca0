//! What is said in the games that prove the seam: letters and signs, since nobody plays them.

use rochade_table::{Deed, Kind, Man, Seat, View};

use super::GameWords;
use crate::text::Texts;

/// A stone.
const STONE: &str = "●";

/// Any game that is made for tests.
pub(super) struct Proof;

impl GameWords for Proof {
    fn name(&self, _texts: &Texts) -> &'static str {
        STONE
    }

    fn side(&self, _texts: &Texts, seat: Seat) -> &'static str {
        side(seat)
    }

    fn clock(&self, _texts: &Texts, seat: Seat) -> &'static str {
        side(seat)
    }

    fn turn(&self, _texts: &Texts, seat: Seat) -> &'static str {
        side(seat)
    }

    fn man(&self, _texts: &Texts, man: Man) -> &'static str {
        side(man.seat)
    }

    fn the(&self, _texts: &Texts, _kind: Kind) -> &'static str {
        STONE
    }

    fn kind(&self, _texts: &Texts, _kind: Kind) -> &'static str {
        STONE
    }

    fn deed(&self, _texts: &Texts, view: &View, deed: &Deed) -> String {
        let names = deed.step.path.iter().map(|&square| view.plan.name(square));
        let names: Vec<&str> = names.collect();
        format!("{}: {}", side(deed.man.seat), names.join(" "))
    }
}

fn side(seat: Seat) -> &'static str {
    const LETTERS: [&str; 4] = ["W", "B", "R", "D"];
    LETTERS.get(seat.index()).copied().unwrap_or_default()
}
