//! The page's words, from the files that it has them from: tests say which text they expect, and
//! copy none.

use std::fs;

use xtask::places;

/// All words of a language: lines with a key and its text.
fn words(language: &str) -> String {
    ["web/lang", "web/later/lang"]
        .map(|folder| places::root().join(folder).join(format!("{language}.lang")))
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok())
        .collect()
}

/// The text that stands under a key in a language.
pub(crate) fn text(language: &str, key: &str) -> String {
    let words = words(language);
    let mut lines = words.lines().filter_map(|line| line.split_once(" = "));
    lines
        .find_map(|(found, text)| (found == key).then(|| text.to_owned()))
        .unwrap_or_else(|| panic!("no text has the key {key} in {language}"))
}

/// The keys that begin like this.
pub(crate) fn keys(start: &str) -> Vec<String> {
    let words = words("en");
    let keys = words.lines().filter_map(|line| line.split_once(" = "));
    keys.map(|(key, _)| key.to_owned())
        .filter(|key| key.starts_with(start))
        .collect()
}
