//! Writing a game again and again while it is played, as it is kept on the device: only what has
//! happened since is worked out each time, so that the hundredth move costs no more than the first.

use super::stream::{Encoder, checksum};
use super::{MAX_LENGTH, VERSION, clean_name, events, head};
use crate::intent::Refusal;
use crate::record::{Event, Record};
use crate::sitting::Sitting;
use crate::start::Start;
use crate::table::Table;

/// Writes the game on a table, as often as it changes.
#[derive(Debug, Default)]
pub struct Writer {
    begun: Option<Begun>,
}

/// A game of which the beginning is written.
#[derive(Debug)]
struct Begun {
    stream: Encoder,
    /// The table after the last event that is written.
    table: Table,
}

impl Writer {
    /// A writer that has written nothing yet.
    pub fn new() -> Writer {
        Writer::default()
    }

    /// The text of the game on the table, as [`write()`](super::write()) gives it with all its
    /// times. It may be any game: one that doesn't go on where the last one stood is written anew.
    pub fn text(&mut self, table: &Table) -> Option<String> {
        let Record { start, events } = table.record();
        self.text_of(start, table.sitting(), events)
    }

    /// The text of a game, given by its parts.
    pub(super) fn text_of(
        &mut self,
        start: &Start,
        sitting: &Sitting,
        events: &[Event],
    ) -> Option<String> {
        let start = cleaned(start);
        let begun = match self
            .begun
            .take()
            .filter(|begun| begun.goes_on(&start, sitting, events))
        {
            Some(begun) => begun,
            None => Begun::new(start, sitting.clone())?,
        };
        let (told, time) = part(events);
        let begun = self.begun.insert(begun);
        if !begun.write_on(told) {
            self.begun = None;
            return None;
        }
        begun.text(time)
    }
}

/// A game that is played event by event, and written at the same time: an event that can't have
/// happened changes neither table nor text. Costs less than sitting down to the game and then
/// writing it.
#[derive(Debug)]
pub struct Telling(Begun);

impl Telling {
    /// Begins a game; `None` if it can't start so.
    pub fn new(start: &Start) -> Option<Telling> {
        Begun::new(cleaned(start), Sitting::default()).map(Telling)
    }

    /// Lets something happen.
    ///
    /// # Errors
    ///
    /// Why it can't happen now; nothing has changed then.
    pub fn tell(&mut self, event: Event) -> Result<(), Refusal> {
        let Begun { stream, table } = &mut self.0;
        let before = stream.clone();
        let told = events::write(stream, table, &event).ok_or(Refusal::IllegalMove);
        let told = told.and_then(|()| table.relive(event));
        if told.is_err() {
            *stream = before;
        }
        told
    }

    /// The table, as [`read()`](super::read()) would give it.
    pub fn table(&self) -> &Table {
        &self.0.table
    }

    /// The text of all that has happened; `None` if it would be too long.
    pub fn text(&self) -> Option<String> {
        self.0.text(None)
    }
}

impl Begun {
    fn new(start: Start, sitting: Sitting) -> Option<Begun> {
        let table = Table::sit_down(start).ok()?.in_sitting(sitting);
        let mut stream = Encoder::new();
        head::write(&mut stream, &table.record().start, table.sitting());
        Some(Begun { stream, table })
    }

    /// Returns whether a game begins with all that is written.
    fn goes_on(&self, start: &Start, sitting: &Sitting, events: &[Event]) -> bool {
        let record = self.table.record();
        record.start == *start
            && self.table.sitting() == sitting
            && events.starts_with(&record.events)
    }

    /// Writes the events that are not written yet; returns whether they can have happened.
    fn write_on(&mut self, events: &[Event]) -> bool {
        let written = self.table.record().events.len();
        events.iter().skip(written).all(|event| {
            events::write(&mut self.stream, &self.table, event).is_some()
                && self.table.relive(event.clone()).is_ok()
        })
    }

    /// Returns what is written, with a last time and the end.
    fn text(&self, time: Option<&Event>) -> Option<String> {
        let mut stream = self.stream.clone();
        if let Some(time) = time {
            events::write(&mut stream, &self.table, time)?;
        }
        events::write_end(&mut stream, &self.table);
        let mut text = String::from(VERSION);
        text.push_str(&stream.finish());
        text.push_str(&checksum(&text));
        (text.len() <= MAX_LENGTH).then_some(text)
    }
}

/// Returns what happened, parted from a time at the end: until something else happens, that may
/// still change ([`Table::note_time`]).
fn part(events: &[Event]) -> (&[Event], Option<&Event>) {
    match events.split_last() {
        Some((time @ Event::TimeLeft(_), told)) => (told, Some(time)),
        _ => (events, None),
    }
}

/// The start of a game, without what a text can't hold.
pub(super) fn cleaned(start: &Start) -> Start {
    let mut start = start.clone().fitted();
    for player in &mut start.players {
        player.name = clean_name(&player.name);
    }
    start
}
