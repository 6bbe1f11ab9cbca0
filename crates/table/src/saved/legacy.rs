//! What earlier builds wrote: it is read for ever.
//!
//! Texts of version 1 knew chess for two only, and are not written any more. The numbers of the
//! stream were:
//!
//! 1. what is played \[8\]: 0 is chess;
//! 2. which of the optional parts there are: 1 for a position, plus 2 for a clock;
//! 3. for each player, in the order of the sitting: the avatar \[8\]; the name;
//! 4. the games that the sitting had before this one, each of which had changed the colours; the
//!    half points that each player had then;
//! 5. if there is a clock, what time each seat has, in the order of seats;
//! 6. the position that the game began from, if it was not the usual one;
//! 7. what happened, as today ([`super::events`]) but for other numbers of what is neither a move
//!    nor a time, each with one number of detail: with that of a seat, 1 is a draw offered, 2 a
//!    draw declined, 4 a taking back asked for, 5 one declined, 7 resigning, 8 the fall of a flag;
//!    3 is a draw agreed on, with 0, and 6 a taking back, with the number of plies.
//!
//! Laws 1 and 2 ([`Limit`]) are older than the choices of what they mean, so that 0 stands for none
//! there. They are still written like that.

use std::num::NonZeroU32;

use super::Unreadable;
use super::events::{KINDS, read_move_or_time};
use super::head::{read_control, read_player};
use super::stream::Decoder;
use crate::game_kind::GameKind;
use crate::laws::{FiftyMoves, Laws, Repetition};
use crate::man::Seat;
use crate::outcome::WHOLE;
use crate::prompt::{Answer, PromptKind, Question};
use crate::record::Event;
use crate::sitting::Sitting;
use crate::start::Start;
use crate::table::Table;

/// The first character of such a text.
pub(super) const VERSION: char = '1';

/// The optional part of a position.
const POSITION: u32 = 1;

/// The optional part of a clock.
const CLOCK: u32 = 2;

/// Seats, and players.
const SEATS: u8 = 2;

/// A law that is a number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Limit {
    /// How often a position has to stand.
    Times = 1,
    /// How many plies there may be without a result.
    Plies = 2,
}

impl Limit {
    /// The limit with this number among the laws.
    pub(super) fn numbered(law: u32) -> Option<Limit> {
        [Limit::Times, Limit::Plies]
            .into_iter()
            .find(|&limit| limit as u32 == law)
    }
}

/// Returns whether no position is counted, and as often as usual.
fn has_no_times(laws: &Laws) -> bool {
    laws.repetition == Repetition::Nothing && laws.times == Laws::MODERN.times
}

/// Returns whether no moves are counted, and as many as usual.
fn has_no_plies(laws: &Laws) -> bool {
    let usual = laws.game.usual_laws().limit_plies;
    laws.fifty_moves == FiftyMoves::Nothing && laws.limit_plies == usual
}

/// The laws that are a number, as they are written: 0 for one that is not in force and has its
/// usual number.
pub(super) fn limits(laws: &Laws) -> [(u32, u32); 2] {
    let number = |is_none: bool, number: NonZeroU32| if is_none { 0 } else { number.get() };
    let times = number(has_no_times(laws), laws.times);
    let plies = number(has_no_plies(laws), laws.limit_plies);
    [(Limit::Times as u32, times), (Limit::Plies as u32, plies)]
}

/// Returns whether a limit of 0 says already what this law says.
pub(super) fn is_told(laws: &Laws, law: u32) -> bool {
    const REPETITION: u32 = 6;
    const FIFTY_MOVES: u32 = 7;
    match law {
        REPETITION => has_no_times(laws),
        FIFTY_MOVES => has_no_plies(laws),
        _ => false,
    }
}

/// Sets a law that is a number. 0 stands for no limit; any other ends the game unless a later law
/// says more, since older texts knew no other choice.
pub(super) fn set_limit(laws: &mut Laws, limit: Limit, says: u32) {
    match (limit, NonZeroU32::new(says)) {
        (Limit::Times, Some(times)) => {
            laws.times = times;
            if laws.repetition == Repetition::Nothing {
                laws.repetition = Repetition::AtOnce;
            }
        }
        (Limit::Plies, Some(plies)) => {
            laws.limit_plies = plies;
            if laws.fifty_moves == FiftyMoves::Nothing {
                laws.fifty_moves = FiftyMoves::AtOnce;
            }
        }
        (Limit::Times, None) => laws.repetition = Repetition::Nothing,
        (Limit::Plies, None) => laws.fifty_moves = FiftyMoves::Nothing,
    }
}

