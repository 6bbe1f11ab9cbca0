//! Games of chess as PGN: a text is read to its end, and what can be read of it reads back equal.

#![no_main]

use libfuzzer_sys::fuzz_target;
use rochade_pgn::{Game, Games, Scanner, Variations};

fuzz_target!(|text: &str| {
    let mut games = Games::new(text);
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
    Scanner::new(text).for_each(drop);
    if let Ok(variations) = text.parse::<Variations>() {
        assert_eq!(variations.as_str().parse(), Ok(variations));
    }
});

fn check(game: &Game) {
    let text = game.to_string();
    let back: Vec<Game> = Games::new(&text)
        .map(|game| game.expect("what was written"))
        .collect();
    assert_eq!(back.len(), 1);
    assert_eq!(&back[0], game);
    assert_eq!(back[0].start().to_setup(), game.start().to_setup());
    assert_eq!(back[0].to_string(), text);
}
