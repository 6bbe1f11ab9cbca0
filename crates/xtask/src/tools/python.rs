//! The reader of PGN in Python, which tests read our texts with where Python and pip are there.

use std::path::PathBuf;

use crate::places;
use crate::shell::{answer, command};

/// The package, which is run and never shipped.
const CHESS: (&str, &str) = ("chess", "1.11.2");

/// Returns the folder with the reader, which is fetched if need be; `None` where that can't be.
pub(crate) fn reader() -> Option<PathBuf> {
    let (package, version) = CHESS;
    let folder = places::tools().join(format!("python-{package}-{version}"));
    if !is_installed(&folder) {
        println!("Fetching {package} {version} for Python, to read what is written here.");
        let pip = ["-m", "pip", "install", "--quiet", "--upgrade", "--target"];
        answer(
            command("python3")
                .args(pip)
                .arg(&folder)
                .arg(format!("{package}=={version}")),
        );
    }
    if is_installed(&folder) {
        return Some(folder);
    }
    println!("Python or that package is not to be had: one test goes without it.");
    None
}

fn is_installed(folder: &PathBuf) -> bool {
    let asked = ["-c", "import chess.pgn; print(chess.__version__)"];
    let version = answer(command("python3").env("PYTHONPATH", folder).args(asked));
    version.is_some_and(|version| version.trim() == CHESS.1)
}
