//! The list of the games on the device.

use js_sys::{Date, JsString, RegExp};
use rochade_table::saved;

use super::Entry;
use super::places::{Place, Places};
use super::storage::Storage;

/// A game in the list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Listed {
    /// Where it stands.
    pub(crate) place: Place,
    /// Its name, of which there is one in a place.
    pub(crate) name: String,
    /// The game, with a result in any case.
    pub(crate) entry: Entry,
    /// Whether it seems readable; a game that was put aside is really read.
    pub(crate) is_readable: bool,
}

impl<S: Storage> Places<S> {
    /// All games but the one on the board, the newest first.
    pub(super) fn list(&self, on_board: &str) -> Vec<Listed> {
        let places = [Place::Open, Place::Done, Place::Lost].into_iter();
        let games = places.flat_map(|place| self.list_place(place));
        let others = games.filter(|game| game.place != Place::Open || game.name != on_board);
        newest_first(others.collect())
    }

    /// The names of the games that go on, the newest first.
    pub(super) fn newest(&self) -> Vec<String> {
        let games = newest_first(self.list_place(Place::Open).collect());
        games.into_iter().map(|game| game.name).collect()
    }

    fn list_place(&self, place: Place) -> impl Iterator<Item = Listed> {
        let names = self.names(place).into_iter();
        names.map(move |name| {
            let mut entry = self.entry(place, &name).unwrap_or_default();
            if entry.result.is_empty() {
                entry.result = "*".to_owned();
            }
            let is_readable = match place {
                Place::Lost => saved::read(&entry.saved).is_ok(),
                Place::Open | Place::Done => !entry.saved.is_empty(),
            };
            Listed {
                place,
                name,
                entry,
                is_readable,
            }
        })
    }
}

/// The games, the newest first; but last those that go on and in which nothing happened, since
/// nobody looks for them.
fn newest_first(mut games: Vec<Listed>) -> Vec<Listed> {
    let is_begun = |game: &Listed| game.place != Place::Open || game.entry.events != Some(0);
    games.sort_unstable_by(|one, other| {
        let begun_first = is_begun(other).cmp(&is_begun(one));
        begun_first.then_with(|| other.entry.written.cmp(&one.entry.written))
    });
    games
}

/// What is known of the game on the board beside its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct OnBoard {
    /// Its name on the device.
    pub(crate) name: String,
    /// Returns the day of the game, as in `2026-11-20`.
    pub(crate) day: String,
    /// A name for files, without an ending.
    pub(crate) file: String,
}

impl Entry {
    /// The day when it was played, as in `2026-11-20`; empty if that is not known.
    pub(crate) fn day(&self) -> String {
        match self.read {
            false => day_of(&self.written),
            true if self.date.contains('-') => self.date.clone(),
            true => String::new(),
        }
    }
}

/// The day of a time, where the user is; today, if there is none; empty, if it is none.
pub(crate) fn day_of(time: &str) -> String {
    let date = if time.is_empty() {
        Date::new_0()
    } else {
        Date::new(&time.into())
    };
    const MINUTE: f64 = 60_000.0;
    let here = date.get_time() - date.get_timezone_offset() * MINUTE;
    let here = Date::new(&here.into());
    if here.get_time().is_nan() {
        return String::new();
    }
    let here = String::from(here.to_iso_string());
    here.split('T').next().unwrap_or_default().to_owned()
}

/// A name for a file, from the players' names and the day: letters and digits of all languages
/// stay, what else there is becomes `-`.
pub(crate) fn file_name(players: &[String], day: &str) -> String {
    // The browser knows the letters of all languages.
    let other = RegExp::new(r"[^\p{L}\p{N}-]+", "gu");
    let parts = players.iter().map(String::as_str).chain([day]);
    let parts = parts.filter(|part| !part.is_empty());
    let clean = |part| String::from(JsString::from(part).replace_by_pattern(&other, "-"));
    parts.map(clean).collect::<Vec<_>>().join("_")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::storage::tests::Map;

    #[test]
    fn all_games_but_the_one_on_the_board_are_listed_the_newest_first() {
        let game = |written: &str, result: &str, saved: &str| {
            let entry = Entry {
                written: written.to_owned(),
                result: result.to_owned(),
                saved: saved.to_owned(),
                ..Entry::default()
            };
            entry.to_value()
        };
        let entry = |written, result| game(written, result, "1");
        let places = Places(Map::of(&[
            ("rochade.2.open.here", &entry("9", "")),
            ("rochade.2.open.there", &entry("3", "")),
            ("rochade.2.done.here", &entry("4", "1-0")),
            ("rochade.done.old", "2\n0w\n0-1\ncheckmate\n\n\n4\nfen\n1"),
            ("rochade.lost.lost", &entry("5", "1-0")),
            // This build reads it.
            (
                "rochade.2.lost.found",
                &game("1", "", "1AoBd7OMgKEldDAAAA64LAnmf2"),
            ),
            ("rochade.2.done.damaged", "{"),
        ]));
        let games = places.list("here");
        let seen = games.iter().map(|game| {
            (
                game.place,
                &*game.name,
                &*game.entry.result,
                game.is_readable,
            )
        });
        let expected = [
            (Place::Lost, "lost", "1-0", false),
            (Place::Done, "here", "1-0", true),
            (Place::Open, "there", "*", true),
            (Place::Done, "old", "0-1", true),
            (Place::Lost, "found", "*", true),
            (Place::Done, "damaged", "*", false),
        ];
        assert_eq!(seen.collect::<Vec<_>>(), expected);
    }
}
