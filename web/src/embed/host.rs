//! The page around an embedded one. The early script (`web/early/host.js`) sees to it that nobody else speaks, or is spoken to.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// The page around this one.
    #[derive(Clone, Debug)]
    pub type Host;

    /// Tells it something: a word of the page's contract, and an object with the rest.
    #[wasm_bindgen(method)]
    pub(crate) fn post(this: &Host, kind: &str, detail: &JsValue);

    /// Sets who hears what it says: each message as it came.
    #[wasm_bindgen(method, setter)]
    pub(crate) fn set_hear(this: &Host, hear: &js_sys::Function);

    /// The games that the address names, where they have come.
    #[wasm_bindgen(method, getter)]
    pub(crate) fn text(this: &Host) -> Option<String>;

    /// Why they have not: a word (`web/early/games.js`).
    #[wasm_bindgen(method, getter)]
    pub(crate) fn fault(this: &Host) -> Option<String>;
}
