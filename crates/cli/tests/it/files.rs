//! Files as people have them (`tests/files`): what comes of each stands in `expect.json` there. A
//! further case is a line in it.
//!
//! A file has the list of its games, in their order: no more and no fewer; `or` lists games of
//! which one must come. A file with an object instead has games that must be among those that come,
//! `in order`, and how many may be `whole`.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::rochade::{rochade, rochade_reading};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files")
}

/// Returns all that stands in a file.
fn told(name: &str) -> Vec<Value> {
    let file = folder().join(name);
    let file = file.to_str().expect("a path in UTF-8");
    parsed(&rochade(&["read", "--json", file]).out)
}

/// Returns the objects of an answer, one a line.
fn parsed(answer: &str) -> Vec<Value> {
    let games = answer.lines().map(serde_json::from_str);
    games.collect::<Result<_, _>>().expect("JSON")
}

fn expected() -> serde_json::Map<String, Value> {
    let text = std::fs::read_to_string(folder().join("expect.json")).expect("the cases");
    let Ok(Value::Object(cases)) = serde_json::from_str(&text) else {
        panic!("not an object");
    };
    cases
}

/// Whether a game is as it is expected.
fn fits(game: &Value, expected: &Value) -> bool {
    let expected = expected.as_object().expect("an object");
    expected.iter().all(|(name, wanted)| {
        let found = &game[name];
        match name.as_str() {
            "or" => {
                let mut any = wanted.as_array().expect("a list").iter();
                any.any(|one| fits(game, one))
            }
            "cut" => match wanted {
                Value::Bool(cut) => *cut != found.is_null() && game["refused"].is_null(),
                place => found["line"] == place[0] && found["column"] == place[1],
            },
            "refused" => match wanted {
                Value::Bool(_) => !found.is_null(),
                word => &found["reason"] == word,
            },
            "notes" => {
                let notes = found.as_array().expect("a list");
                *wanted != Value::Bool(notes.is_empty())
            }
            "fen" => {
                let position = game["position"].as_str().unwrap_or_default();
                position.starts_with(wanted.as_str().expect("a text"))
            }
            "moves" => found == wanted,
            _ => match wanted {
                Value::Array(any) => any.contains(found),
                one => found == one,
            },
        }
    })
}

fn check(games: &[Value], expected: &Value) -> bool {
    if let Value::Array(all) = expected {
        return games.len() == all.len()
            && games.iter().zip(all).all(|(game, one)| fits(game, one));
    }
    let mut games_left = games.iter();
    let in_order = expected["in order"].as_array().into_iter().flatten();
    let all_come = in_order
        .clone()
        .all(|one| games_left.any(|game| fits(game, one)));
    let is_whole = |game: &&Value| game["cut"].is_null() && game["refused"].is_null();
    let whole = games.iter().filter(is_whole).count() as u64;
    all_come && expected["whole"].as_u64().is_none_or(|most| whole <= most)
}

#[test]
fn each_file_gives_the_games_that_are_in_it() {
    let mut wrong = Vec::new();
    for (name, wanted) in expected() {
        let games = told(&name);
        if !check(&games, &wanted) {
            let games: Vec<String> = games.iter().map(Value::to_string).collect();
            wrong.push(format!("{name}: {}", games.join("\n    ")));
        }
    }
    assert!(wrong.is_empty(), "{}: {}", wrong.len(), wrong.join("\n"));
}

#[test]
fn what_was_read_is_written_and_reads_back_equal_and_without_notes() {
    let mut wrong = Vec::new();
    for (name, _) in expected() {
        let file = folder().join(&name);
        let file = file.to_str().expect("a path in UTF-8");
        let written = rochade(&["read", "--write", file]).out;
        let back = rochade_reading(&["read", "--json", "-"], written.as_bytes()).out;
        let (mut games, back) = (told(&name), parsed(&back));
        games.retain(|game| game["refused"].is_null());
        if games.len() != back.len() || !games.iter().zip(&back).all(is_same) {
            wrong.push(format!("{name}:\n{games:?}\n{back:?}\n{written}"));
        }
    }
    assert!(wrong.is_empty(), "{}: {}", wrong.len(), wrong.join("\n"));
}

/// Returns whether a game came back as it went out. The table knows how some end that their text
/// leaves open.
fn is_same((game, back): (&Value, &Value)) -> bool {
    let parts = ["laws", "white", "black", "plies", "moves"];
    let is_open = game["result"] == "*";
    parts.iter().all(|part| game[*part] == back[*part])
        && (is_open || game["result"] == back["result"])
        && back["notes"].as_array().is_some_and(Vec::is_empty)
}
