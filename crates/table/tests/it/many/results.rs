//! Results and shares of games for four and for three (many-handed.md, section 6, point 6; C1, C9
//! and C15 of many-laws.md, section 2).

use rochade_table::{Intent, Seat, Table};

use super::{B, C, RED, WHITE, at, end, play, position};
use crate::saved_games::{assert_same, read, text};

/// The game after these moves from a position.
fn after(laws: &str, men: &str, rest: &str, moves: &str) -> Table {
    let mut table = at(laws, &position(laws, men, rest));
    play(&mut table, moves);
    assert_same(&read(&text(&table)), &table);
    table
}

/// Asserts how the game has ended, and what each seat gets, in 24ths.
#[track_caller]
fn ended(table: &Table, result: &str, by: &str, shares: &[u8]) {
    assert_eq!(end(table), Some((result, by)));
    let outcome = table.outcome().expect("the end");
    assert_eq!(outcome.shares, shares);
    let seats = (0..).map(Seat).zip(shares);
    let winners = seats
        .filter(|(_, share)| **share > 12)
        .map(|(seat, _)| seat);
    assert_eq!(outcome.winners, winners.collect::<Vec<_>>());
    let is_half = result.starts_with("half") || result.starts_with("incomplete");
    assert_eq!(outcome.half, is_half);
    let brought: u32 = outcome.shares.iter().map(|&share| u32::from(share)).sum();
    assert_eq!(brought, table.view().plan.brings());
}

#[test]
fn each_kind_of_end_has_its_result_and_its_shares() {
    let men = "AKg14 ARd10 ARd11 BKa11 BPb4 CKh1 CRk4 CRk5 DKn4 DPm11";
    let two_mates = after("four", men, "C - - Bm -", "h1-h2");
    ended(&two_mates, "full AC", "checkmate", &[24, 0, 24, 0]);
    let men = "AKg14 ARj10 BKa11 CKh1 CNd12 CRk4 CRk5 DKn4";
    let one_mate = after("four", men, "C - - Bs -", "h1-h2");
    ended(&one_mate, "half AC", "checkmate", &[18, 6, 18, 6]);
    let men = "AKg14 ARj10 BKa11 CKh1 CNd12 CNk3 CRe5 DKn4";
    let no_mate = after("four", men, "C - - Bs -", "h1-h2");
    ended(&no_mate, "draw", "stalemate", &[12; 4]);
    let men = "kKg1 kRd9 kRe3 rKm10 wKa3 kRf4 kRk10";
    let two_mates = after("three", men, "k - rm -", "g1-h1");
    ended(&two_mates, "full k", "checkmate", &[24, 0, 0]);
    let men = "kKg1 kRd9 kRb8 rKm10 wKa3 kRf4 kRk10";
    let one_mate = after("three", men, "k - rm -", "g1-h1");
    ended(&one_mate, "incomplete k", "checkmate", &[18, 3, 3]);
    let men = "kKg1 kRd9 kRb8 rKm10 wKa3 kRf4 kRl5";
    let no_mate = after("three", men, "k - rs -", "g1-h1");
    ended(&no_mate, "full k", "stalemate", &[24, 0, 0]);
    let laws = "three,two-stalemates:incomplete";
    let by_law = after(laws, men, "k - rs -", "g1-h1");
    ended(&by_law, "incomplete k", "stalemate", &[18, 3, 3]);
}

/// A stands mated by B and D.
const MATED: &str = "AKd14 BKa7 BRf13 CKh1 DKn8 DRg14";

/// A round in which all who can move do so, and the one that leads back.
const ROUND: &str = "h1-h2 n8-n7 a7-a8";
const BACK: &str = "h2-h1 n7-n8 a8-a7";

#[test]
fn four_c1_a_mated_enemy_more_is_half_a_win_when_the_rest_repeats() {
    let moves = [ROUND, BACK, ROUND, BACK].join(" ");
    let won = after("four", MATED, "C - - Am -", &moves);
    ended(&won, "half BD", "repetition", &[6, 18, 6, 18]);
}

