//! A server that answers with status 200, but not with the file: a page of somebody else, or half
//! of it. Nothing of that is kept, and what could not run is asked for anew.

use std::env;
use std::fs;
use std::path::Path;

use rochade_e2e::{Manner, Page, Visit};

use crate::computers::{KEPT, plies, sit_down};
use crate::desk::{expect_notice, paste};
use crate::offline::{aside, open, server};
use crate::two_builds::{Build, Place, expect_build};
use crate::words::text;

/// Installs the service worker, and says how that ended.
const INSTALL: &str =
    "navigator.serviceWorker.register('offline.js').then((r) => new Promise((said) => {
    const worker = r.installing || r.waiting || r.active;
    const tell = () => ['redundant', 'activated'].includes(worker.state) && said(worker.state);
    worker.onstatechange = tell;
    tell();
}))";

/// The service worker's files by name, each with how many bytes it says that it has at least.
fn files() -> Vec<(String, usize)> {
    let site = env::var("ROCHADE_E2E").expect("the site was named, or the test would not run");
    let script = fs::read_to_string(Path::new(&site).join("offline.js")).expect("a script");
    let lines = script.lines().filter_map(|line| {
        let (name, bytes) = line.strip_prefix("  \"")?.split_once("\": ")?;
        Some((name.to_owned(), bytes.trim_end_matches(',').parse().ok()?))
    });
    let files: Vec<(String, usize)> = lines.collect();
    assert!(files.len() > 20, "{files:?}");
    files
}

pub(crate) fn named(part: &str) -> String {
    let mut files = files().into_iter();
    let found = files.find(|(name, _)| name.contains(part));
    found.expect("a file of the site").0
}

fn is_later(name: &str) -> bool {
    name.contains("opponent")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whatever_comes_in_the_place_of_any_file_is_not_kept() {
    Visit::default().staying().run_bare(async |page| {
        let server = aside(server);
        // It runs no script of the site.
        let outside = server.url() + "version.txt";
        page.driver().goto(&outside).await.expect("it is opened");
        let (later, files): (Vec<_>, Vec<_>) = files().into_iter().partition(|(name, _)| is_later(name));
        let bad = |name: &str, bytes: usize| {
            // Pictures with a plain name may be made smaller on the way.
            let is_page = name.ends_with('/') || name.ends_with(".html");
            let half = (is_page || bytes > 0).then_some(Manner::ServesHalf);
            let other = (!is_page).then_some(Manner::IsSomebodyElseForLong);
            [other.or(Some(Manner::IsSomebodyElse)), half].into_iter().flatten()
        };
        for (name, bytes) in &files {
            let ending = format!("/{}", name.trim_start_matches("./"));
            for manner in bad(name, *bytes) {
                server.behave(manner, ending.clone());
                assert_eq!(page.eval(INSTALL).await, "redundant", "{name} {manner:?}");
            }
        }
        server.behave(Manner::Serves, "");
        assert_eq!(page.eval(INSTALL).await, "activated");
        page.expect("!!navigator.serviceWorker.controller").await;
        for (name, bytes) in &later {
            for manner in bad(name, *bytes) {
                server.behave(manner, format!("/{name}"));
                page.eval(&format!("fetch('{name}').then((answer) => answer.text())")).await;
                assert_eq!(page.eval(&format!("caches.match('{name}').then(Boolean)")).await, false);
            }
        }
        server.behave(Manner::Serves, "");
        page.eval("navigator.serviceWorker.ready.then(({ active }) => active.postMessage('idle'))").await;
        for (name, bytes) in files.iter().chain(&later) {
            page.expect(&format!(
                "caches.match('{name}').then((kept) => kept ? kept.blob() : null).then((kept) => kept?.size >= {bytes})"
            ))
            .await;
        }
        aside(move || drop(server));
    });
}

/// Puts something else into the cache for all that is no page and has one of these words in its
/// name: a page of somebody else, or else half of what is there.
fn spoil(words: &str, with_half: bool) -> String {
    format!(
        "caches.keys().then(([name]) => caches.open(name)).then(async (cache) => {{
            for (const {{ url }} of await cache.keys()) {{
                if (/(\\/|\\.html)$/.test(url) || !/{words}/.test(url)) continue;
                const kept = await cache.match(url);
                const content = await kept.blob();
                await cache.put(url, {with_half}
                    ? new Response(content.slice(0, content.size / 2), {{ headers: kept.headers }})
                    : new Response('<!doctype html>', {{ headers: {{ 'content-type': 'text/html' }} }}));
            }}
        }})"
    )
}

/// Expects that an imported game comes onto the board, and lets it replace what is there.
pub(crate) async fn expect_read(page: &Page) {
    let asked = "document.querySelector('[data-prompt=replace]') !== null";
    page.expect(format!(
        "{asked} || document.querySelector('dialog') === null"
    ))
    .await;
    if page.eval(asked).await == true {
        page.answer("replace", "accept").await;
    }
    crate::reading::to_end(page).await;
    page.expect_piece("d5", "bP").await;
}

