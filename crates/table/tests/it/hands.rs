//! Touching, letting go and dropping the mark (play.md, section 2, points 1 to 3).

use rochade_table::{Happening, Intent, Mark, Refusal};

use crate::table::{drag, let_go, marked, position, square, table, table_at, tap, touch};

#[test]
fn a_tap_marks_the_man_and_its_targets() {
    let mut table = table();
    let g1 = square(&table, "g1");
    assert_eq!(tap(&mut table, "g1"), [Happening::Lifted(g1)]);
    assert_eq!(marked(&table, Mark::Selected), ["g1"]);
    assert_eq!(marked(&table, Mark::Move), ["f3", "h3"]);
    assert!(marked(&table, Mark::Capture).is_empty());
}

#[test]
fn captures_are_marked_apart_and_so_is_en_passant() {
    let mut table = table_at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    tap(&mut table, "e5");
    assert_eq!(marked(&table, Mark::Move), ["e6"]);
    assert_eq!(marked(&table, Mark::Capture), ["d6"]);
}

#[test]
fn tapping_the_man_again_drops_the_mark() {
    let mut table = table();
    tap(&mut table, "e2");
    assert_eq!(tap(&mut table, "e2"), [Happening::PutBack]);
    assert!(marked(&table, Mark::Selected).is_empty());
}

#[test]
fn tapping_any_other_square_drops_the_mark() {
    for other in ["e5", "e7", "a8"] {
        let mut table = table();
        tap(&mut table, "e2");
        assert_eq!(tap(&mut table, other), [Happening::PutBack], "{other}");
        assert!(marked(&table, Mark::Selected).is_empty());
    }
}

#[test]
fn tapping_another_own_man_moves_the_mark() {
    let mut table = table();
    tap(&mut table, "e2");
    tap(&mut table, "b1");
    assert_eq!(marked(&table, Mark::Selected), ["b1"]);
    assert_eq!(marked(&table, Mark::Move), ["a3", "c3"]);
}

#[test]
fn a_man_goes_to_marked_squares_and_to_no_others() {
    let positions = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R2Pp1k/8/6P1/8 b - e3 0 1",
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "4k3/8/8/8/1b6/2N5/3P4/r3KR2 w - - 0 1",
    ];
    for fen in positions {
        let squares: Vec<String> = ('a'..='h')
            .flat_map(|file| (1..=8).map(move |rank| format!("{file}{rank}")))
            .collect();
        for from in &squares {
            let mut marks = table_at(fen);
            if touch(&mut marks, from).is_err() {
                continue;
            }
            let targets = [Mark::Move, Mark::Capture].map(|mark| marked(&marks, mark));
            for to in squares.iter().filter(|to| *to != from) {
                let mut table = table_at(fen);
                touch(&mut table, from).expect("an own man");
                let _ = touch(&mut table, to);
                let is_gone = table.plies() == 1 || table.view().promotion.is_some();
                let is_marked = targets.iter().flatten().any(|target| target == to);
                assert_eq!(is_gone, is_marked, "{from} to {to} in {fen}");
            }
        }
    }
}

#[test]
fn a_tap_on_a_target_moves_on_the_touch() {
    let mut table = table();
    tap(&mut table, "e2");
    let happened = touch(&mut table, "e4").expect("a move");
    assert!(matches!(happened[..], [Happening::Moved(_)]));
    assert_eq!(let_go(&mut table, "e4"), Ok(vec![]));
    assert_eq!(marked(&table, Mark::LastFrom), ["e2"]);
    assert_eq!(marked(&table, Mark::LastTo), ["e4"]);
    assert!(marked(&table, Mark::Selected).is_empty());
}

#[test]
fn a_drag_to_a_target_moves() {
    let mut table = table();
    drag(&mut table, "b1", "c3");
    assert_eq!(marked(&table, Mark::LastTo), ["c3"]);
}

#[test]
fn a_drag_elsewhere_puts_the_man_back() {
    let mut table = table();
    let before = position(&table);
    assert_eq!(
        drag(&mut table, "b1", "e5").last(),
        Some(&Happening::PutBack)
    );
    touch(&mut table, "b1").expect("a man to lift");
    let off_the_board = table.apply(Intent::LetGo(None));
    assert_eq!(off_the_board, Ok(vec![Happening::PutBack]));
    assert_eq!(position(&table), before);
}

#[test]
fn a_drag_back_to_its_square_keeps_a_fresh_mark_and_drops_an_old_one() {
    let mut table = table();
    drag(&mut table, "b1", "b1");
    assert_eq!(marked(&table, Mark::Selected), ["b1"]);
    drag(&mut table, "b1", "b1");
    assert!(marked(&table, Mark::Selected).is_empty());
}

#[test]
fn a_marked_man_can_still_be_dragged() {
    let mut table = table();
    tap(&mut table, "e2");
    drag(&mut table, "e2", "e4");
    assert_eq!(marked(&table, Mark::LastTo), ["e4"]);
}

#[test]
fn escape_drops_the_mark() {
    let mut table = table();
    tap(&mut table, "e2");
    assert_eq!(table.apply(Intent::Cancel), Ok(vec![Happening::PutBack]));
    assert!(marked(&table, Mark::Selected).is_empty());
    assert_eq!(table.apply(Intent::Cancel), Err(Refusal::NothingInHand));
}

#[test]
fn only_the_side_to_move_is_lifted() {
    let mut table = table();
    for name in ["e7", "e4"] {
        assert_eq!(
            touch(&mut table, name),
            Err(Refusal::NothingToLift),
            "{name}"
        );
    }
    let off = rochade_table::SquareId(4000);
    assert_eq!(table.apply(Intent::Touch(off)), Err(Refusal::NothingToLift));
}

#[test]
fn a_man_without_a_move_is_marked_all_the_same() {
    let mut table = table();
    tap(&mut table, "a1");
    assert_eq!(marked(&table, Mark::Selected), ["a1"]);
    assert!(marked(&table, Mark::Move).is_empty());
}

// In chess every step is finished with its second square, so nothing can be stopped halfway.
#[test]
fn no_man_can_stay_where_it_is_picked_up() {
    let mut table = table();
    assert_eq!(table.apply(Intent::Done), Err(Refusal::NothingInHand));
    tap(&mut table, "e2");
    assert!(!table.view().can_stop);
    assert_eq!(table.apply(Intent::Done), Err(Refusal::Unfinished));
    assert_eq!(marked(&table, Mark::Selected), ["e2"], "still in hand");
}
