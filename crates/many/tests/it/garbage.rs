//! Nothing panics, whatever is read.

use rochade_many::{Board, Move, Position};
use rochade_testkit::{Chance, garble};

use crate::chance_texts::{any_text, rules};

const LETTERS: &str = "ABCDkrwKQRBNPmso0123456789/ :,-abnm é\u{0}\t";

#[test]
fn texts_survive() {
    let mut chance = Chance::new(21);
    let mut accepted = 0;
    for round in 0..40_000 {
        let board = Board::ALL[round % 5];
        let text = any_text(&mut chance, board);
        let text = garble(&mut chance, &text, LETTERS);
        let _ = Board::of_text(&text);
        match Position::from_text(&text, &rules(board)) {
            Ok(position) => {
                accepted += 1;
                let again = Position::from_text(&position.to_string(), &rules(board));
                assert_eq!(again, Ok(position), "{text}");
                if let Some(mv) = position.legal_moves().last() {
                    assert!(position.play(*mv).is_ok());
                }
            }
            Err(error) => assert!(!error.to_string().contains('\n')),
        }
    }
    assert!(accepted > 200, "only {accepted} were accepted");
}

#[test]
fn moves_survive() {
    let mut chance = Chance::new(22);
    for round in 0..20_000 {
        let board = Board::ALL[round % 5];
        let text = garble(&mut chance, "d2d4q", LETTERS);
        if let Some(mv) = Move::read(&text, board) {
            assert_eq!(mv.on(board).to_string(), text);
        }
        let start = Position::initial(&rules(board));
        let legal = start.parse_move(&text);
        assert!(legal.is_none_or(|mv| start.play(mv).is_ok()));
    }
}

#[test]
fn squares_beside_the_board_survive() {
    for board in Board::ALL {
        let start = Position::initial(&rules(board));
        for (column, row) in (0..=255).zip((0..14).cycle()) {
            let Some(from) = rochade_many::Square::at(column, row) else {
                continue;
            };
            assert!(board.has(from) || start.man_at(from).is_none());
            let _ = (start.attackers_of(from), board.name(from).to_string());
            for to in board.squares() {
                let promotion = None;
                let mv = Move {
                    from,
                    to,
                    promotion,
                };
                assert_eq!(start.play(mv).is_ok(), start.is_legal(mv));
            }
        }
    }
}

#[test]
fn long_texts_survive() {
    let long = "8/".repeat(500_000);
    for board in Board::ALL {
        for text in [&long, &"9".repeat(1_000_000), &" ".repeat(1_000_000)] {
            let error = Position::from_text(text, &rules(board)).expect_err("no position");
            assert!(error.to_string().len() < 200);
        }
        let start = Position::initial(&rules(board)).to_string();
        let many = start.replacen(" - ", &format!(" {} ", "Cd3:DB,".repeat(100_000)), 1);
        assert!(Position::from_text(&many, &rules(board)).is_err());
    }
}
