//! Offering draws and resigning (play.md, section 5, points 1 and 2), and what these do to the end
//! of a game (section 6).

use rochade_table::chess::{BLACK, ROOK, WHITE};
use rochade_table::{
    Answer, Happening, Intent, Prompt, PromptKind, Question, Refusal, Seat, Table, Termination,
    WHOLE,
};

use crate::table::{
    answer, answered, asked, drag, offered, play, prompts, question, scores, table, table_at, tap,
    touch,
};

#[test]
fn section_5_1_a_draw_is_offered_before_the_move_and_asked_after_it() {
    let mut table = table();
    let happened = table.apply(Intent::OfferDraw(WHITE));
    assert_eq!(happened, Ok(vec![Happening::DrawOffered(WHITE)]));
    assert!(prompts(&table).is_empty(), "the move is still to be made");
    assert!(table.view().seats[0].has_offered_draw);

    let happened = table.apply(Intent::Type("e4".into())).expect("a move");
    assert!(matches!(happened[0], Happening::Moved(_)));
    assert_eq!(happened[1..], [asked(PromptKind::DrawOffer, BLACK)]);
    let prompt = Prompt {
        question: question(PromptKind::DrawOffer, BLACK),
        answers: vec![Answer::Accept, Answer::Decline],
        blocks: false,
        touched: None,
        law: None,
    };
    assert_eq!(table.view().prompts, [prompt]);
    assert!(!table.view().seats[0].has_offered_draw);
}

#[test]
fn section_5_1_an_accepted_draw_ends_the_game() {
    let mut table = offered();
    let happened = answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Accept).expect("yes");
    let outcome = table.outcome().expect("a draw");
    assert_eq!(
        happened,
        [
            answered(PromptKind::DrawOffer, BLACK, Answer::Accept),
            Happening::Ended(outcome.clone())
        ]
    );
    assert_eq!(
        (outcome.result, outcome.termination.word()),
        ("1/2-1/2", "agreement")
    );
    assert_eq!(outcome.winners, []);
    assert!(prompts(&table).is_empty());
    assert_eq!(scores(&table), [12, 12]);
}

#[test]
fn section_5_1_a_declined_draw_is_gone() {
    let mut table = offered();
    let happened = answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Decline);
    let declined = answered(PromptKind::DrawOffer, BLACK, Answer::Decline);
    assert_eq!(happened, Ok(vec![declined]));
    assert!(prompts(&table).is_empty());
    let again = answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Accept);
    assert_eq!(again, Err(Refusal::NotAsked));
}

#[test]
fn section_5_1_making_a_move_declines_and_touching_a_man_does_not() {
    let mut table = offered();
    tap(&mut table, "e7");
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
    let happened = touch(&mut table, "e5").expect("a move");
    let declined = answered(PromptKind::DrawOffer, BLACK, Answer::Decline);
    assert_eq!(happened[0], declined);
    assert!(prompts(&table).is_empty());
}

#[test]
fn section_5_1_one_offer_a_move_and_only_by_the_one_to_move() {
    let mut table = table();
    let offer = |table: &mut Table, seat| table.apply(Intent::OfferDraw(seat));
    assert_eq!(offer(&mut table, BLACK), Err(Refusal::NotYourTurn));
    offer(&mut table, WHITE).expect("an offer");
    assert_eq!(offer(&mut table, WHITE), Err(Refusal::AlreadyAsked));
    play(&mut table, "e4");
    assert_eq!(offer(&mut table, WHITE), Err(Refusal::NotYourTurn));
    // Whoever is offered a draw accepts it and offers none back; once declined, the next offer is
    // Black's to make.
    assert_eq!(offer(&mut table, BLACK), Err(Refusal::AlreadyAsked));
    assert!(!table.view().seats[1].can_offer_draw);
    answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Decline).expect("no");
    assert!(table.view().seats[1].can_offer_draw);
    offer(&mut table, BLACK).expect("an offer");
    play(&mut table, "e5");
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, WHITE)]);
    play(&mut table, "Nf3 Nf6");
    offer(&mut table, WHITE).expect("an offer with another move");
}

#[test]
fn section_5_1_the_offer_is_noted_at_its_ply() {
    let mut table = offered();
    play(&mut table, "e5 Nf3");
    let offers: Vec<bool> = table.view().entries.iter().map(|e| e.offer).collect();
    assert_eq!(offers, [true, false, false]);
}

#[test]
fn section_5_1_an_offer_with_the_move_that_ends_the_game_is_void() {
    let mut table = table();
    play(&mut table, "f3 e5 g4");
    table.apply(Intent::OfferDraw(BLACK)).expect("an offer");
    let happened = table.apply(Intent::Type("Qh4".into())).expect("mate");
    assert!(matches!(
        happened[..],
        [Happening::Moved(_), Happening::Ended(_)]
    ));
    assert!(prompts(&table).is_empty());
    assert_eq!(
        table.outcome().map(|o| o.termination),
        Some(Termination::Checkmate)
    );
}

