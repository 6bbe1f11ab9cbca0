//! Perft against cozy-chess, in turns: `cargo bench -p rochade-chess --bench race`.
//!
//! Prints `position depth nodes ours_s cozy_s ratio` for each position: the median seconds of both,
//! and the median of how many times as long the other one takes in the same round. Only the ratio
//! means anything on a shared machine. An argument names a single position, `ROUNDS` the number of
//! rounds.
//!
//! The same program runs as WebAssembly: build it for `wasm32-wasip1`, then
//! `node ../../xtask/wasi.mjs FILE`.

use std::time::Instant;

use rochade_chess::Position;

const POSITIONS: [(&str, &str, u8); 4] = [
    (
        "startpos",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        6,
    ),
    (
        "kiwipete",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        5,
    ),
    ("endgame", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 7),
    ("promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", 6),
];

fn main() {
    // Cargo passes `--bench`.
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let rounds = std::env::var("ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(5);
    let start = Instant::now();
    let _ = Position::initial().legal_moves().count();
    println!(
        "# tables and first moves: {:.0} µs",
        start.elapsed().as_secs_f64() * 1e6
    );
    for (name, fen, depth) in POSITIONS {
        if only.as_deref().is_none_or(|only| only == name) {
            race(name, fen, depth, rounds);
        }
    }
}

fn race(name: &str, fen: &str, depth: u8, rounds: usize) {
    let ours: Position = fen.parse().expect("a FEN");
    let theirs: cozy_chess::Board = fen.parse().expect("a FEN");
    let (mut our_times, mut their_times, mut ratios) = (vec![], vec![], vec![]);
    let mut nodes = 0;
    for _ in 0..rounds.max(1) {
        let (our_nodes, our_time) = timed(|| ours.perft(depth));
        let (their_nodes, their_time) = timed(|| cozy_perft(&theirs, depth));
        assert_eq!(our_nodes, their_nodes, "{name}");
        nodes = our_nodes;
        our_times.push(our_time);
        their_times.push(their_time);
        ratios.push(their_time / our_time);
    }
    let (ours, theirs) = (median(our_times), median(their_times));
    println!(
        "{name} {depth} {nodes} {ours:.3} {theirs:.3} {:.2}",
        median(ratios)
    );
}

fn timed(count: impl FnOnce() -> u64) -> (u64, f64) {
    let start = Instant::now();
    let nodes = count();
    (nodes, start.elapsed().as_secs_f64())
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}

/// As its own harness does it: the last ply is counted in sets.
fn cozy_perft(board: &cozy_chess::Board, depth: u8) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
        return nodes;
    }
    board.generate_moves(|moves| {
        for mv in moves {
            let mut child = board.clone();
            child.play_unchecked(mv);
            nodes += cozy_perft(&child, depth - 1);
        }
        false
    });
    nodes
}
