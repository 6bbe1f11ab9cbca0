//! Sums of weights: one for the middle game and one for the ending, in one number.

use std::ops::{Add, AddAssign, Mul, Sub, SubAssign};

use super::weights::{COUNT, WEIGHTS};

/// Two sums that are added at once: the ending's in the upper half, the middle game's in the lower.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Sum(i32);

impl Sum {
    pub(crate) const fn new(mg: i16, eg: i16) -> Sum {
        Sum(((eg as i32) << 16).wrapping_add(mg as i32))
    }

    /// The sum for the middle game.
    pub(crate) const fn mg(self) -> i32 {
        self.0 as i16 as i32
    }

    /// The sum for the ending.
    pub(crate) const fn eg(self) -> i32 {
        (self.0.wrapping_add(0x8000) >> 16) as i16 as i32
    }

    /// Adds the weight of this number `times` times; negative for Black.
    #[inline(always)]
    pub(super) fn add(&mut self, weight: usize, times: i32) {
        *self += PACKED[weight] * times;
    }
}

impl Add for Sum {
    type Output = Sum;
    fn add(self, other: Sum) -> Sum {
        Sum(self.0.wrapping_add(other.0))
    }
}

impl Sub for Sum {
    type Output = Sum;
    fn sub(self, other: Sum) -> Sum {
        Sum(self.0.wrapping_sub(other.0))
    }
}

impl Mul<i32> for Sum {
    type Output = Sum;
    fn mul(self, times: i32) -> Sum {
        Sum(self.0.wrapping_mul(times))
    }
}

impl AddAssign for Sum {
    fn add_assign(&mut self, other: Sum) {
        *self = *self + other;
    }
}

impl SubAssign for Sum {
    fn sub_assign(&mut self, other: Sum) {
        *self = *self - other;
    }
}

/// All weights, packed.
pub(super) static PACKED: [Sum; COUNT] = packed();

const fn packed() -> [Sum; COUNT] {
    let mut all = [Sum(0); COUNT];
    let mut at = 0;
    while at < COUNT {
        let [mg, eg] = WEIGHTS[at];
        all[at] = Sum::new(mg, eg);
        at += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sums_come_back() {
        for (mg, eg) in [(3, 5), (-3, 5), (3, -5), (-300, -500), (0, -1), (-1, 0)] {
            let sum = Sum::new(mg, eg) * 7 - Sum::new(mg, eg) * 6;
            assert_eq!((sum.mg(), sum.eg()), (mg.into(), eg.into()));
        }
    }
}
