//! The clocks at the table (play.md, sections 2, 5, 6, 7 and 9).

use rochade_table::chess::{BLACK, QUEEN, WHITE};
use rochade_table::{
    Answer, ClockState, Control, Event, Happening, Intent, PromptKind, Record, Refusal, Seat,
    Start, Table,
};

use crate::table::{answer, drag, let_go, play, start, tap, touch};

/// A start with a control for each seat, as PGN writes it.
pub(crate) fn odds(white: &str, black: &str) -> Start {
    let control = |text| Control::from_seconds(text).expect("a control");
    let mut start = start("Anna", "Ben");
    start.controls = Some(vec![control(white), control(black)]);
    start
}

/// A table at which both have the same time, and the time is 0.
fn timed(control: &str) -> Table {
    told(Table::new(odds(control, control)))
}

/// The same from a position.
fn timed_at(control: &str, fen: &str) -> Table {
    let table = Table::from_position(odds(control, control), fen);
    told(table.expect("a playable position"))
}

fn told(mut table: Table) -> Table {
    table.tell_time(0);
    table
}

/// Plays typed moves at an instant.
fn play_at(table: &mut Table, now: u64, moves: &str) {
    assert!(table.tell_time(now).is_empty(), "nothing happens before");
    play(table, moves);
}

pub(crate) fn left(table: &Table) -> [u32; 2] {
    let faces = table.clock_view().expect("clocks").faces;
    [faces[0].left, faces[1].left]
}

pub(crate) fn state(table: &Table) -> ClockState {
    table.clock_view().expect("clocks").state
}

fn ending(table: &Table) -> (&'static str, &'static str) {
    let outcome = table.outcome().expect("the game has ended");
    (outcome.result, outcome.termination.word())
}

#[test]
fn section_7_clocks_are_off_by_default() {
    let mut table = crate::table::table();
    assert_eq!(table.clock_view(), None);
    assert!(table.tell_time(0).is_empty() && table.tell_time(u64::MAX).is_empty());
    for intent in [Intent::Pause, Intent::Resume, Intent::PressClock(WHITE)] {
        assert_eq!(table.apply(intent), Err(Refusal::NoClock));
    }
    table.note_time();
    assert!(table.record().events.is_empty());
}

#[test]
fn section_7_the_clocks_run_from_the_first_move_and_change_with_each() {
    let mut table = timed("300+2");
    play_at(&mut table, 60_000, "e4");
    assert_eq!(left(&table), [300_000, 300_000]);
    play_at(&mut table, 70_000, "e5");
    assert_eq!(left(&table), [300_000, 292_000]);
    play_at(&mut table, 71_000, "Nf3");
    assert_eq!(left(&table), [301_000, 292_000]);
    let clock = table.view().clock.expect("clocks");
    assert_eq!(Some(&clock), table.clock_view().as_ref());
    assert!(clock.faces[1].running && !clock.faces[0].running);
    assert_eq!(
        (clock.faces[0].text.as_str(), clock.next_change),
        ("5:01", Some(72_000))
    );
}

#[test]
fn the_opponent_can_start_the_first_clock() {
    let mut table = timed("300");
    let press = |table: &mut Table, seat| table.apply(Intent::PressClock(seat));
    assert_eq!(press(&mut table, WHITE), Ok(vec![]), "one's own");
    assert_eq!(press(&mut table, Seat(9)), Err(Refusal::NoSuchSeat));
    assert_eq!(press(&mut table, BLACK), Ok(vec![Happening::ClockStarted]));
    play_at(&mut table, 5_000, "e4");
    assert_eq!(left(&table), [295_000, 300_000]);
    assert_eq!(press(&mut table, WHITE), Ok(vec![]), "out of habit");
    assert_eq!(state(&table), ClockState::Running);
}

