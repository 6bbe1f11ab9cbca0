//! Keys that are not the page's.

use web_sys::KeyboardEvent;

/// The code that Safari gives the key which ends a composition, after having ended it.
const COMPOSED: u32 = 229;

/// Returns whether a key is the browser's, since another is held with it: Alt and the left arrow go
/// back to the page before.
pub(crate) fn is_the_browsers(event: &KeyboardEvent) -> bool {
    event.alt_key() || event.ctrl_key() || event.meta_key()
}

/// Returns whether a key belongs to a word that is still being composed of several keys, as in
/// Japanese.
pub(crate) fn composes(event: &KeyboardEvent) -> bool {
    event.is_composing() || event.key_code() == COMPOSED
}
