//! Two builds never mix (play.md, section 8): when a new one is put in the place of another, a page
//! that is open goes on with its own files, and the next one that is opened has only new ones.

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, SystemTime};

use rochade_e2e::{Manner, Page, StaticServer, Visit};
use serde_json::Value;

use crate::offline::{aside, open};
use crate::resume::keys;
use crate::update::OFFERED;

/// How many builds were put somewhere.
static PUTS: AtomicU64 = AtomicU64::new(0);

/// A build as a web server has it: its files by their names.
pub(crate) struct Build(BTreeMap<String, Vec<u8>>);

impl Build {
    /// The build that is tested.
    pub(crate) fn first() -> Build {
        let site = env::var("ROCHADE_E2E").expect("the site was named, or the test would not run");
        let files = fs::read_dir(site).expect("the site is a folder");
        // The examples are in folders, and no part of what works without a network.
        let paths = files
            .map(|file| file.expect("a file").path())
            .filter(|path| path.is_file());
        Build(paths.map(|path| (name(&path), read(&path))).collect())
    }

    /// The build that some change would have made of it: every file that bears its content's name
    /// holds something else now, and bears another name, by which the others know it.
    pub(crate) fn next(&self) -> Build {
        let renamed: Vec<(&String, String)> = self
            .0
            .keys()
            .filter_map(|name| Some((name, other_name(name)?)))
            .collect();
        assert!(renamed.len() > 10, "{renamed:?}");
        let file = |(name, content): (&String, &Vec<u8>)| {
            let known = renamed.iter().find(|(old, _)| *old == name);
            let new = known.map_or_else(|| name.clone(), |(_, new)| new.clone());
            (new, changed(name, content, &renamed))
        };
        Build(self.0.iter().map(file).collect())
    }

    /// Puts the build into a folder in the place of what is there.
    pub(crate) fn put(&self, folder: &Path) {
        let _ = fs::remove_dir_all(folder);
        fs::create_dir_all(folder).expect("a folder can be made");
        // Servers tell seconds: a build put there within one would pass for the one before.
        let later = Duration::from_secs(2 * PUTS.fetch_add(1, Ordering::Relaxed));
        let modified = SystemTime::now() + later;
        for (name, content) in &self.0 {
            let mut file = File::create(folder.join(name)).expect("a file can be made");
            file.write_all(content).expect("a file can be written");
            file.set_modified(modified).expect("a file has a date");
        }
    }
}

/// A web server with a folder for builds, and a page outside of it.
pub(crate) struct Place {
    root: PathBuf,
    server: StaticServer,
}

impl Place {
    pub(crate) fn new(name: &str) -> Place {
        let root = env::temp_dir().join(format!("rochade-{name}-{}", std::process::id()));
        fs::create_dir_all(&root).expect("a folder can be made");
        fs::write(root.join("outside.html"), "<title>Outside</title>")
            .expect("a file can be written");
        let served = root.clone();
        let server = aside(move || StaticServer::start(&served, "/", 0).expect("a port is free"));
        Place { root, server }
    }

    /// Where builds are put.
    pub(crate) fn folder(&self) -> PathBuf {
        self.root.join("club")
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("{}{path}", self.server.url())
    }

