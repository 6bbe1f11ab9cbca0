//! The text of the rules, which the build makes of `web/handbook`.

use wasm_bindgen::prelude::*;

pub(crate) use super::fetch::NotFetched;

#[wasm_bindgen(module = "/platform/addresses.js")]
extern "C" {
    // The address of the rules in a language.
    #[wasm_bindgen(js_name = handbook)]
    fn address(language: &str) -> String;
}

/// What the rules begin with.
const BEGINNING: &str = "<div class=\"rules\"";

/// The rules in a language, as HTML that comes with the site.
pub(crate) async fn load(language: &str) -> Result<String, NotFetched> {
    let text = super::fetch::text(&address(language)).await?;
    // A network that wants a login first answers with a page of its own, whatever it is asked for.
    if text.starts_with(BEGINNING) {
        Ok(text)
    } else {
        Err(NotFetched)
    }
}
