//! `cargo xtask finish`: Trunk's hook, which makes the finished site of what Trunk has put
//! together.
//!
//! Trunk compiles the page and the workers' modules, and gathers them with `index.html` and its
//! assets. The hook then takes the page's module apart, writes what is generated (words, openings,
//! rules pages, the first board), lets esbuild bundle scripts and styles and name them and all they
//! load by their content, lists the files for the service worker, and compresses them. Nothing is
//! inline, as the content-security policy demands, and every address is relative, so the site runs
//! from any folder of any web server.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use rochade_lang::{LANGUAGES, texts};

use crate::files::{self, list, names, read, write};
use crate::fill::filled;
use crate::shell::{command, file_trouble, lock, run};
use crate::{
    Trouble, author, board, cases, compressed, handbook, known, names_of_code, notices, offline,
    openings, places, situations, split,
};

/// What a page leaves open.
#[derive(Clone, Copy)]
enum Gap {
    /// The squares of the first board.
    Board,
    /// What it says when it can't start (`web/messages.html`).
    Messages,
    /// The form of the authors' page.
    Form,
}

impl Gap {
    /// Where it stands in the page.
    fn mark(self) -> &'static str {
        match self {
            Gap::Board => "<!-- xtask: board -->",
            Gap::Messages => "<!-- xtask: messages -->",
            Gap::Form => "<!-- xtask: author -->",
        }
    }

    fn content(self) -> Result<String, Trouble> {
        match self {
            Gap::Board => Ok(board::first()),
            Gap::Messages => read(&places::root().join("web/messages.html")),
            Gap::Form => author::forms(),
        }
    }
}

/// The script that other sites load (`web/element/rochade.js`).
pub const ELEMENT: &str = "rochade.js";

/// The picture that messengers show beside a link to the page, which itself never loads it.
pub const PREVIEW: &str = "preview.png";

/// Tells the hook that the site is served from where it is built: nothing is compressed for other
/// web servers, which takes some seconds.
pub const SERVED: &str = "ROCHADE_SERVED";

/// The workers beside the page, by name.
const WORKERS: [&str; 2] = ["desk", "opponent"];

/// The pages of the site, each with what it leaves open.
const PAGES: [(&str, [Gap; 2]); 3] = [
    ("index.html", [Gap::Board, Gap::Messages]),
    ("embed.html", [Gap::Board, Gap::Messages]),
    ("author.html", [Gap::Form, Gap::Messages]),
];

/// Finishes the site in the folder that Trunk names.
pub fn finish() -> Result<(), Trouble> {
    let site = env::var_os("TRUNK_STAGING_DIR").map(PathBuf::from);
    let site = site.ok_or_else(|| {
        Trouble::new(
            "there is no site to finish",
            "TRUNK_STAGING_DIR is not set: Trunk calls this as its hook",
            "cargo xtask build, or trunk build --release",
        )
    })?;
    let parts = places::scratch().join("parts");
    fs::create_dir_all(&parts).map_err(file_trouble("make", &parts))?;
    // Who serves the page may build it for another reason, too.
    let _lock = lock(&parts.join(".lock"), "finishing a site")?;
    generate(&parts)?;
    split::into_parts(&site)?;
    let gathered = list(&site)?;
    names_of_code::take_out(&site)?;
    bundle(&site, &parts)?;
    for path in gathered {
        remove_bundled(&path)?;
    }
    for (page, gaps) in PAGES {
        let path = site.join(page);
        let mut html = read(&path)?;
        for gap in gaps {
            html = filled(page, &html, gap.mark(), &gap.content()?)?;
        }
        write(&path, &named(&tight(&html), &site)?)?;
    }
    notices::write_to(&site)?;
    offline::script(&site)?;
    // The examples are only looked at with a network: the list of what works without a network is
    // made before they come.
    files::copy(&places::root().join("web/examples"), &site.join("examples"))?;
    if env::var_os(SERVED).is_some() {
        return Ok(());
    }
    compressed::beside(&site)
}

