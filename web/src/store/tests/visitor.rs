//! A tab with somebody at it.

use super::device::{Desk, TabDevice, game, pause};
use crate::store::storage::tests::Map;
use crate::store::{Incoming, Listed, Store};

/// What a tab was opened with.
pub(super) struct Opened {
    pub(super) device: TabDevice,
    storage: Map,
    session: Map,
}

/// A tab with a game on its board. It is closed when this is dropped.
pub(super) struct Visitor {
    number: usize,
    pub(super) device: TabDevice,
    pub(super) storage: Map,
    session: Map,
    pub(super) store: Store<TabDevice>,
    /// The game on the board, and its result.
    text: String,
    result: &'static str,
}

impl Visitor {
    /// Opens the page in a new tab.
    pub(super) async fn open(desk: &Desk) -> Visitor {
        let opened = Opened {
            device: TabDevice::new(desk),
            storage: desk.storage.elsewhere(),
            session: Map::default(),
        };
        Visitor::open_as(opened).await
    }

    /// Opens the page.
    pub(super) async fn open_as(opened: Opened) -> Visitor {
        let Opened {
            device,
            storage,
            session,
        } = opened;
        let store = Store::on(device.clone(), storage.clone(), session.clone());
        let left = store.take_up().await;
        let number = device.desk.number();
        let text = left.map_or_else(|| format!("game{number}:"), |left| left.saved);
        Visitor {
            number,
            device,
            storage,
            session,
            store,
            text,
            result: "",
        }
    }

    /// Returns what a copy of this tab is opened with.
    pub(super) fn duplicate(&self) -> Opened {
        Opened {
            device: TabDevice::new(&self.device.desk),
            storage: self.storage.elsewhere(),
            session: self.session.copied(),
        }
    }

    /// Closes the page and opens it again.
    pub(super) async fn reload(self) -> Visitor {
        let opened = Opened {
            device: TabDevice::new(&self.device.desk),
            storage: self.storage.clone(),
            session: self.session.clone(),
        };
        drop(self);
        pause().await;
        Visitor::open_as(opened).await
    }

    /// Makes a move.
    pub(super) fn play(&mut self) {
        self.text.push_str(&self.number.to_string());
        self.result = "";
        self.save(false);
    }

    /// Makes the last move.
    pub(super) fn end(&mut self) {
        self.play();
        self.text.push('#');
        self.result = "1-0";
        self.save(false);
    }

    /// Begins another game.
    pub(super) fn begin(&mut self) {
        self.text = format!("game{}:", self.device.desk.number());
        self.result = "";
        self.save(true);
    }

    /// Opens a game of the list.
    pub(super) async fn put_on_board(&mut self, listed: &Listed) {
        let Ok(held) = self.store.hold(listed).await else {
            return;
        };
        self.text.clone_from(&held.entry.saved);
        self.result = if held.entry.result == "1-0" {
            "1-0"
        } else {
            ""
        };
        self.store.choose(held);
        self.save(true);
    }

    /// Deletes a game of the list.
    pub(super) async fn delete(&mut self, listed: &Listed) {
        let saved = &listed.entry.saved;
        let kept = || self.device.desk.kept.borrow_mut();
        let is_of_it = |kept: &mut String| saved.starts_with(kept.as_str());
        let of_it: Vec<String> = kept().extract_if(.., is_of_it).collect();
        let deleted = self.store.delete(listed.place, &listed.name, saved).await;
        if deleted.is_err() {
            kept().extend(of_it);
        }
    }

    /// Brings two games from a file, with something beside, and plays on in the first one.
    pub(super) async fn import(&mut self) {
        let games = ["one", "two"].map(|game_name| {
            let saved = format!("{game_name}{}:1", self.device.desk.number());
            let extra = "1. e4 {comment} *".to_owned();
            Incoming {
                entry: game(&saved, "*"),
                extra,
                ..Incoming::default()
            }
        });
        let added = self.store.add_all(&games).await;
        for game in &games[..added.names.len()] {
            self.note(&game.entry.saved);
        }
        pause().await;
        let name = added.names.first().map(String::as_str);
        let (held, _) = self.store.hold_incoming(&games[0], name).await;
        self.text.clone_from(&games[0].entry.saved);
        self.result = "";
        self.store.choose(held);
        self.save(true);
        pause().await;
        self.play();
    }

    /// Saves the game on the board; `begins` says that it is another one than before.
    fn save(&mut self, begins: bool) {
        let boards = || self.device.desk.boards.borrow_mut();
        if begins {
            boards().remove(&self.number);
        }
        let saved = self.store.save(game(&self.text, self.result), begins);
        if saved.is_ok() && !self.storage.has_stopped() {
            boards().insert(self.number, self.text.clone());
            // Where nothing happened, nothing is kept once it is left.
            if !self.text.ends_with(':') {
                self.note(&self.text);
            }
        }
    }

    /// Notes that the user was told that a text is kept.
    fn note(&self, text: &str) {
        if !self.storage.has_stopped() {
            self.device.desk.kept.borrow_mut().push(text.to_owned());
        }
    }
}

impl Drop for Visitor {
    fn drop(&mut self) {
        self.device.works.borrow_mut().clear();
        self.device.desk.boards.borrow_mut().remove(&self.number);
    }
}
