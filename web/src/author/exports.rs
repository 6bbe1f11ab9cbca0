//! What the script of the authors' page calls (`web/author/page.js`).

use js_sys::Function;
use wasm_bindgen::prelude::*;
use web_sys::Worker;

use super::Author;
use crate::game_table::later;

/// Returns the functions of the later part.
///
/// # Errors
///
/// If [`author_begin`] has not loaded it.
fn author() -> Result<&'static Author, JsError> {
    let author = later::loaded().map(|later| &later.author);
    author.ok_or_else(|| JsError::new("the page's later part is not loaded"))
}

/// Loads the later part of the page, which all the others need.
///
/// # Errors
///
/// If it did not come.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "the page's script calls it")]
pub async fn author_begin() -> Result<(), JsError> {
    Ok(later::fetch().await?)
}

/// Returns the lines for a board on another page (`lines_of`).
///
/// # Errors
///
/// If the later part of the page is not loaded.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "the page's script calls it")]
pub fn author_lines(base: &str, title: &str, chosen: Vec<String>) -> Result<Vec<String>, JsError> {
    Ok((author()?.lines)(base, title, &chosen))
}

/// Starts the worker that reads the games which an author has given: scripts may not do that by
/// themselves (`web/platform/trusted.js`).
///
/// # Errors
///
/// Why it can't be started.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "the page's script calls it")]
pub fn author_desk() -> Result<Worker, JsValue> {
    (author()?.desk)()
}

/// Returns the moves of a saved game, the last ones taken back, as a solution has them.
///
/// # Errors
///
/// If the later part of the page is not loaded.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "the page's script calls it")]
pub fn author_solution(saved: &str, taken_back: usize) -> Result<String, JsError> {
    Ok((author()?.solution)(saved, taken_back))
}

/// Returns the controls that a saved game changes, by their selectors, each with its value behind
/// it; nothing if it can't be read.
///
/// # Errors
///
/// If the later part of the page is not loaded.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "the page's script calls it")]
pub async fn author_brought(saved: String) -> Result<Vec<String>, JsError> {
    Ok((author()?.brought)(saved).await)
}

/// Opens the editor with the position to begin with. `hear` is told the position that was set up,
/// or nothing when the editor is closed without one.
///
/// # Errors
///
/// If the words did not come, or are those of another build, or the page has no room for it.
#[wasm_bindgen]
#[expect(unreachable_pub, reason = "the page's script calls it")]
pub async fn author_editor(position: String, hear: Function) -> Result<(), JsValue> {
    (author()?.editor)(position, hear).await
}
