//! Why a man can't go there (play.md, section 2, point 9).

use rochade_table::{KingsReason, Loss, Reason, RightLost, SquareId, Table, WhyNot};

use crate::table::{play, square, table, table_at};

fn ask(table: &Table, from: &str, to: &str) -> Option<WhyNot> {
    let to = Some(to).filter(|to| !to.is_empty());
    table.why_not(square(table, from), to.map(|to| square(table, to)))
}

#[test]
fn a_pin_names_the_man_and_its_king() {
    let table = table_at("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
    for to in ["", "e4"] {
        let why = ask(&table, "c3", to).expect("a pinned knight");
        assert_eq!(why.reason, Reason::Kings(KingsReason::Pinned));
        let man = why.man.map(|man| table.view().plan.code(man));
        assert_eq!(man.as_deref(), Some("wN"));
        assert_eq!(why.by, [square(&table, "b4")]);
        assert_eq!(why.at, Some(square(&table, "e1")));
    }
}

#[test]
fn a_king_in_check_comes_first() {
    let mut table = table();
    play(&mut table, "e4 e5 d3 Bb4");
    let why = ask(&table, "a2", "").expect("a pawn that does not answer the check");
    assert_eq!(why.reason, Reason::Kings(KingsReason::InCheck));
    assert_eq!(
        (&*why.by, why.at),
        (&[square(&table, "b4")][..], Some(square(&table, "e1")))
    );
    play(&mut table, "c3");
    assert_eq!(ask(&table, "a7", ""), None);
}

#[test]
fn what_can_be_done_has_no_reason_against_it() {
    let mut table = table();
    assert_eq!(ask(&table, "e2", ""), None);
    assert_eq!(ask(&table, "e2", "e4"), None);
    play(&mut table, "e4 e5 Nf3 Nc6 Bc4 Bc5");
    assert_eq!(ask(&table, "e1", "g1"), None);
    assert_eq!(ask(&table, "e1", "h1"), None);
}

#[test]
fn squares_off_the_board_have_no_answer() {
    let table = table();
    let (on, off) = (square(&table, "a1"), SquareId(64));
    assert_eq!(table.why_not(off, None), None);
    assert_eq!(table.why_not(off, Some(on)), None);
    assert_eq!(table.why_not(on, Some(off)), None);
}

#[test]
fn nothing_is_asked_after_the_end() {
    let mut table = table();
    play(&mut table, "f3 e5 g4");
    assert!(ask(&table, "a2", "").is_some());
    play(&mut table, "Qh4");
    assert_eq!(ask(&table, "a2", ""), None);
}

#[track_caller]
fn expect_lost(table: &Table, to: &str, expected: Option<RightLost>) {
    let king = if to.ends_with('1') { "e1" } else { "e8" };
    let why = ask(table, king, to).expect("no castling");
    assert_eq!(why.reason, Reason::Kings(KingsReason::NoRight));
    assert_eq!(why.right_lost, expected);
}

#[test]
fn the_game_knows_what_took_the_right_to_castle() {
    let lost = |how, move_number| Some(RightLost { how, move_number });
    let mut table = table_at("r3k2r/8/8/8/8/8/6B1/R3K2R w KQkq - 0 20");
    play(&mut table, "Rh5 Ke7 Rh1 Ke8 Bxa8 Kf8 Bg2 Ke8");
    expect_lost(&table, "g1", lost(Loss::RookMoved, 20));
    assert_eq!(ask(&table, "e1", "c1"), None);
    play(&mut table, "Kd1");
    expect_lost(&table, "g8", lost(Loss::KingMoved, 20));
    expect_lost(&table, "c8", lost(Loss::KingMoved, 20));

    let mut table = table_at("r3k2r/8/8/8/8/8/6B1/4K2R w Kkq - 0 5");
    play(&mut table, "Bxa8");
    expect_lost(&table, "c8", lost(Loss::RookTaken, 5));
    play(&mut table, "Kd8");
    expect_lost(&table, "c1", None);
}
