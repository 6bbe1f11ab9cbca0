//! `cargo xtask size`: what the site weighs on the wire, and whether that is within the budget;
//! with `--by`, what the parts of its compiled modules weigh.

mod by;

use std::fs;
use std::path::Path;

use rochade_site::compressed::{self, compressed};
use rochade_site::{ELEMENT, PREVIEW, files, notices};

use crate::shell::file_trouble;
use crate::{Trouble, places};

/// What may come over the wire until the board is seen and the first touch of a new game answered,
/// in bytes after brotli.
const FIRST_LIMIT: usize = 38_700;

/// What the page may weigh until its rules are there, which move men. This only goes down: a
/// feature that makes it heavier needs a line in `docs/decisions.md` that names the new limit and
/// says what for.
const LIMIT: usize = 496_000;

/// What all of the page may weigh, with the part of the compiled page that comes later; likewise.
const WHOLE_LIMIT: usize = 772_500;

/// What the kinds of files weigh, until the rules are there.
const KINDS: [&str; 6] = ["html", "css", "js", "txt", "wasm", "svg"];

/// By how many bytes the page may be below its limit before the limit is to be moved down.
const SPARE: usize = 1_500;

/// What the script for other sites may weigh: it is in every page of theirs that has a board.
const ELEMENT_LIMIT: usize = 9_910;

/// Web servers compress about so well.
const QUALITY: i32 = 9;

/// When a file of the site comes over the wire.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum When {
    /// Before the board is seen and answers its first touch.
    First,
    /// With the rules, after the board is seen.
    Rules,
    /// When the page has settled.
    Settled,
    /// When it is asked for.
    Later,
}

/// A file of the site.
struct Part {
    name: String,
    kind: String,
    when: When,
    raw: usize,
    wire: usize,
}

/// Prints the table and fails over a limit.
pub(crate) fn size() -> Result<(), Trouble> {
    let dist = places::dist();
    if !dist.join("index.html").exists() {
        return Err(Trouble::new(
            "there is no site to weigh",
            format!("{} does not hold one", dist.display()),
            "cargo xtask build",
        ));
    }
    let mut names = files::names(&dist)?;
    // The pages of a club that does not exist are no weight of the site's own, and what is there
    // compressed comes in place of the file.
    names.retain(|name| !(name.starts_with("examples/") || compressed::is_one(name)));
    let html = files::read(&dist.join("index.html"))?;
    let words = longest_words(&dist, &names);
    let mut parts = names
        .iter()
        .map(|name| part(&dist, name, when(name, &html, words)))
        .collect::<Result<Vec<_>, _>>()?;
    parts.sort_by_key(|part| (part.when, usize::MAX - part.wire));
    let over = print(&parts);
    if over.is_empty() {
        return Ok(());
    }
    Err(Trouble::new(
        "the page is too heavy",
        over.join("; "),
        "cargo xtask size --by tells which part weighs what. Make it lighter; or move the limit in \
         crates/xtask/src/size.rs, and say in docs/decisions.md (\"What the page may weigh\") what for",
    ))
}

/// Prints what the parts of the compiled modules weigh.
pub(crate) use by::print as by;

/// Prints what weighs how much; comes back with what is over its limit.
fn print(parts: &[Part]) -> Vec<String> {
    let mut over = Vec::new();
    let mut hold = |what: &str, wire: usize, limit: usize| {
        println!("{wire:>9} of {limit:>6}  {what}");
        if wire > limit {
            over.push(format!("{what}: {wire} bytes of {limit}"));
        }
    };
    let together = |counts: &dyn Fn(&Part) -> bool| {
        let counted = parts.iter().filter(|part| counts(part));
        counted.map(|part| part.wire).sum()
    };
    let list = |when: When| {
        for part in parts.iter().filter(|part| part.when == when) {
            println!("{:>9} {:>9}  {}", part.raw, part.wire, part.name);
        }
    };

    println!("{:>9} {:>9}  file", "raw", "wire");
    for (when, what, limit) in [
        (When::First, "until the first tap is answered", FIRST_LIMIT),
        (When::Rules, "of the page, until the rules are there", LIMIT),
        (When::Settled, "all of the page", WHOLE_LIMIT),
    ] {
        list(when);
        hold(what, together(&|part| part.when <= when), limit);
        println!();
    }
    println!("later, or when asked for:");
    list(When::Later);
    println!("\nfor other sites:");
    hold(
        ELEMENT,
        together(&|part| part.name == ELEMENT),
        ELEMENT_LIMIT,
    );
    println!("\nby kind, until the rules are there:");
    for kind in KINDS {
        let wire = together(&|part| part.kind == kind && part.when <= When::Rules);
        println!("{wire:>9}            {kind}");
    }
    for (when, limit) in [(When::Rules, LIMIT), (When::Settled, WHOLE_LIMIT)] {
        let spare = limit.saturating_sub(together(&|part| part.when <= when));
        if spare > SPARE {
            println!("\n{limit} bytes are {spare} more than needed: the limit can be moved down.");
        }
    }
    over
}

/// The first board needs the page and whatever it names (it preloads what styles ask for at once; a
/// manifest is read when the page is installed, and one picture is for messengers); the rules, the
/// compiled page and its words.
fn when(name: &str, html: &str, words: Option<&String>) -> When {
    let is_for_others = name.ends_with(".webmanifest") || name == PREVIEW;
    let is_named = html.contains(name) && !is_for_others;
    if name == "index.html" || is_named {
        When::First
    } else if name.starts_with("rochade-web") || words.is_some_and(|words| words == name) {
        When::Rules
    } else if name.starts_with("split_later") {
        When::Settled
    } else {
        When::Later
    }
}

/// The words of the language that needs most.
fn longest_words<'names>(dist: &Path, names: &'names [String]) -> Option<&'names String> {
    let texts = names.iter().filter(|name| name.ends_with(".txt"));
    // Lessons and cases are fetched when they are opened.
    let is_exercise = |name: &str| name.starts_with("learn-") || name.starts_with("try-");
    let words = texts.filter(|name| !notices::is_one(name) && !is_exercise(name));
    words.max_by_key(|name| fs::metadata(dist.join(name)).map_or(0, |file| file.len()))
}

fn part(dist: &Path, name: &str, when: When) -> Result<Part, Trouble> {
    let path = dist.join(name);
    let bytes = fs::read(&path).map_err(file_trouble("read", &path))?;
    Ok(Part {
        name: name.into(),
        kind: name.rsplit('.').next().unwrap_or_default().into(),
        when,
        raw: bytes.len(),
        wire: compressed(&bytes, QUALITY)?.len(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_page_names_for_others_comes_later() {
        let html = format!("href=\"./a.css\" href=\"./b.webmanifest\" content=\"./{PREVIEW}\"");
        for (name, comes) in [
            ("a.css", When::First),
            ("b.webmanifest", When::Later),
            (PREVIEW, When::Later),
        ] {
            assert!(when(name, &html, None) == comes, "{name}");
        }
    }

    #[test]
    fn whoever_moves_a_limit_says_what_for() {
        let decisions = places::root().join("docs/decisions.md");
        let decisions = files::read(&decisions).expect("the decisions");
        let written = |limit: usize| format!("{},{:03}", limit / 1000, limit % 1000);
        let told = format!(
            "**What the page may weigh: {} bytes until its rules are there, {} in all.**",
            written(LIMIT),
            written(WHOLE_LIMIT)
        );
        assert!(decisions.contains(&told), "docs/decisions.md needs {told}");
    }
}
