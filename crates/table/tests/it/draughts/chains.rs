//! Chains of jumps at the table (draughts.md, sections 2 and 7).

use rochade_table::{Happening, Intent, Mark, Refusal};

use super::{line, noris, under};
use crate::table::{man, marked, position, square, tap};

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
