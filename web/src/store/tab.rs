//! The game on the board of this tab: the name that it has on the device, and what is written
//! there, and when.

use super::Entry;
use super::places::{Place, Places};
use super::storage::Storage;
use crate::page::StoreError;

/// The key of the name that a tab comes back to when the page is loaded again.
const TAB: &str = "rochade.game";

/// A tab with its game on the board.
#[derive(Debug)]
pub(super) struct Tab<S> {
    pub(super) places: Places<S>,
    /// What this tab has for itself, even when the page is loaded again.
    session: S,
    /// The name of the game on the board.
    pub(super) name: String,
    /// The name that this tab comes back to.
    noted: Option<String>,
    /// The key under which the game was written last.
    written: Option<String>,
}

impl<S: Storage> Tab<S> {
    pub(super) fn new(local: S, session: S) -> Tab<S> {
        Tab {
            places: Places(local),
            session,
            name: String::new(),
            noted: None,
            written: None,
        }
    }

    /// The names of the games that may come onto the board when the page is opened, the best one
    /// first, and whether this tab had the game before: that one comes first, and then those that
    /// go on, the newest first.
    pub(super) fn candidates(&self) -> Vec<(String, bool)> {
        let own = self.session.get(TAB);
        let mut others = self.places.newest();
        others.retain(|name| Some(name) != own.as_ref());
        let own = own.into_iter().map(|name| (name, true));
        own.chain(others.into_iter().map(|name| (name, false)))
            .collect()
    }

    /// The game of this name, if it was left: one that is over was, if this tab had it.
    pub(super) fn left(&self, name: &str, own: bool) -> Option<Entry> {
        let (place, entry) = self.places.kept(name)?;
        (own || place == Place::Open).then_some(entry)
    }

    /// Writes the game. If it is another one than before, the one before goes to the list.
    pub(super) fn write(&mut self, before: Option<&str>, entry: &Entry) -> Result<(), StoreError> {
        if let Some(before) = before {
            self.places.leave(before)?;
        }
        if self.noted.as_ref() != Some(&self.name) {
            self.session.set(TAB, &self.name)?;
            self.noted = Some(self.name.clone());
        }
        self.put(entry)
    }

    /// Writes the game where it belongs, and removes it from where it does not.
    fn put(&mut self, entry: &Entry) -> Result<(), StoreError> {
        let is_over = !entry.result.is_empty();
        if is_over && self.is_in_list(entry) {
            return Ok(());
        }
        let place = if is_over { Place::Done } else { Place::Open };
        self.places.write(place, &self.name, entry)?;
        let [key, _] = place.keys(&self.name);
        if self.written.as_ref() != Some(&key) {
            for place in [Place::Open, Place::Done] {
                for other in place.keys(&self.name) {
                    if other != key {
                        self.places.0.remove(&other);
                    }
                }
            }
            self.written = Some(key);
        }
        Ok(())
    }

