//! Games that come in from PGN: into the list, with what came with them.

use crate::json::Object;

use super::device::Device;
use super::{Entry, Held, Store};

/// The time of day that is kept of a game of which only the day is known.
pub(crate) const NOON: &str = "T12:00:00.000Z";

/// A game that was read from PGN (`crates/desk/src/incoming.rs`).
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Incoming {
    /// The game, as it is written on the device.
    pub(crate) entry: Entry,
    /// Whether it is not whole there: in PGN it goes on after it has ended by the laws of the
    /// table.
    pub(crate) cut: bool,
    /// All of it as PGN, if that says more than the entry does.
    pub(crate) extra: String,
}

impl Incoming {
    /// The game, as the worker tells it.
    pub(crate) fn from_object(object: &Object) -> Incoming {
        let day = object.text("day").filter(|day| !day.is_empty());
        Incoming {
            entry: Entry {
                // At noon it is that day nearly everywhere.
                written: day.map(|day| day + NOON).unwrap_or_default(),
                turn: "none".to_owned(),
                ..Entry::from_object(object)
            },
            cut: object.flag("cut"),
            extra: object.text("extra").unwrap_or_default(),
        }
    }
}

/// What became of games that were to go into the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Added {
    /// The names under which they stand there: as many as there was room for.
    pub(crate) names: Vec<String>,
    /// Whether what came with them is stored, too.
    pub(crate) is_whole: bool,
}

impl<D: Device> Store<D> {
    /// Puts games into the list, as far as there is room, and leaves some for the game on the
    /// board.
    pub(crate) async fn add_all(&self, games: &[Incoming]) -> Added {
        let reserve = self.0.tab.borrow().places.reserve();
        // Where there is less room than that, there is none for games.
        let games_with_room = if reserve.is_ok() { games } else { &[] };
        let mut names: Vec<String> = Vec::new();
        for game in games_with_room {
            let name = self.0.device.new_name();
            let entry = Entry {
                file: names.first().unwrap_or(&name).clone(),
                number: Some(names.len()),
                ..game.entry.clone()
            };
            if self.add(&name, entry).is_err() {
                break;
            }
            names.push(name);
        }
        self.0.tab.borrow().places.free_reserve();
        let named = names.iter().map(String::as_str).zip(games);
        let is_whole = self.add_extras(named).await;
        Added { names, is_whole }
    }

    /// Holds a game so that it can come onto the board, and returns whether its extras are stored.
    ///
    /// It has its name in the list, unless another tab has gone on with that game: then it is a new
    /// one.
    pub(crate) async fn hold_incoming(
        &self,
        game: &Incoming,
        listed: Option<&str>,
    ) -> (Held<D>, bool) {
        let held = self.hold_new(&game.entry, listed).await;
        let is_whole = self.add_extras([(&*held.name, game)].into_iter()).await;
        (held, is_whole)
    }

    /// Stores the extras of games, given by name; returns whether that succeeded.
    async fn add_extras<'a>(&self, games: impl Iterator<Item = (&'a str, &'a Incoming)>) -> bool {
        let extras = games.map(|(name, game)| (name, &*game.extra));
        let extras: Vec<_> = extras.filter(|(_, extra)| !extra.is_empty()).collect();
        self.0.device.store_extras(&extras).await
    }
}
