//! The facts of draughts.md, section 2, rules 13 and 15.

use rochade_draughts::{Color, Rules};

use crate::huffing::{played, position, square};

#[test]
fn without_men_there_is_no_game() {
    let taken = played(&position("W:Wc3:Bd4", &Rules::SCHLAGZWANG), "c3xe5");
    assert!(taken.has_men(Color::White) && !taken.has_men(Color::Black));
    assert!(!taken.has_legal_move());
    let blown = played(&position("W:Wc3:Bd4", &Rules::NORIS), "c3-b4, b4~");
    assert!(!blown.has_men(Color::White) && blown.has_men(Color::Black));
    assert_eq!(blown.turn(), Color::Black);
    let over = position("W:W:Bc3:Xc3", &Rules::NORIS);
    assert!(over.blowable().is_empty(), "nobody is blown after the end");
    assert_eq!((over.perft(1), over.to_string()), (0, "W:W:Bc3".into()));
}

#[test]
fn who_cannot_move_is_blocked() {
    let shut_in = "W:Wa3:Bb4,c5,h8";
    assert!(position(shut_in, &Rules::NORIS).is_blocked());
    assert!(!position("W:Wa3:Bb4,h8", &Rules::NORIS).is_blocked());
    assert!(!position("B:Wa3:Bb4,c5,h8", &Rules::NORIS).is_blocked());
    let nobody = position("W:W:Bb4", &Rules::NORIS);
    assert!(!nobody.is_blocked() && !nobody.has_men(Color::White));
}

#[test]
fn a_claim_can_help_the_blocked() {
    let helped = position("W:Wa3:Bb4,c5,h8:Xb4", &Rules::NORIS);
    assert!(
        !helped.has_legal_move() && !helped.is_blocked(),
        "without b4 there is a way"
    );
    let jumps = position("W:Wa3:Bb4,c5,h8:Xc5", &Rules::NORIS);
    assert!(
        !jumps.has_legal_move() && !jumps.is_blocked(),
        "without c5 there is a jump"
    );
    let useless = position("W:Wa3:Bb4,c5,h8:Xh8", &Rules::NORIS);
    assert!(useless.is_blocked());
    let walled_in = "W:WKb8,Kd8,Kf8,Kh8,a7,c7,e7,g7:Bh2";
    assert!(position(walled_in, &Rules::NORIS).is_blocked());
    let wins = position(&format!("{walled_in}:Xh2"), &Rules::NORIS);
    assert!(!wins.is_blocked(), "the last man can be blown");
}

#[test]
fn one_king_each_is_drawn_unless_something_hangs() {
    let is = |fen: &str, rules: &Rules| position(fen, rules).is_one_king_each();
    assert!(is("W:WKa1:BKh2", &Rules::NORIS));
    assert!(is("W:WKa1:BKh2", &Rules::RUSSIAN));
    assert!(
        !is("W:WKa1:BKh2", &Rules::ENGLISH),
        "short kings can still be caught"
    );
    assert!(!is("W:WKa1:BKd4", &Rules::NORIS), "a capture");
    assert!(is("W:WKa1:BKh8", &Rules::NORIS), "no room behind h8");
    assert!(!is("W:WKa1:Bh2", &Rules::NORIS), "a man");
    assert!(!is("W:WKa1,a3:BKh2", &Rules::NORIS), "a further man");
    assert!(!is("W:WKa1:BKh2:Xh2", &Rules::NORIS), "somebody to blow");
}

#[test]
fn quiet_plies_are_those_of_kings() {
    let start = position("W:WKa1,c3:BKh8,f8,a7", &Rules::NORIS);
    let count = |plies: &str| played(&start, plies).quiet_plies();
    assert_eq!(start.quiet_plies(), 0);
    assert_eq!(count("a1-b2"), 1);
    assert_eq!(count("a1-b2, h8-g7"), 2);
    assert_eq!(count("a1-b2, h8-g7, c3-d4"), 0, "a man moves");
    // d4 can be jumped from g7; Black moves elsewhere, and his king is blown.
    let missed = "a1-b2, h8-g7, c3-d4, g7-h6";
    assert_eq!(count(missed), 1);
    let claimed = played(&start, missed);
    let blown = claimed.blow(square("h6"));
    assert!(blown.is_some(), "{claimed}");
    assert_eq!(
        count("a1-b2, h8-g7, c3-d4, g7-h6, h6~ b2-a1"),
        0,
        "the huff is in this ply"
    );
    assert_eq!(count("a1-b2, h8-g7, c3-d4, g7-h6, b2-a1"), 2);
}
