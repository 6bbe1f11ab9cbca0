//! The count of moves that a player asks for (000, § 6; 001, art. 26 and 27).

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Answer, Happening, Intent, PromptKind, Refusal, Seat, Subject, Table};

use super::{but, count, end, ended, laws, shuffle, under, with};
use crate::table::{answer, play, prompts};

/// An ending: White has neither pawn nor queen. Black's pawn can go on.
const ENDING: &str = "7k/8/8/8/p7/8/8/4KR2 w - - 0 41";

/// A game in which Black counts.
fn counting(preset: &str, position: &str) -> Table {
    let mut table = under(preset, Some(position));
    let begun = table.apply(Intent::StartCount(BLACK));
    assert_eq!(begun, Ok(vec![Happening::CountStarted(BLACK)]));
    assert_eq!(count(&table).as_deref(), Some("0/50"));
    table
}

#[test]
fn handbuch_early_6_fifty_moves_of_each_side_from_the_count_on_draw() {
    let mut table = counting("handbuch-early", ENDING);
    shuffle(&mut table, 34);
    assert_eq!(count(&table).as_deref(), Some("17/50"));
    assert_eq!(
        table.apply(Intent::StartCount(WHITE)),
        Err(Refusal::AlreadyCounting),
        "once a game"
    );
    shuffle(&mut table, 65);
    assert_eq!(end(&table), None, "Black has still to move");
    shuffle(&mut table, 1);
    assert_eq!(end(&table), ended("1/2-1/2", "count", "handbuch-early:6"));
}

#[test]
fn handbuch_early_6_and_gustavus_26_nothing_restarts_the_count() {
    for preset in ["handbuch-early", "gustavus"] {
        let mut table = counting(preset, "6k1/8/8/8/8/8/p6R/4K3 w - - 0 41");
        play(&mut table, "Rxa2");
        assert_eq!(count(&table).as_deref(), Some("0/50"));
        play(&mut table, "Kg7");
        assert_eq!(count(&table).as_deref(), Some("1/50"), "{preset}");
    }
}

#[test]
fn laws_section_8_example_4_handbuch_late_a_promotion_restarts_the_count() {
    let mut table = counting("handbuch-late", "7k/8/8/8/8/8/p7/4KR2 w - - 0 41");
    // Moves 41 to 59, and White's 60th.
    shuffle(&mut table, 39);
    assert_eq!(count(&table).as_deref(), Some("19/50"));
    play(&mut table, "a1=N");
    assert_eq!(count(&table).as_deref(), Some("0/50"), "after Black's 60th");
    shuffle(&mut table, 99);
    assert_eq!(end(&table), None);
    assert!(table.view().position.ends_with(" b - - 99 110"));
    shuffle(&mut table, 1);
    assert_eq!(end(&table), ended("1/2-1/2", "count", "handbuch-late:6"));
}

#[test]
fn handbuch_late_6_note_1_a_capture_restarts_the_count_and_a_pawn_move_does_not() {
    let mut table = counting("handbuch-late", "6k1/8/8/8/p7/8/7R/4K3 w - - 0 41");
    play(&mut table, "Rh4 Kg7 Rh3 Kg8 Rh4 Kg7 Rh3 a3");
    assert_eq!(count(&table).as_deref(), Some("4/50"), "a pawn has moved");
    play(&mut table, "Rxa3");
    assert_eq!(count(&table).as_deref(), Some("0/50"));
    play(&mut table, "Kg8 Kd1");
    assert_eq!(count(&table).as_deref(), Some("1/50"));
}

#[test]
fn handbuch_early_6_and_gustavus_26_a_count_is_asked_for_in_endings() {
    for preset in ["handbuch-early", "gustavus"] {
        let mut table = under(preset, None);
        assert_eq!(
            table.apply(Intent::StartCount(WHITE)),
            Err(Refusal::NoEnding)
        );
        assert!(table.view().seats.iter().all(|seat| !seat.can_start_count));
        let mut ending = under(preset, Some(ENDING));
        assert!(ending.view().seats.iter().all(|seat| seat.can_start_count));
        ending
            .apply(Intent::StartCount(WHITE))
            .expect("either seat");
    }
}

