//! Running other programs, and saying so.

use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::{Trouble, places, tools};

/// A command that runs in the root of the clone, finds the installed tools, and reads no input.
pub(crate) fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(places::root())
        .env("PATH", tools::path())
        .stdin(Stdio::null());
    // `cargo run` describes this package to us; a build started from here must not take it for its
    // own (build scripts that watch these would run again and again).
    for (name, _) in std::env::vars_os() {
        let told = name.to_string_lossy();
        if told.starts_with("CARGO_PKG_") || told.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
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

/// Runs a command, its output going where ours goes.
pub(crate) fn run(command: &mut Command) -> Result<(), Trouble> {
    println!("$ {}", line(command));
    let status = command
        .status()
        .map_err(|error| not_started(command, &error))?;
    if status.success() {
        Ok(())
    } else {
        Err(Trouble::plain(
            format!("this failed: {}", line(command)),
            format!("{status}; its own words are above"),
        ))
    }
}

/// Runs a command quietly and gives what it printed, or nothing if it failed.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
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

/// Wraps a failed file operation.
pub(crate) fn file_trouble<'a>(
    what: &'a str,
    path: &'a Path,
) -> impl FnOnce(io::Error) -> Trouble + 'a {
    move |error| Trouble::plain(format!("could not {what} {}", path.display()), error)
}

/// Keeps a second chore from doing the same at the same time; ends with the value, or the program.
pub(crate) fn lock(path: &Path, doing: &str) -> Result<File, Trouble> {
    let file = File::create(path).map_err(file_trouble("write", path))?;
    if file.try_lock().is_err() {
        println!("Waiting for another cargo xtask that is {doing} …");
        file.lock().map_err(file_trouble("lock", path))?;
    }
    Ok(file)
}

fn line(command: &Command) -> String {
    let mut words = vec![command.get_program()];
    words.extend(command.get_args());
    let words: Vec<_> = words.iter().map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}

fn not_started(command: &Command, error: &io::Error) -> Trouble {
    Trouble::new(
        format!("{} did not start", command.get_program().display()),
        error,
        "cargo xtask setup installs what is missing",
    )
}
