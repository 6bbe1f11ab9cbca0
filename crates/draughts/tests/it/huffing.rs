//! Huffing (draughts.md, section 2, rules 11 and 12).

use rochade_draughts::{Huff, Missed, Position, Rules, Square, Squares};
use rochade_testkit::Chance;

use crate::walks::walk;

pub(crate) fn square(name: &str) -> Square {
    name.parse().expect(name)
}

pub(crate) fn set(names: &str) -> Squares {
    names.split_whitespace().map(square).collect()
}

pub(crate) fn position(fen: &str, rules: &Rules) -> Position {
    Position::from_fen(fen, rules).expect(fen)
}

/// The position after plies written as text.
pub(crate) fn played(start: &Position, plies: &str) -> Position {
    plies.split(',').fold(*start, |position, text| {
        let ply = position.parse_ply(text.trim()).expect(text);
        let blown = ply.blow.map_or(Some(position), |man| position.blow(man));
        let position = blown.expect(text);
        ply.mv
            .map_or(position, |mv| position.play(&mv).expect(text))
    })
}

fn missed(position: &Position) -> Vec<(Square, Square, Squares)> {
    let of = |missed: Missed| (missed.now, missed.stood, missed.victims);
    position.missed().map(of).collect()
}

#[test]
fn a_missed_capture_names_the_men() {
    let start = position("W:Wc3,g1,h2:Bd4,b4,h8", &Rules::NORIS);
    let stayed = played(&start, "g1-f2");
    assert_eq!(stayed.blowable(), set("c3"));
    let [c3] = [square("c3")];
    assert_eq!(missed(&stayed), [(c3, c3, set("b4 d4"))]);
    assert_eq!(missed(&start), []);

    let start = position("W:Wc3,g1:Bd4,h8", &Rules::NORIS);
    let went = played(&start, "c3-b4");
    assert_eq!(missed(&went), [(square("b4"), c3, set("d4"))]);

    let moved = Rules {
        huff: Huff::Moved,
        ..Rules::NORIS
    };
    let other = played(&position("W:Wc3,g1:Bd4,h8", &moved), "g1-f2");
    assert_eq!(other.blowable(), set("f2"), "the man that moved");
    assert_eq!(
        missed(&other),
        [(c3, c3, set("d4"))],
        "for what another one missed"
    );
}

#[test]
fn a_king_and_a_crowned_man_are_known_as_they_stood() {
    // The king sees d4 from a1, and goes to b2; the man on c7 is crowned instead of capturing b6.
    let king = played(&position("W:WKa1:Bd4,h8", &Rules::NORIS), "a1-b2");
    assert_eq!(missed(&king), [(square("b2"), square("a1"), set("d4"))]);
    assert!(king.man_at(square("b2")).expect("a king").king);

    let back = Rules {
        men_capture_back: true,
        ..Rules::NORIS
    };
    let crowned = played(&position("W:Wc7:Bb6,h6", &back), "c7-d8");
    assert_eq!(missed(&crowned), [(square("d8"), square("c7"), set("b6"))]);
    let front = played(&position("W:Wc7:Bb6,h6", &Rules::NORIS), "c7-d8");
    assert_eq!(missed(&front), [], "a man does not capture backwards");
}

#[test]
fn one_man_is_blown_and_the_turn_stays() {
    let offered = played(&position("W:Wc3,g3,a1:Bd4,h4,h8", &Rules::NORIS), "a1-b2");
    assert_eq!(
        offered.blowable(),
        set("c3"),
        "g3 would land beside the board"
    );
    assert_eq!(offered.to_string(), "B:Wb2,c3,g3:Bd4,h4,h8:Xc3");
    let blown = offered.blow(square("c3")).expect("blowable");
    assert_eq!(blown.to_string(), "B:Wb2,g3:Bd4,h4,h8");
    assert_eq!(blown.turn(), offered.turn());
    assert_eq!(missed(&blown), []);
    assert_eq!(offered.blow(square("g3")), None);
    assert_eq!(offered.blow(square("d4")), None);
    // What can be captured is judged without the man: h4 jumps g3 now as before, d4 has nobody
    // left.
    assert_eq!(offered.capturers(), set("h4"));
    // Whoever moves on has waived it; here Black misses a capture of his own.
    assert_eq!(played(&offered, "h8-g7").blowable(), set("h4"));
}

#[test]
fn a_capture_of_any_kind_is_no_offence() {
    let start = position("W:Wc1,g1:Bd2,d4,d6,f2", &Rules::NORIS);
    for text in ["c1xe3", "c1xe3xc5", "g1xe3", "c1xe3xc5xe7"] {
        let next = played(&start, text);
        assert!(next.blowable().is_empty(), "{text}");
    }
}

#[test]
fn blowing_changes_nothing_else() {
    let mut chance = Chance::new(4);
    let mut blown = 0;
    for _ in 0..1500 {
        walk(&mut chance, |position| {
            let enemy = position.turn().other();
            assert_eq!(position.blowable() - position.men(enemy), Squares::EMPTY);
            if position.rules().huff == Huff::Able && position.missed().count() > 0 {
                let now: Squares = position.missed().map(|missed| missed.now).collect();
                assert_eq!(now, position.blowable());
            }
            for missed in position.missed() {
                assert!(!missed.victims.is_empty());
                assert_eq!(
                    missed.victims - position.men(position.turn()),
                    Squares::EMPTY
                );
            }
            for man in Square::all() {
                let next = position.blow(man);
                assert_eq!(next.is_some(), position.blowable().contains(man));
                let Some(next) = next else { continue };
                blown += 1;
                assert_eq!(next.men(enemy), position.men(enemy) - Squares::of(man));
                assert_eq!(next.men(next.turn()), position.men(position.turn()));
                assert_eq!((next.turn(), next.quiet_plies()), (position.turn(), 0));
                assert!(next.blowable().is_empty());
            }
        });
    }
    assert!(blown > 2000, "only {blown} were blown");
}
