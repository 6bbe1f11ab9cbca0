//! Fetching what the page needs only now and then.

use wasm_bindgen::JsCast;
use web_sys::Response;

use crate::page;

/// Something could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotFetched;

/// The text of a file of the site.
pub(super) async fn text(address: &str) -> Result<String, NotFetched> {
    fetched(address).await.ok_or(NotFetched)
}

async fn fetched(address: &str) -> Option<String> {
    let response = page::window().fetch_with_str(address).await.ok()?;
    let response: Response = response.unchecked_into();
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.as_string()
}
