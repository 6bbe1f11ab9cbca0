//! The page of Rochade: it draws a view of the table, and turns input into intents.
//!
//! No move is judged here: what is legal, what is marked and whose turn it is comes from `rochade-table`.

mod app;
mod bar;
mod board;
mod new_game;
mod page;
mod say;
mod text;
mod tools;

use rlsf::SmallGlobalTlsf;
use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;

use crate::text::Texts;

/// Smaller than the usual allocator by some kilobytes, and takes the same short time for every request.
#[global_allocator]
static ALLOCATOR: SmallGlobalTlsf = SmallGlobalTlsf::new();

/// The browser calls this when the page is loaded; `boot.js` then calls [`start`], with the words.
fn main() {}

/// Starts the page with the words of the user's language, and with the element that holds the squares of chess, which are on
/// the page already; whether the words are those of this build.
#[wasm_bindgen]
pub fn start(words: String, grid: HtmlElement) -> bool {
    let texts = Texts::read(words);
    if let Some(texts) = texts {
        yew::Renderer::<app::App>::with_props(app::Props { texts, grid }).render();
    }
    texts.is_some()
}
