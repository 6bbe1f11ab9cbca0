use arbtest::arbitrary::{Result, Unstructured};
use arbtest::arbtest;

/// Tries a property with `count` seeds, the same ones on every machine. The random bytes for a try
/// grow in number from `least` to `most`; a property that asks for more of them has been tried,
/// too. A failure prints its seed.
pub fn try_seeds(
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

/// Returns one of these, drawn by its weight.
pub fn choose_weighted<'a, T>(source: &mut Unstructured, all: &'a [(usize, T)]) -> Result<&'a T> {
    let one = all
        .iter()
        .flat_map(|(weight, one)| std::iter::repeat_n(one, *weight));
    let number = source.choose_index(one.clone().count())?;
    Ok(one.clone().nth(number).expect("a weight"))
}
