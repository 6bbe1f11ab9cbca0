//! Who stands frozen, and what is told of it (issue 35, point 6).

use rochade_table::{Frozen, Happening, Intent, Mark, Table};

use super::{B, D, RED, WHITE, at, play, position};
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
    let knight = view.plan.find("f6").expect("a square");
    assert!(view.squares[knight.index()].marks.has(Mark::Frozen));
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
fn three_r33_who_is_held_by_two_colours_passes_and_is_not_frozen() {
    let men = "kKg1 kRe8 rKm10 rPl3 wKa6 wRd9";
    let mut table = at("three", &position("three", men, "k - - -"));
    assert_eq!(told(&mut table, "e8-e10"), [Happening::Passed(RED)]);
    let view = table.view();
    assert_eq!((view.turn, view.seats[RED.index()].frozen), (WHITE, None));
}
