//! Seats that drop out of a game that the others go on with, and how it ends.

use rochade_table::{Answer, Event, Frozen, Happening, Intent, Mark, PromptKind, Refusal, Table};

use super::{B, R, W, ending, line, proof, proof_at, question, questions, reply, resign};
use crate::table::{man, marked, play, position, tap};

#[test]
fn who_resigns_drops_out_and_the_other_two_go_on() {
    let mut table = proof();
    play(&mut table, "c1-c2 g3-f3");
    assert_eq!(resign(&mut table, W), [Happening::DroppedOut(W)]);
    let view = table.view();
    assert_eq!((view.outcome, view.turn), (None, R));
    let in_game: Vec<bool> = view.seats.iter().map(|seat| seat.in_game).collect();
    assert_eq!(in_game, [false, true, true]);
    assert_eq!(man(&table, "c2").as_deref(), Some("wM"), "its stones stay");
    play(&mut table, "a3-b3");
    assert_eq!(table.view().turn, B, "it is passed over");
    play(&mut table, "f3-e3 b3-c3 e3-e2");
    assert_eq!(
        position(&table),
        "d1,e1,c2,d2/e2,f4,g4,g5/c3,a4,b4,a5 r 6 w 3"
    );
}

#[test]
fn who_is_to_move_may_drop_out_too() {
    let mut table = proof();
    assert_eq!(resign(&mut table, W), [Happening::DroppedOut(W)]);
    assert_eq!(table.view().turn, B);
    play(&mut table, "g3-f3 a3-b3 f3-e3");
    assert_eq!(line(&table).len(), 3);
}

#[test]
fn who_is_out_does_nothing_any_more() {
    let mut table = proof();
    play(&mut table, "c1-c2");
    resign(&mut table, W);
    let by_others = question(PromptKind::TakeBack, W, B);
    for intent in [
        Intent::Resign(W),
        Intent::OfferDraw(W),
        Intent::AskTakeBack(W),
        Intent::Answer(by_others, Answer::Accept),
    ] {
        assert_eq!(table.apply(intent), Err(Refusal::OutOfGame));
    }
    let seat = &table.view().seats[0];
    assert!(!seat.can_resign && !seat.can_offer_draw && !seat.can_ask_take_back);
}

#[test]
fn the_stones_of_who_is_out_are_in_the_way() {
    let mut table = proof_at("c1,e1/c2,g3/a3,c4 w 0 - 1");
    resign(&mut table, B);
    tap(&mut table, "c1");
    assert!(marked(&table, Mark::Capture).is_empty());
}

#[test]
fn what_was_asked_is_void_when_a_seat_drops_out() {
    let mut table = proof();
    play(&mut table, "c1-c2");
    table.apply(Intent::AskTakeBack(W)).expect("a request");
    table.apply(Intent::OfferDraw(B)).expect("an offer");
    assert_eq!(questions(&table).len(), 2);
    resign(&mut table, R);
    assert!(questions(&table).is_empty());
    assert!(!table.view().seats[1].has_offered_draw);
    let late = reply(&mut table, (PromptKind::TakeBack, B, W), Answer::Accept);
    assert_eq!(late, Err(Refusal::NotAsked));
    assert_eq!(
        table.apply(Intent::OfferDraw(B)).map(|all| all.len()),
        Ok(1)
    );
}

#[test]
fn nobody_takes_back_what_was_played_before_a_seat_dropped_out() {
    let mut table = proof();
    play(&mut table, "c1-c2 g3-f3 a3-b3 d1-c1");
    resign(&mut table, R);
    for seat in [W, B] {
        let refused = table.apply(Intent::AskTakeBack(seat));
        assert_eq!(refused, Err(Refusal::NothingToTakeBack));
    }
    play(&mut table, "f3-e3 c1-d1");
    table.apply(Intent::AskTakeBack(B)).expect("a request");
    assert_eq!(questions(&table), [question(PromptKind::TakeBack, W, B)]);
    let taken = reply(&mut table, (PromptKind::TakeBack, W, B), Answer::Accept);
    assert_eq!(taken.map(|all| all[1].clone()), Ok(Happening::TakenBack(2)));
    assert_eq!(table.plies(), 4);
    assert!(!table.view().seats[2].in_game, "who is out stays out");
}

