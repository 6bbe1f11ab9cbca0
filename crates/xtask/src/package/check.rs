//! `cargo xtask package --check`: builds the last commit twice, in two clones, and compares what
//! comes out byte for byte; then unpacks the download, compares it with its checksums, and lets
//! browsers play on it.

use std::fs;
use std::path::Path;

use rochade_site::files::read;

use super::{FOLDER, compare, unpack, zip_name};
use crate::shell::{answer, command, file_trouble, run, step};
use crate::tools::{self, Need};
use crate::{Trouble, places, test};

/// Tells a build that it is only compared with another one, and given to nobody: then it doesn't
/// matter what is known against the crates in it, nor whether that can be asked.
pub(super) const COMPARED: &str = "ROCHADE_COMPARED";

/// The folders of the two clones: one lies deeper than the other, and has a longer name.
const CLONES: [&str; 2] = ["one", "elsewhere/another-clone"];

/// The modules of `tests/it` that are run against what was unpacked: the page comes up and says its
/// version, is played on, and can be framed.
const MODULES: [&str; 4] = ["about::", "boot::", "embed::", "play::"];

/// Builds, compares, unpacks and plays; leaves its files only where something is wrong.
pub(crate) fn check() -> Result<(), Trouble> {
    tools::ensure(&Need::ALL)?;
    let commit = commit()?;
    let place = places::scratch().join("check");
    clear(&place)?;
    let clones = CLONES.map(|name| place.join(name));
    for clone in &clones {
        step("one build of two", || build(clone, &commit))?;
    }
    let [one, other] = clones.each_ref().map(|clone| clone.join("target"));
    let archives = compare::archives(&one)?;
    let differences = compare::differences(&one, &other)?;
    if !differences.is_empty() {
        return Err(Trouble::new(
            "two builds of one commit differ",
            differences.join("\n  "),
            format!("compare what is in {}", place.display()),
        ));
    }
    let folder = place.join("unpacked");
    unpack::unpack(&one.join(zip_name()), &folder)?;
    let site = folder.join(FOLDER);
    holds(&site, &commit)?;
    step("tests of what was unpacked", || {
        test::in_browser(&site, &MODULES)
    })?;
    clear(&place)?;
    println!(
        "\n✓ {} come out the same from two clones of {commit}, and what is unpacked can be played on.",
        archives.join(", ")
    );
    Ok(())
}

/// Returns the last commit. What is in none is not looked at, and that is said.
fn commit() -> Result<String, Trouble> {
    let git = |args: &[&str]| answer(command("git").args(args));
    let commit = git(&["rev-parse", "HEAD"])
        .ok_or_else(|| Trouble::plain("there is no commit to build", "is this a clone?"))?;
    if git(&["status", "--porcelain"]).is_some_and(|changes| !changes.is_empty()) {
        println!("What was changed since the last commit is not in what is compared.");
    }
    Ok(commit.trim().to_owned())
}

/// Clones a commit into a folder, and packs there all that is given away.
fn build(clone: &Path, commit: &str) -> Result<(), Trouble> {
    run(command("git")
        .args(["clone", "--quiet", "--no-checkout"])
        .args([&places::root(), clone]))?;
    run(command("git")
        .current_dir(clone)
        .args(["checkout", "--quiet", "--detach", commit]))?;
    run(command("cargo")
        .current_dir(clone)
        .args(["xtask", "package", "--npm"])
        .env_remove("CARGO_TARGET_DIR")
        .env(COMPARED, "yes"))
}

/// Checks that a site holds what its checksums and `version.txt` say.
fn holds(site: &Path, commit: &str) -> Result<(), Trouble> {
    let mut faults = unpack::faults(site)?;
    let version = read(&site.join("version.txt"))?;
    for line in [
        format!("version: {}", env!("CARGO_PKG_VERSION")),
        format!("commit: {commit}"),
    ] {
        if !version.lines().any(|told| told == line) {
            faults.push(format!("version.txt does not say {line:?}"));
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(Trouble::plain(
        "what was unpacked is not what it says",
        faults.join("\n  "),
    ))
}

fn clear(place: &Path) -> Result<(), Trouble> {
    if place.exists() {
        fs::remove_dir_all(place).map_err(file_trouble("remove", place))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_modules_that_are_run_are_there() {
        let main = read(&places::root().join("tests/it/main.rs")).expect("the list of modules");
        for module in MODULES {
            let line = format!("mod {};", module.trim_end_matches("::"));
            assert!(main.lines().any(|known| known == line), "{line}");
        }
    }
}
