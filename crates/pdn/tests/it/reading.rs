//! What is understood of a game.

use rochade_gametext::{Eval, GameResult};

use crate::games::{all, check_round_trip, moves, one};

#[test]
fn squares_have_letters_or_numbers() {
    for text in [
        "1. c3-b4 d6-c5 2. b4xd6 e7xc5",
        "1. c3b4 d6c5 2. b4:d6 e7:c5",
        "1.22-17 10-15",
        "1. 22-17 10-14 2. 17x10 7x14",
        "1. 22-17 10-14 2. 17:10 07x14 *",
        "1. ... 1. c3-b4",
    ] {
        assert_eq!(all(text).len(), 1);
        assert_eq!(one(text).len(), one(text).line().len(), "{text}");
    }
    assert_eq!(
        moves("1. 22-17 10-14 2. 17x10 7x14"),
        "c3-b4 d6-c5 b4xd6 e7xc5"
    );
    assert_eq!(
        moves("1. c3b4 d6c5 2. b4:d6 e7:c5"),
        "c3-b4 d6-c5 b4xd6 e7xc5"
    );
}

#[test]
fn a_chain_is_read_short_or_whole() {
    // draughts.md, E05.
    let fen = "[FEN \"W:Wc1:Bd2,d4,d6,f4\"]\n";
    for (text, wanted) in [
        ("c1xe3", "c1xe3"),
        ("c1xc5", "c1xe3xc5"),
        ("30x14", "c1xe3xc5"),
        ("c1xe7", "c1xe3xc5xe7"),
        ("c1:e3:c5:e7", "c1xe3xc5xe7"),
        ("30x23x14x7", "c1xe3xc5xe7"),
        ("c1xg5", "c1xe3xg5"),
        ("c1e3g5", "c1xe3xg5"),
    ] {
        assert_eq!(moves(&format!("{fen}{text}")), wanted, "{text}");
    }
}

/// After draughts.md, E03: White has missed a capture.
const MISSED: &str = "1. c3-b4 d6-c5 2. e3-f4";

#[test]
fn a_huff_is_a_comment_before_the_move() {
    let wanted = "c3-b4 d6-c5 e3-f4 b4~ c5-d4";
    for huff in [
        "{~b4}",
        "2... {~b4}",
        "{x} {~b4} {y}",
        "{~17}",
        "$1 {~b4}",
        "(2. b4xd6) {~b4}",
    ] {
        assert_eq!(moves(&format!("{MISSED} {huff} c5-d4")), wanted, "{huff}");
    }
    let game = one(&format!(
        "{MISSED} {{good}} {{~b4}} {{off it goes}} c5-d4 {{!}}"
    ));
    let notes: Vec<_> = game.plies().map(|(_, notes)| notes.clone()).collect();
    assert_eq!(notes[2].after.as_str(), "good");
    assert_eq!(notes[3].before.as_str(), "off it goes");
    assert_eq!(notes[3].after.as_str(), "!");
    check_round_trip(&game);
    // Whoever writes something else there only talks about it.
    for comment in [
        "{ ~b4}", "{~b4 }", "{~b4!}", "{~b9}", "{~}", "{b4~}", "; ~b4\n",
    ] {
        let game = one(&format!("{MISSED} {comment} c5-d4"));
        assert!(game.plies().all(|(ply, _)| ply.blow.is_none()), "{comment}");
        check_round_trip(&game);
    }
}

#[test]
fn a_huff_after_the_last_move_stands_before_the_result() {
    assert_eq!(
        moves(&format!("{MISSED} {{~b4}} 0-1")),
        "c3-b4 d6-c5 e3-f4 b4~"
    );
    // The last man: the game is over.
    let text = "[FEN \"W:Wc3:Bd4,h8\"]\n[Result \"0-1\"]\n\n1. c3-b4 {~b4} 0-1";
    let game = one(text);
    assert_eq!((game.len(), game.last_blow().is_some()), (1, true));
    assert!(!game.position().has_men(game.position().turn().other()));
    assert!(check_round_trip(&game).ends_with("\n1. c3-b4 {~b4} 0-1\n"));
}

