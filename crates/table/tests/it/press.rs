//! Clocks that hands press, as on a club's table (play.md, section 7).

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, ClockState, Event, Happening, Intent, Mark, Press, PromptKind, Record, Refusal, Review,
    Seat, Start, Table,
};

use crate::saved_games::{assert_same, read, text};
use crate::table::{answer, marked, play, prompts, touch};
use crate::timed::{left, odds, state};

/// A start at which both have the same time, and press their clocks.
fn by_hand(control: &str) -> Start {
    Start {
        press: Press::Hand,
        ..odds(control, control)
    }
}

/// A table that starts like this, at the time 0.
fn at_zero(start: Start) -> Table {
    let mut table = Table::sit_down(start).expect("a playable position");
    table.tell_time(0);
    table
}

/// A table at which White has moved and pressed at the time 0, so that Black's clock runs.
fn begun(control: &str) -> Table {
    let mut table = at_zero(by_hand(control));
    play(&mut table, "e4");
    assert_eq!(
        press(&mut table, WHITE),
        Ok(vec![Happening::Pressed(WHITE)])
    );
    table
}

/// The same, and Black has moved after 10 s, but not pressed.
fn moved(control: &str) -> Table {
    let mut table = begun(control);
    table.tell_time(10_000);
    play(&mut table, "e5");
    table
}

fn press(table: &mut Table, seat: Seat) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::PressClock(seat))
}

/// The seats whose press is awaited.
fn awaited(table: &Table) -> Vec<Seat> {
    let faces = table.clock_view().expect("clocks").faces;
    let awaited = faces.iter().filter(|face| face.awaited);
    awaited.map(|face| face.seat).collect()
}

fn running(table: &Table) -> Vec<Seat> {
    let faces = table.clock_view().expect("clocks").faces;
    let running = faces.iter().filter(|face| face.running);
    running.map(|face| face.seat).collect()
}

/// What the players had left after each move.
fn noted(table: &Table) -> Vec<Option<u32>> {
    let entries = table.view().entries;
    entries.iter().map(|entry| entry.time_left).collect()
}

/// Asserts that the record and the saved text tell the same as the table, but that clocks rest.
fn assert_comes_back(table: &mut Table) {
    table.note_time();
    let again = Table::replay(table.record()).expect("the same game");
    assert_eq!(again.view().entries, table.view().entries);
    assert_eq!(
        (left(&again), awaited(&again)),
        (left(table), awaited(table))
    );
    assert_same(&read(&text(table)), &again);
}

#[test]
fn section_7_a_move_leaves_the_clock_running_until_it_is_pressed() {
    let mut table = moved("300");
    assert_eq!(table.view().turn, WHITE, "on the board it is White's turn");
    assert_eq!(
        (running(&table), awaited(&table)),
        (vec![BLACK], vec![BLACK])
    );
    table.tell_time(14_000);
    assert_eq!(left(&table), [300_000, 286_000]);
    assert_comes_back(&mut table);
    assert_eq!(
        press(&mut table, BLACK),
        Ok(vec![Happening::Pressed(BLACK)])
    );
    assert_eq!((running(&table), awaited(&table)), (vec![WHITE], vec![]));
    table.tell_time(15_000);
    assert_eq!(left(&table), [299_000, 286_000]);
    assert_comes_back(&mut table);
}

#[test]
fn section_7_a_press_is_an_event() {
    let mut table = moved("300");
    table.tell_time(12_000);
    press(&mut table, BLACK).expect("a press");
    let last = [Event::TimeLeft(288_000), Event::Pressed(BLACK)];
    assert!(table.record().events.ends_with(&last));
    assert_comes_back(&mut table);
}

#[test]
fn section_7_if_the_opponent_moves_first_that_counts_as_the_press() {
    let mut table = moved("300+2");
    table.tell_time(13_000);
    play(&mut table, "Nf3");
    assert_eq!(
        (running(&table), awaited(&table)),
        (vec![WHITE], vec![WHITE])
    );
    assert_eq!(left(&table), [300_000, 289_000], "its increment is booked");
    assert_eq!(noted(&table), [Some(300_000), Some(289_000), None]);
    let pressed = |event: &&Event| matches!(event, Event::Pressed(_));
    assert_eq!(table.record().events.iter().filter(pressed).count(), 1);
    assert_comes_back(&mut table);
}

#[test]
fn section_7_increments_and_delays_are_booked_at_the_press() {
    for (control, at_move, at_press) in [
        ("300+5", 290_000, 291_000),
        ("300b5", 290_000, 291_000),
        ("300b30", 290_000, 300_000),
        ("300d5", 295_000, 291_000),
        ("1/300:1/60", 290_000, 346_000),
    ] {
        let mut table = moved(control);
        assert_eq!(left(&table)[1], at_move, "{control}");
        table.tell_time(14_000);
        press(&mut table, BLACK).expect("a press");
        assert_eq!(left(&table)[1], at_press, "{control}");
        assert_eq!(noted(&table)[1], Some(at_press), "{control}");
        assert_comes_back(&mut table);
    }
}

