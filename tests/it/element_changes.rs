//! Attributes of `<rochade-board>` that change: the same attribute is the same picture, whenever it
//! is set, and nothing is fetched for it.

use crate::element::{ITALIAN, ask, board, club, expect_position, expect_told};

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_or_a_board_asleep_shows_another_position_without_the_rules() {
    for (attributes, fen) in [
        ("interactive=none", "8/8/8/3pp3/8/8/8/8 w - - 0 1"),
        ("interactive=none", ITALIAN),
        ("", ITALIAN),
        ("orientation=black interactive=none", ITALIAN),
    ] {
        club(&board(&format!("fen='4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' {attributes}"))).run_bare(async |page| {
            expect_told(page, "ready", 1).await;
            page.eval_in("#a", "window.same = true").await;
            page.eval(&format!("a.fen = '{fen}', null")).await;
            expect_position(page, fen).await;
            page.expect_in("#a", "window.same && document.documentElement.dataset.embed === ''
                && !performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.wasm'))")
                .await;
        });
    }
    // It is what the rules go on with.
    club(&board("fen='4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'")).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.eval(&format!("a.fen = '{ITALIAN}', null")).await;
        expect_position(page, ITALIAN).await;
        assert_eq!(ask(page, "move('Nf6')").await["ply"], 1);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_cannot_be_read_is_told_as_at_first() {
    for attributes in ["interactive=none", ""] {
        for fen in ["rubbish", "4k3/8/8/8/8/8/8/9 w - - 0 1"] {
            club(&board(&format!("fen='{ITALIAN}' {attributes}"))).run_bare(async |page| {
                expect_told(page, "ready", 1).await;
                page.eval(&format!("a.fen = '{fen}', null")).await;
                page.expect_in(
                    "#a",
                    "document.querySelector('[data-notice]:not(:empty)') !== null",
                )
                .await;
            });
        }
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_slider_shows_its_last_value() {
    for wakes in [false, true] {
        club(&board(&format!("fen='{ITALIAN}'"))).run_bare(async |page| {
            expect_told(page, "ready", 1).await;
            if wakes {
                ask(page, "position()").await;
            }
            page.eval("(() => { for (let move = 1; move <= 200; move += 1) a.fen = `4k3/8/8/8/8/8/4P3/4K3 w - - 0 ${move}`; })()")
                .await;
            expect_position(page, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 200").await;
        });
    }
    club(&board("interactive=replay pgn='1. e4 e5 2. Nf3 Nc6 3. Bc4'")).run_bare(async |page| {
        page.expect("Promise.all(Array.from({ length: 200 }, (_, index) => a.goto(index % 6))).then((answers) => answers.length === 200)")
            .await;
        expect_position(page, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b").await;
    });
}