    pub(crate) fn take_away(self) {
        aside(move || drop(self.server));
        let _ = fs::remove_dir_all(self.root);
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().expect("a name");
    name.to_str().expect("a plain name").to_owned()
}

fn read(path: &Path) -> Vec<u8> {
    fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The name with another hash; nothing, if there is none in it.
fn other_name(name: &str) -> Option<String> {
    let (stem, end) = name.rsplit_once('.')?;
    let (plain, hash) = stem.rsplit_once('-')?;
    let is_hash = hash.len() == 8 && !hash.contains(|c: char| c.is_ascii_lowercase());
    let other: String = hash.chars().rev().collect();
    let other = if other == hash {
        "2BUILDS2".into()
    } else {
        other
    };
    is_hash.then(|| format!("{plain}-{other}.{end}"))
}

/// What stands in the file of the next build. The words are seen to be others; what else is added
/// means nothing.
fn changed(name: &str, content: &[u8], renamed: &[(&String, String)]) -> Vec<u8> {
    let Ok(text) = str::from_utf8(content) else {
        // An empty section of a name of its own, which WebAssembly ignores.
        let is_wasm = name.ends_with(".wasm");
        let more: &[u8] = if is_wasm { &[0, 2, 1, b'2'] } else { &[] };
        return [content, more].concat();
    };
    let mut text = renamed.iter().fold(text.to_owned(), |text, (old, new)| {
        text.replace(old.as_str(), new)
    });
    match name.rsplit_once('.') {
        Some((_, "js")) if name == "offline.js" => text = text.replace("BUILD = '", "BUILD = '2"),
        Some((_, "js" | "css")) => text.push_str("/* 2 */"),
        // No file of the next build is shorter than it says of itself.
        Some((_, "txt")) => text = text.replace("\nto move\n", "\non turn\n"),
        _ => {}
    }
    text.into_bytes()
}

/// The files that the page in front has asked for, of those that bear their content's name.
async fn loaded(page: &Page) -> Vec<String> {
    let ask = "performance.getEntriesByType('resource').map(e => e.name.split(/[/?#]/).pop())";
    let names: Vec<String> = serde_json::from_value(page.eval(ask).await).expect("names");
    names
        .into_iter()
        .filter(|name| other_name(name).is_some())
        .collect()
}

/// Waits until the page in front says whose turn it is, and sees to it that all of it comes from
/// one build.
pub(crate) async fn expect_build(page: &Page, build: &Build, words: &str) {
    page.expect(&format!("document.body?.innerText.includes('{words}')"))
        .await;
    let loaded = loaded(page).await;
    assert!(loaded.len() >= 5, "{loaded:?}");
    for name in loaded {
        assert!(build.0.contains_key(&name), "{name} is of another build");
    }
}

pub(crate) const WAITS: &str =
    "navigator.serviceWorker.getRegistration('/club/').then(r => !!r.waiting)";
pub(crate) const CACHES: &str =
    "caches.keys().then(names => names.filter(name => name.startsWith('rochade')).length)";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_new_build_leaves_open_pages_alone_and_reads_what_they_kept() {
    Visit::default().staying().run_bare(async |page| {
        let (first, place) = (Build::first(), Place::new("two-builds"));
        let second = first.next();
        first.put(&place.folder());
        let url = place.url("club/");

        // Build 1: one game is left, another one is on the board.
        open(page, &url).await;
        page.expect("!!navigator.serviceWorker.controller").await;
        page.type_moves("d4 d5 c4").await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.expect_placement(crate::games::START).await;
        page.type_moves("e4 e5").await;
        expect_build(page, &first, "to move").await;

        // The page that is open goes on with its own files, those that it has not fetched yet
        // included.
        second.put(&place.folder());
        page.action("rules").await;
        page.expect("document.querySelectorAll('.rules section').length > 3")
            .await;
        page.click("dialog [data-action=close]").await;
        expect_build(page, &first, "to move").await;

        // A second tab has the new build, whose worker waits for the first one to be closed.
        let tab = page.driver().window().await.expect("a window");
        let other = page.driver().new_tab().await.expect("a tab");
        page.driver()
            .switch_to_window(other)
            .await
            .expect("it is there");
        open(page, &url).await;
        expect_build(page, &second, "on turn").await;
        page.expect_placement(crate::games::START).await;
        page.expect(WAITS).await;
        // To a page that is of the new build already, nothing is offered.
        page.expect_never(OFFERED).await;
        page.driver().close_window().await.expect("the tab closes");
        page.driver()
            .switch_to_window(tab)
            .await
            .expect("the first tab");

        // The game on the board of the first one is alive, and goes on in the new build.
        page.type_moves("Nf3").await;
        page.click("[data-seat=w] [data-action=move-table]").await;
        page.expect("document.querySelector('[data-opening]').textContent !== ''")
            .await;
        expect_build(page, &first, "to move").await;
        open(page, &url).await;
        page.expect_placement(crate::resume::AFTER_NF3).await;
        page.type_moves("Nc6").await;
        expect_build(page, &second, "on turn").await;

        // What was kept is readable: the game that was left. (In the second tab nothing was
        // played.)
        assert_eq!(keys(page, "rochade.2.lost.").await.len(), 0);
        page.action("games").await;
        page.expect("document.querySelectorAll('dialog li [data-action=open-game]').length === 1")
            .await;
        page.action("open-game").await;
        page.expect_piece("c4", "wP").await;
        page.expect_piece("d5", "bP").await;

        // With the last page of the old build its files go; the new one needs no network.
        page.driver()
            .goto(place.url("outside.html"))
            .await
            .expect("the page outside opens");
        page.expect(&format!("{WAITS}.then(waits => waits === false)"))
            .await;
        page.expect(&format!("{CACHES}.then(count => count === 1)"))
            .await;
        place.take_away();
        open(page, &url).await;
        page.expect_piece("c4", "wP").await;
        expect_build(page, &second, "on turn").await;
        assert_eq!(
            page.eval("fetch('./missing').then(() => 'there', () => 'cut')")
                .await,
            Value::from("cut")
        );
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_new_build_comes_at_once_where_the_server_says_nothing_of_age() {
    Visit::default().staying().run_bare(async |page| {
        let (first, place) = (Build::first(), Place::new("no-age"));
        let second = first.next();
        place.server.behave(Manner::SaysNothingOfAge, "");
        first.put(&place.folder());
        // Browsers take what has not changed for so long to be good for some days more.
        let old = SystemTime::now() - Duration::from_secs(115 * 24 * 60 * 60);
        for file in fs::read_dir(place.folder()).expect("a folder") {
            let file = fs::File::options()
                .append(true)
                .open(file.expect("a file").path());
            let aged = file.and_then(|file| file.set_modified(old));
            aged.expect("a file can be made older");
        }
        let url = place.url("club/");
        open(page, &url).await;
        page.expect("!!navigator.serviceWorker.controller").await;
        open(page, &url).await;
        expect_build(page, &first, "to move").await;
        second.put(&place.folder());
        open(page, &url).await;
        expect_build(page, &second, "on turn").await;
        place.take_away();
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_build_that_is_just_being_replaced_is_not_kept() {
    // Else the test could not register the worker.
    let free = Visit::default()
        .staying()
        .after_script("delete window.trustedTypes;");
    free.run_bare(async |page| {
        let (first, place) = (Build::first(), Place::new("half-a-build"));
        let second = first.next();
        // The list of files is that of the old build, and so are they; the page is the new one
        // already.
        let mut mixed = Build(first.0.clone());
        mixed.0.extend(second.0.clone());
        mixed.0.insert("offline.js".into(), first.0["offline.js"].clone());
        mixed.put(&place.folder());
        open(page, &place.url("club/")).await;
        expect_build(page, &second, "on turn").await;
        let installed = "navigator.serviceWorker.register('offline.js').then(r => new Promise(said => {
            const worker = r.installing || r.waiting || r.active;
            const tell = () => ['redundant', 'activated'].includes(worker.state) && said(worker.state);
            worker.onstatechange = tell;
            tell();
        }))";
        assert_eq!(page.eval(installed).await, "redundant");
        place.take_away();
    });
}
