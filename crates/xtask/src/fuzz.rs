//! `cargo xtask fuzz`: texts that a fuzzer makes up, for all that reads what comes from outside.
//! The targets are files of `tests/fuzz`; each holds what is read to more than "it doesn't panic":
//! what was read can be written, and reads back equal.
//!
//! cargo-fuzz compiles them and libFuzzer runs them. A sanitizer would need a nightly compiler, and
//! could only find what `unsafe` code does.

use std::fs;
use std::path::{Path, PathBuf};

use rochade_site::files::{list, read, write};

use crate::shell::{file_trouble, run, step};
use crate::tools::{self, Need};
use crate::{Trouble, places};

/// What stands between two texts in a file of them.
const BETWEEN: &str = "\n-----\n";

/// The seconds after which a text counts as too slow, which is as bad as a panic.
const SLOW: u32 = 10;

/// What to run, and for how long.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Options {
    /// The name of a target; without one, all are run.
    pub(crate) target: Option<String>,
    /// For how long each is run.
    pub(crate) seconds: u32,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            target: None,
            seconds: 600,
        }
    }
}

/// Runs a target, or one after the other.
pub(crate) fn fuzz(options: &Options) -> Result<(), Trouble> {
    let all = targets()?;
    let chosen: Vec<&String> = match &options.target {
        Some(target) => all.iter().filter(|name| *name == target).collect(),
        None => all.iter().collect(),
    };
    if chosen.is_empty() {
        let why = format!("there are {}", all.join(", "));
        return Err(Trouble::plain("there is no such target to fuzz", why));
    }
    tools::ensure(&[Need::CargoFuzz])?;
    for target in chosen {
        step(target, || run_target(target, options.seconds))?;
    }
    Ok(())
}

fn run_target(target: &str, seconds: u32) -> Result<(), Trouble> {
    let scratch = places::scratch().join("fuzz");
    // What the fuzzer has come upon so far, for the next time; and the texts that it begins with.
    let [found, seeds] = ["found", "seeds"].map(|part| scratch.join(part).join(target));
    for folder in [&found, &seeds] {
        fs::create_dir_all(folder).map_err(file_trouble("make", folder))?;
    }
    for (number, text) in texts(target)?.iter().enumerate() {
        write(&seeds.join(number.to_string()), text)?;
    }
    let mut fuzz = tools::CARGO_FUZZ.command();
    fuzz.args(["run", "--sanitizer=none", "--fuzz-dir"])
        .arg(home())
        .arg("--target-dir")
        .arg(places::root().join("target/fuzz"))
        .arg(target)
        .args([&found, &seeds])
        .arg("--")
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-timeout={SLOW}"))
        .arg("-print_final_stats=1");
    let words = home().join("words").join(target).with_extension("dict");
    if words.exists() {
        fuzz.arg(format!("-dict={}", words.display()));
    }
    run(&mut fuzz).map_err(|trouble| Trouble {
        cure: "the text that did it is named above: mend what reads it, and let a test hold that"
            .into(),
        ..trouble
    })
}

fn home() -> PathBuf {
    places::root().join("tests/fuzz")
}

/// The names of all targets.
fn targets() -> Result<Vec<String>, Trouble> {
    let files = list(&home().join("src/bin"))?;
    let name = |file: &PathBuf| Some(Path::new(file.file_stem()?).display().to_string());
    Ok(files.iter().filter_map(name).collect())
}

/// The texts with which a target begins.
fn texts(target: &str) -> Result<Vec<String>, Trouble> {
    let text = read(&home().join("seeds").join(target).with_extension("txt"))?;
    let texts = text.trim_end_matches('\n').split(BETWEEN);
    Ok(texts.map(str::to_owned).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_target_has_texts_to_begin_with() {
        let targets = targets().expect("a list of targets");
        assert!(targets.len() > 9, "{targets:?}");
        for target in targets {
            let texts = texts(&target).expect("a file of texts");
            assert!(texts.len() > 8, "{target}");
            assert!(texts.iter().all(|text| !text.is_empty()), "{target}");
        }
    }
}
