//! A whole game as one short text: the link that holds it, what is kept on the device as it is
//! played, and each entry in the list of finished games (play.md, section 9).
//!
//! The text is, in this order:
//!
//! 1. the version, one character: `2` (texts of version `1` are read, too: see `legacy.rs`);
//! 2. a stream of numbers in 64 characters that the fragment of an address may hold: a mixed radix,
//!    ten characters at a time, the lowest digit first in both (`stream.rs`);
//! 3. a checksum of all that stands before it, four letters or digits.
//!
//! The stream holds named parts first, each begun by the number of its name \[32\], up to a 0
//! (`head.rs`); then what happened, event by event (`events.rs`). A part that is left out is as
//! usual for the game.
//!
//! In these descriptions the radix of a number stands in brackets; a number without one may have
//! any size, and is written six bits at a time \[64\], the lowest first, of which the highest says
//! that more follow. A text is written character by character \[128\] up to a 0: what is below 127
//! is its own code point; 127 says that a number of any size follows, by which the code point is
//! larger.
//!
//! Links stay out in the world: what a text means never changes. What has no meaning yet may get
//! one, and is kept apart from nonsense ([`Unreadable::Newer`]).

mod compare;
mod events;
mod head;
mod laws;
mod legacy;
mod steps;
mod stream;
mod writer;

use std::error::Error;
use std::fmt;

use crate::record::Event;
use crate::table::Table;

pub use compare::{Comparison, compare};
pub use writer::{Telling, Writer};

use stream::{CHECKSUM_CHARS, Decoder, checksum};

/// The first character of a text that is written today.
const VERSION: char = '2';

/// The longest text that is written or read, in bytes.
pub const MAX_LENGTH: usize = 1 << 16;

/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// Why a text could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is no saved game at all.
    Foreign,
    /// It is a saved game of a later version, or has something in it that only later versions know:
    /// a game, a law.
    Newer,
    /// It is longer than [`MAX_LENGTH`].
    TooLong,
    /// Something is missing, or was changed.
    Damaged,
    /// A player's name is no name: it is too long, or not all of it can be seen.
    Name,
    /// A player's time control can't be read.
    Clock,
    /// It has more or fewer players or clocks than the game has seats, or names a seat that can't
    /// be meant.
    Seats,
    /// The position that it begins from can't be played.
    Position,
    /// The event at this index can't have happened after those before it.
    Nonsense(usize),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unreadable::Foreign => f.write_str("not a saved game"),
            Unreadable::Newer => f.write_str("a saved game of a later version"),
            Unreadable::TooLong => f.write_str("the saved game is too long"),
            Unreadable::Damaged => f.write_str("the saved game is damaged"),
            Unreadable::Name => f.write_str("a player's name is too long or can't be seen"),
            Unreadable::Clock => f.write_str("a time control makes no sense"),
            Unreadable::Seats => f.write_str("players or clocks don't fit the seats of the game"),
            Unreadable::Position => f.write_str("the position can't be played"),
            Unreadable::Nonsense(index) => write!(f, "event {index} can't have happened"),
        }
    }
}

impl Error for Unreadable {}

/// What is to become of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Times {
    /// The time controls and all times are written.
    Kept,
    /// They are left out: the text is about a quarter as long, and reads back as a game without a
    /// clock.
    LeftOut,
}

/// Writes the game on the table, and where its sitting stood when it began. Names lose what
/// [`clean_name`] takes from them; all else reads back as it was.
///
/// `None` if the text would be longer than [`MAX_LENGTH`], after some tens of thousands of events.
pub fn write(table: &Table, times: Times) -> Option<String> {
    let record = table.record();
    if times == Times::Kept {
        return Writer::new().text(table);
    }
    let mut start = record.start.clone();
    start.controls = None;
    Writer::new().text_of(&start, table.sitting(), &without_times(&record.events))
}

/// Reads what [`write()`] wrote, in this version or an earlier one: the table is then as
/// [`Table::replay`] leaves it. Takes time in proportion to the text's length, whatever the text
/// is.
///
/// # Errors
///
/// Why the text is no game; see [`Unreadable`].
pub fn read(text: &str) -> Result<Table, Unreadable> {
    let read_game = match text.chars().next() {
        Some(legacy::VERSION) => legacy::read_game,
        Some(VERSION) => read_game,
        Some('3'..='9') => return Err(Unreadable::Newer),
        _ => return Err(Unreadable::Foreign),
    };
    if text.len() > MAX_LENGTH {
        return Err(Unreadable::TooLong);
    }
    let numbers = unseal(text).ok_or(Unreadable::Damaged)?;
    let mut stream = Decoder::new(numbers);
    let table = read_game(&mut stream);
    if table.is_ok() {
        stream.finish();
    }
    if stream.is_broken() {
        return Err(Unreadable::Damaged);
    }
    table
}

fn read_game(stream: &mut Decoder<'_>) -> Result<Table, Unreadable> {
    let (start, sitting) = head::read(stream)?;
    let table = Table::sit_down(start).map_err(|_| Unreadable::Position)?;
    let mut table = table.in_sitting(sitting);
    while let Some(event) = events::read(stream, &table)? {
        let nonsense = Unreadable::Nonsense(table.record().events.len());
        table.relive(event).map_err(|_| nonsense)?;
    }
    Ok(table)
}

/// A name without control characters and those that turn the direction of writing, cut to
/// [`MAX_NAME`] characters; none, if nothing of it is seen.
pub fn clean_name(name: &str) -> String {
    let clean = harmless(name);
    if clean.chars().all(is_unseen) {
        return String::new();
    }
    clean
}

/// Returns what of a name may be written: older builds wrote all of that, whether or not anything
/// of it is seen.
fn harmless(name: &str) -> String {
    let turns = |char| matches!(char, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    name.chars()
        .filter(|&char| !char.is_control() && !turns(char))
        .take(MAX_NAME)
        .collect()
}

/// Returns whether a character leaves no trace of ink by itself: spaces, and what Unicode lets
/// writers ignore. (Between others some of these shape a name, so they stay there.)
fn is_unseen(char: char) -> bool {
    matches!(char, '\0'..=' ' | '\u{7f}'..='\u{a0}' | '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{2000}'..='\u{200f}' | '\u{2028}'..='\u{202f}'
        | '\u{205f}'..='\u{206f}' | '\u{2800}' | '\u{3000}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{ffa0}'
        | '\u{e0000}'..='\u{e0fff}')
}

/// Returns what stands between the version and the checksum, if the checksum is right.
fn unseal(text: &str) -> Option<&str> {
    let end = text.len().checked_sub(CHECKSUM_CHARS)?;
    let (sealed, sum) = text.split_at_checked(end)?;
    if checksum(sealed) != sum {
        return None;
    }
    // The version is one byte: it was looked at before.
    sealed.get(1..)
}

/// The events that are about no clock.
fn without_times(events: &[Event]) -> Vec<Event> {
    let mut kept = events.to_vec();
    kept.retain(|event| !matches!(event, Event::TimeLeft(_) | Event::Pressed(_)));
    kept
}
