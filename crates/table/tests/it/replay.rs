//! The record, and coming back to a game (play.md, section 9).

use rochade_table::{
    Answer, Event, Intent, PromptKind, Record, Refusal, ReplayError, Review, Seat, Sitting,
    SquareId, Step, Table, Termination, Verdict,
};

use crate::table::{play, start, table, table_at};

const WHITE: Seat = Seat::FIRST;
const BLACK: Seat = Seat::SECOND;

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

/// 1. e4 e5 with an offer, a refusal, a move taken back.
fn eventful() -> Table {
    let mut table = table();
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    play(&mut table, "e4 e5 Qh5 Nc6");
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    let yes = Intent::Answer {
        seat: BLACK,
        kind: PromptKind::TakeBack,
        answer: Answer::Accept,
    };
    table.apply(yes).expect("yes");
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
    let line: Vec<Step> = table.view().entries.iter().map(|e| e.deed.step).collect();
    assert_eq!(table.record().line(), line);
    assert_eq!(line.len(), 3);
}

#[test]
fn section_9_the_sitting_goes_on() {
    let mut table = table();
    play(&mut table, "f3 e5 g4 Qh4");
    table.apply(Intent::Rematch).expect("a rematch");
    play(&mut table, "f3 e5 g4 Qh4");
    let sitting = table.sitting();
    assert_eq!(
        sitting,
        Sitting {
            games_before: 1,
            half_points: [0, 2]
        },
        "as it stood when the second game began"
    );
    let again = Table::replay(table.record()).expect("the same game");
    let mut again = again.in_sitting(sitting);
    assert_eq!(again.view(), table.view());
    again.apply(Intent::Rematch).expect("a third game");
    assert_eq!(again.sitting().half_points, [2, 2]);
}

#[test]
fn section_9_nonsense_stops_where_it_begins() {
    let step = |from, to| {
        Event::Played(Step {
            from: SquareId(from),
            to: SquareId(to),
            choice: None,
        })
    };
    let (e4, e5) = (step(12, 28), step(52, 36));
    assert_eq!(stop(&[e4, e4]), (1, Refusal::IllegalMove));
    assert_eq!(stop(&[step(60_000, 9)]), (0, Refusal::IllegalMove));
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
    assert_eq!(stop(&[e4, Event::DrawAgreed]), (1, Refusal::NotAsked));
    // The offer is only asked with the move.
    let early = [Event::DrawOffered(WHITE), Event::DrawAgreed];
    assert_eq!(stop(&early), (1, Refusal::NotAsked));
    assert_eq!(stop(&[e4, Event::TakenBack(1)]), (1, Refusal::NotAsked));
    for plies in [0, 1, 3, u16::MAX] {
        let wrong = [e4, e5, Event::TakeBackAsked(WHITE), Event::TakenBack(plies)];
        assert_eq!(stop(&wrong), (3, Refusal::NotAsked));
    }
    let after_the_end = [Event::Resigned(WHITE), e4];
    assert_eq!(stop(&after_the_end), (1, Refusal::GameOver));
    assert!(matches!(
        Table::replay(&record(Some("nonsense"), &[])),
        Err(ReplayError::Start(Refusal::Position(_)))
    ));
}

#[test]
fn section_6_a_fallen_flag_loses_or_draws_when_the_opponent_could_not_mate() {
    let outcome = |position, seat| {
        let table = Table::replay(&record(position, &[Event::FlagFallen(seat)]));
        table.expect("a game").outcome().expect("the end")
    };
    assert_eq!(outcome(None, WHITE).verdict, Verdict::Won(BLACK));
    assert_eq!(outcome(None, BLACK).termination, Termination::Time);
    let bare = Some("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    assert_eq!(outcome(bare, WHITE).verdict, Verdict::Drawn);
    assert_eq!(outcome(bare, BLACK).verdict, Verdict::Won(WHITE));
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