#[test]
fn handbuch_late_6_note_1_the_count_may_be_asked_for_at_any_time() {
    let mut table = under("handbuch-late", None);
    table
        .apply(Intent::StartCount(WHITE))
        .expect("in jedem Moment");
    assert_eq!(count(&table).as_deref(), Some("0/50"));
}

#[test]
fn handbuch_6_labourdonnais_counts_sixty() {
    let mut table = with(but("handbuch-early", "fifty-limit", "60"), Some(ENDING));
    table.apply(Intent::StartCount(BLACK)).expect("a count");
    shuffle(&mut table, 119);
    assert_eq!(end(&table), None);
    assert_eq!(count(&table).as_deref(), Some("59/60"));
    shuffle(&mut table, 1);
    assert_eq!(end(&table), ended("1/2-1/2", "count", "custom:fifty-moves"));
}

#[test]
fn handbuch_6_what_is_taken_back_was_not_counted() {
    let mut table = under("handbuch-early", Some(ENDING));
    shuffle(&mut table, 1);
    table.apply(Intent::StartCount(BLACK)).expect("a count");
    shuffle(&mut table, 2);
    assert_eq!(count(&table).as_deref(), Some("1/50"));
    let take_back = |table: &mut Table, by: Seat, of: Seat| {
        table.apply(Intent::AskTakeBack(by)).expect("asked");
        answer(table, of, PromptKind::TakeBack, Answer::Accept).expect("agreed");
    };
    take_back(&mut table, WHITE, BLACK);
    assert_eq!(count(&table).as_deref(), Some("0/50"));
    take_back(&mut table, WHITE, BLACK);
    assert_eq!(count(&table), None, "it was begun after that move");
    assert!(table.view().seats[1].can_start_count);
}

#[test]
fn gustavus_26_the_count_draws() {
    // Kings that go to and fro would end the game by a series before that.
    let mut table = with(but("gustavus", "repetition", "nothing"), Some(ENDING));
    table.apply(Intent::StartCount(BLACK)).expect("a count");
    shuffle(&mut table, 100);
    assert_eq!(end(&table), ended("1/2-1/2", "count", "custom:fifty-moves"));
    let laws = laws("gustavus");
    assert_eq!(laws.cite(Subject::FiftyMoves), "gustavus:26");
    assert_eq!(laws.cite(Subject::Tempo), "gustavus:27");
}

#[test]
fn gustavus_27_the_side_that_does_not_count_may_have_it_struck() {
    let mut table = counting("gustavus", ENDING);
    let own = table.apply(Intent::AskStrike(BLACK));
    assert_eq!(own, Err(Refusal::NotCounting), "Black counts itself");
    table.apply(Intent::AskStrike(WHITE)).expect("asked");
    assert_eq!(prompts(&table), [(PromptKind::Tempo, BLACK)]);
    assert_eq!(table.view().prompts[0].law.as_deref(), Some("gustavus:27"));
    answer(&mut table, BLACK, PromptKind::Tempo, Answer::Decline).expect("an answer");
    assert_eq!(
        table.apply(Intent::AskStrike(WHITE)),
        Err(Refusal::AlreadyAsked)
    );
    shuffle(&mut table, 1);
    table
        .apply(Intent::AskStrike(WHITE))
        .expect("asked again after a move");
    let struck = answer(&mut table, BLACK, PromptKind::Tempo, Answer::Accept).expect("an answer");
    assert!(struck.contains(&Happening::CountStruck));
    assert!(table.view().count.is_some_and(|count| count.struck));
    assert_eq!(
        table.apply(Intent::StartCount(BLACK)),
        Err(Refusal::AlreadyCounting)
    );
    assert_eq!(end(&table), None);

    let mut handbuch = counting("handbuch-late", ENDING);
    let refusal = handbuch
        .apply(Intent::AskStrike(WHITE))
        .expect_err("no such law");
    assert_eq!(refusal, Refusal::Forbidden(Subject::Tempo));
}
