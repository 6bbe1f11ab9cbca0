//! The screen: awake while a game is played, and filled with the page on request.

use rochade_e2e::Visit;

use crate::seating::press;

/// Counts the locks that are held.
pub(crate) const LOCKS: &str = "(() => {
    window.held = 0;
    window.asked = 0;
    const request = async () => {
        window.asked += 1;
        window.held += 1;
        const lock = {
            released: false,
            async release() {
                if (!lock.released) window.held -= 1;
                lock.released = true;
            },
        };
        window.lock = lock;
        return lock;
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
})()";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_screen_stays_awake_while_a_game_is_played_and_not_while_it_rests() {
    Visit::default().after_script(LOCKS).run(async |page| {
        println!("the screen stays awake while a game is played");
        page.expect_never("held !== 0").await;
        page.type_move("f2f3").await;
        page.expect("held === 1").await;
        page.type_moves("e7e5 g2g4").await;
        // The browser lets go when the page is hidden, and is asked again when it is back.
        page.eval("lock.release(); document.dispatchEvent(new Event('visibilitychange'))")
            .await;
        page.expect("held === 1 && asked === 2").await;
        page.type_move("d8h4").await;
        page.expect_end("0-1", "checkmate").await;
        page.expect("held === 0").await;
        page.action("rematch").await;
        page.expect_end("", "").await;
        page.expect_never("held !== 0").await;
        page.type_move("e2e4").await;
        page.expect("held === 1").await;
        println!("a paused game lets the screen sleep");
        page.action("new-game").await;
        page.set_field("clock", "5+0").await;
        page.action("start-game").await;
        page.type_moves("e2e4 e7e5").await;
        page.expect("held === 1").await;
        page.action("pause").await;
        page.expect("held === 0").await;
        page.action("pause").await;
        page.expect("held === 1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nobody_hears_of_a_lock_that_is_refused() {
    let refuses = "Object.defineProperty(navigator, 'wakeLock', { value: {
        request: async () => { window.asked = true; throw new DOMException('no', 'NotAllowedError'); } } })";
    Visit::default().after_script(refuses).run(async |page| {
        page.type_move("e2e4").await;
        page.expect("window.asked === true").await;
        page.expect_never("document.querySelector('[data-notice]') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_lock_that_was_refused_is_asked_for_again() {
    let spares = "(() => {
        const { request } = navigator.wakeLock;
        window.spares = true;
        navigator.wakeLock.request = (kind) => window.spares
            ? Promise.reject(new DOMException('no', 'NotAllowedError'))
            : request(kind);
    })()";
    let script = [LOCKS, ";", spares].concat();
    Visit::default().after_script(script).run(async |page| {
        page.type_move("e2e4").await;
        page.expect_never("held !== 0").await;
        page.eval("spares = false").await;
        page.type_move("e7e5").await;
        page.expect("held === 1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_page_fills_the_screen_and_gives_it_back() {
    let stub = "Element.prototype.requestFullscreen = async function () { window.full = true; };
        Object.defineProperty(document, 'fullscreenElement', { get: () => window.full ? document.body : null });
        document.exitFullscreen = async () => { window.full = false; };";
    Visit::default().after_script(stub).run(async |page| {
        for full in [true, false] {
            press(page, "full-screen").await;
            page.expect(&format!("window.full === {full}")).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn no_button_for_a_screen_that_cannot_be_filled() {
    let stub = "Object.defineProperty(document, 'fullscreenEnabled', { value: false })";
    Visit::default().after_script(stub).run(async |page| {
        page.expect("document.querySelector('[data-action=seating]') !== null")
            .await;
        page.expect_never("document.querySelector('[data-action=full-screen]') !== null")
            .await;
    });
}
