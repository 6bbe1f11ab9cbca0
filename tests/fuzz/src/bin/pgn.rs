//! Games of chess as PGN: a text is read to its end, and what can be read of it reads back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_fuzz::check_games;
use rochade_pgn::{Pgn, Scanner, Variations};

fuzz_target!(|text: &str| {
    check_games(text, Pgn::default(), |game, back| {
        assert_eq!(back.start().to_setup(), game.start().to_setup());
    });
    Scanner::new(text).for_each(drop);
    if let Ok(variations) = text.parse::<Variations>() {
        assert_eq!(variations.as_str().parse(), Ok(variations));
    }
});
