//! The live region, by which screen readers are told what happens. The page's own stands from its
//! first paint, since they hear only of changes in what they know; each panel has one more, since
//! the page behind a panel is hidden from them.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::page;
use crate::text::again;

/// How long words wait, in milliseconds: what is told within this time is told in one go, and a
/// region is heard again only some time after a panel has closed above it.
const WAIT: u32 = 200;

/// How long after words that are told the focus may move, in milliseconds: screen readers then say
/// the words first, and after them what has the focus.
const BEFORE_FOCUS: u32 = 300;

/// How long the page's region is not heard after it was taken over, in milliseconds: the browser
/// tells of its parts first.
const UNHEARD: f64 = 1000.0;

/// How long words stand in a region, in milliseconds.
const STANDS: u32 = 5000;

/// The selector of a man that is dragged: meanwhile, nothing may cost a layout.
const DRAGGED: &str = ".dragged";

/// The selector of a region.
const REGION: &str = ".voice";

#[derive(Default)]
struct Voice {
    /// The page's own region; none where the page has not brought any.
    page: Option<HtmlElement>,
    /// From when on that is heard, in milliseconds since the page was opened.
    heard_from: f64,
    /// What was told last.
    last: String,
    /// What is still to be told, in order.
    waiting: Vec<String>,
    timer: Option<Timeout>,
}

thread_local! {
    static VOICE: RefCell<Voice> = RefCell::default();
}

/// Takes over the region that stands on the page.
pub(crate) fn adopt() {
    let region = page::document().query_selector(REGION).ok().flatten();
    let region = region.and_then(|region| region.dyn_into().ok());
    VOICE.with_borrow_mut(|voice| {
        voice.page = region;
        voice.heard_from = page::awake() + UNHEARD;
    });
}

/// Returns the page's own region.
pub(crate) fn region() -> Option<HtmlElement> {
    VOICE.with_borrow(|voice| voice.page.clone())
}

/// Tells screen readers something, after what they have been told before.
pub(crate) fn say(words: &str) {
    VOICE.with_borrow_mut(|voice| {
        voice.waiting.push(words.to_owned());
        if voice.timer.is_none() {
            let unheard = (voice.heard_from - page::awake()).max(0.0);
            voice.timer = Some(Timeout::new(WAIT.max(unheard as u32), tell));
        }
    });
}

/// Moves the focus after what waits has been told; at once, if nothing waits.
pub(crate) fn then_focus(focus: impl FnOnce() + 'static) {
    let waits = VOICE.with_borrow(|voice| voice.timer.is_some());
    if waits {
        Timeout::new(WAIT + BEFORE_FOCUS, focus).forget();
    } else {
        focus();
    }
}

/// Empties all regions, as a panel opens: some browsers say once more what stands in one that a
/// panel has hidden, when that closes.
pub(crate) fn empty() {
    let Ok(regions) = page::document().query_selector_all(REGION) else {
        return;
    };
    for number in 0..regions.length() {
        if let Some(region) = regions.item(number) {
            region.set_text_content(None);
        }
    }
}

/// Writes what waits into the region that is heard now, for a moment: nobody is to find there later
/// what is over.
fn tell() {
    if matches!(page::document().query_selector(DRAGGED), Ok(Some(_))) {
        let later = Timeout::new(WAIT, tell);
        VOICE.with_borrow_mut(|voice| voice.timer = Some(later));
        return;
    }
    let words = VOICE.with_borrow_mut(|voice| {
        voice.timer = None;
        let waiting = std::mem::take(&mut voice.waiting);
        voice.last = again(&voice.last, sentences(&waiting));
        voice.last.clone()
    });
    let line = page::document().create_element("p").ok();
    if let Some((region, line)) = heard().zip(line) {
        line.set_text_content(Some(&words));
        // A line that was just made can be put anywhere.
        let _ = region.append_child(&line);
        Timeout::new(STANDS, move || line.remove()).forget();
    }
}

/// Returns the region that is heard: of the panel that stands above the others, or the page's own.
fn heard() -> Option<Element> {
    let panels = page::document().query_selector_all("dialog[open] .voice");
    let panels = panels.ok()?;
    let last = panels.length().checked_sub(1);
    let above = last.and_then(|last| panels.item(last));
    let above = above.and_then(|above| above.dyn_into().ok());
    above.or_else(|| region().map(Element::from))
}

/// Joins what is told in one go.
fn sentences(parts: &[String]) -> String {
    let mut said = String::new();
    for part in parts {
        if !said.is_empty() {
            said.push_str(if said.ends_with(['.', '!', '?']) {
                " "
            } else {
                ". "
            });
        }
        said.push_str(part);
    }
    said
}

/// Tells a text whenever it changes; nothing while it is empty.
#[hook]
pub(crate) fn use_voice(words: impl Into<AttrValue>) {
    use_effect_with(words.into(), |words: &AttrValue| {
        if !words.is_empty() {
            say(words);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_in_one_go_is_told_in_sentences() {
        let told = |parts: &[&str]| {
            let parts: Vec<String> = parts.iter().map(|part| (*part).to_owned()).collect();
            sentences(&parts)
        };
        assert_eq!(told(&["White: pawn e2 to e4"]), "White: pawn e2 to e4");
        let both = told(&["Taken back. White to move.", "Black to move"]);
        assert_eq!(both, "Taken back. White to move. Black to move");
        assert_eq!(
            told(&["put back", "not your turn"]),
            "put back. not your turn"
        );
    }
}
