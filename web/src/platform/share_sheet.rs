//! The system's own sheet for sending something to someone.

use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::ShareData;

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
