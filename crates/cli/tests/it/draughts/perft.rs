//! The numbers of draughts.md, section 4. In `noris` a ply is a huff or none, and then a move.

use crate::rochade::check;

#[track_caller]
fn counts(rules: &str, position: &str, counts: &[u64]) {
    for (depth, count) in (1..).zip(counts) {
        let line = format!("perft draughts {depth} {position} --rules {rules}");
        check(&line, &format!("{count}\n"));
    }
}

#[test]
fn from_the_start() {
    check("perft draughts 0", "1\n");
    check("perft draughts 4", "3483\n");
    check("perft draughts 4 --json", "{\"nodes\":3483}\n");
    counts("noris", "", &[7, 49, 379, 3_483, 40_717]);
    for rules in ["schlagzwang", "german", "czech", "english"] {
        counts(rules, "", &[7, 49, 302, 1_469, 7_361, 36_768]);
    }
    for rules in ["russian", "pool"] {
        counts(rules, "", &[7, 49, 302, 1_469, 7_482, 37_986]);
    }
    counts("brazilian", "", &[7, 49, 302, 1_469, 7_473, 37_628]);
}

#[test]
fn k1() {
    for (rules, numbers) in [
        ("noris", &[12, 143, 2_760][..]),
        ("schlagzwang", &[12, 84, 498, 3_108]),
        ("german", &[12, 68, 346, 1_931]),
        ("czech", &[12, 83, 492, 3_048]),
        ("english", &[6, 36, 228, 1_405]),
        ("russian", &[12, 84, 498, 3_109]),
        ("pool", &[12, 84, 498, 3_109]),
        ("brazilian", &[12, 74, 414, 2_452]),
    ] {
        counts(rules, "W:WKa1,Kc1,e3,f2:BKh8,Kf8,d6,c7", numbers);
    }
}

#[test]
fn k2() {
    for (rules, numbers) in [
        ("noris", &[11, 207, 2_238][..]),
        ("schlagzwang", &[3, 31, 217, 1_233]),
        ("german", &[2, 20, 149, 851]),
        ("czech", &[3, 31, 217, 1_221]),
        ("english", &[6, 26, 129, 599]),
        ("russian", &[3, 31, 217, 1_163]),
        ("pool", &[3, 31, 217, 1_163]),
        ("brazilian", &[3, 31, 217, 1_161]),
    ] {
        counts(rules, "W:WKd4,c3,g3:BKe7,b6,f6,g5", numbers);
    }
}
