//! Touched men, and what they oblige to (laws.md, section 3).

mod demands;

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{
    Answer, Happening, Intent, Mark, Odds, OddsKind, PromptKind, Question, Refusal, Seat, Start,
    Table, Task,
};

use super::{but, claim, end, ended, under, with};
use crate::saved_games::{assert_same, read, text};
use crate::table::{drag, let_go, man, play, square, start, tap, touch};

/// Kings, a rook each at home, and White's rook in the corner shut in.
const CASTLING: &str = "4k2r/8/8/8/8/8/8/4K2R w K - 0 1";

/// White's bishop can't move; the king can.
const SHUT_IN: &str = "4k3/8/8/8/8/1P1P4/2B5/1N1K4 w - - 0 1";

/// A black pawn that pawn or knight can capture, and a rook that nothing can.
const TO_CAPTURE: &str = "4k3/8/8/3p4/r3P3/2N5/8/4K3 w - - 0 1";

/// The squares with a mark.
fn marked(table: &Table, mark: Mark) -> Vec<String> {
    let view = table.view();
    let squares = view.plan.squares.iter().zip(&view.squares);
    let marked = squares.filter(|(_, square)| square.marks.has(mark));
    marked.map(|(place, _)| place.name.to_string()).collect()
}

/// What is owed, here and after coming back by a link.
fn task(table: &Table) -> Option<Task> {
    let duty = table.view().duty;
    assert_eq!(read(&text(table)).view().duty, duty);
    duty.map(|duty| duty.task)
}

fn law(table: &Table) -> Option<String> {
    table.view().duty.map(|duty| duty.law)
}

/// What the opponent of this seat is asked about its touch.
fn answers(table: &Table, of: Seat) -> Vec<Answer> {
    let view = table.view();
    let asked = |kind, seat| kind == PromptKind::Touched && seat == of;
    let mut prompts = view.prompts.into_iter();
    let prompt = prompts.find(|prompt| asked(prompt.question.kind, prompt.question.of));
    prompt.map(|prompt| prompt.answers).unwrap_or_default()
}

fn answer(table: &mut Table, of: Seat, answer: Answer) -> Vec<Happening> {
    let by = if of == WHITE { BLACK } else { WHITE };
    let kind = PromptKind::Touched;
    let question = Question { kind, of, by };
    table
        .apply(Intent::Answer(question, answer))
        .expect("an answer")
}

#[test]
fn modern_a_touch_obliges_to_nothing() {
    let mut table = under("modern", None);
    tap(&mut table, "b1");
    tap(&mut table, "b1");
    assert!(table.record().events.is_empty());
    play(&mut table, "e4");
}

#[test]
fn club_beruehrt_gefuehrt_the_man_that_was_touched_has_to_move() {
    let mut table = under("club", None);
    tap(&mut table, "b1");
    let knight = Task::Move(square(&table, "b1"));
    assert_eq!(task(&table), Some(knight));
    assert_eq!(law(&table).as_deref(), Some("club:touched"));
    assert_eq!(marked(&table, Mark::Touched), ["b1"]);
    assert_eq!(marked(&table, Mark::Must), ["b1"]);
    let other = touch(&mut table, "e2").expect_err("the knight is owed");
    assert_eq!(other, Refusal::Owed);
    assert_eq!(table.law_against(&other).as_deref(), Some("club:touched"));
    drag(&mut table, "b1", "b3");
    assert_eq!(task(&table), Some(knight), "it was put back, and is owed");
    let typed = table.apply(Intent::Type("e4".to_owned()));
    assert_eq!(typed, Err(Refusal::Owed));
    drag(&mut table, "b1", "c3");
    assert_eq!(task(&table), None);
    assert_eq!(marked(&table, Mark::Touched), Vec::<String>::new());
    play(&mut table, "e5");
}

#[test]
fn club_beruehrt_gefuehrt_a_man_that_can_not_move_obliges_to_nothing() {
    let mut table = under("club", None);
    tap(&mut table, "a1");
    assert_eq!(task(&table), None);
    play(&mut table, "e4");
}

#[test]
fn club_beruehrt_gefuehrt_a_touched_man_of_the_opponent_has_to_be_captured() {
    let mut table = under("club", Some(TO_CAPTURE));
    tap(&mut table, "d5");
    assert_eq!(task(&table), Some(Task::Capture(square(&table, "d5"))));
    assert_eq!(marked(&table, Mark::Touched), ["d5"]);
    assert_eq!(marked(&table, Mark::Selected), ["d5"]);
    assert_eq!(marked(&table, Mark::Must), ["c3", "e4"]);
    assert_eq!(marked(&table, Mark::Move), ["c3", "e4"]);
    assert_eq!(touch(&mut table, "e1"), Err(Refusal::Owed));
    tap(&mut table, "e4");
    assert_eq!(
        man(&table, "d5").as_deref(),
        Some("wP"),
        "touching the taker is enough"
    );
}