#[test]
fn who_can_not_move_is_passed_over() {
    let mut table = proof_at("c1/g3/a3,c2,c3,d1,e1 r 0 - 1");
    play(&mut table, "a3-a4");
    assert_eq!(table.view().turn, B, "W is shut in");
    play(&mut table, "g3-g4 d1-d2");
    assert_eq!(table.view().turn, W);
}

#[test]
fn who_can_not_move_is_marked_until_that_changes() {
    let mut table = proof_at("c1/g3/a3,c2,c3,d1,e2 r 0 - 1");
    assert_eq!(marked(&table, Mark::Frozen), [""; 0]);
    play(&mut table, "e2-e1");
    assert_eq!(marked(&table, Mark::Frozen), ["c1"]);
    assert_eq!(table.view().seats[0].frozen, Some(Frozen::Stalemated));
    play(&mut table, "g3-g4 d1-d2");
    assert_eq!(marked(&table, Mark::Frozen), [""; 0]);
    assert_eq!(table.view().seats[0].frozen, None);
}

#[test]
fn who_can_not_move_without_the_one_who_dropped_out_is_passed_over() {
    let mut table = proof_at("c1/c2,g3/d1,e1 w 0 - 1");
    let happened = [Happening::DroppedOut(B), Happening::Froze(W)];
    assert_eq!(resign(&mut table, B), happened);
    assert_eq!((table.outcome(), table.view().turn), (None, R));
    play(&mut table, "e1-e2");
    assert_eq!(table.view().turn, W);
}

#[test]
fn the_last_one_standing_gets_two_thirds_and_the_last_one_out_the_other() {
    let mut table = proof();
    play(&mut table, "c1-c2");
    resign(&mut table, B);
    let ended = resign(&mut table, R);
    let outcome = table.outcome().expect("the end").clone();
    assert_eq!(outcome.winners, [W]);
    assert_eq!(ended, [Happening::Ended(outcome)]);
    let thirds = (vec![16, 0, 8], "2/3-0-1/3", "resignation");
    assert_eq!(ending(&table), thirds);
}

#[test]
fn every_order_of_dropping_out_has_its_result() {
    for (first, second, shares, result) in [
        (W, B, [0, 8, 16], "0-1/3-2/3"),
        (W, R, [0, 16, 8], "0-2/3-1/3"),
        (B, W, [8, 0, 16], "1/3-0-2/3"),
        (B, R, [16, 0, 8], "2/3-0-1/3"),
        (R, W, [8, 16, 0], "1/3-2/3-0"),
        (R, B, [16, 8, 0], "2/3-1/3-0"),
    ] {
        let mut table = proof();
        resign(&mut table, first);
        resign(&mut table, second);
        let (found, written, _) = ending(&table);
        assert_eq!((&found[..], written), (&shares[..], result));
    }
}

#[test]
fn who_has_no_stones_left_drops_out_and_all_are_told() {
    let mut table = proof_at("c1/c2/a3 w 0 - 1");
    let happened = table
        .apply(Intent::Type("c1xc3".to_owned()))
        .expect("a move");
    assert!(matches!(
        happened[..],
        [Happening::Moved(_), Happening::DroppedOut(B)]
    ));
    assert_eq!(table.view().turn, R);
    assert_eq!(position(&table), "c3/-/a3 r 0 b 1");
    assert_eq!(table.apply(Intent::Resign(B)), Err(Refusal::OutOfGame));
}

// Dropping out by a move is undone with the move: nothing is settled that the others don't want to
// take back.
#[test]
fn a_move_that_took_the_last_stone_can_be_taken_back() {
    let mut table = proof_at("c1/c2/a3 w 0 - 1");
    play(&mut table, "c1xc3 a3-a4");
    table.apply(Intent::AskTakeBack(W)).expect("a request");
    assert_eq!(questions(&table), [question(PromptKind::TakeBack, R, W)]);
    reply(&mut table, (PromptKind::TakeBack, R, W), Answer::Accept).expect("yes");
    assert_eq!(position(&table), "c1/c2/a3 w 0 - 1");
    assert!(table.view().seats[1].in_game);
}