/// The computer moves, and games are read.
async fn expect_workers(page: &Page) {
    paste(page, "1. d4 d5 *").await;
    expect_read(page).await;
    sit_down(page, [0, 1], None, "").await;
    page.type_moves("e4").await;
    page.expect(plies(2)).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_kept_and_is_not_the_file_is_healed() {
    Visit::default().staying().run_bare(async |page| {
        let server = aside(server);
        let url = server.url();
        open(page, &url).await;
        page.expect(format!("{KEPT}.then((kept) => kept.length === 2)")).await;

        // All that is no page is one now: whoever asks for it gets the file.
        page.eval(&spoil(".", false)).await;
        open(page, &url).await;
        expect_workers(page).await;

        // Half a worker is started once more, and nobody is told of it.
        page.eval(&spoil("desk|opponent", true)).await;
        open(page, &url).await;
        expect_workers(page).await;

        // Half of the page says that it could not be loaded, and is whole when it is loaded again.
        for word in ["rochade-web_bg", "rochade-web-"] {
            page.eval(&spoil(word, true)).await;
            page.driver().goto(&url).await.expect("it is opened");
            page.expect("document.querySelector('[role=alert]')?.textContent.includes('could not be loaded')")
                .await;
            let files = files().into_iter();
            let least: usize = files.filter(|(name, _)| name.contains(word)).map(|(_, bytes)| bytes).sum();
            let name = named(word);
            page.expect(&format!(
                "caches.match('{name}').then((kept) => kept.blob()).then(({{ size }}) => size >= {least})"
            ))
            .await;
            open(page, &url).await;
        }
        aside(move || drop(server));
        open(page, &url).await;
        expect_workers(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_came_wrongly_is_asked_for_past_what_the_browser_keeps_of_it() {
    Visit::default().run_bare(async |page| {
        let reload = "button[data-action=reload]";
        for (word, manner, button) in [
            ("opponent_worker", Manner::IsSomebodyElseForLong, reload),
            ("rochade-opponent_bg", Manner::IsSomebodyElseForLong, reload),
            (
                "opponent_worker",
                Manner::Fails,
                "button[data-action=fetch-computer]",
            ),
        ] {
            // Nothing is kept at the origin of a new one.
            let server = aside(server);
            server.behave(manner, named(word));
            open(page, &server.url()).await;
            sit_down(page, [0, 1], None, "").await;
            page.type_moves("e4").await;
            page.expect(format!("document.querySelector('{button}') !== null"))
                .await;
            server.behave(Manner::Serves, "");
            page.click(button).await;
            page.expect(plies(2)).await;
            aside(move || drop(server));
        }
        let server = aside(server);
        open(page, &server.url()).await;
        for word in ["desk_worker", "rochade-desk_bg"] {
            server.behave(Manner::IsSomebodyElseForLong, named(word));
            paste(page, "1. d4 d5 *").await;
            expect_notice(page, &text("en", "import-gone")).await;
            server.behave(Manner::Serves, "");
            page.click("[data-answer=confirm]").await;
            expect_read(page).await;
            page.expect("document.querySelector('dialog') === null")
                .await;
        }
        aside(move || drop(server));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_open_page_whose_files_are_gone_says_that_it_is_to_be_loaded_again() {
    Visit::default().run_bare(async |page| {
        let (first, place) = (Build::first(), Place::new("gone"));
        first.put(&place.folder());
        open(page, &place.url("club/")).await;
        first.next().put(&place.folder());
        paste(page, "1. d4 d5 *").await;
        expect_notice(page, &text("en", "import-gone")).await;
        page.click("dialog [data-action=close]").await;
        sit_down(page, [0, 1], None, "").await;
        page.type_moves("e4").await;
        page.expect("document.querySelector('button[data-action=fetch-computer]') === null")
            .await;
        page.click("button[data-action=reload]").await;
        page.expect(plies(2)).await;
        page.expect_piece("e4", "wP").await;
        expect_build(page, &first.next(), "on turn").await;
        place.take_away();
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_policy_without_web_assembly_is_named() {
    for (language, address) in [("de", ""), ("en", "embed.html"), ("nl", "")] {
        Visit::default().speaking(language).run_bare(async |page| {
            let server = aside(server);
            server.behave(Manner::ForbidsWebAssembly, "");
            let address = server.url() + address;
            page.driver().goto(&address).await.expect("it is opened");
            if address.ends_with(".html") {
                page.expect_board().await;
                page.tap("e2").await;
            }
            page.expect("document.querySelector('[role=alert]')?.textContent.includes(\"'wasm-unsafe-eval'\")")
                .await;
            page.expect(format!("document.querySelector('[role=alert] p').lang === '{language}'")).await;
            aside(move || drop(server));
        });
    }
}
