//! Why a man can't go there in games for four and for three (play.md, section 2, point 9).

use rochade_table::{KingsReason, Loss, ManyReason, Reason, RightLost, Table, WhyNot};

use super::{at, play, position, sit_down, square};

fn ask(table: &Table, from: &str, to: &str) -> WhyNot {
    let target = Some(to).filter(|to| !to.is_empty());
    let target = target.map(|to| square(table, to));
    let why = table.why_not(square(table, from), target);
    why.unwrap_or_else(|| panic!("{from} can go to {to}"))
}

/// Asserts the reason, and who is to blame.
#[track_caller]
fn check(table: &Table, from: &str, to: &str, reason: Reason, by: &[&str]) {
    let why = ask(table, from, to);
    let plan = &table.view().plan;
    let blamed: Vec<&str> = why.by.iter().map(|&by| plan.name(by)).collect();
    assert_eq!((why.reason, blamed.as_slice()), (reason, by), "{from}{to}");
}

fn four(men: &str, rest: &str) -> Table {
    at("four", &position("four", men, rest))
}

const fn kings(reason: KingsReason) -> Reason {
    Reason::Kings(reason)
}

const fn own(reason: ManyReason) -> Reason {
    Reason::Many(reason)
}

#[test]
fn four_reasons_that_chess_has_too() {
    use KingsReason::*;
    let start = sit_down("four");
    let men = "AKg14 BKa7 BRh8 CKh1";
    let of = |more: &str| four(&format!("{men} {more}"), "C - - - -");
    let protected = four("AKg14 BKa7 BNi2 BRi8 CKh1 DKj3", "C - - - -");
    let touching = four("AKg14 BKa7 CKh1 CPd2 DKj2", "C - - - -");
    for (table, from, to, reason, by) in [
        (&start, "e6", "e7", Empty, &[][..]),
        (&start, "m7", "l7", NotYourTurn, &[]),
        (&start, "d1", "d3", Blocked, &["d2"]),
        (&start, "d1", "d2", OwnMan, &["d2"]),
        (&start, "d1", "", ShutIn, &[]),
        (&start, "h1", "", ShutIn, &[]),
        (&of("CRh4 DKn8"), "h4", "g4", Pinned, &["h8"]),
        (&of("CPd2 DKn8 DRk2"), "d2", "d3", InCheck, &["h8"]),
        (&of("CPd2 DKn8 DRk2"), "h1", "i2", IntoCheck, &["k2"]),
        (
            &of("CPd2 DKn8 DRk1"),
            "d2",
            "d3",
            DoubleCheck,
            &["k1", "h8"],
        ),
        (&protected, "h1", "i2", Protected, &["j3", "i8"]),
        (&touching, "h1", "i2", KingsTouch, &["j2"]),
    ] {
        check(table, from, to, kings(reason), by);
    }
}

#[test]
fn four_reasons_of_its_own() {
    use ManyReason::*;
    let men = "AKg14 APe5 BKa7 CKh1 CRe3 CBa4 DKn8";
    let table = four(men, "C - - - -");
    let king = four("AKg14 BKb7 CKh1 CRb5 DKn8", "C - - - -");
    let men = "AKg14 ARj10 ARj11 BKa11 BRf6 CRk9 DKn8";
    let frozen = |more: &str| four(&format!("{men} {more}"), "C - - Bm -");
    for (table, from, to, reason, by) in [
        (&table, "e3", "e5", PartnersMan, &["e5"][..]),
        (&table, "a4", "d1", Hole, &[]),
        (&king, "b5", "b7", King, &["b7"]),
        (&frozen("CKe1 CRf3"), "f3", "f6", FrozenMan, &["f6"]),
        (&frozen("CKe1"), "a11", "a10", Frozen, &[]),
        (&frozen("CKe1"), "e1", "f1", OntoFrozenLine, &["f6"]),
        (&frozen("CKf1 CNf3"), "f3", "e5", OpensFrozenLine, &["f6"]),
    ] {
        check(table, from, to, own(reason), by);
    }
}

#[test]
fn three_the_articles_own_example_is_explained() {
    let men = "kKf2 kQf1 rKl8 rNg3 wKb5 wQh4";
    let table = at("three", &position("three", men, "r - - -"));
    for to in ["f1", ""] {
        check(&table, "g3", to, own(ManyReason::OpensThird), &["h4"]);
        assert_eq!(ask(&table, "g3", to).at, Some(square(&table, "f2")));
    }
    let men = "kKg1 kRk1 rKm7 wKa6";
    let table = at("three", &position("three", men, "k - - -"));
    for to in ["i1", "k1"] {
        check(&table, "g1", to, own(ManyReason::NeverCastles), &[]);
    }
}

#[test]
fn four_castling_is_explained_on_the_rook_too() {
    let castle = |men: &str| four(&format!("AKg14 BKa7 CKh1 CRk1 DKn8 {men}"), "C CK - - -");
    for to in ["j1", "k1"] {
        for (man, at, reason) in [
            ("BR", "h6", KingsReason::CastlingInCheck),
            ("CN", "i1", KingsReason::CastlingBlocked),
            ("BR", "i6", KingsReason::CastlingThrough),
            ("DR", "j6", KingsReason::CastlingInto),
        ] {
            let table = castle(&[man, at].concat());
            check(&table, "h1", to, kings(reason), &[at]);
        }
    }
    assert_eq!(
        castle("").why_not(square(&castle(""), "h1"), Some(square(&castle(""), "k1"))),
        None
    );
    // A rook beside the king is an own man like any.
    check(
        &castle("CRi1"),
        "h1",
        "i1",
        kings(KingsReason::OwnMan),
        &["i1"],
    );
}

#[test]
fn four_what_took_a_right_to_castle_is_told_with_its_round() {
    let men = "AKg14 BKa7 CKh1 CRk1 CRd1 DKn8 DRk9";
    let lost = |moves: &str, rook: &str| {
        let mut table = four(men, "C CKQ - - -");
        play(&mut table, moves);
        let why = ask(&table, "h1", rook);
        assert_eq!(why.reason, kings(KingsReason::NoRight));
        why.right_lost
    };
    let told = |how, move_number| Some(RightLost { how, move_number });
    assert_eq!(
        lost("d1-e1 n8-n7 g14-g13 a7-a8", "f1"),
        told(Loss::RookMoved, 1)
    );
    let round = "e1-d1 n7-n8 g13-g14 a8-a7";
    assert_eq!(
        lost(&format!("d1-e1 n8-n7 g14-g13 a7-a8 {round}"), "d1"),
        told(Loss::RookMoved, 1)
    );
    let moves = "d1-e1 n8-n7 g14-g13 a7-a8 h1-h2 n7-n8 g13-g14 a8-a7 h2-h1 n8-n7 g14-g13 a7-a8";
    assert_eq!(lost(moves, "k1"), told(Loss::KingMoved, 2));
    let moves = "d1-e1 k9xk1+ g14-g13 a7-a8 h1-h2 k1-k9 g13-g14 a8-a7 h2-h1 n8-n7 g14-g13 a7-a8";
    assert_eq!(lost(moves, "j1"), told(Loss::RookTaken, 1));
}

#[test]
fn four_nothing_is_asked_after_the_end() {
    let men = "AKg14 ARd10 ARd11 BKa11 BPb4 CKh1 CRk4 CRk5 DKn4 DPm11";
    let mut table = four(men, "C - - Bm -");
    play(&mut table, "h1-h2");
    assert!(table.outcome().is_some());
    assert_eq!(table.why_not(square(&table, "h2"), None), None);
}
