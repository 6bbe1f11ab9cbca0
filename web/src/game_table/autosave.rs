//! The game on the board is saved as it goes on, so that nothing is lost when the page is left.

use rochade_table::saved::{self, Unreadable, Writer};
use rochade_table::{Event, Table, Turn};

use super::session::Session;
use crate::store::{Entry, Store, StoreError};

/// Saves the game on the board.
pub(super) struct Autosave {
    store: Store,
    writer: Writer,
    /// What was saved last, as far as it can change: how much has happened, what happened last, who sits at the bottom.
    saved: Option<(usize, Option<Event>, usize)>,
}

impl Autosave {
    /// Saves into a store.
    pub(super) fn new(store: Store) -> Autosave {
        Autosave {
            store,
            writer: Writer::new(),
            saved: None,
        }
    }

    /// Saves the game, unless it is saved already; `begins` says that it is another game than the one before.
    pub(super) fn save(&mut self, session: &Session, begins: bool) -> Result<(), StoreError> {
        let record = session.table().record();
        let events = &record.events;
        let now = Some((events.len(), events.last().cloned(), session.near_player()));
        if self.saved == now && !begins {
            return Ok(());
        }
        // A text that is too long to be read again is not written; the one before it stays.
        let Some(saved) = self.writer.text(session.table()) else {
            return Ok(());
        };
        self.saved = now;
        self.store.save(entry(session, saved, events.len()), begins)
    }

    /// Lets the game be saved again as it is: it may have got another name.
    pub(super) fn forget(&mut self) {
        self.saved = None;
    }
}

/// What is written of a game.
fn entry(session: &Session, saved: String, events: usize) -> Entry {
    let view = session.view();
    let outcome = view.outcome.as_ref();
    let players = view.seats.iter().map(|seat| seat.player.name.clone());
    Entry {
        written: String::new(),
        game: view.game.word().to_owned(),
        players: players.collect(),
        near: session.near_player(),
        turn: turn(session.sides().turn()).to_owned(),
        result: outcome.map_or("", |outcome| outcome.result).to_owned(),
        termination: outcome
            .map_or("", |outcome| outcome.termination.word())
            .to_owned(),
        events: Some(events),
        position: view.position.clone(),
        saved,
    }
}

/// The game of an entry, as it was left.
pub(super) fn read(entry: &Entry) -> Result<Session, Unreadable> {
    // Where damage took the text away, `saved::read` would say that it is no game of ours.
    if entry.saved.is_empty() {
        return Err(Unreadable::Damaged);
    }
    let table: Table = saved::read(&entry.saved)?;
    let is_player = entry.near < table.record().start.players.len();
    let near = if is_player { entry.near } else { 0 };
    Ok(Session::new(table, near))
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
