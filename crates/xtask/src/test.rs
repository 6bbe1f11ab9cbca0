//! `cargo xtask test`: everything that must hold, in the order in which it fails fastest; or, as
//! `--smoke`, what tells soonest that the page is broken.

use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::Instant;

use rochade_site::known;

use crate::shell::{cargo, command, in_node, run, seconds, step};
use crate::tools::{self, Need};
use crate::{Trouble, lint, places, site, size};

/// How much is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Everything.
    All,
    /// What the page is made of, and the modules in [`SMOKE`].
    Smoke,
}

/// The crates of the page, and its tests in browsers.
const PAGE: [&str; 14] = [
    "-p",
    "rochade-table",
    "-p",
    "rochade-desk",
    "-p",
    "rochade-sheet",
    "-p",
    "rochade-web",
    "-p",
    "rochade-e2e",
    "-p",
    "rochade-site",
    "-p",
    "xtask",
];

/// The tests that are run once more in WebAssembly: the computer plays the same moves there.
const IN_NODE: [&str; 5] = ["test", "-p", "rochade-opponent", "--test", "it"];

/// The modules of `tests/it` that `--smoke` runs: the page comes up and is played on, each button
/// of the contract does something, games travel, are kept and embedded, the laws are chosen and
/// asked about, all of it has room and is seen, and the policy holds.
const SMOKE: [&str; 19] = [
    "actions",
    "boot",
    "checks",
    "claims",
    "contract",
    "contrast",
    "embed",
    "endings",
    "false_moves",
    "laws_form",
    "links",
    "many_games",
    "marks",
    "play",
    "replay",
    "resume",
    "sweep",
    "touched",
    "trusted",
];

/// Runs it all, or what is in the scope.
pub(crate) fn test(scope: Scope) -> Result<(), Trouble> {
    let start = Instant::now();
    tools::ensure(&Need::ALL)?;
    let mut times = Vec::new();
    let mut timed = |title, work: &dyn Fn() -> Result<(), Trouble>| {
        let ((), took) = step(title, work)?;
        times.push((title, took));
        Ok(())
    };
    if scope == Scope::All {
        timed("lint", &lint::lint)?;
        timed("tests of scripts", &|| {
            known::write_to(&places::scratch())?;
            run(command("node").args(["--test", "tests/scripts/"]))
        })?;
    }
    // All tests are built here, those for the browser, too; these are ignored until the site is
    // there.
    timed("tests without a browser", &|| {
        let mut tests = cargo_test(scope);
        if let Some(reader) = tools::python_reader() {
            tests.env("ROCHADE_PYTHON_CHESS", reader);
        }
        run(&mut tests)
    })?;
    if scope == Scope::All {
        timed("tests in WebAssembly", &|| {
            run(in_node(&mut cargo(IN_NODE)).args(["--", "on_file::"]))
        })?;
    }
    timed("build", &site::build)?;
    if scope == Scope::All {
        timed("size", &size::size)?;
    }
    timed("tests in the browser", &|| browser(scope))?;
    println!();
    for (title, took) in times {
        println!("{:>12}  {title}", seconds(took));
    }
    let all = match scope {
        Scope::All => "Everything",
        Scope::Smoke => "What was tried",
    };
    println!("\n✓ {all} holds ({}).", seconds(start.elapsed()));
    Ok(())
}

/// What builds and runs the tests of a scope. Tests with a browser and without are built of the
/// same crates, so that Cargo has nothing to build with other features.
fn cargo_test(scope: Scope) -> Command {
    let mut tests = cargo(["test"]);
    match scope {
        Scope::All => tests.arg("--workspace"),
        Scope::Smoke => tests.args(PAGE),
    };
    tests
}

fn browser(scope: Scope) -> Result<(), Trouble> {
    let mut tests = cargo_test(scope);
    for_browsers(&mut tests, &places::dist());
    if scope == Scope::Smoke {
        tests.args(SMOKE.map(|module| [module, "::"].concat()));
    }
    run(&mut tests)
}

/// Runs tests in browsers against a site: those whose paths have one of these parts.
pub(crate) fn in_browser(site: &Path, parts: &[&str]) -> Result<(), Trouble> {
    let mut tests = cargo(["test", "--package", "rochade-e2e"]);
    for_browsers(&mut tests, site);
    run(tests.args(parts))
}

/// Lets a command run the tests in browsers, against a site.
fn for_browsers(tests: &mut Command, site: &Path) {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    tests
        .args(["--test", "e2e"])
        .env("ROCHADE_E2E", site)
        .env("ROCHADE_AXE", tools::axe())
        // There are more browsers than cores (tests/src/fleet.rs). Beyond these, tests wait for the
        // one Firefox or the one WebKit, often several at once, since they stand side by side;
        // meanwhile others go on.
        .env("RUST_TEST_THREADS", (cores + 6).to_string())
        .args(["--", "--include-ignored"]);
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn smoke_names_modules_that_are_there_and_finds_no_others() {
        let main = places::root().join("tests/it/main.rs");
        let main = fs::read_to_string(main).expect("the list of modules");
        let modules: Vec<&str> = main
            .lines()
            .filter_map(|line| line.strip_prefix("mod ")?.strip_suffix(';'))
            .collect();
        // A test is found by any part of its path.
        let found = modules
            .into_iter()
            .filter(|module| SMOKE.iter().any(|smoke| module.ends_with(smoke)));
        assert!(found.eq(SMOKE));
    }
}
