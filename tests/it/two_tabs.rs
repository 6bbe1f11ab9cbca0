//! Two tabs at one game: what one of them sees of it may be older than what the other one has
//! played.

use rochade_e2e::{Page, Visit};
use serde_json::json;
use thirtyfour::WindowHandle;

use crate::games::{FOOLS_MATE, START};
use crate::left::{close_tab, open_tab, switch};
use crate::refused::expect_said;
use crate::resume::{AFTER_NF3, keys};
use crate::words::text;

/// The placement after 1. e4 e5 2. Nf3 Nc6.
const AFTER_NC6: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

/// The tab in front.
async fn here(page: &Page) -> WindowHandle {
    page.driver().window().await.expect("a window")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_list_that_is_older_than_a_game_opens_the_game_as_it_stands() {
    Visit::default().run(async |page| {
        let first = here(page).await;
        let second = open_tab(page).await;
        page.type_moves("e4 e5").await;
        switch(page, &first).await;
        page.action("games").await;
        page.expect("document.querySelectorAll('[data-action=open-game]').length === 1")
            .await;
        // As long as another tab has it, it is not opened.
        page.action("open-game").await;
        expect_said(page, "games", &text("en", "elsewhere")).await;
        switch(page, &second).await;
        page.type_moves("Nf3 Nc6").await;
        close_tab(page, &second).await;
        switch(page, &first).await;
        page.action("open-game").await;
        page.expect_placement(AFTER_NC6).await;
        expect_said(page, "told", &text("en", "went-on")).await;
        page.reload().await;
        page.expect_placement(AFTER_NC6).await;
    });
}

/// Lets the page ask for a lock only when `window.go()` is called.
const WAITS: &str = "const { request } = LockManager.prototype;
    LockManager.prototype.request = async function (...all) {
        await new Promise((go) => { window.go = go; });
        LockManager.prototype.request = request;
        return request.apply(this, all);
    };";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_page_that_waits_for_a_game_finds_it_as_it_is_then() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        let first = here(page).await;
        let windows = page.driver().windows().await.expect("windows");
        let [open] = &keys(page, "rochade.2.open.").await[..] else {
            panic!("one game is kept");
        };
        let name = open.rsplit('.').next().unwrap_or_default();
        // What a tab that is duplicated has, too.
        let own = format!("sessionStorage.setItem('rochade.game', '{name}');");
        let tab = page.driver().new_tab().await.expect("a tab");
        switch(page, &tab).await;
        let source = [&own, WAITS].concat();
        let script = json!({ "source": source });
        page.do_command("Page.addScriptToEvaluateOnNewDocument", script)
            .await;
        let opened = page.driver().goto(&page.url()).await;
        opened.expect("the page opens");
        page.expect("window.go !== undefined").await;
        switch(page, &first).await;
        page.type_moves("Nf3").await;
        close_tab(page, &first).await;
        switch(page, &tab).await;
        page.eval("window.go()").await;
        page.expect_whole().await;
        page.expect_placement(AFTER_NF3).await;
        page.type_moves("Nc6").await;
        page.expect_placement(AFTER_NC6).await;
        assert_eq!(keys(page, "rochade.2.open.").await, [open.as_str()]);
        assert!(windows.len() > 1, "a window stays");
    });
}

/// Presses a button in a tab of the browser's own size, in which it may be out of sight.
async fn press(page: &Page, selector: &str) {
    let button = format!("document.querySelector('{selector}')");
    page.expect(format!("{button} !== null")).await;
    page.eval(&format!("{button}.click()")).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_another_tab_has_is_not_deleted() {
    Visit::default().run(async |page| {
        page.type_moves(FOOLS_MATE).await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.expect_placement(START).await;
        let first = here(page).await;
        let second = open_tab(page).await;
        press(page, "[data-action=games]").await;
        press(page, "[data-action=open-game]").await;
        page.expect_end("0-1", "checkmate").await;
        switch(page, &first).await;
        page.action("games").await;
        page.action("delete-game").await;
        page.answer("delete-game", "confirm").await;
        expect_said(page, "games", &text("en", "elsewhere")).await;
        assert_eq!(keys(page, "rochade.2.done.").await.len(), 1);
        close_tab(page, &second).await;
        switch(page, &first).await;
        // Now it can be; and whoever sees it in an older list hears that.
        let second = open_tab(page).await;
        press(page, "[data-action=games]").await;
        press(page, "[data-action=delete-game]").await;
        press(page, "[data-answer=confirm]").await;
        page.expect("document.querySelector('[data-action=delete-game]') === null")
            .await;
        page.expect("document.querySelector('[data-prompt]') === null")
            .await;
        close_tab(page, &second).await;
        switch(page, &first).await;
        page.action("open-game").await;
        expect_said(page, "games", &text("en", "gone")).await;
        page.expect("document.querySelector('dialog li') === null")
            .await;
        page.expect_placement_to_stay(START).await;
    });
}
