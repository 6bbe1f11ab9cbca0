//! What whoever opens a link is told.

use rochade_e2e::{Page, Visit};

use crate::links::{elsewhere, link, open};

const TOLD: &str = "document.querySelector('[data-notice=sent]')?.textContent";

/// Waits until this is told, where screen readers hear it.
async fn expect_told(page: &Page, words: &str) {
    page.expect(format!("{TOLD} === {words:?}")).await;
    page.expect(format!(
        "document.querySelector('.live').textContent.includes({words:?})"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_opens_a_link_is_told_what_was_played_until_the_board_is_touched() {
    Visit::default().sized(390, 844).touch().run(async |page| {
        page.tap_moves("e2e4").await;
        let link = link(page).await;
        elsewhere(page).await;
        open(page, &link).await;
        expect_told(page, "White has played e2–e4. You are Black.").await;
        page.expect_to_stay(format!("{TOLD} !== undefined")).await;
        page.tap("e7").await;
        page.expect(format!("{TOLD} === undefined")).await;
        // Opened once more, it says so once more.
        page.tap("e7").await;
        open(page, &link).await;
        expect_told(page, "White has played e2–e4. You are Black.").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_the_link_replaces_is_told_with_it() {
    Visit::default().speaking("de").run(async |page| {
        page.type_moves("e4").await;
        let link = link(page).await;
        elsewhere(page).await;
        page.type_moves("d4").await;
        open(page, &link).await;
        page.answer("replace", "accept").await;
        page.expect_piece("e4", "wP").await;
        page.expect(
            "document.querySelector('[data-notice=replaced]')?.textContent.startsWith('Weiß hat e2–e4 gespielt. Eigene Farbe: Schwarz. ')",
        )
        .await;
        page.action("undo-new-game").await;
        page.expect_piece("d4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn of_a_game_for_four_it_is_said_whose_turn_it_is() {
    Visit::default().run(async |page| {
        crate::laws_form::open_at(page, "?game=four").await;
        let link = link(page).await;
        elsewhere(page).await;
        open(page, &link).await;
        page.expect(format!("{TOLD}?.endsWith(' to move.')")).await;
    });
}
