//! Filling the screen.

use crate::page;

/// Fills the screen with the page, or gives it back. What the browser refuses stays as it is, and is seen to.
pub(crate) fn toggle() {
    let document = page::document();
    if document.fullscreen_element().is_some() {
        document.exit_fullscreen();
    } else if let Some(root) = document.document_element() {
        let _ = root.request_fullscreen();
    }
}
