//! What is read, and what is refused where.

use crate::games::{all, check_round_trip, games, moves, one};

#[test]
fn a_game_of_four_looks_like_this() {
    let text = "[Event \"Club\"]\n[Site \"?\"]\n[Date \"2026.11.20\"]\n[Round \"?\"]\n[A \"Anna\"]\n[B \"Ben\"]\n\
                [C \"Cor\"]\n[D \"?\"]\n[Result \"half AC\"]\n[Variant \"four\"]\n[Laws \"gustavus-four\"]\n\
                [Annotator \"x\"]\n\n{before}\n1. d2-d4 $1 {[%clk 0:05:00]} {old} .. m7-l7 .. Nj14-i12 .. b5-c5\n\
                2. {why} e2-e4\nhalf AC\n";
    let game = one(text);
    assert_eq!(check_round_trip(&game), text);
    assert_eq!(game.sheet.notes().len(), 5);
    let notes: Vec<_> = game.sheet.notes().collect();
    assert_eq!(notes[0].clock, Some(300_000));
    assert_eq!(
        (notes[0].after.as_str(), notes[4].before.as_str()),
        ("old", "why")
    );
}

#[test]
fn a_game_of_three_tells_its_board() {
    let text = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[Black \"Anna\"]\n[Red \"Ben\"]\n\
                [White \"Cor\"]\n[Result \"*\"]\n[Variant \"three\"]\n[Laws \"three,board:t120\"]\n\n\
                1. c2-c4 .. l4-i4 .. b5-d5\n*\n";
    assert_eq!(check_round_trip(&one(text)), text);
}

#[test]
fn what_is_played_is_told_by_any_of_three_tags() {
    let t120 = "wRwP8rPrR/wNwP8rPrN/wBwP8rPrB/wQwP8rPrK/wKwP8rPrQ/wBwP8rPrB/wNwP8rPrN/wRwP8rPrR/8/\
                kPkPkPkPkPkPkPkP/kRkNkBkQkKkBkNkR k - - -";
    for (tags, laws) in [
        ("[Laws \"gustavus-four\"]".to_owned(), "gustavus-four"),
        ("[Variant \"three\"]".to_owned(), "three"),
        (format!("[Position \"{t120}\"]"), "three,board:t120"),
        (
            format!("[Variant \"three\"]\n[FEN \"{t120}\"]"),
            "three,board:t120",
        ),
        ("[Event \"x\"]".to_owned(), "four"),
    ] {
        assert_eq!(one(&format!("{tags}\n\n*")).laws(), laws, "{tags}");
    }
}

#[test]
fn moves_are_read_as_people_write_them() {
    for written in [
        "1. d2-d4 .. m7-l7 .. Nj14-i12",
        "1. d2d4 m7l7 j14i12",
        "1. D2-D4! .. m7–l7?! .. nj14-i12",
        "d2-d4 .. m7-l7 .. Nj14-i12 *",
    ] {
        let text = format!("[Variant \"four\"]\n\n{written}");
        assert_eq!(
            moves(&text).replace(" $1", "").replace(" $6", ""),
            "1. d2-d4 .. m7-l7 .. Nj14-i12\n*",
            "{written}"
        );
    }
    let castling = "4AR1AK1/8/8/14/14/14/BK13/14/13DK/14/14/8/8/CR3CK2CR C CKQ - - -";
    for (written, wanted) in [
        ("O-O", "1. O-O\n*"),
        ("0-0-0", "1. O-O-O\n*"),
        ("h1f1", "1. O-O-O\n*"),
    ] {
        let text = format!("[Position \"{castling}\"]\n\n1. {written}");
        assert_eq!(moves(&text), wanted);
    }
}

#[test]
fn faults_have_their_place() {
    for (text, fault) in [
        (
            "[Variant \"four\"]\n\n1. d2-d5",
            "3:4 'd2-d5', ply 1: no legal move",
        ),
        (
            "[Variant \"four\"]\n\n1. d2-d4 .. m77",
            "3:13 'm77', ply 2: not a move",
        ),
        (
            "[Variant \"five\"]\n\n1. d2-d4",
            "1:1 'five': neither four nor three",
        ),
        (
            "[Laws \"noris\"]\n\n1. d2-d4",
            "1:1 'noris': no laws of this game",
        ),
        (
            "[Variant \"three\"]\n[Laws \"four\"]\n\n1. d2-d4",
            "2:1 'four': no laws of this game",
        ),
        (
            "[Variant \"three\"]\n[Position \"8/8 k - - -\"]\n\n*",
            "2:1 unreadable position: placement: 10 rows wanted, 2 found",
        ),
        (
            "[Variant \"four\"]\n\n1. #",
            "3:4 '#', before ply 1: the rules say otherwise",
        ),
        (
            "[Variant \"three\"]\n\n1. RA",
            "3:4 'RA', before ply 1: the rules say otherwise",
        ),
        (
            "[Variant \"four\"]\n\n1. R d2-d4",
            "3:6 'd2-d4', ply 1: no legal move",
        ),
    ] {
        assert_eq!(all(text), [fault], "{text}");
    }
}

#[test]
fn an_error_costs_no_other_game() {
    let text = "[Variant \"four\"]\n\n1. d2-d5 .. m7-l7 half AC\n\n[Variant \"three\"]\n\n1. c2-c4 draw\n\
                [Variant \"four\"]\n\n1. d2-d4 {full AC} full BD";
    assert_eq!(
        all(text),
        [
            "3:4 'd2-d5', ply 1: no legal move",
            "three 1 draw",
            "four 1 full BD"
        ]
    );
    let mut games = games("[Variant \"four\"]\n\n1. d2-d4 .. m7-l9");
    assert!(games.next().expect("a game").is_err());
    assert_eq!(games.torn().expect("its beginning").len(), 1);
}

#[test]
fn a_result_of_another_game_is_none() {
    let mut games = games("[Variant \"four\"]\n[Result \"full w\"]\n\n1. d2-d4 full k");
    let game = games.next().expect("a game").expect("one that is read");
    assert_eq!(game.result(), "*");
    assert_eq!(games.remarks().len(), 2);
}
