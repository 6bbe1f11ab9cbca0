//! The computer as an opponent, from a terminal: by UCI, against others, on puzzles, and as one who
//! looks back at games.

pub(crate) mod contest;
pub(crate) mod peer;
pub(crate) mod played;
pub(crate) mod review;
pub(crate) mod solve;
mod sprt;
pub(crate) mod uci;
mod watch;

use rochade_opponent::Level;

/// How strong the computer is that solves puzzles.
#[derive(Clone, Copy)]
pub(crate) struct Strength {
    pub(crate) level: Level,
    pub(crate) seed: u64,
    /// How many positions it looks at for a move, at most.
    pub(crate) nodes: u64,
}

/// The splitmix64 generator.
pub(crate) fn chance(seed: &mut u64) -> u64 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut z = *seed;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
