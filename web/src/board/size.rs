//! The board's size. The style sheet computes it from the room that there is; it only needs to be told how many squares there
//! are, and how many players need room for a bar. (How large a device pixel is, so that a square has a whole number of them, `boot.js` tells it.)

use rochade_table::Geometry;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::page;

/// Tells the style sheet the number of columns, rows and seats.
pub(super) fn announce(geometry: &Geometry) {
    set("--columns", &geometry.columns().to_string());
    set("--rows", &geometry.rows().to_string());
    set("--seats", &geometry.plan().seats.len().to_string());
}

fn set(name: &str, value: &str) {
    let root = page::document().document_element();
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        // Custom properties take any value: there is nothing that could be refused.
        let _ = root.style().set_property(name, value);
    }
}
