//! Who resigns, and who agrees to a draw (many-laws.md, section 2, C11 and C17; issue 35, point 8).

use rochade_table::{
    Answer, Control, Event, Happening, Intent, Mark, PromptKind, Question, Refusal, Review, Seat,
    Start, Story, Table,
};

use super::{
    A, B, BLACK, C, D, RED, WHITE, answer, asked, at, drop, end, play, position, sit_down,
};
use crate::saved_games::{assert_same, read, text};

/// A seat says that it resigns, and means it.
pub(super) fn resign(table: &mut Table, seat: Seat) -> Vec<Happening> {
    table.apply(Intent::Resign(seat)).expect("a question");
    answer(table, (PromptKind::Resign, seat, seat), Answer::Confirm)
}

const TOGETHER: PromptKind = PromptKind::ResignTogether;

#[test]
fn four_c11_who_resigns_asks_the_partner_for_his_word() {
    let mut table = sit_down("four");
    let told = resign(&mut table, B);
    let question = Question {
        kind: TOGETHER,
        of: D,
        by: B,
    };
    assert!(told.contains(&Happening::Asked(question)));
    assert_eq!((end(&table), asked(&table)), (None, vec![(TOGETHER, D, B)]));
    assert_eq!(table.apply(Intent::Resign(B)), Err(Refusal::AlreadyAsked));
    assert!(!table.view().seats[B.index()].can_resign);
    assert_same(&read(&text(&table)), &table);
    answer(&mut table, (TOGETHER, D, B), Answer::Accept);
    assert_eq!(end(&table), Some(("full AC", "resignation")));
    assert_eq!(table.outcome().expect("the end").shares, [24, 0, 24, 0]);
    assert_same(&read(&text(&table)), &table);
    // A record can't hold the end without the partner's word.
    let said = table.record().events.clone();
    assert_eq!(said[0], Event::Resigned(B));
    assert_eq!(said[1], Event::Answered(question, Answer::Accept));
}

