//! What is kept on the device: the game on the board, to the move.

use rochade_e2e::{Page, Visit};

use crate::clocks::{self, CLOCKWORK, expect_left, pass};
use crate::seating::bar;

/// The placement after 1. e4 e5 2. Nf3.
pub(crate) const AFTER_NF3: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

/// The names of the keys that begin so.
pub(crate) async fn keys(page: &Page, start: &str) -> Vec<String> {
    let ask = format!("Object.keys(localStorage).filter(key => key.startsWith('{start}')).sort()");
    serde_json::from_value(page.eval(&ask).await).expect("names")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_is_tapped_comes_back_to_the_move() {
    Visit::default().sized(390, 844).touch().run(async |page| {
        page.tap_moves("e2e4 e7e5 g1f3").await;
        page.reload().await;
        page.expect_placement(AFTER_NF3).await;
        page.expect_marked("last", "f3 g1").await;
        page.expect_turn("b").await;
        page.tap_moves("b8c6").await;
        page.expect_piece("c6", "bN").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn names_side_and_score_come_back() {
    Visit::default().run(async |page| {
        crate::sitting::start(page, "Anna", "Ben").await;
        page.type_moves(crate::games::FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.reload().await;
        page.expect_end("0-1", "checkmate").await;
        page.action("rematch").await;
        page.type_moves("e4").await;
        // Anna has Black now, and still sits at the bottom.
        let near = format!(
            "document.documentElement.dataset.near === 'b'
                && document.querySelector('{}').textContent.includes('Anna')
                && document.querySelector('[data-score=w]').textContent.trim() === '1'",
            bar("b")
        );
        page.expect(&near).await;
        page.expect_lower_left("h8").await;
        page.reload().await;
        page.expect(&near).await;
        page.expect_lower_left("h8").await;
        page.action("flip").await;
        page.reload().await;
        page.expect_lower_left("a1").await;
        page.expect_piece("e4", "wP").await;
    });
}

/// Keeps the compiled page from starting until `window.go()` is called, but not at the first visit.
pub(crate) const HOLD_LATER: &str = "const start = WebAssembly.instantiateStreaming;
    let held;
    if (sessionStorage.getItem('visited')) WebAssembly.instantiateStreaming = async (...all) => {
        await (held ??= new Promise((go) => { window.go = go; }));
        return start(...all);
    };
    sessionStorage.setItem('visited', 'yes');";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_game_is_on_the_board_from_the_first_drawing_on() {
    Visit::default()
        .after_script(HOLD_LATER)
        .run(async |page| {
            page.type_moves("e4 e5 Nf3").await;
            page.action("flip").await;
            page.expect_lower_left("h8").await;
            page.do_command("Page.reload", serde_json::json!({})).await;
            page.expect("window.go !== undefined").await;
            let seen = "[...document.querySelectorAll('[data-square]')].map(e => {
                const { x, y, width } = e.getBoundingClientRect();
                const style = (part) => getComputedStyle(e, part);
                return [e.dataset.square, e.dataset.piece, x, y, width, style().backgroundColor, style('::before').content,
                    style('::after').content].join();
            })";
            page.expect("document.querySelector('[data-square=f3]')?.dataset.piece === 'wN'")
                .await;
            let early = page.eval(seen).await;
            page.eval("window.go()").await;
            page.expect_whole().await;
            page.expect_marked("last", "f3 g1").await;
            assert_eq!(page.eval(seen).await, early);
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_second_tab_has_a_game_of_its_own() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        let first = page.driver().window().await.expect("a window");
        let open = async || {
            let second = page.driver().new_tab().await.expect("a tab");
            page.driver()
                .switch_to_window(second)
                .await
                .expect("it is there");
            page.driver()
                .goto(&page.url())
                .await
                .expect("the page opens");
            page.expect_board().await;
        };
        open().await;
        page.expect_placement(crate::games::START).await;
        page.type_moves("d4").await;
        page.expect_piece("d4", "wP").await;
        assert_eq!(keys(page, "rochade.2.open.").await.len(), 2);
        page.reload().await;
        page.expect_piece("d4", "wP").await;
        page.expect_piece("e4", "").await;
        page.driver().close_window().await.expect("the tab closes");
        page.driver()
            .switch_to_window(first.clone())
            .await
            .expect("the first tab");
        page.type_moves("Nf3").await;
        page.expect_placement(AFTER_NF3).await;
        page.reload().await;
        page.expect_placement(AFTER_NF3).await;
        // What the closed tab left waits for the next one.
        open().await;
        page.expect_piece("d4", "wP").await;
        page.driver().close_window().await.expect("the tab closes");
        page.driver()
            .switch_to_window(first)
            .await
            .expect("the first tab");
    });
}

const FORBIDDEN: &str =
    "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {
        get() { throw new DOMException('no', 'SecurityError'); } });";

