//! `cargo xtask size`: what the site weighs on the wire, and whether that is within the budget.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::files;
use crate::finish::ELEMENT;
use crate::shell::file_trouble;
use crate::{Trouble, notices, places};

/// What was allowed to come over the wire until the first tap is answered, in bytes after brotli. The page as components does
/// not fit into it (`docs/decisions.md`, "One module for everything"); by how much is printed, so that nobody gets used to it.
const BUDGET: usize = 196_000;

/// Where the check fails: what the page weighs, and a little room for small changes.
const LIMIT: usize = 386_000;

/// Limits by kind of file, so that one that suddenly grows is noticed before the whole is too heavy.
const LIMITS: [(&str, usize); 6] = [
    ("html", 2_500),
    ("css", 13_700),
    ("js", 14_300),
    ("txt", 7_600),
    ("wasm", 346_000),
    ("svg", 2_000),
];

/// What the script for other sites may weigh: it is in every page of theirs that has a board.
const ELEMENT_LIMIT: usize = 3_000;

/// Web servers compress about so well; the benchmark beside the peers does the same.
const QUALITY: i32 = 9;

/// A file of the site.
struct Part {
    name: String,
    kind: String,
    raw: usize,
    wire: usize,
}

/// Prints the table and fails over the budget.
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
    // The pages of a club that does not exist are no weight of the site's own.
    names.retain(|name| !name.starts_with("examples/"));
    let mut parts = names
        .iter()
        .map(|name| part(&dist, name))
        .collect::<Result<Vec<_>, _>>()?;
    let first = first_files(&dist, &names)?;
    parts.sort_by_key(|part| (!first.contains(&part.name), usize::MAX - part.wire));

    let mut total = Part {
        name: "until the first tap is answered".into(),
        kind: String::new(),
        raw: 0,
        wire: 0,
    };
    println!("{:>9} {:>9}  file", "raw", "wire");
    for part in parts.iter().filter(|part| first.contains(&part.name)) {
        line(part);
        total.raw += part.raw;
        total.wire += part.wire;
    }
    line(&total);
    let later: Vec<_> = parts.iter().filter(|p| !first.contains(&p.name)).collect();
    if !later.is_empty() {
        println!("\nlater, or when asked for:");
        later.into_iter().for_each(line);
    }
    println!("\nby kind, until the first tap is answered:");
    let mut over = Vec::new();
    for (kind, limit) in LIMITS {
        let of_kind = parts.iter().filter(|part| part.kind == kind);
        let wire: usize = of_kind
            .filter(|part| first.contains(&part.name))
            .map(|part| part.wire)
            .sum();
        println!("{wire:>9} of {limit:>6}  {kind}");
        if wire > limit {
            over.push(format!("{kind}: {wire} bytes of {limit}"));
        }
    }
    println!("{:>9} of {LIMIT:>6}  together", total.wire);
    if let Some(more) = total.wire.checked_sub(BUDGET) {
        println!("{more:>9} more than the budget of {BUDGET}");
    }
    if total.wire > LIMIT {
        over.push(format!("together: {} bytes of {LIMIT}", total.wire));
    }
    for part in parts.iter().filter(|part| part.name == ELEMENT) {
        println!(
            "{:>9} of {ELEMENT_LIMIT:>6}  {ELEMENT}, for other sites",
            part.wire
        );
        if part.wire > ELEMENT_LIMIT {
            over.push(format!("{ELEMENT}: {} bytes of {ELEMENT_LIMIT}", part.wire));
        }
    }
    if over.is_empty() {
        return Ok(());
    }
    Err(Trouble::new(
        "the page is too heavy",
        over.join("; "),
        "make it lighter; limits may be moved in crates/xtask/src/size.rs, the budget only where an issue says so",
    ))
}

fn line(part: &Part) {
    println!("{:>9} {:>9}  {}", part.raw, part.wire, part.name);
}

fn part(dist: &Path, name: &str) -> Result<Part, Trouble> {
    let path = dist.join(name);
    let bytes = fs::read(&path).map_err(file_trouble("read", &path))?;
    Ok(Part {
        name: name.into(),
        kind: name.rsplit('.').next().unwrap_or_default().into(),
        raw: bytes.len(),
        wire: compressed(&bytes),
    })
}

/// The length after brotli.
fn compressed(bytes: &[u8]) -> usize {
    let params = brotli::enc::BrotliEncoderParams {
        quality: QUALITY,
        size_hint: bytes.len(),
        ..Default::default()
    };
    let mut wire = Vec::new();
    match brotli::BrotliCompress(&mut &bytes[..], &mut wire, &params) {
        Ok(_) => wire.len(),
        // Memory to memory can't fail; if it did, the file would go as it is.
        Err(_) => bytes.len(),
    }
}

/// The files that load until the first tap is answered: the page, whatever it names (it preloads what scripts and styles ask
/// for at once; a manifest is read when the page is installed), and the words of one language, of which the longest are taken.
fn first_files(dist: &Path, names: &[String]) -> Result<BTreeSet<String>, Trouble> {
    let page = "index.html".to_owned();
    let html = files::read(&dist.join(&page))?;
    let texts = names.iter().filter(|name| name.ends_with(".txt"));
    let words = texts.filter(|name| !notices::is_one(name));
    let longest = words.max_by_key(|name| length(&dist.join(name)));
    let named = names
        .iter()
        .filter(|name| html.contains(name.as_str()) && !name.ends_with(".webmanifest"));
    Ok(named.chain(longest).cloned().chain([page]).collect())
}

fn length(path: &Path) -> u64 {
    fs::metadata(path).map_or(0, |file| file.len())
}
