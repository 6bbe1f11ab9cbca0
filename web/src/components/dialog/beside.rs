//! Panels that change the board: they stand beside it, or below it, so that it is seen meanwhile.

use gloo_events::EventListener;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::page;
use crate::settings::Settings;

/// Tells the style sheet of a panel where the board lies now (`--board-left`, `--board-right`,
/// `--board-bottom`), and again when that changes.
#[hook]
pub(crate) fn use_beside_board(panel: &NodeRef, settings: Settings) {
    let panel = panel.clone();
    use_effect_with(settings, move |_| {
        tell_board(&panel);
        let again = panel.clone();
        let listener = EventListener::new(&page::window(), "resize", move |_| tell_board(&again));
        move || drop(listener)
    });
}

fn tell_board(panel: &NodeRef) {
    let board = page::document().query_selector(".board").ok().flatten();
    if let Some((board, panel)) = board.zip(panel.cast::<HtmlElement>()) {
        let (board, style) = (board.get_bounding_client_rect(), panel.style());
        for (name, length) in [
            ("--board-left", board.left()),
            ("--board-right", board.right()),
            ("--board-bottom", board.bottom()),
        ] {
            // Refused only by a style that can't be written to.
            let _ = style.set_property(name, &page::px(length));
        }
    }
}
