//! Games that come in from PGN: into the list, with what came with them.

use serde::Deserialize;

use super::{Entry, Store, extras, new_name, now};

/// A game that was read from PGN (`crates/desk/src/incoming.rs`).
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
pub(crate) struct Incoming {
    /// The word for what is played.
    pub(crate) game: String,
    /// The game as a saved text.
    pub(crate) saved: String,
    /// The players' names, in the order of the seats; empty where they are not known.
    pub(crate) players: Vec<String>,
    /// The day when it was played, as in `2026-11-20`; empty if that is not known.
    pub(crate) day: String,
    /// The result.
    pub(crate) result: String,
    /// Why it ended; empty if that is not known.
    pub(crate) termination: String,
    /// How much has happened.
    pub(crate) events: usize,
    /// The position at the end.
    pub(crate) position: String,
    /// Whether the game is not whole here: in PGN it goes on after it has ended by the laws of the table.
    pub(crate) cut: bool,
    /// All of it as PGN, if that says more than the saved text does.
    pub(crate) extra: String,
}

/// What became of games that were to go into the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Added {
    /// The names under which they stand there: as many as there was room for.
    pub(crate) names: Vec<String>,
    /// Whether what came with them is stored, too.
    pub(crate) is_whole: bool,
}

impl Store {
    /// Puts games into the list, as far as there is room.
    pub(crate) async fn add_all(&self, games: &[Incoming]) -> Added {
        let mut names = Vec::new();
        for game in games {
            let name = new_name();
            if self.add(&name, &entry(game)).is_err() {
                break;
            }
            names.push(name);
        }
        let names_of_all = names.iter().map(String::as_str);
        let is_whole = add_extras(names_of_all.zip(games)).await;
        Added { names, is_whole }
    }

    /// Lets a game be the next one on the board, under its name in the list, or alone, under one of its own; whether what came with
    /// it is stored.
    pub(crate) async fn choose_incoming(&self, game: &Incoming, name: Option<&str>) -> bool {
        let name = name.map_or_else(new_name, str::to_owned);
        let is_whole = add_extras([(&*name, game)].into_iter()).await;
        // Last, so that the game follows at once: what is written next is written under this name.
        self.choose(&name).await;
        is_whole
    }
}

/// Stores what came with games, given with their names; whether that could be done.
async fn add_extras<'a>(games: impl Iterator<Item = (&'a str, &'a Incoming)>) -> bool {
    let extras = games.map(|(name, game)| (name, &*game.extra));
    let extras: Vec<_> = extras.filter(|(_, extra)| !extra.is_empty()).collect();
    extras::store(&extras).await
}

/// How a game that came in is written in the list.
fn entry(game: &Incoming) -> Entry {
    Entry {
        written: if game.day.is_empty() {
            now()
        } else {
            format!("{}T12:00:00.000Z", game.day)
        },
        game: game.game.clone(),
        players: game.players.clone(),
        near: 0,
        turn: "none".to_owned(),
        result: game.result.clone(),
        termination: game.termination.clone(),
        events: Some(game.events),
        position: game.position.clone(),
        saved: game.saved.clone(),
    }
}
