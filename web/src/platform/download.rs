//! Texts and pictures as files.

use gloo_file::{Blob, ObjectUrl};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::HtmlAnchorElement;

use crate::page;

/// After how many milliseconds the browser has surely begun to write.
const WRITTEN: u32 = 60_000;

/// Lets the user save a text as a file of this name.
pub(crate) fn download(name: &str, text: &str) {
    save(name, Blob::new_with_options(text, Some("text/plain")));
}

/// Lets the user save a file under this name.
pub(crate) fn save(name: &str, file: Blob) {
    let Ok(link) = page::document().create_element("a") else {
        return; // Every document can make a link.
    };
    let link: HtmlAnchorElement = link.unchecked_into();
    let address = ObjectUrl::from(file);
    link.set_href(&address);
    link.set_download(name);
    link.click();
    Timeout::new(WRITTEN, move || drop(address)).forget();
}
