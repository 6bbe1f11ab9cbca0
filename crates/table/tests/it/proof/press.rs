//! Three clocks that hands press.

use rochade_table::{ClockState, Happening, Intent, Press, Seat, Start, Table};

use super::{B, R, W, resign, three};
use crate::every::{timed_start, times_left};
use crate::table::play;
use crate::timed::state;

/// A table at which W has moved and pressed, and B has moved after 5 s.
fn moved() -> Table {
    let start = Start {
        press: Press::Hand,
        ..timed_start(three().game(), &["60"])
    };
    let mut table = Table::sit_down(start).expect("a game");
    table.tell_time(0);
    play(&mut table, "c1-c2");
    press(&mut table, W);
    table.tell_time(5_000);
    play(&mut table, "g3-f3");
    assert_eq!((running(&table), awaited(&table)), (vec![B], vec![B]));
    table
}

fn press(table: &mut Table, seat: Seat) {
    let pressed = table.apply(Intent::PressClock(seat));
    assert_eq!(pressed, Ok(vec![Happening::Pressed(seat)]));
}

fn running(table: &Table) -> Vec<Seat> {
    let faces = table.clock_view().expect("clocks").faces;
    let running = faces.iter().filter(|face| face.running);
    running.map(|face| face.seat).collect()
}

fn awaited(table: &Table) -> Vec<Seat> {
    let faces = table.clock_view().expect("clocks").faces;
    let awaited = faces.iter().filter(|face| face.awaited);
    awaited.map(|face| face.seat).collect()
}

#[test]
fn the_press_hands_the_time_on_to_the_next_seat() {
    let mut table = moved();
    table.tell_time(8_000);
    press(&mut table, B);
    assert_eq!(running(&table), [R]);
    table.tell_time(9_000);
    assert_eq!(times_left(&table), [60_000, 52_000, 59_000]);
}

#[test]
fn when_another_one_drops_out_the_press_is_still_awaited() {
    for out in [R, W] {
        let mut table = moved();
        resign(&mut table, out);
        assert_eq!((running(&table), awaited(&table)), (vec![B], vec![B]));
        press(&mut table, B);
        let next = if out == R { W } else { R };
        assert_eq!(running(&table), [next]);
    }
}

#[test]
fn when_the_one_drops_out_who_was_to_press_the_next_clock_runs() {
    let mut table = moved();
    table.tell_time(7_000);
    resign(&mut table, B);
    assert_eq!((running(&table), awaited(&table)), (vec![R], vec![]));
    assert_eq!(table.view().entries[1].time_left, Some(53_000));
}

#[test]
fn whose_flag_falls_before_the_press_drops_out() {
    let mut table = moved();
    let fallen = table.tell_time(60_000);
    assert_eq!(fallen, [Happening::FlagFell(B), Happening::DroppedOut(B)]);
    assert_eq!(
        (running(&table), state(&table)),
        (vec![R], ClockState::Running)
    );
    assert_eq!(times_left(&table), [60_000, 0, 60_000]);
    assert_eq!(table.view().entries[1].time_left, Some(0));
    let again = Table::replay(table.record()).expect("the same game");
    assert_eq!(again.view().entries, table.view().entries);
}
