//! What one of three asks both others, and who is asked once one has left (play.md, section 5;
//! many-laws.md, section 2, C11).

use rochade_table::{Answer, Happening, Intent, PromptKind, Question, Refusal, Seat, Table};

use super::leaving::resign;
use super::{BLACK, RED, WHITE, answer, asked, play, sit_down};

const BACK: PromptKind = PromptKind::TakeBack;

/// Black and Red have moved, and both want their moves back.
fn asked_by_two() -> Table {
    let mut table = sit_down("three");
    play(&mut table, "c2-c4 l3-i3");
    for by in [BLACK, RED] {
        table.apply(Intent::AskTakeBack(by)).expect("a request");
    }
    let questions = [(BLACK, RED), (RED, BLACK), (WHITE, BLACK), (WHITE, RED)];
    assert_eq!(asked(&table), questions.map(|(of, by)| (BACK, of, by)));
    table
}

#[test]
fn three_taking_back_needs_the_word_of_both_others() {
    let mut table = asked_by_two();
    answer(&mut table, (BACK, WHITE, BLACK), Answer::Accept);
    answer(&mut table, (BACK, BLACK, RED), Answer::Accept);
    assert_eq!(table.plies(), 2, "neither has both");
    let told = answer(&mut table, (BACK, WHITE, RED), Answer::Accept);
    assert_eq!(told[1..], [Happening::TakenBack(1)]);
    assert_eq!((table.plies(), table.view().turn), (1, RED));
    assert!(asked(&table).is_empty(), "the other request is done with");
}

#[test]
fn three_the_first_no_ends_a_request_and_what_was_played_since_goes_back_with_the_move() {
    let mut table = asked_by_two();
    answer(&mut table, (BACK, RED, BLACK), Answer::Decline);
    assert_eq!(asked(&table), [(BACK, BLACK, RED), (BACK, WHITE, RED)]);
    let again = table.apply(Intent::AskTakeBack(BLACK));
    assert_eq!(again, Err(Refusal::AlreadyAsked));
    play(&mut table, "b3-d3");
    assert!(asked(&table).is_empty(), "White declines by moving");
    table.apply(Intent::AskTakeBack(BLACK)).expect("a new one");
    answer(&mut table, (BACK, RED, BLACK), Answer::Accept);
    let told = answer(&mut table, (BACK, WHITE, BLACK), Answer::Accept);
    assert_eq!(told[1..], [Happening::TakenBack(3)]);
}

#[test]
fn three_nobody_answers_what_is_asked_of_another() {
    let mut table = sit_down("three");
    play(&mut table, "c2-c4");
    table.apply(Intent::AskTakeBack(BLACK)).expect("a request");
    for (of, by, refusal) in [
        (BLACK, BLACK, Refusal::NotAsked),
        (RED, WHITE, Refusal::NotAsked),
        (Seat(3), BLACK, Refusal::NoSuchSeat),
        (RED, Seat(3), Refusal::NoSuchSeat),
    ] {
        let question = Question { kind: BACK, of, by };
        let refused = table.apply(Intent::Answer(question, Answer::Accept));
        assert_eq!(refused, Err(refusal));
    }
    let early = table.apply(Intent::AskTakeBack(RED));
    assert_eq!(early, Err(Refusal::NothingToTakeBack));
}

#[test]
fn three_what_was_asked_is_void_when_one_leaves_and_nothing_goes_back_beyond_that() {
    let mut table = asked_by_two();
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    resign(&mut table, WHITE);
    assert!(asked(&table).is_empty());
    for seat in [BLACK, RED] {
        let refused = table.apply(Intent::AskTakeBack(seat));
        assert_eq!(refused, Err(Refusal::NothingToTakeBack));
    }
    let kind = BACK;
    let (of, by) = (WHITE, BLACK);
    for intent in [
        Intent::Resign(WHITE),
        Intent::OfferDraw(WHITE),
        Intent::AskTakeBack(WHITE),
        Intent::Answer(Question { kind, of, by }, Answer::Accept),
    ] {
        assert_eq!(table.apply(intent), Err(Refusal::OutOfGame));
    }
    play(&mut table, "d2-d4");
    table.apply(Intent::AskTakeBack(BLACK)).expect("a request");
    assert_eq!(asked(&table), [(BACK, RED, BLACK)]);
    answer(&mut table, (BACK, RED, BLACK), Answer::Accept);
    assert_eq!(table.plies(), 2);
    assert!(!table.view().seats[WHITE.index()].in_game, "White is out");
}

#[test]
fn three_the_hand_is_empty_once_one_has_left_whose_man_may_have_been_meant() {
    let mut table = sit_down("three");
    let pawn = super::square(&table, "c2");
    table.apply(Intent::Touch(pawn)).expect("an own man");
    resign(&mut table, WHITE);
    assert_eq!(table.apply(Intent::Cancel), Err(Refusal::NothingInHand));
}
