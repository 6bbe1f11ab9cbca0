//! A device that sleeps while a clock runs: the page's clock stands still then, that of the day
//! goes on.

use rochade_e2e::{Page, Visit};

/// A clock of the day that goes on by itself, and further by what stands in `asleep`.
const SLEEP: &str = "(() => {
    const day = Date.now.bind(Date);
    window.asleep = 0;
    Date.now = () => day() + window.asleep;
})()";

/// Begins a game with clocks, of which Black's runs.
async fn begin(page: &Page) {
    page.action("new-game").await;
    page.set_field("clock", "own").await;
    page.set_field("clock-white", "30+0").await;
    page.action("start-game").await;
    page.type_move("e4").await;
}

/// Waits until Black's clock shows such a time.
async fn expect_time(page: &Page, pattern: &str) {
    page.expect(&format!(
        "/{pattern}/.test(document.querySelector('[data-clock=b]').textContent)"
    ))
    .await;
}

const PAUSED: &str = "document.documentElement.dataset.playing === ''";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_paused_after_a_sleep_and_its_time_counts_if_the_players_say_so() {
    Visit::default().after_script(SLEEP).run(async |page| {
        begin(page).await;
        page.eval("asleep = 12 * 60 * 1000").await;
        page.expect(
            "/12 minutes.*Black/s.test(document.querySelector('[data-prompt=slept]')?.textContent)",
        )
        .await;
        page.answer("slept", "accept").await;
        expect_time(page, "^1[78]:").await;
        page.expect(PAUSED).await;
        page.action("pause").await;
        page.type_move("e5").await;
        page.expect_piece("e5", "bP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn time_that_is_not_counted_is_lost_to_nobody() {
    Visit::default().after_script(SLEEP).run(async |page| {
        begin(page).await;
        page.eval("asleep = 40 * 60 * 1000").await;
        page.answer("slept", "decline").await;
        expect_time(page, "^(30:00|29:)").await;
        page.expect(PAUSED).await;
        page.expect_end("", "").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_sleep_longer_than_the_time_that_is_left_ends_the_game_only_if_it_counts() {
    Visit::default().after_script(SLEEP).run(async |page| {
        begin(page).await;
        page.eval("asleep = 40 * 60 * 1000").await;
        page.answer("slept", "accept").await;
        page.expect_end("1-0", "time").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_clock_of_the_day_that_is_set_back_changes_nothing() {
    Visit::default().after_script(SLEEP).run(async |page| {
        begin(page).await;
        page.eval("asleep = -3600 * 1000").await;
        page.expect_never("document.querySelector('[data-prompt]') !== null")
            .await;
        expect_time(page, "^(30:00|29:)").await;
    });
}
