//! Numbers of draughts.md, section 4, under each set of rules. In `noris` a ply is a huff or none,
//! and then a move.

use crate::rochade::check;

#[test]
fn perft_under_each_set_of_rules() {
    check("perft draughts 0", "1\n");
    check("perft draughts 4", "3483\n");
    check("perft draughts 4 --json", "{\"nodes\":3483}\n");
    for (rules, depth, count) in [
        ("noris", 3, 2_760),
        ("schlagzwang", 4, 3_108),
        ("german", 4, 1_931),
        ("czech", 4, 3_048),
        ("english", 4, 1_405),
        ("russian", 4, 3_109),
        ("pool", 4, 3_109),
        ("brazilian", 4, 2_452),
    ] {
        let position = "W:WKa1,Kc1,e3,f2:BKh8,Kf8,d6,c7";
        let line = format!("perft draughts {depth} {position} --rules {rules}");
        check(&line, &format!("{count}\n"));
    }
}
