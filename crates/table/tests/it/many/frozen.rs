//! Who stands frozen, and what is told of it (issue 35, point 6).

use rochade_table::{
    Entry, Frozen, Happening, Intent, Mark, MoveMade, Review, Seat, SquareId, Table,
};

use super::{A, B, C, D, RED, at, play, position};
use crate::saved_games::{assert_same, read, text};

/// Plays a move, and returns what is told of seats that have no move.
fn told(table: &mut Table, typed: &str) -> Vec<Happening> {
    let told = table.apply(Intent::Type(typed.to_owned())).expect("a move");
    assert_same(&read(&text(table)), table);
    let is_about = |happening: &Happening| {
        matches!(
            happening,
            Happening::Froze(_) | Happening::Freed(_) | Happening::Passed(_)
        )
    };
    told.into_iter().filter(is_about).collect()
}

/// B's king in the corner is mated once the rook is on row 11.
const CORNER: &str = "AKg14 ARj10 BKa11 BNf6 CKh1 CRk9 DKn8 DPm4";

#[test]
fn four_r36_mate_is_known_when_the_turn_comes_and_frozen_is_not_out() {
    let mut table = at("four", &position("four", CORNER, "C - - - -"));
    for typed in ["k9-k11", "n8-n7"] {
        assert_eq!(told(&mut table, typed), []);
        assert_eq!(table.view().seats[B.index()].frozen, None, "{typed}");
    }
    assert_eq!(told(&mut table, "g14-g13"), [Happening::Froze(B)]);
    let view = table.view();
    let seat = &view.seats[B.index()];
    assert_eq!((seat.frozen, seat.in_game), (Some(Frozen::Mated), true));
    let marks = |name: &str| {
        let marks = view.squares[view.plan.find(name).expect("a square").index()].marks;
        [Mark::Frozen, Mark::Mated, Mark::Stalemated].map(|mark| marks.has(mark))
    };
    assert_eq!(
        ["f6", "a11", "g13"].map(marks),
        [[true, false, false], [true, true, false], [false; 3]]
    );
    // The next time round it is passed over, and then free again.
    play(&mut table, "h1-h2 n7-n8");
    assert_eq!(told(&mut table, "g13-g14"), [Happening::Passed(B)]);
    play(&mut table, "k11-k12 n8-n7");
    assert_eq!(told(&mut table, "g14-g13"), [Happening::Freed(B)]);
    assert_eq!(
        (table.view().turn, table.view().seats[B.index()].frozen),
        (B, None)
    );
}

#[test]
fn four_who_is_stalemated_stands_frozen_as_such() {
    let men = "AKg14 ARj10 BKa11 CKh1 CNd12 CPd2 DKn8 DPm4";
    let mut table = at("four", &position("four", men, "A - - - -"));
    assert_eq!(told(&mut table, "g14-g13"), [Happening::Froze(B)]);
    let seats = table.view().seats;
    assert_eq!(seats[B.index()].frozen, Some(Frozen::Stalemated));
    assert_eq!(seats[D.index()].frozen, None);
}

#[test]
fn a_move_tells_who_was_passed_over_before_it_and_how_that_one_stood() {
    let mut four = at("four", &position("four", CORNER, "C - - - -"));
    play(
        &mut four,
        "k9-k11 n8-n7 g14-g13 h1-h2 n7-n8 g13-g14 k11-k12",
    );
    let passed: Vec<_> = four.view().entries.iter().map(passed).collect();
    let mated = vec![(B, Some(Frozen::Mated))];
    let none = Vec::new;
    assert_eq!(
        passed,
        [none(), none(), none(), mated.clone(), none(), none(), mated]
    );
    let men = "kKg1 kRe8 rKm10 rPl3 wKa6 wRd9";
    let mut three = at("three", &position("three", men, "k - - -"));
    assert_eq!(told(&mut three, "e8-e10"), [Happening::Passed(RED)]);
    assert_eq!(three.view().seats[RED.index()].frozen, None);
    play(&mut three, "a6-a7");
    assert_eq!(three.view().entries[1].passed, [(RED, None)]);
}

fn passed(entry: &Entry) -> Vec<(Seat, Option<Frozen>)> {
    entry.passed.clone()
}

/// The squares that show a move before the last one, with the seat that made it.
fn moved(table: &Table) -> Vec<(String, Seat)> {
    let view = table.view();
    let square = |id: SquareId| {
        let seat = view.squares[id.index()].moved?;
        Some((view.plan.name(id).to_owned(), seat))
    };
    view.plan.ids().filter_map(square).collect()
}

