//! Without a network (play.md, section 8): after the first visit the page needs none, and it can be
//! installed.

use std::env;
use std::fs;
use std::path::Path;
use std::thread;

use rochade_e2e::{Page, StaticServer, Visit};
use xtask::places;

/// Does what starts or ends a runtime of its own: not in the one that the test runs in.
pub(crate) fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    thread::spawn(work).join().expect("it does not panic")
}

/// A server of its own for the built site, which can be taken away.
pub(crate) fn server() -> StaticServer {
    let site = env::var("ROCHADE_E2E").expect("the site was named, or the test would not run");
    StaticServer::start(Path::new(&site), "/club/", 0).expect("a port is free")
}

/// Opens the page in the window in front.
pub(crate) async fn open(page: &Page, url: &str) {
    page.driver().goto(url).await.expect("the page is opened");
    page.expect_whole().await;
}

/// Visits the page, takes its server away, and goes on: with the game, and with what is fetched
/// when it is asked for.
pub(crate) async fn goes_on_without_a_network(page: &Page) {
    let server = aside(server);
    let url = server.url();
    open(page, &url).await;
    // All of the site is kept, and the worker has taken over.
    page.expect("!!navigator.serviceWorker.controller").await;
    page.tap_moves("e2e4").await;
    aside(move || drop(server));
    assert_eq!(
        page.eval("fetch('./missing').then(() => 'there', () => 'cut')")
            .await,
        "cut"
    );

    open(page, &url).await;
    page.expect_piece("e4", "wP").await;
    page.tap_moves("e7e5").await;
    page.expect_piece("e5", "bP").await;
    // What is fetched when it is asked for is there, too.
    page.action("rules").await;
    page.expect("document.querySelectorAll('.rules section').length > 3")
        .await;
    page.click("dialog [data-action=close]").await;
    page.action("settings").await;
    page.expect("document.querySelector('[name=sound]') !== null")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_8_after_the_first_visit_the_page_needs_no_network() {
    let visit = Visit::default().staying();
    visit.run_bare(goes_on_without_a_network);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_site_says_whose_code_it_holds_and_which_build_it_is() {
    let site = env::var("ROCHADE_E2E").expect("the site was named, or the test would not run");
    let text = |name| fs::read_to_string(Path::new(&site).join(name)).expect("a file of the site");
    let licences = text("licences.txt");
    for part in [
        "\nyew ",
        "\nwasm-bindgen ",
        "\nRust's standard library ",
        "Permission is hereby granted",
    ] {
        assert!(licences.contains(part), "{part}");
    }
    let version = text("version.txt");
    let lines: Vec<&str> = version
        .lines()
        .map(|line| line.split(": ").next().unwrap_or(line))
        .collect();
    assert_eq!(lines, ["version", "commit", "day"]);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn no_file_of_the_site_names_the_folder_in_which_it_was_built() {
    let site = env::var("ROCHADE_E2E").expect("the site was named, or the test would not run");
    let clone = places::root();
    let clone = clone.to_str().expect("a path of letters").as_bytes();
    for file in fs::read_dir(site).expect("the site").flatten() {
        if let Ok(content) = fs::read(file.path()) {
            let names_it = content.windows(clone.len()).any(|part| part == clone);
            assert!(!names_it, "{:?}", file.file_name());
        }
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_8_the_page_can_be_installed() {
    Visit::default().staying().run(async |page| {
        let manifest = page
            .do_command("Page.getAppManifest", serde_json::json!({}))
            .await;
        assert_eq!(manifest["errors"], serde_json::json!([]), "{manifest}");
        page.expect("!!navigator.serviceWorker.controller").await;
        let missing = page
            .do_command("Page.getInstallabilityErrors", serde_json::json!({}))
            .await;
        assert_eq!(
            missing["installabilityErrors"],
            serde_json::json!([]),
            "{missing}"
        );
    });
}
