//! The same game has the same review, wherever it is looked at: a game of each kind on file, with
//! its moves in the first line, behind the game's word, and its review in the lines below. Whoever
//! changes what is found writes them anew, on purpose:
//! `cargo test -p rochade-opponent --test it -- --ignored reviews_are_written_anew`.

use rochade_table::GameKind;

use crate::review::{played, reviewed};

const ON_FILE: &str = include_str!("../data/reviews.txt");

/// How many positions are looked at for each position of a game.
const NODES: u32 = 1_000;

/// The games on file with what is found in them now.
fn reviews() -> String {
    let mut text = String::new();
    let headed = ON_FILE.lines().filter_map(|line| line.strip_prefix("# "));
    for head in headed {
        let (word, moves) = head.split_once(' ').expect("a game");
        let mut games = GameKind::ALL.iter();
        let game = games.find(|game| game.word() == word).expect(word);
        let review = reviewed(&played(*game, moves), NODES);
        text += &format!("# {head}\n{review}\n");
    }
    text
}

#[test]
fn reviews_are_those_on_file() {
    let found = reviews();
    for (found, wanted) in found.lines().zip(ON_FILE.lines()) {
        assert_eq!(found, wanted);
    }
    assert_eq!(found.lines().count(), ON_FILE.lines().count());
}

#[test]
#[ignore = "writes the file that the other test reads"]
fn reviews_are_written_anew() {
    let place = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/reviews.txt");
    std::fs::write(place, reviews()).expect("a file");
}
