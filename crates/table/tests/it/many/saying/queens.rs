//! Queens that are attacked, of four players (4p-18, 4p-33; many-laws.md, section 3, R7 e).

use rochade_table::{Answer, Intent, ManyReason, Mark, PromptKind, Reason, Refusal, Table};

use super::{C, D, answer, asked, four, has, moves, play, refuses, remark, say, square};
use crate::many::{A, drop};

/// C's rook goes to e7, where it attacks D's queen.
const QUEEN: &str = "AKg14 APg13 BKa8 BPb11 CKh1 CRe4 DKn10 DQl7 DPm4";

fn attacked() -> Table {
    let mut table = four(QUEEN, "C - - - -");
    play(&mut table, "e4-e7");
    table
}

#[test]
fn four_r33_a_queen_that_was_attacked_unsaid_is_not_taken_by_that_man_until_it_was_told() {
    let mut table = attacked();
    assert!(!has(&table, "l7", Mark::Attacked));
    play(&mut table, "m4-l4 g13-g12 b11-c11");
    refuses(&mut table, "e7xl7");
    let (rook, queen) = (square(&table, "e7"), square(&table, "l7"));
    let why = table.why_not(rook, Some(queen)).expect("a reason");
    assert_eq!(why.reason, Reason::Many(ManyReason::Untold));
    assert_eq!(why.by, [queen]);
    // It is told with a later move: then she can go, or may be taken.
    say(&mut table, C);
    play(&mut table, "h1-h2");
    assert_eq!(moves(&table).last().map(String::as_str), Some("Kh1-h2"));
    assert!(has(&table, "l7", Mark::Attacked));
    play(&mut table, "n10-n9");
    assert_eq!(asked(&table), [], "the word was no false one");
    play(&mut table, "g12-g11 c11-d11 e7xl7");
}

#[test]
fn four_r18_said_with_the_move_it_lets_her_be_taken_at_once() {
    let mut table = four(QUEEN, "C - - - -");
    say(&mut table, C);
    play(&mut table, "e4-e7");
    assert!(has(&table, "l7", Mark::Attacked));
    play(&mut table, "m4-l4 g13-g12 b11-c11 e7xl7");
    let mut usual = crate::many::at("four", &crate::many::position("four", QUEEN, "C - - - -"));
    play(&mut usual, "e4-e7 m4-l4 g13-g12 b11-c11 e7xl7");
}

#[test]
fn four_r33_a_queen_that_puts_herself_there_may_be_taken_freely() {
    let men = QUEEN.replace("CRe4", "CRe7").replace("DQl7", "DQl9");
    let mut table = four(&men, "D - - - -");
    play(&mut table, "l9-l7 g13-g12 b11-c11 e7xl7");
    // Or where somebody else has opened the line.
    let men = QUEEN.replace("CRe4", "CRe7 AQh7");
    let mut opened = four(&men, "A - - - -");
    play(&mut opened, "h7-h8 b11-c11 e7xl7");
}

#[test]
fn four_r7e_another_man_of_whose_attack_was_told_may_take_her() {
    let men = QUEEN.replace("CRe4", "CRe4 CRl5");
    let mut table = four(&men, "C - - - -");
    play(&mut table, "e4-e7 m4-l4 g13-g12 b11-c11");
    refuses(&mut table, "e7xl7");
    play(&mut table, "l5xl7");
}

#[test]
fn four_r18_pointed_out_in_time_the_move_goes_back_and_later_it_is_said_with_a_move() {
    for by in [A, C] {
        let mut table = attacked();
        play(&mut table, "m4-l4");
        assert_eq!(remark(&mut table, Intent::PointOutCheck(by)), Ok(1));
        assert!(has(&table, "l7", Mark::Attacked));
        // Nothing obliges D to save her.
        play(&mut table, "m4-l4 g13-g12 b11-c11 e7xl7");
    }
    let mut soon = attacked();
    assert_eq!(remark(&mut soon, Intent::PointOutCheck(A)), Ok(0));
    play(&mut soon, "l7-l8");
    let mut late = attacked();
    play(&mut late, "m4-l4 g13-g12");
    let refused = remark(&mut late, Intent::PointOutCheck(C));
    assert_eq!(refused, Err(Refusal::TooLateForQueen));
    // Only one whose king stands in check notices that.
    let mut table = attacked();
    play(&mut table, "m4-l4");
    let refused = remark(&mut table, Intent::NoticeCheck(D));
    assert_eq!(refused, Err(Refusal::NoUnsaidCheck));
}

#[test]
fn four_r7e_taking_her_all_the_same_is_a_move_against_the_rules() {
    let mut table = attacked();
    play(&mut table, "m4-l4 g13-g12 b11-c11");
    drop(&mut table, "e7", "l7");
    let answers = table.view().prompts[0].answers.clone();
    assert_eq!(answers, [Answer::Stand, Answer::KingMove]);
    answer(&mut table, (PromptKind::IllegalMove, D, C), Answer::Stand);
    assert_eq!(moves(&table).last().map(String::as_str), Some("Re7xl7"));
    assert!(table.view().entries.last().expect("a move").illegal);
}

#[test]
fn four_r7e_who_has_no_other_move_may_take_her() {
    // C's rook steps between the queen and its king, and is bound there.
    let men = "AKg14 BKa8 BNc4 CKd1 CRe5 DKn8 DQf1";
    let mut table = four(men, "C - - - -");
    play(&mut table, "e5-e1 n8-n9 g14-g13 a8-a9 e1xf1");
}
