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
}

/// Asks the browser to keep what is stored, if anything is. It may refuse: then it is stored as it
/// was before.
pub(super) fn ask() {
    if page::keeps() {
        platform::regardless(persist());
    }
}
