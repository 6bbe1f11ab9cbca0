//! Three clocks, and flags that fall in a game that goes on.

use rochade_table::{ClockState, Event, Happening, Intent, Refusal, Seat, Start, Table};

use super::{B, R, W, ending, resign, three};
use crate::every::{timed_start, times_left};
use crate::table::{play, tap};
use crate::timed::state;

/// A table at which all have the same time, from a position if there is one. The time is 0.
fn timed(control: &str, position: Option<&str>) -> Table {
    let start = timed_start(three().game(), &[control]);
    let mut table = Table::sit_down(Start {
        position: position.map(str::to_owned),
        ..start
    })
    .expect("a playable position");
    table.tell_time(0);
    table
}

fn running(table: &Table) -> Vec<Seat> {
    let faces = table.clock_view().expect("clocks").faces;
    let running = faces.iter().filter(|face| face.running);
    running.map(|face| face.seat).collect()
}

#[test]
fn a_chain_presses_the_clock_once() {
    let mut table = timed("60+2", Some("c1,e1/c2,g3/a3,c4 w 0 - 1"));
    table
        .apply(Intent::PressClock(B))
        .expect("W's clock starts");
    tap(&mut table, "c1");
    table.tell_time(1_000);
    tap(&mut table, "c3");
    assert_eq!(running(&table), [W], "not yet: the stone is on its way");
    table.tell_time(3_000);
    tap(&mut table, "c5");
    assert_eq!(times_left(&table), [59_000, 60_000, 60_000]);
    assert_eq!(running(&table), [B]);
    assert_eq!(table.view().entries[0].time_left, Some(59_000));
}

#[test]
fn the_clocks_go_round() {
    let mut table = timed("60", None);
    for (now, text, next) in [
        (1_000, "c1-c2", B),
        (3_000, "g3-f3", R),
        (6_000, "a3-b3", W),
        (10_000, "d1-c1", B),
    ] {
        table.tell_time(now);
        play(&mut table, text);
        assert_eq!(running(&table), [next]);
    }
    assert_eq!(times_left(&table), [56_000, 58_000, 57_000]);
}

#[test]
fn when_the_one_to_move_drops_out_the_next_clock_runs() {
    let mut table = timed("60", None);
    play(&mut table, "c1-c2");
    table.tell_time(5_000);
    resign(&mut table, B);
    assert_eq!(running(&table), [R]);
    table.tell_time(8_000);
    assert_eq!(times_left(&table), [60_000, 55_000, 57_000]);
}

#[test]
fn when_another_one_drops_out_the_same_clock_runs_on() {
    let mut table = timed("60", None);
    play(&mut table, "c1-c2");
    table.tell_time(5_000);
    resign(&mut table, R);
    assert_eq!(running(&table), [B]);
    table.tell_time(8_000);
    assert_eq!(times_left(&table), [60_000, 52_000, 60_000]);
}

// W can't move any more without B: the turn ends, and the next one is delayed anew.
#[test]
fn who_is_passed_over_because_another_drops_out_has_ended_the_turn() {
    let mut table = timed("60d5", Some("c1/c2,g3/d1,e1 w 0 - 1"));
    table
        .apply(Intent::PressClock(B))
        .expect("W's clock starts");
    table.tell_time(8_000);
    resign(&mut table, B);
    assert_eq!(running(&table), [R]);
    table.tell_time(10_000);
    play(&mut table, "e1-e2");
    assert_eq!(running(&table), [W]);
    table.tell_time(14_000);
    assert_eq!(times_left(&table), [57_000, 60_000, 60_000]);
}

#[test]
fn whose_flag_falls_drops_out_and_the_next_clock_runs() {
    let mut table = timed("60", None);
    play(&mut table, "c1-c2");
    table.apply(Intent::AskTakeBack(W)).expect("a request");
    let fallen = table.tell_time(60_000);
    assert_eq!(fallen, [Happening::FlagFell(B), Happening::DroppedOut(B)]);
    let view = table.view();
    assert_eq!((view.outcome, view.turn), (None, R));
    assert!(view.prompts.is_empty(), "what was asked is void");
    assert_eq!(
        (running(&table), times_left(&table)),
        (vec![R], vec![60_000, 0, 60_000])
    );
    assert!(table.clock_view().expect("clocks").faces[1].flagged);
    assert_eq!(table.record().events.last(), Some(&Event::FlagFallen(B)));
    table.tell_time(63_000);
    play(&mut table, "a3-b3");
    assert_eq!(times_left(&table), [60_000, 0, 57_000]);
    assert_eq!(running(&table), [W], "B is passed over");
    table.note_time();
    let again = Table::replay(table.record()).expect("the same game");
    assert_eq!(times_left(&again), times_left(&table));
    assert_eq!(state(&again), ClockState::Paused);
}

#[test]
fn the_second_flag_ends_the_game() {
    let mut table = timed("60", None);
    play(&mut table, "c1-c2");
    table.tell_time(60_000);
    let fallen = table.tell_time(120_000);
    assert!(matches!(
        fallen[..],
        [Happening::FlagFell(R), Happening::Ended(_)]
    ));
    assert_eq!(ending(&table), (vec![16, 0, 8], "2/3-0-1/3", "time"));
    assert_eq!(state(&table), ClockState::Stopped);
    assert!(table.tell_time(999_000).is_empty());
}

#[test]
fn a_flag_that_falls_puts_the_stone_on_its_way_back() {
    let mut table = timed("60", Some("c1,e1/c2,g3/a3,c4 w 0 - 1"));
    table
        .apply(Intent::PressClock(B))
        .expect("W's clock starts");
    tap(&mut table, "c1");
    tap(&mut table, "c3");
    table.tell_time(60_000);
    let view = table.view();
    assert!(!view.can_stop);
    assert_eq!(
        (view.turn, view.position.as_str()),
        (B, "c1,e1/c2,g3/a3,c4 b 0 w 1")
    );
}

#[test]
fn a_paused_game_goes_on_resting_when_a_seat_drops_out() {
    let mut table = timed("60", None);
    play(&mut table, "c1-c2");
    table.tell_time(5_000);
    table.apply(Intent::Pause).expect("a rest");
    resign(&mut table, B);
    assert_eq!(state(&table), ClockState::Paused);
    table.apply(Intent::Resume).expect("it goes on");
    table.tell_time(7_000);
    assert_eq!(times_left(&table), [60_000, 55_000, 58_000]);
}

#[test]
fn who_is_out_presses_no_clock() {
    let mut table = timed("60", None);
    resign(&mut table, R);
    let pressed = table.apply(Intent::PressClock(R));
    assert_eq!(pressed, Err(Refusal::OutOfGame));
    let pressed = table.apply(Intent::PressClock(B));
    assert_eq!(pressed, Ok(vec![Happening::ClockStarted]));
}
