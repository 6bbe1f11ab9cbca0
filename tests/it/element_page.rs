//! `<rochade-board>` and the page around it: styles, light and dark, the keyboard, many of them,
//! and other versions of the script.

use rochade_e2e::{Key, Visit};

use crate::element::{ITALIAN, SCRIPT, ask, board, club, expect_position, expect_told};

/// Style sheets that spoil every element that they reach.
const HOSTILE: [&str; 4] = [
    "* { all: unset !important }",
    "* { all: initial !important; font-size: 90px !important; letter-spacing: 2em !important }",
    "html { direction: rtl; font-size: 60px } iframe, div, rochade-board { margin: 9px !important; border: 9px solid red !important; transform: rotate(9deg) scale(.1) !important; max-height: 9px !important }",
    "* { display: inline !important; position: static !important; min-height: 0 !important; color: red !important; background: red !important; filter: invert(1) }",
];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn no_style_of_the_page_around_reaches_the_board() {
    for style in HOSTILE {
        let body = format!(
            "<style>{style}</style><section style='width:400px !important;display:block !important'>{}</section>",
            board(&format!("fen='{ITALIAN}'"))
        );
        club(&body).run_bare(async |page| {
            // Where styles even show what stands in the head, it is far down.
            page.eval("a.scrollIntoView()").await;
            expect_position(page, ITALIAN).await;
            page.expect_in(
                "#a",
                "getComputedStyle(document.documentElement).fontSize === '16px'
                    && getComputedStyle(document.body).direction === 'ltr'
                    && Math.abs(document.body.getBoundingClientRect().height - innerHeight) <= 1 && innerWidth >= 300",
            )
            .await;
            // The frame fills its box, whatever becomes of the element itself.
            page.expect(
                "(() => { const frame = a.shadowRoot.querySelector('iframe'), box = frame.parentNode;
                    return frame.offsetWidth === box.offsetWidth && frame.offsetHeight === box.offsetHeight && getComputedStyle(frame).borderWidth === '0px'; })()",
            )
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nor_does_it_reach_a_game_that_is_replayed() {
    const GAME: &str = "[White \"Anna\"]\n\n1. e4 {Best by test.} e5 *";
    let games = [
        format!("<rochade-board>{GAME}</rochade-board>"),
        format!("<pre class=rochade>{GAME}</pre>"),
    ];
    for (style, game) in HOSTILE.iter().zip(games.iter().cycle()) {
        let body = format!(
            "<style>{style}</style><section style='width:400px !important;display:block !important'>{game}</section>"
        );
        club(&body).run_bare(async |page| {
                page.expect("document.querySelector('rochade-board') !== null").await;
                page.eval("document.querySelector('rochade-board').scrollIntoView()").await;
                assert_eq!(ask(page, "goto(1)").await["ply"], 1);
                page.expect_in(
                    "rochade-board",
                    "(({ color, filter, direction, fontSize, letterSpacing }) => filter === 'none' && color !== 'rgb(255, 0, 0)' && direction === 'ltr'
                            && parseFloat(fontSize) < 30 && letterSpacing === 'normal')(getComputedStyle(document.querySelector('[data-ply=\"1\"]')))
                        && document.querySelector('[data-square=e4]').getBoundingClientRect().width > 20
                        && Math.abs(document.body.getBoundingClientRect().height - innerHeight) <= 1",
                )
                .await;
            });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_pages_window_has_no_new_names() {
    let body = [
        "<script>window.before = null; before = Object.getOwnPropertyNames(window)</script>",
        SCRIPT,
        "<rochade-board></rochade-board><pre class=rochade>1. e4 e5</pre>",
    ];
    Visit::default().in_club(body.concat()).run_bare(async |page| {
        ask(page, "move('e4')").await;
        page.expect("document.querySelectorAll('rochade-board').length === 2").await;
        let new = "Object.getOwnPropertyNames(window).filter((name) => !before.includes(name) && isNaN(name)).join()";
        assert_eq!(page.eval(new).await, "");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_is_as_light_or_dark_as_the_page_around() {
    let body = format!(
        "<body style='color-scheme:light'><div id=around>{}</div>",
        board("")
    );
    club(&body).run_bare(async |page| {
        let theme = |dark: bool| {
            let word = if dark { "dark" } else { "light" };
            format!("document.documentElement.dataset.theme === '{word}'")
        };
        page.expect_in("#a", theme(false)).await;
        page.eval_in("#a", "window.same = true").await;
        for (change, dark) in [
            ("document.body.style.colorScheme = 'dark'", true),
            ("around.style.colorScheme = 'light'", false),
            ("around.style.colorScheme = ''", true),
            // Without a scheme the letters tell.
            ("document.body.style.colorScheme = 'normal'; document.body.style.color = '#eee'", true),
            ("document.body.style.color = 'oklch(0.2 0.02 250)'", false),
            ("document.body.style.color = 'oklch(0.95 0.02 250)'", true),
            ("a.theme = 'light'", false),
            ("a.theme = 'auto'", true),
        ] {
            page.eval(change).await;
            page.expect_in("#a", theme(dark)).await;
        }
        page.eval("document.body.style.color = ''; document.body.style.colorScheme = 'light dark'").await;
        page.expect_in("#a", theme(false)).await;
        page.do_command(
            "Emulation.setEmulatedMedia",
            serde_json::json!({ "features": [{ "name": "prefers-color-scheme", "value": "dark" }] }),
        )
        .await;
        page.expect_in("#a", theme(true)).await;
        // All that in one frame.
        page.expect_in("#a", "window.same").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_keyboard_goes_in_and_out() {
    let body = format!(
        "<button id=before>1</button>{}<button id=after>2</button>",
        board("")
    );
    club(&body).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.eval("before.focus()").await;
        page.key(Key::Tab).await;
        page.expect("document.activeElement === a").await;
        page.expect_in(
            "#a",
            "document.hasFocus() && document.documentElement.dataset.embed === '' && document.activeElement.getAttribute('role') === 'grid'",
        )
        .await;
        // As many controls as there are in the frame, and then on.
        for _ in 0..12 {
            if page.eval("document.activeElement.id").await == "after" {
                break;
            }
            page.key(Key::Tab).await;
        }
        page.expect("document.activeElement === after").await;
        page.eval("a.focus()").await;
        page.expect("document.activeElement === a").await;
        page.expect_in("#a", "document.hasFocus()").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn two_versions_of_the_script_live_in_one_page() {
    let body = [
        SCRIPT,
        "<script>window.thrown = []; addEventListener('error', ({ message }) => thrown.push(message))</script>",
        &board("fen='4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'"),
        "<script src='SITErochade.js?version=2'></script><script src='SITErochade.js?version=3' async onload='window.done = true'></script>
            <pre class=rochade>1. e4 e5</pre>",
    ];
    club("").in_club(body.concat()).run_bare(async |page| {
        page.expect("window.done && thrown.length === 0 && document.querySelectorAll('rochade-board').length === 2").await;
        expect_position(page, "4k3/8/8/8/8/8/4P3/4K3 w").await;
        page.expect("document.querySelectorAll('rochade-board rochade-board').length === 0").await;
    });
}

/// A web server lets pages of other sites have modules only if it says so; so this is a page of the
/// same site, whose policy lets it have no frames.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_module_finds_its_site() {
    Visit::default().at("embed.html").run_bare(async |page| {
        page.eval("import(new URL('rochade.js', location.href).href)").await;
        page.eval("document.body.append(document.createElement('rochade-board')); document.querySelector('rochade-board').focus()")
            .await;
        page.expect("document.querySelector('rochade-board').shadowRoot.querySelector('iframe').src.startsWith(new URL('embed.html?', location.href).href)")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_strict_policy_of_the_page_around_is_enough() {
    let body = [
        "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; script-src SITE; frame-src SITE\">",
        SCRIPT,
        "<rochade-board id=a fen='4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'></rochade-board>",
    ];
    Visit::default()
        .in_club(body.concat())
        .run_bare(async |page| {
            expect_position(page, "4k3/8/8/8/8/8/4P3/4K3 w").await;
            page.expect("getComputedStyle(a).display === 'block' && a.offsetHeight > 200")
                .await;
            let log = page
                .driver()
                .get_log("browser")
                .await
                .expect("Chromium has a log");
            let refused: Vec<_> = log
                .into_iter()
                .filter(|entry| entry.message.contains("Content Security Policy"))
                .collect();
            assert!(refused.is_empty(), "{refused:#?}");
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_frame_that_is_not_let_in_leaves_the_link() {
    let body = [
        "<meta http-equiv=Content-Security-Policy content=\"default-src 'none'; script-src SITE; frame-src 'none'\">",
        SCRIPT,
        "<rochade-board id=a><a id=link href=/games.pgn>The games</a></rochade-board>",
    ];
    Visit::default()
        .in_club(body.concat())
        .run_bare(async |page| {
            page.expect("a.shadowRoot?.querySelector('iframe, slot') !== null")
                .await;
            page.expect("link.checkVisibility() && link.offsetHeight > 0")
                .await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn twenty_boards_live_in_one_page_and_come_when_they_are_near() {
    let boards: String = (0..20)
        .map(|number| format!("<rochade-board id=b{number} style='width:300px;margin:20px' interactive=none fen='4k3/8/8/8/8/8/4P3/4K3 w - - {number} 1'></rochade-board>"))
        .collect();
    club(&boards).sized(400, 600).run_bare(async |page| {
        expect_position(page, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
        let frames = "[...document.querySelectorAll('rochade-board')].filter(({ shadowRoot }) => shadowRoot.querySelector('iframe')).length";
        let first = page.eval(frames).await;
        assert!(first.as_u64().is_some_and(|first| (2..10).contains(&first)), "{first}");
        let height = page.eval("document.documentElement.scrollHeight").await;
        for number in (0..20).step_by(2) {
            page.eval(&format!("b{number}.scrollIntoView()")).await;
            page.expect_in(
                format!("#b{number}"),
                format!("document.documentElement.dataset.position.endsWith(' {number} 1') && document.documentElement.dataset.embed === ''"),
            )
            .await;
        }
        page.eval("b19.scrollIntoView()").await;
        page.expect(format!("{frames} === 20")).await;
        // The page has not jumped.
        page.expect(format!("Math.abs(document.documentElement.scrollHeight - {height}) <= 20 * 8")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_that_is_asked_before_it_is_near_comes_then() {
    let body = format!(
        "<div style='height:9000px'></div>{}",
        board(&format!("fen='{ITALIAN}'"))
    );
    club(&body).run_bare(async |page| {
        page.expect_to_stay("a.shadowRoot.querySelector('iframe') === null")
            .await;
        assert_eq!(ask(page, "position()").await, ITALIAN);
    });
}
