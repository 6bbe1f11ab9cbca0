//! Searches that are spared where both sides move freely: no dead position may be lost by that.

use rochade_chess::{Color, Position, Winnable};
use rochade_testkit::Chance;

use super::peer::thrown;
use super::position;
use crate::walks::walk;

/// Returns whether a search proves with as many nodes as are spent after a move that nobody can
/// mate.
fn is_proved_dead(position: &Position) -> bool {
    let mut sides = Color::ALL.into_iter();
    sides.all(|side| matches!(position.winnable(side, 1_000).0, Winnable::No(_)))
}

#[test]
fn a_queen_alone_keeps_no_position_alive() {
    for dead in [
        // Each of White's moves is stalemate.
        "k7/Pp6/1P6/8/8/8/6K1/6Q1 w - -",
        // What gives check has to be taken.
        "8/8/8/8/8/8/1Q6/k6K b - -",
        "7k/6Q1/5K1b/8/8/8/8/8 b - -",
        "Rk6/8/2K5/8/8/8/8/8 b - -",
    ] {
        assert!(position(dead).is_dead(), "{dead}");
    }
}

#[test]
fn two_dead_positions_of_the_files_move_freely() {
    let texts = [
        include_str!("../../data/dead/hard.txt"),
        include_str!("../../data/dead/games.txt"),
    ];
    let lines = texts.iter().flat_map(|text| text.lines());
    let dead = lines.filter_map(|line| line.strip_prefix("-- "));
    let lost: Vec<&str> = dead
        .filter(|fen| is_proved_dead(&position(fen)) && !position(fen).is_dead())
        .collect();
    assert_eq!(
        lost,
        [
            "4k3/8/8/1p4p1/1P1p1pP1/BP1P1P2/BP1P4/R1B2K2 w - -",
            "2k5/8/8/1p6/1P1p1p2/BP1P1Pp1/1PBP2P1/RBBB2K1 w - -",
        ]
    );
}

#[test]
fn no_dead_position_of_random_games_moves_freely() {
    let mut chance = Chance::new(11);
    for _ in 0..20 {
        let mut plies = 0;
        walk(&mut chance, |position, _, _| {
            plies += 1;
            if plies % 5 == 0 {
                assert_eq!(position.is_dead(), is_proved_dead(position), "{position}");
            }
        });
    }
}

#[test]
fn no_dead_position_of_men_thrown_on_the_board_moves_freely() {
    let mut chance = Chance::new(12);
    let mut dead = 0;
    while dead < 100 {
        if let Some(position) = thrown(&mut chance) {
            assert_eq!(position.is_dead(), is_proved_dead(&position), "{position}");
            dead += usize::from(position.is_dead());
        }
    }
}
