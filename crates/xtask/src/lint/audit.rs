//! What comes from other people: under which licences, from where, in how many versions, and what
//! is known against it. What is let pass, and why, stands in `crates/xtask/deny.toml`.

use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::Trouble;
use crate::shell::run;
use crate::tools::{self, Need};

/// How long the data base of advisories is waited for: there are networks that swallow a question.
const PATIENCE: Duration = Duration::from_secs(30);

/// The workspaces, each with what it may leave unused of what is let pass for all of them.
const WORKSPACES: [(&str, &[&str]); 2] = [
    ("Cargo.toml", &["license-exception-not-encountered"]),
    (
        "tests/fuzz/Cargo.toml",
        &["license-not-encountered", "unmatched-skip"],
    ),
];

/// A program that writes script for the site, and is built by a lock file of ours: only what is
/// known against its crates is of interest.
const TOOL: (&str, &[&str]) = ("crates/xtask/locked/wasm-bindgen/Cargo.toml", &[]);

/// Audits all crates of the workspace, and of that of the fuzz targets; returns whether it could be
/// asked what is known against them.
pub(super) fn audit() -> Result<bool, Trouble> {
    check(&WORKSPACES, &["bans", "licenses", "sources"])?;
    advisories(deny().args(["fetch", "db"]))
}

/// Checks that nothing is known against any crate; stops, too, where that can't be asked.
pub(crate) fn need_advisories() -> Result<(), Trouble> {
    tools::ensure(&[Need::CargoDeny])?;
    needed(deny().args(["fetch", "db"]))
}

fn needed(fetch: &mut Command) -> Result<(), Trouble> {
    if advisories(fetch)? {
        return Ok(());
    }
    Err(Trouble::new(
        "nothing is given away without knowing what is known against the crates in it",
        format!(
            "the data base of advisories could not be reached within {} seconds",
            PATIENCE.as_secs()
        ),
        "try again with a network",
    ))
}

/// Checks what is known against any crate, once the data base of that is fetched; returns whether
/// it could be.
fn advisories(fetch: &mut Command) -> Result<bool, Trouble> {
    let is_there = comes(fetch, PATIENCE);
    if is_there {
        check(&WORKSPACES, &["advisories"])?;
        check(&[TOOL], &["advisories"])?;
    }
    Ok(is_there)
}

fn check(workspaces: &[(&str, &[&str])], what: &[&str]) -> Result<(), Trouble> {
    workspaces.iter().try_for_each(|(manifest, unused)| {
        let mut check = deny();
        check.args([
            "--manifest-path",
            manifest,
            "check",
            "--hide-inclusion-graph",
        ]);
        check.args(unused.iter().flat_map(|lint| ["--allow", lint]));
        run(check.args(what)).map_err(at_dependencies)
    })
}

fn deny() -> Command {
    let mut deny = tools::CARGO_DENY.command();
    deny.args(["--config", "crates/xtask/deny.toml"])
        // Git has nobody to ask for a password.
        .env("GIT_TERMINAL_PROMPT", "0");
    deny
}

fn at_dependencies(trouble: Trouble) -> Trouble {
    Trouble {
        cure: "raise or replace the crate; what has to be let pass goes into crates/xtask/deny.toml, with a reason"
            .into(),
        ..trouble
    }
}

/// Whether a command does what it is to do in this time. Its words are nobody's business.
fn comes(command: &mut Command, patience: Duration) -> bool {
    let quiet = command.stdout(Stdio::null()).stderr(Stdio::null());
    let Ok(mut child) = quiet.spawn() else {
        return false;
    };
    let start = Instant::now();
    while start.elapsed() < patience {
        match child.try_wait() {
            Ok(None) => sleep(Duration::from_millis(50)),
            ended => {
                return ended.is_ok_and(|status| status.is_some_and(|status| status.success()));
            }
        }
    }
    // It may have ended by now.
    let _ = child.kill();
    let _ = child.wait();
    false
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::command;

    #[test]
    fn what_fails_hangs_or_is_not_there_does_not_come() {
        let long = Duration::from_secs(600);
        assert!(comes(command("rustc").arg("--version"), long));
        assert!(!comes(command("rustc").arg("--no-such-flag"), long));
        assert!(!comes(&mut command("no-such-program"), long));
        assert!(!comes(command("sleep").arg("600"), Duration::ZERO));
    }

    #[test]
    fn only_what_is_given_away_stops_where_nothing_can_be_asked() {
        let fetch = || command("no-such-program");
        assert_eq!(advisories(&mut fetch()), Ok(false));
        let trouble = needed(&mut fetch()).expect_err("nobody has looked");
        assert!(trouble.to_string().contains("advisories"), "{trouble}");
    }
}
