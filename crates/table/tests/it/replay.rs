//! The record, and coming back to a game (play.md, section 9).

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Event, Intent, PromptKind, Question, Record, Refusal, ReplayError, Review, Seat,
    Sitting, SquareId, Step, Table, Termination,
};

use crate::table::{answer, play, prompts, question, start, table, table_at};

fn record(position: Option<&str>, events: &[Event]) -> Record {
    let mut start = start("Anna", "Ben");
    start.position = position.map(str::to_owned);
    Record {
        start,
        events: events.to_vec(),
    }
}

fn stop(events: &[Event]) -> (usize, Refusal) {
    match Table::replay(&record(None, events)) {
        Err(ReplayError::Event { index, refusal }) => (index, refusal),
        other => panic!("{other:?}"),
    }
}

/// A move from one square to another, by their numbers.
fn played(from: u16, to: u16) -> Event {
    Event::Played(Step::new(SquareId(from), SquareId(to), None))
}

/// 1. e4 e5 with an offer, a refusal, a move taken back.
fn eventful() -> Table {
    let mut table = table();
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    play(&mut table, "e4 e5 Qh5 Nc6");
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    answer(&mut table, BLACK, PromptKind::TakeBack, Answer::Accept).expect("yes");
    play(&mut table, "Nf3");
    table
}

#[test]
fn section_9_a_record_replays_to_the_same_table() {
    let mut table = eventful();
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    let again = Table::replay(table.record()).expect("the same table");
    assert_eq!(again.view(), table.view());
    assert_eq!(again.record(), table.record());
    assert_eq!(again.view().prompts.len(), 1, "the question still waits");
}

#[test]
fn section_9_a_game_from_a_position_replays_too() {
    let mut table = table_at("4k3/8/8/8/8/8/4P3/R3K3 b Q - 0 80");
    play(&mut table, "Kd7 O-O-O");
    let again = Table::replay(table.record()).expect("the same table");
    assert_eq!(again.view(), table.view());
}

#[test]
fn section_9_the_record_keeps_what_was_taken_back_and_the_line_does_not() {
    let table = eventful();
    let played = |event: &&Event| matches!(event, Event::Played(_));
    assert_eq!(table.record().events.iter().filter(played).count(), 5);
    let entries = table.view().entries;
    let line: Vec<&str> = entries.iter().map(|entry| &*entry.notation).collect();
    assert_eq!(line, ["e4", "e5", "Nf3"]);
}

#[test]
fn section_9_the_sitting_goes_on() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("a rematch");
    play(&mut table, "f3 e5 g4 Qh4");
    let sitting = table.sitting().clone();
    assert_eq!(
        sitting,
        Sitting {
            games_before: 1,
            moved_on: 1,
            order: 0,
            scores: vec![0, 24],
        },
        "as it stood when the second game began"
    );
    let again = Table::replay(table.record()).expect("the same game");
    let mut again = again.in_sitting(sitting);
    assert_eq!(again.view(), table.view());
    again.apply(Intent::Rematch).expect("a third game");
    assert_eq!(again.sitting().scores, [24, 24]);
}

#[test]
fn section_9_nonsense_stops_where_it_begins() {
    let e4 = || played(12, 28);
    assert_eq!(stop(&[e4(), e4()]), (1, Refusal::IllegalMove));
    assert_eq!(stop(&[played(60_000, 9)]), (0, Refusal::IllegalMove));
    assert_eq!(
        stop(&[Event::DrawOffered(BLACK)]),
        (0, Refusal::NotYourTurn)
    );
    assert_eq!(
        stop(&[Event::DrawOffered(Seat(2))]),
        (0, Refusal::NoSuchSeat)
    );
    assert_eq!(
        stop(&[Event::FlagFallen(Seat(9))]),
        (0, Refusal::NoSuchSeat)
    );
    let after_the_end = [Event::Resigned(WHITE), e4()];
    assert_eq!(stop(&after_the_end), (1, Refusal::GameOver));
    assert!(matches!(
        Table::replay(&record(Some("nonsense"), &[])),
        Err(ReplayError::Start(Refusal::Position(_)))
    ));
}

