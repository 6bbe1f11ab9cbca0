//! The texts of the page, in the language that the start script has chosen.

use wasm_bindgen::prelude::*;

use crate::text::Texts;

#[wasm_bindgen(module = "/platform/texts.js")]
extern "C" {
    #[wasm_bindgen(catch)]
    async fn texts() -> Result<JsValue, JsValue>;
}

/// All texts of the page.
///
/// # Errors
///
/// If they did not come, or are those of another build.
pub(crate) async fn load() -> Result<&'static Texts, JsError> {
    let texts = texts().await.ok().and_then(|texts| texts.as_string());
    let texts = texts.and_then(Texts::read);
    texts.ok_or_else(|| JsError::new("the words did not come, or are not those of this page"))
}