/// Writes what the scripts import and no file holds as it is.
fn generate(parts: &Path) -> Result<(), Trouble> {
    let web = places::root().join("web");
    known::write_to(parts)?;
    words(&web.join("lang"), parts)?;
    openings::names(&web.join("openings.txt"), parts)?;
    handbook::pages(parts)?;
    cases::texts(parts)?;
    write(&parts.join("files.js"), &by_language())
}

/// The script that names the files of each language, for the bundler to put their addresses in.
fn by_language() -> String {
    let mut script = String::new();
    for (name, before, end) in [
        ("WORDS", "", "txt"),
        ("OPENINGS", "openings-", "tsv"),
        ("HANDBOOKS", "rules-", "html"),
        ("LESSONS", "learn-", "txt"),
        ("TRIES", "try-", "txt"),
    ] {
        for language in LANGUAGES {
            script += &format!("import {name}_{language} from './{before}{language}.{end}';\n");
        }
        let files = LANGUAGES.map(|language| format!("{language}: {name}_{language}"));
        script += &format!("export const {name} = {{ {} }};\n", files.join(", "));
    }
    script
}

/// Writes the texts of each language without their keys, one a line, as the page reads them
/// (`web/build.rs` makes sure that the languages agree).
fn words(folder: &Path, parts: &Path) -> Result<(), Trouble> {
    for language in LANGUAGES {
        let file = read(&folder.join(format!("{language}.lang")))?;
        let texts = texts(&file).map_err(Trouble::odd)?.into_iter();
        let lines = texts.map(|(_, text)| format!("{text}\n"));
        let name = format!("{language}.txt");
        write(&parts.join(name), &lines.collect::<String>())?;
    }
    Ok(())
}

/// Lets esbuild write scripts, styles and what they load into the site. One bundle names the next:
/// the workers are known to the page, and the page to the start script, which is alone in its file
/// because the first drawing waits for it.
fn bundle(site: &Path, parts: &Path) -> Result<(), Trouble> {
    let web = places::root().join("web");
    let mut workers = "export const workers = {".to_owned();
    for name in WORKERS {
        let script = format!("{name}_worker.js");
        run(esbuild(site, parts)
            .arg(web.join(&script))
            .arg("--format=iife"))?;
        workers += &format!(" {name}: './{}',", bundled(site, &script)?);
    }
    workers += " };\n";
    write(&parts.join("workers.js"), &workers)?;

    let module = |folder: &Path, name: &str, imports: &[String]| {
        let path = folder.join(name);
        run(esbuild(site, parts)
            .arg(path)
            .args(imports)
            .arg("--format=esm"))?;
        bundled(site, name)
    };
    // These are fetched when the page has settled, and where its address wants it.
    let builds = module(&web, "builds.js", &[])?;
    let kiosk = module(&web, "kiosk.js", &[])?;
    let page = module(site, "rochade-web.js", &import("builds", &builds))?;

    let entries = [
        ("start", "start.js"),
        ("embed", "embed.js"),
        ("rochade", "style/rochade.css"),
        ("embed", "style/embed.css"),
        ("author", "author.js"),
        ("author", "style/author.css"),
    ];
    run(esbuild(site, parts)
        .args(entries.map(|(name, file)| format!("{name}={}", web.join(file).display())))
        .args(import("rochade-web", &page))
        .args(import("kiosk", &kiosk))
        .arg("--format=esm"))?;
    // These are no modules, which would come after the page is read.
    let heads = [
        ("head", "head/page.js"),
        ("embed-head", "head/embed.js"),
        ("author-head", "head/author.js"),
    ];
    run(esbuild(site, parts)
        .args(heads.map(|(name, file)| format!("{name}={}", web.join(file).display())))
        .arg("--format=iife"))?;
    situations::put_into(site)?;
    element(site, &web, parts)
}

