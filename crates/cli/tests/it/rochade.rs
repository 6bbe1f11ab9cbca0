//! Calling the tool.

use std::io::Write;
use std::process::{Command, Stdio};

/// What the tool said.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Said {
    pub(crate) out: String,
    pub(crate) err: String,
    pub(crate) status: i32,
}

pub(crate) fn rochade(args: &[&str]) -> Said {
    rochade_reading(args, b"")
}

pub(crate) fn rochade_reading(args: &[&str], input: &[u8]) -> Said {
    let mut child = Command::new(env!("CARGO_BIN_EXE_rochade"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the tool starts");
    // The tool may have ended without reading.
    let _ = child.stdin.take().expect("a pipe").write_all(input);
    let output = child.wait_with_output().expect("the tool ends");
    Said {
        out: String::from_utf8(output.stdout).expect("UTF-8"),
        err: String::from_utf8(output.stderr).expect("UTF-8"),
        status: output.status.code().expect("no signal"),
    }
}

/// A line of words, with `_` for the blanks of a position.
pub(crate) fn args(line: &str) -> Vec<String> {
    line.split_whitespace()
        .map(|word| word.replace('_', " "))
        .collect()
}

pub(crate) fn call(line: &str) -> Said {
    let args = args(line);
    rochade(&args.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The command succeeds and prints exactly this.
#[track_caller]
pub(crate) fn check(line: &str, out: &str) {
    let wanted = Said {
        out: out.to_owned(),
        err: String::new(),
        status: 0,
    };
    assert_eq!(call(line), wanted, "{line}");
}

/// The command fails with this status, prints nothing, and says this.
#[track_caller]
pub(crate) fn check_refused(line: &str, status: i32, message: &str) {
    let said = call(line);
    assert_eq!(
        (said.out.as_str(), said.status),
        ("", status),
        "{line}: {}",
        said.err
    );
    let first = said.err.lines().next().unwrap_or_default();
    assert_eq!(first, format!("rochade: {message}"), "{line}");
}
