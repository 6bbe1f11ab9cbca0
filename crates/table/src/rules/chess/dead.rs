//! Positions in which nobody can mate any more, asked once each: a record that is relived has asked before.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};

use rochade_chess as chess;

use super::facts;
use crate::outcome::Dead;

/// For how many positions the answer is kept: some long games' worth.
const KEPT: usize = 1 << 10;

/// A position, and its answer.
type Known = (chess::TolerantPosition, Option<chess::Unwinnable>);

thread_local! {
    /// The last answers, each where the hash of its position says. They follow from the position alone, so that it makes no
    /// difference to any game whether they are kept.
    static KNOWN: RefCell<Vec<Option<Known>>> = const { RefCell::new(Vec::new()) };
}

/// Returns how it is proved that nobody can mate any more.
pub(super) fn proof(position: &chess::TolerantPosition) -> Option<chess::Unwinnable> {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    let place = hasher.finish() as usize % KEPT;
    KNOWN.with_borrow_mut(|known| {
        known.resize(KEPT, None);
        match &known[place] {
            Some((same, proof)) if same == position => *proof,
            _ => {
                let proof = position.dead();
                known[place] = Some((*position, proof));
                proof
            }
        }
    })
}

/// Returns how it is known that nobody can mate any more.
pub(super) fn dead(position: &chess::TolerantPosition) -> Option<Dead> {
    proof(position).map(|proof| match proof {
        chess::Unwinnable::TooFewMen => Dead::TooFewMen,
        chess::Unwinnable::Locked if facts::has_pawn(position) => Dead::Locked,
        chess::Unwinnable::Locked | chess::Unwinnable::Searched => Dead::Nothing,
    })
}
