//! Games of draughts as PDN: a text is read to its end, and what can be read of it reads back
//! equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_pdn::{Game, Games, Pdn, Variant};

fuzz_target!(|text: &str| {
    let mut games = Games::of(text, Pdn::new(Variant::ALL[0]));
    let mut last = 0;
    while let Some(game) = games.next() {
        assert!(games.offset() > last, "no progress");
        last = games.offset();
        match game {
            Ok(game) => check(&game),
            Err(error) => assert!(!error.to_string().contains(['\n', '\r'])),
        }
    }
    assert_eq!(games.offset(), text.len());
});

fn check(game: &Game) {
    let text = game.to_string();
    let back = Games::of(&text, Pdn::new(Variant::ALL[0])).map(|game| game.expect("what was written"));
    let back: Vec<Game> = back.collect();
    assert_eq!(back.len(), 1);
    assert_eq!(&back[0], game);
    assert_eq!(back[0].to_string(), text);
    assert_eq!(back[0].line().position(), game.position());
}
