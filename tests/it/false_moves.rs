//! Moves against the rules at the board, and what the opponent is asked about them (laws.md,
//! section 4). What follows from the answers is tested at the table.

use rochade_e2e::{Hand, Page, Visit};

use crate::claims::expect_said;
use crate::games::START;
use crate::set_out::begin_under;
use crate::touched::{expect_asked, expect_not_asked};
use crate::words::text;

/// Where the knight that was dropped on b5 stands.
const DROPPED: &str = "rnbqkbnr/pppppppp/8/1N6/8/8/PPPPPPPP/R1BQKBNR";

/// Waits for the knight on b5, and for the opponent to be asked.
async fn expect_dropped(page: &Page) {
    page.expect_placement(DROPPED).await;
    page.expect_turn("b").await;
    page.expect_marked("last", "b1 b5").await;
    expect_asked(page, "illegal-move", "b", "stand,take-back,king-move").await;
}

/// Drops the knight on b5, where it can't go.
async fn drop_knight(page: &Page, hand: Hand) {
    hand.touch(page, "b1").await;
    page.expect_marked("selected", "b1").await;
    hand.touch(page, "b5").await;
    expect_dropped(page).await;
}

/// Waits until these moves are in the move table.
async fn expect_moves(page: &Page, moves: &str) {
    page.expect(format!(
        "[...document.querySelectorAll('[data-ply]')].map(ply => ply.textContent).join() === '{moves}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_a_move_that_is_let_stand_is_shown_as_one_against_the_rules() {
    Visit::default().speaking("de").run(async |page| {
        begin_under(page, "handbuch-late").await;
        drop_knight(page, Hand::Keys).await;
        let played = text("de", "false-move");
        let (said, _) = played.split_once('{').expect("the move stands in it");
        expect_said(page, said).await;
        page.answer("illegal-move", "stand").await;
        expect_not_asked(page, "illegal-move").await;
        expect_said(page, &text("de", "false-move-stands")).await;
        page.expect_placement(DROPPED).await;
        page.tap_moves("e7e5").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        expect_moves(page, "♞ b1–b5 ✗,e7–e5").await;
        let why = text("de", "let-stand");
        page.expect(format!(
            "(sign => sign?.ariaLabel === '{why}' && sign.title === '{why}')(document.querySelector('[data-ply=\"1\"] [role=img]'))"
        ))
        .await;
        // It is said so when it is looked at again, too.
        page.click("[data-ply=\"1\"]").await;
        expect_said(page, said).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_the_opponent_is_asked_and_answers() {
    Hand::Keys.goes(async |page, hand| {
        begin_under(page, "handbuch-late").await;
        drop_knight(page, hand).await;
        // The question outlasts a reload.
        page.reload().await;
        expect_dropped(page).await;
        hand.answer(page, "illegal-move", "take-back").await;
        expect_not_asked(page, "illegal-move").await;
        page.expect_placement_to_stay(START).await;
        page.expect_turn("w").await;
        page.expect_unmarked("last touched must").await;
        expect_said(page, &text("en", "false-move-taken-back")).await;
        drop_knight(page, hand).await;
        hand.answer(page, "illegal-move", "stand").await;
        expect_not_asked(page, "illegal-move").await;
        page.expect_placement_to_stay(DROPPED).await;
        hand.play(page, "e7e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_by_drag_of_the_mouse_and_of_a_finger() {
    Visit::default().touch().run(async |page| {
        for finger in [false, true] {
            begin_under(page, "handbuch-late").await;
            let drag = async |from: &str, to: &str| match finger {
                true => page.touch_drag(from, to).await,
                false => page.drag(from, to).await,
            };
            drag("b1", "b5").await;
            expect_dropped(page).await;
            page.expect("document.querySelectorAll('.dragged').length === 0")
                .await;
            // A drag by the opponent lets it stand, and plays.
            drag("e7", "e5").await;
            page.expect_placement("rnbqkbnr/pppp1ppp/8/1N2p3/8/8/PPPPPPPP/R1BQKBNR")
                .await;
            page.expect_turn("w").await;
            expect_not_asked(page, "illegal-move").await;
            // On an own man nothing is dropped.
            drag("g1", "e2").await;
            expect_not_asked(page, "illegal-move").await;
            page.expect_marked("touched", "g1").await;
        }
    });
}
