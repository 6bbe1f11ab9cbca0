//! Keeps the screen awake while a game is played and the page is seen. Where the browser can't, or
//! doesn't want to, the screen sleeps when it likes, and nobody is told.

use std::cell::{Cell, RefCell};

use gloo_events::EventListener;
use js_sys::Promise;
use js_sys::futures::spawn_local;
use wasm_bindgen::prelude::*;

use crate::page;

// Not yet among the stable parts of `web-sys`.
#[wasm_bindgen]
extern "C" {
    /// The browser's promise to keep the screen awake.
    type WakeLockSentinel;

    #[wasm_bindgen(catch, js_namespace = ["navigator", "wakeLock"])]
    fn request(kind: &str) -> Result<Promise, JsValue>;

    #[wasm_bindgen(method, getter)]
    fn released(this: &WakeLockSentinel) -> bool;

    #[wasm_bindgen(method)]
    fn release(this: &WakeLockSentinel) -> Promise;
}

thread_local! {
    static PLAYING: Cell<bool> = const { Cell::new(false) };
    static LISTENER: RefCell<Option<EventListener>> = const { RefCell::new(None) };
    static LOCK: RefCell<Option<WakeLockSentinel>> = const { RefCell::new(None) };
    static SETTLING: Cell<bool> = const { Cell::new(false) };
    static REFUSED: Cell<bool> = const { Cell::new(false) };
}

/// Tells whether a game is being played now: from its first move to its end, but not while it is
/// paused. A lock that was refused, say since the battery is to be spared, is asked for again each
/// time.
pub(crate) fn playing(now: bool) {
    if PLAYING.replace(now) == now && !REFUSED.take() {
        return;
    }
    LISTENER.with_borrow_mut(|listener| {
        listener.get_or_insert_with(|| {
            EventListener::new(&page::document(), "visibilitychange", |_| {
                spawn_local(settle());
            })
        });
    });
    spawn_local(settle());
}

/// Takes the lock or gives it back until what is held is what is wanted. One thing is done after
/// the other, or a lock that comes late would be held for ever.
async fn settle() {
    if SETTLING.replace(true) {
        return;
    }
    while let Some(wanted) = change() {
        let done = if wanted {
            take().await
        } else {
            give_back().await
        };
        if done.is_err() {
            REFUSED.set(true);
            break;
        }
    }
    SETTLING.set(false);
}

/// Returns whether the lock is wanted, if it is wanted and not held, or the other way round.
fn change() -> Option<bool> {
    let wanted = PLAYING.get() && !page::document().hidden();
    // The browser takes it away by itself when the page is hidden.
    let held = LOCK.with_borrow(|lock| lock.as_ref().is_some_and(|lock| !lock.released()));
    (wanted != held).then_some(wanted)
}

async fn take() -> Result<(), JsValue> {
    let lock = request("screen")?.await?;
    LOCK.set(Some(lock.unchecked_into()));
    Ok(())
}

async fn give_back() -> Result<(), JsValue> {
    if let Some(lock) = LOCK.take() {
        lock.release().await?;
    }
    Ok(())
}
