//! What the pages write as `data-action`, by their sources.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rochade_table::Claim;
use xtask::places;

/// The pages, and what the build puts into one.
const PAGES: [&str; 4] = [
    "index.html",
    "web/embed.html",
    "web/author.html",
    "web/author/form.html",
];

/// The word behind each of these becomes a `data-action`.
const BEFORE: [&str; 5] = [
    "data-action=\"",
    " action=\"",
    " action: \"",
    " copy: (\"",
    " download: (\"",
];

/// Returns every `data-action` that the pages write.
pub(crate) fn actions() -> BTreeSet<String> {
    let mut files = PAGES.map(|page| places::root().join(page)).to_vec();
    gather(&places::root().join("web/src"), &mut files);
    let mut actions: BTreeSet<String> = Claim::ALL.map(|claim| claim.word().to_owned()).into();
    for file in files {
        let text = fs::read_to_string(&file).expect("a source");
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        actions.extend(actions_in(code).map(str::to_owned));
    }
    actions
}

/// Adds the files of Rust in a folder and in those within it.
fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            gather(&path, files);
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            files.push(path);
        }
    }
}

/// The actions that a source names: behind the words above; as constants; as what a function of
/// that name returns; and where it makes buttons of what it is given, as the first argument of a
/// call or the first value of a tuple.
fn actions_in(code: &str) -> impl Iterator<Item = &str> {
    let named = BEFORE.iter().flat_map(|before| behind(code, before));
    let given = || behind(code, "data-action={").filter_map(|rest| rest.split_once('}'));
    let constants = given().flat_map(|(name, _)| {
        let before = format!("const {name}: &str = \"");
        let places: Vec<&str> = behind(code, &before).collect();
        places
    });
    let is_given = given().next().is_some();
    let calls = code.match_indices('(').filter(move |_| is_given);
    let first = calls.filter_map(|(at, _)| {
        let literal = code[at + 1..].trim_start().strip_prefix('"')?;
        let is_first = literal.split_once('"')?.1.starts_with(',');
        (is_first && !code[..at].ends_with('!')).then_some(literal)
    });
    let functions = behind(code, "fn action(");
    let returned = functions.flat_map(|rest| {
        let body = rest.split("\n    }\n").next().unwrap_or_default();
        behind(body, " => \"").collect::<Vec<_>>()
    });
    let words = named.chain(constants).chain(returned).chain(first);
    words.filter_map(|rest| {
        let word = rest.split_once('"')?.0;
        let is_word = |letter: u8| letter.is_ascii_lowercase() || letter == b'-';
        (!word.is_empty() && word.bytes().all(is_word)).then_some(word)
    })
}

/// What stands behind each place where a text has these words.
fn behind<'a>(text: &'a str, words: &str) -> impl Iterator<Item = &'a str> {
    let places: Vec<usize> = text
        .match_indices(words)
        .map(|(at, _)| at + words.len())
        .collect();
    places.into_iter().map(|at| &text[at..])
}

#[test]
fn actions_are_found_however_they_are_written() {
    for (code, found) in [
        ("<button data-action=\"flip\">", vec!["flip"]),
        ("Hint { action: \"reload\" }", vec!["reload"]),
        (
            "data-action={BLOW}\nconst BLOW: &str = \"blow\";",
            vec!["blow"],
        ),
        (
            "data-action={action}\nbutton(\n    \"done\", 1);\nlet (action, _) = (\"open\", 2);",
            vec!["done", "open"],
        ),
        (
            "data-action={action}\nclasses!(\"half\", key(\"to\"))",
            vec![],
        ),
        (
            "    fn action(self) {\n            One => \"begin-one\",\n    }\n    fn word(self) { One => \"one\" }",
            vec!["begin-one"],
        ),
        ("button(\"done\", 1)", vec![]),
        ("data-action={action}\nmatches!((\"Home\", 1))", vec![]),
    ] {
        assert_eq!(actions_in(code).collect::<Vec<_>>(), found, "{code}");
    }
}
