//! PDN's FEN.

use rochade_draughts::{FenFault, Names, Position, Rules, Setup, SetupError};
use rochade_testkit::Chance;

use crate::huffing::{set, square};
use crate::walks::walk;

fn read(text: &str) -> Setup {
    text.parse().expect(text)
}

#[test]
fn what_is_written_reads_back() {
    let mut chance = Chance::new(6);
    for _ in 0..500 {
        walk(&mut chance, |position| {
            let rules = position.rules();
            for text in [
                position.to_string(),
                position.to_setup().fen(Names::Numeric).to_string(),
            ] {
                let again = Position::from_fen(&text, rules);
                assert_eq!(again.as_ref(), Ok(position), "{text}");
            }
        });
    }
}

#[test]
fn the_beginning_is_written_as_everywhere() {
    let start = Position::initial(&Rules::NORIS);
    let algebraic = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Ba7,c7,e7,g7,b6,d6,f6,h6,b8,d8,f8,h8";
    assert_eq!(read(algebraic), start.to_setup());
    assert_eq!(
        start.to_setup().fen(Names::Numeric).to_string(),
        "W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12"
    );
    assert_eq!(read("W:W21-32:B1-12"), start.to_setup());
    assert_eq!(
        read("B:W21-32:B1-12"),
        Position::initial(&Rules::ENGLISH).to_setup()
    );
}

#[test]
fn other_hands_are_read() {
    let wanted = read("W:Wc3,Kd4:Be5");
    assert_eq!(wanted.kings, set("d4"));
    for text in [
        "W:W22,K18:B15",
        " w : w C3 , kD4 : b E5 . ",
        "W:Wc3,Kd4:Be5:H0:F1",
        "W:Be5:Wc3,Kd4.",
        "W:Wc3:WKd4:Be5",
        "W:Wc3,Kd4:Q anything, at all:Be5",
    ] {
        assert_eq!(read(text), wanted, "{text}");
    }
    assert_eq!(read("W:W:Be5"), read("W:Be5"));
    assert_eq!(read("B:WK1-3:B").kings.len(), 3);
    assert_eq!(read("B:Wb4,c3:Be7:Xb4,c3").blowable, set("b4 c3"));
}

#[test]
fn faults_have_a_place() {
    for (text, at, reason) in [
        ("", 0, FenFault::Turn),
        ("  X:Wa1", 2, FenFault::Turn),
        ("W Wa1", 2, FenFault::Section),
        ("W:", 2, FenFault::Section),
        ("W:Wa1 b2", 6, FenFault::Section),
        ("W:Wa1,,b2", 6, FenFault::NotASquare),
        ("W:Wa1,", 6, FenFault::NotASquare),
        ("W:Wi1", 3, FenFault::NotASquare),
        ("W:W33", 3, FenFault::NotASquare),
        ("W:W0", 3, FenFault::NotASquare),
        ("W:W12-3", 6, FenFault::NotASquare),
        ("W:Wa2", 3, FenFault::LightSquare),
        ("W:Wc3:Kd4:Bc3", 11, FenFault::Twice),
        ("W:Wc3,Kc3", 6, FenFault::Twice),
        ("W:Wc3:B♞", 7, FenFault::NotASquare),
        ("W:Wc3:Qx\0y:Bd4", 8, FenFault::Section),
    ] {
        let error = text.parse::<Setup>().expect_err(text);
        assert_eq!((error.at, error.reason), (at, reason), "{text}");
        assert!(!error.to_string().is_empty() && error.word().starts_with("fen-"));
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let fault = |text: &str, rules: &Rules| match Position::from_fen(text, rules) {
        Ok(_) => None,
        Err(error) => match error.reason {
            FenFault::Setup(fault) => Some(fault),
            other => panic!("{text}: {other:?}"),
        },
    };
    let noris = &Rules::NORIS;
    let man = |name| Some(SetupError::ManOnLastRow(square(name)));
    assert_eq!(fault("W:Wb8:Ba1,c3", noris), man("b8"));
    assert_eq!(fault("W:Wa1:Bc1,c3", noris), man("c1"));
    assert_eq!(fault("W:WKb8:BKc1,c3", noris), None);
    let not = |name| Some(SetupError::NotBlowable(square(name)));
    assert_eq!(fault("W:Wa1:Bc3:Xa1", noris), not("a1"));
    assert_eq!(fault("W:Wa1:Bc3:Xe5", noris), not("e5"));
    assert_eq!(fault("W:Wa1:Bc3:Xc3", noris), None);
    assert_eq!(
        fault("W:Wa1:Bc3:Xc3", &Rules::ENGLISH),
        Some(SetupError::NoHuff)
    );
    let twice = Setup {
        white: set("c3"),
        black: set("c3"),
        ..Setup::EMPTY
    };
    assert_eq!(twice.fault(noris), Some(SetupError::Twice(square("c3"))));
}

#[test]
fn equality_is_that_of_repetition() {
    let of = |text: &str| Position::from_fen(text, &Rules::NORIS).expect(text);
    assert_ne!(of("W:Wa1:Bc3"), of("B:Wa1:Bc3"));
    assert_ne!(of("W:Wa1:Bc3"), of("W:Wa1:Bc3:Xc3"));
    assert_ne!(of("W:Wa1:Bc3"), of("W:WKa1:Bc3"));
    let started = of("W:WKa1:BKh8,f8");
    let moved = crate::huffing::played(&started, "a1-b2, h8-g7, b2-a1, g7-h8");
    assert_eq!((moved, moved.quiet_plies()), (started, 4));
}
