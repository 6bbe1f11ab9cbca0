//! What becomes markup, or runs as a script of its own: by the page's one policy for trusted types
//! only.

use js_sys::Promise;
use wasm_bindgen::prelude::*;
use web_sys::{Element, Worker};

#[wasm_bindgen(module = "/platform/trusted.js")]
extern "C" {
    /// Writes what an element holds. Whatever begins neither as the squares do nor as rules or
    /// drawings stops the page.
    pub(crate) fn write(element: &Element, html: &str);

    /// Starts the worker of this name.
    ///
    /// # Errors
    ///
    /// If there is none, or the browser lets it start no workers.
    #[wasm_bindgen(catch, js_name = startWorker)]
    pub(crate) fn start_worker(name: &str) -> Result<Worker, JsValue>;

    /// Asks anew for the script of this worker, past all that was kept; tells whether the server
    /// has it.
    #[wasm_bindgen(js_name = fetchWorker)]
    pub(crate) fn fetch_worker(name: &str) -> Promise;
}