#[test]
fn the_first_move_takes_no_time_and_its_press_starts_the_clocks() {
    let mut table = at_zero(by_hand("300+5"));
    play(&mut table, "e4");
    table.tell_time(9_000);
    assert_eq!(
        (state(&table), awaited(&table)),
        (ClockState::Ready, vec![WHITE])
    );
    assert_comes_back(&mut table);
    press(&mut table, WHITE).expect("a press");
    table.tell_time(10_000);
    assert_eq!(left(&table), [300_000, 299_000]);
}

#[test]
fn the_opponent_can_start_the_first_clock_by_hand_too() {
    let mut table = at_zero(by_hand("300+5"));
    let started = Ok(vec![Happening::ClockStarted]);
    assert_eq!(press(&mut table, BLACK), started);
    table.tell_time(4_000);
    play(&mut table, "e4");
    table.tell_time(6_000);
    press(&mut table, WHITE).expect("a press");
    assert_eq!(left(&table), [299_000, 300_000]);
}

#[test]
fn who_has_not_moved_presses_in_vain() {
    let mut table = begun("300");
    for seat in [BLACK, WHITE] {
        assert_eq!(press(&mut table, seat), Ok(vec![]), "nobody has moved");
    }
    table.tell_time(10_000);
    play(&mut table, "e5");
    assert_eq!(press(&mut table, WHITE), Ok(vec![]), "it is Black's press");
    assert_eq!(press(&mut table, Seat(7)), Err(Refusal::NoSuchSeat));
    assert_eq!(running(&table), [BLACK]);
    press(&mut table, BLACK).expect("a press");
    assert_eq!(press(&mut table, BLACK), Ok(vec![]), "once a move");
    assert_eq!(running(&table), [WHITE]);
}

#[test]
fn section_6_the_flag_falls_before_the_press() {
    let mut table = moved("60+5");
    let fallen = table.tell_time(60_000);
    assert_eq!(fallen.first(), Some(&Happening::FlagFell(BLACK)));
    let outcome = table.outcome().expect("the end");
    assert_eq!(
        (outcome.result, outcome.termination.word()),
        ("1-0", "time")
    );
    assert_eq!(left(&table), [60_000, 0]);
    assert_eq!(noted(&table), [Some(60_000), Some(0)]);
    assert_eq!(
        (press(&mut table, BLACK), awaited(&table)),
        (Ok(vec![]), vec![])
    );
    assert_comes_back(&mut table);
}

#[test]
fn section_6_with_a_mate_the_clocks_stop_and_no_press_is_awaited() {
    let mut table = at_zero(by_hand("60+5"));
    play(&mut table, "f3 e5 g4");
    press(&mut table, WHITE).expect("a press");
    table.tell_time(30_000);
    play(&mut table, "Qh4");
    assert_eq!(
        (state(&table), awaited(&table)),
        (ClockState::Stopped, vec![])
    );
    assert!(table.tell_time(90_000).is_empty(), "no flag falls any more");
    assert_eq!(left(&table)[1], 35_000);
    assert_eq!(noted(&table)[3], Some(35_000));
    assert_comes_back(&mut table);
}

#[test]
fn section_6_so_it_is_with_a_draw_on_the_board() {
    let stalemate = Start {
        position: Some("k7/8/1K6/8/8/8/8/2Q5 w - - 0 1".into()),
        ..by_hand("60")
    };
    let mut table = at_zero(stalemate);
    play(&mut table, "Qc7");
    assert_eq!(
        (state(&table), awaited(&table)),
        (ClockState::Stopped, vec![])
    );
    assert_eq!(noted(&table), [Some(60_000)]);
}

#[test]
fn a_take_back_undoes_the_press_with_the_move() {
    let mut table = moved("300+5");
    press(&mut table, BLACK).expect("a press");
    table.tell_time(12_000);
    table.apply(Intent::AskTakeBack(BLACK)).expect("asked");
    answer(&mut table, WHITE, PromptKind::TakeBack, Answer::Accept).expect("accepted");
    assert_eq!((running(&table), awaited(&table)), (vec![BLACK], vec![]));
    assert_eq!(left(&table), [298_000, 295_000], "no time is given back");
    play(&mut table, "c5");
    assert_eq!(awaited(&table), [BLACK]);
    assert_comes_back(&mut table);
}

#[test]
fn a_move_can_be_taken_back_before_its_press() {
    let mut table = moved("300d5");
    table.apply(Intent::AskTakeBack(BLACK)).expect("asked");
    answer(&mut table, WHITE, PromptKind::TakeBack, Answer::Accept).expect("accepted");
    assert_eq!((running(&table), awaited(&table)), (vec![BLACK], vec![]));
    table.tell_time(12_000);
    assert_eq!(
        left(&table),
        [300_000, 293_000],
        "the turn has one delay only"
    );
    assert_eq!(press(&mut table, BLACK), Ok(vec![]), "nothing is moved");
    assert_comes_back(&mut table);
}

