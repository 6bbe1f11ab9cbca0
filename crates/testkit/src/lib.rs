//! What tests of several crates share: seeded random numbers, properties that are tried with seeds,
//! and texts that are made up or damaged.

mod board;
mod chance;
mod seeds;
mod texts;

pub use arbtest::arbitrary::{Result, Unstructured};

pub use self::board::placement;
pub use self::chance::Chance;
pub use self::seeds::{choose_weighted, try_seeds};
pub use self::texts::{SIGNS, any_piece, any_text, damage, garble};
