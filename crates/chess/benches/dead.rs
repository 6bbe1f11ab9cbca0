//! Who can still mate, beside chasolver in the same run:
//! `cargo bench -p rochade-chess --bench dead`.
//!
//! Prints for each file and number of nodes `file nodes questions open ours_s theirs_s ratio`: how
//! many questions stay open, the seconds of both, and how many times as long the other one takes.
//! Before them, `file after-a-move positions open ours_s theirs_s ratio` compares the question that
//! is asked after each move with the other's fast check of both sides, and counts the dead
//! positions that either leaves open: ours, then theirs. Only the ratio means anything on a shared
//! machine. It stops at a wrong answer. `NODES` names one number of nodes.

use std::time::Instant;

use rochade_chess::{Color, Position, Winnable};

const FILES: [(&str, &str); 2] = [
    ("games", include_str!("../tests/data/dead/games.txt")),
    ("hard", include_str!("../tests/data/dead/hard.txt")),
];

fn main() {
    let only = std::env::var("NODES")
        .ok()
        .and_then(|nodes| nodes.parse().ok());
    let nodes = only.map_or_else(|| vec![10_000, 500_000], |nodes| vec![nodes]);
    for (name, text) in FILES {
        after_a_move(name, text);
        let (questions, theirs) = timed(|| read(text, true));
        let theirs = theirs - timed(|| read(text, false)).1;
        for &nodes in &nodes {
            let (open, ours) = timed(|| open(&questions, nodes));
            let all = questions.len();
            let ratio = theirs / ours;
            println!("{name} {nodes} {all} {open} {ours:.3} {theirs:.3} {ratio:.2}");
        }
    }
}

/// Asks what is asked after each move, and the peer's fast check.
fn after_a_move(name: &str, text: &str) {
    let sides = [chess::Color::White, chess::Color::Black];
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let positions: Vec<(bool, Position, chess::Board)> = lines
        .map(|line| {
            let (letters, fen) = line.split_once(' ').expect(line);
            let position: Position = fen.parse().expect(line);
            let board = position.to_string().parse().expect(line);
            (letters == "--", position, board)
        })
        .collect();
    let all = positions.len();
    let dead = positions.iter().filter(|(dead, ..)| *dead).count();
    let (found, ours) = timed(|| {
        positions
            .iter()
            .filter(|(_, ours, _)| ours.is_dead())
            .count()
    });
    let is_dead = |board| {
        sides
            .iter()
            .all(|&side| chasolver::is_unwinnable_fast(board, side))
    };
    let (known, theirs) = timed(|| {
        positions
            .iter()
            .filter(|(.., board)| is_dead(board))
            .count()
    });
    let (open, theirs_open, ratio) = (dead - found, dead - known, theirs / ours);
    println!("{name} after-a-move {all} {open}/{theirs_open} {ours:.3} {theirs:.3} {ratio:.2}");
}

/// The questions of a file: a position, who is to mate, and whether that is possible. The peer is
/// asked them meanwhile, if it `asks`.
fn read(text: &str, asks: bool) -> Vec<(Position, Color, bool)> {
    let mut questions = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let (letters, fen) = line.split_once(' ').expect(line);
        let position: Position = fen.parse().expect(line);
        let board: chess::Board = position.to_string().parse().expect(line);
        let sides = Color::ALL
            .into_iter()
            .zip([chess::Color::White, chess::Color::Black]);
        for ((ours, theirs), letter) in sides.zip(letters.chars()) {
            questions.push((position, ours, letter != '-'));
            if asks {
                std::hint::black_box(chasolver::winnability(&board, theirs));
            }
        }
    }
    questions
}

/// Counts the questions that stay open.
fn open(questions: &[(Position, Color, bool)], nodes: u64) -> usize {
    let is_open = |&&(position, winner, can): &&(Position, Color, bool)| {
        let answer = position.winnable(winner, nodes).0;
        let decided = match answer {
            Winnable::Yes(_) => Some(true),
            Winnable::No(_) => Some(false),
            Winnable::Undetermined => None,
        };
        assert!(
            decided.is_none_or(|decided| decided == can),
            "{winner:?} {position}"
        );
        decided.is_none()
    };
    questions.iter().filter(is_open).count()
}

fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let start = Instant::now();
    let done = work();
    (done, start.elapsed().as_secs_f64())
}
