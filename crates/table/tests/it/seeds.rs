//! Properties that are tried with chance, as often on every machine. (The tests of `crates/pgn` and
//! `crates/desk` use this file, too.)

use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;

/// Tries a property with a number of seeds, always the same ones. The random bytes that it gets
/// grow from `least` with the first to `most` with the last. A property that asks for more bytes
/// than there are has been tried, too. A failure prints its seed.
pub(crate) fn try_seeds(
    count: u32,
    (least, most): (u32, u32),
    mut property: impl FnMut(&mut Unstructured) -> Result<()>,
) {
    for number in 1..=count {
        let grown = u64::from(most - least) * u64::from(number) / u64::from(count);
        let size = u64::from(least) + grown;
        // An odd number spreads the seeds: neighbours would begin alike.
        let seed = number.wrapping_mul(0x9e37_79b1);
        let tried = arbtest(|source| {
            let _ = property(source);
            Ok(())
        });
        tried.seed(u64::from(seed) << 32 | size).run();
    }
}
