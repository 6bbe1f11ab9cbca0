//! Seats that have no move, and are passed over until they have one.

use rochade_table::{
    Answer, Frozen, Happening, Intent, Mark, PromptKind, Question, Refusal, Review, SquareId, Table,
};

use super::{A, B, C, D, asked, at, end, play};

/// C's guard can take D's last moves away.
const SHUTS_IN: &str = "b2,Kf1/Kf6,f5/Kd6,e4/Ka6 C 0 - 1";

#[test]
fn l23_who_has_no_move_stands_frozen_and_is_free_again_once_it_has_one() {
    let mut table = at(SHUTS_IN);
    let happened = table
        .apply(Intent::Type("e4-e5".to_owned()))
        .expect("a move");
    assert!(happened.contains(&Happening::Froze(D)));
    let seat = table.view().seats[D.index()].clone();
    assert_eq!(
        (seat.frozen, seat.in_game),
        (Some(Frozen::Stalemated), true)
    );
    assert_eq!(table.view().turn, A, "D is passed over");
    assert!(table.view().position.contains(" Ds "));
    let happened = table
        .apply(Intent::Type("f1-e1".to_owned()))
        .expect("a move");
    assert_eq!(
        happened
            .iter()
            .filter(|told| matches!(told, Happening::Freed(_)))
            .count(),
        0
    );
    play(&mut table, "f5-e5");
    // The line is open again.
    play(&mut table, "d6-c6");
    assert_eq!(
        (table.view().turn, table.view().seats[D.index()].frozen),
        (D, None)
    );
}

#[test]
fn the_men_of_who_stands_frozen_are_marked_as_of_the_moment_that_is_shown() {
    let mut table = at(SHUTS_IN);
    let marked = |table: &Table| {
        let view = table.view();
        let marked = |id: &SquareId| view.squares[id.index()].marks.has(Mark::Frozen);
        let names = view.plan.ids().filter(marked);
        names
            .map(|id| view.plan.name(id).to_owned())
            .collect::<Vec<_>>()
    };
    assert!(marked(&table).is_empty(), "nobody stands frozen yet");
    play(&mut table, "e4-e5");
    assert_eq!(marked(&table), ["a6"], "D's only man");
    play(&mut table, "f1-e1");
    table
        .apply(Intent::Review(Review::First))
        .expect("an earlier moment");
    assert!(marked(&table).is_empty(), "nobody stood frozen then");
}

#[test]
fn l14_a_game_that_passes_over_ends_by_its_own_word_and_not_for_want_of_a_move() {
    let mut table = at(SHUTS_IN);
    play(&mut table, "e4-e5");
    assert_eq!(
        end(&table),
        None,
        "one who has no move has not ended the game"
    );
}

#[test]
fn l23_who_stands_frozen_is_asked_nothing_and_only_resigns() {
    let mut table = at(SHUTS_IN);
    play(&mut table, "e4-e5");
    table.apply(Intent::OfferDraw(A)).expect("an offer");
    assert_eq!(asked(&table, PromptKind::DrawOffer), [B, C]);
    for intent in [
        Intent::OfferDraw(D),
        Intent::StartCount(D),
        Intent::PointOutCheck(D),
    ] {
        assert_eq!(table.apply(intent), Err(Refusal::NotYourTurn));
    }
    table.apply(Intent::Resign(D)).expect("it may resign");
}

#[test]
fn l22_a_seat_that_has_left_is_written_in_the_position() {
    let mut table = crate::proof::proof();
    let seat = crate::proof::B;
    table.apply(Intent::Resign(seat)).expect("a question");
    let (kind, of, by) = (PromptKind::Resign, seat, seat);
    let answer = Intent::Answer(Question { kind, of, by }, Answer::Confirm);
    table.apply(answer).expect("it is meant");
    let view = table.view();
    assert!(!view.seats[seat.index()].in_game && view.outcome.is_none());
    let start = table.record().start.clone();
    let again = Table::from_position(start, &view.position).expect("a position");
    assert!(!again.view().seats[seat.index()].in_game);
}
