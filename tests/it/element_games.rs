//! Games in the element: what comes out of them, and what is told of them.

use rochade_e2e::Visit;

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

/// Serves a file as Notepad writes it: UTF-16, with a mark at its beginning.
const NOTEPAD: &str = "{
    const fetched = window.fetch;
    window.fetch = (address, how) => {
        if (!String(address).endsWith('.pgn')) return fetched(address, how);
        const text = '\\ufeff[White \"Müller\"]\\r\\n[Black \"Šafář\"]\\r\\n\\r\\n1. e4 *\\r\\n';
        return Promise.resolve(new Response(Uint16Array.from(text, (unit) => unit.charCodeAt())));
    };
}";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_of_notepad_is_read_asleep_and_awake() {
    let visit = || {
        Visit::default()
            .after_script(NOTEPAD)
            .at("embed.html?url=a.pgn")
    };
    visit().run(async |page| {
        page.expect(
            "['Müller', 'Šafář'].every((name) => document.body.textContent.includes(name))",
        )
        .await;
        page.expect_asleep().await;
        page.action("replay").await;
        page.expect("document.querySelector('.movetext [data-ply=\"1\"]')?.textContent === 'e4'")
            .await;
        page.expect("document.querySelector('h2').textContent.includes('Müller – Šafář')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn another_game_than_chess_is_named_and_refused() {
    let pgn = "[Variant \"Chess960\"]\n[FEN \"bqnbrnkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRNKR w KQkq - 0 1\"]\n\n1. e4 *";
    club(&board("interactive=replay lang=en")).run_bare(async |page| {
        let load = format!("load({{ pgn: {} }})", serde_json::Value::from(pgn));
        assert_eq!(ask(page, &load).await, "!games");
        page.expect_in(
            "rochade-board",
            "document.querySelector('[data-notice=replay]').textContent.includes('“Chess960” is not played here')",
        )
        .await;
    });
}
