//! "Check" that is needed, at four seats and at three (4p-18, 4p-33; 3p through 2p-18 to 2p-20;
//! many-laws.md, section 3, R7).

mod queens;

use rochade_table::{Answer, Happening, Intent, Mark, PromptKind, Refusal, Seat, Table};

use super::{A, B, BLACK, C, D, RED, WHITE, answer, asked, at, end, position, square};
use crate::saved_games::{assert_same, read, text};

/// C's rook goes to e7, where it checks both B and D.
const FORK: &str = "AKg14 APg13 BKa7 BPb11 CKh1 CRe4 DKn7 DPm4";

fn four(men: &str, rest: &str) -> Table {
    at("gustavus-four", &position("four", men, rest))
}

fn play(table: &mut Table, moves: &str) {
    for typed in moves.split(' ') {
        super::play(table, typed);
        assert_same(&read(&text(table)), table);
    }
}

fn refuses(table: &mut Table, typed: &str) {
    let refused = table.apply(Intent::Type(typed.to_owned()));
    assert!(refused.is_err(), "{typed}");
}

fn say(table: &mut Table, seat: Seat) {
    table.apply(Intent::SayCheck(seat)).expect("it may be said");
}

/// Points out or notices, and returns how many moves that takes back.
fn remark(table: &mut Table, intent: Intent) -> Result<u16, Refusal> {
    let told = table.apply(intent)?;
    assert_same(&read(&text(table)), table);
    let back = told.iter().find_map(|told| match told {
        Happening::TakenBack(plies) => Some(*plies),
        _ => None,
    });
    Ok(back.unwrap_or_default())
}

fn has(table: &Table, name: &str, mark: Mark) -> bool {
    table.view().squares[square(table, name).index()]
        .marks
        .has(mark)
}

fn moves(table: &Table) -> Vec<String> {
    let entries = table.view().entries;
    entries.iter().map(|entry| entry.notation.clone()).collect()
}

#[test]
fn four_r18_a_check_that_nobody_says_may_be_ignored_by_every_king() {
    let mut table = four(FORK, "C - - - -");
    play(&mut table, "e4-e7");
    assert_eq!(moves(&table), ["Re4-e7"]);
    assert!(!has(&table, "n7", Mark::Check) && !has(&table, "a7", Mark::Check));
    play(&mut table, "m4-l4 g13-g12 b11-c11 h1-h2 l4-k4");
    // One word tells them all (R7 a).
    let mut said = four(FORK, "C - - - -");
    say(&mut said, C);
    play(&mut said, "e4-e7");
    assert_eq!(moves(&said), ["Re4-e7+"]);
    assert!(has(&said, "n7", Mark::Check) && has(&said, "a7", Mark::Check));
    refuses(&mut said, "m4-l4");
    play(&mut said, "n7-n8 g13-g12");
    refuses(&mut said, "b11-c11");
    play(&mut said, "a7-a8");
    // Where the word is not needed, the check is answered unsaid.
    let mut usual = at("four", &position("four", FORK, "C - - - -"));
    play(&mut usual, "e4-e7");
    refuses(&mut usual, "m4-l4");
}

#[test]
fn four_r7_who_ignores_a_check_still_opens_no_line_and_enters_no_attacked_square() {
    let men = "AKg14 BKa11 CKh1 CRe4 CBl5 DKn7 DPm6 DPm4 DNn8";
    let mut table = four(men, "C - - - -");
    play(&mut table, "e4-e7");
    refuses(&mut table, "m6-l6");
    refuses(&mut table, "n7-m7");
    play(&mut table, "n8-l9");
}

#[test]
fn four_r7c_the_giver_or_the_ally_points_it_out_until_the_next_one_has_moved() {
    for by in [C, A] {
        let mut table = four(FORK, "C - - - -");
        play(&mut table, "e4-e7 m4-l4");
        for enemy in [B, D] {
            let refused = remark(&mut table, Intent::PointOutCheck(enemy));
            assert_eq!(refused, Err(Refusal::NoUnsaidCheck));
        }
        assert_eq!(remark(&mut table, Intent::PointOutCheck(by)), Ok(1));
        assert_eq!(
            (moves(&table), table.view().turn),
            (vec!["Re4-e7+".to_owned()], D)
        );
        refuses(&mut table, "m4-l4");
    }
    // Later nothing goes back, and the king has to be protected at the next turn.
    let mut late = four(FORK, "C - - - -");
    play(&mut late, "e4-e7 m4-l4 g13-g12");
    assert_eq!(remark(&mut late, Intent::PointOutCheck(C)), Ok(0));
    assert_eq!(moves(&late), ["Re4-e7+", "m4-l4", "g13-g12"]);
    refuses(&mut late, "b11-c11");
    play(&mut late, "a7-a8 h1-h2");
    refuses(&mut late, "l4-k4");
    play(&mut late, "n7-n8");
    // Directly after the move it is simply said.
    let mut soon = four(FORK, "C - - - -");
    play(&mut soon, "e4-e7");
    assert_eq!(remark(&mut soon, Intent::PointOutCheck(A)), Ok(0));
    refuses(&mut soon, "m4-l4");
}

