//! Moves against the rules at the board, and what the opponent makes of them (laws.md, section 4).

use rochade_e2e::{Hand, Page, Visit};
use serde_json::json;

use crate::claims::{begin_from, expect_said};
use crate::games::START;
use crate::laws_form::begin_under;
use crate::sizes::FAULTS;
use crate::touched::{expect_asked, expect_not_asked, expect_owed};
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
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            begin_under(page, "handbuch-late").await;
            drop_knight(page, Hand::Keys).await;
            let played = text(language, "false-move");
            let (said, _) = played.split_once('{').expect("the move stands in it");
            expect_said(page, said).await;
            page.answer("illegal-move", "stand").await;
            expect_not_asked(page, "illegal-move").await;
            expect_said(page, &text(language, "false-move-stands")).await;
            page.expect_placement(DROPPED).await;
            page.tap_moves("e7e5").await;
            page.click("[data-action=move-table][data-seat=w]").await;
            expect_moves(page, "♞ b1–b5 ✗,e7–e5").await;
            let why = text(language, "let-stand");
            page.expect(format!(
                "(sign => sign?.ariaLabel === '{why}' && sign.title === '{why}')(document.querySelector('[data-ply=\"1\"] [role=img]'))"
            ))
            .await;
            // It is said so when it is looked at again, too.
            page.click("[data-ply=\"1\"]").await;
            expect_said(page, said).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_the_opponent_lets_stand_takes_back_or_demands_the_king() {
    Hand::each(async |page, hand| {
        for answer in ["stand", "take-back", "king-move"] {
            begin_under(page, "handbuch-late").await;
            drop_knight(page, hand).await;
            hand.answer(page, "illegal-move", answer).await;
            expect_not_asked(page, "illegal-move").await;
            if answer == "stand" {
                page.expect_placement_to_stay(DROPPED).await;
                hand.play(page, "e7e5").await;
            } else {
                // The king can't move, and what was touched binds no more.
                page.expect_placement_to_stay(START).await;
                page.expect_turn("w").await;
                page.expect_unmarked("last touched must").await;
                expect_said(page, &text("en", "false-move-taken-back")).await;
                hand.play(page, "e2e4").await;
            }
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_the_king_has_to_move_and_not_castle() {
    Hand::each(async |page, hand| {
        begin_from(page, "handbuch-late", "4k3/8/8/8/8/8/P7/4K2R w K - 0 1").await;
        hand.touch(page, "a2").await;
        hand.touch(page, "b3").await;
        hand.answer(page, "illegal-move", "king-move").await;
        expect_owed(page, &text("en", "owes-king-move"), "handbuch-late:4").await;
        page.expect_marked("must", "e1").await;
        hand.touch(page, "e1").await;
        page.expect_marked("move", "d1 d2 e2 f1 f2").await;
        // What only this forbids is put back.
        hand.touch(page, "g1").await;
        page.expect_turn("w").await;
        expect_not_asked(page, "illegal-move").await;
        hand.play(page, "e1f1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_by_drag_of_the_mouse_and_of_a_finger() {
    for finger in [false, true] {
        let visit = Visit::default();
        let visit = if finger { visit.touch() } else { visit };
        visit.run(async |page| {
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
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_touching_an_own_man_lets_the_move_stand() {
    Hand::each(async |page, hand| {
        begin_under(page, "handbuch-early").await;
        drop_knight(page, hand).await;
        hand.touch(page, "e7").await;
        page.expect_marked("selected", "e7").await;
        page.expect_marked("touched", "e7").await;
        expect_not_asked(page, "illegal-move").await;
        hand.touch(page, "e5").await;
        page.expect_turn("w").await;
        hand.decide(page, "move-table", "w").await;
        expect_moves(page, "♞ b1–b5 ✗,e7–e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_the_question_outlasts_a_reload() {
    Visit::default().run(async |page| {
        begin_under(page, "handbuch-late").await;
        drop_knight(page, Hand::Keys).await;
        page.reload().await;
        expect_dropped(page).await;
        page.answer("illegal-move", "take-back").await;
        page.expect_placement(START).await;
        page.reload().await;
        page.expect_placement_to_stay(START).await;
        expect_not_asked(page, "illegal-move").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_4_typing_makes_no_move_against_the_rules_and_lets_one_stand() {
    Visit::default().run(async |page| {
        begin_under(page, "handbuch-late").await;
        page.write_move("b1b5").await;
        page.expect("document.querySelector('[data-notice=typed]')?.textContent.includes('b1b5')")
            .await;
        page.expect_placement_to_stay(START).await;
        drop_knight(page, Hand::Keys).await;
        page.eval("document.querySelector('input[name=move]').value = ''")
            .await;
        page.write_move("e7e5").await;
        page.expect_placement("rnbqkbnr/pppp1ppp/8/1N2p3/8/8/PPPPPPPP/R1BQKBNR")
            .await;
        expect_not_asked(page, "illegal-move").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_5_a_king_left_in_check_can_not_be_let_stand() {
    Hand::each(async |page, hand| {
        begin_from(page, "handbuch-early", "4r1k1/8/8/8/8/8/P7/4K3 w - - 0 1").await;
        hand.touch(page, "a2").await;
        hand.touch(page, "b3").await;
        expect_asked(page, "illegal-move", "b", "take-back,king-move").await;
        page.expect_marked("check", "e1").await;
        hand.touch(page, "e8").await;
        page.expect_nothing_selected().await;
        expect_asked(page, "illegal-move", "b", "take-back,king-move").await;
        hand.answer(page, "illegal-move", "take-back").await;
        hand.play(page, "e1f1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_9_a_pawn_dropped_on_the_last_rank_becomes_a_piece() {
    Hand::each(async |page, hand| {
        begin_under(page, "handbuch-late").await;
        hand.touch(page, "a2").await;
        hand.touch(page, "b8").await;
        page.expect("document.querySelectorAll('[data-promotion]').length === 4")
            .await;
        hand.press(page, "[data-promotion=N]").await;
        page.expect_piece("b8", "wN").await;
        expect_asked(page, "illegal-move", "b", "stand,take-back,king-move").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_7_the_man_dropped_on_is_captured_by_one_that_can() {
    Hand::each(async |page, hand| {
        begin_from(page, "gustavus", "4k3/8/8/4p3/8/2B5/8/1N2K3 w - - 0 1").await;
        hand.touch(page, "b1").await;
        hand.touch(page, "e5").await;
        expect_asked(page, "illegal-move", "b", "stand,capture,king-move").await;
        hand.answer(page, "illegal-move", "capture").await;
        page.expect_piece("b1", "wN").await;
        page.expect_marked("must", "c3").await;
        page.expect_marked("touched", "e5").await;
        hand.touch(page, "c3").await;
        page.expect_piece("e5", "wB").await;
        page.expect_turn("b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_15_wrong_castling_is_redone_with_king_or_rook() {
    Hand::each(async |page, hand| {
        begin_from(page, "gustavus", "4k3/8/8/8/8/8/P7/4K2R w - - 0 1").await;
        hand.touch(page, "e1").await;
        hand.touch(page, "g1").await;
        page.expect_placement("4k3/8/8/8/8/8/P7/5RK1").await;
        expect_asked(page, "illegal-move", "b", "stand,take-back").await;
        hand.answer(page, "illegal-move", "take-back").await;
        page.expect_marked("must", "e1 h1").await;
        expect_owed(page, &text("en", "owes-king-or-rook"), "gustavus:15").await;
        hand.play(page, "h1f1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_question_and_what_is_owed_have_room_on_small_telephones() {
    let faults = async |page: &Page| {
        page.settle().await;
        let found = page.eval(&format!("{FAULTS}([0, 0, 0, 0])")).await;
        assert_eq!(found, json!([]));
    };
    for language in ["en", "de", "nl"] {
        for (width, height) in [(320, 568), (320, 480), (568, 320), (390, 844), (768, 1024)] {
            let phone = Visit::default().speaking(language).sized(width, height);
            phone.touch().run(async |page| {
                println!("{language}, {width} × {height}:");
                begin_under(page, "handbuch-late").await;
                page.touch_tap("b1").await;
                page.expect_marked("touched", "b1").await;
                faults(page).await;
                page.touch_tap("e2").await;
                expect_asked(page, "touched", "b", "confirm,decline").await;
                faults(page).await;
                page.touch_tap("b1").await;
                page.touch_tap("b5").await;
                expect_dropped(page).await;
                faults(page).await;
                begin_under(page, "gustavus").await;
                Hand::Finger.play(page, "e2e4 d7d5").await;
                page.touch_tap("b1").await;
                page.touch_tap("d5").await;
                expect_asked(page, "illegal-move", "b", "stand,capture,king-move").await;
                faults(page).await;
            });
        }
    }
}
