//! What the page asks of the browser beyond its document: sounds, the clipboard, files, the screen,
//! and what is fetched when it is asked for. The browser may refuse each of these, and says so by a
//! value.

pub(crate) mod audio;
pub(crate) mod beside;
pub(crate) mod builds;
pub(crate) mod cases;
pub(crate) mod clipboard;
pub(crate) mod download;
pub(crate) mod drops;
pub(crate) mod fetch;
pub(crate) mod full_screen;
pub(crate) mod handbook;
pub(crate) mod haptics;
pub(crate) mod keys;
pub(crate) mod leaving;
pub(crate) mod live_region;
pub(crate) mod locale;
pub(crate) mod openings;
pub(crate) mod painter;
pub(crate) mod share_sheet;
pub(crate) mod sleep;
pub(crate) mod stopped;
pub(crate) mod styles;
pub(crate) mod trusted;
pub(crate) mod typing;
pub(crate) mod wake_lock;
pub(crate) mod worker;

use js_sys::Promise;
use js_sys::futures::spawn_local;
use wasm_bindgen::JsValue;

/// Lets the browser do something that may fail without anyone being told.
pub(crate) fn regardless(promise: Result<Promise, JsValue>) {
    if let Ok(promise) = promise {
        // Without someone who waits, the browser would report a failure as an error of the page.
        spawn_local(async {
            let _ = promise.await;
        });
    }
}
