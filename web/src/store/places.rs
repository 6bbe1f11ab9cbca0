//! Where games stand in the storage: each under a key of its own, which says whether it goes on, is
//! over, or can't be read.

use super::storage::Storage;
use super::{Entry, legacy};
use crate::page::StoreError;

/// The key of what takes the room that is to be left free.
const RESERVE: &str = "rochade.reserve";

/// How many characters are left free: room for some hundred long games.
const RESERVED: usize = 100_000;

/// A place for games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Games that go on, each on the board of a tab, or left by one.
    Open,
    /// Games that are over, or were left before their end: the list.
    Done,
    /// Games that could not be read. They stay unchanged, and are offered as files until a build
    /// can read them.
    Lost,
}

impl Place {
    /// Returns what the keys of games here begin with: as they are written now, and as earlier
    /// builds wrote them.
    fn prefixes(self) -> [&'static str; 2] {
        match self {
            Place::Open => ["rochade.2.open.", legacy::OPEN],
            Place::Done => ["rochade.2.done.", legacy::DONE],
            Place::Lost => ["rochade.2.lost.", legacy::LOST],
        }
    }

    /// The keys that a game may have here; if it has both, the first one counts.
    pub(super) fn keys(self, name: &str) -> [String; 2] {
        self.prefixes().map(|prefix| [prefix, name].concat())
    }
}

/// The games in a storage, by place and name.
#[derive(Debug)]
pub(super) struct Places<S>(pub(super) S);

impl<S: Storage> Places<S> {
    /// The names of the games in a place.
    pub(super) fn names(&self, place: Place) -> Vec<String> {
        let [now, before] = place.prefixes();
        let name = |key: String| {
            let new = key.strip_prefix(now);
            let old = || {
                key.strip_prefix(before)
                    .filter(|name| !self.is_under_new_key(place, name))
            };
            new.or_else(old).map(str::to_owned)
        };
        self.0.keys().into_iter().filter_map(name).collect()
    }

    fn is_under_new_key(&self, place: Place, name: &str) -> bool {
        let [key, _] = place.keys(name);
        self.0.get(&key).is_some()
    }

    /// The key of a game in a place, if it stands there.
    pub(super) fn find(&self, place: Place, name: &str) -> Option<String> {
        let mut keys = place.keys(name).into_iter();
        keys.find(|key| self.0.get(key).is_some())
    }

    /// The value of a game in a place.
    pub(super) fn value(&self, place: Place, name: &str) -> Option<String> {
        place.keys(name).iter().find_map(|key| self.0.get(key))
    }

    /// The game of this name in a place, if there is one.
    pub(super) fn entry(&self, place: Place, name: &str) -> Option<Entry> {
        self.value(place, name).map(|value| Entry::parse(&value))
    }

    pub(super) fn write(&self, place: Place, name: &str, entry: &Entry) -> Result<(), StoreError> {
        let [key, _] = place.keys(name);
        self.0.set(&key, &entry.to_value())
    }

    pub(super) fn remove(&self, place: Place, name: &str) {
        for key in place.keys(name) {
            self.0.remove(&key);
        }
    }

    /// Takes the room that games from elsewhere must leave for those that are played here.
    pub(super) fn reserve(&self) -> Result<(), StoreError> {
        self.0.set(RESERVE, &" ".repeat(RESERVED))
    }

    /// Frees that room.
    pub(super) fn free_reserve(&self) {
        self.0.remove(RESERVE);
    }

    /// The game of this name, unless it was put aside, and where it stands. Where a device stopped
    /// between two writes, it stands twice: then the entry counts in which more has happened.
    pub(super) fn kept(&self, name: &str) -> Option<(Place, Entry)> {
        let [open, done] =
            [Place::Open, Place::Done].map(|place| Some((place, self.entry(place, name)?)));
        match (open, done) {
            (Some((_, open)), Some(done)) if open.is_behind(&done.1) => Some(done),
            (open, done) => open.or(done),
        }
    }

