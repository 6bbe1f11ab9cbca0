//! Typing where no field has the focus.

use gloo_events::{EventListener, EventListenerOptions};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::keys;
use crate::page;

/// Where a key means something else than a letter: fields, lists, and what is open above the page.
const TAKEN: &str = "input, textarea, select, dialog, [popover]";

/// Leads what is typed anywhere on the page to the field that a selector finds, for as long as this
/// is kept. A key that the page has a use for stays where it was pressed.
pub(crate) fn lead_to(field: &'static str) -> EventListener {
    let options = EventListenerOptions::default();
    EventListener::new_with_options(&page::document(), "keydown", options, move |event| {
        let event: &KeyboardEvent = event.unchecked_ref();
        if is_letter(event) && !event.default_prevented() && !is_taken(event) {
            // The browser puts the letter where the focus is after this.
            page::focus(field);
        }
    })
}

/// Leaves the focus in the field that a selector finds while buttons beside it (`beside`, another
/// selector) are pressed, for as long as this is kept. The field takes room only while it has the
/// focus: what goes away with it would move the button from under the pointer.
pub(crate) fn stay_in(field: &'static str, beside: &'static str) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&page::document(), "mousedown", options, move |event| {
        let is = |element: Option<Element>, selector| {
            matches!(
                element.map(|element| element.closest(selector)),
                Some(Ok(Some(_)))
            )
        };
        let pressed = event.target().and_then(|target| target.dyn_into().ok());
        if is(page::document().active_element(), field) && is(pressed, beside) {
            event.prevent_default();
        }
    })
}

/// Returns whether a key writes a letter or a digit.
fn is_letter(event: &KeyboardEvent) -> bool {
    let key = event.key();
    let mut letters = key.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    letter.is_some_and(char::is_alphanumeric)
        && !keys::is_the_browsers(event)
        && !keys::composes(event)
        && !event.repeat()
}

fn is_taken(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into().ok());
    let in_field = |target: Element| matches!(target.closest(TAKEN), Ok(Some(_)));
    let is_open = page::document().query_selector("dialog[open]");
    target.is_some_and(in_field) || matches!(is_open, Ok(Some(_)))
}
