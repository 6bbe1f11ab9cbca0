//! The menu: quiet buttons for all that is not needed at every move. The style sheet shows them where there is room, and puts
//! them behind one button where there is none.

use maud::{Markup, html};

use crate::page;
use crate::text::Texts;

/// Draws the menu. What a button does is found by its `data-action`: most open what is loaded later (`web/boot.js`).
pub(crate) fn draw(texts: &Texts) -> Markup {
    let buttons = [
        ("share", texts.share()),
        ("games", texts.games()),
        ("import", texts.import()),
        ("settings", texts.settings()),
        ("rules", texts.rules()),
        ("seating", texts.seating()),
        ("full-screen", texts.full_screen()),
    ];
    // Telephones of one maker, and most frames, can't fill the screen.
    let can_fill = page::document().fullscreen_enabled();
    let fits = |(action, _): &(&str, &str)| can_fill || *action != "full-screen";
    html! {
        nav.menu #menu popover="auto" aria-label=(texts.menu()) {
            @for (action, text) in buttons.into_iter().filter(fits) {
                button type="button" data-action=(action) { (text) }
            }
        }
    }
}

/// Draws the button that shows the menu where there is no room for it.
pub(crate) fn opener(texts: &Texts) -> Markup {
    html! {
        button.opener type="button" data-action="menu" popovertarget="menu" aria-label=(texts.menu()) {}
    }
}