#[test]
fn who_takes_the_last_stone_of_all_others_stands_last() {
    let mut table = proof_at("c1/c2/a3 w 0 r 1");
    play(&mut table, "c1xc3");
    assert_eq!(
        ending(&table),
        (vec![16, 8, 0], "2/3-1/3-0", "last-standing")
    );
    // Both with one step: they go in the order of seats.
    let mut table = proof_at("c1/c2/c4 w 0 - 1");
    play(&mut table, "c1xc3xc5");
    assert_eq!(
        ending(&table),
        (vec![16, 0, 8], "2/3-0-1/3", "last-standing")
    );
}

// All who were asked and still play have accepted: but what they accepted were thirds, and now
// there would be halves.
#[test]
fn an_offer_is_void_when_one_who_was_asked_has_no_stones_left() {
    let mut table = proof_at("c1/c2/a3,a4 r 0 - 1");
    table.apply(Intent::OfferDraw(R)).expect("an offer");
    play(&mut table, "a4-b4");
    reply(&mut table, (PromptKind::DrawOffer, W, R), Answer::Accept).expect("yes");
    play(&mut table, "c1xc3");
    assert_eq!((table.outcome(), questions(&table)), (None, vec![]));
}

#[test]
fn an_offer_is_void_when_the_one_who_made_it_has_no_stones_left() {
    let mut table = proof_at("g5/c2/b3 b 0 - 1");
    table.apply(Intent::OfferDraw(B)).expect("an offer");
    play(&mut table, "c2-c3");
    reply(&mut table, (PromptKind::DrawOffer, R, B), Answer::Accept).expect("yes");
    play(&mut table, "b3xd3");
    assert_eq!((table.outcome(), questions(&table)), (None, vec![]));
}

#[test]
fn an_offer_that_comes_with_the_last_stone_taken_is_put_to_who_is_left() {
    let mut table = proof_at("c1/c2/a3 w 0 - 1");
    table.apply(Intent::OfferDraw(W)).expect("an offer");
    play(&mut table, "c1xc3");
    assert_eq!(questions(&table), [question(PromptKind::DrawOffer, R, W)]);
    assert!(table.view().entries[0].offer);
}

#[test]
fn after_sixty_quiet_plies_all_who_stand_share() {
    let mut table = proof_at("c1/g3/a3 w 58 - 1");
    play(&mut table, "c1-c2 g3-g4");
    let third = (vec![8, 8, 8], "1/3-1/3-1/3", "fifty-moves");
    assert_eq!(ending(&table), third);
    let mut table = proof_at("c1/g3/a3 w 59 b 1");
    play(&mut table, "c1-c2");
    let half = (vec![12, 0, 12], "1/2-0-1/2", "fifty-moves");
    assert_eq!(ending(&table), half);
}

#[test]
fn where_nobody_can_move_the_game_is_over() {
    let table = proof();
    let names: Vec<String> = table
        .view()
        .plan
        .squares
        .iter()
        .map(|place| place.name.clone())
        .collect();
    let full = format!("c1/g3/{} w 0 - 1", {
        let others = names
            .iter()
            .filter(|name| !["c1", "g3"].contains(&&***name));
        others.cloned().collect::<Vec<_>>().join(",")
    });
    assert_eq!(ending(&proof_at(&full)).2, "stalemate");
}

#[test]
fn a_record_tells_who_dropped_out() {
    let mut table = proof();
    play(&mut table, "c1-c2");
    resign(&mut table, B);
    play(&mut table, "a3-b3");
    let events = &table.record().events;
    assert_eq!(events[1], Event::Resigned(B));
    let again = Table::replay(table.record()).expect("the same");
    assert_eq!(again.view(), table.view());
}
