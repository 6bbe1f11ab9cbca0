//! Leaves a second of perft, in turns with the chess core:
//! `cargo bench -p rochade-draughts --bench race`.
//!
//! Prints `rules depth leaves mega_a_second chess_mega_a_second ratio` for each set of rules, from
//! its start: the medians of both, and the median of how many leaves a second there are for each of
//! chess in the same round. Only the ratio means anything on a shared machine. An argument names a
//! single set of rules, `ROUNDS` the number of rounds.

use std::hint::black_box;
use std::time::Instant;

use rochade_draughts::{Position, Rules};

const CHESS_DEPTH: u8 = 6;

const RACES: [(&str, Rules, u8, u64); 4] = [
    ("english", Rules::ENGLISH, 11, 85_242_128),
    ("russian", Rules::RUSSIAN, 9, 4_570_667),
    ("schlagzwang", Rules::SCHLAGZWANG, 10, 18_372_649),
    ("noris", Rules::NORIS, 7, 6_724_849),
];

fn main() {
    // Cargo passes `--bench`.
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let rounds = std::env::var("ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(5);
    for (name, rules, depth, leaves) in RACES {
        if only.as_deref().is_none_or(|only| only == name) {
            race(name, &rules, depth, leaves, rounds);
        }
    }
}

fn race(name: &str, rules: &Rules, depth: u8, leaves: u64, rounds: usize) {
    let start = Position::initial(rules);
    let chess = rochade_chess::Position::initial();
    let (mut ours, mut theirs, mut ratios) = (vec![], vec![], vec![]);
    for _ in 0..rounds.max(1) {
        let (our_leaves, our_speed) = speed(|| black_box(&start).perft(depth));
        let (_, their_speed) = speed(|| black_box(&chess).perft(CHESS_DEPTH));
        assert_eq!(our_leaves, leaves, "{name}");
        ours.push(our_speed);
        theirs.push(their_speed);
        ratios.push(our_speed / their_speed);
    }
    let (ours, theirs, ratio) = (median(ours), median(theirs), median(ratios));
    println!("{name} {depth} {leaves} {ours:.1} {theirs:.1} {ratio:.2}");
}

/// Leaves, and a million of them a second, over a fifth of a second at least.
fn speed(count: impl Fn() -> u64) -> (u64, f64) {
    let start = Instant::now();
    let leaves = count();
    let mut all = leaves;
    while start.elapsed().as_secs_f64() < 0.2 {
        all += count();
    }
    (leaves, all as f64 / start.elapsed().as_secs_f64() / 1e6)
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
