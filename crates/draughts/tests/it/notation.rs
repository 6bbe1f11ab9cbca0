//! Moves as text.

use rochade_draughts::{MoveTextError, Names, Ply, Position, Rules};
use rochade_testkit::Chance;

use crate::huffing::{played, position, square};
use crate::walks::{some_ply, walk};

#[test]
fn every_text_of_a_ply_reads_back() {
    let mut chance = Chance::new(7);
    let (mut blows, mut longer) = (0, 0);
    for _ in 0..400 {
        let mut again = Chance::new(chance.next_u64());
        walk(&mut chance, |position| {
            let Some(ply) = some_ply(&mut again, position) else {
                return;
            };
            blows += usize::from(ply.blow.is_some());
            let short = position.short_ply(&ply, Names::Algebraic);
            longer += usize::from(
                ply.mv
                    .is_some_and(|mv| mv.path().len() > 2 && short.ends_with(&mv.to_string())),
            );
            for text in [
                short,
                position.short_ply(&ply, Names::Numeric),
                ply.to_string(),
                ply.full(Names::Numeric).to_string(),
                ply.to_string().replace('x', ":").to_uppercase(),
                ply.to_string().replace('x', " - "),
            ] {
                let read = position.parse_ply(&text);
                assert_eq!(read, Ok(ply), "{text} in {position} {:?}", position.rules());
            }
        });
    }
    assert!(blows > 300, "only {blows} men were blown");
    assert!(longer > 2, "only {longer} texts needed the whole path");
}

#[test]
fn texts_are_short_where_they_can_be() {
    let start = position("W:Wc1:Bd2,d4,d6,f4", &Rules::NORIS);
    let text = |text: &str, names| {
        let mv = start.parse_move(text).expect(text);
        start.short(&mv, names)
    };
    assert_eq!(text("c1xe3xc5xe7", Names::Algebraic), "c1xe7");
    assert_eq!(text("c1-b2", Names::Algebraic), "c1-b2");
    assert_eq!(text("30x14", Names::Numeric), "30x14");
    let mv = start.parse_move("c1:c5").expect("a move");
    assert_eq!(mv.to_string(), "c1xe3xc5");
    assert_eq!(mv.full(Names::Numeric).to_string(), "30x23x14");
}

#[test]
fn squares_may_stand_together_without_a_sign() {
    let start = position("W:Wc1,a1:Bd2,d4", &Rules::NORIS);
    for (typed, meant) in [
        ("a1b2", "a1-b2"),
        ("A1B2", "a1-b2"),
        ("c1e3", "c1xe3"),
        ("c1e3c5", "c1xe3xc5"),
        ("c1xe3c5", "c1xe3xc5"),
    ] {
        let mv = start.parse_move(typed).expect("a move");
        assert_eq!(mv.to_string(), meant, "{typed}");
    }
    for wrong in ["c1e", "c", "2925"] {
        assert_eq!(
            start.parse_move(wrong),
            Err(MoveTextError::NotAMove),
            "{wrong}"
        );
    }
}

#[test]
fn two_ways_to_one_square_are_told_apart() {
    let start = position("W:Wd2:Bc3,e3,c5,e5", &Rules::SCHLAGZWANG);
    assert_eq!(start.parse_move("d2xd6"), Err(MoveTextError::Ambiguous));
    for mv in start.legal_moves() {
        let text = start.short(&mv, Names::Algebraic);
        assert!(["d2xb4xd6", "d2xf4xd6"].contains(&text.as_str()), "{text}");
        assert_eq!(start.parse_move(&text), Ok(mv));
    }
}

#[test]
fn a_king_may_be_put_down_on_the_way() {
    let start = position("W:WKa1:Bd4,g7", &Rules::SCHLAGZWANG);
    let canonical = start.parse_move("a1xe5xh8").expect("a move");
    assert_eq!(start.legal_moves(), [canonical]);
    for text in ["a1xf6xh8", "a1:e5:h8", "a1xh8", "29x11x4"] {
        assert_eq!(start.parse_move(text), Ok(canonical), "{text}");
    }
    let next = start.next(&[square("a1")]).expect("it can move");
    assert_eq!(next.targets(), crate::huffing::set("e5 f6"));
    assert_eq!(next.over(square("f6")), Some(square("d4")));
    let on_f6 = start.next(&[square("a1"), square("f6")]).expect("on");
    assert!(!on_f6.may_stop && on_f6.jumps == crate::huffing::set("h8"));
}

#[test]
fn a_dash_means_the_plain_move_if_there_is_one() {
    // Around the four men and back to the line on which it can simply go, too.
    let rules = Rules::NORIS;
    let start = position("W:WKa1:Bd2,d4,f4,f2", &rules);
    for mv in start.legal_moves() {
        let dashed = start.short(&mv, Names::Algebraic);
        assert_eq!(start.parse_move(&dashed), Ok(mv), "{dashed}");
    }
    assert_eq!(start.parse_move("a1xb2"), Err(MoveTextError::NoSuchMove));
}

#[test]
fn wrong_texts_say_why() {
    let start = Position::initial(&Rules::NORIS);
    for text in [
        "", "c3", "c3-", "-d4", "c3-d4-", "hello", "c3~", "c3?d4", "c2-d3", "40-41",
    ] {
        assert_eq!(
            start.parse_move(text),
            Err(MoveTextError::NotAMove),
            "{text}"
        );
    }
    for text in ["c3-c3", "c3-e5", "c3xd4", "a7-b6", "1-5", "c3-d4-e5"] {
        assert_eq!(
            start.parse_move(text),
            Err(MoveTextError::NoSuchMove),
            "{text}"
        );
    }
    assert_eq!(start.parse_ply("x~ c3-d4"), Err(MoveTextError::NotAMove));
    let not = Err(MoveTextError::NotBlowable(square("c3")));
    assert_eq!(start.parse_ply("c3~ c3-d4"), not);
    let offered = played(&position("W:Wc3,g1:Bd4,h8", &Rules::NORIS), "g1-h2");
    assert_eq!(offered.parse_ply("c3~"), Err(MoveTextError::NotAMove));
    assert_eq!(offered.parse_ply("22 ~8-4"), Err(MoveTextError::NoSuchMove));
    let ply = offered.parse_ply("22~4-8").expect("a ply");
    assert_eq!(offered.short_ply(&ply, Names::Algebraic), "c3~ h8-g7");
    assert_eq!(offered.short_ply(&ply, Names::Numeric), "22~ 4-8");
    let last = played(&position("W:Wc3:Bd4", &Rules::NORIS), "c3-b4");
    let blow = Ply {
        blow: Some(square("b4")),
        mv: None,
    };
    assert_eq!(last.parse_ply(" B4~ "), Ok(blow));
    assert_eq!(last.parse_ply("b4~ d4-c3"), Err(MoveTextError::NoSuchMove));
}
