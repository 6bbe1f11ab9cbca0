//! A device for tests, on which everything that takes its time is waited for once at least.

use std::cell::{Cell, RefCell};
use std::collections::{BTreeMap, BTreeSet};
use std::future::poll_fn;
use std::pin::{Pin, pin};
use std::rc::Rc;
use std::task::{Context, Poll, Waker};

use crate::store::Entry;
use crate::store::device::Device;
use crate::store::storage::Storage;
use crate::store::storage::tests::Map;

/// What stands before the text of a game.
const SAVED: &str = "\"saved\":\"";

/// What is done beside all else.
pub(super) type Work = Pin<Box<dyn Future<Output = ()>>>;

/// Lets others do something.
pub(super) async fn pause() {
    let mut paused = false;
    poll_fn(|_| {
        if std::mem::replace(&mut paused, true) {
            Poll::Ready(())
        } else {
            Poll::Pending
        }
    })
    .await;
}

/// What all tabs share.
#[derive(Clone, Debug, Default)]
pub(super) struct Desk {
    pub(super) storage: Map,
    locks: Rc<RefCell<BTreeSet<String>>>,
    extras: Rc<RefCell<BTreeMap<String, String>>>,
    /// How many names were given, tabs opened, and times told.
    pub(super) count: Rc<Cell<usize>>,
    /// The texts that must be there, or what goes on with them.
    pub(super) kept: Rc<RefCell<Vec<String>>>,
    /// Those that are on the boards of tabs which were told that they are kept.
    pub(super) boards: Rc<RefCell<BTreeMap<usize, String>>>,
}

impl Desk {
    /// Puts a game under a key.
    pub(super) fn put(&self, key: &str, saved: &str, result: &str) {
        let entry = game(saved, result);
        let set = self.storage.set(key, &entry.to_value());
        set.expect("there is room");
        self.kept.borrow_mut().push(saved.to_owned());
    }

    /// Does some work while no other tab does anything.
    pub(super) fn alone<T>(&self, work: impl Future<Output = T>) -> T {
        let mut work = pin!(work);
        loop {
            let polled = work.as_mut().poll(&mut Context::from_waker(Waker::noop()));
            if let Poll::Ready(done) = polled {
                return done;
            }
        }
    }

    /// Checks that everything is there.
    pub(super) fn expect_all(&self, when: impl Fn() -> String) {
        let keys = self.storage.keys().into_iter();
        let values: Vec<String> = keys.filter_map(|key| self.storage.get(&key)).collect();
        // Faster than reading all of them.
        let saved = |value: &String| Some(value.rfind(SAVED)? + SAVED.len());
        let there = values.iter().filter_map(|value| value.get(saved(value)?..));
        let there: Vec<&str> = there.collect();
        let (kept, boards) = (self.kept.borrow(), self.boards.borrow());
        for text in kept.iter().chain(boards.values()) {
            let is_there = there.iter().any(|there| there.starts_with(text));
            assert!(is_there, "{text} is lost; there are {there:?}: {}", when());
        }
    }

    /// Notes that all that is there now must be there, whether or not anybody was told so.
    pub(super) fn keep_all(&self) {
        let keys = self.storage.keys().into_iter();
        let values = keys.filter_map(|key| self.storage.get(&key));
        let saved = values.map(|value| Entry::parse(&value).saved);
        let saved = saved.filter(|saved| !saved.is_empty() && !saved.ends_with(':'));
        self.kept.borrow_mut().extend(saved);
    }

    /// The lock of a game, if it is free.
    fn lock(&self, name: &str) -> Option<TabLock> {
        let is_free = self.locks.borrow_mut().insert(name.to_owned());
        is_free.then(|| TabLock(self.clone(), name.to_owned()))
    }

    /// A number that was not given before.
    pub(super) fn number(&self) -> usize {
        self.count.set(self.count.get() + 1);
        self.count.get()
    }
}

/// A game with this text, in which each letter behind the `:` is a move.
pub(super) fn game(saved: &str, result: &str) -> Entry {
    let moves = saved.split_once(':').map_or("", |(_, moves)| moves);
    Entry {
        game: "chess".to_owned(),
        result: result.to_owned(),
        events: Some(moves.len()),
        saved: saved.to_owned(),
        ..Entry::default()
    }
}

/// What one tab has of it.
#[derive(Clone)]
pub(super) struct TabDevice {
    pub(super) desk: Desk,
    pub(super) has_locks: bool,
    /// How old all times are, in milliseconds.
    pub(super) age: f64,
    pub(super) works: Rc<RefCell<Vec<Work>>>,
    /// Whether the browser asks the user before it keeps anything, and how often it was asked.
    pub(super) asks_user: bool,
    pub(super) asked: Rc<Cell<u32>>,
}

impl TabDevice {
    pub(super) fn new(desk: &Desk) -> TabDevice {
        TabDevice {
            desk: desk.clone(),
            has_locks: true,
            age: 0.0,
            works: Rc::default(),
            asks_user: false,
            asked: Rc::default(),
        }
    }

    /// Does a part of what is done beside all else.
    pub(super) fn work(&self) {
        let mut works = self.works.take();
        let mut context = Context::from_waker(Waker::noop());
        works.retain_mut(|work| work.as_mut().poll(&mut context).is_pending());
        self.works.borrow_mut().extend(works);
    }
}

/// The lock of a game, free again when it is dropped.
#[derive(Debug)]
pub(super) struct TabLock(Desk, String);

impl Drop for TabLock {
    fn drop(&mut self) {
        self.0.locks.borrow_mut().remove(&self.1);
    }
}

impl Device for TabDevice {
    type Storage = Map;
    type Lock = TabLock;

    fn has_locks(&self) -> bool {
        self.has_locks
    }

    fn lock(&self, name: &str, patience: u32) -> impl Future<Output = Option<TabLock>> + use<> {
        let (desk, name) = (self.desk.clone(), name.to_owned());
        let mut lock = desk.lock(&name);
        async move {
            for _ in 0..patience / 1000 {
                pause().await;
                lock = lock.or_else(|| desk.lock(&name));
            }
            pause().await;
            lock
        }
    }

    async fn store_extras(&self, extras: &[(&str, &str)]) -> bool {
        pause().await;
        let extras = extras
            .iter()
            .map(|(name, text)| ((*name).into(), (*text).into()));
        self.desk.extras.borrow_mut().extend(extras);
        true
    }

    fn forget_extras(&self, name: &str) {
        self.desk.extras.borrow_mut().remove(name);
    }

    fn time(&self) -> String {
        format!("2026-11-26T00:00:00.{:06}Z", self.desk.number())
    }

    fn age(&self, _: &str) -> f64 {
        self.age
    }

    fn new_name(&self) -> String {
        format!("new{}", self.desk.number())
    }

    fn ask_to_keep(&self) {
        self.asked.set(self.asked.get() + 1);
    }

    fn asks_user(&self) -> bool {
        self.asks_user
    }

    fn spawn(&self, work: impl Future<Output = ()> + 'static) {
        self.works.borrow_mut().push(Box::pin(work));
    }
}
