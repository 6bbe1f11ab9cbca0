//! `cargo xtask build`: the static site in `dist/`.
//!
//! Trunk compiles the page and gathers its parts under plain names. Then esbuild makes one script
//! and one style sheet of them and names every file that the page loads by its final content, so
//! that a browser never mixes two builds. Nothing is inline, as the content-security policy
//! demands, and every address is relative, so the site runs from any folder of any web server.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use crate::shell::{cargo, command, file_trouble, lock, run, seconds};
use crate::shrink::shrink;
use crate::tools::{self, Need};
use crate::{Trouble, desk, later, offline, openings, places, rules};

/// The names that Trunk gives to the compiled page and its bindings.
const SCRIPT: &str = "rochade-web.js";
const WASM: &str = "rochade-web_bg.wasm";

/// Where `index.html` wants its script, styles and hints.
const START: &str = "<!-- xtask: start -->";

/// For whom a site is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edition {
    /// For users.
    Users,
    /// For tests only: with the game that proves that the page holds any game (`rochade_table::proof`).
    Proof,
}

impl Edition {
    /// Where the finished site stands.
    pub(crate) fn place(self) -> PathBuf {
        match self {
            Edition::Users => places::dist(),
            Edition::Proof => places::scratch().join("proof-site"),
        }
    }

    /// The features of the page that only this edition has, as Trunk takes them.
    fn features(self) -> &'static [&'static str] {
        match self {
            Edition::Users => &[],
            Edition::Proof => &["--features", "proof"],
        }
    }

    /// The style sheets that only this edition has.
    fn styles(self) -> &'static [&'static str] {
        match self {
            Edition::Users => &[],
            Edition::Proof => &["web/style/proof.css"],
        }
    }
}

/// Builds the site, installing what that takes.
pub(crate) fn build(edition: Edition) -> Result<(), Trouble> {
    tools::ensure(&Need::BUILD)?;
    let scratch = places::scratch();
    fs::create_dir_all(&scratch).map_err(file_trouble("make", &scratch))?;
    let _lock = lock(&scratch.join(".lock"), "building the site")?;
    let start = Instant::now();
    // Trunk works without a network, so everything must have been fetched before: the crates, and those that the standard
    // library is made of, which are fetched for one target only.
    run(&mut cargo(["fetch"]))?;
    run(cargo(["fetch", "--target", "wasm32-unknown-unknown"]).envs(SMALL_STD))?;
    // Trunk takes this variable for a flag of its own and rejects the usual values.
    run(command("trunk")
        .args(["build", "--skip-version-check"])
        .args(edition.features())
        .envs(SMALL_STD)
        .env_remove("NO_COLOR")
        .env_remove("RUST_BACKTRACE"))?;
    let parts = scratch.join("trunk");
    shrink(&parts.join(WASM), &parts.join(SCRIPT))?;
    let site = assemble(&parts, edition)?;
    replace(&site, &edition.place())?;
    println!(
        "The site is in {} ({})",
        edition.place().display(),
        seconds(start.elapsed())
    );
    Ok(())
}

/// What makes cargo compile the standard library along with the page and the desk, without messages for panics: a page that
/// panics can't show them, and they weigh 12 kB on the wire (`docs/decisions.md`). The stable compiler has to be allowed to.
pub(crate) const SMALL_STD: [(&str, &str); 3] = [
    ("RUSTC_BOOTSTRAP", "1"),
    ("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort"),
    (
        "RUSTFLAGS",
        "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none",
    ),
];

