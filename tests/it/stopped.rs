//! The page when its compiled part has stopped with a trap: it says so, and nothing is lost.

use rochade_e2e::{Page, Visit};
use serde_json::json;

use crate::author::author;

/// Lets the compiled page run into a trap of WebAssembly's own, once `window.trap` is set, as soon
/// as it asks for the time or takes in a text with letters beyond ASCII. `TRAP` stands for what it
/// does then.
const SET: &str = "const module = new Uint8Array([
        0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 8, 1, 4, 116, 114, 97, 112, 0, 0, 10, TRAP
    ]);
    const { trap } = new WebAssembly.Instance(new WebAssembly.Module(module)).exports;
    for (const [owner, name] of [[performance, 'now'], [TextEncoder.prototype, 'encodeInto']]) {
        const usual = owner[name];
        owner[name] = function (...all) {
            if (window.trap) trap();
            return usual.apply(this, all);
        };
    }";

/// An instruction that can't be reached.
const UNREACHABLE: &str = "5, 1, 3, 0, 0, 11";

/// A function that calls itself for ever.
const ENDLESS: &str = "6, 1, 4, 0, 16, 0, 11";

/// A script that sets such a trap.
fn trap(kind: &str) -> String {
    SET.replace("TRAP", kind)
}

const NOTICE: &str = "document.querySelector('[data-notice=stopped]')";

/// Waits until the page says that it has stopped, with such words; then loads it again by the
/// button there.
async fn expect_stopped(page: &Page, words: &str) {
    page.expect(&format!("{NOTICE}?.role === 'alert'")).await;
    let text = page.eval(&format!("{NOTICE}.innerText")).await;
    assert!(text.as_str().unwrap_or_default().contains(words), "{text}");
    page.eval("window.old = true").await;
    page.click("[data-notice=stopped] [data-action=reload]")
        .await;
    page.expect("window.old === undefined && document.readyState === 'complete'")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_a_trap_the_page_says_so_and_the_game_is_as_it_was_kept() {
    let words = "stehen geblieben";
    Visit::default()
        .speaking("de")
        .after_script(trap(UNREACHABLE))
        .run_bare(async |page| {
            page.expect_whole().await;
            page.tap_moves("e2e4 e7e5").await;
            assert_eq!(page.eval(NOTICE).await, json!(null));
            page.eval("window.trap = true").await;
            page.tap("g1").await;
            expect_stopped(page, words).await;
            page.expect_whole().await;
            page.expect_piece("e4", "wP").await;
            page.expect_piece("e5", "bP").await;
            page.expect_turn("w").await;
            page.tap_moves("g1f3").await;
            page.expect_piece("f3", "wN").await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_has_stopped_is_not_touched_and_hears_of_nothing() {
    let visit = Visit::default().after_script(trap(UNREACHABLE));
    visit.run_bare(async |page| {
        page.expect_whole().await;
        page.action("new-game").await;
        page.eval("window.heard = 0; addEventListener('pagehide', () => { window.heard += 1; })")
            .await;
        page.eval("dispatchEvent(new Event('pagehide'))").await;
        page.eval("window.trap = true; document.querySelector('[data-action=start-game]').click()")
            .await;
        page.expect(&format!("{NOTICE} !== null")).await;
        // The panel that was open does not lie above it, and nothing else can be reached.
        page.middle("[data-notice=stopped] [data-action=reload]")
            .await;
        page.expect("document.activeElement.dataset.action === 'reload'")
            .await;
        page.eval("document.querySelector('[data-action=flip]').focus()")
            .await;
        page.expect("document.activeElement.dataset.action === 'reload'")
            .await;
        page.eval("dispatchEvent(new Event('pagehide'))").await;
        assert_eq!(page.eval("window.heard").await, 1);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_stack_that_is_full_stops_the_page_like_any_trap() {
    let visit = Visit::default().after_script(trap(ENDLESS));
    visit.run_bare(async |page| {
        page.expect_whole().await;
        page.eval("window.trap = true").await;
        page.tap("g1").await;
        expect_stopped(page, "has stopped").await;
        page.expect_whole().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_embedded_board_says_that_it_has_stopped_and_begins_anew() {
    let words = "dieses Brett von vorn";
    let visit = Visit::default().at("embed.html").speaking("de");
    visit
        .after_script(trap(UNREACHABLE))
        .run_bare(async |page| {
            page.expect_whole().await;
            page.wake().await;
            page.tap_moves("e2e4").await;
            assert_eq!(page.eval(NOTICE).await, json!(null));
            page.eval("window.trap = true").await;
            page.tap("e7").await;
            expect_stopped(page, words).await;
            page.expect_piece("e2", "wP").await;
            page.wake().await;
            page.tap_moves("d2d4").await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_authors_page_says_that_it_has_stopped_and_begins_anew() {
    let words = "die Auswahl von vorn";
    let visit = Visit::default().speaking("de");
    author(visit.after_script(trap(UNREACHABLE)), async |page| {
        page.set_field("source", "position").await;
        assert_eq!(page.eval(NOTICE).await, json!(null));
        page.eval("window.trap = true").await;
        page.set_field("fen", "…").await;
        expect_stopped(page, words).await;
        page.expect("!!document.querySelector('[name=lines-element]')?.value")
            .await;
        // What has stopped it stands in the console, which is else to be empty.
        let log = page.driver().get_log("browser").await;
        log.expect("the console can be read");
    });
}
