//! Keeping the game on the board: it is written as it goes on, and `web/keep.js` puts it where it is found again.

use js_sys::Function;
use rochade_table::saved::{self, Writer};
use rochade_table::{Event, Seat, SeatView, Table, View};
use wasm_bindgen::JsValue;

use crate::later;

/// The game that was left on the device, as `web/keep.js` gives it.
#[derive(Clone, Debug)]
pub(crate) struct Kept {
    /// The saved text; empty if there is none.
    pub(crate) text: String,
    /// How the board lay: as in the line that [`Keeper::keep`] writes.
    pub(crate) lay: String,
    /// Takes what is to be kept.
    pub(crate) put: Function,
}

/// Keeps the game on the board.
#[derive(Debug)]
pub(crate) struct Keeper {
    writer: Writer,
    put: Function,
    /// What was kept last, as far as it can change.
    kept: Option<(usize, Option<Event>, usize)>,
}

impl Keeper {
    /// A keeper, with the game that was left and the player who sat at the bottom of the page.
    pub(crate) fn new(kept: &Kept) -> (Keeper, Option<(Table, usize)>) {
        let keeper = Keeper {
            writer: Writer::new(),
            put: kept.put.clone(),
            kept: None,
        };
        if kept.text.is_empty() {
            return (keeper, None);
        }
        match saved::read(&kept.text) {
            Ok(table) => {
                let near = usize::from(kept.lay.starts_with('1'));
                (keeper, Some((table, near)))
            }
            Err(reason) => {
                keeper.give(later::word(reason), false);
                (keeper, None)
            }
        }
    }

    /// Keeps the game, with the seat at the bottom of the page, unless it is kept already; `begins` says that it is another
    /// game than the one before.
    pub(crate) fn keep(&mut self, table: &Table, view: &View, near: &SeatView, begins: bool) {
        let events = &table.record().events;
        let now = Some((events.len(), events.last().copied(), near.player_number));
        if self.kept == now && !begins {
            return;
        }
        // A text that is too long to be read again is not written; the one before it stays.
        let Some(text) = self.writer.text(table) else {
            return;
        };
        self.kept = now;
        let [white, black] = view.seats.as_slice() else {
            return;
        };
        let (result, termination) = view.outcome.map_or(("", ""), |outcome| {
            (outcome.result(), outcome.termination.word())
        });
        let lines = [
            lay(near),
            result,
            termination,
            &white.player.name,
            &black.player.name,
            &events.len().to_string(),
            &view.position,
            &text,
        ];
        self.give(&lines.join("\n"), begins);
    }

    /// Lets the game be kept again, as it is: it may have got another name.
    pub(crate) fn forget(&mut self) {
        self.kept = None;
    }

    fn give(&self, value: &str, begins: bool) {
        // What can't be kept is said by `web/keep.js`, which throws nothing.
        let _ = self
            .put
            .call2(&JsValue::NULL, &value.into(), &begins.into());
    }
}

/// Who sits at the bottom of the page, and which side that player has.
fn lay(near: &SeatView) -> &'static str {
    match (near.player_number, near.seat) {
        (0, Seat::FIRST) => "0w",
        (0, _) => "0b",
        (_, Seat::FIRST) => "1w",
        _ => "1b",
    }
}