/// Makes the site of what Trunk left in a folder; gives the folder with the site.
fn assemble(parts: &Path, edition: Edition) -> Result<PathBuf, Trouble> {
    let root = places::root();
    let styles = style_sheets(&read(&root.join("index.html"))?);
    let sheet = parts.join("rochade.css");
    let styles = styles.iter().map(String::as_str);
    let imports = styles
        .chain(edition.styles().iter().copied())
        .map(|path| format!("@import \"{}\";\n", root.join(path).display()));
    write(&sheet, &imports.collect::<String>())?;
    words(&root.join("web/lang"), parts)?;
    later::words(&root.join("web/later"), parts)?;
    openings::names(&root.join("web/later"), parts)?;

    let site = places::scratch().join("site");
    let _ = fs::remove_dir_all(&site);
    desk::build(parts, &site)?;
    bundle(parts, &sheet, &site)?;
    for entry in list(parts)? {
        let name = entry.file_name().unwrap_or_default().to_string_lossy();
        let ends = [
            ".html", ".css", ".js", ".json", ".wasm", ".txt", ".tsv", ".d.ts",
        ];
        let bundled = name == "snippets" || ends.iter().any(|end| name.ends_with(end));
        if !bundled {
            copy(&entry, &site.join(&*name))?;
        }
    }
    let html = without_trunk(&read(&parts.join("index.html"))?);
    write(&site.join("index.html"), &put_start(&html, &site)?)?;
    rules::pages(&site, &named(&site, "rules", ".css")?)?;
    offline::script(&site)?;
    Ok(site)
}

/// Writes the texts of each language without their keys, one a line, as the page reads them (`web/build.rs` makes sure that
/// the languages agree).
fn words(languages: &Path, parts: &Path) -> Result<(), Trouble> {
    for language in list(languages)? {
        let texts = read(&language)?;
        let lines = texts
            .lines()
            .map(str::trim)
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split_once(" = "))
            .map(|(_, text)| format!("{text}\n"));
        let name = language.with_extension("txt");
        let name = name.file_name().unwrap_or_default();
        write(&parts.join(name), &lines.collect::<String>())?;
    }
    Ok(())
}

/// Lets esbuild write script, styles and compiled page into the site's folder.
fn bundle(parts: &Path, sheet: &Path, site: &Path) -> Result<(), Trouble> {
    let root = places::root();
    let boot = root.join("web/boot.js");
    run(command("esbuild")
        .arg(format!("rochade={}", boot.display()))
        .arg(format!("rochade={}", sheet.display()))
        .args(["rules", "looks"].map(|name| {
            let sheet = root.join(format!("web/style/{name}.css"));
            format!("{name}={}", sheet.display())
        }))
        .arg(format!("--outdir={}", site.display()))
        .arg(format!(
            "--alias:rochade-web={}",
            parts.join(SCRIPT).display()
        ))
        .arg(format!(
            "--alias:rochade-web.wasm={}",
            parts.join(WASM).display()
        ))
        .arg(format!("--alias:words={}", parts.display()))
        .arg(format!("--alias:later-words={}", parts.display()))
        .arg(format!(
            "--alias:desk-files={}",
            parts.join("desk-files.js").display()
        ))
        // What the script imports later gets files of its own.
        .args(["--bundle", "--splitting", "--minify", "--format=esm"])
        // Old enough that a browser without WebAssembly's newer parts can still say so.
        .args(["--target=es2017", "--log-override:empty-import-meta=silent"])
        .args(["--supported:dynamic-import=true", "--charset=utf8"])
        .args(["entry", "chunk", "asset"].map(|part| format!("--{part}-names=[name]-[hash]")))
        .args(
            // Styles of what is loaded later are files of their own.
            [
                ".later.css",
                ".wasm",
                ".txt",
                ".tsv",
                ".json",
                ".svg",
                ".png",
                ".webp",
                ".woff2",
            ]
            .map(|end| format!("--loader:{end}=file")),
        ))
}

/// Puts the tags for the bundled files into the page.
fn put_start(html: &str, site: &Path) -> Result<String, Trouble> {
    if !html.contains(START) {
        return Err(odd(format!("index.html lacks the line {START}")));
    }
    // The compiled page is asked for together with the script that will use it, but behind it: script and styles are
    // small, and are read while the compiled page is on its way. So are the pieces, which would otherwise be asked for,
    // and read, when the board is laid out. What other looks than the first take is fetched when `web/boot.js` enables it.
    let tags = format!(
        "<script type=\"module\" async src=\"./{}\"></script>\n\
         <link rel=\"stylesheet\" href=\"./{}\">\n\
         <link rel=\"stylesheet\" href=\"./{}\" disabled>\n\
         <link rel=\"preload\" href=\"./{}\" as=\"image\">\n\
         <link rel=\"preload\" href=\"./{}\" as=\"fetch\" type=\"application/wasm\" crossorigin>",
        named(site, "rochade", ".js")?,
        named(site, "rochade", ".css")?,
        named(site, "looks", ".css")?,
        named(site, "staunton", ".svg")?,
        named(site, "rochade", ".wasm")?
    );
    Ok(html.replacen(START, &tags, 1))
}

