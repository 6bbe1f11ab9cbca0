//! What the system asks for: more contrast, and its own colours instead of the page's.

use rochade_e2e::{Colour, Page, Visit};

use crate::clock_only;
use crate::clocks::{CLOCKWORK, expect_left, pass, start};
use crate::contrast::prefer;
use crate::settings;

const MORE: (&str, &str) = ("prefers-contrast", "more");
const FORCED: (&str, &str) = ("forced-colors", "active");

/// The least contrast at which something is seen.
const SEEN: f64 = 3.0;

/// The greatest contrast of any two pixels.
fn spread(pixels: &[Colour]) -> f64 {
    let each = pixels.iter().enumerate();
    let pairs = each.flat_map(|(at, one)| pixels[..at].iter().map(|other| one.contrast(*other)));
    pairs.fold(1.0, f64::max)
}

/// What is seen at the left edge of an element, with `around` pixels on each side, at a third of
/// its height.
async fn edge(page: &Page, selector: &str, around: f64) -> Vec<Colour> {
    wide_edge(page, selector, around, 8).await
}

/// The same, of `pixels` pixels.
async fn wide_edge(page: &Page, selector: &str, around: f64, pixels: usize) -> Vec<Colour> {
    let element = format!("document.querySelector('{selector}')");
    let picture = page.picture_of(&element, around).await;
    picture.row(0.33)[..pixels].to_vec()
}

/// All pixels of the squares, in the squares' order.
async fn squares(page: &Page) -> Vec<Vec<Colour>> {
    let picture = page.picture().await;
    let files = 'a'..='h';
    files
        .flat_map(|file| (1..=8).map(move |rank| format!("{file}{rank}")))
        .map(|square| picture.part(&square, [0.0, 1.0], [0.0, 1.0]))
        .collect()
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn more_contrast_gives_the_marks_that_need_no_colour() {
    Visit::default().sized(600, 960).run(async |page| {
        page.type_moves("e2e4 d7d5").await;
        page.tap("e4").await;
        page.expect_marked("selected", "e4").await;
        page.settle().await;
        prefer(page, &[]).await;
        let colours = squares(page).await;
        page.eval("document.documentElement.dataset.marks = 'shapes'")
            .await;
        page.frame().await;
        let shapes = squares(page).await;
        assert!(colours != shapes, "shapes look otherwise");
        page.eval("delete document.documentElement.dataset.marks")
            .await;
        for asked in [MORE, FORCED] {
            prefer(page, &[asked]).await;
            assert!(squares(page).await == shapes, "{asked:?}");
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn short_time_stands_out_on_the_clock_that_runs() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4 e7e5").await;
        let asked = [
            ("prefers-color-scheme", "light"),
            ("prefers-color-scheme", "dark"),
            FORCED,
        ];
        for asked in asked {
            prefer(page, &[asked]).await;
            let clock = edge(page, "[data-clock=w]", 0.0).await;
            assert!(spread(&clock[2..]) < 1.2, "{asked:?}: no frame yet");
        }
        pass(page, 263_000).await;
        expect_left(page, "w", 37_000).await;
        for asked in asked {
            prefer(page, &[asked]).await;
            let clock = edge(page, "[data-clock=w]", 0.0).await;
            let [frame, ground] = [clock[2], clock[7]];
            let rim = clock[5];
            assert!(
                frame.contrast(rim) >= SEEN && rim.contrast(ground) >= SEEN,
                "{asked:?}: {clock:?}"
            );
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn short_time_stands_out_where_there_is_nothing_but_the_clocks() {
    let asked = [
        ("prefers-color-scheme", "light"),
        ("prefers-color-scheme", "dark"),
        FORCED,
    ];
    let [white, black] = ["w", "b"].map(|seat| format!("dialog button[data-clock={seat}]"));
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        clock_only::open(page, "5+0").await;
        // Black starts White's clock.
        page.click(black.clone()).await;
        pass(page, 1_000).await;
        for asked in asked {
            prefer(page, &[asked]).await;
            let runs = wide_edge(page, &white, 0.0, 20).await;
            assert!(spread(&runs[2..]) < 1.2, "{asked:?}: no frame yet");
            let rests = wide_edge(page, &black, 0.0, 20).await;
            assert!(
                runs[16].contrast(rests[16]) >= SEEN,
                "{asked:?}: the clock that runs"
            );
        }
        pass(page, 264_000).await;
        clock_only::expect_times(page, "w", "0:35", "5:00").await;
        for asked in asked {
            prefer(page, &[asked]).await;
            let clock = wide_edge(page, &white, 0.0, 20).await;
            let [frame, rim, ground] = [clock[4], clock[11], clock[16]];
            assert!(
                frame.contrast(rim) >= SEEN && rim.contrast(ground) >= SEEN,
                "{asked:?}: {clock:?}"
            );
        }
    });
}

/// Whether a line stands under a player's name.
async fn underlined(page: &Page, name: &str) -> bool {
    let element = format!(
        "[...document.querySelectorAll('[role=group][data-seat] *')].find(e => !e.children.length && e.textContent === '{name}')"
    );
    let picture = page.picture_of(&element, 4.0).await;
    let ground = picture.row(0.0)[0];
    (0..40).any(|part| {
        let row = picture.row(f64::from(part) / 40.0);
        let line = row.iter().filter(|pixel| pixel.contrast(ground) >= SEEN);
        line.count() + 9 >= row.len()
    })
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn with_the_systems_colours_every_state_is_still_seen() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        start(page, "5+0").await;
        page.tap_moves("e2e4").await;
        prefer(page, &[FORCED]).await;
        page.settle().await;
        assert!(underlined(page, "Black").await, "Black is to move");
        assert!(!underlined(page, "White").await, "White is not to move");

        let [waits, runs] = [
            edge(page, "[data-clock=w]", 0.0).await,
            edge(page, "[data-clock=b]", 0.0).await,
        ];
        assert!(waits[6].contrast(runs[6]) >= SEEN, "the clock that runs");

        page.action("pause").await;
        page.expect(
            "document.querySelector('.actions [data-action=pause]').textContent === 'Go on'",
        )
        .await;

        page.click("[data-action=move-table][data-seat=w]").await;
        page.middle("[data-ply][aria-current]").await;
        page.settle().await;
        let shown = edge(page, "[data-ply][aria-current]", 4.0).await;
        assert!(
            shown[0].contrast(shown[7]) >= SEEN,
            "the move that is shown"
        );

        settings::open(page).await;
        page.settle().await;
        let [chosen, other] = [
            edge(page, "input[name=board]:checked", 7.0).await,
            edge(page, "input[name=board][value=blue]", 7.0).await,
        ];
        assert!(spread(&chosen[..6]) >= SEEN, "the board that is chosen");
        assert!(spread(&other[..6]) < 1.5, "a board that is not");
    });
}
