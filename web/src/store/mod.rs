//! The games that stay on the device (play.md, section 9).
//!
//! Each has a name, and an [`Entry`] under a key of its own. A game that goes on belongs to one tab
//! at a time: the one that holds the lock of its name.

mod entry;
pub(crate) mod extras;
mod incoming;
mod list;
mod locks;
mod persistence;
mod places;
mod storage;
mod tab;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo_events::EventListener;
use js_sys::{Date, Math, Number};
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::platform::spawn_local;

pub(crate) use crate::page::StoreError;
pub(crate) use entry::Entry;
pub(crate) use incoming::Incoming;
pub(crate) use list::{Listed, OnBoard, day_of, file_name};
pub(crate) use places::Place;

use locks::{Lock, has_locks};
use storage::BrowserStorage;
use tab::Tab;

/// How long, in milliseconds, a tab waits for a game that it had before the page was loaded again:
/// the browser is about to free it, but a busy device takes its time. Only a tab that was
/// duplicated waits so long.
const PATIENCE: u32 = 2000;

/// How long it waits for a game that has just begun: no other tab can have it, so it waits as long
/// as the browser needs.
const LONG: u32 = 60_000;

/// Without locks, which need a secure connection, a game may still be another tab's for so many
/// milliseconds after it was written.
const FRESH: f64 = 5000.0;

/// The games on the device, as this tab sees them. What is cloned is the same store.
#[derive(Clone, Debug)]
pub(crate) struct Store(Rc<Inner>);

#[derive(Debug)]
struct Inner {
    tab: RefCell<Tab<BrowserStorage>>,
    lock: RefCell<Option<Lock>>,
    /// Whether the browser was asked to keep what is stored.
    asked: Cell<bool>,
    /// Hears of what other tabs write.
    listener: RefCell<Option<EventListener>>,
}

impl PartialEq for Store {
    fn eq(&self, other: &Store) -> bool {
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
        let store = Store(Rc::new(Inner {
            tab: RefCell::new(Tab::new(local, session)),
            lock: RefCell::default(),
            asked: Cell::default(),
            listener: RefCell::default(),
        }));
        store.0.make_way();
        let found = store.find_left().await;
        if found.is_none() {
            store.0.begin();
        }
        (store, found)
    }