#[test]
fn four_c11_a_partner_who_declines_plays_on_and_is_not_pestered() {
    let mut table = sit_down("four");
    resign(&mut table, C);
    answer(&mut table, (TOGETHER, A, C), Answer::Decline);
    assert_eq!((end(&table), asked(&table)), (None, Vec::new()));
    assert_eq!(table.apply(Intent::Resign(C)), Err(Refusal::AlreadyAsked));
    play(&mut table, "d2-d4");
    resign(&mut table, C);
    // Moves of others leave it standing, the partner's own is a no.
    play(&mut table, "m7-l7");
    assert_eq!(asked(&table), [(TOGETHER, A, C)]);
    play(&mut table, "g13-g11");
    assert_eq!((end(&table), asked(&table)), (None, Vec::new()));
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn four_c11_who_resigns_when_asked_has_agreed() {
    let mut table = sit_down("four");
    resign(&mut table, A);
    resign(&mut table, C);
    assert_eq!(end(&table), Some(("full BD", "resignation")));
    assert_same(&read(&text(&table)), &table);
}

/// B stands mated in the corner, and D's rook may still help.
const MATED: &str = "AKg14 ARj10 BKa11 BNf6 CKh1 CRk11 DKn8 DRm4";

#[test]
fn four_c17_a_frozen_partner_is_not_asked_and_a_frozen_player_may_resign() {
    let frozen = || at("four", &position("four", MATED, "C - - Bm -"));
    let mut table = frozen();
    resign(&mut table, D);
    assert_eq!(end(&table), Some(("full AC", "resignation")));
    let mut table = frozen();
    resign(&mut table, B);
    play(&mut table, "h1-h2");
    assert_eq!(asked(&table), [(TOGETHER, D, B)]);
    answer(&mut table, (TOGETHER, D, B), Answer::Accept);
    assert_eq!(end(&table), Some(("full AC", "resignation")));
    // What a player was asked before he froze lapses.
    let men = MATED.replace("CRk11", "CRk9");
    let mut table = at("four", &position("four", &men, "C - - - -"));
    resign(&mut table, D);
    assert_eq!(asked(&table), [(TOGETHER, B, D)]);
    play(&mut table, "k9-k11 n8-n7 g14-g13");
    assert_eq!((end(&table), asked(&table)), (None, Vec::new()));
}

#[test]
fn four_c11_a_pair_may_resign_while_a_move_against_the_rules_is_undecided() {
    let mut table = sit_down("gustavus-four");
    drop(&mut table, "d2", "g6");
    resign(&mut table, C);
    answer(&mut table, (TOGETHER, A, C), Answer::Accept);
    assert_eq!(end(&table), Some(("full BD", "resignation")));
    assert_eq!(table.plies(), 0, "the move was none");
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn four_c17_a_draw_takes_the_word_of_all_who_still_move() {
    let mut table = at("four", &position("four", MATED, "C - - Bm -"));
    table.apply(Intent::OfferDraw(D)).expect("an offer");
    let offer = |of| (PromptKind::DrawOffer, of, D);
    assert_eq!(asked(&table), [offer(A), offer(C)], "B stands frozen");
    assert_eq!(table.apply(Intent::OfferDraw(B)), Err(Refusal::NotYourTurn));
    answer(&mut table, offer(A), Answer::Accept);
    assert_eq!(end(&table), None);
    answer(&mut table, offer(C), Answer::Accept);
    // An agreed draw is one, though a king stands mated (C1).
    assert_eq!(end(&table), Some(("draw", "agreement")));
    assert_eq!(table.outcome().expect("the end").shares, [12; 4]);
}

#[test]
fn four_c17_frozen_players_neither_ask_nor_count_nor_are_they_asked() {
    let mut table = at("four", &position("four", MATED, "C - - Bm -"));
    play(&mut table, "h1-h2");
    for refused in [
        Intent::OfferDraw(B),
        Intent::StartCount(B),
        Intent::AskTakeBack(B),
    ] {
        assert_eq!(table.apply(refused), Err(Refusal::NotYourTurn));
    }
    table
        .apply(Intent::AskTakeBack(C))
        .expect("it may be asked");
    let ask = |of| (PromptKind::TakeBack, of, C);
    assert_eq!(asked(&table), [ask(A), ask(D)]);
}

#[test]
fn three_a_draw_takes_the_word_of_all_who_still_move() {
    let mut table = sit_down("three");
    play(&mut table, "c2-c4");
    resign(&mut table, WHITE);
    table.apply(Intent::OfferDraw(RED)).expect("an offer");
    let offer = (PromptKind::DrawOffer, BLACK, RED);
    assert_eq!(asked(&table), [offer]);
    answer(&mut table, offer, Answer::Accept);
    assert_eq!(end(&table), Some(("draw", "agreement")));
    assert_eq!(table.outcome().expect("the end").shares, [8; 3]);
}

#[test]
fn three_c11_who_leaves_a_game_of_three_stays_frozen_and_the_others_go_on() {
    let mut table = sit_down("three");
    play(&mut table, "c2-c4 l3-i3");
    table.apply(Intent::Resign(WHITE)).expect("a question");
    let told = answer(
        &mut table,
        (PromptKind::Resign, WHITE, WHITE),
        Answer::Confirm,
    );
    assert!(told.contains(&Happening::DroppedOut(WHITE)));
    let view = table.view();
    assert_eq!((view.turn, view.outcome.clone()), (BLACK, None));
    assert!(!view.seats[WHITE.index()].in_game && view.seats[RED.index()].in_game);
    assert!(view.position.contains(" wo "), "{}", view.position);
    play(&mut table, "d2-d4 l4-i4 e2-e4");
    assert_eq!(table.view().turn, RED);
    // The second one who leaves ends it.
    table.apply(Intent::Resign(RED)).expect("a question");
    answer(&mut table, (PromptKind::Resign, RED, RED), Answer::Confirm);
    let outcome = table.outcome().expect("the end");
    assert_eq!(
        (outcome.result, outcome.shares.as_slice()),
        ("full k", [24, 0, 0].as_slice())
    );
    assert_same(&read(&text(&table)), &table);
}

/// The seats whose men are marked as those of somebody who has left.
fn marked_as_left(table: &Table) -> Vec<Seat> {
    let view = table.view();
    let is_marked = |seat: &Seat| {
        let men = view.squares.iter();
        let mut men = men.filter(|square| square.man.is_some_and(|man| man.seat == *seat));
        men.all(|square| square.marks.has(Mark::Left))
    };
    view.plan.all_seats().filter(is_marked).collect()
}

/// Who has left, by the story: after which ply, and where the laws speak of it.
fn told_to_have_left(table: &Table) -> Vec<(Seat, usize, String)> {
    let mut story = Story::default();
    let told = story.of(table).iter().filter_map(|told| {
        let Happening::DroppedOut(seat) = told.happening else {
            return None;
        };
        Some((seat, told.ply, told.law.clone()))
    });
    told.collect()
}

#[test]
fn three_the_men_of_who_has_left_are_marked_and_the_story_tells_it() {
    let mut table = sit_down("three");
    play(&mut table, "c2-c4 l3-i3");
    assert_eq!(marked_as_left(&table), []);
    resign(&mut table, WHITE);
    assert_eq!(marked_as_left(&table), [WHITE]);
    let white = (WHITE, 2, "three:resigning".to_owned());
    assert_eq!(told_to_have_left(&table), std::slice::from_ref(&white));
    play(&mut table, "d2-d4");
    // An earlier position shows them as they were.
    table.apply(Intent::Review(Review::Ply(1))).expect("a ply");
    assert_eq!(marked_as_left(&table), []);
    table.apply(Intent::Review(Review::Last)).expect("the game");
    // The second one who leaves ends the game, which is told as its end.
    resign(&mut table, RED);
    assert_eq!(marked_as_left(&table), [RED, WHITE]);
    assert_eq!(told_to_have_left(&read(&text(&table))), [white]);
}

#[test]
fn three_the_story_tells_who_has_left_because_time_ran_out() {
    let start = Start {
        controls: Some(vec![Control::from_seconds("60").expect("a control")]),
        ..sit_down("three").record().start.clone()
    };
    let mut table = Table::sit_down(start).expect("a game");
    table.tell_time(0);
    play(&mut table, "c2-c4");
    table.tell_time(61_000);
    let told = told_to_have_left(&table);
    assert_eq!(told, [(RED, 1, "three:clock".to_owned())]);
    assert_eq!(marked_as_left(&table), [RED]);
}
