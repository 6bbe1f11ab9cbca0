//! Players who are not told: they say that they blow a man, and touch it. And those who are.

use rochade_table::chess::{BLACK, WHITE};
use rochade_table::{Happening, Intent, Mark, Refusal, Table};

use super::{blow, line, man_of, missed_one, missed_two};
use crate::table::{man, marked, play, tap, touch};

fn say(table: &mut Table) -> Result<Vec<Happening>, Refusal> {
    table.apply(Intent::SayBlow(BLACK))
}

/// Whether a seat has said that it blows the next man.
fn is_blowing(table: &Table) -> Vec<bool> {
    let seats = table.view().seats;
    seats.iter().map(|seat| seat.is_blowing).collect()
}

#[test]
fn draughts_rule_12_the_next_man_touched_is_blown() {
    let mut table = missed_one();
    assert_eq!(say(&mut table), Ok(vec![Happening::Blowing(BLACK)]));
    assert_eq!(is_blowing(&table), [false, true]);
    let blown = man_of(&table, WHITE, "c3");
    assert_eq!(tap(&mut table, "c3"), [Happening::Blown(blown)]);
    assert_eq!(is_blowing(&table), [false, false]);
    play(&mut table, "d4-c3");
    assert_eq!(line(&table)[1], "c3~ d4-c3");
}

#[test]
fn draughts_rule_12_another_man_stays_and_may_be_followed_by_the_right_one() {
    let mut table = missed_one();
    say(&mut table).expect("said");
    let before = table.view();
    assert_eq!(touch(&mut table, "f2"), Err(Refusal::NothingToBlow));
    assert_eq!(table.view(), before, "nothing has happened");
    touch(&mut table, "c3").expect("the right one");
    assert_eq!(man(&table, "c3"), None);
}

#[test]
fn draughts_rule_12_what_was_said_is_unsaid_by_the_button_an_empty_square_or_an_own_man() {
    let mut table = missed_one();
    say(&mut table).expect("said");
    assert_eq!(say(&mut table), Ok(vec![Happening::PutBack]));
    assert_eq!(is_blowing(&table), [false, false]);
    say(&mut table).expect("said");
    assert_eq!(touch(&mut table, "e5"), Ok(vec![Happening::PutBack]));
    assert_eq!(is_blowing(&table), [false, false]);
    say(&mut table).expect("said");
    let square = crate::table::square(&table, "d4");
    assert_eq!(touch(&mut table, "d4"), Ok(vec![Happening::Lifted(square)]));
    assert_eq!(is_blowing(&table), [false, false]);
    assert_eq!(marked(&table, Mark::Selected), ["d4"]);
    say(&mut table).expect("a man in hand goes back");
    assert!(marked(&table, Mark::Selected).is_empty());
}

#[test]
fn draughts_rule_12_only_the_one_to_move_says_it_and_once_a_turn() {
    let mut table = missed_two();
    assert_eq!(
        table.apply(Intent::SayBlow(WHITE)),
        Err(Refusal::NotYourTurn)
    );
    blow(&mut table, "c3").expect("one of two");
    assert_eq!(say(&mut table), Err(Refusal::NothingToBlow));
    play(&mut table, "d4xf2");
    // Whether or not there is such a man.
    assert!(table.view().seats[WHITE.index()].can_blow);
    table.apply(Intent::SayBlow(WHITE)).expect("said");
    assert_eq!(touch(&mut table, "f2"), Err(Refusal::NothingToBlow));
}

#[test]
fn draughts_players_are_told_in_one_way_or_the_other() {
    let table = missed_two();
    let told = table.view().telling_of_missed(true);
    assert_eq!(told.missed.len(), 2);
    assert!(
        told.seats.iter().all(|seat| !seat.can_blow),
        "nothing has to be said"
    );
    let untold = table.view().telling_of_missed(false);
    assert!(untold.missed.is_empty());
    assert!(
        untold
            .squares
            .iter()
            .all(|square| !square.marks.has(Mark::Blowable))
    );
    assert!(untold.seats[BLACK.index()].can_blow);
    let last = |view: &rochade_table::View| {
        let squares = view.squares.iter();
        squares
            .filter(|square| square.marks.has(Mark::LastTo))
            .count()
    };
    assert_eq!((last(&told), last(&untold)), (1, 1), "other marks stay");
}
