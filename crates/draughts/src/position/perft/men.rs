//! Counting the moves of a side that has no king and has to capture if it can: nearly all leaves
//! from the start.

use crate::rules::{Chain, Preference, Promotion, Rules};

use super::board::{Board, Openings};
use super::lattice::{Side, back, before, before_jump, bits, count, jump, surely};

/// The ways on which a side's men jump.
#[inline(always)]
fn ways<S: Side, const BACK: bool>() -> impl Iterator<Item = usize> {
    let backward = S::BACKWARD.into_iter().filter(|_| BACK);
    S::FORWARD.into_iter().chain(backward)
}

impl Board {
    /// How many moves there are, if all captures end after a jump. Whether somebody can capture is
    /// as good as chance, so nothing here branches on it.
    #[inline(always)]
    pub(super) fn count_single_jumps<S: Side, const BACK: bool>(
        &self,
        openings: &Openings,
    ) -> Option<u64> {
        let empty = self.empty();
        let [a, b] = S::FORWARD;
        let [left, right] = S::FORWARD.map(|way| self.own & openings[way]);
        let [back_left, back_right] = match BACK {
            true => S::BACKWARD.map(|way| self.own & openings[way]),
            false => [0, 0],
        };
        let mut onward = openings[a] | openings[b] | S::LAST_ROW;
        let mut landings = jump(a, left) | jump(b, right);
        if BACK {
            let [c, d] = S::BACKWARD;
            onward |= openings[c] | openings[d];
            landings |= jump(c, back_left) | jump(d, back_right);
        }
        if landings & onward != 0 {
            return None;
        }
        let plain = landings == 0;
        let moves = |jumps, way| {
            if plain {
                self.own & before(way, empty)
            } else {
                jumps
            }
        };
        let forward = count(moves(left, a), moves(right, b));
        Some(if BACK {
            forward + count(back_left, back_right)
        } else {
            forward
        })
    }

    /// How many captures there are; `None` if that isn't to be had without their victims, or a king
    /// goes on.
    #[inline(never)]
    pub(super) fn count_chains<S: Side, const BACK: bool>(
        &self,
        rules: &Rules,
        openings: &Openings,
    ) -> Option<u64> {
        if rules.chain == Chain::MayStop || rules.preference == Preference::MostPieces {
            return None;
        }
        let onward = ways::<S, BACK>().fold(0, |onward, way| onward | openings[way]);
        let mut captures = 0;
        for way in ways::<S, BACK>() {
            let landings = jump(way, self.own & openings[way]);
            let crowned = landings & S::LAST_ROW;
            let end = match rules.promotion {
                Promotion::GoOn if crowned != 0 => return None,
                Promotion::Stop => landings & !onward | crowned,
                _ => landings & !onward,
            };
            captures += u64::from(end.count_ones());
            for at in bits(landings ^ end) {
                let victim = back(way, at);
                let from = back(way, victim);
                let (prey, empty) = (self.enemy ^ victim, self.empty() | from);
                captures += chains::<S, BACK>(rules.promotion, at, prey, empty)?;
            }
        }
        Some(captures)
    }
}

/// How many ways a capture can go on from a square until it ends. Men that have been jumped matter
/// only as prey: nobody who jumps over neighbours lands on a square like theirs.
fn chains<S: Side, const BACK: bool>(
    promotion: Promotion,
    at: u32,
    prey: u32,
    empty: u32,
) -> Option<u64> {
    let mut captures = 0;
    for way in ways::<S, BACK>() {
        if at & before_jump(way, prey, empty) == 0 {
            continue;
        }
        let victim = surely(way, at);
        let to = surely(way, victim);
        captures += match (promotion, to & S::LAST_ROW) {
            (Promotion::GoOn, 1..) => return None,
            (Promotion::Stop, 1..) => 1,
            _ => chains::<S, BACK>(promotion, to, prey ^ victim, empty)?,
        };
    }
    Some(captures.max(1))
}
