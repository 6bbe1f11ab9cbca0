//! Any sequence of intents and times, at a table with any game: the clocks hold together, and the
//! record tells them all.

use rochade_table::chess::QUEEN;
use rochade_table::{Answer, ClockState, Event, GameKind, Intent, Seat, SquareId, Table, View};
use rochade_testkit::{Result, Unstructured, try_seeds};

use crate::any::any_question;
use crate::every::{begin_move, can_move, for_every_game, one_move, seat, timed_table, times_left};
use crate::saved_games::{assert_same, read, text};
use crate::timed::state;

fn intent(view: &View, source: &mut Unstructured) -> Result<Intent> {
    let seat = match source.ratio(1, 4)? {
        true => seat(source)?,
        false => source.choose(&view.seats)?.seat,
    };
    let square = SquareId(source.int_in_range(0..=view.squares.len() as u16)?);
    Ok(match source.int_in_range(0..=9)? {
        0 => Intent::PressClock(seat),
        1 if source.ratio(1, 3)? => Intent::Pause,
        1 | 2 => Intent::Resume,
        3 => Intent::Rematch,
        4 => Intent::AskTakeBack(seat),
        5 => Intent::Resign(seat),
        6 => any_answer(view, source)?,
        7 => Intent::Choose(QUEEN),
        8 => Intent::LetGo(Some(square)),
        _ => Intent::Touch(square),
    })
}

/// An answer, mostly to what is asked.
fn any_answer(view: &View, source: &mut Unstructured) -> Result<Intent> {
    let answer = *source.choose(&Answer::ALL)?;
    let question = match view.prompts.is_empty() {
        true => {
            let seats: Vec<Seat> = view.plan.all_seats().collect();
            any_question(&seats, source)?
        }
        false => source.choose(&view.prompts)?.question,
    };
    Ok(Intent::Answer(question, answer))
}

/// What must hold of a table, whatever was done at it: its record leads to the same clocks, but
/// that they rest.
fn check(table: &mut Table) {
    table.note_time();
    let again = Table::replay(table.record()).expect("the same game");
    assert_eq!(again.record(), table.record());
    assert_eq!(again.view().entries, table.view().entries);
    if state(table) != ClockState::Running {
        assert_eq!(again.clock_view(), table.clock_view());
    } else if again.record().events.is_empty() {
        assert_eq!(state(&again), ClockState::Ready);
    } else {
        assert_eq!(
            (times_left(&again), state(&again)),
            (times_left(table), ClockState::Paused)
        );
    }
}

/// The clock of the player to move runs, if any does, or that of one who has moved and is still to
/// press it; none after the end.
fn check_runner(table: &Table) {
    let view = table.view();
    let clock = view.clock.expect("clocks");
    let is_over = view.outcome.is_some();
    assert_eq!(is_over, clock.state == ClockState::Stopped);
    let awaited = clock.faces.iter().filter(|face| face.awaited).count();
    assert!(awaited <= usize::from(!is_over));
    for (face, seat) in clock.faces.iter().zip(&view.seats) {
        assert!(seat.in_game || !face.awaited);
        let turn_goes_on = face.awaited || seat.to_move && awaited == 0;
        let runs = turn_goes_on && clock.state == ClockState::Running;
        assert_eq!(face.running, runs);
        assert!(!face.flagged || !seat.in_game || is_over, "it drops out");
    }
}

/// How often a turn has ended with a move or a press.
fn turns(table: &Table) -> usize {
    let events = table.record().events.iter();
    let ends = |event: &&Event| {
        matches!(
            event,
            Event::Played(_) | Event::FalseMove(_) | Event::Pressed(_)
        )
    };
    events.filter(ends).count()
}

/// Does anything at any time, until chance has nothing more to give.
fn do_anything(game: GameKind, source: &mut Unstructured) -> Result<()> {
    let mut table = timed_table(game, source)?;
    let mut now: u64 = 0;
    while !source.is_empty() {
        now = now.saturating_add(source.int_in_range(0..=900)?);
        let told = match source.int_in_range(0..=200)? {
            0 => source.arbitrary()?,
            1 => now.saturating_sub(5_000),
            _ => now,
        };
        now = now.max(told);
        let (before, turns_before) = (times_left(&table), turns(&table));
        table.tell_time(told);
        let moves = source.ratio(1, 2)? && can_move(&table);
        let is_new = match moves {
            true if source.ratio(1, 8)? => begin_move(&mut table, source).map(|()| false)?,
            true => one_move(&mut table, source).map(|()| false)?,
            false => {
                let view = table.view();
                let intent = intent(&view, source)?;
                let rematch = matches!(intent, Intent::Rematch | Intent::RematchByLot(_));
                if table.apply(intent).is_err() {
                    assert_eq!(table.view(), view);
                    continue;
                }
                rematch
            }
        };
        if is_new {
            let is_over = table.outcome().is_some();
            let begins = [ClockState::Ready, ClockState::Stopped][usize::from(is_over)];
            assert_eq!(state(&table), begins);
            continue;
        }
        // The most that a move can earn is 31 s.
        let most = if turns(&table) > turns_before {
            31_000
        } else {
            0
        };
        for (after, before) in times_left(&table).into_iter().zip(before) {
            assert!(after <= before + most);
        }
        check_runner(&table);
        if source.ratio(1, 4)? {
            check(&mut table);
        }
    }
    let replayed = Table::replay(table.record()).expect("what was played");
    let replayed = replayed.in_sitting(table.sitting().clone());
    assert_same(&read(&text(&table)), &replayed);
    Ok(())
}

#[test]
fn no_sequence_of_intents_and_times_breaks_the_clocks() {
    for_every_game(|game| try_seeds(30, (500, 3_000), |source| do_anything(game, source)));
}
