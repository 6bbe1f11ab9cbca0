//! Draughts: every command of cli.md, with its exact answer.

mod perft;
mod refusals;
mod replay;

use crate::rochade::check;

/// The man on c3 has failed to capture the one on d4.
const MISSED: &str = "B:Wc3,Kf2:Bd4,h8:Xc3";

#[test]
fn moves() {
    check(
        "moves draughts",
        "21-17\n22-17\n22-18\n23-18\n23-19\n24-19\n24-20\n",
    );
    // Every ply: a man blown and a move, or a move.
    check(
        &format!("moves draughts {MISSED}"),
        "18-23\n18x25\n22~18-22\n22~18-23\n22~4-8\n4-8\n",
    );
    check(
        "moves draughts W:W29:B22:X22 --json",
        "[\"22~\",\"29-25\"]\n",
    );
    // Where the king turns, and where it comes to.
    check(
        "moves draughts W:WKa1:Bb2,e3,g5 --rules schlagzwang",
        "29x11x20\n29x18x27\n29x18x32\n",
    );
    check("moves draughts W:W:B1", "");
}

#[test]
fn divide() {
    check(
        "divide draughts 2 W:Wc3,g1:Bd4,h8",
        "22-17 6\n22x15 1\n32-27 6\n32-28 6\ntotal 19\n",
    );
    check(
        "divide draughts 1 W:W29:B22:X22 --json",
        "{\"moves\":{\"22~\":1,\"29-25\":1},\"total\":2}\n",
    );
    check("divide draughts 0", "total 1\n");
    check("divide draughts 3 W:W:B1", "total 0\n");
}

#[test]
fn status() {
    for (position, word) in [
        ("", "ongoing"),
        ("W:WKa1:BKf8", "one-king-each"),
        ("W:WKa1:BKd4", "ongoing"),
        ("W:WKa1:BKf8:Xf8", "ongoing"),
        ("W:W:B1", "no-men"),
        ("B:W32:B", "no-men"),
        ("W:Wa3:Bb4,c5", "blocked"),
        // There is somebody to blow so that it is not.
        ("W:Wa3:Bb4,c5:Xb4", "ongoing"),
    ] {
        check(&format!("status draughts {position}"), &format!("{word}\n"));
    }
    // Where kings don't fly, one against one can win.
    check("status draughts W:WKa1:BKf8 --rules english", "ongoing\n");
    check("status draughts --json", "{\"status\":\"ongoing\"}\n");
}

#[test]
fn show() {
    let board = "\
8    .   .   .   b
7  .   .   .   .
6    .   .   .   .
5  .   .   .   .
4    .   b   .   .
3  .   w   .   .
2    .   .   W   .
1  .   .   .   .

   a b c d e f g h

B:W22,K27:B4,18:X22
";
    check(&format!("show draughts {MISSED}"), board);
    check(
        "show draughts B:W22,K27:B4,18:X22 --json",
        "{\"position\":\"B:W22,K27:B4,18:X22\",\"rows\":[\" . . . b\",\". . . . \",\" . . . .\",\". . . . \",\
         \" . b . .\",\". w . . \",\" . . W .\",\". . . . \"]}\n",
    );
}

#[test]
fn black_begins_by_some_rules() {
    for (rules, text) in [("english", "B"), ("pool", "B"), ("russian", "W")] {
        let said = crate::rochade::call(&format!("show draughts --rules {rules}"));
        let men = "W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";
        assert!(said.out.ends_with(&format!("\n{text}:{men}\n")), "{rules}");
    }
}

#[test]
fn laws_mean_the_same_as_rules_and_stand_anywhere() {
    for line in [
        "moves draughts W:Wc3,g1:Bd4,h8 --rules schlagzwang",
        "--laws schlagzwang moves draughts W:Wc3,g1:Bd4,h8",
        "moves --rules schlagzwang draughts W:W22,32:B4,18",
    ] {
        check(line, "22x15\n");
    }
}