#[test]
fn four_r7c_what_somebody_else_has_touched_still_binds() {
    let mut table = four(FORK, "C - - - -");
    play(&mut table, "e4-e7 m4-l4");
    let pawn = square(&table, "g13");
    table.apply(Intent::Touch(pawn)).expect("a touch");
    table.apply(Intent::LetGo(Some(pawn))).expect("let go");
    play(&mut table, "g13-g12");
    let pawn = square(&table, "b11");
    table.apply(Intent::Touch(pawn)).expect("a touch");
    table.apply(Intent::LetGo(Some(pawn))).expect("let go");
    assert!(table.view().duty.is_some());
    // B is in check, too, and free to protect the king.
    assert_eq!(remark(&mut table, Intent::PointOutCheck(C)), Ok(0));
    assert!(table.view().duty.is_none());
    let alone = FORK.replace("BKa7", "BKa8");
    let mut table = four(&alone, "C - - - -");
    play(&mut table, "e4-e7 m4-l4 g13-g12");
    table.apply(Intent::Touch(pawn)).expect("a touch");
    table.apply(Intent::LetGo(Some(pawn))).expect("let go");
    assert_eq!(remark(&mut table, Intent::PointOutCheck(C)), Ok(0));
    assert!(table.view().duty.is_some(), "only D is in check");
}

#[test]
fn four_r7d_who_notices_takes_the_own_move_back_until_the_next_has_moved() {
    let mut table = four(FORK, "C - - - -");
    play(&mut table, "e4-e7 m4-l4");
    assert_eq!(
        remark(&mut table, Intent::NoticeCheck(A)),
        Err(Refusal::NoUnsaidCheck)
    );
    assert_eq!(remark(&mut table, Intent::NoticeCheck(D)), Ok(1));
    assert_eq!(table.view().turn, D);
    let mut late = four(FORK, "C - - - -");
    play(&mut late, "e4-e7 m4-l4 g13-g12");
    assert_eq!(
        remark(&mut late, Intent::NoticeCheck(D)),
        Err(Refusal::MoreMovesPassed)
    );
    play(&mut late, "b11-c11 h1-h2");
    assert_eq!(remark(&mut late, Intent::NoticeCheck(D)), Ok(0));
    refuses(&mut late, "l4-k4");
    play(&mut late, "n7-n8");
}

#[test]
fn four_r7b_a_check_that_comes_about_by_anothers_move_counts_as_said() {
    // A's knight leaves the line from C's rook to B's king.
    let men = "AKg14 ANd7 BKa7 BPb11 CKh1 CRe7 DKn8";
    let mut table = four(men, "A - - - -");
    play(&mut table, "d7-f8");
    assert!(has(&table, "a7", Mark::Check));
    assert_eq!(
        remark(&mut table, Intent::PointOutCheck(C)),
        Err(Refusal::NoUnsaidCheck)
    );
    refuses(&mut table, "b11-c11");
    // So does one in the position from which the game begins.
    let mut begun = four(&men.replace("ANd7 ", ""), "C - - - -");
    play(&mut begun, "h1-h2 n8-n9 g14-g13");
    refuses(&mut begun, "b11-c11");
}

#[test]
fn four_r18_the_word_with_a_later_move_counts_for_a_check_that_still_stands() {
    let mut table = four(FORK, "C - - - -");
    play(&mut table, "e4-e7 m4-l4 g13-g12 b11-c11");
    say(&mut table, C);
    play(&mut table, "h1-h2");
    assert_eq!(moves(&table).last().map(String::as_str), Some("Kh1-h2+"));
    refuses(&mut table, "l4-k4");
    play(&mut table, "n7-n8");
    assert_eq!(asked(&table), []);
}

#[test]
fn four_r7h_each_enemy_is_asked_about_the_own_reply_to_a_check_that_is_none() {
    let mut table = four(FORK, "C - - - -");
    say(&mut table, C);
    play(&mut table, "e4-e5 n7-n8");
    assert_eq!(asked(&table), [(PromptKind::FalseCheck, D, C)]);
    // The ally has nothing to reply to; B has, though others have moved between.
    play(&mut table, "g13-g12 a7-a8");
    assert_eq!(asked(&table), [(PromptKind::FalseCheck, B, C)]);
    answer(&mut table, (PromptKind::FalseCheck, B, C), Answer::TakeBack);
    assert_eq!((table.plies(), table.view().turn), (3, B));
}

#[test]
fn four_r29_mate_counts_unsaid() {
    // B's king in the corner is mated once C's rook is on row 11, said or not.
    let men = "AKg14 ARj10 BKa11 CKh1 CRk9 DKn8 DPm4";
    let mut table = four(men, "C - - - -");
    play(&mut table, "k9-k11 n8-n7 g14-g13");
    assert_eq!(table.view().turn, C);
    assert!(table.view().seats[B.index()].frozen.is_some());
    assert!(has(&table, "a11", Mark::Check));
    assert_eq!(end(&table), None);
}

/// Black's rook goes to e7, where it checks Red's king.
const THREE: &str = "kKg1 kRe4 rKm7 rPl3 rQe9 wKa6 wPb9";

fn three() -> Table {
    at("gustavus-three", &position("three", THREE, "k - - -"))
}

#[test]
fn three_r18_to_20_hold_for_the_king_and_not_for_the_queen() {
    let mut table = three();
    play(&mut table, "e4-e7 l3-k3");
    assert_eq!(
        remark(&mut table, Intent::PointOutCheck(WHITE)),
        Err(Refusal::NoUnsaidCheck)
    );
    assert_eq!(remark(&mut table, Intent::PointOutCheck(BLACK)), Ok(1));
    refuses(&mut table, "l3-k3");
    play(&mut table, "m7-m8");
    // The queen on e9 need not be told.
    play(&mut table, "b9-c9 e7xe9");
    let mut noticed = three();
    play(&mut noticed, "e4-e7 l3-k3");
    assert_eq!(remark(&mut noticed, Intent::NoticeCheck(RED)), Ok(1));
    let mut falsely = three();
    say(&mut falsely, BLACK);
    play(&mut falsely, "e4-e5 m7-m8");
    assert_eq!(asked(&falsely), [(PromptKind::FalseCheck, RED, BLACK)]);
}
