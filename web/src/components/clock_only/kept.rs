//! The clocks as text, kept for as long as the tab is open: a line for each name, and one for the
//! clocks.

use rochade_table::{BareClocks, Control, Player};
use web_sys::{Storage, Window};

use crate::page;

/// Where the tab keeps them.
const KEY: &str = "rochade.clock-only";

/// What ends a text whose clocks were closed.
const CLOSED: &str = ";closed";

/// Players and their clocks.
pub(super) struct Kept {
    pub(super) names: Vec<String>,
    pub(super) clocks: BareClocks,
}

/// The text that is kept for players and for clocks that have not started.
pub(crate) fn text(players: &[Player], controls: Vec<Control>) -> String {
    let names = players.iter().map(|player| player.name.as_str());
    let mut text = names.collect::<Vec<_>>().join("\n");
    text.push('\n');
    text.push_str(&BareClocks::new(controls).text());
    text
}

/// The clocks that were on the page when it was left.
pub(crate) fn left_open() -> Option<String> {
    kept().filter(|text| !text.ends_with(CLOSED))
}

/// Opens the clocks of a text, or, if the same ones are kept, those.
pub(super) fn open(text: &str) -> Kept {
    let kept = kept().filter(|kept| start(kept) == start(text));
    let read = |text: &str| {
        let (names, clocks) = text.rsplit_once('\n')?;
        Some(Kept {
            names: names.split('\n').map(str::to_owned).collect(),
            clocks: BareClocks::read(clocks)?,
        })
    };
    let found = kept.and_then(|kept| read(&kept)).or_else(|| read(text));
    found.unwrap_or_else(|| Kept {
        names: Vec::new(),
        clocks: BareClocks::new(Vec::new()),
    })
}

/// Keeps the clocks that were opened with a text; nothing is lost but they if the tab can't.
pub(super) fn keep(opened: &str, clocks: &BareClocks, open: bool) {
    let names = opened.rsplit_once('\n').map_or("", |(names, _)| names);
    let mut text = [names, "\n", &clocks.text()].concat();
    if !open {
        text.push_str(CLOSED);
    }
    if let Some((storage, key)) = storage() {
        let _ = storage.set_item(&key, &text);
    }
}

/// Forgets the clocks.
pub(crate) fn forget() {
    if let Some((storage, key)) = storage() {
        // What could not be kept is not there.
        let _ = storage.remove_item(&key);
    }
}

/// The first part of a text that was kept: the players and the time controls.
fn start(text: &str) -> Option<&str> {
    let (_, clocks) = text.rsplit_once('\n')?;
    let controls = clocks.find(';')?;
    text.get(..text.len() - clocks.len() + controls)
}

fn kept() -> Option<String> {
    let (storage, key) = storage()?;
    storage.get_item(&key).ok()?
}

/// The storage for the clocks, and their key.
fn storage() -> Option<(Storage, String)> {
    let key = page::key(KEY)?;
    let storage = Window::session_storage(&page::window()).ok()??;
    Some((storage, key))
}
