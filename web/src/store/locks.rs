//! The locks by which tabs leave each other their games. A lock is named as its game is, and the
//! browser frees it with the tab.

use js_sys::{Function, Promise};
use wasm_bindgen::prelude::*;

/// What stands before the name of a game, in all builds.
const LOCK: &str = "rochade.game.";

#[wasm_bindgen(module = "/platform/locks.js")]
extern "C" {
    /// Whether the browser has locks.
    #[wasm_bindgen(js_name = hasLocks)]
    pub(super) fn has_locks() -> bool;

    #[wasm_bindgen(js_name = lock)]
    fn lock(name: &str, patience: u32) -> Promise;
}

/// A lock, free again when this is dropped.
#[derive(Debug)]
pub(crate) struct Lock(Function);

impl Lock {
    /// Asks for the lock of a game at once; `None` if it is not free within `patience`
    /// milliseconds.
    pub(super) fn of_game(name: &str, patience: u32) -> impl Future<Output = Option<Lock>> + use<> {
        let release = lock(&[LOCK, name].concat(), patience);
        async move { release.await.ok()?.dyn_into().ok().map(Lock) }
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // It throws nothing.
        let _ = self.0.call0(&JsValue::NULL);
    }
}
