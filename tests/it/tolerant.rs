//! Games that come in though their texts keep to no standard, and what is told of that.

use rochade_e2e::{Page, Visit};

use crate::desk::{expect_closed, expect_notice, paste};

const AFTER_E4_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

/// Waits until something with such a place has these words.
async fn expect_told(page: &Page, place: &str, words: &str) {
    page.expect(&format!(
        "document.querySelector('{place}')?.textContent.includes({words:?})"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_opened_up_to_the_move_that_cannot_be_made_and_that_is_told() {
    Visit::default().run(async |page| {
        paste(page, "1. e4 e5\n2. Ke3 Nc6 *").await;
        crate::reading::to_end(page).await;
        page.expect_placement(AFTER_E4_E5).await;
        expect_notice(page, "only up to a move: 1").await;
        expect_told(
            page,
            "[data-fault=\"2:4\"]",
            "Line 2, column 4: “Ke3” is not possible",
        )
        .await;
        expect_told(
            page,
            "[data-fault=\"2:4\"]",
            "The game was opened up to this point.",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn of_several_games_it_is_told_which_one_was_cut_and_what_was_mended() {
    Visit::default().run(async |page| {
        let odd = "[White Anna]\n\n1. e4 $900 e5 2. Nf3 *";
        paste(page, &format!("1. e4 e5 2. Ke3 *\n\n{odd}\n")).await;
        expect_notice(page, "2 games are in the list now").await;
        expect_told(page, "[data-fault=\"1:13\"]", "Game 1, line 1, column 13").await;
        expect_told(
            page,
            "[data-note=\"3:1\"]",
            "Game 2, line 3, column 1: the tag",
        )
        .await;
        expect_told(
            page,
            "[data-note=\"5:7\"]",
            "“$900” is not an annotation symbol",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn many_notes_are_one_line_with_their_number() {
    Visit::default().speaking("de-DE").run(async |page| {
        paste(page, &"[White \"A\"]\n\n1. e4 $900 e5 *\n\n".repeat(100)).await;
        expect_told(page, "[data-note=\"3:7\"]", "100 Kleinigkeiten").await;
        page.expect("document.querySelectorAll('[data-note]').length === 1")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn draughts_that_names_no_rules_has_those_that_fit_or_that_are_chosen() {
    let laws = "document.documentElement.dataset.laws";
    Visit::default().run(async |page| {
        paste(page, "1. 11-15 23-19 *").await;
        page.expect(&format!("{laws} === 'english'")).await;
        expect_told(page, "[data-note]", "no rules are named").await;
        page.set_field("import-unnamed", "pool").await;
        page.click("[data-answer=confirm]").await;
        page.expect(&format!("{laws} === 'pool'")).await;
        expect_closed(page).await;
    });
}
