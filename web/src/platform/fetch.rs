//! Fetching what the page needs only now and then.

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{AbortController, Blob, RequestCredentials, RequestInit, RequestMode, Response};

use crate::page;

/// So many milliseconds a server may take.
const PATIENCE: u32 = 10_000;

/// No file of games for an embedded page is larger, in bytes (`web/early/games.js` has the same
/// limit).
const LARGEST: f64 = 4.0 * 1024.0 * 1024.0;

/// Why there is no file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoFile {
    /// It is not there, or elsewhere, or didn't come.
    Missing,
    /// There is more in it than is read.
    TooLarge,
}

/// Something could not be fetched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct NotFetched;

/// The text of a file of the site.
pub(super) async fn text(address: &str) -> Result<String, NotFetched> {
    fetched(address).await.ok_or(NotFetched)
}

/// A file of the same site that the page's address names. The server is not told who asks, and may
/// not send elsewhere.
pub(crate) async fn file(address: &str) -> Result<Blob, NoFile> {
    let limits = RequestInit::new();
    limits.set_mode(RequestMode::SameOrigin);
    limits.set_credentials(RequestCredentials::Omit);
    let blob = async {
        // Large files take their time once they come.
        let (response, _) = answer(address, &limits).await?;
        response.blob().ok()?.await.ok()?.dyn_into::<Blob>().ok()
    };
    let blob = blob.await.ok_or(NoFile::Missing)?;
    if blob.size() > LARGEST {
        return Err(NoFile::TooLarge);
    }
    Ok(blob)
}

async fn fetched(address: &str) -> Option<String> {
    let (response, _timer) = answer(address, &RequestInit::new()).await?;
    response.text().ok()?.await.ok()?.as_string()
}

/// Returns what a server answers, if it does so in time and has what is asked for. As long as the
/// timer is kept, the rest has to come in time, too.
async fn answer(address: &str, limits: &RequestInit) -> Option<(Response, Timeout)> {
    let stop = AbortController::new().ok()?;
    limits.set_signal(Some(&stop.signal()));
    let timer = Timeout::new(PATIENCE, move || stop.abort());
    let asked = page::window().fetch_with_str_and_init(address, limits);
    let response: Response = asked.await.ok()?.unchecked_into();
    response.ok().then_some((response, timer))
}
