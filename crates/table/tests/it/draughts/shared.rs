//! What else is on the table beside a man that was blown: taking back, offers, clocks, the record.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Answer, Control, Event, Happening, Intent, PromptKind, Refusal, Seat, Table};

use super::{ONE, blow, ended, line, man_of, missed, missed_one, missed_two, start_under};
use crate::saved_games::{assert_same, read, text};
use crate::table::{answer, man, play, position, prompts};

/// A seat asks to take back, and the other one lets it.
fn take_back(table: &mut Table, by: Seat) -> Vec<Happening> {
    let of = if by == WHITE { BLACK } else { WHITE };
    table.apply(Intent::AskTakeBack(by)).expect("a request");
    answer(table, of, PromptKind::TakeBack, Answer::Accept).expect("agreed")
}

#[test]
fn draughts_rule_12_a_blow_is_taken_back_alone() {
    let mut table = missed_two();
    let before = (position(&table), missed(&table));
    let blown = man_of(&table, WHITE, "c3");
    blow(&mut table, "c3").expect("one of two");
    let happened = take_back(&mut table, BLACK);
    assert_eq!(happened.last(), Some(&Happening::Restored(blown)));
    assert_eq!((position(&table), missed(&table)), before);
    assert_eq!((table.view().turn, table.view().blown), (BLACK, None));
    // And now the other one.
    blow(&mut table, "e3").expect("the right has come back");
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn draughts_rule_12_the_opponent_takes_back_what_was_blown_for() {
    let mut table = missed_one();
    blow(&mut table, "c3").expect("it could have captured");
    let happened = take_back(&mut table, WHITE);
    assert_eq!(happened.last(), Some(&Happening::TakenBack(1)));
    let view = table.view();
    assert_eq!((view.turn, view.plies, view.blown), (WHITE, 0, None));
    assert_eq!(man(&table, "c3").as_deref(), Some("wM"));
    play(&mut table, "c3xe5");
    assert_eq!(missed(&table), [""; 0]);
}

#[test]
fn draughts_rule_12_a_move_and_the_blow_before_it_go_back_together() {
    let mut table = missed_one();
    let before = (position(&table), missed(&table));
    play(&mut table, "c3~ d4-c3");
    take_back(&mut table, BLACK);
    assert_eq!((position(&table), missed(&table)), before);
    assert_eq!(table.view().blown, None);
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn draughts_rule_12_a_draw_may_be_offered_before_or_after_the_blow() {
    let mut table = missed_one();
    table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
    blow(&mut table, "c3").expect("it could have captured");
    assert!(table.view().seats[BLACK.index()].has_offered_draw);
    play(&mut table, "d4-c3");
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, WHITE)]);
    answer(&mut table, WHITE, PromptKind::DrawOffer, Answer::Accept).expect("agreed");
    assert_eq!(ended(&table), Some(("1/2-1/2", "agreement")));
}

#[test]
fn draughts_rule_12_an_offer_is_not_answered_by_the_blow() {
    let mut table = super::noris(ONE);
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    play(&mut table, "g1-f2");
    blow(&mut table, "c3").expect("it could have captured");
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
    play(&mut table, "d4-c3");
    assert!(prompts(&table).is_empty());
}

#[test]
fn draughts_rule_12_the_clock_of_the_one_to_move_goes_on() {
    let mut start = start_under("noris");
    start.controls = Some(vec![Control::from_minutes("5+3").expect("a control")]);
    let table = Table::from_position(start, ONE);
    let mut table = table.expect("a playable position");
    let left = |table: &Table| crate::timed::left(table);
    table.tell_time(0);
    play(&mut table, "g1-f2");
    table.tell_time(10_000);
    blow(&mut table, "c3").expect("it could have captured");
    table.tell_time(15_000);
    assert_eq!(left(&table)[1], 285_000, "a blow earns nothing");
    assert!(table.record().events.contains(&Event::TimeLeft(290_000)));
    assert_same_game(&table);
    play(&mut table, "d4-c3");
    assert_eq!(left(&table)[1], 288_000, "the move does");
    table.apply(Intent::Pause).expect("a rest");
    assert_eq!(blow(&mut table, "f2"), Err(Refusal::Paused));
    assert_eq!(table.apply(Intent::SayBlow(WHITE)), Err(Refusal::Paused));
}

/// That a game reads as it was written, but that its clocks rest.
fn assert_same_game(table: &Table) {
    let again = read(&text(table));
    assert_eq!(again.record(), table.record());
    assert_eq!(again.view().squares, table.view().squares);
    assert_eq!(again.view().blown, table.view().blown);
}

#[test]
fn draughts_rule_12_the_record_and_the_link_hold_what_was_blown() {
    let mut table = missed_one();
    assert_same(&read(&text(&table)), &table);
    blow(&mut table, "c3").expect("it could have captured");
    let again = read(&text(&table));
    assert_same(&again, &table);
    assert_eq!(again.view().blown, Some(man_of(&table, WHITE, "c3")));
    let again = Table::replay(table.record()).expect("the same game");
    assert_same(&again, &table);
    play(&mut table, "d4-e3 f2xd4");
    assert_same(&read(&text(&table)), &table);
    assert_eq!(line(&read(&text(&table)))[1], "c3~ d4-e3");
}

#[test]
fn draughts_rule_12_the_link_holds_a_blow_that_ended_the_game() {
    let mut table = super::noris("W:Wc3:Bd4,h8");
    play(&mut table, "c3-b4");
    blow(&mut table, "b4").expect("the last man");
    let again = read(&text(&table));
    assert_same(&again, &table);
    assert_eq!(ended(&again), Some(("0-1", "no-men")));
}

#[test]
fn draughts_rule_12_a_record_with_a_false_blow_is_none() {
    let mut record = missed_one().record().clone();
    let f2 = crate::table::square(&missed_one(), "f2");
    record.events.push(Event::Blown(f2));
    assert!(Table::replay(&record).is_err());
}
