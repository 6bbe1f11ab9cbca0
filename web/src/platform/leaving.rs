//! The browser's question before a page is left.

use gloo_events::{EventListener, EventListenerOptions};
use js_sys::Reflect;

use crate::page;

/// Lets the browser ask before the page is left, until what comes back is dropped.
pub(crate) fn guard() -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&page::window(), "beforeunload", options, |event| {
        event.prevent_default();
        // What browsers knew before they knew `preventDefault` here. An event's property can be
        // set.
        let _ = Reflect::set(event, &"returnValue".into(), &true.into());
    })
}
