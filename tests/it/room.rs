//! What the page does with the room it has: the move table that is open from the start, the sides
//! of board and clock, the ways to sit, and small things that have to be told apart.

use rochade_e2e::{Key, Page, Visit};

use crate::contrast::prefer;
use crate::seating::press;
use crate::set_out::anew;

const OPEN: &str = "document.documentElement.dataset.moves === 'open'";
const CLOSED: &str = "document.documentElement.dataset.moves === ''";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_there_is_room_the_move_table_is_open_until_it_is_closed() {
    Visit::default().sized(1200, 700).run(async |page| {
        // The games to begin have its place until the first move.
        page.expect(CLOSED).await;
        for (width, height, open) in [
            (1200, 700, OPEN),
            (1023, 768, CLOSED),
            (1024, 767, CLOSED),
            (1199, 700, CLOSED),
            // There it would lie over the board.
            (1280, 360, CLOSED),
            (1280, 400, OPEN),
        ] {
            println!("{width} × {height}");
            crate::layout::resize(page, width, height).await;
            page.tap_moves("e2e4").await;
            page.expect(open).await;
            anew(page).await;
        }
        crate::layout::resize(page, 1024, 768).await;
        page.type_moves("e2e4").await;
        page.expect(OPEN).await;
        page.middle("[data-ply=\"1\"]").await;
        page.click("[data-action=close]").await;
        page.expect(CLOSED).await;
        page.reload().await;
        page.expect(CLOSED).await;
        page.click("[data-action=move-table][data-seat=w]").await;
        page.expect(OPEN).await;
        page.reload().await;
        page.expect(OPEN).await;
        page.click("[data-action=move-table][data-seat=b]").await;
        page.expect(CLOSED).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_that_have_opened_by_themselves_go_where_they_would_cover_the_board() {
    Visit::default().sized(1024, 768).run(async |page| {
        page.tap_moves("e2e4").await;
        page.expect(OPEN).await;
        for (width, height, then) in [
            (768, 1024, CLOSED),
            (1280, 800, OPEN),
            (800, 600, CLOSED),
            (1024, 768, OPEN),
        ] {
            crate::layout::resize(page, width, height).await;
            page.expect(then).await;
        }
        // What somebody has closed stays so.
        page.click("[data-action=close]").await;
        page.expect(CLOSED).await;
        crate::layout::resize(page, 768, 1024).await;
        crate::layout::resize(page, 1280, 800).await;
        page.expect_to_stay(CLOSED).await;
    });
}

/// How far to the right something begins.
fn left(selector: &str) -> String {
    format!("document.querySelector('{selector}').getBoundingClientRect().left")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn board_and_clock_stand_on_the_side_that_is_chosen() {
    Visit::default().run(async |page| {
        crate::clocks::start(page, "5+0").await;
        let (board, button) = (left("[role=grid]"), left("[data-action=new-game]"));
        let (clock, picture) = (left("[data-clock=w]"), left("[data-action=move-table][data-seat=w]"));
        page.expect(&format!("{board} < {button}")).await;
        page.action("settings").await;
        page.set_field("board-side", "right").await;
        page.expect(&format!("{board} > {button}")).await;
        page.set_field("clock-side", "left").await;
        page.click("dialog [data-action=close]").await;
        // In a narrow column the clock has a line of its own.
        page.do_command(
            "Emulation.setDeviceMetricsOverride",
            serde_json::json!({ "width": 768, "height": 1024, "deviceScaleFactor": 1, "mobile": false }),
        )
        .await;
        page.expect(&format!("{clock} < {picture}")).await;
    });
}

/// The colour of what a message is written in.
async fn colour(page: &Page, notice: &str) -> String {
    page.expect(&format!(
        "!!document.querySelector('[data-notice={notice}]')?.textContent"
    ))
    .await;
    let colour =
        format!("getComputedStyle(document.querySelector('[data-notice={notice}]')).color");
    page.eval(&colour).await.to_string()
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn news_is_not_written_in_the_red_of_errors() {
    Visit::default().run(async |page| {
        page.write_move("Qh9").await;
        let error = colour(page, "typed").await;
        page.tap("e2").await;
        page.tap("e7").await;
        assert_ne!(colour(page, "why").await, error);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_long_name_leaves_the_verdict_its_words() {
    let long = "Maximiliane Wilhelmine von Hohenlohe-Oehr";
    Visit::default().sized(390, 844).run(async |page| {
        crate::sitting::start(page, long, long).await;
        page.type_moves(crate::games::FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.expect(
            "(verdict => {
                const words = document.createRange();
                words.selectNodeContents(verdict);
                words.setStart(verdict.lastChild, 0);
                const [seen, around] = [words.getBoundingClientRect(), verdict.getBoundingClientRect()];
                return verdict.lastChild.textContent.includes('wins') && seen.width > 20
                    && seen.bottom <= around.bottom + 1 && seen.right <= around.right + 1;
            })(document.querySelector('.verdict'))",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_buttons_of_a_player_say_whose_they_are() {
    Visit::default().sized(390, 844).run(async |page| {
        crate::sitting::start(page, "Anna", "Ben").await;
        // It is seen where that is not who is to move.
        for (seat, name, seen) in [("w", "Anna", false), ("b", "Ben", true)] {
            page.click(format!("[data-action=move-table][data-seat={seat}]"))
                .await;
            page.middle(format!("[data-action=resign][data-seat={seat}]"))
                .await;
            page.expect(&format!(
                "(group => group.getAttribute('aria-label') === '{name}'
                    && (group.querySelector('b')?.textContent === '{name}') === {seen})(
                    document.querySelector('[data-action=resign][data-seat={seat}]').parentElement)"
            ))
            .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn pictures_to_choose_from_are_large_enough_and_the_last_row_hides_what_is_under_it() {
    Visit::default().speaking("de").run(async |page| {
        page.action("new-game").await;
        page.middle("[data-action=start-game]").await;
        for (width, height) in [(320, 568), (360, 640), (390, 844), (1280, 720)] {
            println!("{width} × {height}");
            crate::layout::resize(page, width, height).await;
            page.expect(
                "[...document.querySelectorAll('[name=white-avatar], [name=black-avatar]')]
                    .every(e => (({ width, height }) => width >= 44 && height >= 44)(e.getBoundingClientRect()))",
            )
            .await;
            page.expect(
                "(({ backgroundColor, zIndex }) => !/, 0\\)|transparent/.test(backgroundColor) && zIndex > 1)(
                    getComputedStyle(document.querySelector('[data-action=start-game]').parentElement))",
            )
            .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_frame_around_the_page_has_its_colour() {
    Visit::default().run(async |page| {
        page.expect(
            "fetch('rochade.webmanifest').then(answer => answer.json()).then(named =>
                [named.theme_color, named.background_color].every(colour => colour
                    === getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()))",
        )
        .await;
        for dark in [false, true] {
            let scheme = if dark { "dark" } else { "light" };
            prefer(page, &[("prefers-color-scheme", scheme)]).await;
            page.expect(&format!(
                "(named => named.content === getComputedStyle(document.documentElement).getPropertyValue('--paper').trim())(
                    [...document.querySelectorAll('meta[name=theme-color]')].find(meta => matchMedia(meta.media).matches && meta.media.includes('dark') === {dark}))"
            ))
            .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn four_drawings_say_how_the_players_can_sit() {
    Visit::default().speaking("de").run(async |page| {
        press(page, "seating").await;
        let chosen = "document.querySelector('[name=seating]:checked').value";
        page.expect(&format!("{chosen} === 'fixed'")).await;
        // Each has a drawing of its own, and words.
        page.expect(
            "(ways => ways.length === 4 && ways.every(way => way.closest('label').textContent.length > 5)
                && new Set(ways.map(way => {
                    const { maskImage, maskPosition } = getComputedStyle(way.nextElementSibling, '::before');
                    return maskImage.includes('svg') && maskPosition;
                })).size === 4)([...document.querySelectorAll('[name=seating]')])",
        )
        .await;
        // It acts at once; what is for one way only is offered with it.
        page.expect("!document.querySelector('[name=far-men]').checkVisibility()").await;
        page.click("[name=seating][value=face]").await;
        page.expect("document.documentElement.dataset.seating === 'face'").await;
        page.expect("document.documentElement.dataset.farMen === 'turned'").await;
        page.click("[name=far-men]").await;
        page.expect("document.documentElement.dataset.farMen === ''").await;
        page.click("dialog [data-action=close]").await;
        page.reload().await;
        press(page, "seating").await;
        page.expect(&format!("{chosen} === 'face'")).await;
        page.key(Key::Escape).await;
        // A new game begins with it.
        page.action("new-game").await;
        page.expect(&format!("{chosen} === 'face'")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn in_a_part_of_a_telephones_screen_all_that_a_move_needs_is_in_sight() {
    Visit::default().run(async |page| {
        page.tap_moves("e2e4").await;
        for (width, height) in [(360, 360), (412, 412), (340, 440), (470, 400)] {
            crate::layout::resize(page, width, height).await;
            page.expect(
                "['.bar.far', '[role=grid]', '.bar.near', '.whose', '[data-action=resign]'].every(part =>
                    (({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)(
                        document.querySelector(part).getBoundingClientRect()))",
            )
            .await;
            let square = page.square_size().await;
            assert!(square >= 24.0, "{width}x{height}: {square}");
        }
    });
}
