//! Clocks: one a seat, and who is passed over loses no time (issue 35, point 10).

use rochade_table::{
    Answer, ClockState, Control, Happening, Intent, Laws, Press, PromptKind, Refusal, Seat, Start,
    Table,
};

use super::leaving::resign;
use super::{A, B, BLACK, C, D, RED, WHITE, answer, asked, end, play, position, sit_down, tap};
use crate::every::times_left;
use crate::saved_games::{assert_same, read, text};
use crate::timed::state;

/// A game from a position in which each seat has a minute, and what it says for a move.
fn timed(laws: &str, men: &str, rest: &str, control: &str) -> Table {
    let control = Control::from_seconds(control).expect("a control");
    let start = Start {
        controls: Some(vec![control]),
        ..Start::under(Laws::parse(laws).expect("laws"), Vec::new())
    };
    let mut table = Table::from_position(start, &position(laws, men, rest)).expect("a position");
    table.tell_time(0);
    table
}

/// Plays a move `now` milliseconds after the beginning.
fn play_at(table: &mut Table, now: u64, typed: &str) {
    table.tell_time(now);
    play(table, typed);
}

fn running(table: &Table) -> Vec<Seat> {
    let faces = table.clock_view().expect("clocks").faces;
    let running = faces.iter().filter(|face| face.running);
    running.map(|face| face.seat).collect()
}

/// B's king in the corner is mated once the rook is on row 11.
const CORNER: &str = "AKg14 ARj10 BKa11 BNf6 CKh1 CRk9 DKn8 DPm4";

#[test]
fn four_has_a_clock_for_each_seat_and_runs_them_in_the_order_of_turns() {
    let mut table = timed("four", CORNER, "C - - - -", "60");
    let mut ran = Vec::new();
    for (now, typed) in [(0, "h1-h2"), (1_000, "n8-n7"), (3_000, "g14-g13")] {
        play_at(&mut table, now, typed);
        ran.push(running(&table));
    }
    assert_eq!(ran, [[D], [A], [B]]);
    table.tell_time(7_000);
    assert_eq!(times_left(&table), [58_000, 56_000, 60_000, 59_000]);
}

#[test]
fn four_who_is_passed_over_loses_no_time_and_earns_none() {
    let mut table = timed("four", CORNER, "C - - - -", "60+5");
    play_at(&mut table, 0, "k9-k11");
    play_at(&mut table, 1_000, "n8-n7");
    play_at(&mut table, 2_000, "g14-g13");
    // B is mated, and it is C's turn at once.
    assert_eq!(running(&table), [C]);
    play_at(&mut table, 12_000, "h1-h2");
    play_at(&mut table, 13_000, "m4-l4");
    play_at(&mut table, 14_000, "g13-g14");
    assert_eq!(running(&table), [C]);
    assert_eq!(times_left(&table)[B.index()], 60_000);
    // Set free, B has all its time, and needs it from then on.
    play_at(&mut table, 15_000, "k11-k12");
    play_at(&mut table, 16_000, "l4-k4");
    play_at(&mut table, 17_000, "g14-g13");
    assert_eq!(running(&table), [B]);
    play_at(&mut table, 20_000, "a11-b11");
    assert_eq!(times_left(&table)[B.index()], 62_000);
    assert_eq!(
        times_left(&read(&text(&table))),
        times_left(&table),
        "a link knows the times"
    );
}

#[test]
fn four_a_move_that_is_taken_back_gives_the_turn_back_over_who_was_passed_over() {
    let mut table = timed("four", CORNER, "C - - - -", "60");
    play_at(&mut table, 0, "k9-k11");
    play_at(&mut table, 1_000, "n8-n7");
    play_at(&mut table, 2_000, "g14-g13");
    table.tell_time(4_000);
    table
        .apply(Intent::AskTakeBack(A))
        .expect("it may be asked");
    // B stands frozen, and isn't asked.
    for seat in [C, D] {
        answer(&mut table, (PromptKind::TakeBack, seat, A), Answer::Accept);
    }
    assert_eq!(running(&table), [A]);
    assert_eq!(times_left(&table), [59_000, 60_000, 58_000, 59_000]);
}

#[test]
fn four_a_flag_loses_for_the_pair() {
    let mut table = timed("four", CORNER, "C - - - -", "60");
    play_at(&mut table, 0, "h1-h2");
    table.tell_time(60_000);
    let outcome = table.outcome().expect("the end");
    assert_eq!(
        (outcome.result, outcome.termination.word()),
        ("full AC", "time")
    );
    assert_eq!(outcome.shares, [24, 0, 24, 0], "D's flag fell");
}

#[test]
fn four_a_flag_draws_where_no_enemy_could_win_whatever_the_partner_has() {
    let men = "AKg14 ARj10 BKa11 CKh1 DKn8";
    for (men, result) in [(men, "draw"), (&[men, "DRm4"].join(" "), "full BD")] {
        let mut table = timed("four,clock:loses-to-mate", men, "C - - - -", "60");
        table
            .apply(Intent::PressClock(D))
            .expect("C's clock starts");
        table.tell_time(60_000);
        assert_eq!(end(&table), Some((result, "time")));
    }
}

