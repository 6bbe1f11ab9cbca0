//! Running other programs, which find the installed tools.

use std::ffi::OsStr;
use std::path::PathBuf;
use std::process::Command;
use std::time::{Duration, Instant};

pub(crate) use rochade_site::shell::{answer, file_trouble, lock, run};

use crate::{Trouble, places, tools};

/// A command that runs in the root of the clone, finds the installed tools, and reads no input.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = rochade_site::shell::command(program);
    command.env("PATH", tools::path());
    command
}

/// Cargo, as the person who called us would call it.
pub(crate) fn cargo<'a>(args: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = command("cargo");
    command.args(args);
    command
}

/// The same for WebAssembly: what Cargo runs, Node does.
pub(crate) fn in_node(command: &mut Command) -> &mut Command {
    let runner = places::root().join("crates/xtask/wasi.mjs");
    command.args(["--target", "wasm32-wasip1"]).env(
        "CARGO_TARGET_WASM32_WASIP1_RUNNER",
        format!("node {}", runner.display()),
    )
}

/// The first of these programs that is found on `PATH`.
pub(crate) fn find(programs: &[&str]) -> Option<PathBuf> {
    let path = tools::path();
    programs.iter().find_map(|program| {
        std::env::split_paths(&path)
            .map(|folder| folder.join(program))
            .find(|file| file.is_file())
    })
}

/// Does one step of a chore under a title and says how long it took.
pub(crate) fn step<T>(
    title: &str,
    work: impl FnOnce() -> Result<T, Trouble>,
) -> Result<(T, Duration), Trouble> {
    println!("\n== {title}");
    let start = Instant::now();
    let done = work()?;
    let took = start.elapsed();
    println!("== {title}: done in {}", seconds(took));
    Ok((done, took))
}

/// A duration as people say it.
pub(crate) fn seconds(time: Duration) -> String {
    let seconds = time.as_secs_f32();
    if seconds < 60.0 {
        format!("{seconds:.1} s")
    } else {
        format!("{} min {:02.0} s", seconds as u32 / 60, seconds % 60.0)
    }
}