    /// The game that was left, held by this tab.
    async fn find_left(&self) -> Option<Entry> {
        let candidates = self.0.tab.borrow().candidates();
        for (name, own) in candidates {
            let entry = self.0.tab.borrow().left(&name, own);
            if entry.is_some() && self.0.hold(&name, own).await {
                self.0.tab.borrow_mut().name = name;
                return entry;
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
        let before = self.begin_if(begins);
        date(&mut entry);
        self.0.tab.borrow_mut().write(before.as_deref(), &entry)?;
        // Browsers that ask the user about it do so when there is something to lose, and not
        // before.
        if entry.events != Some(0) && !self.0.asked.replace(true) {
            persistence::ask();
        }
        Ok(())
    }

    /// Switches to another game if one was chosen or begins. Returns the name of the one before.
    fn begin_if(&self, begins: bool) -> Option<String> {
        let next = self.0.tab.borrow_mut().next.take();
        if !begins && next.is_none() {
            return None;
        }
        let before = self.current();
        match next {
            Some(name) => self.0.tab.borrow_mut().name = name,
            None => self.0.begin(),
        }
        (self.current() != before).then_some(before)
    }

    /// The game that the store was opened with can't be read: it is put aside, and the board is
    /// free for another one.
    pub(crate) fn refuse(&self) -> SetAside {
        let name = self.current();
        self.0.begin();
        let value = self
            .0
            .tab
            .borrow()
            .places
            .set_aside(&name)
            .unwrap_or_default();
        SetAside { name, value }
    }

    /// Lets the game of this name be the next one on the board; whether no other tab has it.
    pub(crate) async fn choose(&self, name: &str) -> bool {
        let is_free = self.current() == name || self.0.hold(name, false).await;
        if is_free {
            self.0.tab.borrow_mut().next = Some(name.to_owned());
        }
        is_free
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
    pub(crate) fn add(&self, name: &str, mut entry: Entry) -> Result<(), StoreError> {
        date(&mut entry);
        self.0.tab.borrow().places.write(Place::Done, name, &entry)
    }

    /// Deletes a game.
    pub(crate) fn remove(&self, place: Place, name: &str) {
        self.0.tab.borrow().places.remove(place, name);
    }

    /// Returns what is known of the game on the board beside its moves.
    pub(crate) fn on_board(&self) -> OnBoard {
        let tab = self.0.tab.borrow();
        let entry = tab.left(&tab.name, true).unwrap_or_default();
        let day = day_of(&entry.written);
        OnBoard {
            name: tab.name.clone(),
            file: file_name(&entry.players, &day),
            day,
        }
    }
}

impl Inner {
    /// Lets a game that has no name yet be on the board.
    fn begin(self: &Rc<Self>) {
        self.tab.borrow_mut().name = new_name();
        self.hold_own();
    }

    /// Takes the lock of the game on the board.
    fn hold_own(self: &Rc<Self>) {
        if !has_locks() {
            return;
        }
        let inner = Rc::clone(self);
        spawn_local(async move {
            let name = inner.tab.borrow().name.clone();
            let lock = Lock::of_game(&name, LONG).await;
            // Meanwhile yet another game may have begun.
            if inner.tab.borrow().name == name {
                inner.lock.replace(lock);
            }
        });
    }

    /// Returns whether no other tab has the game; from then on this one has it, and no longer the
    /// one that it had before. For its own game a tab waits.
    async fn hold(&self, name: &str, own: bool) -> bool {
        if !has_locks() {
            return own || !self.is_fresh(name);
        }
        let lock = Lock::of_game(name, if own { PATIENCE } else { 0 }).await;
        let is_held = lock.is_some();
        if is_held {
            self.lock.replace(lock);
        }
        is_held
    }

    /// Returns whether the game was written just now, by another tab.
    fn is_fresh(&self, name: &str) -> bool {
        let tab = self.tab.borrow();
        let mut entries = tab.places.entries(Place::Open, name);
        entries.any(|entry| Date::now() - Date::parse(&entry.written) < FRESH)
    }

    /// Without locks, two tabs may have come to the same game. The one that wrote first goes on
    /// under another name.
    fn make_way(self: &Rc<Self>) {
        let Some(window) = web_sys::window().filter(|_| !has_locks()) else {
            return;
        };
        let inner = Rc::downgrade(self);
        let listener = EventListener::new(&window, "storage", move |event| {
            let inner = Weak::upgrade(&inner);
            if let (Some(inner), Some(event)) = (inner, event.dyn_ref::<StorageEvent>())
                && inner.written_elsewhere(event)
            {
                inner.begin();
            }
        });
        self.listener.replace(Some(listener));
    }

    /// Returns whether another tab has written the game on the board.
    fn written_elsewhere(&self, event: &StorageEvent) -> bool {
        let keys = Place::Open.keys(&self.tab.borrow().name);
        let is_written = event.new_value().is_some_and(|value| !value.is_empty());
        is_written && event.key().is_some_and(|key| keys.contains(&key))
    }
}

/// A name that no game has.
fn new_name() -> String {
    let base_36 = |number: f64| {
        Number::from(number)
            .to_string_with_radix(36)
            .map(String::from)
            .unwrap_or_default()
    };
    let random = base_36(Math::random());
    [&base_36(Date::now()), random.get(2..8).unwrap_or_default()].concat()
}

/// Says in a game when it was written, if that is not told: now.
fn date(entry: &mut Entry) {
    if entry.written.is_empty() {
        entry.written = Date::new_0().to_iso_string().into();
    }
}
