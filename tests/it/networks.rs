//! Servers and networks that hang, fail, or lie.

use std::env;
use std::path::Path;

use rochade_e2e::{Manner, Page, StaticServer, Visit};

use crate::computers::{KEPT, plies, sit_down};
use crate::desk::paste;
use crate::offline::{aside, open};
use crate::wrong_answers::expect_read;

/// Everything that a server can do instead of serving.
const BAD: [Manner; 3] = [Manner::Hangs, Manner::Fails, Manner::IsSomebodyElse];

/// A server of its own for the built site.
pub(crate) fn server() -> StaticServer {
    let site = env::var("ROCHADE_E2E").expect("the site was named, or the test would not run");
    StaticServer::start(Path::new(&site), "/club/", 0).expect("a port is free")
}

async fn press_rules(page: &Page) {
    page.eval("document.querySelector('[data-action=rules]').click()")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whatever_the_server_does_the_page_that_was_kept_is_used() {
    for manner in BAD {
        Visit::default().staying().run_bare(async |page| {
            let server = aside(server);
            open(page, &server.url()).await;
            page.expect("!!navigator.serviceWorker.controller").await;
            page.expect(format!("{KEPT}.then((kept) => kept.length === 2)"))
                .await;
            page.tap_moves("e2e4").await;
            server.behave(manner, "");
            open(page, &server.url()).await;
            page.expect_piece("e4", "wP").await;
            page.tap_moves("e7e5").await;
            page.action("rules").await;
            page.expect("document.querySelectorAll('.rules section').length > 3")
                .await;
            page.click("dialog [data-action=close]").await;
            // So are the workers.
            paste(page, "1. d4 d5 *").await;
            expect_read(page).await;
            sit_down(page, [0, 1], None, "").await;
            page.type_moves("e4").await;
            page.expect(plies(2)).await;
            aside(move || drop(server));
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_does_not_come_at_the_first_visit_is_told_in_words() {
    for (missing, manners) in [
        (".wasm", &[Manner::Fails, Manner::IsSomebodyElse][..]),
        (".txt", &[Manner::IsSomebodyElse]),
        (".css", &[Manner::Fails]),
        (".js", &[Manner::Fails, Manner::IsSomebodyElse]),
    ] {
        for &manner in manners {
            Visit::default().run_bare(async |page| {
                let server = aside(server);
                server.behave(manner, missing);
                let opened = page.driver().goto(&server.url()).await;
                opened.expect("the page is opened");
                // Where not even a script comes, the message comes by itself.
                hurry(page).await;
                page.expect(
                    "document.querySelector('.late')?.checkVisibility({ visibilityProperty: true })
                        || document.querySelector('[role=alert]')?.textContent.includes('could not be loaded')",
                )
                .await;
                aside(move || drop(server));
            });
        }
    }
}

/// Lets ten seconds pass as a tenth of one.
async fn hurry(page: &Page) {
    page.do_command("Animation.enable", serde_json::json!({}))
        .await;
    page.do_command(
        "Animation.setPlaybackRate",
        serde_json::json!({ "playbackRate": 100 }),
    )
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_first_visit_that_hangs_is_told_in_words() {
    for missing in [".wasm", ".txt"] {
        Visit::default().run_bare(async |page| {
            let server = aside(server);
            server.behave(Manner::Hangs, missing);
            let opened = page.driver().goto(&server.url()).await;
            opened.expect("the page is opened");
            hurry(page).await;
            page.expect(
                "document.querySelector('.late')?.checkVisibility({ visibilityProperty: true })",
            )
            .await;
            // When it comes after all, the page is there.
            server.behave(Manner::Serves, "");
            open(page, &server.url()).await;
            page.expect_never("document.querySelector('.late') !== null")
                .await;
            aside(move || drop(server));
        });
    }
}

/// Lets the page wait no longer than a moment for what is fetched when it is asked for, until
/// `window.patient` is set.
const IMPATIENT: &str = "const wait = window.setTimeout;
    window.setTimeout = (act, time, ...more) => wait(act, time > 5000 && !window.patient ? 50 : time, ...more);";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn rules_that_do_not_come_are_told_where_they_would_stand() {
    for manner in BAD {
        let visit = Visit::default();
        let visit = match manner {
            Manner::Hangs => visit.after_script(IMPATIENT),
            _ => visit,
        };
        visit.run_bare(async |page| {
            let server = aside(server);
            open(page, &server.url()).await;
            server.behave(manner, ".html");
            press_rules(page).await;
            page.expect("document.querySelector('dialog [data-notice=told]')?.textContent.includes('rules could not be loaded')")
                .await;
            page.expect("document.querySelectorAll('[data-notice=told]').length === 1")
                .await;
            page.click("dialog [data-action=close]").await;
            page.expect("document.querySelector('dialog') === null")
                .await;
            server.behave(Manner::Serves, "");
            page.eval("window.patient = true").await;
            press_rules(page).await;
            page.expect("document.querySelectorAll('dialog .rules section').length > 3")
                .await;
            aside(move || drop(server));
        });
    }
}

/// Lets the rules come only when `window.go()` is called.
const SLOW_RULES: &str = "const ask = window.fetch;
    const waiting = [];
    window.go = () => waiting.forEach((come) => come());
    window.fetch = async (what, ...rest) => {
        if (/rules-/.test(what)) await new Promise((come) => { waiting.push(come); });
        return ask(what, ...rest);
    };";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_rules_open_before_their_text_has_come() {
    Visit::default().after_script(SLOW_RULES).run(async |page| {
        press_rules(page).await;
        let words = crate::words::text("en", "rules-on-their-way");
        page.expect(&format!(
            "document.querySelector('dialog .missing')?.textContent === {words:?}
                && document.querySelector('dialog .live').textContent.includes({words:?})"
        ))
        .await;
        let reads = "document.activeElement.matches('dialog .leaf')";
        page.expect(reads).await;
        let height = "document.querySelector('dialog').offsetHeight";
        let before = page.eval(height).await;
        page.eval("window.go()").await;
        page.expect("document.querySelectorAll('dialog .rules section').length > 3")
            .await;
        page.expect("document.querySelector('dialog .missing') === null")
            .await;
        page.expect(reads).await;
        assert_eq!(page.eval(height).await, before);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_taps_twice_while_a_panel_is_coming_opens_it_once() {
    Visit::default().after_script(SLOW_RULES).run(async |page| {
        press_rules(page).await;
        page.frame().await;
        press_rules(page).await;
        page.frame().await;
        page.eval("window.go()").await;
        page.expect_to_stay("document.querySelectorAll('dialog').length === 1")
            .await;
        page.click("dialog [data-action=close]").await;
        page.expect_to_stay("document.querySelector('dialog') === null")
            .await;
        page.eval("for (const _ of '12') document.querySelector('[data-action=share]').click()")
            .await;
        page.expect_to_stay("document.querySelectorAll('dialog').length === 1")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn games_that_are_elsewhere_by_now_are_told_as_missing() {
    Visit::default().run_bare(async |page| {
        let server = aside(server);
        server.behave(Manner::SendsElsewhere, ".pgn");
        let address = server.url() + "embed.html?url=examples/games/none.pgn";
        page.driver().goto(&address).await.expect("it is opened");
        let words = crate::words::text("en", "replay-no-file");
        page.expect(format!(
            "document.querySelector('[data-notice]')?.textContent === {words:?}"
        ))
        .await;
        page.expect_board().await;
        aside(move || drop(server));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn rules_that_do_not_come_are_told_on_a_board_in_a_page_after_its_first_touch() {
    for manner in [Manner::Fails, Manner::IsSomebodyElse] {
        Visit::default().run_bare(async |page| {
            let server = aside(server);
            server.behave(manner, ".wasm");
            let address = server.url() + "embed.html";
            page.driver().goto(&address).await.expect("it is opened");
            page.expect_whole().await;
            page.expect_to_stay("document.querySelector('[role=alert]') === null")
                .await;
            page.tap("e2").await;
            page.expect("document.querySelector('[role=alert]')?.textContent.includes('could not be loaded')")
                .await;
            aside(move || drop(server));
        });
    }
}
