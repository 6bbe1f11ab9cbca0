//! The live region, by which screen readers are told what happens. The page's own stands from its
//! first paint, since they hear only of changes in what they know; each panel has one more, since
//! the page behind a panel is hidden from them.

use std::cell::RefCell;

use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
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

/// The selector of the region with which the page opens.
const REGION: &str = ".live";

#[derive(Default)]
struct LiveRegions {
    /// The regions that stand: the page's own, if it has brought one, then those of open panels.
    regions: Vec<HtmlElement>,
    /// From when on the page's own is heard, in milliseconds since the page was opened.
    heard_from: f64,
    /// What was told last.
    last: String,
    /// What is still to be told, in order.
    waiting: Vec<String>,
    timer: Option<Timeout>,
}

thread_local! {
    static LIVE: RefCell<LiveRegions> = RefCell::default();
}

/// Takes over the region that stands on the page.
pub(crate) fn adopt() {
    let region = page::document().query_selector(REGION).ok().flatten();
    let region = region.and_then(|region| region.dyn_into().ok());
    LIVE.with_borrow_mut(|live| {
        live.regions.extend(region);
        live.heard_from = page::awake() + UNHEARD;
    });
}

/// Returns the page's own region.
pub(crate) fn region() -> Option<HtmlElement> {
    LIVE.with_borrow(|live| live.regions.first().cloned())
}

/// Tells screen readers something, after what they have been told before.
pub(crate) fn say(words: &str) {
    LIVE.with_borrow_mut(|live| {
        live.waiting.push(words.to_owned());
        if live.timer.is_none() {
            let unheard = (live.heard_from - page::awake()).max(0.0);
            live.timer = Some(Timeout::new(WAIT.max(unheard as u32), tell));
        }
    });
}

/// Moves the focus after what waits has been told; at once, if nothing waits.
pub(crate) fn then_focus(focus: impl FnOnce() + 'static) {
    let waits = LIVE.with_borrow(|live| live.timer.is_some());
    if waits {
        Timeout::new(WAIT + BEFORE_FOCUS, focus).forget();
    } else {
        focus();
    }
}

/// The region of an open panel: it is the one that is heard until this is dropped.
#[derive(Debug)]
pub(crate) struct PanelRegion(HtmlElement);

impl PanelRegion {
    /// Lets the region of a panel that opens be heard. The others are emptied, since some browsers
    /// say once more what stands in them when the panel closes.
    pub(crate) fn open(region: HtmlElement) -> PanelRegion {
        LIVE.with_borrow_mut(|live| {
            for hidden in &live.regions {
                hidden.set_text_content(None);
            }
            live.regions.push(region.clone());
        });
        PanelRegion(region)
    }
}

impl Drop for PanelRegion {
    fn drop(&mut self) {
        LIVE.with_borrow_mut(|live| live.regions.retain(|region| *region != self.0));
    }
}

/// Writes what waits into the region that is heard now, for a moment: nobody is to find there later
/// what is over.
fn tell() {
    if matches!(page::document().query_selector(DRAGGED), Ok(Some(_))) {
        let later = Timeout::new(WAIT, tell);
        LIVE.with_borrow_mut(|live| live.timer = Some(later));
        return;
    }
    let words = LIVE.with_borrow_mut(|live| {
        live.timer = None;
        let waiting = std::mem::take(&mut live.waiting);
        live.last = again(&live.last, sentences(&waiting));
        live.last.clone()
    });
    let line = page::document().create_element("p").ok();
    let heard = LIVE.with_borrow(|live| live.regions.last().cloned());
    if let Some((region, line)) = heard.zip(line) {
        line.set_text_content(Some(&words));
        // A line that was just made can be put anywhere.
        let _ = region.append_child(&line);
        Timeout::new(STANDS, move || line.remove()).forget();
    }
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
pub(crate) fn use_announcement(words: impl Into<AttrValue>) {
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
