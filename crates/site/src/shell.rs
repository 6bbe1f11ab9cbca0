//! Running other programs, and saying so.

use std::ffi::OsStr;
use std::fs::File;
use std::io;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::{Trouble, places};

/// A command that runs in the root of the clone and reads no input.
pub fn command(program: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(program);
    command.current_dir(places::root()).stdin(Stdio::null());
    // `cargo run` describes its package to us; a build started from here must not take it for its
    // own (build scripts that watch these would run again and again).
    for (name, _) in std::env::vars_os() {
        let told = name.to_string_lossy();
        if told.starts_with("CARGO_PKG_") || told.starts_with("CARGO_MANIFEST_") {
            command.env_remove(&name);
        }
    }
    command
}

/// Runs a command, its output going where ours goes.
pub fn run(command: &mut Command) -> Result<(), Trouble> {
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
pub fn answer(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    output.status.success().then_some(text)
}

/// Wraps a failed file operation.
pub fn file_trouble<'a>(what: &'a str, path: &'a Path) -> impl FnOnce(io::Error) -> Trouble + 'a {
    move |error| Trouble::plain(format!("could not {what} {}", path.display()), error)
}

/// Keeps a second chore from doing the same at the same time; ends with the value, or the program.
pub fn lock(path: &Path, doing: &str) -> Result<File, Trouble> {
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
