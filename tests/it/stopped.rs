//! The page when its compiled part has stopped with a trap: it says so, and nothing is lost.

use rochade_e2e::Visit;
use serde_json::json;

/// Lets whatever the compiled page asks for the time next run into a trap of WebAssembly's own, once `window.trap` is set.
const TRAP: &str = "const module = new Uint8Array([
        0, 97, 115, 109, 1, 0, 0, 0, 1, 4, 1, 96, 0, 0, 3, 2, 1, 0, 7, 8, 1, 4, 116, 114, 97, 112, 0, 0, 10, 5, 1, 3, 0, 0, 11,
    ]);
    const { trap } = new WebAssembly.Instance(new WebAssembly.Module(module)).exports;
    const now = performance.now;
    performance.now = (...all) => {
        if (window.trap) trap();
        return now.apply(performance, all);
    };";

const NOTICE: &str = "document.querySelector('[data-notice=stopped]')";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_a_trap_the_page_says_so_and_the_game_is_as_it_was_kept() {
    for (language, words) in [
        ("en", "has stopped"),
        ("de", "stehen geblieben"),
        ("nl", "gestopt"),
    ] {
        Visit::default()
            .speaking(language)
            .after_script(TRAP)
            .run_bare(async |page| {
                page.expect_whole().await;
                page.tap_moves("e2e4 e7e5").await;
                assert_eq!(page.eval(NOTICE).await, json!(null));
                page.eval("window.trap = true").await;
                page.tap("g1").await;
                page.expect(&format!("{NOTICE}?.role === 'alert'")).await;
                let text = page.eval(&format!("{NOTICE}.innerText")).await;
                assert!(text.as_str().unwrap_or_default().contains(words), "{text}");
                page.eval("window.old = true").await;
                page.click("[data-notice=stopped] [data-action=reload]").await;
                page.expect("window.old === undefined && document.querySelector('[data-action=new-game]') !== null")
                    .await;
                page.expect_piece("e4", "wP").await;
                page.expect_piece("e5", "bP").await;
                page.expect_turn("w").await;
                page.tap_moves("g1f3").await;
                page.expect_piece("f3", "wN").await;
            });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_has_stopped_is_not_touched_and_hears_of_nothing() {
    Visit::default().after_script(TRAP).run_bare(async |page| {
        page.expect_whole().await;
        page.action("new-game").await;
        page.eval("window.heard = 0; addEventListener('pagehide', () => { window.heard += 1; })")
            .await;
        page.eval("dispatchEvent(new Event('pagehide'))").await;
        page.eval("window.trap = true; document.querySelector('[data-action=start-game]').click()")
            .await;
        page.expect(&format!("{NOTICE} !== null")).await;
        // The panel that was open does not lie above it, and nothing else can be reached.
        page.middle("[data-notice=stopped] [data-action=reload]")
            .await;
        page.expect("document.activeElement.dataset.action === 'reload'")
            .await;
        page.eval("document.querySelector('[data-action=flip]').focus()")
            .await;
        page.expect("document.activeElement.dataset.action === 'reload'")
            .await;
        page.eval("dispatchEvent(new Event('pagehide'))").await;
        assert_eq!(page.eval("window.heard").await, 1);
    });
}