#[test]
fn section_2_5_the_clock_changes_with_the_finished_move_only() {
    let mut table = timed_at("300", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    table.apply(Intent::PressClock(BLACK)).expect("a press");
    assert_eq!(
        drag(&mut table, "a7", "a8").last(),
        Some(&Happening::PromotionAsked)
    );
    table.tell_time(10_000);
    assert_eq!(left(&table), [290_000, 300_000]);
    table.apply(Intent::Choose(QUEEN)).expect("a queen");
    table.tell_time(11_000);
    assert_eq!(left(&table), [290_000, 299_000]);
}

#[test]
fn the_flag_falls_while_a_promotion_is_pending() {
    let mut table = timed_at("300", "4k3/P7/8/8/8/8/7r/4K3 b - - 0 1");
    play_at(&mut table, 0, "Rg2");
    drag(&mut table, "a7", "a8");
    let happened = table.tell_time(300_000);
    assert!(matches!(
        happened[..],
        [Happening::FlagFell(WHITE), Happening::Ended(_)]
    ));
    assert_eq!(ending(&table), ("0-1", "time"));
    assert_eq!(table.view().promotion, None);
    assert!(table.apply(Intent::Choose(QUEEN)).is_err());
}

#[test]
fn section_6_time() {
    let mut table = timed("60");
    play_at(&mut table, 0, "e4 e5 Nf3");
    assert_eq!(table.tell_time(50_000), [Happening::TimeLow(BLACK)]);
    assert!(table.tell_time(59_999).is_empty());
    assert_eq!(
        table.tell_time(60_000).first(),
        Some(&Happening::FlagFell(BLACK))
    );
    assert_eq!(ending(&table), ("1-0", "time"));
    assert_eq!(
        table.apply(Intent::Type("d6".into())),
        Err(Refusal::GameOver)
    );
    assert!(table.view().clock.expect("clocks").faces[1].flagged);
    assert_eq!(table.view().seats[0].score, 24);
}

#[test]
fn section_6_time_is_a_draw_when_the_opponent_could_not_mate() {
    let mut table = timed_at("60", "4k3/8/8/8/8/8/3Q4/4K3 b - - 0 1");
    play_at(&mut table, 0, "Ke7");
    table.tell_time(60_000);
    assert_eq!(ending(&table), ("1/2-1/2", "time"), "Black has a bare king");
    let mut table = timed_at("60", "4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1");
    play_at(&mut table, 0, "Qe3");
    table.tell_time(60_000);
    assert_eq!(ending(&table), ("1-0", "time"));
}

#[test]
fn section_6_the_clocks_stop_with_the_mating_move() {
    let mut table = timed("60");
    play_at(&mut table, 0, "f3 e5 g4");
    play_at(&mut table, 10_000, "Qh4");
    assert_eq!(state(&table), ClockState::Stopped);
    assert!(table.tell_time(1_000_000).is_empty());
    assert_eq!(left(&table), [60_000, 50_000]);
    assert_eq!(ending(&table), ("0-1", "checkmate"));
}

#[test]
fn a_mate_in_the_last_moment_comes_before_the_flag_and_not_after() {
    let almost = |now| {
        let mut table = timed("60");
        play_at(&mut table, 0, "f3 e5 g4");
        table.tell_time(now);
        let _ = table.apply(Intent::Type("Qh4".into()));
        table.tell_time(60_000);
        ending(&table)
    };
    assert_eq!(almost(59_999), ("0-1", "checkmate"));
    assert_eq!(almost(60_000), ("1-0", "time"));
}

#[test]
fn the_clocks_stop_when_a_player_resigns() {
    let mut table = timed("60");
    play_at(&mut table, 0, "e4");
    table.apply(Intent::Resign(WHITE)).expect("asked");
    answer(&mut table, WHITE, PromptKind::Resign, Answer::Confirm).expect("confirmed");
    assert_eq!(state(&table), ClockState::Stopped);
}

#[test]
fn section_7_a_paused_game_rests() {
    let mut table = timed("300");
    assert_eq!(table.apply(Intent::Pause), Err(Refusal::NotRunning));
    play_at(&mut table, 0, "e4");
    touch(&mut table, "e7").expect("a pawn to lift");
    let paused = [Happening::PutBack, Happening::Paused];
    assert_eq!(table.apply(Intent::Pause).as_deref(), Ok(&paused[..]));
    assert_eq!(touch(&mut table, "e7"), Err(Refusal::Paused));
    assert_eq!(let_go(&mut table, "e5"), Ok(vec![]));
    assert_eq!(table.apply(Intent::Type("e5".into())), Err(Refusal::Paused));
    assert_eq!(table.apply(Intent::Pause), Err(Refusal::NotRunning));
    table.tell_time(1_000_000);
    assert_eq!(left(&table), [300_000, 300_000]);
    assert_eq!(table.apply(Intent::Resume), Ok(vec![Happening::Resumed]));
    assert_eq!(table.apply(Intent::Resume), Err(Refusal::NotPaused));
    play_at(&mut table, 1_010_000, "e5");
    assert_eq!(left(&table), [300_000, 290_000]);
}

#[test]
fn a_press_of_any_clock_ends_a_pause() {
    for seat in [WHITE, BLACK] {
        let mut table = timed("300");
        play_at(&mut table, 0, "e4");
        table.apply(Intent::Pause).expect("a pause");
        let resumed = table.apply(Intent::PressClock(seat));
        assert_eq!(resumed, Ok(vec![Happening::Resumed]));
    }
}

#[test]
fn section_7_time_odds_go_with_the_player() {
    let mut table = told(Table::new(odds("60", "300")));
    assert_eq!(left(&table), [60_000, 300_000]);
    play_at(&mut table, 0, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("a rematch");
    assert_eq!(left(&table), [300_000, 60_000]);
    assert_eq!(state(&table), ClockState::Ready);
    play_at(&mut table, 900_000, "e4");
    table.tell_time(910_000);
    assert_eq!(left(&table), [300_000, 50_000], "fresh clocks");
}

#[test]
fn section_9_the_time_left_after_each_move_is_noted() {
    let mut table = timed("300+2");
    play_at(&mut table, 60_000, "e4");
    play_at(&mut table, 65_000, "e5");
    play_at(&mut table, 75_500, "Nf3");
    let entries = table.view().entries;
    let noted: Vec<_> = entries.iter().map(|entry| entry.time_left).collect();
    assert_eq!(noted, [Some(300_000), Some(297_000), Some(291_500)]);
}

#[test]
fn a_mating_move_is_timed_too() {
    let mut table = timed("60+1");
    play_at(&mut table, 0, "f3 e5 g4");
    play_at(&mut table, 7_000, "Qh4");
    let again = Table::replay(table.record()).expect("the same game");
    let last = again
        .view()
        .entries
        .last()
        .and_then(|entry| entry.time_left);
    assert_eq!(last, Some(55_000));
}

#[test]
fn what_is_taken_back_gives_no_time_back() {
    let mut table = timed("300+5");
    play_at(&mut table, 0, "e4");
    play_at(&mut table, 10_000, "e5");
    table.tell_time(13_000);
    table.apply(Intent::AskTakeBack(BLACK)).expect("asked");
    table.tell_time(20_000);
    answer(&mut table, WHITE, PromptKind::TakeBack, Answer::Accept).expect("accepted");
    table.tell_time(21_000);
    assert_eq!(left(&table), [290_000, 294_000]);
    let again = Table::replay(table.record()).expect("the same game");
    assert_eq!(left(&again), [290_000, 295_000], "as of the last event");
}

#[test]
fn section_9_a_game_comes_back_with_its_clocks_paused() {
    let mut table = timed("300b5");
    play_at(&mut table, 0, "e4");
    play_at(&mut table, 10_000, "e5");
    table.tell_time(13_000);
    table.note_time();
    table.tell_time(14_000);
    table.note_time();
    let times = [Event::TimeLeft(290_000), Event::TimeLeft(296_000)];
    let noted: Vec<_> = table
        .record()
        .events
        .iter()
        .filter(|event| matches!(event, Event::TimeLeft(_)))
        .collect();
    assert_eq!(noted, times.iter().collect::<Vec<_>>(), "once a turn");
    let mut again = Table::replay(table.record()).expect("the same game");
    assert_eq!(left(&again), left(&table));
    assert_eq!(state(&again), ClockState::Paused);
    again.tell_time(5);
    again.apply(Intent::Resume).expect("a pause");
    play_at(&mut again, 6_005, "Nf3");
    assert_eq!(
        left(&again),
        [295_000, 295_000],
        "Bronstein knows the whole turn"
    );
}

#[test]
fn a_game_without_moves_comes_back_with_its_clocks_ready() {
    let again = Table::replay(timed("300").record()).expect("the same game");
    assert_eq!(state(&again), ClockState::Ready);
}

#[test]
fn a_record_tells_no_times_without_clocks_nor_more_than_there_is() {
    let record = |start, left| Record {
        start,
        events: vec![Event::TimeLeft(left)],
    };
    assert!(Table::replay(&record(start("", ""), 5)).is_err());
    let rich = Table::replay(&record(odds("60", "60"), u32::MAX)).expect("a game");
    assert_eq!(left(&rich), [60_000, 60_000]);
    let mut out = Table::replay(&record(odds("60", "60"), 0)).expect("a game");
    out.tell_time(0);
    out.apply(Intent::Resume).expect("a pause");
    assert_eq!(out.tell_time(0).first(), Some(&Happening::FlagFell(WHITE)));
}

#[test]
fn taps_on_the_board_play_a_timed_game() {
    let mut table = timed("60");
    tap(&mut table, "e2");
    tap(&mut table, "e4");
    assert_eq!(state(&table), ClockState::Running);
}

#[test]
fn no_clock_is_ready_where_the_game_is_over_before_it_begins() {
    let stalemate = "k7/2Q5/8/8/8/8/8/7K b - - 0 1";
    let table = timed_at("300", stalemate);
    assert_eq!(ending(&table), ("1/2-1/2", "stalemate"));
    assert_eq!(state(&table), ClockState::Stopped);
}
