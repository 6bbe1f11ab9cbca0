//! How men are moved by hand, as the settings have it: tapping or dragging, moving on release, the
//! likeness, the lifted man, queens unasked, and what is felt.

use rochade_e2e::{Key, Page, Visit};

use crate::games::START;
use crate::set_out::begin_from;

/// White's pawn on b7 can take on a8 or c8; White to move.
const TO_PROMOTE: &str = "rnbqkbnr/pPppppp1/8/8/8/8/1PPPPPpP/RNBQKBNR w KQkq - 0 5";

/// A visit by somebody who has chosen this.
fn chosen(visit: Visit, setting: &str) -> Visit {
    chosen_after(visit, setting, "")
}

/// The same, with a script run before those of the page.
fn chosen_after(visit: Visit, setting: &str, script: &str) -> Visit {
    visit.after_script(format!(
        "{script} localStorage.setItem('rochade.settings', '{setting}');"
    ))
}

fn phone() -> Visit {
    Visit::default().sized(390, 844).dense(2.0).touch()
}

/// Whether the ring lies on a square, and can be seen.
fn ringed(square: &str) -> String {
    format!(
        "(() => {{
            const ring = document.querySelector('.ring');
            const [one, other] = [ring, document.querySelector('[data-square={square}]')].map(e => e.getBoundingClientRect());
            return getComputedStyle(ring).visibility === 'visible'
                && Math.abs(one.x - other.x) < 1 && Math.abs(one.y - other.y) < 1;
        }})()"
    )
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn men_can_be_tapped_only() {
    chosen(Visit::default(), "input=tap").run(async |page| {
        page.drag("e2", "e4").await;
        page.expect_marked("selected", "e2").await;
        page.expect_placement_to_stay(START).await;
        page.tap("e4").await;
        page.expect_piece("e4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn men_can_be_dragged_only() {
    for visit in [Visit::default(), phone()] {
        chosen(visit, "input=drag").run(async |page| {
            page.tap("e2").await;
            page.expect_nothing_selected().await;
            page.tap("e4").await;
            page.expect_placement_to_stay(START).await;
            page.drag("e2", "e4").await;
            page.expect_piece("e4", "wP").await;
            // The keyboard has no drag, and goes on as ever.
            page.tab_to_board().await;
            page.walk_to("e7").await;
            page.key(Key::Enter).await;
            page.expect_marked("selected", "e7").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_move_can_wait_for_the_release_and_be_corrected_until_then() {
    chosen(Visit::default(), "release=on").run(async |page| {
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.mouse_down(page.square("e4").await).await;
        page.expect(ringed("e4")).await;
        page.expect_placement_to_stay(START).await;
        page.mouse_drag_to(page.square("e3").await).await;
        page.expect(ringed("e3")).await;
        page.mouse_up(page.square("e3").await).await;
        page.expect_piece("e3", "wP").await;
        page.expect("getComputedStyle(document.querySelector('.ring')).visibility === 'hidden'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_slides_away_from_all_targets_keeps_the_man_in_hand() {
    chosen(phone(), "release=on").run(async |page| {
        page.touch_tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.touch_drag("e4", "c4").await;
        page.settle().await;
        page.expect_marked("selected", "e2").await;
        page.expect_placement_to_stay(START).await;
        page.touch_tap("e4").await;
        page.expect_piece("e4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn without_the_setting_a_move_is_made_when_the_target_is_touched() {
    Visit::default().run(async |page| {
        page.tap("e2").await;
        page.mouse_down(page.square("e4").await).await;
        page.expect_piece("e4", "wP").await;
        page.mouse_up(page.square("e4").await).await;
    });
}

/// How many men are drawn on a square, and how faint the faintest is.
async fn drawn(page: &Page, square: &str) -> (f64, f64) {
    let drawn = page
        .eval(&format!(
            "(men => [men.length, Math.min(...men.map(man => Number(getComputedStyle(man).opacity)))])
             ([...document.querySelectorAll('[data-square={square}] > *')])"
        ))
        .await;
    serde_json::from_value(drawn).expect("two numbers")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_dragged_man_leaves_its_likeness_unless_that_is_switched_off() {
    for (setting, men) in [("ghost=on", 2.0), ("ghost=off", 1.0)] {
        chosen(Visit::default(), setting).run(async |page| {
            let (from, to) = (page.square("e2").await, page.square("e5").await);
            page.mouse_down(from).await;
            page.mouse_drag_to(from.towards(to, 0.3)).await;
            page.mouse_drag_to(to).await;
            page.expect(format!(
                "document.querySelectorAll('[data-square=e2] > *').length === {men}"
            ))
            .await;
            let (_, faintest) = drawn(page, "e2").await;
            assert_eq!(faintest < 0.5, men > 1.0, "{setting}: {faintest}");
            page.expect("document.querySelectorAll('[data-piece]').length === 32")
                .await;
            page.mouse_up(to).await;
            page.expect("document.querySelectorAll('[data-square=e2] > *').length === 1")
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_fingers_man_is_lifted_and_its_target_ringed_unless_that_is_switched_off() {
    for (setting, is_lifted) in [("lift=on", true), ("lift=off", false)] {
        chosen(phone(), setting).run(async |page| {
            let (from, to) = (page.square("e2").await, page.square("e4").await);
            let side = page.square_size().await;
            page.finger_down(0, from).await;
            page.expect_marked("selected", "e2").await;
            for part in [0.3, 0.6, 1.0] {
                page.finger_move(0, from.towards(to, part)).await;
            }
            page.expect(format!(
                "(man => man.width > {side} * 1.2 === {is_lifted}
                    && Math.abs(man.y + man.height / 2 - {}) < 2 === {}
                    && man.y < {})(document.querySelector('[data-square=e2] > .man').getBoundingClientRect())",
                to.y, !is_lifted, to.y,
            ))
            .await;
            page.expect(format!("{} === {is_lifted}", ringed("e4"))).await;
            page.finger_up(0, to).await;
            page.expect_piece("e4", "wP").await;
        });
    }
}

/// Waits until White's pawn has become a piece on a8, and checks that nobody is asked.
async fn expect_became(page: &Page, piece: &str) {
    page.expect_piece("a8", piece).await;
    page.expect_never("document.querySelector('[data-promotion]') !== null")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_pawn_can_always_become_a_queen_unasked_but_a_hand_that_rests_and_shift_ask() {
    chosen(Visit::default(), "queen=on").run(async |page| {
        for by in ["tap", "drag", "text", "keys"] {
            begin_from(page, "modern", TO_PROMOTE).await;
            page.eval(
                "window.asked = 0;
                 new MutationObserver(() => { asked += document.querySelector('[data-promotion]') ? 1 : 0; })
                    .observe(document.body, { subtree: true, childList: true });",
            )
            .await;
            match by {
                "tap" => {
                    page.tap("b7").await;
                    page.tap("a8").await;
                }
                "drag" => page.drag("b7", "a8").await,
                "text" => page.write_move("bxa8").await,
                _ => {
                    page.tab_to_board().await;
                    for square in ["b7", "a8"] {
                        page.walk_to(square).await;
                        page.key(Key::Enter).await;
                    }
                }
            }
            expect_became(page, "wQ").await;
            assert_eq!(page.eval("asked").await, 0, "by {by}");
        }
        // A dragging hand can rest on the target.
        begin_from(page, "modern", TO_PROMOTE).await;
        let (from, to) = (page.square("b7").await, page.square("a8").await);
        page.mouse_down(from).await;
        page.mouse_drag_to(from.towards(to, 0.5)).await;
        page.mouse_drag_to(to).await;
        page.expect("document.querySelectorAll('[data-promotion]').length === 4")
            .await;
        page.mouse_up(to).await;
        page.click("button[data-promotion=R]").await;
        expect_became(page, "wR").await;
        // By keyboard, Shift asks.
        begin_from(page, "modern", TO_PROMOTE).await;
        page.tab_to_board().await;
        page.walk_to("b7").await;
        page.key(Key::Enter).await;
        page.walk_to("a8").await;
        page.shift_key(Key::Enter).await;
        page.middle("button[data-promotion=B]").await;
        page.key(Key::Right).await;
        page.key(Key::Escape).await;
        page.expect_piece("b7", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whoever_rests_on_the_target_is_asked_all_the_same() {
    chosen(phone(), "queen=on").run(async |page| {
        begin_from(page, "modern", TO_PROMOTE).await;
        page.touch_tap("b7").await;
        page.expect_marked("selected", "b7").await;
        let target = page.square("a8").await;
        page.finger_down(0, target).await;
        page.expect("document.querySelectorAll('[data-promotion]').length === 4")
            .await;
        page.finger_up(0, target).await;
        // The finger that has asked does not answer.
        page.expect_to_stay("document.querySelectorAll('[data-promotion]').length === 4")
            .await;
        let knight = page.middle("button[data-promotion=N]").await;
        page.finger_tap_at(knight).await;
        expect_became(page, "wN").await;
    });
}

/// Where the buttons are hit, at each moment of their sliding: in milliseconds, and by their
/// places.
const HITS: &str = "(() => {
    const buttons = [...document.querySelectorAll('[data-promotion]')];
    const places = ['a8', 'a7', 'a6', 'a5'].map(square => {
        const { x, y, width, height } = document.querySelector(`[data-square=${square}]`).getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    });
    const wrong = [];
    const slides = document.getAnimations();
    for (let moment = 0; moment <= 240; moment += 10) {
        for (const slide of slides) slide.currentTime = moment;
        places.forEach(([x, y], index) => {
            if (document.elementFromPoint(x, y)?.closest('button') !== buttons[index]) wrong.push([moment, index]);
        });
    }
    return [slides.length, wrong];
})()";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn promotion_buttons_are_hit_where_they_will_be_while_they_slide() {
    Visit::default().run(async |page| {
        begin_from(page, "modern", TO_PROMOTE).await;
        // What is held still as soon as it begins can be looked at as long as one likes.
        page.eval(
            "new MutationObserver((_, watch) => {
                if (document.querySelectorAll('[data-promotion]').length < 4) return;
                watch.disconnect();
                document.getAnimations().forEach(animation => animation.pause());
             }).observe(document.body, { subtree: true, childList: true })",
        )
        .await;
        page.tap("b7").await;
        page.tap("a8").await;
        page.expect("document.querySelectorAll('[data-promotion]').length === 4")
            .await;
        let (slides, wrong): (u32, Vec<(u32, u32)>) =
            serde_json::from_value(page.eval(HITS).await).expect("numbers");
        assert!(slides >= 4, "the pictures slide: {slides}");
        assert!(wrong.is_empty(), "hit elsewhere: {wrong:?}");
    });
}

const FELT: &str = "window.felt = [];
    Object.defineProperty(Navigator.prototype, 'vibrate', { configurable: true, value: (how) => felt.push(how) > 0 });";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_heard_can_be_felt() {
    for (setting, felt) in [("haptics=on", 3), ("haptics=off", 0)] {
        chosen_after(Visit::default(), setting, FELT).run(async |page| {
            page.tap_moves("e2e4 d7d5 e4d5").await;
            page.expect_to_stay(format!("felt.length === {felt}")).await;
            page.expect("felt.every(length => length > 0 && length <= 200) && (felt[2] ?? 1) > (felt[0] ?? 0)")
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_nothing_can_vibrate_no_switch_offers_it() {
    let without = "delete Navigator.prototype.vibrate;";
    chosen_after(Visit::default(), "haptics=on", without).run(async |page| {
        page.tap_moves("e2e4 e7e5").await;
        page.action("settings").await;
        page.middle("dialog [data-action=close]").await;
        page.expect_never("document.querySelector('input[name=haptics]') !== null")
            .await;
    });
}
