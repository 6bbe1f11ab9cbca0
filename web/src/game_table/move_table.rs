//! Whether the move table is open, and where the keyboard goes on when it closes.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::Context;

use super::{GameTable, play};
use crate::page;

/// Where the device remembers that the move table was closed on a page that has room for it from the start.
const REMEMBERED: &str = "rochade.moves";

/// The word for it.
const CLOSED: &str = "closed";

/// Pages on which the move table has room beside the board from the start; `components/menu/menu.css` makes the room.
const ROOMY: &str = "(orientation: landscape) and (min-width: 75em)";

/// The picture that opens the move table, of the player at the near side.
const NEAR_PICTURE: &str = ".near > [data-action=move-table]";

/// Whether the move table is open when the page is.
pub(super) fn opens_at_start() -> bool {
    has_room() && page::remembered(REMEMBERED).as_deref() != Some(CLOSED)
}

fn has_room() -> bool {
    let query = page::window().match_media(ROOMY).ok().flatten();
    query.is_some_and(|query| query.matches())
}

impl GameTable {
    /// Opens or closes the move table. Whoever closes it is done with the questions and the looks back that stand in it.
    pub(super) fn toggle_move_table(&mut self, ctx: &Context<Self>) {
        self.move_table_open = !self.move_table_open;
        if has_room() {
            // If the device does not remember it, it holds until the page is left.
            let _ = page::store(REMEMBERED, (!self.move_table_open).then_some(CLOSED));
        }
        let focused = page::document().active_element();
        if self.move_table_open {
            self.move_table_opener = focused.filter(|focused| is_in(focused, ".avatar"));
            return;
        }
        if focused.is_some_and(|focused| is_in(&focused, ".sheet")) {
            self.focus_opener();
        }
        for intent in play::pending_in_move_table(self.session.view()) {
            self.apply(ctx, intent);
        }
    }

    /// Gives the focus to the picture that the move table was opened with.
    fn focus_opener(&mut self) {
        let opener = self.move_table_opener.take();
        let near = || page::document().query_selector(NEAR_PICTURE).ok().flatten();
        let picture = opener.or_else(near);
        if let Some(picture) = picture.and_then(|picture| picture.dyn_into::<HtmlElement>().ok()) {
            // The browser refuses the focus only to what can't have it.
            let _ = picture.focus();
        }
    }
}

fn is_in(element: &Element, selector: &str) -> bool {
    element.closest(selector).is_ok_and(|found| found.is_some())
}
