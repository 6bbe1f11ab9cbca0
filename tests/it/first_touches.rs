//! Touches of the first moments, while the rules are on their way and while they take the board
//! over: each is done, and done once.

use rochade_e2e::Visit;

/// Keeps the rules from being compiled until `window.go()` is called, and from being started until
/// `window.say()` gives them their words.
const HOLD_EACH: &str = "const start = WebAssembly.instantiateStreaming, ask = window.fetch;
    const gone = new Promise((go) => { window.go = go; });
    const said = new Promise((say) => { window.say = say; });
    WebAssembly.instantiateStreaming = async (...all) => {
        await gone;
        return start(...all);
    };
    window.fetch = async (what, ...how) => {
        if (/[.]txt$/.test(what)) await said;
        return ask(what, ...how);
    };";

/// The rules are there, and are starting the page.
const STARTING: &str = "document.querySelector('[data-to]') === null";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn touches_are_done_once_and_in_order_whenever_they_come() {
    let visit = Visit::default().after_script(HOLD_EACH);
    visit.run_bare(async |page| {
        page.expect_piece("e2", "wP").await;
        page.tap("e2").await;
        page.eval("window.go()").await;
        page.expect(STARTING).await;
        page.tap("e4").await;
        page.tap("e7").await;
        // This one is kept as it comes down, and is lifted when the rules are there.
        let e5 = page.square("e5").await;
        page.mouse_down(e5).await;
        page.expect_piece("e2", "wP").await;
        page.eval("window.say()").await;
        page.expect_piece("e4", "wP").await;
        page.mouse_up(e5).await;
        page.expect_piece("e5", "bP").await;
        page.tap_moves("g1f3").await;
        page.expect(
            "document.documentElement.dataset.position ===
                'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2'",
        )
        .await;
    });
}

/// Notes what is fetched, and lets neither time go by nor anything be drawn.
const STAND_STILL: &str = "const ask = window.fetch;
    window.asked = [];
    window.fetch = (what, how) => {
        window.asked.push([what, how?.priority]);
        return ask(what, how);
    };
    window.setTimeout = window.requestAnimationFrame = () => 0;";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_rules_are_asked_for_at_once_and_let_the_board_go_first() {
    let visit = Visit::default().after_script(STAND_STILL);
    visit.run_bare(async |page| {
        page.expect(
            "window.asked.some(([what, priority]) => /[.]wasm$/.test(what) && priority === 'low')",
        )
        .await;
    });
}
