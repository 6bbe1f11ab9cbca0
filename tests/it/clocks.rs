//! The clocks on the page (play.md, section 7). What they count is tested at the table, without a browser.

use rochade_e2e::{Key, Page, Visit};

use crate::sounds::{HEARD, LOW_TIME};

/// Starts a game with this clock.
pub(crate) async fn start(page: &Page, clock: &str) {
    start_with(page, &[("clock", clock)]).await;
}

/// Starts a game with a clock of the players' own.
async fn start_own(page: &Page, clock: &str) {
    start_with(page, &[("clock", "own"), ("clock-white", clock)]).await;
}

async fn start_with(page: &Page, choices: &[(&str, &str)]) {
    page.action("new-game").await;
    for (name, value) in choices {
        page.set_field(name, value).await;
    }
    page.action("start-game").await;
    page.expect("document.querySelectorAll('[data-clock]').length === 2")
        .await;
}

/// What a clock has left, in milliseconds.
async fn left(page: &Page, seat: &str) -> i64 {
    let left = page
        .eval(&format!(
            "Number(document.querySelector('[data-clock={seat}]').dataset.ms)"
        ))
        .await;
    left.as_f64().expect("a number") as i64
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_clock_runs_from_the_first_move_and_changes_with_the_finished_move() {
    Visit::default().run(async |page| {
        start(page, "3+2").await;
        page.expect("document.querySelector('[data-clock=w]').textContent === '3:00'")
            .await;
        page.tap_moves("e2e4").await;
        page.expect("Number(document.querySelector('[data-clock=b]').dataset.ms) < 179000")
            .await;
        let white = left(page, "w").await;
        page.tap("e7").await;
        page.expect("Number(document.querySelector('[data-clock=b]').dataset.ms) < 178000")
            .await;
        assert_eq!(left(page, "w").await, white, "White's clock rests");
        page.tap("e5").await;
        page.expect(&format!(
            "Number(document.querySelector('[data-clock=w]').dataset.ms) < {}",
            white - 1000
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tick_changes_the_clock_and_nothing_else() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4 e7e5").await;
        for _ in 0..30 {
            page.frame().await;
        }
        page.eval(
            "window.seen = []; window.watch = new MutationObserver(all => seen.push(...all));\
             watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })",
        )
        .await;
        let before = left(page, "w").await;
        page.expect(&format!(
            "Number(document.querySelector('[data-clock=w]').dataset.ms) < {}",
            before - 2500
        ))
        .await;
        page.expect("seen.length > 0").await;
        let others = page
            .eval(
                "seen.map(m => m.target.nodeType === 3 ? m.target.parentElement : m.target)\
                 .filter(e => !e.matches('[data-clock=w]')).length",
            )
            .await;
        assert_eq!(others, 0);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_pause_stops_the_clock_and_the_board() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4").await;
        page.action("pause").await;
        let black = left(page, "b").await;
        page.tap("e7").await;
        page.expect_nothing_selected().await;
        for _ in 0..90 {
            page.frame().await;
        }
        assert_eq!(left(page, "b").await, black);
        page.action("pause").await;
        page.tap_moves("e7e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn by_keyboard_the_clock_is_chosen_pressed_and_paused() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        page.eval("document.querySelector('[data-clock=b]').focus()")
            .await;
        // Black starts White's clock before the first move.
        page.key(Key::Enter).await;
        page.expect("Number(document.querySelector('[data-clock=w]').dataset.ms) < 299500")
            .await;
        page.eval("document.querySelector('[data-action=pause]').focus()")
            .await;
        page.key(Key::Enter).await;
        let white = left(page, "w").await;
        for _ in 0..60 {
            page.frame().await;
        }
        assert_eq!(left(page, "w").await, white);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn players_can_have_their_own_and_different_times() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("clock", "own").await;
        page.set_field("clock-white", "soon").await;
        page.action("start-game").await;
        page.expect("document.querySelector('[data-notice=clock]').textContent.includes('soon')")
            .await;
        page.set_field("clock-white", "10+5").await;
        page.set_field("clock-black", "2s+0").await;
        page.action("start-game").await;
        page.expect("document.querySelector('[data-clock=w]').textContent === '10:00'")
            .await;
        page.tap_moves("e2e4").await;
        // Black has two seconds, and lets them go.
        page.expect_end("1-0", "time").await;
        page.expect("document.querySelector('[data-clock=b]').textContent === '0:00.0'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_chosen_is_offered_again() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("clock", "15+10").await;
        page.click("input[name=white]").await;
        page.write("Anna").await;
        page.eval("document.querySelector('[name=white-avatar][value=N]').click()")
            .await;
        page.action("start-game").await;
        page.expect("document.querySelectorAll('[data-clock]').length === 2")
            .await;
        page.expect("document.querySelector('.avatar[data-man=wN]') !== null")
            .await;
        page.reload().await;
        page.action("new-game").await;
        page.expect("document.querySelector('[name=clock]').value === '15+10'")
            .await;
        page.expect("document.querySelector('[name=white]').value === 'Anna'")
            .await;
        page.expect("document.querySelector('[name=white-avatar][value=N]').checked")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn short_time_is_seen_and_heard() {
    Visit::default().after_script(HEARD).run(async |page| {
        start_own(page, "4s+0").await;
        let shadow = "getComputedStyle(document.querySelector('[data-clock=w]')).boxShadow";
        page.tap_moves("e2e4").await;
        page.expect(&format!(
            "{shadow} === 'none' && !heard.includes({LOW_TIME})"
        ))
        .await;
        page.tap_moves("e7e5").await;
        page.expect(&format!(
            "{shadow} !== 'none' && heard.includes({LOW_TIME})"
        ))
        .await;
        page.expect_end("0-1", "time").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_clocks_turn_with_the_board() {
    Visit::default().run(async |page| {
        start(page, "5+0").await;
        let lower = "['w', 'b'].sort((a, b) => (e => e(b) - e(a))(seat => document.querySelector(`[data-clock=${seat}]`)\
            .getBoundingClientRect().top))[0]";
        page.expect(&format!("{lower} === 'w'")).await;
        page.action("flip").await;
        page.expect(&format!("{lower} === 'b'")).await;
    });
}
