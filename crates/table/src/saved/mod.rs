//! A whole game as one short text: the link that holds it, what is kept on the device as it is played, and each entry in
//! the list of finished games (play.md, section 9).
//!
//! The text is, in this order:
//!
//! 1. the version, one character: `1`;
//! 2. a stream of numbers in 64 characters that the fragment of an address may hold: a mixed radix, ten characters at a
//!    time, the lowest digit first in both;
//! 3. a checksum of all that stands before it, four letters or digits.
//!
//! The numbers of the stream are, with the radix in brackets, or none where a number may have any size:
//!
//! 1. what is played \[8\]: 0 is chess;
//! 2. which of the optional parts there are: 1 for a position, plus 2 for a clock;
//! 3. for each player, in the order of the sitting: the avatar \[8\], as in [`Kind::ALL`]; the name;
//! 4. the games that the sitting had before this one; the half points that each player had then;
//! 5. if there is a clock, what time each seat has, in the order of seats, as [`Control::in_seconds`] writes it;
//! 6. the position that the game began from, if it was not the usual one;
//! 7. what happened, event by event. If there is a clock, 1 \[2\] and the milliseconds left is a time, and 0 \[2\]
//!    stands before anything else. A move is its number \[legal moves + 1\] among the legal moves, ordered by the square
//!    where they start, then by the square where they end, both as numbered in the plan, then by what the man becomes,
//!    as ordered in the promotion buttons. The number after the last of them announces anything else: what it is \[16\],
//!    and, but for the end, a number. 0 is the end. With the number of a seat, 1 is a draw offered, 2 a draw declined, 4
//!    a taking back asked for, 5 one declined, 7 resigning, 8 the fall of a flag; 3 is a draw agreed on, with 0, and 6 a
//!    taking back, with the number of plies.
//!
//! A number of any size is written six bits at a time \[64\], the lowest first, of which the highest says that more follow.
//! A text is written character by character \[128\] up to a 0: what is below 127 is its own code point; 127 says that a
//! number of any size follows, by which the code point is larger.
//!
//! Links stay out in the world: what a text of version 1 means never changes. Whatever has no meaning yet may get one,
//! and is told from nonsense ([`Unreadable::Newer`]).

mod compare;
mod events;
mod stream;
mod writer;

use crate::clock::Control;
use crate::man::Kind;
use crate::record::Event;
use crate::rules::{GameKind, Start};
use crate::sitting::{Player, Sitting};
use crate::table::Table;

pub use compare::{Comparison, compare};
pub use writer::{Writer, write_record};

use stream::{CHECKSUM_CHARS, Stream, checksum};

/// The first character of a text of this version.
const VERSION: char = '1';

/// The longest text that is written or read, in bytes.
pub const MAX_LENGTH: usize = 1 << 16;

/// The longest name of a player, in characters.
pub const MAX_NAME: usize = 40;

/// Why a text could not be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unreadable {
    /// It is no saved game at all.
    Foreign,
    /// It is a saved game of a later version, or has something in it that only later versions know.
    Newer,
    /// It is longer than [`MAX_LENGTH`].
    TooLong,
    /// Something is missing, or was changed.
    Damaged,
    /// A player's name is no name: it is too long, or not all of it can be seen.
    Name,
    /// A player's time control is none.
    Clock,
    /// The position that it begins from can't be played.
    Position,
    /// The event at this index can't have happened after those before it.
    Nonsense(usize),
}

/// What is to become of the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Times {
    /// The time controls and all times are written.
    Kept,
    /// They are left out: the text is about a quarter as long, and reads back as a game without a clock.
    LeftOut,
}

/// Writes the game on the table, and where its sitting stood when it began. Names lose what [`clean_name`] takes from
/// them; all else reads back as it was.
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

/// Reads what [`write()`] wrote: the table is then as [`Table::replay`] leaves it. Takes time in proportion to the text's
/// length, whatever the text is.
///
/// # Errors
///
/// Why the text is no game; see [`Unreadable`].
pub fn read(text: &str) -> Result<Table, Unreadable> {
    match text.chars().next() {
        Some(VERSION) => {}
        Some('2'..='9') => return Err(Unreadable::Newer),
        _ => return Err(Unreadable::Foreign),
    }
    if text.len() > MAX_LENGTH {
        return Err(Unreadable::TooLong);
    }
    let numbers = unseal(text).ok_or(Unreadable::Damaged)?;
    let mut stream = Stream::to_read(numbers);
    let table = read_game(&mut stream);
    if table.is_ok() {
        stream.finish();
    }
    if stream.is_broken() {
        return Err(Unreadable::Damaged);
    }
    table
}

