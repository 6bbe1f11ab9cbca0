//! What cuts or refuses a game, and what is only remarked on, each with its place.

use rochade_chess::MoveTextError;
use rochade_pgn::{Game, Games, Oddity, Place, Reason};

use crate::games::all;

/// The first game of a text is cut or refused with these words.
#[track_caller]
fn check(text: &str, error: &str) {
    assert_eq!(all(text).first().map(String::as_str), Some(error), "{text}");
}

/// Checks how many plies the first game of a text has, and where the first remark on it stands.
#[track_caller]
fn check_remark(text: &str, plies: usize, place: (usize, usize)) {
    let mut games = Games::new(text);
    let game = games.next().expect("a game").expect("no error");
    assert_eq!(game.len(), plies, "{text}");
    let remarks = games.remarks();
    let Place { line, column } = remarks.first().expect("a remark").place;
    assert_eq!((line, column), place, "{text}");
}

#[test]
fn moves_cut() {
    check("1. e4 e5\n2. Ke3", "2:4 'Ke3': no such legal move");
    check(
        "1. Nf3 d5 2. Nc3 d4 3. Nb5 d3\r\n4. Nd4",
        "2:4 'Nd4': more than one legal move fits",
    );
    check("1. e4 e7e4", "1:7 'e7e4': no such legal move");
    check("{ä♞}\t1. e9", "1:9 'e9': not a move");
    let mut games = Games::new("[White \"A\"]\n\n1. e4 Nc9 2. d4 *\n\n1. d4 *");
    assert!(games.next().is_some_and(|game| game.is_err()));
    let torn: Option<Game> = games.torn();
    assert_eq!(torn.map(|game| game.len()), Some(1));
    assert_eq!(games.next().map(|game| game.is_ok()), Some(true));
}

#[test]
fn what_is_no_move_is_passed_over() {
    for sign in ["}", "]", "<br>", "<h1>", "$902", ",", "+-+-+"] {
        check_remark(&format!("1. e4\n{sign} e5"), 2, (2, 1));
    }
    assert_eq!(all("(1. d4) 1. e4 e5"), ["2 *"]);
    assert_eq!(all("1. Bb5 Bb4"), ["1:4 'Bb5': no such legal move"]);
    assert_eq!(all("1. e4 d5 2. Bb5 ch c6 mate *"), ["4 *"]);
}

#[test]
fn what_might_be_a_move_is_passed_over_only_before_the_number_that_is_due() {
    for word in [
        ")", "hello", "---", "1/4", "Nf", "exd", "<e5>", "&ndash;", "x", ":", "12",
    ] {
        let begin = format!("1. e4\n{word}");
        check(&format!("{begin} e5"), &format!("2:1 '{word}': not a move"));
        check(
            &format!("{begin} 2. Nf3"),
            &format!("2:1 '{word}': not a move"),
        );
        check_remark(&format!("{begin} 1... e5 2. Nf3"), 3, (2, 1));
        check_remark(&format!("{begin} *"), 1, (2, 1));
    }
}

#[test]
fn a_wrong_number_hides_no_missing_moves() {
    let slipped = "1. e4 e5 7. Nf3 Nc6 {3. Bc4 Bc5}\n";
    check(
        &format!("{slipped}5. d3 d6"),
        "2:1 '5.': moves are missing before this number",
    );
    // The text goes on from the wrong number, or goes back to the right one.
    for number in [8, 3] {
        check_remark(&format!("{slipped}{number}. d3 d6 *"), 6, (1, 10));
    }
}

#[test]
fn tags_lose_no_game() {
    for tag in [
        "[White Anna]",
        "[Event]",
        "[White \"A]",
        "[White \"A\" x]",
        "[White Elo \"1900\"]",
        "[[White \"A\"]",
        "[pgn]",
    ] {
        check_remark(&format!("{tag}\n[Black \"B\"]\n\n1. e4 *"), 1, (1, 1));
    }
    let game = crate::games::one("[White Anna]\n[Result 1-0]\n[White Elo \"9\"]\n\n1. e4");
    assert_eq!(
        (game.sheet.tags().get("White"), game.sheet.result.text()),
        (Some("Anna"), "1-0")
    );
}

#[test]
fn positions() {
    check(
        "[White \"A\"]\n [FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n*",
        "2:2 unreadable FEN: placement: white has no king",
    );
    let mut games = Games::new("[FEN \"\"]\n\n1. e4 *");
    assert!(games.next().is_some_and(|game| game.is_ok()));
    assert_eq!(games.remarks()[0].oddity, Oddity::NoPosition);
}

#[test]
fn what_does_not_end_ends_with_the_game() {
    check_remark("1. e4\n {never", 1, (2, 2));
    check_remark("1. e4\n (1. d4 (1. c4)", 1, (2, 2));
    let text = "1. e4 {x\n[Event \"b\"]\n\nd4 {y} *";
    assert_eq!(all(text), ["1 *", "1 *"]);
    // A closed comment may hold what looks like a tag.
    assert_eq!(all("1. e4 {x\n[Event \"b\"]\ny} e5 *"), ["2 *"]);
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
}
