//! Counting the squares of many sets.
//!
//! Plain x86-64 has no instruction that counts bits, and counting set by set took a fifth of the
//! time. So the sets are added up column by column, like binary numbers written one below the
//! other, and only the sums are counted. WebAssembly has such an instruction, yet the sums are
//! faster there too.

use crate::bitboard::Bitboard;

/// The number of squares in all sets added, each counted as often as it was in one.
#[derive(Default)]
pub(super) struct Tally {
    /// The squares that have been in 1 or 3 sets, and those in 2 or 3, modulo 4.
    ones: u64,
    twos: u64,
    /// What has been carried over from the twos.
    carried: u32,
}

impl Tally {
    #[inline(always)]
    pub(super) fn add(&mut self, set: Bitboard) {
        let twos = self.ones & set.0;
        self.ones ^= set.0;
        let fours = self.twos & twos;
        self.twos ^= twos;
        // Four men on their way to one square are rare.
        if fours != 0 {
            self.carried += 4 * fours.count_ones();
        }
    }

    #[inline(always)]
    pub(super) fn total(self) -> u32 {
        const PAIRS: u64 = 0x5555_5555_5555_5555;
        const FOURS: u64 = 0x3333_3333_3333_3333;
        const EIGHTS: u64 = 0x0f0f_0f0f_0f0f_0f0f;
        let in_fours = |x: u64| {
            let in_pairs = x - (x >> 1 & PAIRS);
            (in_pairs & FOURS) + (in_pairs >> 2 & FOURS)
        };
        // At most 4 + 2 · 4 in four bits, twice that in eight, and 192 in all: no sum runs over.
        let sum = in_fours(self.ones) + 2 * in_fours(self.twos);
        let sum = (sum & EIGHTS) + (sum >> 4 & EIGHTS);
        self.carried + (sum.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }
}
