//! What one side has captured more than the other (play.md, section 4, point 3).

use super::plan::{KINDS, WHITE};
use crate::man::Kind;
use crate::record::Entry;
use crate::view::Captures;

/// What White and Black have captured more than the other with these moves.
pub(super) fn compare(entries: &[Entry]) -> Vec<Captures> {
    let mut balance = [0_i32; KINDS.len()];
    for entry in entries {
        let by = if entry.deed.man.seat == WHITE { 1 } else { -1 };
        for victim in &entry.deed.victims {
            balance[victim.man.kind.index()] += by;
        }
    }
    let side = |sign: i32| {
        let mut surplus = Vec::new();
        let mut points = 0;
        for (index, (_, _, worth)) in KINDS.iter().enumerate().rev() {
            let more = sign * balance[index];
            surplus.extend((0..more).map(|_| Kind(index as u8)));
            points += more * *worth as i32;
        }
        Captures {
            surplus,
            points_ahead: points.max(0) as u32,
        }
    };
    vec![side(1), side(-1)]
}
