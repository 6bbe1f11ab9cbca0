//! Attributes of `<rochade-board>` that change: the same attribute is the same picture, whenever it
//! is set, and nothing is fetched for it.

use rochade_e2e::Page;

use crate::element::{ITALIAN, ask, board, club, expect_position, expect_told};

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_or_a_board_asleep_shows_another_position_without_the_rules() {
    for (attributes, fen) in [
        ("interactive=none", "8/8/8/3pp3/8/8/8/8 w - - 0 1"),
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
    for (attributes, fen) in [
        ("interactive=none", "rubbish"),
        ("", "4k3/8/8/8/8/8/8/9 w - - 0 1"),
    ] {
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

/// Moves from e2 to e4, and gives the game as a saved text.
async fn link_after_e4(page: &Page) -> String {
    page.eval("window.link = new Promise((done) => addEventListener('message', ({ data }) => data.detail?.plies === 1 && data.type === 'state' && done(data.detail.link))), null")
        .await;
    ask(page, "move('e4')").await;
    let link = page.eval("window.link").await;
    link.as_str().unwrap_or_default().to_owned()
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_saved_text_stands_in_no_address() {
    const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b";
    let src = "a.shadowRoot.querySelector('iframe').src";
    club(&board("")).run_bare(async |page| {
        let link = link_after_e4(page).await;
        for (attributes, is_told) in [
            ("start: 'last'", false),
            ("interactive: 'play'", false),
            ("start: '99'", true),
        ] {
            page.eval(&format!("document.body.replaceChildren(Object.assign(document.createElement('rochade-board'), {{ id: 'a', link: '{link}', {attributes} }})), null"))
                .await;
            page.expect(format!("{src}.includes('link=.&') && !{src}.includes('{link}')"))
                .await;
            expect_position(page, AFTER_E4).await;
            page.expect_in("#a", format!("document.querySelector('[data-notice]:not(:empty)') !== null === {is_told}"))
                .await;
        }
        page.eval("document.body.replaceChildren(Object.assign(document.createElement('rochade-board'), { id: 'a', link: 'nonsense' })), null")
            .await;
        page.expect_in("#a", "document.querySelector('[data-notice]:not(:empty)') !== null")
            .await;
        // Whoever opens the frame alone has no game, and nothing waits.
        let address = page.eval(src).await;
        page.driver().goto(address.as_str().unwrap_or_default()).await.expect("the page opens");
        page.expect("document.documentElement.dataset.embed === 'awake'").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_puzzle_that_is_moved_goes_on_where_it_was() {
    let body = board("fen='6k1/5ppp/8/8/8/8/3R1PPP/3R2K1 w - - 0 1' solution='h3 h6 Rd8+ Kh7 g3'")
        + "<div id=there></div>";
    club(&body).run_bare(async |page| {
        page.click_in("#a", "h2").await;
        page.click_in("#a", "h3").await;
        page.expect_in("#a", "document.documentElement.dataset.position.includes('/7p/') && document.documentElement.dataset.puzzle === 'asked'")
            .await;
        page.eval("there.append(a)").await;
        page.expect("a.shadowRoot.querySelector('iframe')?.src.includes('link=.&')").await;
        page.expect_in("#a", "document.documentElement.dataset.embed === 'awake' && document.documentElement.dataset.puzzle === 'asked'
            && document.documentElement.dataset.position.includes('/7p/')")
            .await;
    });
}
