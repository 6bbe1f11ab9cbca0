//! What games of two sides have in common.

use crate::man::{Kind, Seat};
use crate::outcome::{Outcome, Termination, WHOLE};
use crate::record::Entry;
use crate::view::Captures;

/// Who has the white men.
pub const WHITE: Seat = Seat(0);
/// Who has the black men.
pub const BLACK: Seat = Seat(1);

/// The opponent of a seat.
pub(super) fn other(seat: Seat) -> Seat {
    if seat == WHITE { BLACK } else { WHITE }
}

/// A game that this seat has won.
pub(super) fn won(winner: Seat, termination: Termination) -> Outcome {
    let (shares, result) = if winner == WHITE {
        (vec![WHOLE, 0], "1-0")
    } else {
        (vec![0, WHOLE], "0-1")
    };
    Outcome {
        shares,
        result,
        termination,
    }
}

/// A game that nobody has won.
pub(super) fn drawn(termination: Termination) -> Outcome {
    Outcome {
        shares: vec![WHOLE / 2; 2],
        result: "1/2-1/2",
        termination,
    }
}

/// What White and Black have taken more than the other with these moves (play.md, section 4, point 3), where the kinds of men are worth
/// so much.
pub(super) fn captures<const KINDS: usize>(
    entries: &[Entry],
    worth: [u32; KINDS],
) -> Vec<Captures> {
    let mut balance = [0_i32; KINDS];
    for Entry { deed, .. } in entries {
        let by = if deed.man.seat == WHITE { 1 } else { -1 };
        for victim in &deed.victims {
            balance[victim.man.kind.index()] += by;
        }
        if let Some(blown) = deed.blown {
            balance[blown.man.kind.index()] += by;
        }
    }
    let side = |sign: i32| {
        let mut surplus = Vec::new();
        let mut points = 0;
        for (index, worth) in worth.iter().enumerate().rev() {
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
