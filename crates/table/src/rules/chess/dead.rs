//! Positions in which nobody can mate any more, asked once each: what is relived on a table of its
//! own, a link, a file, a story, has mostly been asked before.

use std::cell::RefCell;
use std::hash::{DefaultHasher, Hash, Hasher};

use rochade_chess as chess;

use super::facts;
use crate::outcome::Dead;

/// How many answers are kept: some long games' worth.
const KEPT: usize = 1 << 10;

/// A position, and its answer.
type Known = (chess::TolerantPosition, Option<Dead>);

thread_local! {
    /// The last answers, each where the hash of its position says. They follow from the position
    /// alone, so that it makes no difference to any game whether they are kept.
    static KNOWN: RefCell<Vec<Option<Known>>> = const { RefCell::new(Vec::new()) };
}

/// Returns how it is known that nobody can mate any more.
pub(super) fn dead(position: &chess::TolerantPosition) -> Option<Dead> {
    let mut hasher = DefaultHasher::new();
    position.hash(&mut hasher);
    let place = hasher.finish() as usize % KEPT;
    KNOWN.with_borrow_mut(|known| {
        known.resize(KEPT, None);
        match &known[place] {
            Some((same, dead)) if same == position => *dead,
            _ => {
                let dead = facts::dead(position);
                known[place] = Some((*position, dead));
                dead
            }
        }
    })
}
