//! Moves against the rules of the Dutch reglement: 001, art. 7 and 15.

use super::*;

#[test]
fn gustavus_7_the_opponent_lets_stand_or_demands_the_king() {
    let mut table = under("gustavus", None);
    drag(&mut table, "b1", "b5");
    assert_eq!(asked(&table), open(&[Stand, KingMove]));
    decide(&mut table, Stand);
    assert_eq!(moves(&table), [("Nb1b5".to_owned(), true)]);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_7_the_man_dropped_on_is_captured_by_one_that_can() {
    let position = Some("4k3/8/8/4p3/8/2B5/8/1N2K3 w - - 0 1");
    let mut table = under("gustavus", position);
    drag(&mut table, "b1", "e5");
    assert_eq!(asked(&table), open(&[Stand, Capture, KingMove]));
    decide(&mut table, Capture);
    let e5 = square(&table, "e5");
    let law = "gustavus:7".to_owned();
    assert_eq!(duty(&table), Some((Task::Capture(e5), law)));
    assert_eq!(must(&table), ["c3"]);
    tap(&mut table, "c3");
    assert_eq!(moves(&table), [("Bxe5".to_owned(), false)]);
    assert_eq!(end(&table), None);
    // The Handbuch knows no such demand.
    let mut table = under("handbuch-late", position);
    drag(&mut table, "b1", "e5");
    assert_eq!(asked(&table), open(&[Stand, TakeBack, KingMove]));
}

#[test]
fn gustavus_7_what_no_man_can_capture_is_not_demanded() {
    let mut table = under("gustavus", Some("4k3/8/8/4p3/8/8/8/1N2K3 w - - 0 1"));
    drag(&mut table, "b1", "e5");
    assert_eq!(asked(&table), open(&[Stand, KingMove]));
}

#[test]
fn gustavus_7_what_is_owed_may_be_dropped_falsely_and_what_only_the_duty_forbids_is_put_back() {
    let mut table = under("gustavus", Some("4k3/8/8/4p3/8/8/8/1N2K2R w K - 0 1"));
    drag(&mut table, "b1", "e5");
    decide(&mut table, KingMove);
    assert_eq!(must(&table), ["e1"]);
    // Castling is forbidden by the duty only, and by no rule.
    assert_eq!(
        drag(&mut table, "e1", "g1").last(),
        Some(&Happening::PutBack)
    );
    assert_eq!(asked(&table), None);
    assert!(told(&drag(&mut table, "e1", "e3")));
    assert_eq!(asked(&table), open(&[Stand, KingMove]));
    decide(&mut table, KingMove);
    assert_eq!(must(&table), ["e1"], "the king is still owed");
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_15_wrong_castling_stands_or_is_redone_with_king_or_rook() {
    // Without the right to it.
    let position = Some("4k3/8/8/8/8/8/P7/4K2R w - - 0 1");
    let mut table = under("gustavus", position);
    drag(&mut table, "e1", "g1");
    assert_eq!(asked(&table), open(&[Stand, TakeBack]));
    assert_eq!(board(&table), "4k3/8/8/8/8/8/P7/5RK1");
    decide(&mut table, TakeBack);
    let law = "gustavus:15".to_owned();
    assert_eq!(duty(&table), Some((Task::MoveKingOrRook, law)));
    assert_eq!(must(&table), ["e1", "h1"]);
    drag(&mut table, "h1", "g1");
    assert_eq!(moves(&table), [("Rg1".to_owned(), false)]);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_15_castling_on_the_other_wing_is_no_way_to_redo_it() {
    // On the king's wing the rook on f8 attacks f1.
    let mut table = under("gustavus", Some("5rk1/8/8/8/8/8/8/R3K2R w KQ - 0 1"));
    drag(&mut table, "e1", "g1");
    decide(&mut table, TakeBack);
    assert_eq!(must(&table), ["e1", "h1"]);
    assert_eq!(targets(&mut table, "e1"), ["d1", "d2", "e2"]);
}

#[test]
fn gustavus_15_castling_into_check_can_t_stand() {
    let mut table = under("gustavus", Some("6rk/8/8/8/8/8/8/4K2R w K - 0 1"));
    drag(&mut table, "e1", "g1");
    assert_eq!(asked(&table), blocking(&[TakeBack]));
    decide(&mut table, TakeBack);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_7_a_king_left_in_check_leaves_the_king_s_move() {
    let mut table = under("gustavus", Some("4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1"));
    drag(&mut table, "a2", "b3");
    assert_eq!(asked(&table), blocking(&[KingMove]));
    decide(&mut table, KingMove);
    assert_eq!(must(&table), ["e1"]);
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_15_where_neither_king_nor_rook_can_move_the_turn_is_free() {
    // In check from the knight: only the pawn can help.
    let position = Some("4k3/8/8/8/8/5n1b/3PPP2/3QK2R w K - 0 1");
    let mut table = under("gustavus", position);
    drag(&mut table, "e1", "g1");
    assert_eq!(asked(&table), blocking(&[TakeBack]));
    decide(&mut table, TakeBack);
    assert_eq!(duty(&table), None);
    play(&mut table, "exf3");
    assert_eq!(end(&table), None);
}

#[test]
fn gustavus_18_check_is_said_with_a_false_move_too() {
    let check = Some("6k1/5p1p/8/8/8/8/5PPP/R5K1 w - - 0 1");
    for says in [true, false] {
        let mut table = under("gustavus", check);
        if says {
            table.apply(Intent::SayCheck(WHITE)).expect("the word");
        }
        let happened = drag(&mut table, "a1", "b8");
        assert_eq!(happened.contains(&Happening::CheckSaid(WHITE)), says);
        decide(&mut table, Stand);
        assert_eq!(table.view().entries[0].check_said, says);
        assert_eq!(marked(&table, Mark::Check).len(), usize::from(says));
        assert_eq!(end(&table), None);
    }
}
