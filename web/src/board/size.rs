//! The board's size. The style sheet computes it from the room that there is; it only needs to be told how many squares
//! there are, and how large a device pixel is, so that a square has a whole number of them.

use gloo_events::EventListener;
use rochade_table::Geometry;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::page;

/// Tells the style sheet the number of columns and rows.
pub(super) fn announce(geometry: &Geometry) {
    set("--columns", &geometry.columns().to_string());
    set("--rows", &geometry.rows().to_string());
}

/// Tells the style sheet the size of a device pixel, now and whenever zooming changes it.
pub(super) fn watch_pixels() -> EventListener {
    announce_pixel();
    EventListener::new(&page::window(), "resize", |_| announce_pixel())
}

fn announce_pixel() {
    set(
        "--pixel",
        &page::px(1.0 / page::window().device_pixel_ratio()),
    );
}

fn set(name: &str, value: &str) {
    let root = page::document().document_element();
    if let Some(root) = root.and_then(|root| root.dyn_into::<HtmlElement>().ok()) {
        // Custom properties take any value: there is nothing that could be refused.
        let _ = root.style().set_property(name, value);
    }
}
