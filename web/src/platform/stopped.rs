//! What the player is told when the compiled page has stopped with a trap: by a script, since
//! nothing compiled may run after that.

use wasm_bindgen::prelude::*;

#[wasm_bindgen(module = "/platform/stopped.js")]
extern "C" {
    /// Looks out for a trap. It is to be called before anything hears that the page is left.
    pub(crate) fn watch();
}
