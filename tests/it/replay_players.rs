//! What a replayed game tells of its players at the board: titles, ratings, and what their clocks
//! showed.

use rochade_e2e::Page;

use crate::embed::with;

const TIMED: &str = "[White \"Berg, Anna\"]\n[Black \"Tal, Ben\"]\n[WhiteTitle \"WIM\"]\n[WhiteElo \"2100\"]\n[BlackElo \"?\"]\n\
    [TimeControl \"5400+30\"]\n\n1. e4 {[%clk 1:29:59]} e5 {[%clk 1:28:07]} (1... c5 {[%clk 0:59:00]}) 2. Nf3 {[%clk 1:25:00]} *\n";

const ALL: &str = "&ui=board,players,clock,moves";

/// Waits until the clocks show this, White's first.
async fn expect_clocks(page: &Page, shown: &str) {
    page.expect(format!(
        "['w', 'b'].map((seat) => document.querySelector(`[data-clock=${{seat}}]`)?.textContent).join() === '{shown}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn clocks_show_what_was_left_at_each_place() {
    with("pgn", TIMED, ALL).awake().run(async |page| {
        expect_clocks(page, "1:30:00,1:30:00").await;
        page.click("[data-ply='1']").await;
        expect_clocks(page, "1:29:59,1:30:00").await;
        page.click("[data-ply='3']").await;
        expect_clocks(page, "1:25:00,1:28:07").await;
        page.click("[data-ply='2'][data-line='1']").await;
        expect_clocks(page, "1:29:59,59:00").await;
        let name = "document.querySelector('[data-clock=b]').ariaLabel";
        assert_eq!(page.eval(name).await, "Clock of Tal, Ben: 59 minutes");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn there_is_no_clock_where_none_is_asked_for_or_told() {
    with("pgn", TIMED, "").awake().run(async |page| {
        page.click("[data-ply='1']").await;
        expect_clocks(page, ",").await;
    });
    let untold = "[TimeControl \"300\"]\n\n1. e4 e5 *";
    with("pgn", untold, ALL).awake().run(async |page| {
        page.click("[data-ply='1']").await;
        expect_clocks(page, ",").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn titles_and_ratings_stand_with_the_names_before_the_rules_come_and_after() {
    let names = "[...document.querySelectorAll('.bar')].map((bar) => bar.querySelector('.name').innerText.replace(/\\s+/g, ' ')).join('|')";
    with("pgn", TIMED, "").run_bare(async |page| {
        page.expect(format!(
            "{names} === 'Tal, Ben Black|WIM Berg, Anna 2100 White'"
        ))
        .await;
        page.wake().await;
        page.expect_awake().await;
        page.expect(format!(
            "{names} === 'Tal, Ben Black|WIM Berg, Anna 2100 White'"
        ))
        .await;
        assert_eq!(
            page.eval("document.querySelector('[data-elo=w]').textContent")
                .await,
            "2100"
        );
    });
}