#[test]
fn four_c1_so_it_is_when_the_count_is_full() {
    let laws = "four,repetition:nothing,perpetual-check:nothing";
    let mut table = at(laws, &position(laws, MATED, "C - - Am -"));
    table.apply(Intent::StartCount(C)).expect("a count");
    // Thirty moves of each side: C alone makes as many as B and D together, for whom 15 would do.
    let mut rounds = 0;
    while end(&table).is_none() {
        let moves = if rounds % 2 == 0 { ROUND } else { BACK };
        for typed in moves.split(' ') {
            if end(&table).is_none() {
                play(&mut table, typed);
            }
        }
        rounds += 1;
    }
    assert_eq!((rounds, table.plies()), (30, 88), "C has made its 30th");
    ended(&table, "half BD", "count", &[6, 18, 6, 18]);
}

#[test]
fn four_c1_so_it_is_by_perpetual_check() {
    // D's rook checks C's king for ever.
    let men = "AKd14 BKa7 BRf13 CKh1 DKn8 DRg14 DRd2";
    let laws = "four,repetition:nothing";
    let mut table = at(laws, &position(laws, men, "D - - Am -"));
    let checks = "d2-d1 a7-a8 h1-h2 d1-d2 a8-a7 h2-h1".split(' ').cycle();
    for typed in checks.take(40) {
        if end(&table).is_none() {
            play(&mut table, typed);
        }
    }
    ended(&table, "half BD", "perpetual-check", &[6, 18, 6, 18]);
}

#[test]
fn four_c9_a_count_that_a_position_tells_goes_on() {
    let men = "AKg14 BKa7 CKh1 CQd1 DKn8";
    let text = |laws: &str| position(laws, men, "C - - - A15B15C14D15");
    let mut table = at("four", &text("four"));
    assert!(!table.view().seats[C.index()].can_start_count);
    let again = table.apply(Intent::StartCount(C));
    assert_eq!(again, Err(rochade_table::Refusal::AlreadyCounting));
    play(&mut table, "h1-h2");
    ended(&table, "draw", "count", &[12; 4]);
    // Of each player, fifteen more are to come; and where nothing is counted, none end the game.
    for laws in ["four,count-of:each", "four,fifty-moves:nothing"] {
        let mut table = at(laws, &text(laws));
        play(&mut table, "h1-h2");
        assert_eq!(end(&table), None, "{laws}");
    }
}

#[test]
fn four_c9_thirty_moves_of_each_player_are_the_other_reading() {
    let laws = "four,count-of:each,repetition:nothing,perpetual-check:nothing";
    let men = "AKg14 BKa7 CKh1 CQd1 DKn8";
    let mut table = at(laws, &position(laws, men, "C - - - -"));
    table.apply(Intent::StartCount(B)).expect("a count");
    let (round, back) = ("h1-h2 n8-n7 g14-g13 a7-a8", "h2-h1 n7-n8 g13-g14 a8-a7");
    for pair in 0..15 {
        assert_eq!(end(&table), None);
        assert_eq!(table.view().count.expect("a count").moves, 2 * pair);
        play(&mut table, round);
        play(&mut table, back);
    }
    ended(&table, "draw", "count", &[12; 4]);
}

#[test]
fn three_c9_fifty_moves_of_each_who_can_move_are_a_draw() {
    let laws = "three,repetition:nothing,perpetual-check:nothing";
    let men = "kKg1 kPc2 rKm7 wKa6 wPb3";
    let mut table = at(laws, &position(laws, men, "k - - -"));
    table.apply(Intent::StartCount(WHITE)).expect("a count");
    play(&mut table, "g1-h1");
    table.apply(Intent::Resign(RED)).expect("a question");
    let meant = (rochade_table::PromptKind::Resign, RED, RED);
    super::answer(&mut table, meant, rochade_table::Answer::Confirm);
    // Red made no move, and counts no more.
    play(&mut table, "a6-a7");
    for _ in 0..24 {
        play(&mut table, "h1-g1 a7-a6 g1-h1 a6-a7");
    }
    assert_eq!(end(&table), None);
    play(&mut table, "h1-g1 a7-a6");
    ended(&table, "draw", "count", &[8; 3]);
}

#[test]
fn three_n23_the_third_time_is_a_draw_before_perpetual_check_is() {
    let men = "kKg1 kPc2 rKm7 rPl7 wKa6 wQd5";
    let round = "d5-d4 g1-g2 m7-m8 d4-d5 g2-g1 m8-m7";
    let once = after("three", men, "w - - -", round);
    assert_eq!(end(&once), None);
    let drawn = after("three", men, "w - - -", &[round; 2].join(" "));
    ended(&drawn, "draw", "repetition", &[8; 3]);
}
