//! The page's words, from the files that it has them from: tests say which text they expect, and copy none.

use std::fs;

use xtask::places;

/// The text that stands under a key in a language.
pub(crate) fn text(language: &str, key: &str) -> String {
    let start = format!("{key} = ");
    let folders = ["web/lang", "web/later/lang"].map(|folder| places::root().join(folder));
    let files = folders.map(|folder| folder.join(format!("{language}.lang")));
    let texts = files
        .iter()
        .filter_map(|file| fs::read_to_string(file).ok());
    let mut found = texts.filter_map(|texts| {
        let line = texts.lines().find_map(|line| line.strip_prefix(&start));
        line.map(str::to_owned)
    });
    found
        .next()
        .unwrap_or_else(|| panic!("no text has the key {key} in {language}"))
}