#[test]
fn section_9_an_answer_needs_its_question() {
    let (e4, e5) = (played(12, 28), played(52, 36));
    let yes = |kind, seat| Event::Answered(question(kind, seat), Answer::Accept);
    let draw = || yes(PromptKind::DrawOffer, BLACK);
    assert_eq!(stop(&[e4.clone(), draw()]), (1, Refusal::NotAsked));
    // The offer is only asked with the move.
    let early = [Event::DrawOffered(WHITE), draw()];
    assert_eq!(stop(&early), (1, Refusal::NotAsked));
    let back = || yes(PromptKind::TakeBack, BLACK);
    assert_eq!(stop(&[e4.clone(), back()]), (1, Refusal::NotAsked));
    // Black was asked, and by White.
    let asked = [e4.clone(), e5, Event::TakeBackAsked(WHITE)];
    let after = |event| [&asked[..], &[event]].concat();
    let by_itself = Question {
        by: BLACK,
        ..question(PromptKind::TakeBack, BLACK)
    };
    let by_itself = Event::Answered(by_itself, Answer::Accept);
    for wrong in [yes(PromptKind::TakeBack, WHITE), by_itself] {
        assert_eq!(stop(&after(wrong)), (3, Refusal::NotAsked));
    }
    let nobody = yes(PromptKind::TakeBack, Seat(2));
    assert_eq!(stop(&after(nobody)), (3, Refusal::NoSuchSeat));
    for answer in [Answer::Confirm, Answer::Cancel] {
        let wrong = Event::Answered(question(PromptKind::TakeBack, BLACK), answer);
        assert_eq!(stop(&after(wrong)), (3, Refusal::NoSuchAnswer));
    }
    let twice = [asked.to_vec(), vec![back(), back()]].concat();
    assert_eq!(stop(&twice), (4, Refusal::NotAsked));
}

// Whether one means to resign is between a player and the page.
#[test]
fn section_9_no_record_tells_of_being_asked_whether_one_resigns() {
    for answer in Answer::ALL {
        let resigning = Event::Answered(question(PromptKind::Resign, WHITE), answer);
        assert_eq!(stop(&[resigning]), (0, Refusal::NoSuchAnswer));
    }
}

#[test]
fn section_6_a_fallen_flag_loses_or_draws_when_the_opponent_could_not_mate() {
    let outcome = |position, seat| {
        let table = Table::replay(&record(position, &[Event::FlagFallen(seat)]));
        let outcome = table.expect("a game").outcome().cloned();
        outcome.expect("the end")
    };
    assert_eq!(outcome(None, WHITE).winners, [BLACK]);
    assert_eq!(outcome(None, BLACK).termination, Termination::Time);
    let bare = Some("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    assert_eq!(outcome(bare, WHITE).result, "1/2-1/2");
    assert_eq!(outcome(bare, BLACK).result, "1-0");
}

#[test]
fn section_9_what_is_not_recorded_is_not_there_after_coming_back() {
    let mut table = eventful();
    table.apply(Intent::Resign(BLACK)).expect("the question");
    table
        .apply(Intent::Review(Review::First))
        .expect("the start");
    let again = Table::replay(table.record()).expect("the game").view();
    assert!(again.prompts.is_empty());
    assert_eq!(again.shown_ply, 3);
}

/// The moves that stood when `plies` plies stood for the first time.
fn stood_after(table: &Table, plies: usize) -> Option<String> {
    let entries = table.until(plies)?.view().entries;
    let notations: Vec<&str> = entries.iter().map(|entry| &*entry.notation).collect();
    Some(notations.join(" "))
}

#[test]
fn a_game_goes_on_from_an_earlier_ply_with_the_moves_that_stand() {
    // What was taken back there does not come again.
    let table = eventful();
    for (plies, moves) in [(0, ""), (1, "e4"), (2, "e4 e5"), (3, "e4 e5 Nf3")] {
        assert_eq!(
            stood_after(&table, plies).as_deref(),
            Some(moves),
            "{plies}"
        );
    }
    assert_eq!(stood_after(&table, 4), None);
    // The draw that was offered with that move still waits for an answer.
    let earlier = table.until(1).expect("a table");
    assert_eq!(prompts(&earlier), [(PromptKind::DrawOffer, BLACK)]);
    assert_eq!(earlier.view().seats[0].player.name, "Anna");
}

#[test]
fn the_end_of_a_game_comes_with_its_last_ply_alone() {
    let mut table = table();
    play(&mut table, "e4 e5");
    table.apply(Intent::Resign(WHITE)).expect("a question");
    answer(&mut table, WHITE, PromptKind::Resign, Answer::Confirm).expect("the end");
    let ended = |plies| {
        table
            .until(plies)
            .is_some_and(|table| table.outcome().is_some())
    };
    assert!(ended(2) && !ended(1));
}
