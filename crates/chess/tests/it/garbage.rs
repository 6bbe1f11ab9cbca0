//! Nothing panics, whatever is read.

use rochade_chess::{Move, Position, San, Setup, Square};

use crate::chance::Chance;
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

/// A text with a few characters changed, taken out, doubled, moved or added.
fn spoilt(chance: &mut Chance, text: &str) -> String {
    let letters: Vec<char> = LETTERS.chars().collect();
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(3) {
        let at = chance.below(chars.len());
        match chance.below(5) {
            0 if !chars.is_empty() => chars[at] = *chance.pick(&letters),
            1 if !chars.is_empty() => drop(chars.remove(at)),
            2 => chars.insert(at, *chance.pick(&letters)),
            3 => chars.truncate(at),
            _ if !chars.is_empty() => {
                let other = chance.below(chars.len());
                chars.swap(at, other);
            }
            _ => {}
        }
    }
    chars.into_iter().collect()
}

fn noise(chance: &mut Chance) -> String {
    let letters: Vec<char> = LETTERS.chars().collect();
    (0..chance.below(40))
        .map(|_| *chance.pick(&letters))
        .collect()
}

#[test]
fn fen_survives() {
    let mut chance = Chance::new(10);
    let mut accepted = 0;
    for round in 0..100_000 {
        let start = *chance.pick(&STARTS);
        let text = if round % 4 == 0 {
            noise(&mut chance)
        } else {
            spoilt(&mut chance, start)
        };
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
    for round in 0..200_000 {
        let start = *chance.pick(&MOVES);
        let text = if round % 4 == 0 {
            noise(&mut chance)
        } else {
            spoilt(&mut chance, start)
        };
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
