//! A computer that gives no sign of life (opponent.md, section 1, point 8): that is said, and what
//! can be done about it.

use std::{env, fs};

use rochade_e2e::{Manner, Page, Visit};

use crate::computers::{WORKERS, plies, sit_down};
use crate::offline::{aside, open, server};
use crate::words::text;

/// Lets long waits pass ten times as fast.
const QUICK: &str = "const theirs = setTimeout;
    window.setTimeout = (then, wait, ...more) => theirs(then, wait > 4000 ? wait / 10 : wait, ...more);";

/// Takes questions away from workers, which then say that they are there and nothing else, while
/// `hangs` is set.
const HANGING: &str = "const Theirs = Worker;
    window.Worker = class extends Theirs {
        postMessage(task) {
            if (!task.saved || !sessionStorage.hangs) super.postMessage(task);
        }
        terminate() {
            window.ended = (window.ended ?? 0) + 1;
            super.terminate();
        }
    };";

const FETCH: &str = "button[data-action=fetch-computer]";
const TAKE: &str = "button[data-action=take-seat]";
const MOVE: &str = "button[data-action=move-now]";

/// Waits until the page says that the computer does not answer, and offers what a person can do.
async fn expect_told(page: &Page) {
    let told = text("en", "computer-silent");
    page.expect(format!(
        "[...document.querySelectorAll('.notice')].some((notice) => notice.textContent === '{told}')"
    ))
    .await;
    page.expect(format!(
        "document.querySelectorAll('{FETCH}, {TAKE}').length === 2 && document.querySelector('{MOVE}') === null"
    ))
    .await;
    page.expect("document.documentElement.dataset.thinking === ''")
        .await;
}

/// The name of the computer's module on the site.
fn module() -> &'static str {
    let site = env::var("ROCHADE_E2E").expect("the site was named, or the test would not run");
    let files = fs::read_dir(site).expect("the site is there");
    let names = files.map(|file| file.expect("a file").file_name().into_string());
    let mut names = names.map(|name| name.expect("a name"));
    let module = names.find(|name| name.contains("opponent") && name.ends_with(".wasm"));
    module.expect("a module").leak()
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_that_never_comes_is_said_and_asked_for_again() {
    Visit::default().after_script(QUICK).run_bare(async |page| {
        let server = aside(server);
        server.behave(Manner::Hangs, module());
        open(page, &server.url()).await;
        sit_down(page, [0, 3], None, "e4").await;
        expect_told(page).await;
        page.click(FETCH).await;
        expect_told(page).await;
        server.behave(Manner::Serves, "");
        page.click(FETCH).await;
        page.expect(plies(2)).await;
        page.expect(format!("document.querySelector('{FETCH}') === null"))
            .await;
        aside(move || drop(server));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_comes_late_is_played_and_what_never_comes_a_person_plays() {
    let script = [QUICK, WORKERS].concat();
    Visit::default().after_script(script).run(async |page| {
        page.eval("sessionStorage.held = 'yes'").await;
        sit_down(page, [0, 3], None, "e4").await;
        expect_told(page).await;
        page.eval("window.go()").await;
        page.expect(plies(2)).await;
        page.expect(format!("document.querySelector('{FETCH}') === null"))
            .await;
        page.eval("sessionStorage.held = 'yes'").await;
        sit_down(page, [0, 3], None, "d4").await;
        // The one that is there already is told to move, and the next one says nothing.
        page.click(MOVE).await;
        expect_told(page).await;
        page.click(TAKE).await;
        page.type_moves("d5").await;
        page.expect(plies(2)).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn one_that_thinks_for_ever_is_ended_when_it_is_told_to_move() {
    let script = [QUICK, HANGING].concat();
    Visit::default().after_script(script).run(async |page| {
        page.eval("sessionStorage.hangs = 'yes'").await;
        sit_down(page, [0, 3], None, "e4").await;
        page.click(MOVE).await;
        expect_told(page).await;
        // Both that hang.
        page.expect("window.ended >= 2").await;
        page.eval("delete sessionStorage.hangs").await;
        page.click(FETCH).await;
        page.expect(plies(2)).await;
    });
}
