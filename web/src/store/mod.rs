//! The games that stay on the device (play.md, section 9).
//!
//! Each has a name, and an [`Entry`] under a key of its own. A game that goes on belongs to one tab
//! at a time: the one that holds the lock of its name.

mod device;
mod entry;
pub(crate) mod extras;
mod held;
mod incoming;
mod legacy;
mod list;
mod locks;
mod persistence;
mod places;
pub(crate) mod reviews;
mod storage;
mod tab;
#[cfg(test)]
mod tests;
mod without_locks;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::EventListener;

pub(crate) use crate::page::StoreError;
pub(crate) use entry::Entry;
pub(crate) use held::{Held, Missed};
pub(crate) use incoming::{Incoming, NOON};
pub(crate) use list::{Listed, OnBoard, file_name};
pub(crate) use places::Place;

use device::{Browser, Device};
use storage::BrowserStorage;
use tab::Tab;

/// How long, in milliseconds, a tab waits for a game that it had before the page was loaded again:
/// the browser is about to free it, but a busy device takes its time. Only a tab that was
/// duplicated waits all of it.
const PATIENCE: u32 = 2000;

/// How long it waits for a game that has just begun: no other tab can have it, so it waits as long
/// as the browser needs.
const LONG: u32 = 60_000;

/// For how many milliseconds after it was written a game counts as another tab's, where there are
/// no locks, which need a secure connection.
const FRESH: f64 = 5000.0;

/// The games on the device, as this tab sees them. What is cloned is the same store.
#[derive(Debug)]
pub(crate) struct Store<D: Device = Browser>(Rc<Inner<D>>);

#[derive(Debug)]
struct Inner<D: Device> {
    device: D,
    tab: RefCell<Tab<D::Storage>>,
    /// The game that comes onto the board next, if it was chosen.
    next: RefCell<Option<Held<D>>>,
    /// The hold on the game on the board.
    hold: RefCell<Hold<D::Lock>>,
    /// Whether the browser was asked to keep what is stored.
    asked: Cell<bool>,
    /// Hears of what other tabs write.
    listener: RefCell<Option<EventListener>>,
}

/// A tab's hold on a game: its lock, where the browser has locks.
#[derive(Debug)]
struct Hold<L>(Option<L>);

impl<L> Default for Hold<L> {
    fn default() -> Self {
        Hold(None)
    }
}

impl<D: Device> Clone for Store<D> {
    fn clone(&self) -> Self {
        Store(Rc::clone(&self.0))
    }
}

impl<D: Device> PartialEq for Store<D> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A game that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SetAside {
    /// Its name on the device.
    pub(crate) name: String,
    /// What stands there.
    pub(crate) value: String,
}

impl Store {
    /// Opens the store, with the game that this tab had, or else the newest one that goes on and
    /// that no other tab has.
    pub(crate) async fn open() -> (Store, Option<Entry>) {
        let (local, session) = (BrowserStorage::local(), BrowserStorage::session());
        let store = Store::on(Browser, local, session);
        store.0.make_way();
        let left = store.take_up().await;
        (store, left)
    }
}

impl<D: Device> Store<D> {
    fn on(device: D, local: D::Storage, session: D::Storage) -> Store<D> {
        Store(Rc::new(Inner {
            device,
            tab: RefCell::new(Tab::new(local, session)),
            next: RefCell::default(),
            hold: RefCell::default(),
            asked: Cell::default(),
            listener: RefCell::default(),
        }))
    }

    /// The game that was left, held by this tab, or else one that begins.
    async fn take_up(&self) -> Option<Entry> {
        let left = self.find_left().await;
        if left.is_none() {
            self.0.begin();
        }
        left
    }

    async fn find_left(&self) -> Option<Entry> {
        let candidates = self.0.tab.borrow().candidates();
        for (name, own) in candidates {
            let left = || self.0.tab.borrow().left(&name, own);
            // Nobody waits for a game that is not there.
            if left().is_none() {
                continue;
            }
            let Some(hold) = self.0.hold(&name, own).await else {
                continue;
            };
            // The tab that had it may have gone on with it, or ended it.
            if let Some(left) = left() {
                self.0.hold.replace(hold);
                self.0.tab.borrow_mut().name = name;
                return Some(left);
            }
        }
        None
    }

    /// Writes the game on the board; `begins` says that it is another one than before, which then
    /// goes to the list.
    ///
    /// # Errors
    ///
    /// Why it can't be stored.
    pub(crate) fn save(&self, mut entry: Entry, begins: bool) -> Result<(), StoreError> {
        let before = self.current();
        // The game before is held until it is in the list.
        let _held = begins.then(|| self.switch());
        let before = (self.current() != before).then_some(before);
        self.date(&mut entry);
        self.0.tab.borrow_mut().write(before.as_deref(), &entry)?;
        // Not before there is something to lose. A question to the user would stand before the
        // first move: it waits for the list of games.
        if entry.events != Some(0) && !self.0.device.asks_user() {
            self.ask_to_keep();
        }
        Ok(())
    }

