//! Which buttons of the contract have been pressed, and what came of it.

use std::cell::RefCell;
use std::collections::BTreeSet;

use rochade_e2e::{Key, Page};

/// Buttons that have been pressed, and those that have been seen.
#[derive(Default)]
pub(crate) struct Tried {
    pub(crate) pressed: RefCell<BTreeSet<String>>,
    pub(crate) seen: RefCell<BTreeSet<String>>,
}

impl Tried {
    /// The buttons that have been pressed.
    pub(crate) fn into_pressed(self) -> BTreeSet<String> {
        self.pressed.into_inner()
    }

    /// Presses the only button for an action, and waits for what comes of it, which must not be so
    /// before.
    pub(crate) async fn does(&self, page: &Page, action: &str, effect: impl Into<String>) {
        self.does_at(page, action, "", effect).await;
    }

    /// Presses by Enter the button for an action that is seen only with the focus on it, and waits
    /// for what comes of it, which must not be so before.
    pub(crate) async fn does_by_key(&self, page: &Page, action: &str, effect: &str) {
        page.expect_never(effect).await;
        page.eval(&format!(
            "document.querySelector('button[data-action={action}]').focus()"
        ))
        .await;
        page.key(Key::Enter).await;
        page.expect(effect).await;
        self.pressed.borrow_mut().insert(action.to_owned());
    }

    /// Presses the button for an action that is also found by a selector.
    pub(crate) async fn does_at(
        &self,
        page: &Page,
        action: &str,
        at: &str,
        effect: impl Into<String>,
    ) {
        let effect = effect.into();
        page.expect_never(&effect).await;
        let seen = "[...new Set([...document.querySelectorAll('[data-action]')].map(e => e.dataset.action))]";
        let seen: Vec<String> = serde_json::from_value(page.eval(seen).await).expect("words");
        self.seen.borrow_mut().extend(seen);
        let button = format!("button[data-action={action}]{at}");
        // A list may have to be scrolled.
        page.eval(&format!(
            "document.querySelector(`{button}`)?.scrollIntoView({{ block: 'nearest' }})"
        ))
        .await;
        match at
            .strip_prefix("[data-seat=")
            .and_then(|seat| seat.strip_suffix(']'))
        {
            Some(seat) => page.decide(action, seat).await,
            None if at.is_empty() => page.action(action).await,
            None => page.click(button).await,
        }
        page.expect(&effect).await;
        self.pressed.borrow_mut().insert(action.to_owned());
    }
}
