//! The reader of PGN in Python, which tests read our texts with where Python and pip are there.

use std::path::{Path, PathBuf};

use super::locked::PYTHON;
use crate::shell::{answer, command};

/// The package, which is run and never shipped.
pub(crate) const CHESS: (&str, &str) = ("chess", "1.11.2");

/// Returns the folder with the reader, which is fetched if need be; `None` where that can't be.
pub(crate) fn reader() -> Option<PathBuf> {
    let (package, version) = CHESS;
    let folder = PYTHON.place(&format!("python-{package}-{version}"));
    if !is_installed(&folder) {
        println!("Fetching {package} {version} for Python, to read what is written here.");
        // What builds it is fetched first, since pip would take whatever is newest.
        let tools = folder.with_added_extension("build");
        let is_there = pip(
            "build.txt",
            &tools,
            &["--only-binary", ":all:"],
            Path::new(""),
        );
        if is_there.is_some() {
            let options = ["--no-build-isolation", "--use-pep517"];
            pip("chess.txt", &folder, &options, &tools);
        }
    }
    if is_installed(&folder) {
        return Some(folder);
    }
    println!("Python or that package is not to be had: one test goes without it.");
    None
}

/// Installs what a file names with its checksums into a folder; `None` if that fails.
fn pip(file: &str, to: &Path, options: &[&str], tools: &Path) -> Option<String> {
    let pip = ["-m", "pip", "install", "--quiet", "--upgrade", "--no-deps"];
    answer(
        command("python3")
            .env("PYTHONPATH", tools)
            .args(pip)
            .args(options)
            .args(["--require-hashes", "--requirement"])
            .arg(PYTHON.path(file))
            .arg("--target")
            .arg(to),
    )
}

fn is_installed(folder: &Path) -> bool {
    let asked = ["-c", "import chess.pgn; print(chess.__version__)"];
    let version = answer(command("python3").env("PYTHONPATH", folder).args(asked));
    version.is_some_and(|version| version.trim() == CHESS.1)
}
