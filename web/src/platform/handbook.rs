//! The text of the rules, which the build makes of `web/handbook`.

use wasm_bindgen::prelude::*;

pub(crate) use super::fetch::NotFetched;

#[wasm_bindgen(module = "/platform/addresses.js")]
extern "C" {
    // The address of the rules in a language.
    #[wasm_bindgen(js_name = handbook)]
    fn address(language: &str) -> String;
}

/// The rules in a language, as HTML that comes with the site.
pub(crate) async fn load(language: &str) -> Result<String, NotFetched> {
    super::fetch::text(&address(language)).await
}