fn read_game(stream: &mut Stream) -> Result<Table, Unreadable> {
    let mut table = sit_down(stream, blank(), Sitting::default())?;
    events::read(stream, &mut table)?;
    Ok(table)
}

/// A name without control characters and those that turn the direction of writing, cut to [`MAX_NAME`] characters.
pub fn clean_name(name: &str) -> String {
    let turns = |char| matches!(char, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    name.chars()
        .filter(|&char| !char.is_control() && !turns(char))
        .take(MAX_NAME)
        .collect()
}

/// What stands between the version and the checksum, if the checksum is right.
fn unseal(text: &str) -> Option<&str> {
    let end = text.len().checked_sub(CHECKSUM_CHARS)?;
    let (sealed, sum) = text.split_at_checked(end)?;
    if checksum(sealed) != sum {
        return None;
    }
    sealed.strip_prefix(VERSION)
}

/// A start to read into.
fn blank() -> Start {
    let nobody = || Player {
        name: String::new(),
        avatar: Kind::Pawn,
    };
    Start {
        game: GameKind::Chess,
        players: [nobody(), nobody()],
        position: None,
        controls: None,
    }
}

/// The events that are no times.
fn without_times(events: &[Event]) -> Vec<Event> {
    let mut kept = events.to_vec();
    kept.retain(|event| !matches!(event, Event::TimeLeft(_)));
    kept
}

/// The optional part of a position.
const POSITION: u32 = 1;

/// The optional part of a clock.
const CLOCK: u32 = 2;

/// Writes how a game starts to the stream; or reads it, if what is given is blank. Gives the table before anything has
/// happened either way.
fn sit_down(
    stream: &mut Stream,
    mut start: Start,
    mut sitting: Sitting,
) -> Result<Table, Unreadable> {
    pass_start(stream, &mut start, &mut sitting)?;
    let table = match start.position.take() {
        Some(position) => Table::from_position(start, &position).ok(),
        None => Some(Table::new(start)),
    };
    Ok(table.ok_or(Unreadable::Position)?.in_sitting(sitting))
}

/// All that is known before the first move.
fn pass_start(
    stream: &mut Stream,
    start: &mut Start,
    sitting: &mut Sitting,
) -> Result<(), Unreadable> {
    if stream.number_below(8, 0) != 0 {
        return Err(Unreadable::Newer);
    }
    let parts = POSITION * u32::from(start.position.is_some())
        + CLOCK * u32::from(start.controls.is_some());
    let parts = stream.number(parts);
    if parts > POSITION + CLOCK {
        return Err(Unreadable::Newer);
    }
    for player in &mut start.players {
        pass_player(stream, player)?;
    }
    sitting.games_before = stream.number(sitting.games_before);
    for half_points in &mut sitting.half_points {
        *half_points = stream.number(*half_points);
    }
    if parts & CLOCK != 0 {
        let given = start.controls.as_ref();
        let first = pass_control(stream, given.map(|[first, _]| first))?;
        let second = pass_control(stream, given.map(|[_, second]| second))?;
        start.controls = Some([first, second]);
    }
    if parts & POSITION != 0 {
        stream.text(start.position.get_or_insert_default());
    }
    Ok(())
}

fn pass_player(stream: &mut Stream, player: &mut Player) -> Result<(), Unreadable> {
    let avatar = stream.number_below(8, player.avatar as u32);
    player.avatar = *Kind::ALL.get(avatar as usize).ok_or(Unreadable::Newer)?;
    stream.text(&mut player.name);
    if player.name == clean_name(&player.name) {
        Ok(())
    } else {
        Err(Unreadable::Name)
    }
}

fn pass_control(stream: &mut Stream, given: Option<&Control>) -> Result<Control, Unreadable> {
    let mut text = given.map(Control::in_seconds).unwrap_or_default();
    stream.text(&mut text);
    Control::from_seconds(&text).map_err(|_| Unreadable::Clock)
}
