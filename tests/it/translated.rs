//! A page that the browser translates: every text that may be translated is put into elements of
//! the translator's own, as soon as it stands there.

use rochade_e2e::{Hand, Key, Page, Visit};

const AFTER_E4_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

/// Translates as browsers do, from now on.
const TRANSLATE: &str = "
    const wrap = (text) => {
        const element = text.parentElement;
        if (!element || !text.data.trim() || element.closest('font, script, style, textarea')) return;
        if (element.closest('[translate]')?.translate === false) return;
        const [outer, inner] = ['font', 'font'].map((name) => document.createElement(name));
        outer.append(inner);
        inner.textContent = `‹${text.data}›`;
        text.replaceWith(outer);
    };
    const all = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found = [];
        while (walker.nextNode()) found.push(walker.currentNode);
        found.forEach(wrap);
    };
    new MutationObserver(all).observe(document.body, { subtree: true, childList: true, characterData: true });
    all();
    true";

fn on_a_tablet() -> Visit {
    Visit::default().sized(768, 1024).touch()
}

/// Opens a panel out of the menu, and closes it.
async fn look_into(page: &Page, panel: &str) {
    Hand::Finger.menu(page, panel).await;
    page.expect("document.querySelector('dialog[open]') !== null")
        .await;
    page.key(Key::Escape).await;
    page.expect("document.querySelector('dialog[open]') === null")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_played_and_gone_through_on_a_page_that_is_translated() {
    on_a_tablet().run(async |page| {
        page.eval(TRANSLATE).await;
        Hand::Finger.play(page, "e2e4 e7e5").await;
        page.expect_placement(AFTER_E4_E5).await;
        page.click("[data-action=move-table][data-seat=w]").await;
        page.click("[data-ply='1']").await;
        page.expect_placement(AFTER_E4).await;
        page.click("[data-ply='2']").await;
        page.expect_placement(AFTER_E4_E5).await;
        // The open moves have the room of the foot.
        page.click("section [data-action=close]").await;
        for panel in ["new-game", "settings", "games", "share", "import"] {
            look_into(page, panel).await;
        }
        Hand::Finger.play(page, "g1f3").await;
        page.expect("document.querySelector('[data-ply=\"3\"]').textContent.includes('f3')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_rules_are_what_is_translated() {
    on_a_tablet().run(async |page| {
        page.eval(TRANSLATE).await;
        Hand::Finger.menu(page, "rules").await;
        page.expect("document.querySelectorAll('.leaf font').length > 100")
            .await;
        page.expect("document.querySelectorAll('font').length === document.querySelectorAll('.leaf font').length")
            .await;
        page.key(Key::Escape).await;
        page.expect("document.querySelector('dialog[open]') === null")
            .await;
        Hand::Finger.play(page, "e2e4 e7e5").await;
        page.expect_placement(AFTER_E4_E5).await;
    });
}
