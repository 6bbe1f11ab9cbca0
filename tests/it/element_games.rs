//! Games in the element: what comes out of them, and what is told of them.

use crate::element::{ask, board, club, expect_position};

/// A game as annotators write it.
const ANNOTATED: &str = "[Event \"Club evening\"]\n[Site \"Ulm\"]\n[Date \"1750.??.??\"]\n[White \"Berg, Anna\"]\n[Black \"Tal, Ben\"]\n\
    [Result \"1-0\"]\n[ECO \"C44\"]\n[WhiteElo \"2100\"]\n[WhiteTitle \"WIM\"]\n\n\
    {Begin} 1. e4 $1 {[%cal Ge2e4] best by test} e5 2. -- (2. Nf3 Nc6 +-) 2... Nc6 3. Nf3 ± 1:0\n";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_is_looked_at_is_given_as_it_was_brought() {
    club(&board("interactive=replay")).run_bare(async |page| {
        let two = [ANNOTATED, "\n[White \"C\"]\n\n1. d4 *"].concat();
        let load = format!("load({{ pgn: {} }})", serde_json::Value::from(two));
        assert_eq!(ask(page, &load).await["plies"], 5);
        assert_eq!(ask(page, "pgn()").await, ANNOTATED);
        // A game in which nothing can be read is given no less.
        let bad = "[White \"A\"]\n\n1. Ke2 *\n";
        let load = format!("load({{ pgn: {} }})", serde_json::Value::from(bad));
        assert_eq!(ask(page, &load).await, "!games");
        assert_eq!(ask(page, "pgn()").await, bad);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_null_move_is_a_step_on_which_nothing_moves() {
    club(&board("interactive=replay")).run_bare(async |page| {
        let load = format!("load({{ pgn: {}, start: '3' }})", serde_json::Value::from(ANNOTATED));
        ask(page, &load).await;
        let after = |turn: &str| format!("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR {turn} ");
        expect_position(page, &after("b")).await;
        ask(page, "goto(2)").await;
        expect_position(page, &after("w")).await;
        assert_eq!(ask(page, "goto(5)").await["ply"], 5);
        expect_position(page, "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b").await;
        page.expect_in(
            "rochade-board",
            "document.querySelector('[data-ply=\"5\"]').getAttribute('aria-current') === 'true'
                && document.querySelector('[data-ply=\"5\"]').parentElement.textContent.includes('±')",
        )
        .await;
    });
}
