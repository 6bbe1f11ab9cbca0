//! Touched men and moves against the rules by the articles (many-laws.md, section 3, R1 to R6).

use std::num::NonZeroU32;

use rochade_table::{Answer, Happening, Intent, Laws, PromptKind, Refusal, Start, Story, Table};

use super::leaving::resign;
use super::{
    A, B, BLACK, C, D, RED, WHITE, answer, asked, at, drop, end, play, position, sit_down, square,
    tap,
};
use crate::saved_games::{assert_same, read, text};

const TOUCHED: PromptKind = PromptKind::Touched;
const FALSE_MOVE: PromptKind = PromptKind::IllegalMove;

/// C touches a rook that can't move, and then moves a pawn; its king could go, and castle.
fn stuck() -> Table {
    let men = "AKg14 APd13 BKa7 BPb5 CKh1 CRk1 CRd1 CPd2 CNe1 CPk2 DKn8 DPm5";
    let mut table = at(
        "gustavus-four",
        &position("gustavus-four", men, "C CK - - -"),
    );
    tap(&mut table, "d1").expect("a touch");
    assert_eq!(asked(&table), [(TOUCHED, B, C), (TOUCHED, D, C)]);
    play(&mut table, "d2-d4");
    table
}

#[test]
fn four_r2_the_next_player_until_he_touches_and_the_other_until_the_next_has_moved() {
    let mut table = stuck();
    table
        .apply(Intent::Touch(square(&table, "m5")))
        .expect("D touches a man");
    assert_eq!(asked(&table), [(TOUCHED, B, C)]);
    table.apply(Intent::Cancel).expect("a man in hand");
    assert_same(&read(&text(&table)), &table);
    play(&mut table, "m5-l5");
    assert!(asked(&table).is_empty());
}

