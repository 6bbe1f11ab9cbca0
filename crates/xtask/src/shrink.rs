//! Makes the compiled page small: wasm-opt, with short names between the page and its bindings.
//!
//! wasm-bindgen gives every function that the page calls in the browser a long name with a hash, and each stands in both
//! files. wasm-opt shortens them in the compiled page and says how; the bindings are told to follow.

use std::collections::HashMap;
use std::path::Path;

use serde::Deserialize;

use crate::Trouble;
use crate::shell::{answer, command};
use crate::site::{odd, read, write};

/// What wasm-opt says that it renamed.
#[derive(Deserialize)]
struct Renamed {
    /// Module, name, new name.
    imports: Vec<(String, String, String)>,
    /// Name, new name.
    exports: Vec<(String, String)>,
}

/// The name that wasm-opt gives to every module that functions are imported from.
const MODULE: &str = "a";

/// Optimises `wasm` in place for size, and shortens the names that it shares with `script`.
pub(crate) fn shrink(wasm: &Path, script: &Path) -> Result<(), Trouble> {
    let said = answer(
        command("wasm-opt")
            // Functions with one caller are first inlined where they are small only: that compresses better.
            .args([
                "-Oz",
                "--one-caller-inline-max-function-size=20",
                "--gufa",
                "-Oz",
            ])
            .args(["--strip-debug", "--strip-producers"])
            .arg("--minify-imports-and-exports-and-modules")
            .arg(wasm)
            .arg("-o")
            .arg(wasm),
    )
    .ok_or_else(|| odd(format!("wasm-opt failed on {}", wasm.display())))?;
    let renamed: Renamed = serde_json::from_str(&said)
        .map_err(|error| odd(format!("wasm-opt's list of names can't be read: {error}")))?;
    write(script, &rename(&read(script)?, &renamed))
}

/// The bindings with the new names.
fn rename(script: &str, renamed: &Renamed) -> String {
    let mut names: HashMap<&str, &str> = HashMap::new();
    let mut modules = script.to_owned();
    for (module, old, new) in &renamed.imports {
        names.insert(old, new);
        modules = modules.replace(&format!("\"{module}\":"), &format!("\"{MODULE}\":"));
    }
    let exports: HashMap<&str, &str> = renamed
        .exports
        .iter()
        .map(|(old, new)| (old.as_str(), new.as_str()))
        .collect();
    replace_words(&modules, |before, word| {
        if before.ends_with("wasm.") || before.ends_with("exports.") {
            exports.get(word).copied()
        } else {
            names.get(word).copied()
        }
    })
}

/// Replaces the words of a script; `new` gets what stands before a word, and the word.
fn replace_words<'a>(script: &'a str, new: impl Fn(&str, &str) -> Option<&'a str>) -> String {
    let in_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '$';
    let mut replaced = String::with_capacity(script.len());
    let mut at = 0;
    while at < script.len() {
        let rest = &script[at..];
        let word = &rest[..rest.find(|letter| !in_word(letter)).unwrap_or(rest.len())];
        if word.is_empty() {
            let other = rest.find(in_word).unwrap_or(rest.len());
            replaced.push_str(&rest[..other]);
            at += other;
        } else {
            replaced.push_str(new(&script[..at], word).unwrap_or(word));
            at += word.len();
        }
    }
    replaced
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_shortened_where_they_are_meant() {
        let renamed = Renamed {
            imports: vec![("./x.js".into(), "__wbg_add_1".into(), "A".into())],
            exports: vec![("memory".into(), "b".into())],
        };
        let script =
            "{ \"./x.js\": { __wbg_add_1: f, __wbg_add_12: g } } wasm.memory.buffer; memory";
        let wanted = "{ \"a\": { A: f, __wbg_add_12: g } } wasm.b.buffer; memory";
        assert_eq!(rename(script, &renamed), wanted);
    }
}