#[test]
fn results() {
    for (text, result) in [
        ("1-0", GameResult::White),
        ("2-0", GameResult::White),
        ("0-2", GameResult::Black),
        ("1-1", GameResult::Draw),
        ("1/2-1/2", GameResult::Draw),
        ("*", GameResult::Unknown),
        ("0-0", GameResult::Unknown),
    ] {
        assert_eq!(
            one(&format!("1. c3-b4 {text}")).sheet.result,
            result,
            "{text}"
        );
        let tag = format!("[Result \"{text}\"]\n\n1. c3-b4");
        assert_eq!(one(&tag).sheet.result, result, "{text}");
    }
    for text in [
        "c3-b4 0-0",
        "[Result \"0-0\"]\nc3-b4",
        "[Result \"0-0\"]\nc3-b4 *",
    ] {
        assert_eq!(
            one(text).sheet.tags().get("Termination"),
            Some("double forfeit"),
            "{text}"
        );
    }
    let told = one("[Termination \"flu\"]\nc3-b4 0-0");
    assert_eq!(told.sheet.tags().get("Termination"), Some("flu"));
    let won = one("[Result \"0-0\"]\nc3-b4 1-0");
    assert_eq!(won.sheet.tags().get("Termination"), None);
}

#[test]
fn evals() {
    let game = one(
        "1. c3-b4 {[%eval 0.35]} d6-c5 {so [%eval #-4,12]} {[%clock w0:02:59 B0:03:00]} 2. b4xd6 *",
    );
    let told: Vec<_> = game
        .plies()
        .map(|(_, notes)| (notes.eval, notes.clock, notes.after.as_str()))
        .collect();
    let wanted = [
        (Some(Eval::Score(35)), None, ""),
        (
            Some(Eval::Mate(-4)),
            Some(180_000),
            "so [%clock w0:02:59 B0:03:00]",
        ),
        (None, None, ""),
    ];
    assert_eq!(told, wanted);
    let written = check_round_trip(&game);
    assert!(
        written.contains("1. c3-b4 {[%eval 0.35]} 1... d6-c5 {[%eval #-4]} {so [%clock"),
        "{written}"
    );
}

#[test]
fn a_line_may_end_in_the_command_for_both_clocks() {
    for command in [
        "[%clock\nw0:02:59 B0:03:00]",
        "[%clock w0:02:59\r\n B0:03:00]",
    ] {
        let game = one(&format!("1. c3-b4 d6-c5 {{{command}}} *"));
        let (_, notes) = game.plies().next_back().expect("a move");
        assert_eq!(notes.clock, Some(180_000), "{command}");
        check_round_trip(&game);
    }
    let other = one("1. c3-b4 d6-c5 {[%clocks B0:03:00]} *");
    assert!(other.plies().all(|(_, notes)| notes.clock.is_none()));
}

#[test]
fn signs_clocks_and_variations() {
    let game =
        one("1. c3-b4* {[%clk 0:01:02.5]} d6-c5(?) $9 (1... f6-e5 {x} (1... f6-g5!)) 2. b4xd6!? *");
    let notes: Vec<_> = game.plies().map(|(_, notes)| notes.clone()).collect();
    assert_eq!(
        (notes[0].nags.as_slice(), notes[0].clock),
        ([7].as_slice(), Some(62_500))
    );
    assert_eq!(notes[1].nags, [2, 9]);
    assert_eq!(
        notes[1].variations.as_str(),
        "(1... f6-e5 {x} (1... f6-g5!))"
    );
    assert_eq!(notes[2].nags, [5]);
    check_round_trip(&game);
}

#[test]
fn several_games() {
    assert_eq!(
        all(
            "1. c3-b4 * 1. c3-d4 d6-c5\n\n[Event \"a\"]\n\n1. g3-h4 2-0\n[Event \"b\"]\n[GameType \"25\"]\n\n*\n"
        ),
        ["noris 1 *", "noris 2 *", "noris 1 1-0", "russian 0 *"]
    );
    assert!(all(" {only words} ").is_empty());
    // After a huff there are no more tags of this game.
    assert_eq!(
        all("[FEN \"W:Wb2:Bc3,h8:Xc3\"]\n{~c3}\n[Event \"b\"]\n*").len(),
        2
    );
}

#[test]
fn setups_before_the_first_move_are_the_start() {
    let game = one("/FEN \"B:W21-32:B1-12\"/ /FEN \"W:Wc1:Bd2,d4\"/ {x} 1. c1xc5 *");
    assert_eq!(game.start().to_string(), "W:Wc1:Bd2,d4");
    assert_eq!(game.sheet.preface.as_str(), "x");
    check_round_trip(&game);
}
