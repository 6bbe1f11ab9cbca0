//! Each reason for which a game can't be read, with its place.

use rochade_chess::MoveTextError;
use rochade_pgn::{Flaw, Games, Part, Place, Reason};

use crate::games::all;

/// The first game of a text is refused with these words.
#[track_caller]
fn check(text: &str, error: &str) {
    assert_eq!(all(text).first().map(String::as_str), Some(error), "{text}");
}

#[test]
fn moves() {
    check("1. e4 e5\n2. Ke3", "2:4 'Ke3': no such legal move");
    check(
        "1. Nf3 d5 2. Nc3 d4 3. Nb5 d3\r\n4. Nd4",
        "2:4 'Nd4': more than one legal move fits",
    );
    check("1. e4 hello", "1:7 'hello': not a move");
    check("1. e4 e7e4", "1:7 'e7e4': no such legal move");
    check("{ä♞}\te9", "1:6 'e9': not a move");
    check("1. e4 ---", "1:7 '---': not a move");
    check("\u{feff}xyz", "1:1 'xyz': not a move");
    check("{\r}\rxyz", "3:1 'xyz': not a move");
    let long = format!("1. e4 {}", "x".repeat(1000));
    check(&long, &format!("1:7 '{}': not a move", "x".repeat(24)));
    check("[A\u{1b}[31m]", "1:1 '[A\u{fffd}[31m]': not a tag");
}

#[test]
fn brackets() {
    for sign in [")", "}", "]"] {
        check(
            &format!("1. e4\n{sign} e5"),
            &format!("2:1 '{sign}': not a move"),
        );
    }
    check("(1. d4) 1. e4", "1:1 '(': not a move");
}

#[test]
fn tags() {
    check("[White \"A\"]\n[Event]\n*", "2:1 '[Event]': not a tag");
    check("[White Anna]", "1:1 '[White Anna]': not a tag");
    check(" [\"A\"]", "1:2 '[\"A\"]': not a tag");
    check("[_x \"A\"]", "1:1 '_x': not a tag");
    check("e4 [%clk 0:03:00]", "1:4 '[%clk 0:03:00]': not a tag");
    check("[White \"A]\n*", "1:1 the tag does not end");
    check("[White \"A\" x]\n*", "1:1 the tag does not end");
    check("[White \"A\\\"]\n*", "1:1 the tag does not end");
    check("[White \"A", "1:1 the tag does not end");
}

#[test]
fn starts() {
    check(
        "[White \"A\"]\n [FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*",
        "2:2 unreadable FEN: placement: white has no king",
    );
    check(
        "[FEN \"\"]",
        "1:1 unreadable FEN: placement: the field is missing",
    );
}

#[test]
fn glyphs() {
    check("e4 $", "1:4 '$': not a number from $0 to $255");
    check("e4 $x1", "1:4 '$x1': not a number from $0 to $255");
    check("e4 $256", "1:4 '$256': not a number from $0 to $255");
    check("e4 $+1", "1:4 '$+1': not a number from $0 to $255");
}

#[test]
fn what_does_not_end() {
    check("1. e4\n {never", "2:2 the comment does not end");
    check("1. e4\n (1. d4 (1. c4)", "2:2 the variation does not end");
    check("1. e4 (1. d4\n {)", "2:2 the comment does not end");
    check("1. e4 (1. d4 ; )", "1:7 the variation does not end");
    check(
        "1. e4 {x\n[Event \"b\"]\n\nd4 {y} *",
        "1:7 the comment does not end",
    );
    check(
        "1. e4 (x\r\n\t[Event \"b\"]\r\n\nd4 (y) *",
        "1:7 the variation does not end",
    );
}

#[test]
fn as_data() {
    let error = Games::new("1. e4\n2. Ke3")
        .next()
        .expect("an item")
        .expect_err("an error");
    assert_eq!(error.place, Place { line: 2, column: 4 });
    let fault = MoveTextError::Illegal;
    let text = "Ke3".to_owned();
    assert_eq!(error.reason, Reason::Move { text, fault });
    let error = Games::new("{")
        .next()
        .expect("an item")
        .expect_err("an error");
    assert_eq!(
        error.reason,
        Reason::Format(Flaw::Unterminated(Part::Comment))
    );
}
