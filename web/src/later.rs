//! What the parts of the page that are loaded later (`web/later`) may ask of the app, and do to it.

use std::cell::RefCell;

use rochade_table::Table;
use rochade_table::saved::{self, Comparison, Times, Unreadable};
use wasm_bindgen::prelude::*;
use yew::html::Scope;

use crate::app::{App, Msg};

/// No opening has a name after more plies.
const OPENING: usize = 40;

thread_local! {
    static APP: RefCell<Option<Scope<App>>> = const { RefCell::new(None) };
}

/// Makes the app known: from now on it can be asked.
pub(crate) fn meet(app: Scope<App>) {
    APP.with_borrow_mut(|known| *known = Some(app));
}

/// Asks the table; `None` before there is one.
fn ask<T>(question: impl FnOnce(&Table) -> T) -> Option<T> {
    APP.with_borrow(|app| Some(question(app.as_ref()?.get_component()?.table())))
}

fn send(msg: Msg) {
    APP.with_borrow(|app| {
        if let Some(app) = app {
            app.send_message(msg);
        }
    });
}

/// The game on the board as a saved text; empty if it is too long for one.
#[wasm_bindgen]
pub fn saved_game() -> String {
    ask(|table| saved::write(table, Times::Kept))
        .flatten()
        .unwrap_or_default()
}

/// The positions of the game from its start to the one that is shown, a line each; of a long game those in which openings have
/// names.
#[wasm_bindgen]
pub fn positions() -> String {
    ask(|table| table.positions(OPENING).join("\n")).unwrap_or_default()
}

/// Whether there is a game on the board that goes on and has moves, so that it must not be replaced unasked.
#[wasm_bindgen]
pub fn unfinished() -> bool {
    ask(|table| table.outcome().is_none() && table.plies() > 0).unwrap_or_default()
}

/// What a saved text is to the game on the board: `same`; `ahead`, if it is that game and went on; `behind`, if the game on
/// the board went on instead; `other`, if it contradicts that game or is another one; or why it is no game.
#[wasm_bindgen]
pub fn weigh_saved(text: &str) -> String {
    let word = match saved::read(text) {
        Ok(theirs) => match ask(|mine| saved::compare(mine, &theirs)) {
            Some(Comparison::Same) => "same",
            Some(Comparison::TheirsGoesOn(_)) => "ahead",
            Some(Comparison::MineGoesOn) => "behind",
            _ => "other",
        },
        Err(reason) => word(reason),
    };
    word.to_owned()
}

/// Puts a saved game on the board in place of the one that is there; if it was `sent` by another player, for the one to move
/// to sit before it. Answers nothing if it could, or else a word for why the text is no game; then nothing has changed.
#[wasm_bindgen]
pub fn open_saved(text: &str, sent: bool) -> String {
    let word = match saved::read(text) {
        Ok(table) => {
            send(Msg::Open(Box::new(table), sent));
            ""
        }
        Err(reason) => word(reason),
    };
    word.to_owned()
}

/// The word for a reason.
pub(crate) fn word(reason: Unreadable) -> &'static str {
    match reason {
        Unreadable::Foreign => "foreign",
        Unreadable::Newer => "newer",
        Unreadable::TooLong => "long",
        Unreadable::Damaged => "damaged",
        Unreadable::Name => "name",
        Unreadable::Clock => "clock",
        Unreadable::Seats => "seats",
        Unreadable::Position => "position",
        Unreadable::Nonsense(_) => "nonsense",
    }
}

/// The page is about to be left: what time the players have left is to be kept.
#[wasm_bindgen]
pub fn keep_time() {
    send(Msg::KeepTime);
}

/// Shows a message to the user.
#[wasm_bindgen]
pub fn tell(text: String) {
    send(Msg::Tell(text));
}

/// Draws the page as its settings now say: they stand with the root element.
#[wasm_bindgen]
pub fn settings_changed() {
    send(Msg::Settings);
}
