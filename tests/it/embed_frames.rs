//! Embedded pages in frames of all sizes: they fill them, nothing is cut off, and nothing moves
//! when the rules come.

use rochade_e2e::{Page, Visit};

use crate::embed::{GAME, ITALIAN, board, with};
use crate::layout::resize;

/// The frames of lichess' pgn-viewer.
const FRAMES: [(u32, u32); 9] = [
    (600, 371),
    (470, 370),
    (600, 300),
    (400, 300),
    (400, 400),
    (300, 400),
    (300, 500),
    (300, 600),
    (300, 700),
];

/// The board's left, top, right and bottom edge.
async fn edges(page: &Page) -> Vec<f64> {
    let edges = page
        .eval("(({ left, top, right, bottom }) => [left, top, right, bottom])(document.querySelector('[role=grid]').getBoundingClientRect())")
        .await;
    serde_json::from_value(edges).expect("four numbers")
}

/// What of the page is cut off: what reaches over the frame, and what is wider or higher than the
/// box that clips it.
async fn cut_off(page: &Page) -> String {
    let found = page
        .eval(
            "[...document.querySelectorAll('main *')].filter((element) => {
                const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
                const [list, style] = [element.parentElement.closest('[role=group]:has([data-ply])'), getComputedStyle(element)];
                const isSeen = width > 1 && height > 1 && style.visibility === 'visible' && !element.closest('.unseen, .layer, .questions');
                if (!isSeen || list) return false;
                const isOut = left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5;
                return isOut || element.localName === 'button' && (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1);
            }).map((element) => element.outerHTML.slice(0, 120)).join('\\n')",
        )
        .await;
    found.as_str().unwrap_or_default().to_owned()
}

/// The part of the frame's shorter side, or of what its width leaves beside moves, that the board
/// takes.
async fn share(page: &Page, (width, height): (u32, u32)) -> f64 {
    let edges = edges(page).await;
    (edges[2] - edges[0]) / f64::from(width.min(height))
}

async fn check(page: &Page, frame: (u32, u32), least: f64) {
    let cut = cut_off(page).await;
    assert!(cut.is_empty(), "{frame:?}: {cut}");
    let share = share(page, frame).await;
    assert!(share >= least, "{frame:?}: the board takes {share}");
    page.expect("document.scrollingElement.scrollHeight <= innerHeight && document.scrollingElement.scrollWidth <= innerWidth")
        .await;
}

/// Checks that the page fits each frame, with a board that takes at least the share `least` of it,
/// and stays where it is when it wakes.
fn fits(visit: Visit, least: f64) {
    visit.run(async |page| {
        let mut asleep = Vec::new();
        for frame in FRAMES {
            resize(page, frame.0, frame.1).await;
            check(page, frame, least).await;
            asleep.push(edges(page).await);
        }
        page.wake().await;
        page.settle().await;
        for (frame, before) in FRAMES.into_iter().zip(asleep) {
            resize(page, frame.0, frame.1).await;
            check(page, frame, least).await;
            assert_eq!(edges(page).await, before, "{frame:?}: the board has moved");
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_to_replay_and_a_board_to_play_on_fit_every_frame() {
    fits(with("pgn", GAME, ""), 0.6);
    fits(with("fen", ITALIAN, ""), 0.65);
    fits(board("clock=5%2B3"), 0.65);
    fits(
        board("interactive=play&ui=board,players,moves,clock&clock=90%2B30"),
        0.4,
    );
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_fills_its_frame() {
    board("interactive=none").run(async |page| {
        for frame in [(160, 160), (163, 163), (240, 320), (600, 371), (1200, 300)] {
            resize(page, frame.0, frame.1).await;
            check(page, frame, 0.95).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_height_follows_the_width_and_stays_when_the_rules_come() {
    const HEIGHT: &str = "Math.round(document.documentElement.getBoundingClientRect().height)";
    for (asked, width, height) in [
        ("", 360, 200),
        ("interactive=none", 300, 50),
        ("ui=board,players,moves", 900, 100),
    ] {
        let game: String = GAME.bytes().map(|byte| format!("%{byte:02x}")).collect();
        let more = if asked.contains("moves") {
            format!("&pgn={game}")
        } else {
            String::new()
        };
        board(&format!("size=flow&{asked}{more}"))
            .sized(width, height)
            .run(async |page| {
                let before = page.eval(HEIGHT).await.as_f64().expect("a number");
                let squares = 8.0 * page.square_size().await;
                assert!(
                    before >= squares && before < squares + 400.0,
                    "{asked}: {before} for a board of {squares}"
                );
                if asked != "interactive=none" {
                    page.wake().await;
                    page.settle().await;
                }
                assert_eq!(page.eval(HEIGHT).await.as_f64(), Some(before), "{asked}");
            });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn coordinates_beside_the_board_are_in_the_frame() {
    for words in ["&interactive=none", "", "&clock=5"] {
        let address = format!("{words}&coordinates=outside");
        with("fen", ITALIAN, &address).run(async |page| {
            for frame in FRAMES {
                resize(page, frame.0, frame.1).await;
                let edges = edges(page).await;
                let (width, height) = (f64::from(frame.0), f64::from(frame.1));
                assert!(edges[0] >= 17.0, "{frame:?} {words}: {edges:?}");
                assert!(edges[2] <= width, "{frame:?} {words}: {edges:?}");
                assert!(edges[3] <= height - 17.0, "{frame:?} {words}: {edges:?}");
            }
        });
    }
}

/// A frame may be let in and yet be kept from what the page needs: it says so in words.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_frame_in_a_sandbox_says_what_it_lacks() {
    for (sandbox, lacks) in [
        ("", "allow-scripts allow-same-origin"),
        ("allow-scripts", "allow-same-origin"),
    ] {
        let body = format!(
            "<iframe id=a style='width:400px;height:500px' sandbox='{sandbox}' src='SITEembed.html'></iframe>"
        );
        Visit::default().in_club(body).run_bare(async |page| {
            page.expect_in("#a", format!("document.body.innerText.includes('{lacks}')"))
                .await;
        });
    }
}