    /// Returns whether the game is over in the list, too, and nowhere else: looking at such a game
    /// changes nothing.
    fn is_in_list(&self, entry: &Entry) -> bool {
        let listed = self.places.entry(Place::Done, &self.name);
        // The men of one that is read are written once, for the board that is seen early.
        let is_same = |listed: &Entry| !entry.read || listed.men == entry.men;
        let is_there = listed.is_some_and(|listed| {
            !matches!(&*listed.result, "" | "*") && !listed.is_behind(entry) && is_same(&listed)
        });
        is_there && self.places.find(Place::Open, &self.name).is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::storage::tests::Map;

    /// A game that goes on, or is over if there is a result.
    fn game(saved: &str, result: &str) -> Entry {
        Entry {
            written: format!("2026-11-22T01:00:00.000Z {saved}"),
            game: "chess".to_owned(),
            result: result.to_owned(),
            events: Some(1),
            saved: saved.to_owned(),
            ..Entry::default()
        }
    }

    /// A tab with a game of this name on its board.
    fn tab(local: &Map, name: &str) -> Tab<Map> {
        let mut tab = Tab::new(local.clone(), Map::default());
        tab.name = name.to_owned();
        tab
    }

    /// Returns what is stored: the keys, without what they begin with in common, and the saved
    /// texts.
    fn stored(local: &Map) -> Vec<(String, String)> {
        let keys = local.keys().into_iter();
        let entry = |key: String| {
            let entry = Entry::parse(&local.get(&key).expect("a value"));
            (key.replace("rochade.", ""), entry.saved + &entry.result)
        };
        keys.map(entry).collect()
    }

    fn expect(local: &Map, expected: &[(&str, &str)]) {
        let stored = stored(local);
        let stored: Vec<_> = stored
            .iter()
            .map(|(key, saved)| (&**key, &**saved))
            .collect();
        assert_eq!(stored, expected);
    }

    #[test]
    fn a_game_goes_on_under_its_name_until_it_is_over() {
        let local = Map::default();
        let mut tab = tab(&local, "one");
        tab.write(None, &game("1", "")).expect("there is room");
        tab.write(None, &game("2", "")).expect("there is room");
        expect(&local, &[("2.open.one", "2")]);
        tab.write(None, &game("3", "1-0")).expect("there is room");
        expect(&local, &[("2.done.one", "31-0")]);
        // Taken back.
        tab.write(None, &game("4", "")).expect("there is room");
        expect(&local, &[("2.open.one", "4")]);
        assert_eq!(tab.candidates(), [("one".to_owned(), true)]);
    }

    #[test]
    fn a_game_that_is_over_and_only_looked_at_stays_as_it_is() {
        for key in ["rochade.2.done.one", "rochade.done.one"] {
            let local = Map::of(&[(key, &game("1", "1-0").to_value())]);
            tab(&local, "one")
                .write(None, &game("2", "1-0"))
                .expect("there is room");
            expect(&local, &[(&key["rochade.".len()..], "11-0")]);
        }
    }

    #[test]
    fn a_game_that_was_left_and_is_over_now_is_written() {
        // Of an old entry it may not be known how much has happened.
        let left = Entry {
            events: None,
            ..game("1", "*")
        };
        let local = Map::of(&[("rochade.done.one", &left.to_value())]);
        tab(&local, "one")
            .write(None, &game("2", "1-0"))
            .expect("there is room");
        expect(&local, &[("2.done.one", "21-0")]);
    }

    #[test]
    fn where_a_device_stopped_between_two_writes_the_game_with_more_counts() {
        let so_many = |events, game: Entry| Entry {
            events: Some(events),
            ..game
        };
        let over = so_many(2, game("2", "1-0"));
        let local = Map::of(&[
            ("rochade.2.open.one", &game("1", "").to_value()),
            ("rochade.2.done.one", &over.to_value()),
        ]);
        let mut tab = tab(&local, "one");
        assert_eq!(tab.left("one", true), Some(over.clone()));
        assert_eq!(tab.left("one", false), None);
        tab.write(None, &over).expect("there is room");
        expect(&local, &[("2.done.one", "21-0")]);
        // What happens after the end is kept, too.
        let more = so_many(3, game("3", "1-0"));
        tab.write(None, &more).expect("there is room");
        expect(&local, &[("2.done.one", "31-0")]);
        // Taken back.
        let open = so_many(4, game("4", ""));
        local
            .set("rochade.2.open.one", &open.to_value())
            .expect("there is room");
        assert_eq!(tab.left("one", false), Some(open));
    }

    #[test]
    fn what_an_older_build_wrote_is_written_as_games_are_now() {
        let lines = "then\n0w\n\n\nAnna\nBen\n3\nfen\nold";
        for key in ["rochade.game.one", "rochade.done.one"] {
            let local = Map::of(&[(key, lines), ("rochade.game.two", lines)]);
            tab(&local, "one")
                .write(None, &game("1", ""))
                .expect("there is room");
            expect(&local, &[("2.open.one", "1"), ("game.two", "old")]);
        }
    }

    #[test]
    fn a_game_that_is_left_goes_to_the_list_unless_nothing_happened_in_it() {
        let local = Map::default();
        let mut tab = tab(&local, "one");
        tab.write(None, &game("1", "")).expect("there is room");
        tab.name = "two".to_owned();
        let begun = Entry {
            events: Some(0),
            ..game("2", "")
        };
        tab.write(Some("one"), &begun).expect("there is room");
        expect(&local, &[("2.done.one", "1*"), ("2.open.two", "2")]);
        tab.name = "three".to_owned();
        tab.write(Some("two"), &game("3", ""))
            .expect("there is room");
        expect(&local, &[("2.done.one", "1*"), ("2.open.three", "3")]);
        // Where it is not known what happened, something may have.
        let unknown = Entry {
            events: None,
            ..game("4", "")
        };
        tab.write(None, &unknown).expect("there is room");
        tab.name = "five".to_owned();
        tab.write(Some("three"), &game("5", ""))
            .expect("there is room");
        expect(
            &local,
            &[
                ("2.done.one", "1*"),
                ("2.done.three", "4*"),
                ("2.open.five", "5"),
            ],
        );
    }

    #[test]
    fn a_game_that_was_damaged_meanwhile_stays_when_it_is_left() {
        let local = Map::of(&[("rochade.2.open.one", "{\"saved\":")]);
        tab(&local, "two")
            .write(Some("one"), &game("2", ""))
            .expect("there is room");
        expect(&local, &[("2.open.one", ""), ("2.open.two", "2")]);
    }

    #[test]
    fn the_tabs_own_game_comes_first_and_then_the_newest() {
        let local = Map::of(&[
            ("rochade.2.open.b", &game("2", "").to_value()),
            (
                "rochade.game.c",
                "2026-11-22T01:00:00.000Z 3\n0w\n\n\n\n\n1\nfen\n3",
            ),
            ("rochade.2.open.d", &game("1", "").to_value()),
            ("rochade.2.done.a", &game("0", "1-0").to_value()),
            ("rochade.2.lost.e", "?"),
        ]);
        let names = |tab: &Tab<Map>| -> Vec<String> {
            tab.candidates()
                .into_iter()
                .map(|(name, own)| if own { name + "!" } else { name })
                .collect()
        };
        let mut tab = tab(&local, "");
        assert_eq!(names(&tab), ["c", "b", "d"]);
        tab.session = Map::of(&[(TAB, "d")]);
        assert_eq!(names(&tab), ["d!", "c", "b"]);
        tab.session = Map::of(&[(TAB, "a")]);
        assert_eq!(names(&tab), ["a!", "c", "b", "d"]);
        // One in which nothing happened hides none that was played.
        let begun = Entry {
            events: Some(0),
            ..game("9", "")
        };
        local
            .set("rochade.2.open.f", &begun.to_value())
            .expect("there is room");
        assert_eq!(names(&tab), ["a!", "c", "b", "d", "f"]);
        // One that is over is opened by the tab that had it, and by no other.
        assert_eq!(
            tab.left("a", true).map(|entry| entry.saved).as_deref(),
            Some("0")
        );
        assert_eq!(tab.left("a", false), None);
        assert_eq!(tab.left("nowhere", true), None);
    }

    #[test]
    fn what_cannot_be_stored_is_an_error_each_time_and_nothing_is_lost() {
        for error in [StoreError::Full, StoreError::Forbidden] {
            let local = Map::default();
            let mut tab = tab(&local, "one");
            tab.write(None, &game("1", "")).expect("there is room");
            local.error.set(Some(error));
            assert_eq!(tab.write(None, &game("2", "")), Err(error));
            tab.name = "two".to_owned();
            assert_eq!(tab.write(Some("one"), &game("3", "")), Err(error));
            expect(&local, &[("2.open.one", "1")]);
            local.error.set(None);
            tab.write(None, &game("4", "")).expect("there is room");
            expect(&local, &[("2.open.one", "1"), ("2.open.two", "4")]);
        }
    }

    #[test]
    fn a_tab_that_can_note_nothing_for_itself_stores_no_game() {
        let local = Map::default();
        let mut tab = tab(&local, "one");
        tab.session.error.set(Some(StoreError::Forbidden));
        assert_eq!(tab.write(None, &game("1", "")), Err(StoreError::Forbidden));
        expect(&local, &[]);
    }
}
