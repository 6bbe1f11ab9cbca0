//! Why a man can't go there.

use rochade_many::{Board, Position, Reason};
use rochade_testkit::Chance;

use crate::chance_texts::{any_move, beginning};
use crate::rulings::{four, three};

#[track_caller]
fn check(position: &Position, from: &str, to: &str, reason: Reason, by: &[&str]) {
    let board = position.rules().board;
    let square = |name: &str| board.square(name).expect(name);
    let why = position.why_not(square(from), Some(square(to)));
    let why = why.unwrap_or_else(|| panic!("{from}{to} is legal in {position}"));
    let men: Vec<String> = why
        .by
        .into_iter()
        .map(|at| board.name(at).to_string())
        .collect();
    assert_eq!(
        (why.reason, men.as_slice()),
        (
            reason,
            &by.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>()[..]
        )
    );
}

#[test]
fn men_in_the_way_and_on_the_target() {
    let position = four(
        "AKg14 APe5 BKa7 BNg5 CKh1 CRe3 CPh3 CPg2 DKn8 DPk3 DRe10",
        "C - - - -",
    );
    check(&position, "e4", "e5", Reason::Empty, &[]);
    check(&position, "n8", "n7", Reason::NotYourTurn, &[]);
    check(&position, "e3", "f4", Reason::Way, &[]);
    check(&position, "e3", "h3", Reason::OwnMan, &["h3"]);
    check(&position, "e3", "i3", Reason::Blocked, &["h3"]);
    check(&position, "e3", "e5", Reason::AllysMan, &["e5"]);
    check(&position, "h1", "h3", Reason::Way, &[]);
    check(&position, "h3", "h5", Reason::PawnTwoSquares, &[]);
    check(&position, "h3", "i4", Reason::PawnDiagonal, &[]);
    check(&position, "g2", "g5", Reason::Way, &[]);
    check(&position, "g2", "g1", Reason::Way, &[]);
    let ahead = four("AKg14 BKa7 BNg4 CKh1 CPg2 CPd2 DNd3 DKn8", "C - - - -");
    check(&ahead, "g2", "g4", Reason::PawnAhead, &["g4"]);
    check(&ahead, "d2", "d4", Reason::PawnAhead, &["d3"]);
    let king = four("AKg14 BKb7 CKh1 CRb5 DKn8", "C - - - -");
    check(&king, "b5", "b7", Reason::King, &["b7"]);
    // Between a4 and d1 the board has no square.
    let hole = four("AKg14 BKa7 CKh1 CBa4 DKn8", "C - - - -");
    check(&hole, "a4", "d1", Reason::Hole, &[]);
}

#[test]
fn kings_in_danger() {
    let position = four("AKg14 BKa7 BRd3 CKh1 CPg2 DKn8 DQi4", "C - - - -");
    check(&position, "h1", "i1", Reason::IntoCheck, &["i4"]);
    let check_stands = four("AKg14 BKa7 BRh8 CKh1 CPg2 CRe4 DKn8", "C - - - -");
    check(&check_stands, "g2", "g3", Reason::InCheck, &["h8"]);
    let pinned = four("AKg14 BKa7 BRh8 CKh1 CRh4 DKn8", "C - - - -");
    check(&pinned, "h4", "g4", Reason::Pinned, &["h8"]);
    let over = four("AKg14 BKa7 CKh1 DKn8", "C - - - -");
    check(&over, "h1", "h2", Reason::Over, &[]);
}

#[test]
fn frozen_men() {
    let men = "AKg14 ARj10 ARj11 BKa11 BRf6 CRk9 DKn8";
    let position = four(&format!("{men} CKe1 CRf3"), "C - - Bm -");
    check(&position, "f3", "f6", Reason::FrozenMan, &["f6"]);
    check(&position, "a11", "a10", Reason::Frozen, &[]);
    let lines = four(&format!("{men} CKe1"), "C - - Bm -");
    check(&lines, "e1", "f1", Reason::OntoFrozenLine, &["f6"]);
    let shield = four(&format!("{men} CKf1 CNf3"), "C - - Bm -");
    check(&shield, "f3", "e5", Reason::OpensFrozenLine, &["f6"]);
}

#[test]
fn the_third_king() {
    let position = three("kKf2 kQf1 rKl8 rNg3 wKb5 wQh4", "r - - -");
    check(&position, "g3", "f1", Reason::OpensThird, &["h4"]);
    let whole = position.why_not(Board::T112.square("g3").expect("g3"), None);
    assert_eq!(whole.map(|why| why.reason), Some(Reason::OpensThird));
}

#[test]
fn castling() {
    let castle = |men: &str, rights: &str, reason: Reason, by: &[&str]| {
        let men = format!("AKg14 BKa7 CKh1 CRk1 DKn8 {men}");
        check(
            &four(&men, &format!("C {rights} - - -")),
            "h1",
            "j1",
            reason,
            by,
        );
    };
    castle("", "-", Reason::NoRight, &[]);
    castle("BRh6", "CK", Reason::CastlingInCheck, &["h6"]);
    castle("CNi1", "CK", Reason::CastlingBlocked, &["i1"]);
    castle("BRi6", "CK", Reason::CastlingThrough, &["i6"]);
    castle("DRj6", "CK", Reason::CastlingInto, &["j6"]);
    check(
        &three("kKg1 kRk1 rKm7 wKa6", "k - - -"),
        "g1",
        "i1",
        Reason::NeverCastles,
        &[],
    );
}

#[test]
fn every_square_is_a_target_or_has_a_reason() {
    let mut chance = Chance::new(31);
    for round in 0..60 {
        let board = Board::ALL[round % 5];
        let mut position = beginning(&mut chance, board);
        for _ in 0..8 {
            for from in board.squares() {
                let targets = position.targets(from);
                for to in board.squares() {
                    let why = position.why_not(from, Some(to));
                    assert_eq!(why.is_none(), targets.contains(to), "{position}");
                    let men = why.map(|why| why.by).unwrap_or_default();
                    let mut men = men.into_iter();
                    assert!(men.all(|at| position.man_at(at).is_some()), "{position}");
                    let way = why
                        .is_some_and(|why| why.reason == Reason::OpensThird && why.by.is_empty());
                    assert!(!way, "{from:?} {to:?} {position}");
                }
                assert_eq!(position.why_not(from, None).is_none(), targets.any());
            }
            let Some(mv) = any_move(&mut chance, &position) else {
                break;
            };
            position = position.play(mv).expect("legal").1;
        }
    }
}