#[test]
fn what_the_others_moved_since_ones_own_move_is_shown_but_for_the_last_move() {
    let mut table = at("four", &position("four", CORNER, "C - - - -"));
    let squares = |pairs: &[(&str, Seat)]| -> Vec<(String, Seat)> {
        let pair = |&(name, seat): &(&str, Seat)| (name.to_owned(), seat);
        pairs.iter().map(pair).collect()
    };
    play(&mut table, "k9-k11");
    assert_eq!(moved(&table), []);
    play(&mut table, "n8-n7");
    // A is to move: C's move is older than D's, which is the last one.
    assert_eq!(moved(&table), squares(&[("k9", C), ("k11", C)]));
    play(&mut table, "g14-g13");
    // B is passed over, and C sees what D moved before A.
    assert_eq!(moved(&table), squares(&[("n7", D), ("n8", D)]));
    table
        .apply(Intent::Review(Review::Ply(2)))
        .expect("a look back");
    assert_eq!(moved(&table), squares(&[("k9", C), ("k11", C)]));
    let chess = at("modern", "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    assert_eq!(moved(&chess), []);
}

#[test]
fn who_comes_back_sees_all_that_was_moved_since_the_own_last_move() {
    let mut table = at("four", &position("four", CORNER, "C - - - -"));
    play(
        &mut table,
        "k9-k11 n8-n7 g14-g13 h1-h2 n7-n8 g13-g14 k11-k12 n8-n7 g14-g13",
    );
    assert_eq!(table.view().turn, B);
    let mut squares: Vec<String> = moved(&table).into_iter().map(|(name, _)| name).collect();
    squares.sort();
    assert_eq!(
        squares,
        ["g13", "g14", "h1", "h2", "k11", "k12", "k9", "n7", "n8"]
    );
}

#[test]
fn arrows_go_back_to_the_own_last_move() {
    let mut table = at("four", &position("four", CORNER, "C - - - -"));
    let arrows = |table: &Table| {
        let view = table.view();
        let name = |square| view.plan.name(square).to_owned();
        let arrow = |made: &MoveMade| (made.seat, [name(made.from), name(made.to)].join("-"));
        view.since.iter().map(arrow).collect::<Vec<_>>()
    };
    let told = |seat: Seat, step: &str| (seat, step.to_owned());
    play(&mut table, "k9-k11 n8-n7");
    assert_eq!(arrows(&table), [told(C, "k9-k11"), told(D, "n8-n7")]);
    play(&mut table, "g14-g13");
    // B is passed over.
    assert_eq!(arrows(&table), [told(D, "n8-n7"), told(A, "g14-g13")]);
    table
        .apply(Intent::Review(Review::Ply(1)))
        .expect("a look back");
    assert_eq!(arrows(&table), [told(C, "k9-k11")]);
    let mut chess = at("modern", "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    play(&mut chess, "h1h2");
    assert_eq!(arrows(&chess), []);
}

#[test]
fn four_r18_who_has_a_queen_attacked_is_told_and_three_are_not() {
    let men = "AKg14 AQc5 BKa11 BRk5 CKh1 DKn8 DPm4";
    let table = at("four", &position("four", men, "C - - - -"));
    let queen = |table: &Table, name| {
        let view = table.view();
        let at = view.plan.find(name).expect("a square");
        view.squares[at.index()].marks.has(Mark::Attacked)
    };
    assert!(queen(&table, "c5"));
    // Behind a man it isn't attacked, and the partner's queen never is.
    let covered = men.replace("DPm4", "DPe5");
    assert!(!queen(
        &at("four", &position("four", &covered, "C - - - -")),
        "c5"
    ));
    let partners = men.replace("AQ", "DQ");
    assert!(!queen(
        &at("four", &position("four", &partners, "C - - - -")),
        "c5"
    ));
    let three = "kKg1 kRe8 rKm10 rQe4 rPl3 wKa6";
    assert!(!queen(
        &at("three", &position("three", three, "k - - -")),
        "e4"
    ));
}

/// Whether a king's square shows that it is in check.
fn shows_check(table: &Table, square: &str) -> bool {
    let view = table.view();
    let square = view.plan.find(square).expect("a square");
    view.squares[square.index()].marks.has(Mark::Check)
}

#[test]
fn four_a_mated_king_stays_marked_while_the_giver_moves_another_man() {
    let mut table = at("four", &position("four", CORNER, "C - - - -"));
    play(&mut table, "k9-k11 n8-n7 g14-g13");
    assert!(shows_check(&table, "a11"));
    for typed in ["h1-h2", "n7-n8", "g13-g14", "h2-h1"] {
        play(&mut table, typed);
        assert!(shows_check(&table, "a11"), "{typed}");
    }
    // The rook goes on along the row, and the king is attacked as before.
    play(&mut table, "n8-n7 g14-g13");
    assert!(shows_check(&table, "a11"));
}

#[test]
fn four_a_king_that_is_freed_and_attacked_is_marked() {
    let men = "3AK4/8/8/13DK/14/14/14/BK13/14/3CR10/12CR1/8/8/4CK3 C - - - -";
    let mut table = at("four", men);
    play(&mut table, "d5-n5 g14-f14 a7-a6 m4-l4");
    assert!(shows_check(&table, "n11"));
}
