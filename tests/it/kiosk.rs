//! The tablet at the club (`?kiosk=1`): it fills the screen, stays awake, and nothing on the page
//! leads out of it.

use rochade_e2e::{Page, Visit};

use crate::awake::LOCKS;
use crate::offline::{aside, open, server};

const WANTED: &str = "?kiosk=1";

/// Lets the test see when the page asks to fill the screen.
const SCREEN: &str = "window.filled = 0;
    Element.prototype.requestFullscreen = async function () { window.filled += 1; window.full = true; };
    Object.defineProperty(document, 'fullscreenElement', { get: () => window.full ? document.body : null });
    Object.defineProperty(document, 'fullscreenEnabled', { value: true });";

/// What would lead out of the page, or let the browser open something of its own.
const DOORS: &str = "[...document.querySelectorAll(`[data-action=share], [data-action=share-sheet], [data-action=import], [type=file],
    [data-action=full-screen], [data-action^=download], [data-action=export-games], [data-action^=copy], a[target], a[href*='/'],
    [data-notice=share]`)].filter(e => e.checkVisibility()).map(e => e.outerHTML.slice(0, 80)).join()";

pub(crate) async fn come(page: &Page) {
    open(page, &[&page.url(), WANTED].concat()).await;
}

async fn expect_no_door(page: &Page) {
    page.frame().await;
    assert_eq!(page.eval(DOORS).await, "");
}

/// Whether the page keeps an event of this kind from the browser, whatever it is about.
async fn keeps(page: &Page, event: &str, selector: &str) -> bool {
    let ask = format!("!document.querySelector('{selector}').dispatchEvent({event})");
    page.eval(&ask).await == true
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn no_part_of_the_page_leads_out_of_it() {
    Visit::default().sized(1280, 900).run(async |page| {
        // With all that would be there else.
        page.type_moves("e4 e5").await;
        page.action("menu").await;
        assert_ne!(page.eval(DOORS).await, "");
        come(page).await;
        page.expect("document.documentElement.dataset.kiosk === 'yes'")
            .await;
        expect_no_door(page).await;
        for panel in ["games", "settings", "rules", "seating", "new-game"] {
            page.action(panel).await;
            page.expect("document.querySelector('dialog[open]') !== null")
                .await;
            expect_no_door(page).await;
            page.click("dialog [data-action=close]").await;
            page.expect("document.querySelector('dialog') === null")
                .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_screen_is_filled_with_the_first_touch_and_awake_before() {
    let stubs = [SCREEN, LOCKS].join(";");
    Visit::default().after_script(stubs).run(async |page| {
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        assert_eq!(page.eval("[filled, held].join()").await, "0,0");
        come(page).await;
        page.expect("held === 1").await;
        page.expect_never("filled !== 0").await;
        page.tap("e2").await;
        page.expect("filled === 1").await;
        page.tap("e4").await;
        page.expect_piece("e4", "wP").await;
        assert_eq!(page.eval("filled").await, 1);
        // Whoever gave the screen back fills it again with the next touch.
        page.eval("window.full = false").await;
        page.tap("e7").await;
        page.expect("filled === 2").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_lock_that_was_refused_is_asked_for_again_with_a_touch() {
    let refuses = "window.asked = 0; Object.defineProperty(navigator, 'wakeLock', { value: {
        request: async () => { window.asked += 1; throw new DOMException('no', 'NotAllowedError'); } } });";
    let stubs = [SCREEN, refuses].concat();
    Visit::default().after_script(stubs).run(async |page| {
        come(page).await;
        page.expect("asked === 1").await;
        page.tap("e2").await;
        page.expect("asked === 2").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn neither_a_long_press_nor_a_drag_nor_two_fingers_open_anything() {
    const PLACES: [&str; 3] = ["h1", "[data-square=e4]", "input[name=move]"];
    let events = [
        "new MouseEvent('contextmenu', { bubbles: true, cancelable: true })",
        "new DragEvent('dragstart', { bubbles: true, cancelable: true })",
        "new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true })",
        "new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: (() => {
            const given = new DataTransfer();
            given.items.add(new File(['1. d4 *'], 'game.pgn'));
            return given;
        })() })",
        "new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: (() => {
            const given = new DataTransfer();
            given.setData('text/uri-list', 'https://example.org/');
            return given;
        })() })",
    ];
    let wheel = "new WheelEvent('wheel', { bubbles: true, cancelable: true })";
    Visit::default().run(async |page| {
        assert!(!keeps(page, events[0], "h1").await);
        come(page).await;
        for place in PLACES {
            for event in events {
                assert!(keeps(page, event, place).await, "{event} at {place}");
            }
            assert!(!keeps(page, wheel, place).await, "a list can be rolled");
        }
        page.expect_never("document.querySelector('dialog') !== null")
            .await;
        let style = "(() => {
            const style = (selector) => getComputedStyle(document.querySelector(selector));
            return [style('html').touchAction, style('h1').userSelect, style('input').userSelect].join();
        })()";
        assert_eq!(page.eval(style).await, "pan-x pan-y,none,text");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_way_back_ends_on_the_page() {
    Visit::default().run_bare(async |page| {
        page.driver().goto("about:blank").await.expect("a page");
        come(page).await;
        page.tap("e2").await;
        page.expect("history.state === 'kiosk'").await;
        page.eval("window.same = true").await;
        for _ in 0..3 {
            page.driver().back().await.expect("a step back");
            page.expect("window.same && history.state === 'kiosk'")
                .await;
        }
        page.tap("e4").await;
        page.expect_piece("e4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_comes_back_as_it_was_with_and_without_a_network() {
    Visit::default().staying().run_bare(async |page| {
        let server = aside(server);
        let url = [&server.url(), WANTED].concat();
        open(page, &url).await;
        page.expect("!!navigator.serviceWorker.controller").await;
        page.tap_moves("e2e4").await;
        page.reload().await;
        page.expect_piece("e4", "wP").await;
        page.expect("document.documentElement.dataset.kiosk === 'yes'")
            .await;
        aside(move || drop(server));
        page.reload().await;
        page.expect_piece("e4", "wP").await;
        expect_no_door(page).await;
        page.expect("document.documentElement.dataset.kiosk === 'yes'")
            .await;
    });
}
