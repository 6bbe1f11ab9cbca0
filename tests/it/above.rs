//! What is told above the board's squares: that the game is paused, and that an earlier moment is
//! shown.

use rochade_e2e::{Key, Page, Visit};

use crate::clocks::start;
use crate::decisions::{START, open_table};

/// Waits until the game is paused, or is not.
async fn expect_paused(page: &Page, paused: bool) {
    let word = if paused { "" } else { "yes" };
    page.expect(format!(
        "document.documentElement.dataset.playing === '{word}'"
    ))
    .await;
}

/// Waits until `count` pieces are on the board.
async fn expect_pieces(page: &Page, count: usize) {
    page.expect(format!(
        "document.querySelectorAll('[data-piece]').length === {count}"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_pause_hides_the_game_from_everybody() {
    Visit::default().touch().run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4 e7e5").await;
        page.action("pause").await;
        expect_paused(page, true).await;
        expect_pieces(page, 0).await;
        page.expect("document.querySelectorAll('[data-marks]').length === 0")
            .await;
        page.expect("document.querySelector('[data-square=e4]').ariaLabel === 'e4'")
            .await;
        page.expect("document.querySelector('[data-action=pause]').ariaLabel === 'Go on'")
            .await;
        // A tap anywhere on the board goes on, and touches nothing.
        let place = page.square("g1").await;
        page.finger_tap_at(place).await;
        expect_paused(page, false).await;
        expect_pieces(page, 32).await;
        page.expect_nothing_selected().await;
        page.expect("document.querySelector('[data-action=pause]').ariaLabel === 'Pause'")
            .await;
        page.action("pause").await;
        page.action("go-on").await;
        expect_pieces(page, 32).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_key_on_the_board_goes_on() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        page.type_moves("e2e4 e7e5").await;
        page.action("pause").await;
        expect_pieces(page, 0).await;
        page.tab_to_board().await;
        page.walk_to("g1").await;
        page.key(Key::Enter).await;
        expect_paused(page, false).await;
        expect_pieces(page, 32).await;
        page.expect_nothing_selected().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_comes_back_shows_where_it_stood() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        page.type_moves("e2e4 e7e5").await;
        page.action("pause").await;
        expect_pieces(page, 0).await;
        page.reload().await;
        expect_pieces(page, 32).await;
        expect_paused(page, true).await;
        page.action("pause").await;
        expect_paused(page, false).await;
    });
}

/// Whether the way back stands at the upper edge of the board or at the lower one, and can be
/// touched.
async fn expect_way_back(page: &Page, said: &str, edge: &str) {
    page.expect(format!(
        "(() => {{
            const way = document.querySelector('[data-action=back-to-game]');
            const box = way.getBoundingClientRect(), board = document.querySelector('[role=grid]').getBoundingClientRect();
            const over = '{edge}' === 'top' ? board.top - box.top : box.bottom - board.bottom;
            const touched = [-5, 5].every((beyond) => way.contains(document.elementFromPoint(box.x + box.width / 2,
                beyond < 0 ? box.top + beyond : box.bottom + beyond)));
            return way.innerText.replace(/\\s+/g, ' ') === '{said}' && Math.abs(over - 12) < 1 && Math.abs(box.height - 32) < 1 && touched;
        }})()"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn looking_back_is_told_on_the_board_and_leads_back() {
    let phone = Visit::default().sized(390, 844).touch();
    phone.run(async |page| {
        page.tap_moves("e2e4 e7e5 g1f3 b8c6").await;
        page.expect("document.querySelector('[data-action=back-to-game]') === null")
            .await;
        open_table(page, "w").await;
        page.action("back").await;
        // The knight has left the lowest row, which stays in sight.
        expect_way_back(page, "Move 2 of 2 back to the game", "top").await;
        page.action("back").await;
        expect_way_back(page, "Move 1 of 2 back to the game", "bottom").await;
        page.action("first").await;
        expect_way_back(page, "Start of the game back to the game", "bottom").await;
        page.expect_placement(START).await;
        page.action("back-to-game").await;
        page.expect("document.querySelector('[data-action=back-to-game]') === null")
            .await;
        page.expect_piece("c6", "bN").await;
    });
}
