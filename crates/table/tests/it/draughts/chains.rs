//! Chains of jumps at the table (draughts.md, sections 2 and 7).

use rochade_table::draughts::Reason::{Finished, JumpByJump, NotALine};
use rochade_table::{Control, Happening, Intent, Mark, Reason, Refusal, Review, Table};

use super::{line, noris, start_under, under};
use crate::table::{drag, let_go, man, marked, play, position, square, tap, touch};
use crate::timed::left;

/// A man that can jump over three others, and turn aside after the first.
const CHAIN: &str = "W:Wc1:Bd2,d4,f4,d6";

#[test]
fn draughts_section_7_a_chain_stops_where_its_man_is_touched_again() {
    let mut table = noris(CHAIN);
    for name in ["c1", "e3", "c5"] {
        tap(&mut table, name);
    }
    assert_eq!(marked(&table, Mark::Path), ["c1", "e3"]);
    assert_eq!(marked(&table, Mark::Victim), ["d2", "d4"]);
    let happened = tap(&mut table, "c5");
    assert!(matches!(happened[..], [Happening::Moved(_)]));
    assert_eq!(position(&table), "B:Wc5:Bf4,d6");
    assert_eq!(line(&table), ["c1xc5"]);
    assert_eq!(marked(&table, Mark::LastFrom), ["c1", "e3"]);
    assert_eq!(marked(&table, Mark::LastTo), ["c5"]);
}

#[test]
fn draughts_section_2_a_chain_has_to_go_on_where_capturing_is_compulsory() {
    let mut table = under("schlagzwang", "W:Wc1,g1:Bd2,d4,f4,d6");
    tap(&mut table, "c1");
    tap(&mut table, "e3");
    assert_eq!(marked(&table, Mark::Capture), ["c5", "g5"]);
    assert!(!table.view().can_stop);
    assert_eq!(table.apply(Intent::Done), Err(Refusal::Unfinished));
    tap(&mut table, "g5");
    assert_eq!(position(&table), "B:Wg1,g5:Bd4,d6");
}

#[test]
fn draughts_section_2_men_stand_until_the_chain_is_over_where_the_rules_want_it() {
    for (laws, stands) in [("german", Some("bM")), ("noris", None)] {
        let mut table = under(laws, CHAIN);
        tap(&mut table, "c1");
        let e3 = square(&table, "e3");
        assert_eq!(tap(&mut table, "e3"), [Happening::OnTheWay(e3)], "{laws}");
        assert_eq!(marked(&table, Mark::Victim), ["d2"], "{laws}");
        assert_eq!(man(&table, "d2").as_deref(), stands, "{laws}");
        tap(&mut table, "g5");
        assert_eq!(position(&table), "B:Wg5:Bd4,d6", "{laws}");
    }
}

#[test]
fn draughts_section_7_the_end_of_a_chain_is_reached_jump_by_jump_and_the_man_stays_in_hand() {
    for laws in ["schlagzwang", "noris"] {
        let mut table = under(laws, "W:Wc1:Bd2,d4,h8");
        tap(&mut table, "c1");
        let held = table.view();
        assert_eq!(touch(&mut table, "c5"), Err(Refusal::JumpByJump), "{laws}");
        assert_eq!(let_go(&mut table, "c5"), Err(Refusal::JumpByJump));
        assert_eq!(table.view(), held);
        let [c1, e3, c5] = ["c1", "e3", "c5"].map(|name| square(&table, name));
        let why = table.why_not(c1, Some(c5)).expect("a reason");
        assert_eq!(
            (why.reason, why.by),
            (Reason::Draughts(JumpByJump), vec![e3])
        );
        // A tap on the man puts it down, as ever.
        tap(&mut table, "c1");
        assert_eq!(marked(&table, Mark::Selected), [""; 0]);
        assert_eq!(drag(&mut table, "c1", "c5"), [Happening::Lifted(c1)]);
        assert_eq!(table.view(), held);
        tap(&mut table, "c1");
        assert_eq!(marked(&table, Mark::Selected), [""; 0], "one tap will do");
    }
}

#[test]
fn draughts_section_7_a_man_on_its_way_has_reasons_of_its_own() {
    let mut table = noris(CHAIN);
    for name in ["c1", "e3"] {
        tap(&mut table, name);
    }
    let reason = |to: &str| Some(table.why_not_on(square(&table, to))?.reason);
    assert_eq!(reason("c5"), None);
    assert_eq!(reason("e7"), Some(Reason::Draughts(JumpByJump)));
    assert_eq!(reason("d2"), Some(Reason::Draughts(Finished)));
    assert_eq!(reason("e5"), Some(Reason::Draughts(NotALine)));
    assert_eq!(touch(&mut table, "e7"), Err(Refusal::JumpByJump));
    assert_eq!(marked(&table, Mark::Selected), ["e3"]);
    // Elsewhere the way is given up.
    assert_eq!(tap(&mut table, "a3"), [Happening::PutBack]);
    assert_eq!(table.why_not_on(square(&table, "c5")), None);
}

