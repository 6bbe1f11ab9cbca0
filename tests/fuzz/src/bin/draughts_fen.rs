//! Positions of draughts, by all rules: what is read reads back equal, and can be played on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_draughts::{Position, Setup};
use rochade_pdn::Variant;

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    }
    for variant in Variant::ALL {
        match Position::from_fen(text, &variant.rules) {
            Ok(position) => play(&position),
            Err(error) => assert!(error.at <= text.len() && !error.to_string().contains('\n')),
        }
    }
});

/// Writes and reads the position, and all that come next.
fn play(position: &Position) {
    check(position);
    // A position made up by somebody may have very many moves; a few tell as much.
    for mv in position.legal_moves().iter().take(20) {
        check(&position.play(mv).expect("a legal move"));
    }
    for square in position.blowable() {
        check(&position.blow(square).expect("a man that can be blown"));
    }
}

fn check(position: &Position) {
    let back = Position::from_fen(&position.to_string(), position.rules());
    assert_eq!(back.as_ref(), Ok(position));
}