#[test]
fn three_whose_flag_falls_stays_frozen_and_the_others_clocks_go_on() {
    let men = "kKg1 kPc2 rKm7 rPl4 wKa6 wPb3";
    let mut table = timed("three", men, "k - - -", "60");
    play_at(&mut table, 0, "c2-c4");
    table.tell_time(60_000);
    let view = table.view();
    assert!(view.position.ends_with(" ro -"), "{}", view.position);
    assert_eq!((view.turn, running(&table)), (WHITE, vec![WHITE]));
    play_at(&mut table, 61_000, "b3-c3");
    play_at(&mut table, 62_000, "c4-c5");
    assert_eq!(running(&table), [WHITE], "Red is passed over for good");
    assert_eq!(times_left(&table), [59_000, 0, 59_000]);
    // The next flag ends the game.
    table.tell_time(200_000);
    let outcome = table.outcome().expect("the end");
    assert_eq!(
        (outcome.result, outcome.termination.word()),
        ("full k", "time")
    );
    assert_eq!((outcome.share(BLACK), outcome.share(RED)), (24, 0));
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn three_r1_what_was_touched_before_a_flag_fell_binds_nobody_any_more() {
    let men = "kKg1 kPc2 rKm7 rPl4 wKa6 wPb3";
    let mut table = timed("gustavus-three", men, "k - - -", "60");
    play_at(&mut table, 0, "c2-c4");
    // Red has touched a pawn, and may not move the king instead.
    tap(&mut table, "l4").expect("a touch");
    tap(&mut table, "m7").expect("another man strays");
    table.tell_time(60_000);
    let view = table.view();
    assert_eq!((view.turn, view.duty), (WHITE, None));
    // White is free, and asked about nothing, whichever man it is.
    tap(&mut table, "a6").expect("a touch");
    assert!(asked(&table).is_empty());
    play_at(&mut table, 61_000, "a6-a7 c4-c5");
    table.apply(Intent::Pause).expect("a rest");
    assert_same(&read(&text(&table)), &table);
}

/// Black has made the first move of three, each of whom has a minute, and Red is to move.
fn begun(press: Press) -> Table {
    let start = Start {
        controls: Some(vec![Control::from_seconds("60").expect("a control")]),
        press,
        ..sit_down("three").record().start.clone()
    };
    let mut table = Table::sit_down(start).expect("a game");
    play_at(&mut table, 0, "c2-c4");
    table
}

#[test]
fn three_when_one_leaves_the_clock_of_who_is_to_move_runs_on() {
    for (out, left, next) in [
        (WHITE, [60_000, 52_000, 60_000], RED),
        (RED, [60_000, 55_000, 57_000], WHITE),
    ] {
        let mut table = begun(Press::Auto);
        table.tell_time(5_000);
        resign(&mut table, out);
        assert_eq!(running(&table), [next]);
        table.tell_time(8_000);
        assert_eq!(times_left(&table), left);
        let pressed = table.apply(Intent::PressClock(out));
        assert_eq!(pressed, Err(Refusal::OutOfGame));
    }
    // Who rests goes on resting.
    let mut table = begun(Press::Auto);
    table.tell_time(5_000);
    table.apply(Intent::Pause).expect("a rest");
    resign(&mut table, RED);
    assert_eq!(state(&table), ClockState::Paused);
    table.apply(Intent::Resume).expect("it goes on");
    table.tell_time(7_000);
    assert_eq!(times_left(&table), [60_000, 55_000, 58_000]);
}

/// The same with clocks that hands press: Red has moved after five seconds, but not pressed.
fn moved() -> Table {
    let mut table = begun(Press::Hand);
    press(&mut table, BLACK);
    play_at(&mut table, 5_000, "l3-i3");
    assert_eq!((running(&table), awaited(&table)), (vec![RED], vec![RED]));
    table
}

fn press(table: &mut Table, seat: Seat) {
    let pressed = table.apply(Intent::PressClock(seat));
    assert_eq!(pressed, Ok(vec![Happening::Pressed(seat)]));
}

fn awaited(table: &Table) -> Vec<Seat> {
    let faces = table.clock_view().expect("clocks").faces;
    let awaited = faces.iter().filter(|face| face.awaited);
    awaited.map(|face| face.seat).collect()
}

#[test]
fn three_a_press_is_awaited_whoever_else_leaves_and_hands_the_time_on() {
    for (out, next) in [(None, WHITE), (Some(WHITE), BLACK), (Some(BLACK), WHITE)] {
        let mut table = moved();
        out.map(|out| resign(&mut table, out));
        assert_eq!((running(&table), awaited(&table)), (vec![RED], vec![RED]));
        table.tell_time(8_000);
        press(&mut table, RED);
        assert_eq!(running(&table), [next]);
        assert_eq!(times_left(&table)[RED.index()], 52_000);
    }
}

#[test]
fn three_who_leaves_before_the_press_hands_the_time_on_by_that() {
    let mut table = moved();
    table.tell_time(7_000);
    resign(&mut table, RED);
    assert_eq!((running(&table), awaited(&table)), (vec![WHITE], vec![]));
    assert_eq!(table.view().entries[1].time_left, Some(53_000));

    let mut table = moved();
    let fallen = table.tell_time(60_000);
    let told = [Happening::FlagFell(RED), Happening::DroppedOut(RED)];
    assert_eq!(fallen, told);
    assert_eq!((running(&table), awaited(&table)), (vec![WHITE], vec![]));
    assert_eq!(times_left(&table), [60_000, 0, 60_000]);
    assert_eq!(table.view().entries[1].time_left, Some(0));
    let again = Table::replay(table.record()).expect("the same game");
    assert_eq!(again.view().entries, table.view().entries);
}