#[test]
fn club_beruehrt_gefuehrt_one_that_can_not_be_captured_obliges_to_nothing() {
    let mut table = under("club", Some("4k3/8/8/r7/4P3/8/8/4K3 w - - 0 1"));
    tap(&mut table, "a5");
    assert_eq!(task(&table), None);
    play(&mut table, "e5");
}

#[test]
fn leaflet_a_touched_own_man_has_to_move_and_one_of_the_opponent_is_free() {
    let mut table = under("leaflet", Some(TO_CAPTURE));
    assert_eq!(touch(&mut table, "d5"), Err(Refusal::NothingToLift));
    assert_eq!(task(&table), None);
    tap(&mut table, "c3");
    assert_eq!(task(&table), Some(Task::Move(square(&table, "c3"))));
    assert_eq!(law(&table).as_deref(), Some("leaflet:touched"));
    assert_eq!(
        touch(&mut table, "e1"),
        Err(Refusal::Owed),
        "the app insists"
    );
    assert_eq!(answers(&table, BLACK), []);
    drag(&mut table, "c3", "b1");
    assert_eq!(man(&table, "b1").as_deref(), Some("wN"), "any of its moves");
}

#[test]
fn handbuch_3_a_touched_man_of_the_opponent_is_owed_in_both_texts() {
    for preset in ["handbuch-early", "handbuch-late"] {
        let mut table = under(preset, Some(TO_CAPTURE));
        tap(&mut table, "d5");
        assert_eq!(task(&table), Some(Task::Capture(square(&table, "d5"))));
        assert_eq!(marked(&table, Mark::Must), ["c3", "e4"], "{preset}");
        tap(&mut table, "c3");
        assert_eq!(man(&table, "d5").as_deref(), Some("wN"), "{preset}");
        let mut table = under(preset, Some(TO_CAPTURE));
        tap(&mut table, "a4");
        let answers = answers(&table, BLACK);
        assert_eq!(answers, [], "the knight can capture that rook: {preset}");
        assert_eq!(task(&table), Some(Task::Capture(square(&table, "a4"))));
    }
}

#[test]
fn laws_section_1_men_are_put_straight_wherever_touches_oblige() {
    for preset in [
        "club",
        "leaflet",
        "handbuch-early",
        "handbuch-late",
        "gustavus",
    ] {
        let mut table = under(preset, None);
        table.apply(Intent::Adjust(WHITE)).expect(preset);
        tap(&mut table, "b1");
        assert_eq!((task(&table), answers(&table, BLACK)), (None, vec![]));
        drag(&mut table, "e2", "e4");
        assert_eq!(man(&table, "e4").as_deref(), Some("wP"), "{preset}");
    }
}

#[test]
fn handbuch_7_in_france_a_rook_touched_first_moves_alone() {
    for preset in ["handbuch-early", "handbuch-late"] {
        let mut table = with(but(preset, "castling", "king-first"), Some(CASTLING));
        tap(&mut table, "h1");
        assert_eq!(task(&table), Some(Task::Move(square(&table, "h1"))));
        assert!(!marked(&table, Mark::Move).contains(&"e1".to_owned()));
        tap(&mut table, "e1");
        assert_eq!(answers(&table, BLACK), [Answer::Confirm, Answer::Decline]);
        drag(&mut table, "h1", "f1");
        assert_eq!(man(&table, "e1").as_deref(), Some("wK"), "{preset}");
        let mut table = with(but(preset, "castling", "king-first"), Some(CASTLING));
        drag(&mut table, "e1", "g1");
        assert_eq!(man(&table, "f1").as_deref(), Some("wR"), "the king first");
    }
}

#[test]
fn laws_section_3_typing_a_refused_move_touches_nothing() {
    for preset in [
        "club",
        "leaflet",
        "handbuch-early",
        "handbuch-late",
        "gustavus",
    ] {
        let mut table = under(preset, None);
        for refused in ["Nb3", "Nd2", "Ra3", "e5"] {
            assert!(table.apply(Intent::Type(refused.to_owned())).is_err());
        }
        assert_eq!((task(&table), answers(&table, BLACK)), (None, vec![]));
        assert!(table.record().events.is_empty(), "{preset}");
        play(&mut table, "e4");
    }
}

#[test]
fn laws_section_3_of_an_own_and_then_an_enemy_man_the_own_one_is_owed() {
    let mut table = under("club", Some(TO_CAPTURE));
    tap(&mut table, "e1");
    let king = task(&table);
    tap(&mut table, "d5");
    assert_eq!(task(&table), king);
}

