//! The game on the board is saved as it goes on, so that nothing is lost when the page is left.

use rochade_table::saved::{self, Unreadable, Writer};
use rochade_table::{Event, Place, Plan, SeatView, Shade, Table, Turn, View};

use super::session::Session;
use crate::sides::Sides;
use crate::store::{Entry, Store, StoreError};

/// Saves the game on the board.
pub(super) struct Autosave {
    store: Store,
    writer: Writer,
    /// What was saved last, as far as it can change: how much has happened, what happened last, who
    /// sits at the bottom, at which levels computers play.
    saved: Option<(usize, Option<Event>, usize, Vec<u8>)>,
    /// Why the game could not be saved the last time that it was tried.
    unkept: Option<StoreError>,
}

impl Autosave {
    /// Saves into a store.
    pub(super) fn new(store: Store) -> Autosave {
        Autosave {
            store,
            writer: Writer::new(),
            saved: None,
            unkept: None,
        }
    }

    /// Saves the game, unless it is saved already; `begins` says that it is another game than the
    /// one before.
    pub(super) fn save(&mut self, session: &Session, begins: bool) {
        let events = &session.table().record().events;
        let near = session.near_player();
        let now = Some((
            events.len(),
            events.last().cloned(),
            near,
            levels(session.view()),
        ));
        // The board with which the page opens is nobody's game yet, and must not be found in the
        // place of one.
        let is_turned = near != session.usually_near();
        let is_untouched = self.saved.is_none() && events.is_empty() && !is_turned;
        if !begins && (is_untouched && !session.is_linked() || self.saved == now) {
            return;
        }
        // A text that is too long to be read again is not written; the one before it stays.
        let Some(saved) = self.writer.text(session.table()) else {
            return;
        };
        let entry = Entry {
            linked: session.is_linked(),
            men: session.view().men(),
            corner: corner(&session.view().plan).to_owned(),
            files: files(&session.view().plan),
            ..entry(session.view(), near, saved, events.len())
        };
        self.unkept = self.store.save(entry, begins).err();
        if self.unkept.is_none() {
            self.saved = now;
        }
    }

    /// Keeps a game that is read as the one on the board, in place of the one before; returns what
    /// is kept of it. The board that is seen early shows it as it is now.
    pub(super) fn keep(&mut self, session: &Session, entry: Entry) -> Entry {
        let view = session.view();
        let entry = Entry {
            men: view.men(),
            corner: corner(&view.plan).to_owned(),
            files: files(&view.plan),
            ..entry
        };
        self.saved = None;
        self.unkept = self.store.save(entry.clone(), true).err();
        entry
    }

    /// Returns why the game on the board is not kept, if it is not.
    pub(super) fn unkept(&self) -> Option<StoreError> {
        self.unkept
    }

    /// Forgets what was saved last, so that the game is saved again even if nothing happened: under
    /// another name, or after a link.
    pub(super) fn forget(&mut self) {
        self.saved = None;
    }
}

/// Returns what is written of a game, seen by the player of this number.
pub(super) fn entry(view: &View, near_player: usize, saved: String, events: usize) -> Entry {
    let outcome = view.outcome.as_ref();
    let is_usual = view.laws == view.game.usual_laws().name();
    let players = view.seats.iter().map(|seat| seat.player.name.clone());
    Entry {
        game: view.game.word().to_owned(),
        laws: if is_usual { "" } else { view.laws }.to_owned(),
        players: players.collect(),
        levels: levels(view),
        near: near_player,
        turn: turn(Sides::new(view, near_player).turn()).to_owned(),
        result: outcome.map_or("", |outcome| outcome.result).to_owned(),
        termination: outcome
            .map_or("", |outcome| outcome.termination.word())
            .to_owned(),
        events: Some(events),
        position: view.position.clone(),
        saved,
        ..Entry::default()
    }
}

/// Returns at which levels computers play, by seat; nothing where none does.
fn levels(view: &View) -> Vec<u8> {
    let level = |seat: &SeatView| seat.player.computer.map_or(0, |computer| computer.level);
    let levels: Vec<u8> = view.seats.iter().map(level).collect();
    match levels.iter().any(|&level| level > 0) {
        true => levels,
        false => Vec::new(),
    }
}

/// Returns how the corner at the lower left is coloured, where it is not dark.
fn corner(plan: &Plan) -> &'static str {
    let is_as_corner = |place: &Place| (place.column + place.row).is_multiple_of(2);
    let is_usual = |place: &Place| (place.shade == Shade::Dark) == is_as_corner(place);
    if plan.squares.iter().all(is_usual) {
        ""
    } else {
        "light"
    }
}

/// Returns the letters of the columns, where they are not those with which the alphabet begins.
fn files(plan: &Plan) -> String {
    let letter = |column| {
        let mut places = plan.squares.iter();
        let place = places.find(|place| place.column == column)?;
        place.name.chars().next()
    };
    let letters: String = (0..plan.columns).filter_map(letter).collect();
    if letters.bytes().eq(b'a'..b'a' + plan.columns) {
        String::new()
    } else {
        letters
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
    Ok(Session::new(table, near, entry.linked))
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

#[cfg(test)]
mod tests {
    use rochade_table::GameKind;

    use super::*;

    #[test]
    fn squares_are_called_and_coloured_as_the_early_board_has_it() {
        for game in GameKind::ALL {
            let plan = game.plan();
            let corner = corner(&plan);
            let files = files(&plan);
            for place in plan.squares {
                let usual = char::from(b'a' + place.column);
                let file = files.chars().nth(place.column.into()).unwrap_or(usual);
                assert_eq!(place.name, format!("{file}{}", place.row + 1), "{game:?}");
                let is_as_corner = (place.column + place.row) % 2 == 0;
                let shade = match (corner, is_as_corner) {
                    ("light", true) | ("", false) => Shade::Light,
                    _ => Shade::Dark,
                };
                assert_eq!(place.shade, shade, "{game:?} {}", place.name);
            }
        }
    }
}
