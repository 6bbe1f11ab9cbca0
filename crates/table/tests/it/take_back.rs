//! Taking back by agreement (play.md, section 5, point 3).

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Happening, Intent, Mark, PromptKind, Refusal, Subject, Table, TakeBack,
};

use crate::saved_games::{assert_same, read, text};
use crate::table::{answer, answered, marked, offered, play, position, prompts, start, table, tap};

/// The notations of the moves that stand.
fn line(table: &Table) -> String {
    let entries = table.view().entries;
    let notations: Vec<&str> = entries.iter().map(|entry| &*entry.notation).collect();
    notations.join(" ")
}

/// A table at which Black wants 1... e5 back.
fn asked_to_take_back() -> Table {
    let mut table = table();
    play(&mut table, "e4 e5");
    table.apply(Intent::AskTakeBack(BLACK)).expect("a request");
    table
}

#[test]
fn section_5_3_the_opponents_turn_gives_one_ply_back() {
    let mut table = asked_to_take_back();
    assert_eq!(prompts(&table), [(PromptKind::TakeBack, WHITE)]);
    let happened = answer(&mut table, WHITE, PromptKind::TakeBack, Answer::Accept).expect("yes");
    let yes = answered(PromptKind::TakeBack, WHITE, Answer::Accept);
    assert_eq!(happened, [yes, Happening::TakenBack(1)]);
    assert_eq!(line(&table), "e4");
    assert_eq!(table.view().turn, BLACK);
    play(&mut table, "c5");
    assert_eq!(line(&table), "e4 c5");
}

#[test]
fn section_5_3_the_own_turn_gives_two_plies_back() {
    let mut table = table();
    play(&mut table, "e4 e5");
    let before = position(&table);
    play(&mut table, "Qh5 Nc6");
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    answer(&mut table, BLACK, PromptKind::TakeBack, Answer::Accept).expect("yes");
    assert_eq!(position(&table), before);
    assert_eq!(table.view().turn, WHITE);
    assert_eq!(marked(&table, Mark::LastTo), ["e5"]);
}

#[test]
fn section_5_3_a_request_is_declined_in_words_or_by_any_move() {
    let mut table = asked_to_take_back();
    answer(&mut table, WHITE, PromptKind::TakeBack, Answer::Decline).expect("no");
    assert!(prompts(&table).is_empty());
    let again = table.apply(Intent::AskTakeBack(BLACK));
    assert_eq!(again, Err(Refusal::AlreadyAsked));
    assert!(!table.view().seats[1].can_ask_take_back);

    let happened = table.apply(Intent::Type("Nf3".into())).expect("a move");
    assert!(matches!(happened[..], [Happening::Moved(_)]));
    table
        .apply(Intent::AskTakeBack(BLACK))
        .expect("at another ply, again");
    // It is Black's turn, and the move was Black's own.
    play(&mut table, "Nf6");
    assert!(prompts(&table).is_empty());

    let mut table = asked_to_take_back();
    let happened = table.apply(Intent::Type("Nf3".into())).expect("a move");
    let declined = answered(PromptKind::TakeBack, WHITE, Answer::Decline);
    assert_eq!(happened[0], declined);
}

#[test]
fn section_5_3_who_has_not_moved_has_nothing_to_take_back() {
    let mut table = table();
    let nothing = Err(Refusal::NothingToTakeBack);
    assert_eq!(table.apply(Intent::AskTakeBack(WHITE)), nothing);
    play(&mut table, "e4");
    assert_eq!(table.apply(Intent::AskTakeBack(BLACK)), nothing);
    let can: Vec<bool> = table
        .view()
        .seats
        .iter()
        .map(|s| s.can_ask_take_back)
        .collect();
    assert_eq!(can, [true, false]);
}

#[test]
fn section_5_3_taking_back_voids_offers_and_empties_the_hand() {
    let mut table = offered();
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    tap(&mut table, "e7");
    assert_eq!(
        prompts(&table),
        [
            (PromptKind::DrawOffer, BLACK),
            (PromptKind::TakeBack, BLACK)
        ]
    );
    answer(&mut table, BLACK, PromptKind::TakeBack, Answer::Accept).expect("yes");
    assert!(prompts(&table).is_empty());
    assert!(marked(&table, Mark::Selected).is_empty());
    assert!(table.view().entries.is_empty());
    table.apply(Intent::OfferDraw(WHITE)).expect("a new offer");
}

#[test]
fn section_5_3_both_may_ask_and_each_gets_its_own_answer() {
    let mut table = asked_to_take_back();
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    assert_eq!(
        prompts(&table),
        [(PromptKind::TakeBack, WHITE), (PromptKind::TakeBack, BLACK)]
    );
    answer(&mut table, BLACK, PromptKind::TakeBack, Answer::Accept).expect("yes");
    assert_eq!(line(&table), "");
    assert!(prompts(&table).is_empty());
}

#[test]
fn section_5_3_a_repetition_that_was_taken_back_does_not_count() {
    let mut table = table();
    play(&mut table, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    answer(&mut table, BLACK, PromptKind::TakeBack, Answer::Accept).expect("yes");
    play(&mut table, "Ng1");
    assert_eq!(table.outcome(), None);
    play(&mut table, "Ng8");
    assert!(table.outcome().is_some());
}

#[test]
fn where_the_laws_forbid_it_nobody_takes_back() {
    let mut start = start("Anna", "Ben");
    start.laws.take_back = TakeBack::Never;
    let mut table = Table::new(start);
    play(&mut table, "e4 e5");
    for seat in [WHITE, BLACK] {
        let view = table.view();
        let seat_view = view.seat(seat).expect("a seat");
        assert!(!seat_view.takes_back && !seat_view.can_ask_take_back);
        let asked = table.apply(Intent::AskTakeBack(seat));
        assert_eq!(asked, Err(Refusal::Forbidden(Subject::TakeBack)));
        assert_eq!(table.view(), view);
    }
    assert_same(
        &read(&text(&table)),
        &Table::replay(table.record()).expect("a game"),
    );
}
