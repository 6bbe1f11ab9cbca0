//! Positions of chess: what is read reads back equal, and can be played on.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_chess::{Position, Setup, Terms, TolerantPosition};
use rochade_table::{GameKind, chess};

fuzz_target!(|text: &str| {
    if let Ok(setup) = text.parse::<Setup>() {
        assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    }
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
            for mv in position.legal_moves() {
                let next = position.play(mv).expect("a legal move");
                assert_eq!(next.to_string().parse(), Ok(next));
            }
        }
        Err(error) => assert!(!error.to_string().contains('\n')),
    }
    if let Ok(position) = text.parse::<TolerantPosition>() {
        assert_eq!(position.to_string().parse().as_ref(), Ok(&position));
        for mv in position.legal_moves(&Terms::FREE) {
            let (_, next) = position.play(mv, &Terms::FREE).expect("a legal move");
            assert_eq!(next.to_string().parse(), Ok(next));
        }
    }
    let usual = chess::Setup::usual(GameKind::Chess).expect("chess can be set up");
    if let Ok(setup) = usual.read(text) {
        assert_eq!(usual.read(&setup.text()).as_ref(), Ok(&setup));
        setup.faults();
    }
});
