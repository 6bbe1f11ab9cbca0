//! What the targets have in common that read games.

use std::fmt::Display;

use rochade_gametext::{Dialect, Games};

/// Reads a text to its end. What can be read of it is written, and reads back equal; `check` takes
/// the game that was written, and the one that was read back.
pub fn check_games<D: Dialect<Game: PartialEq + Display>>(
    text: &str,
    dialect: D,
    check: impl Fn(&D::Game, &D::Game),
) {
    let mut games = Games::of(text, dialect.clone());
    let mut last = 0;
    while let Some(game) = games.next() {
        assert!(games.offset() > last, "no progress");
        last = games.offset();
        match game {
            Ok(game) => {
                let text = game.to_string();
                let back = Games::of(&text, dialect.clone());
                let back: Vec<D::Game> = back.map(|game| game.expect("what was written")).collect();
                assert_eq!(back.len(), 1);
                assert_eq!(back[0], game);
                assert_eq!(back[0].to_string(), text);
                check(&game, &back[0]);
            }
            Err(error) => assert!(!error.to_string().contains(['\n', '\r'])),
        }
    }
    assert_eq!(games.offset(), text.len());
}
