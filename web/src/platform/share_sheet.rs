//! The system's own sheet for sending something to someone.

use js_sys::{Array, Reflect};
use wasm_bindgen::JsValue;
use web_sys::{File, ShareData};

use crate::page;

/// Returns whether the browser has one.
pub(crate) fn exists() -> bool {
    let navigator = page::window().navigator();
    Reflect::has(&navigator, &JsValue::from_str("share")).unwrap_or(false)
}

/// Opens the sheet for a link, where there is one ([`exists`]). Closing it without sending anything
/// is no failure.
pub(crate) fn open(link: &str) {
    let data = ShareData::new();
    data.set_url(link);
    super::regardless(Ok(page::window().navigator().share_with_data(&data)));
}

/// Opens the sheet for files; returns whether it takes them.
pub(crate) fn open_files(files: &[File]) -> bool {
    let navigator = page::window().navigator();
    let data = ShareData::new();
    data.set_files(&files.iter().collect::<Array>());
    let takes = exists() && navigator.can_share_with_data(&data);
    if takes {
        super::regardless(Ok(navigator.share_with_data(&data)));
    }
    takes
}
