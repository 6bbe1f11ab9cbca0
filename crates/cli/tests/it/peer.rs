//! What is written, read by the reader of PGN in Python, if it is there (`cargo xtask test` fetches
//! it).

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use rochade_pgn::Games;

use crate::rochade::rochade;

/// Prints each game that is not read without a complaint, the evals of each game that has some,
/// and then how many games there were.
const READ: &str = "
import io, sys
import chess.pgn
text, games = io.StringIO(sys.stdin.read()), 0
def told(score):
    mate = score.mate()
    return f'{score.score() / 100:.2f}' if mate is None else f'#{mate}'
while (game := chess.pgn.read_game(text)) is not None:
    games += 1
    if game.errors:
        print(games, game.headers, game.errors)
    evals = [node.eval() for node in game.mainline()]
    if any(evals):
        print(*[told(eval.white()) if eval else '-' for eval in evals])
print(games)
";

/// The evals of each game that has some, and then how many games there are.
fn read(text: &str) -> String {
    let games: Vec<_> = Games::new(text).flatten().collect();
    let evals = games.iter().filter_map(|game| {
        let evals = game.plies().map(|(_, notes)| notes.eval);
        let is_told = evals.clone().any(|eval| eval.is_some());
        let evals = evals.map(|eval| eval.map_or("-".to_owned(), |eval| eval.to_string()));
        is_told.then(|| evals.collect::<Vec<_>>().join(" "))
    });
    let lines: Vec<String> = evals.chain([games.len().to_string()]).collect();
    lines.join("\n")
}

#[test]
fn games_that_were_read_anyhow_are_written_so_that_pythons_reader_reads_the_same() {
    let Some(reader) = std::env::var_os("ROCHADE_PYTHON_CHESS") else {
        return;
    };
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/files");
    let mut text = String::new();
    for file in std::fs::read_dir(&folder).expect("the files") {
        let path = file.expect("a file").path();
        if path
            .extension()
            .is_some_and(|end| end == "pgn" || end == "fen")
        {
            text += &rochade(&["read", "--write", path.to_str().expect("UTF-8")]).out;
            text += "\n";
        }
    }
    let annotated = folder.join("p73-evals-and-judgements.pgn");
    let annotated = annotated.to_str().expect("UTF-8");
    text += &rochade(&["review", "--nodes", "500", annotated]).out;
    // Of its draughts it could make nothing.
    let games = text
        .split("\n[Event ")
        .filter(|game| !game.contains("[GameType "));
    let games: Vec<&str> = games.collect();
    let text = games.join("\n[Event ");
    let mut child = Command::new("python3")
        .args(["-c", READ])
        .env("PYTHONPATH", reader)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("Python starts");
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(text.as_bytes()).expect("it reads");
    drop(input);
    let said = child.wait_with_output().expect("Python ends").stdout;
    assert_eq!(String::from_utf8_lossy(&said).trim(), read(&text));
}
