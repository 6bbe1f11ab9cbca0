//! Asking the browser to keep what is stored: it may clear the storage of pages that are rarely
//! opened, or where room is short.

use js_sys::Promise;
use wasm_bindgen::prelude::*;

use crate::{page, platform};

#[wasm_bindgen]
extern "C" {
    // Not there where the connection is not secure.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "storage"])]
    fn persist() -> Result<Promise, JsValue>;

    #[wasm_bindgen(js_namespace = CSS, js_name = supports)]
    fn supports(property: &str, value: &str) -> bool;
}

/// Returns whether the browser asks the user, in front of the board and aloud, before it promises
/// to keep anything. Firefox does, and only Firefox knows this property.
pub(super) fn asks_user() -> bool {
    supports("-moz-orient", "inline")
}

/// Asks the browser to keep what is stored, if anything is. It may refuse: then it is stored as it
/// was before.
pub(super) fn ask() {
    if page::keeps() {
        platform::regardless(persist());
    }
}
