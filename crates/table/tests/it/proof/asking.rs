//! Offers and requests among three.

use rochade_table::{Answer, Happening, Intent, PromptKind, Question, Refusal, Seat, Table};

use super::{B, R, W, ending, line, proof, question, questions, reply, resign};
use crate::table::play;

/// A table at which W has offered a draw with the first move.
fn offered() -> Table {
    let mut table = proof();
    table.apply(Intent::OfferDraw(W)).expect("an offer");
    play(&mut table, "c1-c2");
    table
}

fn draw(of: Seat, by: Seat) -> Question {
    question(PromptKind::DrawOffer, of, by)
}

fn back(of: Seat, by: Seat) -> Question {
    question(PromptKind::TakeBack, of, by)
}

fn accept(table: &mut Table, Question { kind, of, by }: Question) -> Vec<Happening> {
    reply(table, (kind, of, by), Answer::Accept).expect("the question")
}

#[test]
fn a_draw_is_offered_to_both_others() {
    let mut table = proof();
    let offer = table.apply(Intent::OfferDraw(W));
    assert_eq!(offer, Ok(vec![Happening::DrawOffered(W)]));
    assert!(questions(&table).is_empty(), "they are asked with the move");
    let moved = table.apply(Intent::Type("c1-c2".to_owned()));
    let moved = moved.expect("a move");
    let asked = [draw(B, W), draw(R, W)];
    assert_eq!(moved[1..], asked.map(Happening::Asked));
    assert_eq!(questions(&table), asked);
}

#[test]
fn all_who_are_asked_must_accept_a_draw() {
    let mut table = offered();
    let yes = accept(&mut table, draw(R, W));
    assert_eq!(yes, [Happening::Answered(draw(R, W), Answer::Accept)]);
    assert_eq!(
        (table.outcome(), questions(&table)),
        (None, vec![draw(B, W)])
    );
    accept(&mut table, draw(B, W));
    let thirds = (vec![8, 8, 8], "1/3-1/3-1/3", "agreement");
    assert_eq!(ending(&table), thirds);
    assert!(table.outcome().expect("the end").winners.is_empty());
}

#[test]
fn the_first_to_decline_ends_the_offer() {
    let mut table = offered();
    accept(&mut table, draw(R, W));
    let asked = (PromptKind::DrawOffer, B, W);
    reply(&mut table, asked, Answer::Decline).expect("an answer");
    assert!(questions(&table).is_empty());
    let late = reply(&mut table, (PromptKind::DrawOffer, R, W), Answer::Accept);
    assert_eq!(late, Err(Refusal::NotAsked));
}

#[test]
fn who_has_accepted_may_move_on_while_the_other_thinks() {
    let mut table = offered();
    accept(&mut table, draw(B, W));
    let moved = table.apply(Intent::Type("g3-f3".to_owned()));
    assert_eq!(moved.map(|all| all.len()), Ok(1), "nothing is declined");
    assert_eq!(questions(&table), [draw(R, W)]);
    let early = table.apply(Intent::OfferDraw(R));
    assert_eq!(early, Err(Refusal::AlreadyAsked), "there is one to answer");
    accept(&mut table, draw(R, W));
    assert_eq!(ending(&table).2, "agreement");
}

#[test]
fn who_moves_without_an_answer_declines_for_all() {
    let mut table = offered();
    let moved = table.apply(Intent::Type("g3-f3".to_owned()));
    let moved = moved.expect("a move");
    assert_eq!(moved[0], Happening::Answered(draw(B, W), Answer::Decline));
    assert!(questions(&table).is_empty());
}

#[test]
fn whose_offer_nobody_answers_withdraws_it_with_the_next_move() {
    let mut table = offered();
    accept(&mut table, draw(B, W));
    play(&mut table, "g3-f3");
    resign(&mut table, R);
    assert!(questions(&table).is_empty(), "void");
    play(&mut table, "c2-c3");
    assert_eq!(table.outcome(), None);
}

#[test]
fn two_who_are_left_share_in_halves() {
    let mut table = proof();
    resign(&mut table, R);
    table.apply(Intent::OfferDraw(W)).expect("an offer");
    play(&mut table, "c1-c2");
    assert_eq!(questions(&table), [draw(B, W)]);
    accept(&mut table, draw(B, W));
    let halves = (vec![12, 12, 0], "1/2-1/2-0", "agreement");
    assert_eq!(ending(&table), halves);
    let outcome = table.outcome().expect("the end");
    assert_eq!(outcome.winners, [], "it is drawn, whoever is out");
}

#[test]
fn taking_back_needs_both_others() {
    let mut table = proof();
    play(&mut table, "c1-c2 g3-f3");
    let asked = table.apply(Intent::AskTakeBack(W));
    let questions_to_both = [back(B, W), back(R, W)];
    assert_eq!(asked, Ok(questions_to_both.map(Happening::Asked).to_vec()));
    accept(&mut table, back(R, W));
    assert_eq!(table.plies(), 2);
    let taken = accept(&mut table, back(B, W));
    assert_eq!(taken[1..], [Happening::TakenBack(2)]);
    assert_eq!((table.plies(), table.view().turn), (0, W));
}

#[test]
fn two_may_ask_at_once_and_each_question_says_who_asks() {
    let asked_by_both = || {
        let mut table = proof();
        play(&mut table, "c1-c2 g3-f3");
        table.apply(Intent::AskTakeBack(W)).expect("a request");
        table.apply(Intent::AskTakeBack(B)).expect("another one");
        let all = [back(W, B), back(B, W), back(R, W), back(R, B)];
        assert_eq!(questions(&table), all);
        table
    };
    let mut table = asked_by_both();
    accept(&mut table, back(R, W));
    accept(&mut table, back(W, B));
    assert_eq!(table.plies(), 2, "neither has both");
    accept(&mut table, back(R, B));
    assert_eq!(line(&table), ["c1-c2"], "only B's move goes back");
    assert!(
        questions(&table).is_empty(),
        "the other request is done with"
    );

    let mut table = asked_by_both();
    accept(&mut table, back(B, W));
    let no = (PromptKind::TakeBack, R, W);
    reply(&mut table, no, Answer::Decline).expect("an answer");
    assert_eq!(questions(&table), [back(W, B), back(R, B)]);
    let again = table.apply(Intent::AskTakeBack(W));
    assert_eq!(again, Err(Refusal::AlreadyAsked));
    play(&mut table, "a3-b3");
    assert!(questions(&table).is_empty(), "R declines by moving");
    table.apply(Intent::AskTakeBack(W)).expect("a new request");
    accept(&mut table, back(B, W));
    assert_eq!(
        accept(&mut table, back(R, W))[1],
        Happening::TakenBack(3),
        "what was played since goes, too"
    );
}

#[test]
fn nobody_asks_or_answers_what_is_not_theirs() {
    let mut table = proof();
    play(&mut table, "c1-c2");
    table.apply(Intent::AskTakeBack(W)).expect("a request");
    for (of, by, refusal) in [
        (W, W, Refusal::NotAsked),
        (B, R, Refusal::NotAsked),
        (Seat(3), W, Refusal::NoSuchSeat),
        (B, Seat(3), Refusal::NoSuchSeat),
    ] {
        let answer = reply(&mut table, (PromptKind::TakeBack, of, by), Answer::Accept);
        assert_eq!(answer, Err(refusal));
    }
    let early = table.apply(Intent::AskTakeBack(B));
    assert_eq!(early, Err(Refusal::NothingToTakeBack));
}
