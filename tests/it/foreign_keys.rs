//! Keys that are not the page's: the browser's, and those of a word that is being composed.

use rochade_e2e::{Page, Visit};

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_E4_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

/// Presses a key on an element with others held; whether the page leaves it to the browser.
async fn is_left(page: &Page, selector: &str, key: &str, held: &str) -> bool {
    let pressed = page
        .eval(&format!(
            "document.querySelector({selector:?}).dispatchEvent(new KeyboardEvent('keydown',
                {{ key: '{key}', {held}: true, bubbles: true, cancelable: true }}))"
        ))
        .await;
    pressed == true
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn arrows_with_alt_or_cmd_are_the_browsers_in_lists_of_moves() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        page.expect("document.querySelector('[data-ply=\"2\"]') !== null")
            .await;
        for held in ["altKey", "metaKey", "ctrlKey"] {
            for key in ["ArrowLeft", "Home"] {
                assert!(
                    is_left(page, "[data-ply='2']", key, held).await,
                    "{held} {key}"
                );
            }
        }
        page.expect_placement_to_stay(AFTER_E4_E5).await;
        assert!(!is_left(page, "[data-ply='2']", "ArrowLeft", "repeat").await);
        page.expect_placement(AFTER_E4).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn enter_that_ends_a_composition_makes_no_move() {
    Visit::default().run(async |page| {
        page.set_field("move", "e4").await;
        is_left(page, "[name=move]", "Enter", "isComposing").await;
        page.expect_never("document.querySelector('[data-ply]') !== null")
            .await;
        is_left(page, "[name=move]", "Enter", "repeat").await;
        page.expect_piece("e4", "wP").await;
    });
}
