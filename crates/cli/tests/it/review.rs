//! `rochade review`.

use serde_json::Value;

use crate::rochade::{Said, check_refused, rochade_reading};

/// The number of search nodes for each position of a game in a test.
const QUICK: &str = "500";

fn review(text: &str, options: &[&str]) -> Said {
    let args = [&["review", "-", "--nodes", QUICK], options].concat();
    rochade_reading(&args, text.as_bytes())
}

/// The moves of a game, without tags.
fn moves(said: &Said) -> String {
    let moves = said.out.split_once("\n\n").expect("tags").1;
    moves.replace('\n', " ")
}

/// The evals of a game, in pawns.
fn evals(moves: &str) -> Vec<f64> {
    let evals = moves.split("[%eval ").skip(1);
    let evals = evals.map(|text| text.split_once(']').expect("an end").0.parse());
    evals.collect::<Result<_, _>>().expect("no mate")
}

#[test]
fn a_game_is_annotated_and_nothing_of_it_is_lost() {
    let text = "[White \"Anna\"]\n[Site \"Bad Homburg\"]\n\n{Before.} 1. e4 {King's pawn [%csl Ge4]} \
        e5 2. Nf3 {[%clk 0:01:00]} (2. Nc3) Nc6 3. Bc4 Nd4 4. Nxe5 Qg5 5. Nxf7 $146 Qxg2 6. Rf1 Qxe4+ 7. Be2 Nf3# 0-1";
    let said = review(text, &[]);
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(said.err.starts_with("game 1: "), "{}", said.err);
    assert!(said.out.contains("[Site \"Bad Homburg\"]\n"));
    let moves = moves(&said);
    for kept in [
        "{Before.} 1. e4 {[%eval ",
        "]} {King's pawn [%csl Ge4]} 1... e5 {[%eval ",
        " [%clk 0:01:00]} (2. Nc3) ",
        "Nf3# 0-1",
    ] {
        assert!(moves.contains(kept), "{kept}: {moves}");
    }
    // One for each move but the last, since a mate is seen.
    assert_eq!(moves.matches("[%eval ").count(), 13, "{moves}");
    let (_, blunder) = moves.split_once("6. Rf1 $4 {[%eval -").expect("a blunder");
    assert!(blunder.contains("} (6. "), "{moves}");
    // What is looked back at again comes to the same.
    assert_eq!(review(&said.out, &[]).out, said.out);
}

#[test]
fn games_of_a_file_are_annotated_one_by_one() {
    let said = review(
        "1. e4 *\n\n[GameType \"25\"]\n\n1. c3-d4 {well} b6-a5 *\n\n1. d4 *\n",
        &[],
    );
    assert_eq!(
        (said.status, said.out.matches("\n\n[Event ").count()),
        (0, 2)
    );
    assert_eq!(said.out.matches("[%eval ").count(), 4, "{}", said.out);
    assert!(said.out.contains("]} {well} 1... b6-a5 {[%eval "));
    assert_eq!(said.err.lines().count(), 3, "{}", said.err);
}

#[test]
fn evals_are_told_for_white_whoever_begins() {
    let chess = "[FEN \"4k3/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 1\"]\n\n1... Kd7 2. e4 Ke7 *";
    let draughts = "[GameType \"21\"]\n[FEN \"B:W29,30,31,32,27:B1,2\"]\n\n1. 1-6 27-24 *";
    for text in [chess, draughts] {
        let said = review(text, &[]);
        let evals = evals(&moves(&said));
        assert!(evals.len() >= 2, "{}", said.out);
        assert!(evals.iter().all(|eval| *eval > 1.0), "{}", said.out);
    }
}

#[test]
fn what_cannot_be_read_is_told_by_its_place() {
    let text =
        "[Variant \"Atomic\"]\n\n1. e4 *\n\n1. e4 e5 2. Ke3 *\n\n1. e4 -- 2. d4 {x} *\n\n1. d4 *\n";
    let said = review(text, &[]);
    assert_eq!(said.status, 1);
    let lines: Vec<&str> = said.err.lines().collect();
    assert_eq!(lines[0], "game 1: 1:1 variant Atomic");
    assert_eq!(lines[2], "game 2: 5:13 move-illegal Ke3");
    assert_eq!(lines[4], "game 3: 7:7 move-illegal --");
    assert_eq!(
        lines.last(),
        Some(&"rochade: games that can't be read, or not to their ends: 3 of 4")
    );
    // The text of a null move and what follows it stays.
    assert!(said.out.contains("1... -- 2. d4 {x} *"), "{}", said.out);
    assert_eq!(said.out.matches("[Event ").count(), 3);
}

#[test]
fn laws_of_draughts_that_names_none_can_be_named() {
    let text = "1. 11-15 23-19 *";
    let said = review(text, &["--game", "english"]);
    assert_eq!(said.status, 0, "{}", said.err);
    assert!(
        said.out.contains("[GameType \"21,B,8,8,N1,0\"]"),
        "{}",
        said.out
    );
    assert_eq!(said.out.matches("[%eval ").count(), 2, "{}", said.out);
}

#[test]
fn as_json() {
    let said = review("1. e4 *", &["--json"]);
    let told: Value = serde_json::from_str(&said.out).expect("JSON");
    assert_eq!(told["game"], 1);
    let text = told["text"].as_str().expect("a text");
    assert!(text.contains("1. e4 {[%eval "), "{text}");
    let review = told["review"].as_str().expect("a review");
    assert!(review.starts_with("1 500 done\n"), "{review}");
}

#[test]
fn a_file_without_games_is_no_error() {
    let said = review("", &[]);
    assert_eq!(
        (said.out.as_str(), said.err.as_str(), said.status),
        ("", "", 0)
    );
}

#[test]
fn wrong_usage() {
    check_refused("review", 2, "a file is missing");
    check_refused(
        "review no-file",
        1,
        "no-file: No such file or directory (os error 2)",
    );
    let message = "the nodes are a number from 1 on, not '0'";
    check_refused("review - --nodes 0", 2, message);
    check_refused("review - --level 3", 2, "--level has no meaning here");
    let message = "no such laws: 'four' (there are noris, schlagzwang, german, russian, brazilian, \
        english, czech, pool)";
    check_refused("review - --game four", 2, message);
}
