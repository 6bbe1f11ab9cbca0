//! Touched men, and moves against the rules.

use rochade_table::{Answer, Happening, PromptKind, Question, Refusal, Task, Waits};

use super::{A, B, C, D, answer, asked, at, drop, end, moves, play, touch, under, usual};

const TOUCHED: PromptKind = PromptKind::Touched;
const FALSE: PromptKind = PromptKind::IllegalMove;

/// A's guard on a1 is shut in; its king can move.
const STUCK: &str = "a1,Ka2,b1/Kf5,f4,e4/Kc6,d6/Ka5,b5 A 0 - 1";

#[test]
fn l1_either_enemy_is_asked_about_a_touch_and_never_the_ally() {
    let mut table = usual();
    // C's guard on c6 can move; the ally's man and a square are nothing.
    touch(&mut table, "d6").expect("the king");
    touch(&mut table, "c6").expect("another man strays");
    assert_eq!(asked(&table, TOUCHED), [B, D]);
    assert_eq!(
        answer(&mut table, (TOUCHED, A, C), Answer::Decline),
        Err(Refusal::NotAsked)
    );
}

#[test]
fn l7_one_enemy_insists_for_both_and_who_declines_leaves_it_to_the_other() {
    let mut table = at(STUCK);
    touch(&mut table, "a1").expect("a man that is shut in");
    assert_eq!(asked(&table, TOUCHED), [B, D]);
    answer(&mut table, (TOUCHED, B, A), Answer::Decline).expect("B declines");
    assert_eq!(asked(&table, TOUCHED), [D], "D may still insist");
    answer(&mut table, (TOUCHED, D, A), Answer::KingMove).expect("D insists");
    assert_eq!(asked(&table, TOUCHED), []);
    assert_eq!(table.view().duty.expect("a duty").task, Task::MoveKing);

    let mut first = at(STUCK);
    touch(&mut first, "a1").expect("a man that is shut in");
    answer(&mut first, (TOUCHED, B, A), Answer::KingMove).expect("B insists");
    assert_eq!(asked(&first, TOUCHED), [], "what one demands holds");
}

#[test]
fn l6_the_next_player_may_insist_until_a_touch_and_the_other_until_the_next_has_moved() {
    let mut table = at(STUCK);
    touch(&mut table, "a1").expect("a man that is shut in");
    play(&mut table, "b1-c1");
    assert_eq!(asked(&table, TOUCHED), [B, D]);
    touch(&mut table, "f4").expect("B touches a man");
    assert_eq!(
        asked(&table, TOUCHED),
        [D],
        "the next player has touched a man"
    );
    play(&mut table, "f4-f3");
    assert_eq!(asked(&table, TOUCHED), [], "and has moved");
}

#[test]
fn l9_a_demand_takes_no_move_back_but_that_of_the_one_who_touched() {
    let mut table = at(STUCK);
    touch(&mut table, "a1").expect("a man that is shut in");
    play(&mut table, "b1-c1");
    touch(&mut table, "f4").expect("B touches a man");
    let happened = answer(&mut table, (TOUCHED, D, A), Answer::KingMove).expect("D insists");
    assert!(happened.contains(&Happening::TakenBack(1)));
    assert_eq!((table.view().turn, moves(&table).len()), (A, 0));
    assert_eq!(table.view().duty.expect("a duty").task, Task::MoveKing);
}

/// A's guard on a1 is shut in, and the one on c3 can mate B, whose partner is mated already.
const MATES: &str = "a1,Kb1,a2,c3,e1/Kf6/Kc6/Ka6 A 0 Dm 1";

#[test]
fn l6_a_game_is_not_over_as_long_as_an_enemy_may_still_insist() {
    let mated = || {
        let mut table = at(MATES);
        touch(&mut table, "a1").expect("a man that is shut in");
        play(&mut table, "c3-f3");
        assert_eq!(end(&table), None, "an enemy may still insist");
        assert_eq!(
            asked(&table, TOUCHED),
            [B],
            "who stood frozen was not asked"
        );
        let (kind, of, by) = (TOUCHED, B, A);
        let question = Question { kind, of, by };
        assert_eq!(table.waits_for(), Some(Waits::Answer(question)));
        table
    };
    let mut table = mated();
    answer(&mut table, (TOUCHED, B, A), Answer::Decline).expect("a decline");
    assert_eq!(end(&table), Some(("1-0", "checkmate")));
    let mut table = mated();
    answer(&mut table, (TOUCHED, B, A), Answer::KingMove).expect("B insists");
    assert_eq!((end(&table), moves(&table).len()), (None, 0));
}

#[test]
fn l8_an_allys_or_a_frozen_mans_touch_is_no_offence() {
    let mut table = at("Kc1,c2,d1/Kf3,e3,f4/Kd6,d5,c6/Ka4,b4,a3 A 0 - 1");
    assert_eq!(
        touch(&mut table, "d5"),
        Err(Refusal::NothingToLift),
        "the ally's"
    );
    touch(&mut table, "b4").expect("an enemy's is one");
    assert_eq!(asked(&table, TOUCHED), [B, D], "it can't be taken");

    let mut table = at("Kc1,c2,d1/Kf3,e3,f4/Kd6,d5,c6/Ka4,b4,a3 A 0 Ds 1");
    assert_eq!(
        touch(&mut table, "b4"),
        Err(Refusal::NothingToLift),
        "frozen"
    );
}

#[test]
fn l7_either_enemy_decides_about_a_move_against_the_rules() {
    for by in [B, D] {
        let mut table = at("Kc1,c2,d1/Kf3,e3,f4/Kd6,d5,c6/Ka4,b4,a3 A 0 - 1");
        drop(&mut table, "c2", "b3");
        assert_eq!(asked(&table, FALSE), [B, D]);
        answer(&mut table, (FALSE, by, A), Answer::KingMove).expect("a verdict");
        assert_eq!((asked(&table, FALSE), table.view().turn), (Vec::new(), A));
        assert_eq!(table.view().duty.expect("a duty").law, "gustavus:7");
    }
}

#[test]
fn l7_the_next_players_touch_lets_it_stand_for_both() {
    let mut table = at("Kc1,c2,d1/Kf3,e3,f4/Kd6,d5,c6/Ka4,b4,a3 A 0 - 1");
    drop(&mut table, "c2", "b3");
    touch(&mut table, "e3").expect("B plays on");
    assert_eq!(asked(&table, FALSE), []);
    assert_eq!(moves(&table), ["c2-b3"]);
    assert!(table.view().entries[0].illegal);
}

#[test]
fn l7_nobody_is_asked_twice_under_laws_where_the_app_insists() {
    let mut table = under(&[("insists", "app")], Some(STUCK));
    touch(&mut table, "a1").expect("a man that is shut in");
    assert_eq!(asked(&table, TOUCHED), []);
    assert_eq!(table.view().duty.expect("a duty").task, Task::MoveKing);
}
