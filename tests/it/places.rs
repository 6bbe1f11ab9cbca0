//! What assistive technology is told of where things are, and in which language.

use rochade_e2e::{Key, Page, Visit};

use crate::pawns::TO_PROMOTE;
use crate::words::text;

/// Waits until this was said last.
async fn expect_said(page: &Page, words: &str) {
    page.expect(format!(
        "document.querySelector('[aria-live=polite]').textContent.includes({words:?})"
    ))
    .await;
}

/// Waits until what a selector finds has this name.
async fn expect_name(page: &Page, selector: &str, name: &str) {
    page.expect(format!(
        "document.querySelector('{selector}')?.ariaLabel === {name:?}"
    ))
    .await;
}

/// Notes the page's language when its first square is read, long before any module runs.
const NOTES_LANGUAGE: &str = "new MutationObserver((changes, watch) => {
    if (!document.querySelector('main, .late')) return;
    window.languageAtFirst = document.documentElement.lang;
    watch.disconnect();
}).observe(document, { childList: true, subtree: true })";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_language_is_right_before_anything_can_be_heard() {
    for (address, wants, lang) in [
        ("", "de-AT,en;q=0.5", "de"),
        ("", "fr", "en"),
        ("?lang=nl", "de", "nl"),
        ("embed.html?lang=nl", "de", "nl"),
        ("embed.html", "de", "de"),
        ("author.html?lang=de", "nl", "de"),
        ("author.html", "nl", "nl"),
    ] {
        Visit::default()
            .at(address)
            .speaking(wants)
            .after_script(NOTES_LANGUAGE)
            .run_bare(async |page| {
                page.expect(format!("window.languageAtFirst === '{lang}'"))
                    .await;
            });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_kept_language_is_right_before_anything_can_be_heard() {
    let keeps = "localStorage.setItem('rochade.settings', 'language=nl');";
    Visit::default()
        .speaking("de")
        .after_script([keeps, NOTES_LANGUAGE].concat())
        .run_bare(async |page| {
            page.expect("window.languageAtFirst === 'nl'").await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_arrow_that_leads_nowhere_says_why() {
    Visit::default().run(async |page| {
        page.tab_to_board().await;
        page.walk_to("a1").await;
        page.key(Key::Left).await;
        expect_said(page, &text("en", "at-edge")).await;
        page.expect("document.activeElement.dataset.square === 'a1'")
            .await;
    });
    Visit::default().at("?game=four").run(async |page| {
        page.tab_to_board().await;
        page.walk_to("d2").await;
        page.key(Key::Left).await;
        expect_said(page, &text("en", "no-square")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_look_at_an_earlier_position_is_said_as_one_and_escape_returns() {
    Visit::default().sized(390, 844).run(async |page| {
        page.type_moves("e4 d5").await;
        let steps = "document.querySelector('[data-action=forward]').getAttribute('aria-disabled')";
        page.expect(format!("{steps} === 'true'")).await;
        // The field for typed moves lies over the moves as long as it has the focus.
        page.eval("document.activeElement.blur()").await;
        page.click("[data-action=back]").await;
        page.expect_piece("d7", "bP").await;
        let earlier = text("en", "earlier-position");
        expect_said(page, &["Move 1, White: pawn e2 to e4. ", &earlier].concat()).await;
        page.expect(format!("{steps} === null")).await;
        page.key(Key::Escape).await;
        page.expect_piece("d5", "bP").await;
        expect_said(page, &text("en", "last")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_list_of_moves_says_that_it_closes_and_names_moves_in_words() {
    Visit::default().run(async |page| {
        page.type_moves("e4 d5 Bc4 dxc4").await;
        crate::decisions::open_table(page, "w").await;
        expect_name(
            page,
            "[data-ply=\"4\"]",
            "2, Black: pawn d5 takes bishop on c4",
        )
        .await;
        page.key(Key::Escape).await;
        expect_said(page, &text("en", "moves-closed")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_turn_describes_board_and_field_and_a_pawn_names_what_it_asks() {
    Visit::default().run(async |page| {
        page.type_moves(TO_PROMOTE).await;
        page.expect(
            "['[role=grid]', '[name=move]'].every(selector =>
                document.getElementById(document.querySelector(selector).getAttribute('aria-describedby')).textContent === 'White to move')",
        )
        .await;
        page.tap("b7").await;
        page.tap("a8").await;
        expect_name(page, ".promotion", "Pawn b7 becomes").await;
    });
}
