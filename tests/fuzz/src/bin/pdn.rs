//! Games of draughts as PDN: a text is read to its end, and what can be read of it reads back
//! equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_fuzz::check_games;
use rochade_pdn::{Pdn, Variant};

fuzz_target!(|text: &str| {
    check_games(text, Pdn::new(Variant::ALL[0]), |game, back| {
        assert_eq!(back.line().position(), game.position());
    });
});
