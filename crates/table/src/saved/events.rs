//! What happened in a game, as numbers: see the description of the format in [`super`].

use super::Unreadable;
use super::stream::Stream;
use crate::man::Seat;
use crate::record::{Event, Step};
use crate::rules::Rules;
use crate::table::Table;

/// How many kinds of events besides moves a text of this version can tell apart.
const KINDS: u32 = 16;

/// Reads what happened up to the end, and lets all of it happen at the table, which knows whether it can.
pub(super) fn read(stream: &mut Stream, table: &mut Table) -> Result<(), Unreadable> {
    while let Some(event) = pass(stream, table, None)? {
        let nonsense = Unreadable::Nonsense(table.record().events.len());
        table.relive(event).map_err(|_| nonsense)?;
    }
    Ok(())
}

/// Writes what happens next at the table, or the end if nothing is given; or reads what stands there instead. Nothing
/// happens by that yet.
pub(super) fn pass(
    stream: &mut Stream,
    table: &Table,
    given: Option<Event>,
) -> Result<Option<Event>, Unreadable> {
    let timed = table.record().start.controls.is_some();
    let time = pass_time(stream, timed, given);
    if time.is_some() {
        return Ok(time);
    }
    let nonsense = Unreadable::Nonsense(table.record().events.len());
    pass_event(stream, &steps(table.rules()), given, nonsense)
}

/// Writes a time in a game with a clock, or that none stands here; or reads what stands there instead.
fn pass_time(stream: &mut Stream, timed: bool, given: Option<Event>) -> Option<Event> {
    let given = match given {
        Some(Event::TimeLeft(left)) => Some(left),
        _ => None,
    };
    let stands_here = timed && stream.number_below(2, given.is_some().into()) == 1;
    stands_here.then(|| Event::TimeLeft(stream.number(given.unwrap_or_default())))
}

/// Writes one event, or the end if there is none; or reads what stands there instead.
fn pass_event(
    stream: &mut Stream,
    steps: &[Step],
    given: Option<Event>,
    nonsense: Unreadable,
) -> Result<Option<Event>, Unreadable> {
    let mut number = steps.len();
    if let Some(Event::Played(played)) = given {
        number = steps
            .iter()
            .position(|&step| step == played)
            .ok_or(nonsense)?;
    }
    let number = stream.number_below(steps.len() as u32 + 1, number as u32);
    if stream.is_broken() {
        return Err(Unreadable::Damaged);
    }
    if let Some(&step) = steps.get(number as usize) {
        return Ok(Some(Event::Played(step)));
    }
    let (kind, detail) = given.map_or((0, 0), numbers);
    let kind = stream.number_below(KINDS, kind);
    if kind == 0 {
        return Ok(None);
    }
    let detail = stream.number(detail);
    event(kind, detail).map(Some)
}

/// The kind and the detail of an event that is neither a move nor a time.
fn numbers(event: Event) -> (u32, u32) {
    let of = |seat: Seat| u32::from(seat.0);
    match event {
        // Neither comes here.
        Event::Played(_) | Event::TimeLeft(_) => (0, 0),
        Event::DrawOffered(seat) => (1, of(seat)),
        Event::DrawDeclined(seat) => (2, of(seat)),
        Event::DrawAgreed => (3, 0),
        Event::TakeBackAsked(seat) => (4, of(seat)),
        Event::TakeBackDeclined(seat) => (5, of(seat)),
        Event::TakenBack(plies) => (6, plies.into()),
        Event::Resigned(seat) => (7, of(seat)),
        Event::FlagFallen(seat) => (8, of(seat)),
    }
}

/// The event of this kind and detail.
fn event(kind: u32, detail: u32) -> Result<Event, Unreadable> {
    let seat = Seat(detail as u8);
    let event = match kind {
        1 => Event::DrawOffered(seat),
        2 => Event::DrawDeclined(seat),
        3 => Event::DrawAgreed,
        4 => Event::TakeBackAsked(seat),
        5 => Event::TakeBackDeclined(seat),
        6 => Event::TakenBack(detail as u16),
        7 => Event::Resigned(seat),
        8 => Event::FlagFallen(seat),
        _ => return Err(Unreadable::Newer),
    };
    if numbers(event) == (kind, detail) {
        Ok(event)
    } else {
        Err(Unreadable::Newer)
    }
}

/// The legal moves in the order of the format: by start, target and choice. Whether the game has ended does not matter,
/// so that the format doesn't depend on when a game ends by itself.
fn steps(rules: &dyn Rules) -> Vec<Step> {
    let mut steps = Vec::new();
    for from in rules.plan().ids() {
        for target in rules.targets(from) {
            let to = target.square;
            let choices = rules.choices(from, to);
            if choices.is_empty() {
                let choice = None;
                steps.push(Step { from, to, choice });
            }
            for &kind in choices {
                let choice = Some(kind);
                steps.push(Step { from, to, choice });
            }
        }
    }
    steps
}
