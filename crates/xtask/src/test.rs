//! `cargo xtask test`: everything that must hold, in the order in which it fails fastest.

use std::thread;
use std::time::Instant;

use crate::shell::{cargo, command, run, seconds, step};
use crate::site::{self, Edition};
use crate::tools::{self, Need};
use crate::{Trouble, lint, size};

/// All tests are built with the game that proves that table and page hold any game.
const WITH_PROOF: [&str; 2] = ["--features", "rochade-web/proof,rochade-cli/proof"];

/// Runs it all.
pub(crate) fn test() -> Result<(), Trouble> {
    let start = Instant::now();
    tools::ensure(&Need::ALL)?;
    let mut times = Vec::new();
    let mut timed = |title, work: fn() -> Result<(), Trouble>| {
        let ((), took) = step(title, work)?;
        times.push((title, took));
        Ok(())
    };
    timed("lint", lint::lint)?;
    timed("tests of scripts", || {
        run(command("node").args(["--test", "tests/scripts/"]))
    })?;
    // All tests are built here, those for the browser, too; these are ignored until the site is
    // there.
    timed("tests without a browser", || {
        let mut tests = cargo(["test", "--workspace"]);
        tests.args(WITH_PROOF);
        if let Some(reader) = tools::python_reader() {
            tests.env("ROCHADE_PYTHON_CHESS", reader);
        }
        run(&mut tests)
    })?;
    timed("build", || site::build(Edition::Users))?;
    timed("build with the game for tests", || {
        site::build(Edition::Proof)
    })?;
    timed("size", size::size)?;
    timed("tests in the browser", browser)?;
    println!();
    for (title, took) in times {
        println!("{:>12}  {title}", seconds(took));
    }
    println!("\n✓ Everything holds ({}).", seconds(start.elapsed()));
    Ok(())
}

fn browser() -> Result<(), Trouble> {
    let cores = thread::available_parallelism().map_or(1, usize::from);
    // The whole workspace, so that Cargo has nothing to build with other features.
    run(cargo(["test", "--workspace", "--test", "e2e"])
        .args(WITH_PROOF)
        .env("ROCHADE_E2E", Edition::Users.place())
        .env("ROCHADE_E2E_PROOF", Edition::Proof.place())
        .env("ROCHADE_AXE", tools::axe())
        // There are more browsers than cores (tests/src/fleet.rs). Beyond these, tests wait for the
        // one Firefox or the one WebKit, often several at once, since they stand side by side;
        // meanwhile others go on.
        .env("RUST_TEST_THREADS", (cores + 6).to_string())
        .args(["--", "--include-ignored"]))
}
