//! How games of draughts end (draughts.md, section 2, rules 13 and 15).

use rochade_table::{Mark, Repetition, Table, Task};

use super::{blow, ended, noris, start_under};
use crate::table::{marked, play};

/// Black is to move and can't: but White has not captured d4.
const SHUT_IN: &str = "W:Wa3,c3,b2,e3,f2:Ba5,d4";

/// A table at which a position may come as often as it likes.
fn unrepeated(fen: &str) -> Table {
    let mut start = start_under("noris");
    start.laws.repetition = Repetition::Nothing;
    Table::from_position(start, fen).expect("a playable position")
}

#[test]
fn draughts_rules_13_and_15_each_kind_of_end_has_its_result() {
    for (fen, moves, result, by) in [
        ("B:Wb4,c3,b2,e3,f2:Ba5,d4", "", "1-0", "blocked"),
        ("W:Wc3:Bd4", "c3xe5", "1-0", "no-men"),
        ("W:Wc3:Bd4,h8", "c3-b4 b4~", "0-1", "no-men"),
        ("W:WKa1:BKh2", "", "1/2-1/2", "one-king-each"),
    ] {
        let mut table = noris(fen);
        for typed in moves.split_whitespace() {
            play(&mut table, typed);
        }
        assert_eq!(ended(&table), Some((result, by)), "{fen}");
    }
}

#[test]
fn draughts_rule_13_unless_a_blow_gives_a_move() {
    let mut table = noris(SHUT_IN);
    play(&mut table, "a3-b4");
    assert_eq!(ended(&table), None);
    let duty = table.view().duty.expect("a duty");
    assert_eq!((duty.task, &*duty.law), (Task::Blow, "noris:huffing"));
    assert_eq!(marked(&table, Mark::Blowable), ["c3", "e3"]);
    blow(&mut table, "c3").expect("it could have captured");
    assert_eq!((ended(&table), table.view().duty), (None, None));
    play(&mut table, "a5xc3");
}

#[test]
fn draughts_rule_15b_the_men_that_may_be_blown_belong_to_the_position() {
    let mut table = noris("W:Wc3,Ka1:Bd4,Kh8");
    // The men stand as at first for the third time, but at first nobody could be blown.
    play(
        &mut table,
        "a1-b2 h8-g7 b2-a1 g7-h8 a1-b2 h8-g7 b2-a1 g7-h8",
    );
    assert_eq!(ended(&table), None);
    // With the man on c3 to be blown, they do now.
    play(&mut table, "a1-b2");
    assert_eq!(ended(&table), Some(("1/2-1/2", "repetition")));
}

#[test]
fn draughts_rule_15c_twenty_five_moves_each_without_progress_are_a_draw() {
    let mut table = unrepeated("W:WKa1,Kc1:BKh2,Kh4");
    for _ in 0..12 {
        play(&mut table, "a1-b2 h2-g3 b2-a1 g3-h2");
    }
    play(&mut table, "a1-b2");
    assert_eq!(ended(&table), None);
    play(&mut table, "h2-g3");
    assert_eq!(ended(&table), Some(("1/2-1/2", "no-progress")));
}
