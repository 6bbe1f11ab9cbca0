//! Leaves a second of perft, in turns with the chess core:
//! `cargo bench -p rochade-many --bench race`.
//!
//! Prints `board depth leaves mega_a_second chess_mega_a_second ratio` for each board, from its
//! start: the medians of both, and the median of how many leaves a second there are for each of
//! chess in the same round. Behind them stands how long the legal moves of a middle game for four
//! take, with the turn rule of the move before. Only the ratio means anything on a shared machine.
//! An argument names a single board, `ROUNDS` the number of rounds.
//!
//! The same program runs as WebAssembly: build it for `wasm32-wasip1`, then
//! `node ../../xtask/wasi.mjs FILE`.

use std::hint::black_box;
use std::time::Instant;

use rochade_many::{Board, Game, Position, Rules};

const CHESS_DEPTH: u8 = 5;

const RACES: [(Board, u8, u64); 5] = [
    (Board::Four, 5, 3_452_310),
    (Board::T112, 4, 220_287),
    (Board::Cross128, 4, 220_959),
    (Board::T120, 4, 179_250),
    (Board::Rect, 4, 463_458),
];

/// A game for four after twenty rounds by chance.
const MIDDLE: &str = "AR4AB1AR/6APAP/4AKANAQ1/BR1BN1APAP1APAP3DPDR/1BPBPAP2AP3DP2DN/BB2BP6DP2DB/BKBPBB7BQDKDQ1/3BP6DP3/1BP9DP2/1BP8DP2DN/4BRCP1CP2DP1DR1/CNCP4CP1/BN2CPCNCP1CP/3CQCKCB1CR C CK - - -";

fn main() {
    // Cargo passes `--bench`.
    let only = std::env::args().skip(1).find(|arg| !arg.starts_with('-'));
    let rounds = std::env::var("ROUNDS")
        .ok()
        .and_then(|n| n.parse().ok())
        .unwrap_or(5);
    for (board, depth, leaves) in RACES {
        if only.as_deref().is_none_or(|only| only == board.word()) {
            race(board, depth, leaves, rounds);
        }
    }
    middle_game(rounds);
}

fn rules(board: Board) -> Rules {
    let usual = match board.game() {
        Game::Four => Rules::FOUR,
        Game::Three => Rules::THREE,
    };
    Rules { board, ..usual }
}

fn race(board: Board, depth: u8, leaves: u64, rounds: usize) {
    let start = Position::initial(&rules(board));
    let chess = rochade_chess::Position::initial();
    let (mut ours, mut theirs, mut ratios) = (vec![], vec![], vec![]);
    for _ in 0..rounds.max(1) {
        let (our_leaves, our_speed) = speed(|| black_box(&start).perft(depth));
        let (_, their_speed) = speed(|| black_box(&chess).perft(CHESS_DEPTH));
        assert_eq!(our_leaves, leaves, "{board:?}");
        ours.push(our_speed);
        theirs.push(their_speed);
        ratios.push(our_speed / their_speed);
    }
    let (ours, theirs, ratio) = (median(ours), median(theirs), median(ratios));
    let board = board.word();
    println!(
        "{board} {depth} {leaves} {ours:.1} {theirs:.1} 1/{:.1}",
        1.0 / ratio
    );
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

/// Every legal move is made, and what comes next is listed: the time of each.
fn middle_game(rounds: usize) {
    let position = Position::from_text(MIDDLE, &Rules::FOUR).expect("a position");
    let moves = position.legal_moves();
    let times = (0..rounds.max(1)).map(|_| {
        let start = Instant::now();
        let mut made = 0;
        while made < 2_000 {
            for mv in &moves {
                let (_, next) = black_box(&position).play(*mv).expect("a legal move");
                black_box(next.legal_moves());
                made += 1;
            }
        }
        start.elapsed().as_secs_f64() * 1e6 / made as f64
    });
    println!(
        "# a move of four and the next legal moves: {:.1} µs",
        median(times.collect())
    );
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
