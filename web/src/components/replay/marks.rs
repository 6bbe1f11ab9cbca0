//! Which move is shown, and where the Tab key leads: written by hand into what Yew has drawn. It
//! renders neither attribute.

use wasm_bindgen::JsCast;
use web_sys::{Element, FocusOptions, HtmlElement};
use yew::NodeRef;

use crate::desk::replay::GAME;
use crate::desk::replay::Place;
use crate::page;

/// Marks the move that is shown, or none before the first one. Scrolls the list to it, and nothing
/// but the list; the focus goes along, if it is in the list.
pub(super) fn show(list: &NodeRef, (line, ply): Place) {
    let Some(list) = list.cast::<HtmlElement>() else {
        return;
    };
    for old in [find(&list, "[aria-current]"), find(&list, "[tabindex='0']")]
        .into_iter()
        .flatten()
    {
        // What is not there need not go, and names of attributes are never refused.
        let _ = old.remove_attribute("aria-current");
        let _ = old.set_attribute("tabindex", "-1");
    }
    leave_out(&list);
    let current = find(&list, &selector((line, ply)));
    if let Some(current) = &current {
        let _ = current.set_attribute("aria-current", "true");
    }
    let Some(stop) = current.clone().or_else(|| find(&list, "button")) else {
        return;
    };
    let _ = stop.set_attribute("tabindex", "0");
    if list.contains(page::document().active_element().as_deref()) {
        let options = FocusOptions::new();
        options.set_prevent_scroll(true);
        // A button that is shown can have it.
        let _ = stop.focus_with_options(&options);
    }
    match current {
        Some(current) => scroll_to(&list, &current),
        None => list.set_scroll_top(0),
    }
}

/// Takes moves that were drawn since from the way of the Tab key.
fn leave_out(list: &HtmlElement) {
    let Ok(found) = list.query_selector_all("button:not([tabindex])") else {
        return;
    };
    for index in 0..found.length() {
        if let Some(button) = found.get(index) {
            let _ = button
                .unchecked_into::<Element>()
                .set_attribute("tabindex", "-1");
        }
    }
}

/// The place of the move that a click has hit, if it has hit one.
pub(super) fn hit(target: Option<Element>) -> Option<Place> {
    let button = target?.closest("[data-ply]").ok()??;
    let number = |name| button.get_attribute(name)?.parse().ok();
    Some((number("data-line").unwrap_or(GAME), number("data-ply")?))
}

fn selector((line, ply): Place) -> String {
    let ply = ply.to_string();
    let line = match line {
        GAME => ":not([data-line])".to_owned(),
        line => ["[data-line='", &line.to_string(), "']"].concat(),
    };
    ["[data-ply='", &ply, "']", &line].concat()
}

fn find(list: &HtmlElement, selector: &str) -> Option<HtmlElement> {
    let found = list.query_selector(selector).ok().flatten()?;
    found.dyn_into().ok()
}

fn scroll_to(list: &HtmlElement, current: &HtmlElement) {
    let (top, height) = (current.offset_top(), current.offset_height());
    let (shown, room) = (list.scroll_top(), list.client_height());
    if top < shown || top + height > shown + room {
        list.set_scroll_top(top - (room - height) / 2);
    }
}
