//! The clocks on the page (play.md, section 7). What they count is tested at the table, without a
//! browser.

use rochade_e2e::{Key, Page, Visit};

use crate::sounds::{HEARD, LOW_TIME};

/// Lets time pass for the page only when the test says so: no test has to be quick, or to wait.
pub(crate) const CLOCKWORK: &str = "(() => {
    let now = performance.now();
    Performance.prototype.now = () => now;
    window.pass = (milliseconds) => { now += milliseconds; };
})()";

/// Lets milliseconds pass on the page's clock.
pub(crate) async fn pass(page: &Page, milliseconds: u32) {
    page.eval(&format!("pass({milliseconds})")).await;
}

/// Waits until a clock has this number of milliseconds left.
pub(crate) async fn expect_left(page: &Page, seat: &str, milliseconds: i64) {
    page.expect(format!(
        "document.querySelector('[data-clock={seat}]').dataset.ms === '{milliseconds}'"
    ))
    .await;
}

/// Starts a game with this clock.
pub(crate) async fn start(page: &Page, clock: &str) {
    page.action("new-game").await;
    page.set_field("clock", clock).await;
    page.action("start-game").await;
    page.expect("document.querySelector('dialog') === null && document.querySelectorAll('[data-clock]').length === 2")
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
fn clocks_tick_rest_are_pressed_said_and_called_by_their_time() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        println!("a tick changes the clock and nothing else; what was said before goes meanwhile");
        start(page, "5+0").await;
        page.tap_moves("e2e4 e7e5").await;
        page.settle().await;
        page.eval(
            "window.seen = []; window.watch = new MutationObserver(all => seen.push(...all));\
             watch.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })",
        )
        .await;
        for seconds in 1..=3 {
            pass(page, 1_000).await;
            expect_left(page, "w", 300_000 - 1_000 * seconds).await;
        }
        page.expect("seen.length > 0").await;
        page.settle().await;
        let others = page
            .eval(
                "seen.map(m => m.target.nodeType === 3 ? m.target.parentElement : m.target)\
                 .filter(e => !e.matches('[data-clock=w], .live')).length",
            )
            .await;
        assert_eq!(others, 0);
        println!("a pause stops the clock and the board");
        start(page, "5+0").await;
        page.tap_moves("e2e4").await;
        pass(page, 1_000).await;
        expect_left(page, "b", 299_000).await;
        page.action("pause").await;
        page.expect("document.documentElement.dataset.playing === ''")
            .await;
        pass(page, 60_000).await;
        page.tab_to_board().await;
        page.walk_to("e7").await;
        page.expect_nothing_selected().await;
        page.action("pause").await;
        page.expect("document.documentElement.dataset.playing === 'yes'")
            .await;
        // It runs again, and the minute was nobody's.
        pass(page, 1_000).await;
        expect_left(page, "b", 298_000).await;
        page.tap_moves("e7e5").await;
        println!("by keyboard the clock is chosen pressed and paused");
        start(page, "5+0").await;
        page.eval("document.querySelector('[data-clock=b]').focus()")
            .await;
        // Black starts White's clock before the first move.
        page.key(Key::Enter).await;
        page.settle().await;
        pass(page, 1_000).await;
        expect_left(page, "w", 299_000).await;
        let pause = async || {
            page.eval("[...document.querySelectorAll('[data-action=pause]')].find(e => e.checkVisibility()).focus()")
                .await;
            page.key(Key::Enter).await;
            page.settle().await;
        };
        pause().await;
        pass(page, 60_000).await;
        pause().await;
        pass(page, 1_000).await;
        expect_left(page, "w", 298_000).await;
        println!("on the board a key lets the clocks be said");
        start(page, "5+0").await;
        page.tab_to_board().await;
        page.key(Key::T).await;
        let said = "[...document.querySelectorAll('.live')].some(e => e.textContent.includes('White: 5 minutes. Black: 5 minutes'))";
        page.expect(said).await;
        // Where moves are typed, it is a letter.
        page.tap_moves("e2e4").await;
        page.action("type-move").await;
        page.key(Key::T).await;
        page.expect("document.activeElement.value === 't'").await;
        println!("players can have their own and different times");
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
        pass(page, 2_000).await;
        page.expect_end("1-0", "time").await;
        page.expect("document.querySelector('[data-clock=b]').textContent === '0:00.0'")
            .await;
        println!("a clock is called by its time to the second");
        page.action("new-game").await;
        page.set_field("clock", "own").await;
        page.set_field("clock-white", "21s").await;
        page.action("start-game").await;
        page.expect(format!("{} === 'Clock of White: 21 seconds'", called("w")))
            .await;
        page.tap_moves("e2e4 e7e5").await;
        pass(page, 6_000).await;
        expect_left(page, "w", 15_000).await;
        page.expect(format!("{} === 'Clock of White: 15 seconds'", called("w")))
            .await;
        page.eval(
            "window.names = 0;
             new MutationObserver(all => { names += all.length; })
                .observe(document.querySelector('[data-clock=w]'), { attributeFilter: ['aria-label'] });",
        )
        .await;
        for tenth in 1..=9 {
            pass(page, 100).await;
            expect_left(page, "w", 15_000 - 100 * tenth).await;
        }
        page.settle().await;
        let names = page.eval("names").await.as_f64().unwrap_or(9.0);
        assert!(names <= 1.0, "{names} names within a second");
        page.expect_to_stay("document.querySelector('[role=timer]') === null")
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
        page.expect("document.querySelector('[data-action=move-table][data-man=wN]') !== null")
            .await;
        page.reload().await;
        page.action("new-game").await;
        page.expect("document.querySelector('[name=clock]:checked').value === '15+10'")
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
    let script = [CLOCKWORK, ";", HEARD].concat();
    Visit::default().after_script(script).run(async |page| {
        start(page, "5+0").await;
        let shadow = "getComputedStyle(document.querySelector('[data-clock=w]')).boxShadow";
        page.tap_moves("e2e4 e7e5").await;
        // Time is short when an eighth of it is left.
        pass(page, 262_000).await;
        expect_left(page, "w", 38_000).await;
        page.expect("heard.length > 0").await;
        page.expect_to_stay(format!(
            "{shadow} === 'none' && !heard.includes({LOW_TIME})"
        ))
        .await;
        pass(page, 1_000).await;
        page.expect(&format!(
            "{shadow} !== 'none' && heard.includes({LOW_TIME})"
        ))
        .await;
        pass(page, 37_000).await;
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

/// What a seat's clock is called.
fn called(seat: &str) -> String {
    format!("document.querySelector('[data-clock={seat}]').ariaLabel")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn tenths_are_shown_when_the_players_want_them() {
    let script = format!("{CLOCKWORK}; localStorage.setItem('rochade.settings', 'tenths=always');");
    Visit::default().after_script(script).run(async |page| {
        start(page, "1+0").await;
        page.expect("document.querySelector('[data-clock=w]').textContent === '1:00.0'")
            .await;
    });
}