pub(super) fn read_game(stream: &mut Decoder<'_>) -> Result<Table, Unreadable> {
    let (start, sitting) = read_head(stream)?;
    let table = Table::sit_down(start).map_err(|_| Unreadable::Position)?;
    let mut table = table.in_sitting(sitting);
    while let Some(event) = read_event(stream, &table)? {
        let nonsense = Unreadable::Nonsense(table.record().events.len());
        table.relive(event).map_err(|_| nonsense)?;
    }
    Ok(table)
}

fn read_head(stream: &mut Decoder<'_>) -> Result<(Start, Sitting), Unreadable> {
    if stream.number_below(8) != 0 {
        return Err(Unreadable::Newer);
    }
    let parts = stream.number();
    if parts > POSITION + CLOCK {
        return Err(Unreadable::Newer);
    }
    let mut start = Start::new(GameKind::Chess, Vec::new());
    for _ in 0..SEATS {
        start.players.push(read_player(stream)?);
    }
    let sitting = read_sitting(stream);
    if parts & CLOCK != 0 {
        start.controls = Some(vec![read_control(stream)?, read_control(stream)?]);
    }
    if parts & POSITION != 0 {
        start.position = Some(stream.text());
    }
    Ok((start, sitting))
}

fn read_sitting(stream: &mut Decoder<'_>) -> Sitting {
    let games_before = stream.number();
    let half = u32::from(WHOLE / 2);
    Sitting {
        games_before,
        moved_on: (games_before % u32::from(SEATS)) as u8,
        order: 0,
        scores: (0..SEATS)
            .map(|_| stream.number().saturating_mul(half))
            .collect(),
    }
}

fn read_event(stream: &mut Decoder<'_>, table: &Table) -> Result<Option<Event>, Unreadable> {
    if let Some(event) = read_move_or_time(stream, table)? {
        return Ok(Some(event));
    }
    let kind = stream.number_below(KINDS);
    if kind == 0 {
        return Ok(None);
    }
    let detail = stream.number();
    let nonsense = Unreadable::Nonsense(table.record().events.len());
    if kind == 6 {
        let asked = taken_back(table, detail).ok_or(nonsense)?;
        return Ok(Some(Event::Answered(asked, Answer::Accept)));
    }
    let seat = u8::try_from(detail).map(Seat);
    let seat = seat.map_err(|_| Unreadable::Newer)?;
    if kind != 3 && seat.0 >= SEATS {
        return Err(nonsense);
    }
    Ok(Some(match kind {
        1 => Event::DrawOffered(seat),
        2 => Event::Answered(question(PromptKind::DrawOffer, seat), Answer::Decline),
        3 if detail == 0 => {
            let asked = question(PromptKind::DrawOffer, table.rules().to_move());
            Event::Answered(asked, Answer::Accept)
        }
        4 => Event::TakeBackAsked(seat),
        5 => Event::Answered(question(PromptKind::TakeBack, seat), Answer::Decline),
        7 => Event::Resigned(seat),
        8 => Event::FlagFallen(seat),
        _ => return Err(Unreadable::Newer),
    }))
}

/// Returns what one of the two players was asked by the other.
fn question(kind: PromptKind, of: Seat) -> Question {
    let by = Seat(SEATS - 1 - of.0);
    Question { kind, of, by }
}

/// The question that was accepted when this number of plies was taken back.
fn taken_back(table: &Table, plies: u32) -> Option<Question> {
    let view = table.view();
    let asked = view.prompts.iter().map(|prompt| prompt.question);
    let mut asked = asked.filter(|question| question.kind == PromptKind::TakeBack);
    asked.find(|question| {
        let mut back = view.entries.iter().rev().map(|entry| entry.deed.man.seat);
        back.position(|mover| mover == question.by)
            .is_some_and(|before| before as u32 + 1 == plies)
    })
}
