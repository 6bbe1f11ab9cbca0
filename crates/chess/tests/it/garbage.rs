//! Nothing panics, whatever is read.

use rochade_chess::{Move, Position, San, Setup, Square};
use rochade_testkit::{Chance, garble};

use crate::walks::STARTS;

const MOVES: [&str; 16] = [
    "e2e4",
    "e7e8q",
    "Nf3",
    "exd5",
    "O-O-O",
    "0–0",
    "R1a3+",
    "Qh4e1#",
    "e8=Q",
    "e8(Q)+",
    "♞ g1–f3",
    "e5×d6 ♟ e.p.",
    "e7–e8 ♛ #",
    "Nbd7!?",
    "♘f3",
    "e7×d8 ♜ ♛ +",
];

const LETTERS: &str = "abcdefgh12345678 KQRBNPkqrbnp-/wxO0=+#!?().×–♞♘é\u{fe0e}\u{0}9:ﬁ";

#[test]
fn fen_survives() {
    let mut chance = Chance::new(10);
    let mut accepted = 0;
    for _ in 0..100_000 {
        let start = *chance.pick(&STARTS);
        let text = garble(&mut chance, start, LETTERS);
        if let Ok(setup) = text.parse::<Setup>() {
            assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup), "{text}");
        }
        match text.parse::<Position>() {
            Ok(position) => {
                accepted += 1;
                let printed = position.to_string();
                assert_eq!(printed.parse(), Ok(position), "{text}");
            }
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
    assert!(accepted > 1000, "only {accepted} were accepted");
}

#[test]
fn moves_survive() {
    let mut chance = Chance::new(11);
    let positions = STARTS.map(|fen| fen.parse::<Position>().expect(fen));
    for _ in 0..200_000 {
        let start = *chance.pick(&MOVES);
        let text = garble(&mut chance, start, LETTERS);
        let _ = text.parse::<Square>();
        if let Ok(mv) = text.parse::<Move>() {
            assert_eq!(mv.to_string().parse(), Ok(mv));
        }
        if let Ok(san) = text.parse::<San>() {
            let _ = san.to_string();
        }
        let position = chance.pick(&positions);
        if let Ok(mv) = position.parse_move(&text) {
            assert!(position.is_legal(mv), "{text} in {position}");
        }
    }
}

#[test]
fn long_texts_survive() {
    let long = "8".repeat(1_000_000);
    assert!(long.parse::<Position>().is_err());
    assert!(
        format!("{long}/8/8/8/8/8/8/8 w - - 0 1")
            .parse::<Position>()
            .is_err()
    );
    assert!(
        Position::initial()
            .parse_move(&"N".repeat(1_000_000))
            .is_err()
    );
    assert!(
        Position::initial()
            .parse_move(&"+".repeat(1_000_000))
            .is_err()
    );
    let error = "x"
        .repeat(1_000_000)
        .parse::<Position>()
        .expect_err("no FEN");
    assert!(error.to_string().len() < 200);
    let turn = format!("8/8/8/8/8/8/8/8 {long} - -")
        .parse::<Position>()
        .expect_err("no FEN");
    assert!(turn.to_string().len() < 200);
}
