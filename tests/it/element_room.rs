//! Room is kept free for a board before its frame tells how high it is, so that the page around
//! does not jump.

use crate::element::{ask, board, club, expect_told};

const GAME: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_page_does_not_jump_whatever_the_width_of_its_column() {
    let text = format!("<rochade-board id=a>{GAME}</rochade-board>");
    let pre = format!("<pre id=b class=rochade>{GAME}</pre>");
    for width in [220, 320, 390, 500, 590, 640, 800, 1000] {
        for shown in [
            "<rochade-board id=a></rochade-board>",
            "<rochade-board id=a interactive=none></rochade-board>",
            "<rochade-board id=a clock=5+3 ui=board,clock></rochade-board>",
            "<rochade-board id=a ui=menu></rochade-board>",
            "<rochade-board id=a ui=board solution=e4></rochade-board>",
            "<rochade-board id=a ui=board,menu interactive=none></rochade-board>",
            "<rochade-board id=a ui=menu pgn='1. e4 e5'></rochade-board>",
            "<rochade-board id=a ui=moves pgn='1. e4 e5'></rochade-board>",
            "<rochade-board id=a ui=board,moves coordinates=outside pgn='1. e4 e5'></rochade-board>",
            &text,
            &pre,
        ] {
            let body = format!(
                "<body style='margin:0'><div style='width:{width}px'><p>Before</p>{shown}<p>After</p></div>"
            );
            club(&body).sized(1100, 900).run_bare(async |page| {
                expect_told(page, "ready", 1).await;
                let shifts = page
                    .eval("new Promise((done) => {
                        const shifts = [];
                        new PerformanceObserver((list) => list.getEntries().forEach((entry) => shifts.push([entry.value, ...entry.sources.map(({ node, previousRect, currentRect }) => [node && (node.localName || node.data), previousRect.y, previousRect.height, currentRect.y, currentRect.height].join(' '))]))).observe({ type: 'layout-shift', buffered: true });
                        setTimeout(() => done(shifts), 100);
                    })")
                    .await;
                let moved: f64 = shifts.as_array().into_iter().flatten().filter_map(|shift| shift[0].as_f64()).sum();
                assert!(moved <= 0.05, "{width} {shown}: {shifts}");
            });
        }
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_room_is_what_the_frame_takes() {
    for width in [220, 390, 500, 640, 1000] {
        let body = format!(
            "<body style='margin:0'><div style='width:{width}px'>{}</div><script>window.heights = []; new ResizeObserver(() => heights.push(a.offsetHeight)).observe(a)</script>",
            board("").replace("style='width:400px'", "")
        );
        club(&body).run_bare(async |page| {
            expect_told(page, "ready", 1).await;
            page.expect("heights.length > 0 && Math.max(...heights.map((height) => Math.abs(height - a.offsetHeight))) <= 8")
                .await;
        });
    }
}

/// A game with `words` words in its comments.
fn wordy(words: usize) -> String {
    format!(
        "interactive=replay pgn='1. e4 {{{}}} e5 2. Nf3 *'",
        "word ".repeat(words)
    )
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn below_a_board_a_long_game_has_more_lines_than_a_short_one() {
    let list = "document.querySelector('.movetext').clientHeight";
    for (words, least, most) in [(1, 100, 160), (400, 200, 300)] {
        let board = board(&wordy(words)).replace("400px", "360px");
        club(&board).sized(390, 844).run_bare(async |page| {
            ask(page, "goto(1)").await;
            page.expect_in("#a", format!("{list} >= {least} && {list} <= {most}"))
                .await;
        });
    }
}
