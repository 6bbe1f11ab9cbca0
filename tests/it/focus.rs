//! Where the keyboard goes on after something has come or gone.

use rochade_e2e::{Key, Page, Point, Visit};

use crate::games::FOOLS_MATE;
use crate::set_out::anew;

const ON_THE_BOARD: &str = "document.activeElement?.closest('[role=grid]') !== null";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_focus_is_not_lost_with_a_game_that_begins_ends_or_goes_on() {
    Visit::default().run(async |page| {
        println!("after a new game by keyboard the focus is not lost");
        page.eval("document.querySelector('[data-action=new-game]').focus()")
            .await;
        page.key(Key::Enter).await;
        page.expect("document.activeElement?.name === 'game'").await;
        page.key(Key::Enter).await;
        page.expect("document.querySelector('[data-action=start-game]') === null")
            .await;
        page.expect_to_stay("document.activeElement !== document.body")
            .await;
        anew(page).await;
        println!("after a mate that was typed the focus is on what leads to the next game");
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.expect("document.activeElement?.dataset.action === 'rematch'")
            .await;
        anew(page).await;
        println!("after a rematch by keyboard the focus is on the board");
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.eval("document.querySelector('[data-action=rematch]').focus()")
            .await;
        page.key(Key::Enter).await;
        page.expect_end("", "").await;
        page.expect(ON_THE_BOARD).await;
        anew(page).await;
        println!("after a drag the tab stop is where the piece is");
        page.drag("e2", "e4").await;
        page.expect_piece("e4", "wP").await;
        page.expect(
            "document.querySelector('[data-square][tabindex=\"0\"]').dataset.square === 'e4'",
        )
        .await;
        anew(page).await;
        println!("only the men on the board bear data piece");
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
fn what_was_typed_is_quoted_as_it_was_typed() {
    Visit::default().speaking("de").run(async |page| {
        page.write_move("Sf9").await;
        page.expect("document.querySelector('[data-notice]')?.textContent.includes('„Sf9“')")
            .await;
        // The same words again are said again.
        let said = "[...document.querySelectorAll('.live p')].filter((p) => p.textContent.includes('„Sf9“')).length";
        page.expect(format!("{said} === 1")).await;
        page.key(Key::Enter).await;
        page.expect(format!("{said} === 2")).await;
    });
}

/// Whether a selector finds what has the focus.
fn focused(selector: &str) -> String {
    format!("document.activeElement.matches('{selector}')")
}

/// Brings the focus to what a selector finds, and presses Enter there.
async fn enter_at(page: &Page, selector: &str) {
    page.expect(format!("document.querySelector('{selector}') !== null"))
        .await;
    page.eval(&format!("document.querySelector('{selector}').focus()"))
        .await;
    page.key(Key::Enter).await;
}

const TABLE_IS_OPEN: &str = "document.querySelector('[data-action=first]') !== null";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_move_table_gives_the_focus_back_and_escape_closes_it_from_anywhere() {
    Visit::default().run(async |page| {
        println!("after the move table the focus is on the picture that has opened it");
        for seat in ["w", "b"] {
            let opener = format!("[data-action=move-table][data-seat={seat}]");
            for by in ["close", "escape"] {
                enter_at(page, &opener).await;
                page.expect(TABLE_IS_OPEN).await;
                page.eval("document.querySelector('.moves [data-action=close]').focus()")
                    .await;
                page.key(if by == "close" {
                    Key::Enter
                } else {
                    Key::Escape
                })
                .await;
                page.expect(format!("!({TABLE_IS_OPEN})")).await;
                page.expect_to_stay(focused(&opener)).await;
            }
        }
        println!("escape closes the move table from anywhere but puts back first");
        page.click("[data-action=move-table][data-seat=w]").await;
        page.expect(TABLE_IS_OPEN).await;
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.key(Key::Escape).await;
        page.expect_nothing_selected().await;
        page.expect_to_stay(TABLE_IS_OPEN).await;
        // A panel keeps its own.
        page.action("new-game").await;
        page.middle("[data-action=start-game]").await;
        page.key(Key::Escape).await;
        page.expect("document.querySelector('dialog[open]') === null")
            .await;
        page.expect_to_stay(TABLE_IS_OPEN).await;
        page.eval("document.querySelector('[data-action=flip]').focus()")
            .await;
        page.key(Key::Escape).await;
        page.expect(format!("!({TABLE_IS_OPEN})")).await;
        page.expect_to_stay(focused("[data-action=flip]")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_a_drag_or_a_tap_enter_touches_the_square_that_has_the_focus() {
    for visit in [Visit::default(), Visit::default().sized(768, 1024).touch()] {
        visit.run(async |page| {
            page.tab_to_board().await;
            for square in ["e2", "e4", "e7", "e5"] {
                page.walk_to(square).await;
                page.key(Key::Enter).await;
            }
            page.expect_piece("e5", "bP").await;
            page.drag("g1", "f3").await;
            page.expect_piece("f3", "wN").await;
            page.expect(focused("[data-square=f3]")).await;
            page.key(Key::Up).await;
            page.expect(focused("[data-square=f4]")).await;
            page.expect_marked("cursor", "f4").await;
            // The browser itself moves the focus to what is tapped.
            page.tap("b8").await;
            page.expect_marked("selected", "b8").await;
            page.expect(focused("[data-square=b8]")).await;
            page.walk_to("c6").await;
            page.key(Key::Enter).await;
            page.expect_piece("c6", "bN").await;
        });
    }
}

/// Of a finger that is led back to where it went down, the browser makes no tap.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_a_drag_that_came_to_nothing_the_arrow_keys_go_on_from_its_square() {
    for touch in [false, true] {
        let visit = Visit::default();
        let visit = if touch { visit.touch() } else { visit };
        visit.run(async |page| {
            page.tab_to_board().await;
            for (man, next, beside) in [("g1", "g2", false), ("b1", "b2", true)] {
                page.walk_to("d5").await;
                let (from, away) = (page.square(man).await, page.square("e4").await);
                let nowhere = Point { x: 2.0, y: 2.0 };
                let end = if beside { nowhere } else { from };
                if touch {
                    page.finger_down(0, from).await;
                    page.finger_move(0, away).await;
                    page.finger_move(0, end).await;
                    page.frame().await;
                    page.finger_up(0, end).await;
                } else {
                    page.mouse_down(from).await;
                    page.mouse_drag_to(away).await;
                    page.mouse_drag_to(end).await;
                    page.mouse_up(end).await;
                }
                page.expect_to_stay(focused(&format!("[data-square={man}]")))
                    .await;
                page.key(Key::Up).await;
                page.expect(focused(&format!("[data-square={next}]"))).await;
                page.expect_marked("cursor", next).await;
                page.key(Key::Escape).await;
                page.expect_nothing_selected().await;
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_question_that_a_button_leads_to_gets_the_focus_on_its_safe_answer() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        enter_at(page, "[data-action=resign][data-seat=w]").await;
        page.expect_to_stay(focused("[data-prompt=resign] [data-answer=cancel]"))
            .await;
        page.key(Key::Enter).await;
        page.expect_to_stay(focused("[data-action=resign][data-seat=w]"))
            .await;
        enter_at(page, "[data-action=take-back][data-seat=w]").await;
        page.expect_to_stay(focused("[data-prompt=take-back] [data-answer=decline]"))
            .await;
        page.key(Key::Enter).await;
        page.expect("document.querySelector('[data-prompt]') === null")
            .await;
        page.expect_to_stay("document.activeElement !== document.body")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_button_that_can_do_nothing_now_keeps_the_focus() {
    Visit::default().run(async |page| {
        page.click("[data-action=move-table][data-seat=w]").await;
        let offer = "[data-action=offer-draw][data-seat=w]";
        enter_at(page, offer).await;
        page.expect(format!(
            "document.querySelector('{offer}').ariaDisabled === 'true'"
        ))
        .await;
        page.expect_to_stay(focused(offer)).await;
        // Nor does it do anything.
        enter_at(page, "[data-action=take-back][data-seat=w]").await;
        page.expect_never("document.querySelector('[data-prompt]') !== null")
            .await;
    });
}