/// Writes the script for other sites. Its name is part of the contract, so it has no hash; and it
/// is both a module and none.
fn element(site: &Path, web: &Path, parts: &Path) -> Result<(), Trouble> {
    run(command("esbuild")
        .arg(web.join("element/rochade.js"))
        .args(["--bundle", "--minify", "--charset=utf8", "--format=iife"])
        .arg("--target=es2020")
        .arg(format!(
            "--alias:known={}",
            parts.join("known.js").display()
        ))
        .arg(format!("--outfile={}", site.join(ELEMENT).display())))
}

/// Lets a bundle import a file of the site by a plain name.
fn import(name: &str, file: &str) -> [String; 2] {
    [
        format!("--alias:{name}=./{file}"),
        format!("--external:./{file}"),
    ]
}

/// The name that esbuild has given to a file.
fn bundled(site: &Path, plain: &str) -> Result<String, Trouble> {
    let names = names(site)?.into_iter();
    let mut named = names.filter(|name| name != plain && without_hash(name) == plain);
    named
        .next()
        .ok_or_else(|| Trouble::odd(format!("esbuild made no {plain}")))
}

/// What all bundles have in common.
fn esbuild(site: &Path, parts: &Path) -> Command {
    let web = places::root().join("web");
    let mut esbuild = command("esbuild");
    esbuild
        .args(["--bundle", "--minify", "--charset=utf8"])
        .arg(format!("--outdir={}", site.display()))
        .args(["entry", "asset"].map(|part| format!("--{part}-names=[name]-[hash]")))
        // Old enough that a browser without WebAssembly's newer parts can still say so.
        .args(["--target=es2017", "--supported:dynamic-import=true"])
        .arg("--log-override:empty-import-meta=silent")
        .args([".wasm", ".txt", ".tsv", ".html", ".svg"].map(|end| format!("--loader:{end}=file")));
    for (import, folder, file) in [
        ("rochade-web.wasm", site, "rochade-web_bg.wasm"),
        ("rochade-later.wasm", site, split::LATER),
        ("rochade-desk", site, "rochade-desk.js"),
        ("rochade-desk.wasm", site, "rochade-desk_bg.wasm"),
        ("rochade-opponent", site, "rochade-opponent.js"),
        ("rochade-opponent.wasm", site, "rochade-opponent_bg.wasm"),
        ("workers", parts, "workers.js"),
        // wasm-bindgen moves the scripts of the page (`web/platform`) away from what is beside
        // them.
        ("anew", &web, "anew.js"),
        ("later", &web, "later.js"),
        ("known", parts, "known.js"),
        ("files", parts, "files.js"),
    ] {
        let path = folder.join(file);
        esbuild.arg(format!("--alias:{import}={}", path.display()));
    }
    esbuild
}

/// Removes what Trunk has gathered and esbuild has bundled.
fn remove_bundled(path: &Path) -> Result<(), Trouble> {
    if path.is_dir() {
        return fs::remove_dir_all(path).map_err(file_trouble("remove", path));
    }
    let end = path.extension().unwrap_or_default();
    if ["js", "css", "wasm"].iter().any(|bundled| end == *bundled) {
        fs::remove_file(path).map_err(file_trouble("remove", path))?;
    }
    Ok(())
}

/// The text with every address that begins with `./` as the site has it: the name of a bundled file
/// with its hash. An address that leads nowhere stops the build.
fn named(text: &str, site: &Path) -> Result<String, Trouble> {
    let names = names(site)?;
    let mut parts = text.split("\"./");
    let mut named = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (address, rest) = part.split_once('"').unwrap_or((part, ""));
        let is_it = |name: &&String| without_hash(name) == address;
        let file = names.iter().find(is_it).ok_or_else(|| {
            Trouble::odd(format!(
                "index.html names \"./{address}\", which is no file of the site"
            ))
        })?;
        named.push_str(&format!("\"./{file}\"{rest}"));
    }
    Ok(named)
}

