//! What two people do in an evening (play.md, sections 4 to 9), each flow once by finger and once
//! by keys.

use rochade_e2e::{Hand, Page};

use crate::clocks::{CLOCKWORK, expect_left, pass};
use crate::decisions::{expect_no_prompt, expect_ply};
use crate::desk::CLIPBOARD;
use crate::games::{FOOLS_MATE, START};

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

/// Starts a game with the players' own clock; without one if its text is empty.
async fn start(page: &Page, hand: Hand, clock: &str) {
    hand.action(page, "new-game").await;
    if !clock.is_empty() {
        hand.pick(page, "clock", "own").await;
        hand.fill(page, "input[name=clock-white]", clock).await;
    }
    hand.action(page, "start-game").await;
    page.expect("document.querySelector('[data-action=start-game]') === null")
        .await;
    page.expect_placement(START).await;
}

/// Begins the rematch.
async fn rematch(page: &Page, hand: Hand) {
    // The open moves lie over it.
    if page.html_attr("data-moves").await == "open" {
        hand.action(page, "close").await;
    }
    hand.action(page, "rematch").await;
    page.expect_placement(START).await;
    page.expect_end("", "").await;
}

/// Waits until no panel is open.
async fn expect_closed(page: &Page) {
    page.expect("document.querySelector('dialog') === null")
        .await;
}

