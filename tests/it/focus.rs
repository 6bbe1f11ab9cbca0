//! Where the keyboard goes on after something has come or gone.

use rochade_e2e::{Key, Visit};

use crate::games::FOOLS_MATE;

const ON_THE_BOARD: &str = "document.activeElement?.closest('[role=grid]') !== null";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_a_new_game_by_keyboard_the_focus_is_not_lost() {
    Visit::default().run(async |page| {
        page.eval("document.querySelector('[data-action=new-game]').focus()")
            .await;
        page.key(Key::Enter).await;
        page.expect("document.activeElement?.dataset.action === 'start-game'")
            .await;
        page.key(Key::Enter).await;
        page.expect("document.querySelector('[data-action=start-game]') === null")
            .await;
        page.expect_to_stay("document.activeElement !== document.body")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_a_rematch_by_keyboard_the_focus_is_on_the_board() {
    Visit::default().run(async |page| {
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.eval("document.querySelector('[data-action=rematch]').focus()")
            .await;
        page.key(Key::Enter).await;
        page.expect_end("", "").await;
        page.expect(ON_THE_BOARD).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_a_mate_that_was_typed_the_focus_is_on_the_board() {
    Visit::default().run(async |page| {
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.expect(ON_THE_BOARD).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_a_drag_the_tab_stop_is_where_the_piece_is() {
    Visit::default().run(async |page| {
        page.drag("e2", "e4").await;
        page.expect_piece("e4", "wP").await;
        page.expect(
            "document.querySelector('[data-square][tabindex=\"0\"]').dataset.square === 'e4'",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_typed_is_quoted_as_it_was_typed() {
    Visit::default().speaking("de").run(async |page| {
        page.write_move("Sf9").await;
        page.expect("document.querySelector('[data-notice]')?.textContent.includes('„Sf9“')")
            .await;
        // The same words again are said again.
        let before = page
            .eval("document.querySelector('[data-notice]').textContent")
            .await;
        page.key(Key::Enter).await;
        page.expect(&format!(
            "document.querySelector('[data-notice]').textContent !== {before}"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn only_the_men_on_the_board_bear_data_piece() {
    Visit::default().run(async |page| {
        page.expect("document.querySelectorAll('[data-piece]').length === 32")
            .await;
        page.action("new-game").await;
        page.middle("[data-action=start-game]").await;
        page.expect_to_stay("document.querySelectorAll('[data-piece]').length === 32")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn closing_the_move_table_by_keyboard_goes_back_to_who_opened_it() {
    Visit::default().run(async |page| {
        for seat in ["b", "w"] {
            page.eval(&format!(
                "document.querySelector('[data-action=move-table][data-seat={seat}]').focus()"
            ))
            .await;
            page.key(Key::Enter).await;
            page.middle("[data-action=close]").await;
            page.eval("document.querySelector('[data-action=close]').focus()")
                .await;
            page.key(Key::Enter).await;
            page.expect("document.documentElement.dataset.moves === ''")
                .await;
            page.expect(&format!(
                "document.activeElement.dataset.action === 'move-table' && document.activeElement.dataset.seat === '{seat}'"
            ))
            .await;
        }
    });
}
