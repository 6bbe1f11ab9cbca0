//! Filling the screen with the page.

use js_sys::{JsString, Object, Promise, Reflect};
use wasm_bindgen::prelude::*;

use crate::page;

#[wasm_bindgen]
extern "C" {
    /// The root element, with what `web-sys` does not know of it yet.
    #[wasm_bindgen(extends = web_sys::Element)]
    type Root;

    #[wasm_bindgen(method, catch, js_name = requestFullscreen)]
    fn fill_screen(this: &Root, options: &Object) -> Result<Promise, JsValue>;
}

/// Fills the screen with the page, or gives it back. The user sees what the browser refuses.
pub(crate) fn toggle() {
    let document = page::document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
        return;
    }
    let Some(root) = document.document_element() else {
        return;
    };
    let root: Root = root.unchecked_into();
    super::regardless(without_buttons().and_then(|options| root.fill_screen(&options)));
}

/// The browser's own buttons are not wanted.
fn without_buttons() -> Result<Object, JsValue> {
    let options = Object::new();
    let hide = JsString::from("hide");
    Reflect::set(&options, &JsString::from("navigationUI"), &hide)?;
    Ok(options)
}