/// Waits until some message to the user has these words.
async fn expect_notice(page: &Page, words: &str) {
    page.expect(&format!(
        "[...document.querySelectorAll('[data-notice]')].some(e => e.textContent.includes('{words}'))"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_4_the_move_table() {
    Hand::each(async |page, hand| {
        hand.play(page, "e2e4 d7d5 e4d5").await;
        page.expect("document.querySelector('[data-captured=w]').textContent === '♟ +1'")
            .await;
        hand.decide(page, "move-table", "b").await;
        expect_ply(page, 3, "e4×d5 ♟").await;
        hand.press_first_ply(page).await;
        page.expect_placement(AFTER_E4).await;
        hand.action(page, "forward").await;
        page.expect_piece("d5", "bP").await;
        hand.action(page, "first").await;
        page.expect_placement(START).await;
        hand.action(page, "last").await;
        page.expect_piece("d5", "wP").await;
        hand.action(page, "back").await;
        page.expect_piece("d5", "bP").await;
        // The past can't be altered.
        hand.touch(page, "d8").await;
        page.expect_nothing_selected().await;
        hand.action(page, "close").await;
        page.expect_piece("d5", "wP").await;
        hand.play(page, "d8d5").await;
        page.expect("document.querySelector('[data-captured=w]').textContent === ''")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_4_another_notation() {
    Hand::each(async |page, hand| {
        hand.play(page, "g1f3").await;
        for (notation, text) in [("figurine", "♞f3"), ("de", "Sf3"), ("nl", "Pf3")] {
            hand.menu(page, "settings").await;
            hand.choose(page, "notation", notation).await;
            hand.press(page, "dialog [data-action=close]").await;
            expect_closed(page).await;
            expect_ply(page, 1, text).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn sections_5_and_6_what_two_decide_in_a_game_and_at_its_end() {
    Hand::each(async |page, hand| {
        // A move is taken back.
        hand.play(page, "e2e4").await;
        hand.decide(page, "move-table", "w").await;
        hand.decide(page, "take-back", "w").await;
        hand.answer(page, "take-back", "decline").await;
        expect_no_prompt(page).await;
        page.expect_placement_to_stay(AFTER_E4).await;
        hand.play(page, "e7e5").await;
        hand.decide(page, "take-back", "b").await;
        hand.answer(page, "take-back", "accept").await;
        page.expect_placement(AFTER_E4).await;
        page.expect_turn("b").await;
        // A draw is offered with a move, declined and accepted. Where another question has just
        // stood, one is deaf for a moment (`game_table/consents.rs`).
        page.eval("new Promise((done) => setTimeout(done, 1600))")
            .await;
        hand.decide(page, "offer-draw", "b").await;
        expect_no_prompt(page).await;
        hand.play(page, "e7e5").await;
        expect_ply(page, 2, "e7–e5 (=)").await;
        page.expect("document.querySelector('[data-prompt=draw-offer]').dataset.seat === 'w'")
            .await;
        hand.answer(page, "draw-offer", "decline").await;
        expect_no_prompt(page).await;
        hand.decide(page, "offer-draw", "w").await;
        hand.play(page, "g1f3").await;
        hand.answer(page, "draw-offer", "accept").await;
        page.expect_end("1/2-1/2", "agreement").await;
        expect_no_prompt(page).await;
        // Resigning takes two steps.
        rematch(page, hand).await;
        hand.play(page, "e2e4").await;
        hand.decide(page, "resign", "w").await;
        hand.answer(page, "resign", "cancel").await;
        expect_no_prompt(page).await;
        page.expect_no_end().await;
        hand.decide(page, "resign", "w").await;
        hand.answer(page, "resign", "confirm").await;
        page.expect_end("0-1", "resignation").await;
        // A mate, and another rematch.
        rematch(page, hand).await;
        hand.play(page, FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.expect_marked("check", "e1").await;
        rematch(page, hand).await;
        page.expect("document.querySelector('[data-score=w]').textContent.trim() === '1½'")
            .await;
        hand.play(page, "e2e4").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_7_a_clock_is_started_paused_and_runs_out() {
    Hand::each_after(CLOCKWORK, async |page, hand| {
        start(page, hand, "5+0").await;
        expect_left(page, "w", 300_000).await;
        // The opponent starts the first clock.
        hand.press(page, "[data-clock=b]").await;
        pass(page, 1_000).await;
        expect_left(page, "w", 299_000).await;
        hand.action(page, "pause").await;
        page.settle().await;
        pass(page, 60_000).await;
        // A touch of the board goes on, and means nothing else.
        hand.touch(page, "e2").await;
        page.expect_nothing_selected().await;
        page.settle().await;
        pass(page, 1_000).await;
        expect_left(page, "w", 298_000).await;
        start(page, hand, "1s+0").await;
        hand.press(page, "[data-clock=b]").await;
        page.settle().await;
        pass(page, 1_000).await;
        page.expect_end("0-1", "time").await;
    });
}

/// Fills the screen, as far as the page can tell.
pub(crate) const FULL: &str = "Element.prototype.requestFullscreen = async function () { window.full = true; };
    Object.defineProperty(document, 'fullscreenElement', { get: () => window.full ? document.body : null });
    Object.defineProperty(document, 'fullscreenEnabled', { value: true });";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_8_every_way_to_sit_is_chosen_and_played() {
    Hand::each_after(FULL, async |page, hand| {
        for (way, moves) in [
            ("face", "e2e4 e7e5"),
            ("turning", "g1f3 b8c6"),
            ("pass", "f1c4 f8c5"),
            ("fixed", "b1c3 g8f6"),
        ] {
            hand.menu(page, "seating").await;
            crate::seating::choose(page, way).await;
            for one in moves.split_whitespace() {
                hand.play(page, one).await;
                // Who walks by keys waits until the board has turned.
                page.expect(
                    "(({ near, seating, turn }) => seating !== 'pass'
                        || near === turn)(document.documentElement.dataset)",
                )
                .await;
            }
        }
        hand.action(page, "flip").await;
        page.expect("document.documentElement.dataset.near === 'b'")
            .await;
        hand.play(page, "d2d3").await;
        hand.menu(page, "full-screen").await;
        page.expect("window.full === true").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_8_the_far_player_promotes() {
    Hand::each(async |page, hand| {
        hand.menu(page, "seating").await;
        crate::seating::choose(page, "face").await;
        page.type_moves("h2h4 g7g5 h4g5 h7h5 a2a3 h5h4 a3a4 h4h3 a4a5 h3g2 a5a6")
            .await;
        for square in ["g2", "h1"] {
            hand.touch(page, square).await;
        }
        hand.press(page, "button[data-promotion=N]").await;
        page.expect_piece("h1", "bN").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_9_a_game_comes_back_to_the_move() {
    Hand::each(async |page, hand| {
        hand.play(page, "e2e4").await;
        page.reload().await;
        page.expect_placement(AFTER_E4).await;
        hand.play(page, "e7e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_9_games_are_found_opened_and_deleted() {
    Hand::each(async |page, hand| {
        for first in ["e2e4", "d2d4"] {
            hand.play(page, first).await;
            start(page, hand, "").await;
        }
        hand.menu(page, "games").await;
        let count = |count: usize| {
            format!(
                "document.querySelectorAll('dialog [data-action=open-game]').length === {count}"
            )
        };
        page.expect(&count(2)).await;
        hand.fill(page, "input[name=search]", "nobody").await;
        page.expect(&count(0)).await;
        hand.fill(page, "input[name=search]", "white").await;
        page.expect(&count(2)).await;
        let first = "dialog li:first-child [data-action=delete-game]";
        hand.press(page, first).await;
        hand.answer(page, "delete-game", "cancel").await;
        page.expect(&count(2)).await;
        hand.press(page, first).await;
        hand.answer(page, "delete-game", "confirm").await;
        page.expect(&count(1)).await;
        // The list forgets it at once, the device a moment later.
        page.expect("Object.keys(localStorage).filter(key => key.startsWith('rochade.2.done.')).length === 1")
            .await;
        hand.action(page, "open-game").await;
        expect_closed(page).await;
        page.expect_placement(AFTER_E4).await;
        hand.play(page, "e7e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_9_a_game_is_pasted_and_copied() {
    Hand::each_after(CLIPBOARD, async |page, hand| {
        hand.play(page, "d2d4").await;
        hand.menu(page, "import").await;
        for (text, then) in [("1. Ke3", "could not be read"), ("1. e4 *", "")] {
            hand.fill(page, "textarea[name=import]", text).await;
            hand.press(page, "dialog [data-answer=confirm]").await;
            if !then.is_empty() {
                expect_notice(page, then).await;
            }
        }
        hand.answer(page, "replace", "decline").await;
        expect_no_prompt(page).await;
        page.expect_piece("d4", "wP").await;
        hand.press(page, "dialog [data-answer=confirm]").await;
        hand.answer(page, "replace", "accept").await;
        expect_closed(page).await;
        hand.action(page, "last").await;
        page.expect_placement(AFTER_E4).await;
        for (action, copied) in [
            ("copy-pgn", "copied.endsWith('1. e4 *\\n')"),
            (
                "copy-fen",
                "copied === document.documentElement.dataset.position",
            ),
        ] {
            hand.menu(page, "share").await;
            hand.action(page, action).await;
            page.expect(&format!("window.copied !== undefined && {copied}"))
                .await;
            expect_closed(page).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_9_a_link_is_copied_opened_and_passed_on() {
    Hand::each_after(CLIPBOARD, async |page, hand| {
        hand.play(page, "e2e4").await;
        hand.menu(page, "share").await;
        hand.action(page, "copy-link").await;
        page.expect("window.copied?.includes('#')").await;
        hand.press(page, "dialog footer [data-action=close]").await;
        start(page, hand, "").await;
        page.eval("location.hash = copied.split('#')[1]").await;
        page.expect_placement(AFTER_E4).await;
        hand.play(page, "e7e5").await;
        hand.press(page, "[data-notice=share] [data-action=share]")
            .await;
        page.expect("document.querySelector('dialog')?.textContent.includes('White to move')")
            .await;
    });
}