    /// Asks the browser not to clear what is stored, unless it was asked.
    pub(crate) fn ask_to_keep(&self) {
        if !self.0.asked.replace(true) {
            self.0.device.ask_to_keep();
        }
    }

    /// Switches to the game that was chosen, or to one that begins; returns the hold on the one
    /// before, if it was exchanged already.
    fn switch(&self) -> Option<Hold<D::Lock>> {
        let Some(next) = self.0.next.take() else {
            self.0.begin();
            return None;
        };
        self.0.tab.borrow_mut().name = next.name;
        next.hold.map(|hold| self.0.hold.replace(hold))
    }

    /// The game that the store was opened with can't be read, and the board is free for another
    /// one. It is put aside, but not if a newer build wrote it, which is to find it.
    pub(crate) fn refuse(&self, is_newer: bool) -> SetAside {
        let name = self.current();
        self.0.begin();
        let places = &self.0.tab.borrow().places;
        let place = places.kept(&name).map_or(Place::Open, |(place, _)| place);
        let value = if is_newer {
            places.value(place, &name)
        } else {
            places.set_aside(place, &name)
        };
        SetAside {
            name,
            value: value.unwrap_or_default(),
        }
    }

    /// The name of the game on the board.
    pub(crate) fn current(&self) -> String {
        self.0.tab.borrow().name.clone()
    }

    /// All games but the one on the board, the newest first.
    pub(crate) fn games(&self) -> Vec<Listed> {
        let tab = self.0.tab.borrow();
        tab.places.list(&tab.name)
    }

    /// The games of the list that came in one file with this game, in the order of the file.
    pub(crate) fn beside(&self, entry: &Entry) -> Vec<Listed> {
        if entry.file.is_empty() {
            return Vec::new();
        }
        let mut games = self.games();
        games.retain(|game| game.entry.read && game.entry.file == entry.file);
        games.sort_by_key(|game| game.entry.number);
        games
    }

    /// Returns what stands on the device for a game of the list, readable or not.
    pub(crate) fn value(&self, place: Place, name: &str) -> String {
        let tab = self.0.tab.borrow();
        tab.places.value(place, name).unwrap_or_default()
    }

    /// Puts a game into the list, unless it is on the device already.
    pub(crate) fn shelve(&self, name: &str, entry: Entry) -> Result<(), StoreError> {
        let is_there = self.0.tab.borrow().left(name, true).is_some();
        if is_there {
            return Ok(());
        }
        self.add(name, entry)
    }

    /// Puts a game into the list.
    fn add(&self, name: &str, mut entry: Entry) -> Result<(), StoreError> {
        self.date(&mut entry);
        self.0.tab.borrow().places.write(Place::Done, name, &entry)
    }

    /// Says in a game when it was written, if that is not told: now.
    fn date(&self, entry: &mut Entry) {
        if entry.written.is_empty() {
            entry.written = self.0.device.time();
        }
    }

    /// Returns what is known of the game on the board beside its moves.
    pub(crate) fn on_board(&self) -> OnBoard {
        let tab = self.0.tab.borrow();
        let entry = tab.left(&tab.name, true).unwrap_or_default();
        let day = entry.day();
        OnBoard {
            name: tab.name.clone(),
            file: file_name(&entry.players, &day),
            day,
        }
    }
}

impl<D: Device> Inner<D> {
    /// Lets a game that has no name yet be on the board.
    fn begin(self: &Rc<Self>) {
        let name = self.device.new_name();
        self.tab.borrow_mut().name = name.clone();
        if !self.device.has_locks() {
            return;
        }
        // Asked for before anything is written, so that no other tab can be first.
        let lock = self.device.lock(&name, LONG);
        let inner = Rc::clone(self);
        self.device.spawn(async move {
            let lock = lock.await;
            // Meanwhile yet another game may have begun.
            if inner.tab.borrow().name == name {
                inner.hold.replace(Hold(lock));
            }
        });
    }

    /// Holds a game, unless another tab has it. For its own one a tab waits.
    async fn hold(&self, name: &str, own: bool) -> Option<Hold<D::Lock>> {
        if !self.device.has_locks() {
            return (own || !self.is_fresh(name)).then_some(Hold(None));
        }
        let lock = self.device.lock(name, if own { PATIENCE } else { 0 });
        Some(Hold(Some(lock.await?)))
    }

    /// Returns whether the game was written just now, by another tab. If the clock was set back,
    /// what stands there as written later was not.
    fn is_fresh(&self, name: &str) -> bool {
        let entry = self.tab.borrow().places.entry(Place::Open, name);
        entry.is_some_and(|entry| (0.0..FRESH).contains(&self.device.age(&entry.written)))
    }
}
