//! Checks, said and unsaid.

use rochade_table::{Answer, Check, Happening, Intent, Mark, PromptKind, Refusal};

use super::{A, B, C, D, answer, asked, at, moves, play, square, under};

/// A's guard can go to e4, where it checks both B and D.
const FORK: &str = "Kc1,e2/Kf4,f6/Kc6,d6/Ka4,a5 A 0 - 1";

#[test]
fn l15_a_move_may_check_several_kings() {
    let mut table = under(&[("say-check", "announced")], Some(FORK));
    play(&mut table, "e2-e4");
    let view = table.view();
    assert_eq!(view.entries[0].deed.check, Check::Check);
    let checked = |name| {
        view.squares[square(&table, name).index()]
            .marks
            .has(Mark::Check)
    };
    assert!(checked("f4") && checked("a4"));
}

#[test]
fn l2_an_unsaid_check_knows_its_giver_and_whom_it_stands_against() {
    let mut table = at(FORK);
    play(&mut table, "e2-e4");
    assert_eq!(
        table.apply(Intent::PointOutCheck(B)),
        Err(Refusal::NoUnsaidCheck)
    );
    assert_eq!(
        table.apply(Intent::NoticeCheck(A)),
        Err(Refusal::NoUnsaidCheck)
    );
    // The giver's side points it out, for both kings.
    let mut by_ally = at(FORK);
    play(&mut by_ally, "e2-e4");
    by_ally
        .apply(Intent::PointOutCheck(C))
        .expect("the ally's check");
    let entry = by_ally.view().entries[0].clone();
    assert_eq!(
        (entry.notation.as_str(), entry.check_said),
        ("e2-e4+", true)
    );
    assert_eq!(
        by_ally.apply(Intent::PointOutCheck(A)),
        Err(Refusal::NoUnsaidCheck)
    );
    // D notices the one in which its own king stands.
    table
        .apply(Intent::NoticeCheck(D))
        .expect("an unsaid check");
    assert_eq!(table.plies(), 1);
}

#[test]
fn l2_only_the_move_that_ignored_an_unsaid_check_goes_back() {
    let mut table = at(FORK);
    play(&mut table, "e2-e4 f6-f5");
    let happened = table
        .apply(Intent::PointOutCheck(A))
        .expect("B has ignored it");
    assert!(happened.contains(&Happening::TakenBack(1)));
    assert_eq!(moves(&table), ["e2-e4+"]);
    // Once the next one has moved, nothing goes back: the king has to be protected at the next
    // turn.
    let mut late = at(FORK);
    play(&mut late, "e2-e4 f6-f5 d6-d5");
    let happened = late
        .apply(Intent::PointOutCheck(A))
        .expect("it still stands");
    assert!(
        !happened
            .iter()
            .any(|told| matches!(told, Happening::TakenBack(_)))
    );
    assert_eq!(late.plies(), 3);
}

#[test]
fn l3_who_notices_takes_only_the_own_move_back_and_only_until_the_next_has_moved() {
    let mut table = at(FORK);
    play(&mut table, "e2-e4 f6-f5");
    let happened = table.apply(Intent::NoticeCheck(B)).expect("B notices");
    assert!(happened.contains(&Happening::TakenBack(1)));
    assert_eq!(table.view().turn, B);
    let mut late = at(FORK);
    play(&mut late, "e2-e4 f6-f5 d6-d5");
    assert_eq!(
        late.apply(Intent::NoticeCheck(B)),
        Err(Refusal::MoreMovesPassed)
    );
    play(&mut late, "a5-b5 c1-c2");
    late.apply(Intent::NoticeCheck(B))
        .expect("at the next turn");
    assert_eq!(late.plies(), 5);
}

#[test]
fn l5_the_move_that_gave_the_check_is_told_of_however_long_ago() {
    let mut table = at(FORK);
    play(&mut table, "e2-e4 f6-f5 d6-d5");
    table
        .apply(Intent::PointOutCheck(A))
        .expect("it still stands");
    assert_eq!(moves(&table), ["e2-e4+", "f6-f5", "d6-d5"]);
    let said: Vec<bool> = table
        .view()
        .entries
        .iter()
        .map(|entry| entry.check_said)
        .collect();
    assert_eq!(said, [true, false, false]);
}

#[test]
fn l4_whoever_may_have_replied_to_a_false_check_is_asked_about_the_own_next_move() {
    let mut table = at(FORK);
    table.apply(Intent::SayCheck(A)).expect("it may be said");
    play(&mut table, "e2-e3 f4-f5");
    assert_eq!(asked(&table, PromptKind::FalseCheck), [B]);
    // The ally has nothing to reply to; D has, though another has moved between.
    play(&mut table, "d6-e6 a4-b4");
    assert_eq!(asked(&table, PromptKind::FalseCheck), [D]);
    answer(&mut table, (PromptKind::FalseCheck, D, A), Answer::TakeBack).expect("D may");
    assert_eq!((table.plies(), table.view().turn), (3, D));
    assert!(!table.view().entries[0].check_said, "nobody is asked twice");
}

#[test]
fn l5_a_check_that_comes_about_by_anothers_move_counts_as_said() {
    // C's guard leaves the line on which A's attacks B's king.
    let mut table = at("Kc1,b3/Kf3,f2/Kc6,d3/Ka5,b5 C 0 - 1");
    play(&mut table, "d3-d4");
    assert_eq!(
        table.apply(Intent::PointOutCheck(A)),
        Err(Refusal::NoUnsaidCheck)
    );
    play(&mut table, "a5-a6 c1-d1");
    // It has to be answered.
    assert!(table.apply(Intent::Type("f2-e2".to_owned())).is_err());
}