#[test]
fn the_opponents_move_can_be_taken_back_before_the_press() {
    let mut table = moved("1/300:1/60");
    table.apply(Intent::AskTakeBack(WHITE)).expect("asked");
    let both = answer(&mut table, BLACK, PromptKind::TakeBack, Answer::Accept);
    assert!(both.is_ok_and(|happened| happened.contains(&Happening::TakenBack(2))));
    assert_eq!((running(&table), awaited(&table)), (vec![WHITE], vec![]));
    play(&mut table, "d4");
    press(&mut table, WHITE).expect("a press");
    assert_eq!(left(&table), [360_000, 290_000], "no period begins twice");
    assert_comes_back(&mut table);
}

#[test]
fn a_game_rests_between_move_and_press() {
    let mut table = moved("300");
    table.apply(Intent::Pause).expect("a rest");
    table.tell_time(99_000);
    assert_eq!(
        (left(&table), awaited(&table)),
        ([300_000, 290_000], vec![BLACK])
    );
    assert_eq!(press(&mut table, BLACK), Ok(vec![Happening::Resumed]));
    assert_eq!(running(&table), [BLACK], "the first press ends the rest");
    assert_eq!(
        press(&mut table, BLACK),
        Ok(vec![Happening::Pressed(BLACK)])
    );
}

#[test]
fn earlier_positions_can_be_seen_between_move_and_press() {
    let mut table = moved("300");
    table
        .apply(Intent::Review(Review::First))
        .expect("the start");
    press(&mut table, BLACK).expect("a press");
    assert_eq!((table.view().shown_ply, running(&table)), (2, vec![WHITE]));
}

#[test]
fn a_man_in_the_opponents_hand_stays_there_at_the_press() {
    let mut table = moved("300");
    touch(&mut table, "g1").expect("White's turn on the board");
    press(&mut table, BLACK).expect("a press");
    assert_eq!(marked(&table, Mark::Selected), ["g1"]);
}

#[test]
fn section_5_1_an_offer_stands_before_the_press_and_may_be_answered_after() {
    for presses in [true, false] {
        let mut table = begun("300");
        table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
        play(&mut table, "e5");
        assert_eq!(prompts(&table), [(PromptKind::DrawOffer, WHITE)]);
        if presses {
            press(&mut table, BLACK).expect("a press");
        }
        table.tell_time(3_000);
        answer(&mut table, WHITE, PromptKind::DrawOffer, Answer::Accept).expect("agreed");
        assert_eq!(
            (state(&table), awaited(&table)),
            (ClockState::Stopped, vec![])
        );
        let after = if presses { 300_000 } else { 297_000 };
        assert_eq!(noted(&table)[1], Some(after), "pressed: {presses}");
        assert_comes_back(&mut table);
    }
}

#[test]
fn players_resign_between_move_and_press() {
    for seat in [WHITE, BLACK] {
        let mut table = moved("300");
        table.tell_time(20_000);
        table.apply(Intent::Resign(seat)).expect("asked");
        answer(&mut table, seat, PromptKind::Resign, Answer::Confirm).expect("confirmed");
        assert_eq!(
            (state(&table), noted(&table)[1]),
            (ClockState::Stopped, Some(280_000))
        );
        assert_comes_back(&mut table);
    }
}

#[test]
fn a_rematch_is_pressed_by_hand_too() {
    let mut table = at_zero(by_hand("60"));
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("a rematch");
    assert_eq!(table.record().start.press, Press::Hand);
    play(&mut table, "e4");
    assert_eq!(awaited(&table), [WHITE]);
}

#[test]
fn without_clocks_no_hand_presses_any() {
    let mut start = by_hand("60");
    start.controls = None;
    let mut table = at_zero(start);
    assert_eq!(table.record().start.press, Press::Auto);
    play(&mut table, "e4");
    assert_eq!(press(&mut table, WHITE), Err(Refusal::NoClock));
}

#[test]
fn a_record_tells_no_press_that_was_not_to_come() {
    let record = |start, events| Record { start, events };
    for start in [by_hand("60"), odds("60", "60"), crate::table::start("", "")] {
        let pressed = record(start, vec![Event::Pressed(WHITE)]);
        assert!(Table::replay(&pressed).is_err());
    }
    let mut events = moved("60").record().events.clone();
    events.push(Event::Pressed(WHITE));
    assert!(Table::replay(&record(by_hand("60"), events)).is_err());
}

#[test]
fn without_clocks_a_link_leaves_the_presses_out() {
    use rochade_table::saved::{self, Times};
    let mut table = moved("300");
    press(&mut table, BLACK).expect("a press");
    let bare = saved::write(&table, Times::LeftOut).expect("a text");
    let bare = read(&bare);
    assert_eq!((bare.clock_view(), bare.plies()), (None, 2));
    assert_eq!(bare.record().start.press, Press::Auto);
}
