//! What becomes markup, or runs as a script of its own: by the page's one policy for trusted types
//! only.

use wasm_bindgen::prelude::*;
use web_sys::{Element, Worker};

#[wasm_bindgen(module = "/platform/trusted.js")]
extern "C" {
    /// Writes what an element holds. Whatever doesn't begin as the squares or the rules do stops
    /// the page.
    pub(crate) fn write(element: &Element, html: &str);

    /// Starts the worker that reads and writes PGN and PDN.
    ///
    /// # Errors
    ///
    /// If the browser lets it start no workers.
    #[wasm_bindgen(catch, js_name = startDesk)]
    pub(crate) fn start_desk() -> Result<Worker, JsValue>;
}
