//! The page of Rochade: it draws a view of the table, and turns input into intents.
//!
//! No move is judged here: what is legal, what is marked and whose turn it is comes from `rochade-table`.

mod app;
mod command;
mod components;
mod context;
mod desk;
mod game_table;
mod keep;
mod notation;
mod page;
mod platform;
mod root;
mod say;
mod settings;
mod sides;
mod sound;
mod store;
mod text;
mod words;

use js_sys::Function;
use rlsf::SmallGlobalTlsf;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

use crate::keep::{Kept, Left};
use crate::text::Texts;

/// Smaller than the usual allocator by some kilobytes, and takes the same short time for every request.
#[global_allocator]
static ALLOCATOR: SmallGlobalTlsf = SmallGlobalTlsf::new();

/// The browser calls this when the page is loaded; `boot.js` then calls [`start`], with the words.
fn main() {}

/// Starts the page with the words of the user's language, with the element for the squares, which may be on the page already,
/// and with the game that was left on the device, if there is one; `keep` and `refuse` are those of `web/store.js`. Answers
/// whether the words are those of this build.
#[wasm_bindgen]
pub fn start(
    words: String,
    squares: HtmlElement,
    left: Option<Left>,
    keep: Function,
    refuse: Function,
) -> bool {
    let texts = Texts::read(words);
    if let Some(texts) = texts {
        let kept = Kept { left, keep, refuse };
        yew::Renderer::<app::App>::with_props(app::Props {
            texts,
            squares,
            kept,
        })
        .render();
    }
    texts.is_some()
}
