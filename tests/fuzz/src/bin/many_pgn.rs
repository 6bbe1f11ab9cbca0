//! Games of four and of three as text: it is read to its end, and what can be read of it reads back
//! equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_fuzz::check_games;
use rochade_many::Game as Rulebook;
use rochade_many_pgn::ManyPgn;

fuzz_target!(|text: &str| {
    check_games(text, ManyPgn::new(Rulebook::Four), |game, back| {
        assert_eq!(back.position().to_string(), game.position().to_string());
    });
});
