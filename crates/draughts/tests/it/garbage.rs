//! Nothing panics, whatever is read.

use rochade_draughts::{Position, Rules, Setup, Square};
use rochade_testkit::{Chance, garble};

use crate::walks::{PRESETS, beginning};

const LETTERS: &str = "abcdefgh12345678KWBXHF:,.-xX~ \t0369×–kwb♞é\u{0}!?";

const FENS: [&str; 4] = [
    "W:Wc3,Kd4:Be5:Xe5",
    "B:W21-32:B1-12.",
    "W:WKa1,Kc1,e3,f2:BKh8,Kf8,d6,c7",
    "W:W22,K18:B15:H0:F1",
];

const MOVES: [&str; 6] = [
    "c3-d4",
    "c1xe3xc5xe7",
    "22-18",
    "b4~ c3-d4",
    "b4~",
    "30:23:14",
];

#[test]
fn fen_survives() {
    let mut chance = Chance::new(8);
    let mut accepted = 0;
    for _ in 0..100_000 {
        let model = *chance.pick(&FENS);
        let text = garble(&mut chance, model, LETTERS);
        let _ = text.parse::<Square>();
        match text.parse::<Setup>() {
            Ok(setup) => {
                accepted += 1;
                for (_, rules) in &PRESETS {
                    if let Ok(position) = Position::from_setup(&setup, rules) {
                        let again = Position::from_fen(&position.to_string(), rules);
                        assert_eq!(again, Ok(position), "{text}");
                    }
                }
            }
            Err(error) => {
                assert!(
                    error.at <= text.len() && text.is_char_boundary(error.at),
                    "{text}"
                );
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(accepted > 5000, "only {accepted} were accepted");
}

#[test]
fn moves_survive() {
    let mut chance = Chance::new(9);
    for _ in 0..20_000 {
        let position = beginning(&mut chance);
        let model = *chance.pick(&MOVES);
        let text = garble(&mut chance, model, LETTERS);
        if let Ok(mv) = position.parse_move(&text) {
            assert!(position.is_legal(&mv), "{text} in {position}");
        }
        let _ = position.parse_ply(&text);
        let path: Vec<Square> = (0..chance.below(24))
            .filter_map(|_| Square::from_index(chance.below(32)))
            .collect();
        let mv = position.resolve(&path);
        assert!(mv.is_none_or(|mv| position.is_legal(&mv)));
        let to = Square::from_index(chance.below(33));
        let _ = position.victims_so_far(&path);
        let stuck = position.why_not(&path, to).is_some();
        let next = position.next(&path).map(|next| next.targets());
        let can = next.is_some_and(|targets| match to {
            Some(to) => targets.contains(to),
            None => !targets.is_empty(),
        });
        assert_eq!(stuck, !can, "{path:?} {to:?} in {position}");
    }
}

#[test]
fn long_texts_survive() {
    let long = "8".repeat(1_000_000);
    assert!(long.parse::<Setup>().is_err());
    assert!(format!("W:W{long}").parse::<Setup>().is_err());
    assert!(
        format!("W:{}", "W:".repeat(500_000))
            .parse::<Setup>()
            .is_err()
    );
    let start = Position::initial(&Rules::NORIS);
    assert!(start.parse_move(&long).is_err());
    assert!(start.parse_move(&"c3-".repeat(500_000)).is_err());
    assert!(start.parse_ply(&"~".repeat(1_000_000)).is_err());
    let error = long.parse::<Setup>().expect_err("no FEN");
    assert!(error.to_string().len() < 200);
}
