//! `cargo xtask bench opponent`: what the computer at the table is to reach (opponent.md, section
//! 4), beside yardsticks that are run and never shipped.

use std::path::Path;

use crate::shell::{cargo, command, find, run};
use crate::{Trouble, places};

/// How many games a match has.
const GAMES: &str = "200";

/// The two yardsticks, as Debian has them.
const STOCKFISH: [&str; 2] = ["stockfish", "/usr/games/stockfish"];
const FAIRY: [&str; 2] = ["fairy-stockfish", "/usr/games/fairy-stockfish"];

/// Levels beside the settings of a yardstick that are nearest to their targets.
const WEAK: [(u8, &str); 4] = [
    (1, "depth=5 Skill_Level=-9"),
    (2, "depth=5 Skill_Level=-5"),
    (4, "depth=5 Skill_Level=-1"),
    (7, "depth=5 Skill_Level=3"),
];
const STRONG: [(&str, &str); 5] = [
    ("self Level=5", "depth=1 Skill_Level=0"),
    ("self Level=6", "depth=4 Skill_Level=3"),
    ("self Level=8", "depth=6 Skill_Level=5"),
    ("self nodes=1000000", "depth=9 Skill_Level=8"),
    ("self nodes=1000000", "depth=11 Skill_Level=10"),
];

/// Prints the numbers one after the other; what is not there is named and left out. The folder has
/// exercises.
pub(crate) fn opponent(exercises: Option<&Path>) -> Result<(), Trouble> {
    run(&mut cargo([
        "build",
        "--release",
        "--package",
        "rochade-cli",
    ]))?;
    if let Some(tactics) = exercise(exercises, "wac.epd").as_deref() {
        for nodes in ["100000", "1000000"] {
            rochade(&["solve", tactics, "--nodes", nodes])?;
        }
    }
    if let Some(puzzles) = exercise(exercises, "puzzles.tsv").as_deref() {
        for level in 1..=10 {
            rochade(&["solve", puzzles, "--level", &level.to_string()])?;
        }
    }
    for level in 2..=10 {
        contest(
            &format!("self Level={level} nodes=200000"),
            &format!("self Level={} nodes=200000", level - 1),
        )?;
    }
    if let Some(fairy) = program(&FAIRY) {
        for (level, dials) in WEAK {
            let own = format!("self Level={level} nodes=200000");
            contest(&own, &format!("{fairy} {dials}"))?;
        }
    }
    if let Some(stockfish) = program(&STOCKFISH) {
        for (own, dials) in STRONG {
            contest(own, &format!("{stockfish} {dials}"))?;
        }
    }
    run(&mut cargo([
        "test",
        "--release",
        "--package",
        "rochade-opponent",
        "--test",
        "it",
        "--",
        "--ignored",
        "--nocapture",
        "a_thousand_endings",
        "ten_thousand_games",
    ]))
}

fn contest(first: &str, second: &str) -> Result<(), Trouble> {
    rochade(&["match", first, second, GAMES])
}

fn rochade(words: &[&str]) -> Result<(), Trouble> {
    run(command(places::root().join("target/release/rochade")).args(words))
}

/// The path of a file of exercises, if it is there.
fn exercise(folder: Option<&Path>, name: &str) -> Option<String> {
    let path = folder.map(|folder| folder.join(name));
    let found = path.filter(|path| path.exists());
    let found = found.and_then(|path| Some(path.to_str()?.to_owned()));
    if found.is_none() {
        println!("{name} is not there: left out");
    }
    found
}

/// The yardstick of one of these names, if it is installed.
fn program(names: &[&str]) -> Option<String> {
    let found = find(names).and_then(|path| Some(path.to_str()?.to_owned()));
    if found.is_none() {
        println!("{} is not installed: left out", names[0]);
    }
    found
}
