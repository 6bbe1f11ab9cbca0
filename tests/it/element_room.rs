//! Room is kept free for a board before its frame tells how high it is, so that the page around
//! does not jump.

use crate::element::{ask, board, club, expect_told};

const GAME: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *";

/// The widths of columns, side by side in one page.
const WIDTHS: [u32; 5] = [220, 390, 500, 640, 1000];

/// Writes down, in every frame, where each text below a board stands.
const WATCH: &str = "<script>
    window.tops = [...document.querySelectorAll('.after')].map(() => []);
    requestAnimationFrame(function look() {
        document.querySelectorAll('.after').forEach((after, at) => tops[at].push(after.offsetTop));
        requestAnimationFrame(look);
    });
</script>";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_page_does_not_jump_whatever_the_width_of_its_column() {
    let text = format!("<rochade-board>{GAME}</rochade-board>");
    let pre = format!("<pre class=rochade>{GAME}</pre>");
    for shown in [
        "<rochade-board></rochade-board>",
        "<rochade-board interactive=none></rochade-board>",
        "<rochade-board clock=5+3 ui=board,clock></rochade-board>",
        "<rochade-board ui=menu></rochade-board>",
        "<rochade-board ui=board solution=e4></rochade-board>",
        "<rochade-board ui=board,menu interactive=none></rochade-board>",
        "<rochade-board ui=menu pgn='1. e4 e5'></rochade-board>",
        "<rochade-board ui=moves pgn='1. e4 e5'></rochade-board>",
        "<rochade-board ui=board,moves coordinates=outside pgn='1. e4 e5'></rochade-board>",
        &text,
        &pre,
    ] {
        let columns = WIDTHS.map(|width| {
            format!(
                "<div style='flex:none;width:{width}px'><p>Before</p>{shown}<p class=after>After</p></div>"
            )
        });
        let body = format!(
            "<body style='margin:0'><div style='display:flex;align-items:start'>{}</div>{WATCH}",
            columns.concat()
        );
        club(&body).sized(2800, 1200).run_bare(async |page| {
            expect_told(page, "ready", WIDTHS.len()).await;
            page.settle().await;
            let moved = page
                .eval("tops.map(tops => Math.max(...tops) - Math.min(...tops))")
                .await;
            let moved: Vec<f64> = serde_json::from_value(moved).expect("numbers");
            assert_eq!(moved.len(), WIDTHS.len(), "{shown}");
            assert!(moved.iter().all(|&by| by <= 8.0), "{shown}: {moved:?}");
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
