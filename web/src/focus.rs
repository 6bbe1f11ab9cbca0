//! Keeps the focus where it was when the element that had it is drawn anew.

use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use crate::page;

/// The attributes by which buttons are told from each other.
const NAMES: [&str; 5] = [
    "data-action",
    "data-answer",
    "data-seat",
    "data-ply",
    "data-clock",
];

/// Where the focus was.
#[derive(Default)]
pub(crate) struct Focus {
    /// A selector for the element, if it is one that can be found again.
    selector: Option<String>,
}

impl Focus {
    /// Notes where the focus is, before something is drawn.
    pub(crate) fn note(&mut self) {
        let focused = page::document().active_element();
        let button = focused.filter(|element| element.matches("main button").unwrap_or(false));
        self.selector = button.map(|button| {
            let mut selector = String::from("main button");
            for name in NAMES {
                if let Some(value) = button.get_attribute(name) {
                    for part in ["[", name, "=\"", &value, "\"]"] {
                        selector.push_str(part);
                    }
                }
            }
            selector
        });
    }

    /// Gives the focus back, if it got lost by drawing.
    pub(crate) fn restore(&mut self) {
        let lost = self.selector.take().filter(|_| page::nothing_has_focus());
        if let Some(element) = lost.and_then(|selector| page::find(&selector)) {
            // The browser refuses the focus only to elements that can't have it.
            let _ = element.unchecked_into::<HtmlElement>().focus();
        }
    }
}
