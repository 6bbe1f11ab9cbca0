//! The sheets on paper: behind the page for as long as the browser prints, since it would print of
//! a dialog only what the screen shows.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use web_sys::Element;
use yew::prelude::*;

use crate::page;

/// What the style sheet for paper knows them by (`style/paper_sheet.css`).
const CLASS: &str = "sheets";

/// Prints the page.
pub(super) fn print() {
    // Refused only to frames that may not, and there the panel does not stand.
    let _ = page::window().print();
}

/// Lets the page be printed as the sheets that an element shows.
#[hook]
pub(super) fn use_printing(shown: NodeRef) {
    use_effect_with((), move |()| {
        let behind: Rc<RefCell<Option<Element>>> = Rc::default();
        let (window, last) = (page::window(), behind.clone());
        let begins = EventListener::new(&window, "beforeprint", move |_| {
            take_away(&last);
            last.replace(shown.cast().and_then(|shown| copy(&shown)));
        });
        let last = behind.clone();
        let ends = EventListener::new(&window, "afterprint", move |_| take_away(&last));
        move || {
            drop((begins, ends));
            take_away(&behind);
        }
    });
}

/// Copies the sheets behind all else of the page.
fn copy(shown: &Element) -> Option<Element> {
    let copied = shown.clone_node_with_deep(true).ok()?;
    let sheets = page::document().create_element("section").ok()?;
    sheets.set_class_name(CLASS);
    // What was just made can stand anywhere.
    let _ = sheets.append_child(&copied);
    let _ = page::document().body()?.append_child(&sheets);
    Some(sheets)
}

fn take_away(sheets: &RefCell<Option<Element>>) {
    if let Some(sheets) = sheets.take() {
        sheets.remove();
    }
}