#[test]
fn four_r3_who_declines_leaves_it_to_the_other_and_r5_the_king_does_not_castle() {
    let mut table = stuck();
    answer(&mut table, (TOUCHED, D, C), Answer::Decline);
    assert_eq!(asked(&table), [(TOUCHED, B, C)]);
    let told = answer(&mut table, (TOUCHED, B, C), Answer::KingMove);
    assert!(told.contains(&Happening::TakenBack(1)));
    assert_eq!((table.view().turn, table.plies()), (C, 0));
    let castling = table.apply(Intent::Type("O-O".to_owned()));
    assert_eq!(castling, Err(Refusal::Owed));
    play(&mut table, "h1-h2");
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn three_r1_either_of_the_two_others_insists() {
    for (insists, declines) in [(RED, WHITE), (WHITE, RED)] {
        let mut table = sit_down("gustavus-three");
        play(&mut table, "g2-g3 l5-k5 b5-c5");
        tap(&mut table, "c1").expect("a touch");
        assert_eq!(
            asked(&table),
            [(TOUCHED, RED, BLACK), (TOUCHED, WHITE, BLACK)]
        );
        answer(&mut table, (TOUCHED, declines, BLACK), Answer::Decline);
        answer(&mut table, (TOUCHED, insists, BLACK), Answer::KingMove);
        assert!(table.apply(Intent::Type("d2-d4".to_owned())).is_err());
        play(&mut table, "g1-g2");
    }
}

#[test]
fn three_r4_a_frozen_man_is_touched_without_consequence() {
    let men = "kKg1 kRd9 kRe10 rKm10 rRf5 wKb5 wQd5 wPb3";
    let mut table = at(
        "gustavus-three",
        &position("gustavus-three", men, "w - rm -"),
    );
    let square = square(&table, "f5");
    assert_eq!(
        table.apply(Intent::Touch(square)),
        Err(Refusal::NothingToLift)
    );
    assert_eq!(table.view().duty, None);
}

/// White is to move, and has touched a man for which something is owed.
fn touched(man: &str) -> Table {
    let men = "kKg1 kRd9 rKm10 rRf5 wKb5 wQd5 wPb3";
    let mut table = at(
        "gustavus-three",
        &position("gustavus-three", men, "w - - -"),
    );
    table
        .apply(Intent::Touch(square(&table, man)))
        .expect("a touch");
    assert!(table.view().duty.is_some());
    table.apply(Intent::Cancel).ok();
    table
}

#[test]
fn three_r4_nothing_is_owed_for_a_man_that_froze_since_it_was_touched() {
    let mut table = touched("f5");
    resign(&mut table, RED);
    assert_eq!(table.view().duty, None, "it can't be captured any more");
    play(&mut table, "b3-c3");
    assert_same(&read(&text(&table)), &table);
    // The other's man can be captured as before.
    let mut table = touched("f5");
    resign(&mut table, BLACK);
    assert!(table.view().duty.is_some());
    assert!(table.apply(Intent::Type("b3-c3".to_owned())).is_err());
    play(&mut table, "d5xf5");
}

#[test]
fn three_r1_who_is_left_insists_on_a_man_that_has_to_move_still() {
    let mut table = touched("b3");
    tap(&mut table, "d5").expect("another man strays");
    assert_eq!(
        asked(&table),
        [(TOUCHED, BLACK, WHITE), (TOUCHED, RED, WHITE)]
    );
    resign(&mut table, RED);
    assert!(asked(&table).is_empty() && table.view().duty.is_some());
    tap(&mut table, "d5").expect("it strays again");
    assert_eq!(asked(&table), [(TOUCHED, BLACK, WHITE)]);
    answer(&mut table, (TOUCHED, BLACK, WHITE), Answer::Decline);
    play(&mut table, "Qd5-e5");
}

#[test]
fn three_r3_a_full_count_ends_the_game_once_nobody_is_asked_any_more() {
    let mut laws = Laws::parse("gustavus-three").expect("laws");
    laws.limit_plies = NonZeroU32::new(2).expect("a limit");
    let men = "kKg1 rKm7 rPl4 wKa6 wPb5 wBc5";
    let start = Start::under(laws, Vec::new());
    let mut table = Table::from_position(start, &position("gustavus-three", men, "k - - -"))
        .expect("a position");
    table.apply(Intent::StartCount(RED)).expect("a count");
    play(&mut table, "g1-h1 m7-m6");
    tap(&mut table, "b5").expect("a touch");
    play(&mut table, "a6-a7");
    assert_eq!(end(&table), None, "a king's move may be demanded");
    resign(&mut table, BLACK);
    assert_eq!(end(&table), Some(("draw", "count")));
}

#[test]
fn four_r6_a_false_move_is_put_to_both_enemies_and_the_first_verdict_holds() {
    let mut table = sit_down("gustavus-four");
    drop(&mut table, "d2", "g6");
    assert_eq!(asked(&table), [(FALSE_MOVE, B, C), (FALSE_MOVE, D, C)]);
    let answers = table.view().prompts[0].answers.clone();
    assert_eq!(answers, [Answer::Stand, Answer::KingMove]);
    answer(&mut table, (FALSE_MOVE, B, C), Answer::Stand);
    assert!(asked(&table).is_empty());
    let entry = table.view().entries[0].clone();
    assert!(entry.illegal && table.view().turn == D);
    // The next player's touch lets it stand, too; the ally is not asked.
    let mut table = sit_down("gustavus-four");
    drop(&mut table, "d2", "g6");
    play(&mut table, "m5-l5");
    assert_eq!(table.plies(), 2);
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn what_is_told_afterwards_is_told_with_whose_move_it_was() {
    let told = |table: &Table| {
        let rulings = Story::default().of(table).to_vec();
        let mut whose: Vec<_> = rulings.iter().map(|it| (it.ply, it.mover)).collect();
        whose.dedup();
        whose
    };
    let mut table = sit_down("gustavus-four");
    drop(&mut table, "d2", "g6");
    assert_eq!(told(&table), [(1, C)], "it is D's turn meanwhile");
    answer(&mut table, (FALSE_MOVE, B, C), Answer::Stand);
    tap(&mut table, "m5").expect("D touches a man");
    assert_eq!(told(&table), [(1, C), (2, D)]);
}

#[test]
fn four_r6_stand_in_check_too_is_a_law_of_pairs_only() {
    // B's rook checks C's king; C moves a pawn instead.
    let men = "AKg14 BKa7 BRd1 CKh1 CPh2 DKn8";
    let answers = |laws: &str| {
        let mut table = at(laws, &position(laws, men, "C - - - -"));
        drop(&mut table, "h2", "h3");
        table.view().prompts[0].answers.clone()
    };
    let too = [Answer::Stand, Answer::TakeBack];
    assert_eq!(answers("gustavus-four"), too, "4p-34");
    let without = answers("gustavus-four,illegal-move:stand-capture-or-king");
    assert!(!without.contains(&Answer::Stand), "{without:?}");
    let laws = "gustavus-three,illegal-move:stand-in-check-too";
    assert!(rochade_table::Laws::parse(laws).is_err());
}

#[test]
fn four_r6_who_was_let_stand_in_check_has_to_parry_at_the_next_turn() {
    let men = "AKg14 ARk14 BKa7 BRd1 CKh1 CPk2 DKn8";
    let mut table = at(
        "gustavus-four",
        &position("gustavus-four", men, "C - - - -"),
    );
    drop(&mut table, "k2", "k3");
    let mut back = read(&text(&table));
    answer(&mut back, (FALSE_MOVE, D, C), Answer::TakeBack);
    let now = back.view();
    assert_eq!((now.turn, now.duty), (C, None), "any other move");
    answer(&mut table, (FALSE_MOVE, B, C), Answer::Stand);
    play(&mut table, "n8-n7 g14-g13 a7-a8");
    assert_eq!(end(&table), None);
    // It is a check like any, and another false move may stand or not, as the enemies like.
    assert!(table.apply(Intent::Type("k3-k4".to_owned())).is_err());
    play(&mut table, "h1-h2");
    // His ally, who moves before him, may do it for him.
    let mut table = at(
        "gustavus-four",
        &position("gustavus-four", men, "C - - - -"),
    );
    drop(&mut table, "k2", "j3");
    answer(&mut table, (FALSE_MOVE, D, C), Answer::Stand);
    play(&mut table, "n8-n7 g14-g13 d1-d2 h1-i1");
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn three_r6_no_stand_with_the_king_in_check_but_what_3p_41_bars_may_stand() {
    // White's rook checks Black's king.
    let men = "kKg1 kPc2 rKm7 wKa6 wRg8";
    let mut table = at(
        "gustavus-three",
        &position("gustavus-three", men, "k - - -"),
    );
    drop(&mut table, "c2", "c3");
    for prompt in table.view().prompts {
        assert!(!prompt.answers.contains(&Answer::Stand), "{prompt:?}");
        assert!(prompt.blocks);
    }
    // The article's own example: the knight opens White's line to Black's king.
    let men = "kKf2 kQf1 rKl5 rNg3 wKb5 wQh4";
    let mut table = at(
        "gustavus-three",
        &position("gustavus-three", men, "r - - -"),
    );
    drop(&mut table, "g3", "i2");
    assert_eq!(
        asked(&table),
        [(FALSE_MOVE, BLACK, RED), (FALSE_MOVE, WHITE, RED)]
    );
    answer(&mut table, (FALSE_MOVE, BLACK, RED), Answer::Stand);
    assert_eq!(table.view().turn, WHITE);
    assert_same(&read(&text(&table)), &table);
}

#[test]
fn four_the_app_announces_check_only_where_that_is_the_law() {
    for (laws, can) in [("gustavus-four", true), ("four", false)] {
        let mut table = sit_down(laws);
        assert_eq!(table.view().seats[C.index()].can_say_check, can, "{laws}");
        let said = table.apply(Intent::SayCheck(C));
        assert_eq!(said.is_ok(), can, "{laws}");
        // Announcing is all: nobody points out or notices anything.
        for seat in [A, B, C, D] {
            let view = &table.view().seats[seat.index()];
            assert!(!view.can_point_out && !view.can_notice);
        }
    }
}
