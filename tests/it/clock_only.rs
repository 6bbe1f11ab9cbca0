//! Nothing but the clocks, for a game on a wooden board (play.md, section 7). What they count is
//! tested at the table, without a browser.

use rochade_e2e::{Key, Page, Visit};

use crate::clocks::{CLOCKWORK, pass};
use crate::games::START;

/// Opens the clocks alone.
pub(crate) async fn open(page: &Page, clock: &str) {
    page.action("new-game").await;
    page.set_field("clock", clock).await;
    page.action("more-choices").await;
    // In a long form, it may have to be scrolled to.
    page.eval(
        "document.querySelector('[data-action=clock-only]').scrollIntoView({ block: 'nearest' })",
    )
    .await;
    page.action("clock-only").await;
    page.middle("dialog button[data-clock=w]").await;
}

/// What finds a player's half.
fn half(seat: &str) -> String {
    format!("dialog button[data-clock={seat}]")
}

/// Waits until a half shows these times: its player's, and the other one's.
pub(crate) async fn expect_times(page: &Page, seat: &str, own: &str, other: &str) {
    page.expect(format!(
        "[...document.querySelectorAll('{} [data-ms]')].sort((a, b) => b.offsetHeight - a.offsetHeight)\
         .map(e => e.textContent).join(' ') === '{own} {other}'",
        half(seat)
    ))
    .await;
}

