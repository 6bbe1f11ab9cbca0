//! Light, dark, or as the device: chosen in the settings, which let the board be seen.

use rochade_e2e::{Page, Visit};

use crate::contrast::prefer;
use crate::layout::resize;
use crate::settings::{choose, open};

const PAPER: &str = "getComputedStyle(document.body).backgroundColor";
const LIGHT: &str = "rgb(247, 242, 231)";
const DARK: &str = "rgb(24, 20, 18)";

/// The colours of the browser's own bars that hold.
const BARS: &str = "[...document.querySelectorAll('[name=theme-color]')].filter(meta => matchMedia(meta.media).matches)
    .map(meta => meta.content).join()";

async fn set(page: &Page, theme: &str) {
    open(page).await;
    choose(page, "theme", theme).await;
    page.action("close").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn light_or_dark_holds_against_the_system_and_no_other_flashes() {
    // Looks at the paper in every frame, from the start.
    let watched = "window.seen = new Set();
         requestAnimationFrame(function look() {
             if (document.body) seen.add(getComputedStyle(document.body).backgroundColor);
             requestAnimationFrame(look);
         });";
    for (visit, theme, paper, bars) in [
        (Visit::default().dark(), "light", LIGHT, "#f7f2e7"),
        (Visit::default(), "dark", DARK, "#181412"),
    ] {
        visit.after_script(watched).run(async |page| {
            page.expect(format!("{PAPER} !== '{paper}'")).await;
            set(page, theme).await;
            page.expect(format!("{PAPER} === '{paper}' && {BARS} === '{bars}'"))
                .await;
            page.expect(format!(
                "getComputedStyle(document.documentElement).colorScheme === '{theme}'"
            ))
            .await;
            page.reload().await;
            page.expect_whole().await;
            assert_eq!(page.eval("[...seen].join()").await, paper);
            page.expect(format!("{BARS} === '{bars}'")).await;
            set(page, "system").await;
            page.expect(format!("{PAPER} !== '{paper}' && {BARS} !== '{bars}'"))
                .await;
            let other = if theme == "light" { "light" } else { "dark" };
            prefer(page, &[("prefers-color-scheme", other)]).await;
            page.expect(format!("{PAPER} === '{paper}' && {BARS} === '{bars}'"))
                .await;
        });
    }
}

/// How much of the board's height is seen beside or above the panel, at least.
const SEEN: &str = "(([board, panel]) => {
        const beside = panel.left >= board.right || panel.right <= board.left;
        return beside ? 1 : (Math.min(panel.top, board.bottom) - board.top) / board.height;
    })(['.board', 'dialog'].map(part => document.querySelector(part).getBoundingClientRect()))";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_is_seen_while_the_settings_change_it() {
    Visit::default().run(async |page| {
        crate::settings::press(page, "settings").await;
        page.middle("dialog [data-action=close]").await;
        page.expect(
            "document.querySelector('dialog [data-action=close]').textContent.trim() === 'Done'",
        )
        .await;
        for side in ["left", "right"] {
            choose(page, "board-side", side).await;
            for (width, height, seen) in [
                (390, 844, 0.75),
                (360, 640, 0.55),
                (768, 1024, 0.6),
                (1024, 768, 1.0),
                (844, 390, 1.0),
                (1280, 800, 1.0),
            ] {
                println!("{side}, {width} × {height}");
                resize(page, width, height).await;
                page.expect(format!("{SEEN} >= {seen}")).await;
                // What means nothing on a page that stands upright is not asked there.
                let lies = width > height;
                page.expect(format!(
                    "document.querySelector('[name=board-side]').checkVisibility() === {lies}"
                ))
                .await;
            }
        }
    });
}
