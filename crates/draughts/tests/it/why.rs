//! Why a man can't go there.

use rochade_draughts::{Rules, Square, WhyNot};

use crate::huffing::{position, set, square};

fn why(fen: &str, rules: &Rules, path: &str, to: &str) -> Option<WhyNot> {
    let path: Vec<Square> = path.split_whitespace().map(square).collect();
    let to = (!to.is_empty()).then(|| square(to));
    position(fen, rules).why_not(&path, to)
}

#[test]
fn what_can_go_has_no_reason() {
    for (path, to) in [("c3", ""), ("c3", "b4"), ("c3", "e5"), ("g1", "h2")] {
        assert_eq!(
            why("W:Wc3,g1:Bd4,h8", &Rules::NORIS, path, to),
            None,
            "{path} {to}"
        );
    }
}

#[test]
fn board_and_men_have_reasons() {
    let fen = "W:Wc3,b2,g1,a3,b4,Ke1:Bd4,e5,h8,f4";
    let why = |path: &str, to: &str| why(fen, &Rules::NORIS, path, to);
    assert_eq!(why("e3", ""), Some(WhyNot::Empty));
    assert_eq!(why("d4", "c5"), Some(WhyNot::NotYours));
    assert_eq!(why("b2", "c3"), Some(WhyNot::OwnMan(square("c3"))));
    assert_eq!(why("c3", "b2"), Some(WhyNot::OwnMan(square("b2"))));
    assert_eq!(why("c3", "d2"), Some(WhyNot::Backwards));
    assert_eq!(why("c3", "d4"), Some(WhyNot::NoRoomBehind(square("d4"))));
    assert_eq!(why("c3", "e5"), Some(WhyNot::NoRoomBehind(square("d4"))));
    assert_eq!(why("g1", "e3"), Some(WhyNot::TooFar));
    assert_eq!(why("g1", "g3"), Some(WhyNot::NotALine));
    assert_eq!(why("a3", ""), Some(WhyNot::HemmedIn(set("b4 b2"))));
    assert_eq!(why("b2", "c1"), Some(WhyNot::Backwards));
}

#[test]
fn a_man_that_can_be_jumped_is_no_square_to_go_to() {
    assert_eq!(
        why("W:Wc3:Bd4,h8", &Rules::NORIS, "c3", "d4"),
        Some(WhyNot::Occupied(square("d4")))
    );
}

#[test]
fn duties_have_reasons() {
    let must = "W:Wc3,g1:Bd4,h8";
    let zwang = &Rules::SCHLAGZWANG;
    let c3 = Some(WhyNot::MustCapture(set("c3")));
    assert_eq!(why(must, zwang, "g1", ""), c3);
    assert_eq!(why(must, zwang, "g1", "h2"), c3);
    assert_eq!(why(must, zwang, "c3", "b4"), c3);
    assert_eq!(why(must, zwang, "g1", "h4"), Some(WhyNot::NotALine));

    let most = "W:Wa1,e1:Bb2,d4,f2,h8";
    let brazil = &Rules::BRAZILIAN;
    assert_eq!(
        why(most, brazil, "e1", "g3"),
        Some(WhyNot::MustTakeMost(set("a1")))
    );
    let king = "W:WKa1,g1:Bc3,f2,h8";
    assert_eq!(
        why(king, &Rules::CZECH, "g1", "e3"),
        Some(WhyNot::KingFirst(set("a1")))
    );
    assert_eq!(
        why(king, &Rules::CZECH, "g1", "h2"),
        Some(WhyNot::MustCapture(set("a1")))
    );
}

#[test]
fn landing_squares_have_reasons() {
    let fen = "W:WKa1:Bc3,f6,h8";
    assert_eq!(
        why(fen, &Rules::GERMAN, "a1", "e5"),
        Some(WhyNot::MustLandBehind(square("d4")))
    );
    // Over c3 and then over e7 is possible from f6 only.
    let turn = "W:WKa1:Bc3,e7,h8";
    assert_eq!(
        why(turn, &Rules::SCHLAGZWANG, "a1", "d4"),
        Some(WhyNot::MustGoOn(set("f6")))
    );
    assert_eq!(why(turn, &Rules::SCHLAGZWANG, "a1", "f6"), None);
}

#[test]
fn a_chain_has_reasons() {
    let fen = "W:Wc1:Bd2,d4,h8";
    assert_eq!(why(fen, &Rules::NORIS, "c1 e3", "c5"), None);
    assert_eq!(
        why(fen, &Rules::NORIS, "c1 e3", "f4"),
        Some(WhyNot::Finished)
    );
    assert_eq!(
        why(fen, &Rules::NORIS, "c1 e3 c5", ""),
        Some(WhyNot::Finished)
    );
    // What a later jump reaches is not out of reach: it comes jump by jump.
    for rules in [&Rules::NORIS, &Rules::SCHLAGZWANG] {
        let (chain, e3) = ("W:Wc1:Bd2,d4,d6,h8", WhyNot::JumpByJump(set("e3")));
        assert_eq!(why(chain, rules, "c1", "c5"), Some(e3));
        assert_eq!(why(chain, rules, "c1", "e7"), Some(e3));
        let c5 = WhyNot::JumpByJump(set("c5"));
        assert_eq!(why(chain, rules, "c1 e3", "e7"), Some(c5));
        assert_eq!(why(chain, rules, "c1", "g5"), Some(WhyNot::TooFar));
    }
    // Only captures that the rules allow count: here the longer one.
    let longer = "W:Wc1:Bd2,d4,f4,d6";
    assert_eq!(
        why(longer, &Rules::BRAZILIAN, "c1", "g5"),
        Some(WhyNot::TooFar)
    );
    // A man that has been jumped still stands there, if men are lifted at the end.
    assert_eq!(
        why("W:WKc1:Bd2,f2,h6", &Rules::GERMAN, "c1 e3", "c1"),
        Some(WhyNot::TwiceOver(square("d2")))
    );
}
