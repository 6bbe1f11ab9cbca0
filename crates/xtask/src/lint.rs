//! `cargo xtask lint`: what a reader would otherwise have to look for.

pub(crate) mod audit;
mod citations;
mod comments;
mod expressions;
mod names;
mod paths;
mod policy;
mod rooms;
mod scripts;
mod terms;
mod versions;

use std::fs;

use citations::Library;
use names::Names;

use crate::shell::{answer, cargo, command, run};
use crate::tools::{self, Need};
use crate::{Trouble, contract, places};

/// Marks of work that was left for later; broken up so that this file passes.
const LEFTOVERS: [&str; 3] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("XX", "X"),
];

/// House rules, the audit of what comes from others, formatting, clippy for both targets,
/// documentation.
pub(crate) fn lint() -> Result<(), Trouble> {
    tools::ensure(&[Need::Rust, Need::CargoDeny])?;
    house_rules()?;
    let is_asked = audit::audit()?;
    run(&mut cargo(["fmt", "--all", "--check"])).map_err(|trouble| Trouble {
        cure: "cargo fmt --all".into(),
        ..trouble
    })?;
    let deny = ["--", "-D", "warnings"];
    run(cargo(["clippy", "--workspace", "--all-targets"]).args(deny))?;
    let page = ["--package", "rochade-web", "--package", "rochade-desk"];
    let browser = ["clippy", "--target", "wasm32-unknown-unknown"];
    run(cargo(browser).args(page).arg("--all-targets").args(deny))?;
    run(cargo(browser)
        .args(["--package", "rochade-opponent", "--lib"])
        .args(deny))?;
    // Of the fuzz targets only what keeps them in step: nobody runs them here.
    let fuzz = ["--manifest-path", "tests/fuzz/Cargo.toml"];
    run(cargo(["fmt"]).args(fuzz).arg("--check"))?;
    run(cargo(["clippy", "--no-default-features"])
        .args(fuzz)
        .args(["--target-dir", "target"])
        .args(deny))?;
    run(cargo(["doc", "--workspace", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    if !is_asked {
        println!("\n!!! ADVISORIES NOT CHECKED: their data base could not be reached !!!\n");
    }
    Ok(())
}

fn house_rules() -> Result<(), Trouble> {
    let listed =
        answer(command("git").args(["ls-files", "--cached", "--others", "--exclude-standard"]))
            .ok_or_else(|| Trouble::plain("git could not list the files", "is this a clone?"))?;
    // What is deleted but not yet committed, or not text, has nothing to say; the sources stay as
    // they came.
    let names = listed
        .lines()
        .filter(|name| !name.starts_with("docs/sources/"));
    let files: Vec<(&str, String)> = names
        .filter_map(|name| Some((name, fs::read_to_string(places::root().join(name)).ok()?)))
        .collect();
    let library = Library::of(files.iter().map(|(name, text)| (*name, text.as_str())));
    let names = Names::of(files.iter().map(|(name, text)| (*name, text.as_str())));
    let known: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
    let mut broken = Vec::new();
    for (name, text) in &files {
        for (number, line) in text.lines().enumerate() {
            let words = || line.split(|letter: char| !letter.is_alphanumeric());
            if words().any(|word| LEFTOVERS.contains(&word)) {
                broken.push(format!("{name}:{} is left for later", number + 1));
            }
        }
        broken.extend(library.missing(name, text));
        broken.extend(names.missing(name, text));
        broken.extend(paths::missing(&known, name, text));
        broken.extend(rooms::wrong_arrows(name, text));
        broken.extend(expressions::ambiguous(name, text));
        if name.ends_with(".rs") {
            broken.extend(comments::wide_comments(name, text));
        }
    }
    broken.extend(scripts::too_long(&files));
    broken.extend(terms::forbidden(&files));
    let text_of = |wanted: &str| {
        let file = files.iter().find(|(name, _)| *name == wanted);
        file.map_or("", |(_, text)| text.as_str())
    };
    broken.extend(versions::disagreements(text_of));
    broken.extend(policy::disagreements(text_of));
    broken.extend(contract::disagreement(text_of));
    if broken.is_empty() {
        return Ok(());
    }
    Err(Trouble::plain(
        "house rules are broken",
        broken.join("\n  "),
    ))
}