/// The name of a file before esbuild put a hash of eight letters and digits into it.
pub(crate) fn without_hash(name: &str) -> String {
    let of_hash = |letter: char| letter.is_ascii_digit() || letter.is_ascii_uppercase();
    if let Some((stem, end)) = name.rsplit_once('.')
        && let Some((plain, hash)) = stem.rsplit_once('-')
        && hash.len() == 8
        && hash.chars().all(of_hash)
    {
        return format!("{plain}.{end}");
    }
    name.to_owned()
}

/// The page without comments, indentation, and the tags that Trunk leaves.
fn tight(html: &str) -> String {
    let dropped = |line: &str| {
        line.is_empty() || line.starts_with("<!-- ") || line.starts_with("<link data-trunk")
    };
    let lines = html.lines().map(str::trim);
    let kept = lines.filter(|line| !dropped(line));
    kept.collect::<Vec<_>>().join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_hash_is_taken_for_one() {
        for (name, plain) in [
            ("start-N34EK4SB.js", "start.js"),
            ("desk.later-NXVBHQ3C.css", "desk.later.css"),
            ("rochade-web_bg-ID5FK524.wasm", "rochade-web_bg.wasm"),
            ("rochade-web.js", "rochade-web.js"),
            ("icon-192.png", "icon-192.png"),
            ("board-squares8.js", "board-squares8.js"),
        ] {
            assert_eq!(without_hash(name), plain);
        }
    }

    #[test]
    fn no_page_has_a_gap_that_nobody_fills() {
        for (page, gaps) in PAGES {
            let path = places::root().join(page);
            let path = if path.is_file() {
                path
            } else {
                places::root().join("web").join(page)
            };
            let html = read(&path).expect("a page");
            assert_eq!(html.matches("<!-- xtask:").count(), gaps.len(), "{page}");
        }
    }

    #[test]
    fn the_picture_for_messengers_is_named_and_as_large_as_they_want_it() {
        let page = read(&places::root().join("index.html")).expect("a page");
        let line = format!("<meta property=\"og:image\" content=\"./{PREVIEW}\">");
        assert!(page.contains(&line) && page.contains(&format!("web/assets/{PREVIEW}")));
        let guide = read(&places::root().join("docs/web-masters-reference.md")).expect("a guide");
        assert!(
            guide.contains(&line),
            "the guide says which line is to be changed"
        );
        let picture = fs::read(places::root().join("web/assets").join(PREVIEW)).expect("a picture");
        // A PNG begins with its width and height.
        let sides = [1200_u32, 630].map(u32::to_be_bytes);
        assert_eq!(picture[16..24], sides.concat());
        assert!(picture.len() < 60_000, "{} bytes", picture.len());
    }

    #[test]
    fn nothing_of_trunk_is_left() {
        let html = "  <p>\n\n <!-- why so -->\n<link rel=\"icon\" href=\"./a.svg\"/>\n\
                    <link data-trunk rel=\"rust\" href=\"x\">\n</p>\n";
        let tight = tight(html);
        assert_eq!(tight, "<p>\n<link rel=\"icon\" href=\"./a.svg\"/>\n</p>\n");
    }

    #[test]
    fn addresses_get_the_names_of_files_or_stop_the_build() {
        let folder = env::temp_dir().join(format!("rochade-finish-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        for name in ["a-ABCDEFG2.js", "b.svg"] {
            fs::write(folder.join(name), "").expect("a file can be written");
        }
        let html = "<script src=\"./a.js\"></script><link href=\"./b.svg\">";
        let wanted = "<script src=\"./a-ABCDEFG2.js\"></script><link href=\"./b.svg\">";
        assert_eq!(named(html, &folder), Ok(wanted.to_owned()));
        assert!(named("<link href=\"./c.css\">", &folder).is_err());
        fs::remove_dir_all(folder).expect("the folder can be removed");
    }
}
