//! What the store needs of the device beside its storage. In tests something else stands for it, so
//! that every order in which tabs come to their locks can be tried.

use std::fmt::Debug;

use js_sys::{Date, Math, Number};
use yew::platform::spawn_local;

use super::locks::{Lock, has_locks};
use super::storage::{BrowserStorage, Storage};
use super::{extras, persistence};

/// A device on which games are kept.
pub(crate) trait Device: 'static {
    /// The storage of texts by key.
    type Storage: Storage + Debug;

    /// The lock of a game, free again when it is dropped.
    type Lock: Debug;

    /// Returns whether there are locks.
    fn has_locks(&self) -> bool;

    /// Asks for the lock of a game at once, before the future is polled; `None` if it is not free
    /// within `patience` milliseconds.
    fn lock(
        &self,
        name: &str,
        patience: u32,
    ) -> impl Future<Output = Option<Self::Lock>> + use<Self>;

    /// Stores the extras of games, as pairs of name and text; returns whether that succeeded.
    async fn store_extras(&self, extras: &[(&str, &str)]) -> bool;

    /// Removes the extras of a game, in the background.
    fn forget_extras(&self, name: &str);

    /// Returns the time, as ISO 8601 has it.
    fn time(&self) -> String;

    /// Returns how many milliseconds ago such a time was; no number if it is none.
    fn age(&self, time: &str) -> f64;

    /// Returns a new name for a game.
    fn new_name(&self) -> String;

    /// Asks the browser not to clear what is stored.
    fn ask_to_keep(&self);

    /// Returns whether the browser asks the user about that.
    fn asks_user(&self) -> bool;

    /// Runs a future in the background.
    fn spawn(&self, work: impl Future<Output = ()> + 'static);
}

/// The browser's.
#[derive(Debug)]
pub(crate) struct Browser;

impl Device for Browser {
    type Storage = BrowserStorage;
    type Lock = Lock;

    fn has_locks(&self) -> bool {
        has_locks()
    }

    fn lock(&self, name: &str, patience: u32) -> impl Future<Output = Option<Lock>> + use<> {
        Lock::of_game(name, patience)
    }

    async fn store_extras(&self, extras: &[(&str, &str)]) -> bool {
        extras::store(extras).await
    }

    fn forget_extras(&self, name: &str) {
        let name = name.to_owned();
        spawn_local(async move { extras::remove(&name).await });
    }

    fn time(&self) -> String {
        Date::new_0().to_iso_string().into()
    }

    fn age(&self, time: &str) -> f64 {
        Date::now() - Date::parse(time)
    }

    fn new_name(&self) -> String {
        let base_36 = |number: f64| {
            Number::from(number)
                .to_string_with_radix(36)
                .map(String::from)
                .unwrap_or_default()
        };
        let random = base_36(Math::random());
        [&base_36(Date::now()), random.get(2..8).unwrap_or_default()].concat()
    }

    fn ask_to_keep(&self) {
        persistence::ask();
    }

    fn asks_user(&self) -> bool {
        persistence::asks_user()
    }

    fn spawn(&self, work: impl Future<Output = ()> + 'static) {
        spawn_local(work);
    }
}
