//! The page of Rochade: it draws a view of the table, and turns input into intents.
//!
//! No move is judged here: what is legal, what is marked and whose turn it is comes from
//! `rochade-table`.

mod app;
mod author;
mod command;
mod components;
mod context;
mod desk;
mod drawn;
mod embed;
mod exercises;
mod fault;
mod game_table;
mod json;
mod lessons;
mod notation;
mod offered;
mod page;
mod platform;
mod printed;
mod refusal;
mod root;
mod say;
mod settings;
mod sides;
mod solo;
mod sound;
mod store;
mod text;
mod words;

use rlsf::SmallGlobalTlsf;
use std::time::Duration;

use wasm_bindgen::prelude::*;
use web_sys::HtmlElement;
use yew::platform::time::sleep;

use crate::embed::{Embedded, Host};
use crate::platform::{live_region, stopped, styles};
use crate::store::Store;
use crate::text::Texts;

/// Smaller than the usual allocator by some kilobytes, and takes the same short time for every
/// request.
#[global_allocator]
static ALLOCATOR: SmallGlobalTlsf = SmallGlobalTlsf::new();

/// The browser calls this when the compiled page is loaded; the start script then calls [`start`].
fn main() {
    stopped::watch();
}

/// Starts the page with the element for the squares, which is on the page already. An embedded page
/// has a host.
///
/// # Errors
///
/// If words or styles did not come, or the words are those of another build.
#[wasm_bindgen]
pub async fn start(squares: HtmlElement, host: Option<Host>) -> Result<(), JsError> {
    let texts = Texts::load().await?;
    if !styles::have_come().await {
        return Err(JsError::new("the styles did not load"));
    }
    let embedded = host.map(Embedded::new);
    if let Some(Embedded(embed)) = &embedded {
        page::keep_under(embed.host.kept_under());
    }
    live_region::adopt();
    let (store, left) = Store::open().await;
    let reads = left.as_ref().is_some_and(|left| left.read);
    if embedded.is_some() || reads {
        game_table::later::fetch().await?;
    }
    let props = app::Props {
        texts,
        squares,
        store,
        left,
        embedded,
    };
    yew::Renderer::<app::App>::with_props(props).render();
    // The page is drawn at the end of this task.
    sleep(Duration::ZERO).await;
    Ok(())
}
