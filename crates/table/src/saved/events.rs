//! What happened in a game, as numbers.
//!
//! If there is a clock, 1 \[2\] and the milliseconds left is a time, and 0 \[2\] stands before
//! anything else. Then comes a move, or what announces anything else (`steps.rs`): what it is
//! \[16\], and what belongs to it:
//!
//! | no. | what | content |
//! | --- | --- | --- |
//! | 0 | the end of the text | |
//! | 1 | a draw offered | the seat |
//! | 2 | a taking back asked for | the seat |
//! | 3 | a question answered | its kind (0 a draw offer, 1 a taking back, 2 the striking of a count, 3 a touched man, 4 an illegal move, 5 a check that was none, 6 whether the partner resigns, too), the seat that was asked, the seat that had asked; the answer (0 accepted, 1 declined, 2 insisted, 3 the king moves, 4 the man is captured, 5 the move stands, 6 it is taken back) |
//! | 4 | resigning | the seat |
//! | 5 | the fall of a flag | the seat |
//! | 6 | the press of a clock, where hands press them | the seat |
//! | 7 | a man touched, where the laws make something of it | the square, as numbered in the plan |
//! | 8 | a draw claimed | by what (0 repetition, 1 a series of moves, 2 the fifty-move rule, 3 perpetual check); the seat |
//! | 9 | a count begun | the seat |
//! | 10 | the striking of a count asked for | the seat |
//! | 11 | a man that is to be touched next is only put straight | the seat |
//! | 12 | a move against the rules made | what the man becomes: 0 nothing, else one more than the number of its kind in the plan; how many squares it goes over, and each as numbered in the plan |
//! | 13 | "check" to be said with the move, or not | the seat |
//! | 14 | a remark on an unsaid check | 0 pointed out, 1 noticed; the seat |
//! | 15 | something rarer | what it is: 0 a man taken off that had failed to capture, and the square, as numbered in the plan; 1 a hint taken, and the seat |

use super::Unreadable;
use super::steps;
use super::stream::{Decoder, Encoder};
use crate::deed::{Path, Step};
use crate::laws::Claim;
use crate::man::{Kind, Seat};
use crate::plan::SquareId;
use crate::prompt::{Answer, PromptKind, Question};
use crate::record::{Event, Remark};
use crate::table::Table;

/// How many kinds of events besides moves a text can tell apart.
pub(super) const KINDS: u32 = 16;

const END: u32 = 0;
const DRAW_OFFERED: u32 = 1;
const TAKE_BACK_ASKED: u32 = 2;
const ANSWERED: u32 = 3;
const RESIGNED: u32 = 4;
const FLAG_FALLEN: u32 = 5;
const PRESSED: u32 = 6;
const TOUCHED: u32 = 7;
const CLAIMED: u32 = 8;
const COUNT_STARTED: u32 = 9;
const STRIKE_ASKED: u32 = 10;
const ADJUSTED: u32 = 11;
const FALSE_MOVE: u32 = 12;
const CHECK_SAID: u32 = 13;
const REMARKED: u32 = 14;
const RARER: u32 = 15;

/// What is rarer still.
const BLOWN: u32 = 0;
const HINTED: u32 = 1;

/// The questions that can be answered by an event, in the order of their numbers.
const QUESTIONS: [PromptKind; 7] = [
    PromptKind::DrawOffer,
    PromptKind::TakeBack,
    PromptKind::Tempo,
    PromptKind::Touched,
    PromptKind::IllegalMove,
    PromptKind::FalseCheck,
    PromptKind::ResignTogether,
];

/// The answers that an event can hold, in the order of their numbers.
const ANSWERS: [Answer; 7] = [
    Answer::Accept,
    Answer::Decline,
    Answer::Confirm,
    Answer::KingMove,
    Answer::Capture,
    Answer::Stand,
    Answer::TakeBack,
];

/// Writes what happens next at the table; `None` if it can't happen there.
pub(super) fn write(stream: &mut Encoder, table: &Table, event: &Event) -> Option<()> {
    if is_timed(table) {
        let is_time = matches!(event, Event::TimeLeft(_));
        stream.number_below(2, is_time.into());
    }
    if let Event::TimeLeft(left) = event {
        stream.number(*left);
        return Some(());
    }
    match event {
        Event::Played(step) => steps::write(stream, table, Some(step)),
        _ => {
            steps::write(stream, table, None)?;
            write_other(stream, event)
        }
    }
}

/// Writes that nothing more happened.
pub(super) fn write_end(stream: &mut Encoder, table: &Table) {
    if is_timed(table) {
        stream.number_below(2, 0);
    }
    // That there is no step can be written at every table.
    let _ = steps::write(stream, table, None);
    stream.number_below(KINDS, END);
}

