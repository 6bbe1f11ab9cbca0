//! Chains of jumps at the table (draughts.md, sections 2 and 7).

use rochade_table::draughts::Reason::{Finished, JumpByJump, NotALine};
use rochade_table::{Happening, Intent, Mark, Reason, Refusal};

use super::{line, noris, under};
use crate::table::{drag, let_go, man, marked, position, square, tap, touch};

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
