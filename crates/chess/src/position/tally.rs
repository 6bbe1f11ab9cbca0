//! Counting the squares of many sets.

use crate::bitboard::Bitboard;

#[derive(Default)]
pub(super) struct Tally {
    total: u32,
}

impl Tally {
    #[inline(always)]
    pub(super) fn add(&mut self, set: Bitboard) {
        self.total += set.len();
    }

    #[inline(always)]
    pub(super) fn total(self) -> u32 {
        self.total
    }
}
