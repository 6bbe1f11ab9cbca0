//! Properties that are tried with chance, as often on every machine.

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;

/// Tries a property with so many seeds, always the same ones. What chance has to give grows from the first to the last of
/// them, from `least` to `most` bytes. A property that asks for more of it than there is has been tried, too.
pub(crate) fn try_seeds(
    count: u32,
    (least, most): (u32, u32),
    mut property: impl FnMut(&mut Unstructured) -> Result<()>,
) {
    for number in 1..=count {
        let size = least + (most - least) / count * number;
        // An odd number spreads the seeds: neighbours would begin alike.
        let seed = number.wrapping_mul(0x9e37_79b1);
        let tried = arbtest(|source| {
            let _ = property(source);
            Ok(())
        });
        tried.seed(u64::from(seed) << 32 | u64::from(size)).run();
    }
}