#[test]
fn draughts_section_7_a_chain_is_dragged_jump_by_jump() {
    let mut table = noris(CHAIN);
    let e3 = square(&table, "e3");
    let told = drag(&mut table, "c1", "e3");
    assert_eq!(told.last(), Some(&Happening::OnTheWay(e3)));
    drag(&mut table, "e3", "g5");
    assert_eq!(line(&table), ["c1xg5"]);
}

#[test]
fn draughts_section_7_a_way_that_is_given_up_goes_back_to_where_it_began() {
    let begun = || {
        let mut table = noris("W:Wc1,a1:Bd2,d4,f4,d6");
        tap(&mut table, "c1");
        let before = table.view();
        tap(&mut table, "c1");
        let at_rest = table.view();
        tap(&mut table, "c1");
        assert_eq!(table.view(), before);
        tap(&mut table, "e3");
        (table, at_rest)
    };
    let given_up: [fn(&mut Table) -> Vec<Happening>; 4] = [
        |table| table.apply(Intent::Cancel).expect("something in hand"),
        |table| tap(table, "h8"),
        // Not even another own man is lifted instead.
        |table| tap(table, "a1"),
        |table| {
            touch(table, "e3").expect("the man in hand");
            table.apply(Intent::LetGo(None)).expect("off the board")
        },
    ];
    for give_up in given_up {
        let (mut table, at_rest) = begun();
        assert_eq!(give_up(&mut table), [Happening::PutBack]);
        assert_eq!(table.view(), at_rest);
        assert_eq!(table.apply(Intent::Cancel), Err(Refusal::NothingInHand));
    }
    let (mut table, at_rest) = begun();
    let_go(&mut table, "h8").expect("dropped elsewhere");
    assert_eq!(table.view(), at_rest);
}

#[test]
fn draughts_section_4_looking_back_puts_back_the_man_on_its_way() {
    let mut table = noris("B:Wc1:Bd2,d4,h8");
    play(&mut table, "h8-g7");
    tap(&mut table, "c1");
    tap(&mut table, "e3");
    let shown = |review| Intent::Review(review);
    assert_eq!(table.apply(shown(Review::Last)), Ok(vec![]));
    assert!(table.view().can_stop, "that was shown already");
    let back = table.apply(shown(Review::First));
    assert_eq!(back, Ok(vec![Happening::PutBack, Happening::Shown(0)]));
    assert_eq!(table.apply(Intent::Done), Err(Refusal::NothingInHand));
    assert_eq!(touch(&mut table, "c1"), Err(Refusal::Reviewing));
}

#[test]
fn draughts_section_2_a_king_may_come_back_to_where_it_began() {
    let mut table = noris("W:WKc1:Bb2,d2,b4,d4,h8");
    for name in ["c1", "e3", "c5", "a3"] {
        tap(&mut table, name);
    }
    assert_eq!(marked(&table, Mark::Capture), ["c1"]);
    tap(&mut table, "c1");
    assert_eq!(position(&table), "B:WKc1:Bh8");
    assert_eq!(marked(&table, Mark::LastFrom), ["a3", "c1", "c5", "e3"]);
    assert_eq!(marked(&table, Mark::LastTo), ["c1"]);
}

#[test]
fn draughts_section_7_a_chain_presses_the_clock_once() {
    let mut start = start_under("noris");
    start.controls = Some(vec![Control::from_seconds("60+2").expect("a control")]);
    let mut table = Table::from_position(start, "W:Wc1:Bd2,d4,h8").expect("a position");
    table.tell_time(0);
    let begins = Intent::PressClock(rochade_table::chess::BLACK);
    table.apply(begins).expect("White's clock starts");
    tap(&mut table, "c1");
    table.tell_time(1_000);
    tap(&mut table, "e3");
    table.tell_time(3_000);
    assert_eq!(left(&table), [57_000, 60_000], "it is on its way");
    tap(&mut table, "c5");
    table.tell_time(4_000);
    assert_eq!(left(&table), [59_000, 59_000]);
    assert_eq!(table.view().entries[0].time_left, Some(59_000));
}
