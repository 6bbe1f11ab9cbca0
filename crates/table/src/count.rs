//! The count of moves that a player asks for (laws.md, section 2, point 4).

use rochade_sort::insertion_sort;

use crate::deed::Entry;
use crate::man::Seat;

/// A count that was begun.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// Who counts.
    pub by: Seat,
    /// The number of plies that stood when it was begun.
    pub from: usize,
    /// The number of plies that stood when it was struck, if it was.
    pub struck: Option<usize>,
}

impl Count {
    /// Begins a count when this number of plies stands.
    pub(crate) fn new(by: Seat, from: usize) -> Count {
        Count {
            by,
            from,
            struck: None,
        }
    }

    /// Returns whether it still goes on.
    pub(crate) fn goes_on(&self) -> bool {
        self.struck.is_none()
    }

    /// Strikes the count when this number of plies stands.
    pub(crate) fn strike(&mut self, plies: usize) {
        self.struck = Some(plies);
    }

    /// Returns what is left of it when moves were taken back to this number of plies: nothing, if
    /// it was begun after them.
    pub(crate) fn taken_back(mut self, plies: usize) -> Option<Count> {
        self.struck = self.struck.filter(|&struck| struck <= plies);
        (self.from <= plies).then_some(self)
    }
}

/// Counts the moves of those who have made the fewest of these, twice, and one more if all others
/// have made more: the plies of a game for two. They are counted together who stand in one list: a
/// seat alone, or both seats of a side. Where several moves in a row count as one (laws.md, section
/// 6), they are counted so.
pub(crate) fn half_moves(entries: &[Entry], sides: Vec<Vec<Seat>>, in_a_row: bool) -> u32 {
    let movers = entries.iter().map(|entry| entry.deed.man.seat);
    let mut turns: Vec<Seat> = movers.collect();
    if in_a_row {
        turns.dedup();
    }
    let moves = |side: Vec<Seat>| turns.iter().filter(|mover| side.contains(mover)).count() as u32;
    let mut moves: Vec<u32> = sides.into_iter().map(moves).collect();
    insertion_sort(&mut moves, |number| *number);
    match moves[..] {
        [fewest, next, ..] => 2 * fewest + u32::from(next > fewest),
        _ => 0,
    }
}
