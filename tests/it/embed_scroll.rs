//! The page around an embedded one scrolls over it, by the wheel and by a finger.

use rochade_e2e::{Page, Point, Visit};
use serde_json::json;

use crate::element::SCRIPT;

/// Boards of each kind: what an element or a frame is asked for, and whether it is awake.
const BOARDS: [(&str, bool); 7] = [
    ("", false),
    ("", true),
    ("pgn='1. e4 e5 2. Nf3'", false),
    ("pgn='1. e4 e5 2. Nf3'", true),
    ("interactive=none", false),
    ("ui=board interactive=api", true),
    ("ui=moves pgn='1. e4 e5'", true),
];

/// Opens a long page with boards side by side.
fn visit<'a>(attributes: impl IntoIterator<Item = &'a str>, touch: bool) -> Visit {
    let boards: String = attributes
        .into_iter()
        .enumerate()
        .map(|(at, asked)| {
            format!(
                "<rochade-board id=a{at} style='flex:none;width:340px' {asked}></rochade-board>"
            )
        })
        .collect();
    let body = format!(
        "{SCRIPT}<div style='height:60px'></div><div style='display:flex;align-items:start'>{boards}</div><div style='height:3000px'></div>"
    );
    let visit = Visit::default().sized(2420, 844).in_club(body);
    if touch { visit.touch() } else { visit }
}

async fn settle(page: &Page, board: &str, awake: bool) {
    page.expect_in(format!("#{board}"), "document.readyState === 'complete'")
        .await;
    if awake {
        page.eval(&format!("{board}.position().catch(() => null)"))
            .await;
        page.expect_in(
            format!("#{board}"),
            "document.documentElement.dataset.embed === 'awake'",
        )
        .await;
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_wheel_scrolls_the_page_around() {
    let boards = BOARDS.map(|(attributes, _)| attributes);
    visit(boards, false).run_bare(async |page| {
        for (at, (attributes, awake)) in BOARDS.into_iter().enumerate() {
            println!("{attributes}, awake: {awake}");
            settle(page, &format!("a{at}"), awake).await;
            for y in [100, 200, 300] {
                page.eval("scrollTo(0, 0)").await;
                let x = 340 * at + 180;
                let wheel =
                    json!({ "type": "mouseWheel", "x": x, "y": y, "deltaX": 0, "deltaY": 120 });
                page.do_command("Input.dispatchMouseEvent", wheel).await;
                page.expect("scrollY > 100").await;
            }
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_on_what_cannot_be_moved_scrolls_the_page_around() {
    let boards = BOARDS.map(|(attributes, _)| attributes);
    visit(boards, true).run_bare(async |page| {
        for (at, (attributes, awake)) in BOARDS.into_iter().enumerate() {
            if attributes.starts_with("ui=moves") {
                continue;
            }
            println!("{attributes}, awake: {awake}");
            settle(page, &format!("a{at}"), awake).await;
            // A man that may not move now, an empty square, and where nothing can be moved at all,
            // one of those that begin.
            let still = if attributes.contains("pgn") || attributes.contains("none") {
                "d2"
            } else {
                "d4"
            };
            for square in ["d7", "e5", still] {
                page.eval("scrollTo(0, 0)").await;
                page.expect("scrollY === 0").await;
                let from = page.square_in(&format!("#a{at}"), square).await;
                let to = Point {
                    x: from.x,
                    y: from.y - 150.0,
                };
                page.finger_drag_between(from, to).await;
                page.expect("scrollY > 80").await;
            }
        }
    });
}

/// Where a man can be moved, the finger moves it.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_on_a_man_moves_it_and_not_the_page() {
    visit(["", ""], true).run_bare(async |page| {
        for (board, awake) in [("a0", false), ("a1", true)] {
            settle(page, board, awake).await;
            let board = format!("#{board}");
            let [from, to] = [
                page.square_in(&board, "e2").await,
                page.square_in(&board, "e4").await,
            ];
            page.finger_drag_between(from, to).await;
            page.expect_in(
                board,
                "document.querySelector('[data-square=e4]').dataset.piece === 'wP'",
            )
            .await;
            page.expect("scrollY === 0").await;
        }
    });
}
