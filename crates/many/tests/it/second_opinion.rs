//! A second, slow set of the rules agrees about every position of many games, on every board.

use rochade_many::{Board, Kind, Position, Rules, Turns};
use rochade_testkit::Chance;

use crate::chance_texts::{any_move, beginning};
use crate::slow::Slow;

/// Positions a board, and fewer where the turn goes to the left.
const POSITIONS: usize = 10_000;
const TO_THE_LEFT: usize = 2_000;

fn status(position: &Position) -> Option<String> {
    let outcome = position.outcome()?;
    let verdict = outcome.verdict.of(position.game());
    Some(format!("{} {verdict}", outcome.end.word()))
}

/// What was met on the way, so that a test that meets little is seen.
#[derive(Debug, Default)]
struct Met {
    positions: usize,
    checks: usize,
    frozen: usize,
    endings: std::collections::BTreeMap<String, usize>,
    promotions: usize,
    passing: usize,
    castling: usize,
}

fn compare(board: Board, turns: Turns, wanted: usize, seed: u64) -> Met {
    let mut chance = Chance::new(seed);
    let mut met = Met::default();
    while met.positions < wanted {
        let begun = beginning(&mut chance, board);
        let rules = Rules {
            turns,
            ..*begun.rules()
        };
        let begun = begun.to_string();
        let mut position = Position::from_text(&begun, &rules).expect(&begun);
        let mut slow = Slow::read(&position.to_string(), turns == Turns::Left);
        for _ in 0..30 {
            let text = position.to_string();
            let listed = position.legal_moves();
            let ours = listed.iter().map(|mv| mv.on(board).to_string());
            let ours: std::collections::BTreeSet<String> = ours.collect();
            assert_eq!(ours.len(), listed.len(), "{text}");
            assert_eq!(ours, slow.moves(), "{text}");
            assert_eq!(position.perft(1), listed.len() as u64, "{text}");
            assert_eq!(status(&position), slow.ended, "{text}");
            assert_eq!(text, slow.write());
            met.positions += 1;
            met.checks += usize::from(position.checks(position.turn()).any());
            met.frozen += position.all_frozen().len() as usize;
            let Some(mv) = any_move(&mut chance, &position) else {
                let ended = slow.ended.clone().expect("an end");
                *met.endings.entry(ended).or_default() += 1;
                break;
            };
            let (deed, next) = position.play(mv).expect("legal");
            slow.play(&mv.on(board).to_string());
            assert_eq!(next.to_string(), slow.write(), "{} in {text}", mv.on(board));
            let taken = deed.capture.map(|(square, _)| square);
            met.promotions += usize::from(mv.promotion.is_some());
            met.castling += usize::from(deed.rook.is_some());
            met.passing += usize::from(taken.is_some_and(|square| square != mv.to));
            assert!(deed.capture.is_none_or(|(_, man)| man.kind != Kind::King));
            position = next;
        }
    }
    met
}

#[track_caller]
fn check(board: Board, seed: u64) {
    let met = compare(board, Turns::Right, POSITIONS, seed);
    assert!(met.checks > 500 && met.frozen > 500, "{met:?}");
    assert!(met.promotions > 15 && met.passing > 5, "{met:?}");
    assert!(met.endings.len() > 4, "{met:?}");
}

#[test]
fn four() {
    check(Board::Four, 1);
}

#[test]
fn t112() {
    check(Board::T112, 2);
}

#[test]
fn cross128() {
    check(Board::Cross128, 3);
}

#[test]
fn t120() {
    check(Board::T120, 4);
}

#[test]
fn rect() {
    check(Board::Rect, 5);
}

#[test]
fn turns_to_the_left() {
    for (seed, board) in (6..).zip(Board::ALL) {
        let met = compare(board, Turns::Left, TO_THE_LEFT, seed);
        assert!(met.checks > 100 && met.frozen > 100, "{met:?}");
    }
}