const FORBIDDEN_WITHOUT_LOCKS: &str =
    "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {
        get() { throw new DOMException('no', 'SecurityError'); } });
    Object.defineProperty(navigator, 'locks', { value: undefined });";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_storage_that_is_forbidden_is_said_and_the_game_goes_on() {
    // The second is a page without a secure connection.
    for script in [FORBIDDEN, FORBIDDEN_WITHOUT_LOCKS] {
        Visit::default().after_script(script).run(async |page| {
            page.type_moves("e4").await;
            page.expect(
                "document.querySelector('[data-notice]')?.textContent.includes('does not let')",
            )
            .await;
            page.type_moves("e5 Nf3").await;
            page.expect_placement(AFTER_NF3).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_damaged_game_stays_and_can_be_saved_as_a_file() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        let [key] = &keys(page, "rochade.2.open.").await[..] else {
            panic!("one game is kept");
        };
        let spoil =
            format!("localStorage.setItem('{key}', localStorage.getItem('{key}').slice(0, -1))");
        page.eval(&spoil).await;
        // Leaving the page must not write it anew.
        let value = page.eval(&format!("localStorage.getItem('{key}')")).await;
        page.reload().await;
        page.expect(
            "document.querySelector('dialog [data-notice]')?.textContent.includes('damaged')",
        )
        .await;
        page.click("button[data-action=download-damaged]").await;
        page.action("close").await;
        page.expect_placement(crate::games::START).await;
        page.type_moves("d4").await;
        let lost = keys(page, "rochade.2.lost.").await;
        assert_eq!(lost.len(), 1);
        let kept = page
            .eval(&format!("localStorage.getItem('{}')", lost[0]))
            .await;
        assert_eq!(kept, value);
        page.reload().await;
        page.expect_piece("d4", "wP").await;
        page.expect_never("document.querySelector('dialog') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn clocks_come_back_paused_with_what_was_left() {
    Visit::default().after_script(CLOCKWORK).run(async |page| {
        clocks::start(page, "5+0").await;
        page.type_moves("e4").await;
        pass(page, 1_000).await;
        expect_left(page, "b", 299_000).await;
        // What passes then is kept when the page is left.
        pass(page, 500).await;
        page.reload().await;
        page.expect_piece("e4", "wP").await;
        expect_left(page, "b", 298_500).await;
        pass(page, 60_000).await;
        page.write_move("e5").await;
        page.expect("document.querySelector('[data-notice]')?.textContent.includes('aused')")
            .await;
        page.settle().await;
        expect_left(page, "b", 298_500).await;
        page.expect_piece("e5", "").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn without_locks_a_game_that_is_being_played_stays_with_its_tab() {
    Visit::default()
        .after_script("Object.defineProperty(navigator, 'locks', { value: undefined })")
        .run(async |page| {
            page.type_moves("e4 e5").await;
            // It was written just now, however long the test takes.
            page.eval(
                "const [key] = Object.keys(localStorage).filter(key => key.startsWith('rochade.2.open.'));
                 const game = JSON.parse(localStorage.getItem(key));
                 localStorage.setItem(key, JSON.stringify({ ...game, written: new Date(8e12).toISOString() }))",
            )
            .await;
            let first = page.driver().window().await.expect("a window");
            let second = page.driver().new_tab().await.expect("a tab");
            page.driver()
                .switch_to_window(second)
                .await
                .expect("it is there");
            page.do_command(
                "Page.addScriptToEvaluateOnNewDocument",
                serde_json::json!({ "source": "Object.defineProperty(navigator, 'locks', { value: undefined });
                    Date.now = () => 8e12;" }),
            )
            .await;
            page.driver()
                .goto(&page.url())
                .await
                .expect("the page opens");
            page.expect_placement_to_stay(crate::games::START).await;
            page.driver().close_window().await.expect("the tab closes");
            page.driver()
                .switch_to_window(first)
                .await
                .expect("the first tab");
            page.reload().await;
            page.expect_piece("e5", "bP").await;
        });
}