/// Writes an event that is neither a move nor a time.
fn write_other(stream: &mut Encoder, event: &Event) -> Option<()> {
    let (kind, seat) = match *event {
        Event::Played(_) | Event::TimeLeft(_) => return None,
        Event::Answered(Question { kind, of, by }, answer) => {
            let kind = QUESTIONS.iter().position(|&known| known == kind)?;
            let answer = ANSWERS.iter().position(|&known| known == answer)?;
            stream.number_below(KINDS, ANSWERED);
            stream.number(kind as u32);
            stream.number(of.0.into());
            stream.number(by.0.into());
            stream.number(answer as u32);
            return Some(());
        }
        Event::Touched(square) => {
            stream.number_below(KINDS, TOUCHED);
            stream.number(square.0.into());
            return Some(());
        }
        Event::FalseMove(ref step) => {
            stream.number_below(KINDS, FALSE_MOVE);
            write_step(stream, step);
            return Some(());
        }
        Event::Claimed(claim, seat) => {
            let claim = Claim::ALL.iter().position(|&known| known == claim)?;
            stream.number_below(KINDS, CLAIMED);
            stream.number(claim as u32);
            stream.number(seat.0.into());
            return Some(());
        }
        Event::Remarked(remark, seat) => {
            let remark = Remark::ALL.iter().position(|&known| known == remark)?;
            stream.number_below(KINDS, REMARKED);
            stream.number(remark as u32);
            stream.number(seat.0.into());
            return Some(());
        }
        Event::Blown(square) => {
            stream.number_below(KINDS, RARER);
            stream.number(BLOWN);
            stream.number(square.0.into());
            return Some(());
        }
        Event::Hinted(seat) => {
            stream.number_below(KINDS, RARER);
            stream.number(HINTED);
            stream.number(seat.0.into());
            return Some(());
        }
        Event::CheckSaid(seat) => (CHECK_SAID, seat),
        Event::CountStarted(seat) => (COUNT_STARTED, seat),
        Event::StrikeAsked(seat) => (STRIKE_ASKED, seat),
        Event::DrawOffered(seat) => (DRAW_OFFERED, seat),
        Event::TakeBackAsked(seat) => (TAKE_BACK_ASKED, seat),
        Event::Resigned(seat) => (RESIGNED, seat),
        Event::FlagFallen(seat) => (FLAG_FALLEN, seat),
        Event::Pressed(seat) => (PRESSED, seat),
        Event::Adjusted(seat) => (ADJUSTED, seat),
    };
    stream.number_below(KINDS, kind);
    stream.number(seat.0.into());
    Some(())
}

/// Reads what happens next at the table; nothing at the end of the text. Whether it can happen, the
/// table knows.
pub(super) fn read(stream: &mut Decoder<'_>, table: &Table) -> Result<Option<Event>, Unreadable> {
    match read_move_or_time(stream, table)? {
        Some(event) => Ok(Some(event)),
        None => read_other(stream),
    }
}

/// Reads a move or a time, if one stands here; both stand in every version of a text alike.
pub(super) fn read_move_or_time(
    stream: &mut Decoder<'_>,
    table: &Table,
) -> Result<Option<Event>, Unreadable> {
    if is_timed(table) && stream.number_below(2) == 1 {
        return Ok(Some(Event::TimeLeft(stream.number())));
    }
    Ok(steps::read(stream, table)?.map(Event::Played))
}

fn read_other(stream: &mut Decoder<'_>) -> Result<Option<Event>, Unreadable> {
    Ok(Some(match stream.number_below(KINDS) {
        END => return Ok(None),
        DRAW_OFFERED => Event::DrawOffered(seat(stream)?),
        TAKE_BACK_ASKED => Event::TakeBackAsked(seat(stream)?),
        ANSWERED => {
            let kind = *known(&QUESTIONS, stream.number())?;
            let (of, by) = (seat(stream)?, seat(stream)?);
            let answer = *known(&ANSWERS, stream.number())?;
            Event::Answered(Question { kind, of, by }, answer)
        }
        RESIGNED => Event::Resigned(seat(stream)?),
        FLAG_FALLEN => Event::FlagFallen(seat(stream)?),
        PRESSED => Event::Pressed(seat(stream)?),
        TOUCHED => Event::Touched(square(stream)?),
        CLAIMED => Event::Claimed(*known(&Claim::ALL, stream.number())?, seat(stream)?),
        COUNT_STARTED => Event::CountStarted(seat(stream)?),
        STRIKE_ASKED => Event::StrikeAsked(seat(stream)?),
        ADJUSTED => Event::Adjusted(seat(stream)?),
        FALSE_MOVE => Event::FalseMove(read_step(stream)?),
        CHECK_SAID => Event::CheckSaid(seat(stream)?),
        REMARKED => Event::Remarked(*known(&Remark::ALL, stream.number())?, seat(stream)?),
        RARER => match stream.number() {
            BLOWN => Event::Blown(square(stream)?),
            HINTED => Event::Hinted(seat(stream)?),
            _ => return Err(Unreadable::Newer),
        },
        _ => return Err(Unreadable::Newer),
    }))
}

/// Writes a step that is not among those of the rules.
fn write_step(stream: &mut Encoder, step: &Step) {
    stream.number(step.choice.map_or(0, |kind| u32::from(kind.0) + 1));
    stream.number(step.path.len() as u32);
    for square in &step.path {
        stream.number(square.0.into());
    }
}

/// Reads such a step. No game has a path that is as long as a text.
fn read_step(stream: &mut Decoder<'_>) -> Result<Step, Unreadable> {
    let choice = match stream.number().checked_sub(1) {
        Some(kind) => Some(Kind(u8::try_from(kind).map_err(|_| Unreadable::Newer)?)),
        None => None,
    };
    let mut path = Path::new();
    for _ in 0..stream.number() {
        if stream.is_broken() {
            return Err(Unreadable::Damaged);
        }
        path.push(square(stream)?);
    }
    Ok(Step { path, choice })
}

fn square(stream: &mut Decoder<'_>) -> Result<SquareId, Unreadable> {
    let square = u16::try_from(stream.number()).map_err(|_| Unreadable::Newer)?;
    Ok(SquareId(square))
}

/// Returns what the number stands for, if it does already.
fn known<T>(list: &[T], number: u32) -> Result<&T, Unreadable> {
    list.get(number as usize).ok_or(Unreadable::Newer)
}

fn seat(stream: &mut Decoder<'_>) -> Result<Seat, Unreadable> {
    u8::try_from(stream.number())
        .map(Seat)
        .map_err(|_| Unreadable::Newer)
}

fn is_timed(table: &Table) -> bool {
    table.record().start.controls.is_some()
}
