//! The page's style sheet.

use js_sys::{Function, Promise};
use wasm_bindgen::JsCast;
use web_sys::{CssStyleSheet, HtmlLinkElement};

use crate::page;

/// Waits until it has come, as Safari runs scripts before; whether it holds what the page needs.
pub(crate) async fn have_come() -> bool {
    let link = page::document().query_selector("[rel=stylesheet]");
    let Some(link) = link.ok().flatten() else {
        return false;
    };
    let link: HtmlLinkElement = link.unchecked_into();
    if link.sheet().is_none() {
        // A promise that is never refused.
        let _ = Promise::new(&mut |ended: Function, _| {
            link.set_onload(Some(&ended));
            link.set_onerror(Some(&ended));
            page::window().set_onload(Some(&ended));
        })
        .await;
    }
    let sheet = link.sheet().map(JsCast::unchecked_into::<CssStyleSheet>);
    let rules = sheet.and_then(|sheet| sheet.css_rules().ok());
    rules.is_some_and(|rules| rules.length() > 0)
}
