//! Fetching what the page needs only now and then.

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{AbortController, RequestInit, Response};

use crate::page;

/// How many milliseconds a server may take.
const PATIENCE: u32 = 10_000;

/// Something could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotFetched;

/// The text of a file of the site.
pub(super) async fn text(address: &str) -> Result<String, NotFetched> {
    fetched(address).await.ok_or(NotFetched)
}

async fn fetched(address: &str) -> Option<String> {
    let stop = AbortController::new().ok()?;
    let limits = RequestInit::new();
    limits.set_signal(Some(&stop.signal()));
    let _timer = Timeout::new(PATIENCE, move || stop.abort());
    let asked = page::window().fetch_with_str_and_init(address, &limits);
    let response: Response = asked.await.ok()?.unchecked_into();
    if !response.ok() {
        return None;
    }
    response.text().ok()?.await.ok()?.as_string()
}