/// The full name of the one bundled file whose name begins and ends so.
pub(crate) fn named(site: &Path, start: &str, end: &str) -> Result<String, Trouble> {
    let files = list(site)?;
    let mut names = files
        .iter()
        .filter_map(|file| file.file_name()?.to_str())
        .filter(|name| name.ends_with(end) && name.starts_with(start));
    match (names.next(), names.next()) {
        (Some(name), None) => Ok(name.to_owned()),
        _ => Err(odd(format!(
            "esbuild did not make exactly one {start}*{end}"
        ))),
    }
}

/// The style sheets that the page's source names for Trunk, in their order. They are bundled from
/// their sources, so that what they name in `url()` is found beside them.
fn style_sheets(html: &str) -> Vec<String> {
    html.split("<link data-trunk rel=\"css\" href=\"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .map(String::from)
        .collect()
}

/// The page as Trunk made it, without the links to what is bundled here, and tightened: no
/// comments (but the one for the start), empty lines and indentation.
fn without_trunk(html: &str) -> String {
    let bundled = |line: &str| {
        line.contains("<link rel=\"stylesheet\"") || line.contains("<link data-trunk rel=\"rust\"")
    };
    let comment = |line: &str| line.starts_with("<!-- ") && line != START;
    let lines = html.lines().map(str::trim);
    let kept = lines.filter(|line| !(line.is_empty() || bundled(line) || comment(line)));
    kept.collect::<Vec<_>>().join("\n") + "\n"
}

/// Puts a finished folder in the place of another, which is never half there.
fn replace(new: &Path, place: &Path) -> Result<(), Trouble> {
    let old = places::scratch().join("old-site");
    let _ = fs::remove_dir_all(&old);
    if place.exists() {
        fs::rename(place, &old).map_err(file_trouble("move away", place))?;
    }
    fs::rename(new, place).map_err(file_trouble("put the site into", place))?;
    let _ = fs::remove_dir_all(&old);
    Ok(())
}

pub(crate) fn list(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let read = || -> std::io::Result<Vec<PathBuf>> {
        let mut paths = fs::read_dir(folder)?
            .map(|entry| Ok(entry?.path()))
            .collect::<std::io::Result<Vec<_>>>()?;
        paths.sort();
        Ok(paths)
    };
    read().map_err(file_trouble("read the folder", folder))
}

fn copy(from: &Path, to: &Path) -> Result<(), Trouble> {
    if !from.is_dir() {
        let copied = fs::copy(from, to).map_err(file_trouble("copy", from));
        return copied.map(drop);
    }
    fs::create_dir_all(to).map_err(file_trouble("make", to))?;
    for entry in list(from)? {
        copy(&entry, &to.join(entry.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

pub(crate) fn read(path: &Path) -> Result<String, Trouble> {
    fs::read_to_string(path).map_err(file_trouble("read", path))
}

pub(crate) fn write(path: &Path, text: &str) -> Result<(), Trouble> {
    fs::write(path, text).map_err(file_trouble("write", path))
}

pub(crate) fn odd(why: impl Into<String>) -> Trouble {
    Trouble::plain("the parts of the site do not fit together", why.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn style_sheets_keep_their_order() {
        let html = "<link data-trunk rel=\"css\" href=\"web/b.css\">\n\
                    <link data-trunk rel=\"icon\" href=\"i.svg\">\n\
                    <link data-trunk rel=\"css\" href=\"web/a.css\"/>";
        assert_eq!(style_sheets(html), ["web/b.css", "web/a.css"]);
    }

    #[test]
    fn nothing_of_trunk_is_left() {
        let html = "  <p>\n\n <!-- why so -->\n<link rel=\"stylesheet\" href=\"./a.css\"/>\n\
                    <link data-trunk rel=\"rust\" href=\"x\">\n  <!-- xtask: start -->\n</p>\n";
        assert_eq!(without_trunk(html), format!("<p>\n{START}\n</p>\n"));
    }
}
