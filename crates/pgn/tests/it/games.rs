//! Short ways to read.

use rochade_pgn::{Game, Games};

/// All games of a text: how many moves and which result, or the error.
pub(crate) fn all(text: &str) -> Vec<String> {
    Games::new(text)
        .map(|game| match game {
            Ok(game) => format!("{} {}", game.len(), game.sheet.result),
            Err(error) => error.to_string(),
        })
        .collect()
}

/// The only game of a text.
#[track_caller]
pub(crate) fn one(text: &str) -> Game {
    let mut games: Vec<Game> = Games::new(text)
        .collect::<Result<_, _>>()
        .unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The moves of the only game, as UCI.
#[track_caller]
pub(crate) fn moves(text: &str) -> String {
    let moves: Vec<String> = one(text).real_moves().map(|mv| mv.to_string()).collect();
    moves.join(" ")
}

/// The game is written and read back, and nothing has changed.
#[track_caller]
pub(crate) fn check_round_trip(game: &Game) -> String {
    let text = game.to_string();
    let back = one(&text);
    assert_eq!(&back, game, "{text}");
    // The counters don't make positions differ.
    assert_eq!(back.start().to_setup(), game.start().to_setup(), "{text}");
    assert_eq!(back.to_string(), text);
    text
}
