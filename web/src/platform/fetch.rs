//! Fetching what the page needs only now and then.

use wasm_bindgen::JsCast;
use web_sys::{AbortSignal, RequestInit, Response};

use crate::page;

/// So many milliseconds a server may take.
const PATIENCE: u32 = 10_000;

/// Something could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotFetched;

/// The text of a file of the site.
pub(super) async fn text(address: &str) -> Result<String, NotFetched> {
    fetched(address).await.ok_or(NotFetched)
}

async fn fetched(address: &str) -> Option<String> {
    let limits = RequestInit::new();
    limits.set_signal(Some(&AbortSignal::timeout_with_u32(PATIENCE)));
    let asked = page::window().fetch_with_str_and_init(address, &limits);
    let response = asked.await.ok()?;
    let response: Response = response.unchecked_into();
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.as_string()
}