#[test]
fn club_beruehrt_gefuehrt_whoever_says_so_only_puts_a_man_straight() {
    let mut table = under("club", None);
    let adjust = Intent::Adjust(WHITE);
    assert_eq!(
        table.apply(Intent::Adjust(BLACK)),
        Err(Refusal::NotYourTurn)
    );
    table.apply(adjust.clone()).expect("White's turn");
    assert!(table.view().seats[0].is_adjusting);
    assert_eq!(table.apply(adjust), Err(Refusal::AlreadyAsked));
    let b1 = square(&table, "b1");
    assert_eq!(touch(&mut table, "b1"), Ok(vec![Happening::Adjusted(b1)]));
    assert_eq!(task(&table), None);
    touch(&mut table, "b1").expect("the next touch counts");
    assert_eq!(task(&table), Some(Task::Move(b1)));
}

#[test]
fn modern_knows_no_putting_straight() {
    let mut table = under("modern", None);
    let refusal = table.apply(Intent::Adjust(WHITE)).expect_err("free anyway");
    let law = table.law_against(&refusal);
    assert_eq!(law.as_deref(), Some("modern:adjusting"));
}

#[test]
fn club_rochade_a_rook_touched_first_moves_alone_laws_example_2() {
    let mut table = under("club", Some(CASTLING));
    tap(&mut table, "h1");
    assert!(!marked(&table, Mark::Move).contains(&"e1".to_owned()));
    assert_eq!(touch(&mut table, "e1"), Err(Refusal::Owed));

    let in_check = "4k3/8/8/8/8/8/4q3/4K2R w K - 0 1";
    let mut table = under("club", Some(in_check));
    tap(&mut table, "h1");
    assert_eq!(task(&table), None, "no move of the rook is legal");
    play(&mut table, "Kxe2");

    let mut table = under("club", Some(CASTLING));
    drag(&mut table, "e1", "g1");
    assert_eq!(man(&table, "f1").as_deref(), Some("wR"), "the king first");
}

#[test]
fn laws_section_3_elsewhere_the_king_is_offered_to_a_rook_that_can_castle() {
    for preset in ["leaflet", "handbuch-early", "handbuch-late", "gustavus"] {
        let mut table = under(preset, Some(CASTLING));
        tap(&mut table, "h1");
        assert!(
            marked(&table, Mark::Move).contains(&"e1".to_owned()),
            "{preset}"
        );
        tap(&mut table, "e1");
        assert_eq!(man(&table, "g1").as_deref(), Some("wK"), "{preset}");
        assert_eq!(table.view().entries[0].notation, "O-O");
        assert_same(&read(&text(&table)), &table);
        assert_eq!(end(&table), None);
        let mut by_drag = under(preset, Some(CASTLING));
        drag(&mut by_drag, "h1", "e1");
        assert_eq!(by_drag.view().entries[0].notation, "O-O", "{preset}");
    }
    let mut modern = under("modern", Some(CASTLING));
    tap(&mut modern, "h1");
    tap(&mut modern, "e1");
    assert_eq!(marked(&modern, Mark::Selected), ["e1"]);
}

#[test]
fn laws_section_3_a_touched_rook_may_castle_by_a_typed_move() {
    let mut table = under("leaflet", Some(CASTLING));
    tap(&mut table, "h1");
    play(&mut table, "O-O");
    assert_eq!(man(&table, "g1").as_deref(), Some("wK"));
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn laws_section_3_a_take_back_is_free_of_touches() {
    let mut table = under("handbuch-early", None);
    play(&mut table, "e4");
    tap(&mut table, "b8");
    table.apply(Intent::AskTakeBack(WHITE)).expect("allowed");
    let kind = PromptKind::TakeBack;
    let question = Question {
        kind,
        of: BLACK,
        by: WHITE,
    };
    table
        .apply(Intent::Answer(question, Answer::Accept))
        .expect("an answer");
    assert_eq!(task(&table), None);
    play(&mut table, "d4 e5");
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn laws_section_3_no_link_frees_a_hand() {
    let mut table = under("club", None);
    tap(&mut table, "b1");
    let mut again = read(&text(&table));
    assert_eq!(touch(&mut again, "e2"), Err(Refusal::Owed));
    assert_eq!(task(&again), task(&table));
}

#[test]
fn laws_section_1_a_touch_ends_what_the_opponent_could_claim() {
    let mut table = under("club", None);
    play(&mut table, &[super::ROUND; 2].join(" "));
    touch(&mut table, "g1").expect("White's turn");
    let late = claim(&mut table, rochade_table::Claim::Repetition, BLACK);
    assert_eq!(late, Err(Refusal::NothingToClaim));
    let_go(&mut table, "g1").expect("it is put down");
}