#[test]
fn section_5_1_an_offer_waits_for_the_promotion_too() {
    let mut table = table_at("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    table.apply(Intent::OfferDraw(WHITE)).expect("an offer");
    drag(&mut table, "a7", "a8");
    assert!(prompts(&table).is_empty());
    table.apply(Intent::Choose(ROOK)).expect("a choice");
    assert_eq!(prompts(&table), [(PromptKind::DrawOffer, BLACK)]);
}

#[test]
fn section_5_2_resigning_asks_once_and_ends_the_game_at_once() {
    let mut table = table();
    let happened = table.apply(Intent::Resign(BLACK));
    assert_eq!(happened, Ok(vec![asked(PromptKind::Resign, BLACK)]));
    let prompts_now = table.view().prompts;
    assert_eq!(prompts_now[0].answers, [Answer::Confirm, Answer::Cancel]);
    let again = table.apply(Intent::Resign(BLACK));
    assert_eq!(again, Err(Refusal::AlreadyAsked));

    let happened = answer(&mut table, BLACK, PromptKind::Resign, Answer::Confirm).expect("yes");
    let outcome = table.outcome().expect("the end");
    assert_eq!(happened.last(), Some(&Happening::Ended(outcome.clone())));
    assert_eq!((&*outcome.winners, outcome.result), (&[WHITE][..], "1-0"));
    assert_eq!(outcome.termination.word(), "resignation");
    assert_eq!(scores(&table), [u32::from(WHOLE), 0]);
    assert!(prompts(&table).is_empty());
}

#[test]
fn section_5_2_cancel_or_the_own_move_drops_the_question() {
    let mut table = table();
    table.apply(Intent::Resign(WHITE)).expect("the question");
    answer(&mut table, WHITE, PromptKind::Resign, Answer::Cancel).expect("no");
    assert!(prompts(&table).is_empty());
    table.apply(Intent::Resign(WHITE)).expect("the question");
    table.apply(Intent::Resign(BLACK)).expect("the question");
    play(&mut table, "e4");
    // Nobody else answers it by moving: least of all a computer, under the player's finger.
    assert_eq!(prompts(&table), [(PromptKind::Resign, BLACK)]);
    let late = answer(&mut table, WHITE, PromptKind::Resign, Answer::Confirm);
    assert_eq!(late, Err(Refusal::NotAsked));
    assert!(
        table.record().events.len() == 1,
        "a question is not recorded"
    );
}

#[test]
fn section_5_2_either_seat_resigns_whoever_is_to_move() {
    for (seat, winner) in [(WHITE, BLACK), (BLACK, WHITE)] {
        let mut table = table();
        play(&mut table, "e4");
        table.apply(Intent::Resign(seat)).expect("the question");
        answer(&mut table, seat, PromptKind::Resign, Answer::Confirm).expect("yes");
        assert_eq!(table.outcome().expect("the end").winners, [winner]);
    }
}

#[test]
fn section_5_answers_that_fit_no_question_are_refused() {
    let mut table = offered();
    for (kind, wrong, refusal) in [
        (
            PromptKind::DrawOffer,
            Answer::Confirm,
            Refusal::NoSuchAnswer,
        ),
        (PromptKind::DrawOffer, Answer::Cancel, Refusal::NoSuchAnswer),
        (PromptKind::TakeBack, Answer::Accept, Refusal::NotAsked),
        (PromptKind::Resign, Answer::Confirm, Refusal::NotAsked),
    ] {
        assert_eq!(answer(&mut table, BLACK, kind, wrong), Err(refusal));
    }
    let own = answer(&mut table, WHITE, PromptKind::DrawOffer, Answer::Accept);
    assert_eq!(own, Err(Refusal::NotAsked), "the offer is not White's");
}

#[test]
fn section_5_a_seat_that_nobody_has_can_do_nothing() {
    let mut table = offered();
    let nobody = Seat(7);
    let by_nobody = Question {
        by: nobody,
        ..question(PromptKind::DrawOffer, BLACK)
    };
    for intent in [
        Intent::OfferDraw(nobody),
        Intent::Resign(nobody),
        Intent::AskTakeBack(nobody),
        Intent::Answer(question(PromptKind::DrawOffer, nobody), Answer::Accept),
        Intent::Answer(by_nobody, Answer::Accept),
    ] {
        assert_eq!(table.apply(intent), Err(Refusal::NoSuchSeat));
    }
}

#[test]
fn section_6_after_the_end_nothing_is_asked_any_more() {
    let mut table = offered();
    table.apply(Intent::Resign(WHITE)).expect("the question");
    table.apply(Intent::AskTakeBack(WHITE)).expect("a request");
    answer(&mut table, BLACK, PromptKind::DrawOffer, Answer::Accept).expect("yes");
    assert!(prompts(&table).is_empty());
    for intent in [
        Intent::OfferDraw(BLACK),
        Intent::Resign(BLACK),
        Intent::AskTakeBack(WHITE),
    ] {
        assert_eq!(table.apply(intent), Err(Refusal::GameOver));
    }
    let view = table.view();
    for seat in &view.seats {
        assert!(!seat.can_offer_draw && !seat.can_ask_take_back && !seat.can_resign);
    }
}

#[test]
fn section_6_a_rematch_after_resigning_starts_clean() {
    let mut table = offered();
    table.apply(Intent::Resign(WHITE)).expect("the question");
    answer(&mut table, WHITE, PromptKind::Resign, Answer::Confirm).expect("yes");
    table.apply(Intent::Rematch).expect("a rematch");
    assert_eq!(table.outcome(), None);
    assert!(prompts(&table).is_empty());
    assert!(table.record().events.is_empty());
    assert_eq!(scores(&table), [24, 0], "the winner has White now");
}

#[test]
fn the_words_are_those_of_the_contract() {
    let words = PromptKind::ALL.map(PromptKind::word);
    assert_eq!(
        words,
        [
            "illegal-move",
            "draw-offer",
            "take-back",
            "resign",
            "resign-together",
            "tempo",
            "touched",
            "false-check"
        ]
    );
    assert_eq!(
        Answer::ALL.map(Answer::word),
        [
            "accept",
            "decline",
            "confirm",
            "cancel",
            "king-move",
            "capture",
            "stand",
            "take-back"
        ]
    );
    let ends = [
        Termination::Agreement,
        Termination::Resignation,
        Termination::Time,
    ];
    assert_eq!(
        ends.map(Termination::word),
        ["agreement", "resignation", "time"]
    );
}
