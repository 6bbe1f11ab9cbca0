//! The page around the app: the browser's window and document, and what the device remembers.

use std::cell::{Cell, RefCell};

use wasm_bindgen::{JsCast, JsValue};
use web_sys::{
    Document, DomException, Element, HtmlElement, MediaQueryList, Performance, UrlSearchParams,
    Window,
};

/// The browser's window. The page runs nowhere else.
pub(crate) fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The page's document.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Returns what the page's address says under a name, behind its `?`.
pub(crate) fn asked_for(name: &str) -> Option<String> {
    let search = window().location().search().ok()?;
    UrlSearchParams::new_with_str(&search).ok()?.get(name)
}

/// Returns whether the page is for a tablet that everybody may use.
pub(crate) fn is_kiosk() -> bool {
    asked_for("kiosk").as_deref() == Some("1")
}

/// Loads the page again, in the language that the user has chosen now: its address asks for none
/// any more, but on a tablet for everybody, whose visitors come and go. Where it can't be loaded
/// again, it keeps the words that it has.
pub(crate) fn load_in_chosen_language() {
    let location = window().location();
    let search = location.search().unwrap_or_default();
    let asked = UrlSearchParams::new_with_str(&search);
    let asked = asked.ok().filter(|asked| asked.has("lang") && !is_kiosk());
    let _ = match asked {
        Some(asked) => {
            asked.delete("lang");
            location.set_search(&String::from(asked.to_string()))
        }
        None => location.reload(),
    };
}

/// Returns the milliseconds since the page was opened, by a clock that only goes forward, and not
/// while the device sleeps.
pub(crate) fn awake() -> f64 {
    // Browsers without it are older than WebAssembly.
    CLOCK.with(|clock| clock.as_ref().map_or(0.0, Performance::now))
}

/// Returns the same, as games count it: without what was left out, and with what was added.
pub(crate) fn now() -> u64 {
    (awake() + ADDED.get()) as u64
}

/// Adds milliseconds to what games count as passed, or leaves some out.
pub(crate) fn add_time(milliseconds: f64) {
    ADDED.set(ADDED.get() + milliseconds);
}

/// Returns a number by chance, from which the chance of a computer at the table comes.
pub(crate) fn seed() -> u32 {
    // Chance is below 1.
    (js_sys::Math::random() * (f64::from(u32::MAX) + 1.0)) as u32
}

thread_local! {
    /// The page's clock, which is read many times in each move.
    static CLOCK: Option<Performance> = window().performance();

    /// What games count as passed besides, in milliseconds.
    static ADDED: Cell<f64> = const { Cell::new(0.0) };

    /// The prefix of all keys of this page in the browser's storage; `None` if nothing is kept.
    static KEPT_UNDER: RefCell<Option<String>> = const { RefCell::new(Some(String::new())) };
}

/// Sets the prefix of all keys of this page in the browser's storage; with `None`, nothing is kept
/// or read.
pub(crate) fn keep_under(start: Option<String>) {
    KEPT_UNDER.replace(start);
}

/// Returns whether the device is to remember anything of this page.
pub(crate) fn keeps() -> bool {
    KEPT_UNDER.with_borrow(Option::is_some)
}

/// Returns a key with the page's prefix; `None` if nothing may be kept.
pub(crate) fn key(name: &str) -> Option<String> {
    KEPT_UNDER.with_borrow(|start| Some([start.as_deref()?, name].concat()))
}

/// Returns what the device keeps under a key; `None` if there is nothing, or nothing may be kept.
pub(crate) fn remembered(key: &str) -> Option<String> {
    let key = self::key(key)?;
    window().local_storage().ok()??.get_item(&key).ok()?
}

/// Lets the device remember something that is no loss if it can't.
pub(crate) fn remember(key: &str, value: &str) {
    let _ = store(key, Some(value));
}

/// Why something could not be stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StoreError {
    /// There is no room for it.
    Full,
    /// The browser lets the page store nothing.
    Forbidden,
}

impl From<JsValue> for StoreError {
    fn from(error: JsValue) -> StoreError {
        let name = error.dyn_ref::<DomException>().map(DomException::name);
        match name.as_deref() {
            Some("QuotaExceededError") => StoreError::Full,
            _ => StoreError::Forbidden,
        }
    }
}

/// Lets the device remember something under a key, or forget what it does.
///
/// # Errors
///
/// Why it can't.
pub(crate) fn store(key: &str, value: Option<&str>) -> Result<(), StoreError> {
    let Some(key) = self::key(key) else {
        return Ok(());
    };
    let storage = window().local_storage().map_err(StoreError::from)?;
    let storage = storage.ok_or(StoreError::Forbidden)?;
    Ok(match value {
        Some(value) => storage.set_item(&key, value),
        None => storage.remove_item(&key),
    }?)
}

thread_local! {
    /// Follows what the system wants.
    static LESS_MOTION: Option<MediaQueryList> = window().match_media("(prefers-reduced-motion: reduce)").ok().flatten();
}

/// Returns whether the system wants less motion.
pub(crate) fn reduced_motion() -> bool {
    LESS_MOTION.with(|query| query.as_ref().is_some_and(MediaQueryList::matches))
}

/// Returns whether no element has the focus, so that the keyboard would be lost.
pub(crate) fn nothing_has_focus() -> bool {
    let document = document();
    let body = document.body().map(Element::from);
    let focused = document.active_element();
    focused.is_none() || focused == body
}

/// Returns whether the focus is within the element that a selector finds first.
pub(crate) fn has_focus(selector: &str) -> bool {
    let active = document().active_element();
    active.is_some_and(|active| matches!(active.closest(selector), Ok(Some(_))))
}

/// Gives the focus to the element that a selector finds first, if there is one.
pub(crate) fn focus(selector: &str) {
    let found = document().query_selector(selector).ok().flatten();
    if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        // An element that can't have it is refused, and nothing is lost by that.
        let _ = element.focus();
    }
}

/// Writes a number to a ten-thousandth: exact enough for thirds of a pixel on every board. Rust's
/// own formatting of floating-point numbers would weigh several kB on the wire.
pub(crate) fn decimal(number: f64) -> String {
    let parts = (number * 10_000.0).round() as i64;
    let sign = if parts < 0 { "-" } else { "" };
    let (whole, part) = (parts.abs() / 10_000, parts.abs() % 10_000);
    format!("{sign}{whole}.{part:04}")
}

/// Writes a length in CSS pixels.
pub(crate) fn px(length: f64) -> String {
    decimal(length) + "px"
}

/// Writes a point as paths in drawings have it.
pub(crate) fn point((x, y): (f64, f64)) -> String {
    [&*decimal(x), " ", &*decimal(y)].concat()
}

#[cfg(test)]
mod tests {
    use super::px;

    #[test]
    fn lengths_are_written_with_their_sign() {
        let written: Vec<String> = [0.0, 146.0 / 3.0, -3.5, -0.04].map(px).into();
        assert_eq!(written, ["0.0000px", "48.6667px", "-3.5000px", "-0.0400px"]);
    }
}
