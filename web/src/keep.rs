//! Keeping the game on the board: it is written as it goes on, and `web/store.js` puts it where it is found again.

use js_sys::Function;
use rochade_table::saved::{self, Unreadable, Writer};
use rochade_table::{Event, Table, Turn, View};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::sides::Sides;

/// What the page opens with of what is kept on the device, and what it calls to keep more.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Kept {
    /// The game that was left.
    pub(crate) left: Option<Left>,
    /// Takes what is to be kept, an [`Entry`], and whether it is another game than the one before.
    pub(crate) keep: Function,
    /// Takes a word for why the game that was left can't be read.
    pub(crate) refuse: Function,
}

#[wasm_bindgen]
extern "C" {
    /// A game that was left, as `web/entry.js` gives it, which sees to the kinds of its parts. (Deserializing it would make
    /// the page heavier by ten kilobytes.)
    #[derive(Clone, PartialEq, Debug)]
    pub type Left;

    /// The saved text; empty if there is none.
    #[wasm_bindgen(method, getter)]
    fn saved(this: &Left) -> String;

    /// The number of the player who sat at the bottom of the page.
    #[wasm_bindgen(method, getter)]
    fn near(this: &Left) -> u32;
}

/// What is kept of a game; `web/entry.js` says what the parts mean.
#[derive(Serialize)]
struct Entry<'a> {
    game: &'a str,
    players: Vec<&'a str>,
    near: usize,
    turn: &'a str,
    result: &'a str,
    termination: &'a str,
    events: usize,
    position: &'a str,
    saved: &'a str,
}

/// Keeps the game on the board.
#[derive(Debug)]
pub(crate) struct Keeper {
    writer: Writer,
    keep: Function,
    /// What was kept last, as far as it can change.
    kept: Option<(usize, Option<Event>, usize)>,
}

impl Keeper {
    /// A keeper, with the game that was left and the player who sat at the bottom of the page.
    pub(crate) fn new(kept: &Kept) -> (Keeper, Option<(Table, usize)>) {
        let keeper = Keeper {
            writer: Writer::new(),
            keep: kept.keep.clone(),
            kept: None,
        };
        let left = kept.left.as_ref().map(read);
        if let Some(Err(reason)) = left {
            // It throws nothing, as `keep` does not.
            let word = word(reason).into();
            let _ = kept.refuse.call1(&JsValue::NULL, &word);
        }
        (keeper, left.and_then(Result::ok))
    }

    /// Keeps the game, with who sits at the bottom of the page, unless it is kept already; `begins` says that it is another
    /// game than the one before.
    pub(crate) fn keep(&mut self, table: &Table, view: &View, near: usize, begins: bool) {
        let events = &table.record().events;
        let now = Some((events.len(), events.last().cloned(), near));
        if self.kept == now && !begins {
            return;
        }
        // A text that is too long to be read again is not written; the one before it stays.
        let Some(saved) = self.writer.text(table) else {
            return;
        };
        self.kept = now;
        let outcome = view.outcome.as_ref();
        let (result, termination) = outcome.map_or(("", ""), |outcome| {
            (outcome.result, outcome.termination.word())
        });
        let entry = Entry {
            game: view.game.word(),
            players: view.seats.iter().map(|seat| &*seat.player.name).collect(),
            near,
            turn: turn(Sides::new(view, near).turn()),
            result,
            termination,
            events: events.len(),
            position: &view.position,
            saved: &saved,
        };
        // Every text and every number has a counterpart. What can't be kept is said by `web/store.js`, which throws nothing.
        if let Ok(entry) = entry.serialize(&Serializer::json_compatible()) {
            let _ = self.keep.call2(&JsValue::NULL, &entry, &begins.into());
        }
    }

    /// Lets the game be kept again, as it is: it may have got another name.
    pub(crate) fn forget(&mut self) {
        self.kept = None;
    }
}

/// The table of a game that was left, and the player who sat at the bottom of the page.
fn read(left: &Left) -> Result<(Table, usize), Unreadable> {
    let text = left.saved();
    // Where damage took the text away, `saved::read` would say that it is no game of ours.
    if text.is_empty() {
        return Err(Unreadable::Damaged);
    }
    let table = saved::read(&text)?;
    let near = left.near() as usize;
    let is_player = near < table.record().start.players.len();
    Ok((table, if is_player { near } else { 0 }))
}

/// The word for how the board is turned.
fn turn(turn: Turn) -> &'static str {
    match turn {
        Turn::None => "none",
        Turn::Quarter => "quarter",
        Turn::Half => "half",
        Turn::ThreeQuarters => "three-quarters",
    }
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