    /// Puts a game that was left before its end into the list, if anything happened in it.
    pub(super) fn leave(&self, name: &str) -> Result<(), StoreError> {
        let Some((place, mut entry)) = self.kept(name) else {
            return Ok(());
        };
        // It has been damaged meanwhile, and stays, to be told of when it is opened.
        if entry.saved.is_empty() {
            return Ok(());
        }
        if place == Place::Open && entry.events != Some(0) {
            entry.result = "*".to_owned();
            self.write(Place::Done, name, &entry)?;
        }
        self.remove(Place::Open, name);
        Ok(())
    }

    /// Puts a game that can't be read where it is not opened again and nothing is written over it.
    /// Gives its value.
    pub(super) fn set_aside(&self, place: Place, name: &str) -> Option<String> {
        let key = self.find(place, name)?;
        let value = self.0.get(&key)?;
        let mut aside = name.to_owned();
        while self.find(Place::Lost, &aside).is_some() {
            aside.push('-');
        }
        let [to, _] = Place::Lost.keys(&aside);
        // Where there is no room, it stays where it is.
        if self.0.set(&to, &value).is_ok() {
            self.0.remove(&key);
        }
        Some(value)
    }

    /// Puts a game that was put aside back into the list, under a name that is free.
    pub(super) fn restore(&self, aside: &str, name: &str) {
        let [to, _] = Place::Done.keys(name);
        let value = self.value(Place::Lost, aside);
        // Where there is no room, it stays where it is.
        if value.is_some_and(|value| self.0.set(&to, &value).is_ok()) {
            self.remove(Place::Lost, aside);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::storage::tests::Map;

    #[test]
    fn of_two_entries_of_a_game_the_one_under_the_new_key_counts() {
        let places = Places(Map::of(&[
            ("rochade.game.one", "old\n"),
            ("rochade.2.open.one", "new\n"),
            ("rochade.game.two", "old\n"),
            ("rochade.2.open.three", ""),
            ("rochade.settings", "board=green"),
        ]));
        // Nothing is under the key of the third.
        let mut names = places.names(Place::Open);
        names.sort();
        assert_eq!(names, ["one", "three", "two"]);
        let entry = places.entry(Place::Open, "one");
        assert_eq!(entry.map(|entry| entry.written).as_deref(), Some("new"));
        assert_eq!(
            places.find(Place::Open, "two").as_deref(),
            Some("rochade.game.two")
        );
        assert_eq!(places.find(Place::Open, "three"), None);
        assert_eq!(places.value(Place::Done, "one"), None);
        places.remove(Place::Open, "one");
        assert_eq!(places.find(Place::Open, "one"), None);
    }

    #[test]
    fn what_cannot_be_read_is_set_aside_over_nothing_else() {
        for place in [Place::Open, Place::Done] {
            for key in place.keys("one") {
                let places = Places(Map::of(&[
                    (&key, "?"),
                    ("rochade.2.lost.one", "another"),
                    ("rochade.lost.one-", "yet another"),
                ]));
                assert_eq!(places.set_aside(place, "one").as_deref(), Some("?"));
                assert_eq!(places.0.get(&key), None);
                let set_aside = places.0.get("rochade.2.lost.one--");
                assert_eq!(set_aside.as_deref(), Some("?"));
                assert_eq!(places.0.keys().len(), 3);
                assert_eq!(places.set_aside(place, "one"), None);
            }
        }
    }

    #[test]
    fn without_room_it_stays_where_it_is() {
        let map = Map::of(&[("rochade.game.one", "?")]);
        map.error.set(Some(StoreError::Full));
        let set_aside = Places(map.clone()).set_aside(Place::Open, "one");
        assert_eq!(set_aside.as_deref(), Some("?"));
        assert_eq!(map.get("rochade.game.one").as_deref(), Some("?"));
    }
}
