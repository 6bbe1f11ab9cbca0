//! The part of the compiled page that comes later: men are moved without it, what is wanted of it
//! waits, and nothing is lost where it does not come.

use rochade_e2e::{Manner, Page, Visit};

use crate::first_moves::kept;
use crate::offline::{aside, server};
use crate::wrong_answers::named;

/// Keeps that part from coming until `window.come()` is called.
const HOLD: &str = "const ask = window.fetch;
    const come = new Promise((come) => { window.come = come; });
    window.fetch = async (what, ...how) => {
        if (/split_later/.test(what)) await come;
        return ask(what, ...how);
    };";

const TOLD: &str = "[data-notice=later]";

/// Everything that a server can do instead of serving, but for answering never.
const BAD: [Manner; 3] = [Manner::Fails, Manner::IsSomebodyElse, Manner::ServesHalf];

fn dialog(action: &str) -> String {
    format!("document.querySelector('dialog[open] [data-action={action}]') !== null")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_wanted_of_it_is_done_when_it_comes() {
    Visit::default().after_script(HOLD).run(async |page| {
        page.tap_moves("e2e4 e7e5").await;
        page.action("new-game").await;
        page.middle(TOLD).await;
        page.tap_moves("g1f3").await;
        // Who wants something else wants nothing of before.
        page.action("share").await;
        page.action("new-game").await;
        page.eval("window.come()").await;
        page.expect(dialog("start-game")).await;
        page.expect(format!("document.querySelector('{TOLD}') === null"))
            .await;
        page.click("dialog [data-action=close]").await;
        page.expect_piece("f3", "wN").await;
        page.expect(format!("!({})", dialog("copy-link"))).await;
    });
}

/// Opens a page whose server is bad where the later part is concerned.
async fn open_without(page: &Page, url: &str) {
    page.driver().goto(url).await.expect("the page is opened");
    page.expect_whole().await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_it_does_not_come_that_is_told_and_it_is_tried_again() {
    for manner in BAD {
        Visit::default().run_bare(async |page| {
            let server = aside(server);
            server.behave(manner, named("split_later"));
            open_without(page, &server.url()).await;
            page.tap_moves("e2e4").await;
            page.action("new-game").await;
            page.middle("[data-notice=later] [data-action=fetch-later]")
                .await;
            page.click("[data-action=fetch-later]").await;
            page.middle("[data-action=fetch-later]").await;
            server.behave(Manner::Serves, "");
            match manner {
                Manner::Fails => page.action("new-game").await,
                _ => page.click("[data-action=fetch-later]").await,
            }
            page.expect(dialog("start-game")).await;
            page.click("dialog [data-action=close]").await;
            page.expect_piece("e4", "wP").await;
            page.tap_moves("e7e5").await;
            aside(move || drop(server));
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_nothing_without_it_says_that_it_did_not_come() {
    let said =
        "document.querySelector('[role=alert]')?.textContent.includes('could not be loaded')";
    for page_name in ["embed.html", "author.html", ""] {
        // The page itself has a game to read.
        let reads = if page_name.is_empty() {
            kept("read: true")
        } else {
            String::new()
        };
        Visit::default().after_script(reads).run_bare(async |page| {
            let server = aside(server);
            server.behave(Manner::Fails, named("split_later"));
            let opened = page.driver().goto(&(server.url() + page_name)).await;
            opened.expect("the page is opened");
            if page_name == "embed.html" {
                let e2 = page.square("e2").await;
                page.mouse_down(e2).await;
                page.mouse_up(e2).await;
            }
            page.expect(said).await;
            aside(move || drop(server));
        });
    }
}
