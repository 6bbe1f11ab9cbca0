//! A game under way that another one replaces: where it is, and how it comes back.

use rochade_e2e::{Page, Visit};

use crate::actions::Tried;
use crate::decisions::expect_no_prompt;
use crate::games::{FOOLS_MATE, START};
use crate::resume::keys;
use crate::words::text;

/// The placement after 1. e4 e5.
const AFTER_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

const TOLD: &str = "document.querySelector('[data-notice=replaced]')";

/// Begins another game on the board.
async fn begin(page: &Page) {
    page.action("new-game").await;
    page.action("start-game").await;
    page.expect_placement(START).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_was_replaced_comes_back_as_it_was() {
    Visit::default().at("?clock=5+3").run(async |page| {
        page.type_moves("e4 e5").await;
        page.action("flip").await;
        page.expect_lower_left("h8").await;
        begin(page).await;
        let said = text("en", "replaced");
        page.expect(format!("{TOLD}?.textContent.startsWith({said:?})"))
            .await;
        page.expect(format!(
            "document.querySelector('.live').textContent.includes({said:?})"
        ))
        .await;
        assert_eq!(keys(page, "rochade.2.done.").await.len(), 1);
        page.action("undo-new-game").await;
        page.expect_placement(AFTER_E5).await;
        page.expect_lower_left("h8").await;
        page.expect(format!("{TOLD} === null")).await;
        // Its clock rests, and the untouched game is gone.
        page.expect("document.documentElement.dataset.playing === ''")
            .await;
        assert_eq!(keys(page, "rochade.2.open.").await.len(), 1);
        assert_eq!(keys(page, "rochade.2.done.").await.len(), 0);
        page.action("pause").await;
        page.type_moves("Nf3").await;
        page.reload().await;
        page.expect_piece("f3", "wN").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_replaced_is_told_until_the_board_is_touched() {
    Visit::default().sized(390, 844).touch().run(async |page| {
        page.tap_moves("e2e4 e7e5").await;
        begin(page).await;
        page.expect_to_stay(format!("{TOLD} !== null")).await;
        page.tap("d2").await;
        page.expect(format!("{TOLD} === null")).await;
        page.tap("d4").await;
        // A game of the list replaces one, too.
        page.action("games").await;
        page.action("open-game").await;
        page.expect_placement(AFTER_E5).await;
        page.expect(format!("{TOLD} !== null")).await;
        page.action("undo-new-game").await;
        page.expect_piece("d4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nobody_is_told_of_a_game_that_is_over_or_has_not_begun() {
    Visit::default().run(async |page| {
        begin(page).await;
        page.expect_never(format!("{TOLD} !== null")).await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        begin(page).await;
        page.expect_never(format!("{TOLD} !== null")).await;
        expect_no_prompt(page).await;
    });
}

/// Presses what lets the game come back.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    page.type_moves("e4 e5").await;
    begin(page).await;
    let back = format!("document.documentElement.dataset.position.startsWith('{AFTER_E5} ')");
    tried.does(page, "undo-new-game", back).await;
}