/// Presses a half with a finger that does not come up yet.
async fn press(page: &Page, seat: &str) {
    let place = page.middle(half(seat)).await;
    page.finger_down(0, place).await;
    page.settle().await;
    page.finger_up(0, place).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_screen_is_two_halves_that_are_pressed_in_turn() {
    for (width, height) in [(320, 480), (844, 390)] {
        let visit = Visit::default().sized(width, height).touch();
        visit.after_script(CLOCKWORK).run(async |page| {
            open(page, "3+2").await;
            page.expect(
                "[...document.querySelectorAll('dialog button')].every(e => e.offsetHeight >= 44)
                    && [...document.querySelectorAll('dialog button[data-clock]')].reduce((sum, e) => sum
                        + e.offsetHeight * e.offsetWidth, 0) > 0.8 * innerWidth * innerHeight
                    && [...document.querySelectorAll('dialog [data-ms]')].every(e => e.scrollWidth <= e.parentElement.clientWidth)",
            )
            .await;
            press(page, "w").await;
            pass(page, 10_000).await;
            expect_times(page, "b", "2:50", "3:00").await;
            expect_times(page, "w", "3:00", "2:50").await;
            let place = page.middle(half("b")).await;
            page.finger_down(0, place).await;
            // It counts when the finger comes down.
            expect_times(page, "b", "2:52", "3:00").await;
            page.finger_up(0, place).await;
            pass(page, 1_000).await;
            expect_times(page, "w", "2:59", "2:52").await;
            // Whose clock does not run presses in vain.
            press(page, "b").await;
            pass(page, 1_000).await;
            expect_times(page, "w", "2:58", "2:52").await;
            for seat in ["w", "b"] {
                page.expect(format!(
                    "document.querySelector('{}').textContent.includes('Moves: 1')",
                    half(seat)
                ))
                .await;
            }
            // No move is known: the board is as it was.
            page.expect_placement(START).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_half_faces_its_player() {
    let turned = |seat: &str, degrees: &str| {
        format!(
            "getComputedStyle(document.querySelector('{}')).rotate === '{degrees}'",
            half(seat)
        )
    };
    for (width, height, way, degrees) in [
        (390, 844, "fixed", "180deg"),
        (1024, 768, "face", "180deg"),
        (1024, 768, "fixed", "none"),
    ] {
        Visit::default().sized(width, height).run(async |page| {
            page.action("new-game").await;
            page.set_field("seating", way).await;
            page.action("start-game").await;
            open(page, "90+30").await;
            page.expect(turned("b", degrees)).await;
            page.expect(turned("w", "none")).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn by_keys_the_focus_goes_to_the_clock_that_runs() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        open(page, "5+0").await;
        page.eval(&format!("document.querySelector('{}').focus()", half("b")))
            .await;
        // Black starts White's clock; then the same key ends each turn.
        for seat in ["w", "b", "w"] {
            page.key(Key::Space).await;
            page.expect(format!("document.activeElement.dataset.clock === '{seat}'"))
                .await;
            page.expect("document.querySelector('dialog .live').textContent.includes('pressed')")
                .await;
            pass(page, 1_000).await;
        }
        expect_times(page, "w", "4:58", "4:59").await;
        page.key(Key::Escape).await;
        page.expect("document.querySelector('dialog') === null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_clocks_rest_and_their_flag_falls() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        open(page, "1+0").await;
        page.click(half("w")).await;
        page.click("dialog [data-action=pause]").await;
        pass(page, 90_000).await;
        page.settle().await;
        expect_times(page, "b", "1:00", "1:00").await;
        page.click("dialog [data-action=pause]").await;
        pass(page, 60_000).await;
        expect_times(page, "b", "0:00.0", "1:00").await;
        page.expect("document.querySelector('dialog .live').textContent.includes('Time ran out')")
            .await;
        page.click(half("b")).await;
        pass(page, 5_000).await;
        page.settle().await;
        expect_times(page, "b", "0:00.0", "1:00").await;
        page.action("clock-anew").await;
        expect_times(page, "b", "1:00", "1:00").await;
    });
}

/// Whether the name of each half holds all that can be read in it, with times in words; tenths,
/// which no voice could follow, are for eyes only.
const NAMED: &str = "[...document.querySelectorAll('dialog button[data-clock]')].every(half => {
    const read = half.cloneNode(true);
    read.querySelectorAll('[aria-hidden=true]').forEach(hidden => hidden.remove());
    const said = time => ['hour', 'minute', 'second'].slice(-time.split(':').length)
        .map((unit, index) => [Number(time.split(':')[index]), unit])
        .flatMap(([number, unit]) => number ? `${number} ${unit}${number > 1 ? 's' : ''}` : []).join(' ');
    const text = read.textContent.replace(/\\d+(:\\d\\d)+/g, said).match(/[\\p{L}\\d:.]+/gu).join(' ');
    const name = half.ariaLabel.match(/[\\p{L}\\d:.]+/gu).join(' ');
    return name.includes(text);
})";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_half_is_named_by_all_that_it_shows_in_its_last_seconds_too() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        open(page, "1+0").await;
        page.expect(NAMED).await;
        page.click(half("w")).await;
        pass(page, 49_500).await;
        expect_times(page, "b", "0:10.5", "1:00").await;
        page.expect(NAMED).await;
        pass(page, 200).await;
        expect_times(page, "b", "0:10.3", "1:00").await;
        page.expect(NAMED).await;
        page.click(half("b")).await;
        expect_times(page, "w", "1:00", "0:10.3").await;
        page.expect(NAMED).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn clocks_that_were_left_come_back_at_rest() {
    Visit::default().run(async |page| {
        open(page, "5+0").await;
        page.click(half("w")).await;
        page.expect("[...document.querySelectorAll('dialog button[data-clock=b] [data-ms]')].some(e => e.dataset.ms < 299000)")
            .await;
        page.reload().await;
        let paused = "document.querySelector('dialog [data-action=pause]')?.classList.contains('on') === true
            && document.querySelector('dialog button[data-clock=w]').textContent.includes('Moves: 1')";
        page.expect(paused).await;
        page.expect("[...document.querySelectorAll('dialog button[data-clock=b] [data-ms]')].some(e => e.textContent.startsWith('4:'))")
            .await;
        // The way back leads to the board, which knows nothing of it; the same clocks go on where
        // they were closed.
        page.click("dialog [data-action=close]").await;
        page.expect("document.querySelector('dialog') === null").await;
        page.type_moves("e4").await;
        page.reload().await;
        page.expect_piece("e4", "wP").await;
        page.expect("document.querySelector('dialog') === null").await;
        open(page, "5+0").await;
        page.expect(paused).await;
        page.click("dialog [data-action=close]").await;
        open(page, "10+0").await;
        expect_times(page, "w", "10:00", "10:00").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_on_the_board_rests_meanwhile() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        crate::clocks::start(page, "5+0").await;
        page.tap_moves("e2e4").await;
        open(page, "3+2").await;
        pass(page, 60_000).await;
        page.click("dialog [data-action=close]").await;
        page.expect("document.documentElement.dataset.playing === ''")
            .await;
        crate::clocks::expect_left(page, "b", 300_000).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn they_are_offered_to_two_players_only() {
    Visit::default().run(async |page| {
        for (address, clocks, offered) in [("?game=three", 3, false), ("?game=chess", 2, true)] {
            crate::laws_form::open_at(page, address).await;
            page.action("new-game").await;
            page.set_field("clock", "own").await;
            page.expect(&format!(
                "document.querySelectorAll('dialog [name^=clock-]').length === {clocks}
                    && Boolean(document.querySelector('[data-action=clock-only]')) === {offered}"
            ))
            .await;
        }
    });
}
