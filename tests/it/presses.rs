//! Clocks that hands press, as on a club's table (play.md, section 7). What they count is tested at
//! the table, without a browser.

use rochade_e2e::{Hand, Key, Page, Visit};

use crate::clocks::{CLOCKWORK, expect_left, pass};
use crate::decisions::open_table;
use crate::seating::bar;
use crate::sizes::resize;

/// Starts a game in which clocks are pressed by hand.
async fn start(page: &Page, clock: &str) {
    page.action("new-game").await;
    page.set_field("clock", clock).await;
    page.set_field("press", "hand").await;
    page.action("start-game").await;
    page.expect("document.documentElement.dataset.press === 'hand'")
        .await;
}

/// Waits until the press of this seat's clock, and no other's, is awaited; with none, of nobody's.
async fn expect_awaited(page: &Page, seat: &str) {
    page.expect(format!(
        "[...document.querySelectorAll('[data-clock][data-press=awaited]')].map(e => e.dataset.clock).join() === '{seat}'"
    ))
    .await;
}

/// Presses a player's clock: with a finger, anywhere on the bar.
async fn press(page: &Page, hand: Hand, seat: &str) {
    match hand {
        Hand::Finger => {
            let place = page.middle(bar(seat)).await;
            page.finger_tap_at(place).await;
        }
        Hand::Keys => {
            hand.press(page, &format!("button[data-clock={seat}]"))
                .await
        }
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_played_with_presses_by_finger_and_by_keys() {
    Hand::each_after(CLOCKWORK, async |page, hand| {
        start(page, "5+0").await;
        for (played, mover) in [("f2f3", "w"), ("e7e5", "b"), ("g2g4", "w")] {
            hand.play(page, played).await;
            expect_awaited(page, mover).await;
            pass(page, 1_000).await;
            press(page, hand, mover).await;
            expect_awaited(page, "").await;
            pass(page, 1_000).await;
        }
        // Each has used a second before and after the second move, and Black one since the third;
        // the first move took no time.
        expect_left(page, "w", 298_000).await;
        expect_left(page, "b", 297_000).await;
        hand.play(page, "d8h4").await;
        page.expect_end("0-1", "checkmate").await;
        expect_awaited(page, "").await;
        pass(page, 600_000).await;
        expect_left(page, "w", 298_000).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_press_counts_when_the_finger_comes_down() {
    let visit = Visit::default().sized(390, 844).touch();
    visit.after_script(CLOCKWORK).run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4").await;
        expect_awaited(page, "w").await;
        let place = page.middle(bar("w")).await;
        page.finger_down(0, place).await;
        expect_awaited(page, "").await;
        pass(page, 1_000).await;
        expect_left(page, "b", 299_000).await;
        page.finger_up(0, place).await;
        // Nor does one press end two turns, be it on the clock itself.
        page.tap_moves("e7e5").await;
        page.action("pause").await;
        let clock = page.middle("[data-clock=b]").await;
        page.finger_tap_at(clock).await;
        page.expect("document.documentElement.dataset.playing === 'yes'")
            .await;
        expect_awaited(page, "b").await;
        page.settle().await;
        expect_awaited(page, "b").await;
        page.finger_tap_at(clock).await;
        expect_awaited(page, "").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_on_the_board_does_not_hinder_the_press() {
    let visit = Visit::default().sized(768, 1024).touch();
    visit.run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4").await;
        let (own, knight) = (page.middle(bar("w")).await, page.square("g8").await);
        page.finger_down(0, knight).await;
        page.expect_marked("selected", "g8").await;
        page.do_command(
            "Input.dispatchTouchEvent",
            serde_json::json!({ "type": "touchStart", "touchPoints": [
                { "id": 0, "x": knight.x, "y": knight.y }, { "id": 1, "x": own.x, "y": own.y }] }),
        )
        .await;
        expect_awaited(page, "").await;
        page.expect_marked("selected", "g8").await;
        page.fingers_cancel().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_whole_bar_presses_but_for_its_other_buttons() {
    Visit::default().touch().run(async |page| {
        for (width, height) in [(320, 480), (390, 844), (844, 390), (768, 1024), (1440, 900)] {
            resize(page, width, height).await;
            start(page, "5+0").await;
            page.expect(format!(
                "(bar => {{
                    const all = bar.getBoundingClientRect(), avatar = bar.querySelector('button').getBoundingClientRect();
                    return all.height >= 44 && all.right - avatar.right >= 44;
                }})(document.querySelector('{}'))",
                bar("w")
            ))
            .await;
            page.tap_moves("e2e4").await;
            // Where there is room, the move table is open from the start.
            if page.html_attr("data-moves").await == "open" {
                page.action("close").await;
            }
            // The avatar is the move table's.
            page.click("[data-action=move-table][data-seat=w]").await;
            page.expect("document.documentElement.dataset.moves === 'open'")
                .await;
            expect_awaited(page, "w").await;
            page.action("close").await;
            page.expect("document.documentElement.dataset.moves === ''")
                .await;
            expect_awaited(page, "w").await;
            page.click("[data-clock=w]").await;
            expect_awaited(page, "").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_answer_is_no_press() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4").await;
        open_table(page, "w").await;
        page.decide("take-back", "w").await;
        page.answer("take-back", "decline").await;
        page.expect("document.querySelector('[data-prompt]') === null")
            .await;
        expect_awaited(page, "w").await;
        // Black offers a draw with the move, and White declines without having pressed since.
        page.decide("offer-draw", "b").await;
        page.tap_moves("e7e5").await;
        page.answer("draw-offer", "decline").await;
        expect_awaited(page, "b").await;
        page.click(bar("b")).await;
        expect_awaited(page, "").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_page_that_is_loaded_again_still_awaits_the_press() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4 e7e5").await;
        page.reload().await;
        page.expect("document.documentElement.dataset.press === 'hand'")
            .await;
        expect_awaited(page, "b").await;
        page.expect_turn("w").await;
        // The clocks rest; the first press lets them go on, the second one ends the turn.
        page.click(bar("b")).await;
        page.expect("document.documentElement.dataset.playing === 'yes'")
            .await;
        expect_awaited(page, "b").await;
        page.click(bar("b")).await;
        expect_awaited(page, "").await;
        page.reload().await;
        expect_awaited(page, "").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn enter_once_more_presses_after_a_typed_move() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        page.type_moves("e4").await;
        expect_awaited(page, "w").await;
        page.key(Key::Enter).await;
        expect_awaited(page, "").await;
        page.expect("document.querySelector('[aria-live=polite]').textContent.includes('pressed the clock')")
            .await;
        page.key(Key::Enter).await;
        page.type_moves("e5").await;
        expect_awaited(page, "b").await;
        page.expect("document.querySelector('[data-clock=b]').ariaLabel.includes('pressed')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_device_is_passed_on_with_the_press() {
    let visit = Visit::default().sized(390, 844).touch();
    visit.after_script(CLOCKWORK).run(async |page| {
        page.action("new-game").await;
        page.set_field("seating", "pass").await;
        page.set_field("clock", "5+0").await;
        page.set_field("press", "hand").await;
        page.action("start-game").await;
        page.tap_moves("e2e4").await;
        page.expect_to_stay("document.documentElement.dataset.near === 'w'")
            .await;
        page.click(bar("w")).await;
        page.expect("document.documentElement.dataset.near === 'b'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_pressed_where_the_moves_change_the_clocks() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        crate::clocks::start(page, "5+0").await;
        assert_eq!(page.html_attr("data-press").await, "");
        page.click(bar("b")).await;
        pass(page, 1_000).await;
        page.settle().await;
        expect_left(page, "w", 300_000).await;
        page.tap_moves("e2e4").await;
        expect_awaited(page, "").await;
        // Without a clock there is nothing to choose.
        page.action("new-game").await;
        page.action("more-choices").await;
        let shown = "document.querySelector('[name=press]').checkVisibility()";
        page.expect(shown).await;
        page.set_field("clock", "none").await;
        page.expect(format!("!{shown}")).await;
    });
}
