//! Short ways to read.

use rochade_pdn::{Game, Games, Pdn, Variant};

/// The leaflet's rules, as those that hold where a text tells none.
pub(crate) fn noris() -> &'static Variant {
    Variant::find("noris").expect("the leaflet's rules")
}

/// All games of a text: under which laws, how many moves and which result, or the error.
pub(crate) fn all(text: &str) -> Vec<String> {
    Games::of(text, Pdn::new(noris()))
        .map(|game| match game {
            Ok(game) => format!("{} {} {}", game.laws(), game.len(), game.sheet.result),
            Err(error) => error.to_string(),
        })
        .collect()
}

/// The only game of a text.
#[track_caller]
pub(crate) fn one(text: &str) -> Game {
    let mut games: Vec<Game> = Games::of(text, Pdn::new(noris()))
        .collect::<Result<_, _>>()
        .unwrap_or_else(|error| panic!("{error}: {text}"));
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// The plies of the only game, with all their squares, and the man that was blown after them.
#[track_caller]
pub(crate) fn moves(text: &str) -> String {
    let game = one(text);
    let plies = game.plies().map(|(ply, _)| {
        let blow = ply.blow.map(|square| format!("{square}~ "));
        let mv = ply.mv.map(|mv| mv.to_string());
        blow.unwrap_or_default() + &mv.unwrap_or_default()
    });
    let last = game.last_blow().map(|square| format!("{square}~"));
    plies.chain(last).collect::<Vec<_>>().join(" ")
}

/// The game is written and read back, and nothing has changed.
#[track_caller]
pub(crate) fn check_round_trip(game: &Game) -> String {
    let text = game.to_string();
    let back = one(&text);
    assert_eq!(&back, game, "{text}");
    assert_eq!(back.to_string(), text);
    assert_eq!(back.line().position(), game.position(), "{text}");
    text
}
