//! The counts on which independent programs agree (many-laws.md, section 4), and those of the
//! boards for three.

use rochade_many::{Board, Position, Rules, Turns};

#[track_caller]
fn check(rules: &Rules, counts: &[u64]) {
    let start = Position::initial(rules);
    for (depth, count) in (1..).zip(counts) {
        assert_eq!(
            start.perft(depth),
            *count,
            "{:?}, depth {depth}",
            rules.board
        );
    }
    let depth = counts.len() as u8;
    let parts = start.divide(depth);
    let sum: u64 = parts.iter().map(|(_, count)| count).sum();
    assert_eq!(Some(&sum), counts.last());
}

fn three(board: Board) -> Rules {
    Rules {
        board,
        ..Rules::THREE
    }
}

#[test]
fn four_to_the_right() {
    check(&Rules::FOUR, &[20, 395, 7_800, 152_050, 3_452_310]);
}

#[test]
fn four_to_the_left() {
    let left = Rules {
        turns: Turns::Left,
        ..Rules::FOUR
    };
    check(&left, &[20, 395, 7_800, 152_050, 3_452_310]);
}

#[test]
fn t112() {
    check(&three(Board::T112), &[22, 451, 9_240, 220_287]);
}

#[test]
fn cross128() {
    check(&three(Board::Cross128), &[22, 451, 9_240, 220_959]);
}

#[test]
fn t120() {
    check(&three(Board::T120), &[20, 397, 7_960, 179_250]);
}

#[test]
fn rect() {
    check(&three(Board::Rect), &[28, 661, 15_600, 463_458]);
}

/// The sixth ply tells the two directions apart.
#[test]
#[ignore = "counts 155 million leaves: cargo test --release -p rochade-many -- --ignored"]
fn four_to_both_sides_six_deep() {
    for (turns, count) in [(Turns::Right, 77_433_241), (Turns::Left, 77_430_383)] {
        let rules = Rules {
            turns,
            ..Rules::FOUR
        };
        assert_eq!(Position::initial(&rules).perft(6), count);
    }
}
