//! The page where it can't start: it says what it needs.

use rochade_e2e::{Page, Visit};
use serde_json::{Value, json};

/// All text that is drawn, read without any script.
async fn drawn_text(page: &Page) -> String {
    let snapshot = page
        .do_command(
            "DOMSnapshot.captureSnapshot",
            json!({ "computedStyles": ["visibility"] }),
        )
        .await;
    let strings = snapshot["strings"].as_array().cloned().unwrap_or_default();
    let string = |index: &Value| {
        let found = index.as_u64().and_then(|at| strings.get(at as usize));
        found.and_then(Value::as_str).unwrap_or_default()
    };
    let layout = &snapshot["documents"][0]["layout"];
    let none = Vec::new();
    let texts = layout["text"].as_array().unwrap_or(&none);
    let styles = layout["styles"].as_array().unwrap_or(&none);
    let visible = texts
        .iter()
        .zip(styles)
        .filter(|(_, style)| string(&style[0]) == "visible");
    visible.map(|(text, _)| string(text)).collect()
}

/// How many squares are drawn, and how many men, read without any script.
async fn drawn_board(page: &Page) -> (usize, usize) {
    let document = page
        .do_command("DOM.getDocument", json!({ "depth": 1 }))
        .await;
    let count = async |selector: &str| {
        let ask = json!({ "nodeId": document["root"]["nodeId"], "selector": selector });
        let found = page.do_command("DOM.querySelectorAll", ask).await;
        let mut drawn = 0;
        for node in found["nodeIds"].as_array().expect("a list of nodes") {
            // What is not laid out has no box.
            let place = page
                .command("DOM.getBoxModel", json!({ "nodeId": node }))
                .await;
            drawn +=
                usize::from(place.is_ok_and(|place| place["model"]["width"].as_f64() > Some(20.0)));
        }
        drawn
    };
    (
        count("[data-square]").await,
        count("[data-piece] > .man").await,
    )
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn without_scripts_the_board_is_seen_and_it_says_so_in_every_language() {
    let visit = Visit::default().sized(390, 844).without_scripts();
    visit.run_bare(async |page| {
        let text = drawn_text(page).await;
        for words in ["braucht JavaScript", "needs JavaScript", "heeft JavaScript"] {
            assert!(text.contains(words), "{words} is not in {text:?}");
        }
        assert_eq!(drawn_board(page).await, (64, 32));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn without_web_assembly_it_says_so_in_the_language_of_the_user() {
    for (language, needs, lang) in [
        ("de-AT,en;q=0.5", "braucht", "de"),
        ("fr,nl;q=0.8,en;q=0.5", "nodig", "nl"),
        ("fr", "needs", "en"),
    ] {
        Visit::default()
            .speaking(language)
            .after_script("delete window.WebAssembly")
            .run_bare(async |page| {
                page.expect("document.querySelector('[role=alert]') !== null")
                    .await;
                let text = drawn_text(page).await;
                assert!(text.contains("WebAssembly"), "{text:?}");
                for other in ["braucht", "needs", "nodig"] {
                    assert_eq!(text.contains(other), other == needs, "{other} in {text:?}");
                }
                assert_eq!(page.html_attr("lang").await, lang);
            });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn when_it_does_not_load_it_says_so() {
    Visit::default()
        .after_script("window.fetch = () => Promise.reject(new TypeError('the network is down'))")
        .run_bare(async |page| {
            page.expect("document.querySelector('[role=alert]') !== null")
                .await;
            let text = drawn_text(page).await;
            assert!(text.contains("could not be loaded"), "{text:?}");
            assert!(!text.contains("nicht geladen"), "{text:?}");
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn when_no_script_comes_it_says_so_after_a_while() {
    Visit::default().run_bare(async |page| {
        page.do_command("Network.enable", json!({})).await;
        let scripts = json!({ "urls": ["*.js"] });
        page.do_command("Network.setBlockedURLs", scripts).await;
        page.do_command("Page.reload", json!({ "ignoreCache": true }))
            .await;
        let message =
            "document.querySelector('.late')?.checkVisibility({ visibilityProperty: true })";
        page.expect(&format!("{message} === false")).await;
        let said = drawn_text(page).await;
        assert_eq!(
            said.matches("Rochade").count(),
            1,
            "no more than the name: {said}"
        );
        assert_eq!(drawn_board(page).await, (64, 32));
        // The while passes a hundred times as fast.
        page.do_command("Animation.enable", json!({})).await;
        page.do_command("Animation.setPlaybackRate", json!({ "playbackRate": 100 }))
            .await;
        page.expect(&format!("{message} === true")).await;
        let text = drawn_text(page).await;
        for words in [
            "konnte nicht geladen",
            "could not be loaded",
            "kon niet worden geladen",
        ] {
            assert!(text.contains(words), "{words} is not in {text:?}");
        }
    });
}

/// Keeps the compiled page from starting until `window.go()` is called.
pub(crate) const HOLD: &str = "const start = WebAssembly.instantiateStreaming;
    const gone = new Promise((go) => { window.go = go; });
    WebAssembly.instantiateStreaming = async (...all) => {
        await gone;
        return start(...all);
    };";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_tapped_before_the_rules_are_there_is_played_when_they_are() {
    Visit::default().after_script(HOLD).run_bare(async |page| {
        page.expect_piece("e2", "wP").await;
        page.eval("window.early = document.querySelector('[data-square=e2]')")
            .await;
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.expect_marked("move", "e3 e4").await;
        page.tap("e4").await;
        page.tap("e7").await;
        page.expect_marked("last", "e2 e4").await;
        page.eval("window.go()").await;
        page.expect_piece("e4", "wP").await;
        page.expect_marked("selected", "e7").await;
        page.expect("window.early === document.querySelector('[data-square=e2]')")
            .await;
        page.tap("e5").await;
        page.expect_piece("e5", "bP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn before_the_rules_are_there_a_touch_shows_where_a_man_of_the_first_position_can_go() {
    for address in ["", "embed.html?interactive=api&lang=nl"] {
        let visit = Visit::default().at(address).after_script(HOLD);
        visit.run_bare(async |page| {
            page.expect_piece("e2", "wP").await;
            for (from, to) in [("d2", "d3 d4"), ("g1", "f3 h3")] {
                page.tap(from).await;
                page.expect_marked("selected", from).await;
                page.expect_marked("move", to).await;
            }
            page.tap("e5").await;
            page.expect_unmarked("selected move").await;
            page.tap("b1").await;
            page.expect_marked("move", "a3 c3").await;
            page.tap("c3").await;
            // What comes after a move, only the rules know.
            page.tap("a2").await;
            page.expect_marked("last", "b1 c3").await;
            page.eval("window.go()").await;
            page.expect_piece("c3", "wN").await;
            page.expect_unmarked("selected move").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_first_touch_waits_for_no_file_of_the_rules() {
    Visit::default().run_bare(async |page| {
        // What weighs much: `cargo xtask size` counts it as "until the rules are there". None of it
        // comes in this visit.
        let files = ["*.wasm", "*rochade-web*", "*.txt"].map(|file| json!({ "urlPattern": file }));
        page.do_command("Fetch.enable", json!({ "patterns": files }))
            .await;
        page.do_command("Page.reload", json!({ "ignoreCache": true }))
            .await;
        page.expect_piece("e2", "wP").await;
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.expect_marked("move", "e3 e4").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn before_the_rules_are_there_nothing_else_is_answered() {
    for address in [
        "embed.html?fen=4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "?laws=noris",
        "#1AoHDLXeaQALDPHeY5A4VlnPvM70uBBUfDHAAAAFAtqnA",
    ] {
        let visit = Visit::default().at(address).after_script(HOLD);
        visit.run_bare(async |page| {
            page.expect("document.querySelectorAll('[data-square]').length === 64")
                .await;
            let e2 = page.square("e2").await;
            page.mouse_down(e2).await;
            page.mouse_up(e2).await;
            page.expect_unmarked("selected move").await;
        });
    }
}

/// A game that was left in the first position.
const LEFT: &str = "localStorage.setItem('rochade.2.open.one', JSON.stringify({
        written: '2026-11-22T01:40:15.809Z', game: 'chess', events: 1, saved: '1A',
        position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
        men: 'bRbNbBbQbKbBbNbRbPbPbPbPbPbPbPbP--------------------------------wPwPwPwPwPwPwPwPwRwNwBwQwKwBwNwR',
    }));";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn before_the_rules_are_there_nothing_is_answered_in_a_game_that_was_left() {
    let visit = Visit::default().after_script([LEFT, HOLD].concat());
    visit.run_bare(async |page| {
        page.expect_piece("e2", "wP").await;
        page.tap("e2").await;
        page.expect_unmarked("selected move").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_dragged_before_the_rules_are_there_is_played_when_they_are() {
    Visit::default().after_script(HOLD).run_bare(async |page| {
        page.expect_piece("e2", "wP").await;
        page.drag("e2", "e4").await;
        let (from, to) = (page.square("g8").await, page.square("f6").await);
        page.mouse_down(from).await;
        page.eval("window.go()").await;
        page.expect_piece("e4", "wP").await;
        page.mouse_drag_to(to).await;
        page.mouse_up(to).await;
        page.expect_piece("f6", "bN").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_stays_where_it_was_when_the_rest_of_the_page_comes() {
    for (width, height) in [(390, 844), (1024, 768)] {
        Visit::default()
            .sized(width, height)
            .dense(1.5)
            .after_script(HOLD)
            .run_bare(async |page| {
                page.expect_piece("e2", "wP").await;
                let place = "JSON.stringify(document.querySelector('[data-square=a8]').getBoundingClientRect())";
                let early = page.eval(place).await;
                page.eval("window.go()").await;
                page.expect("document.querySelector('[data-action=new-game]') !== null")
                    .await;
                assert_eq!(page.eval(place).await, early, "at {width} x {height}");
            });
    }
}

/// Lets the page get the words of another build, as a web server might give them that is just being
/// filled.
const OTHER_WORDS: &str = "const ask = window.fetch;
    window.fetch = (what, ...rest) => /[.]txt$/.test(what)
        ? Promise.resolve(new Response('other words\\n'))
        : ask(what, ...rest);";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn when_the_words_are_of_another_build_it_says_so() {
    Visit::default()
        .after_script(OTHER_WORDS)
        .run_bare(async |page| {
            page.expect("document.querySelector('[role=alert]') !== null")
                .await;
            let text = drawn_text(page).await;
            assert!(text.contains("could not be loaded"), "{text:?}");
        });
}

/// Every square with its attributes, in the order in which they are seen.
const SQUARES: &str = "JSON.stringify([...document.querySelectorAll('[role=row]')].map(row => [row.className,
    ...[...row.children].map(square => [square.innerHTML, ...[...square.attributes].map(a => a.name + '=' + a.value).sort()])]))";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_squares_drawn_before_the_rules_are_those_that_the_rules_lay() {
    Visit::default().run(async |page| {
        // The names of the squares are written last.
        page.expect("document.querySelectorAll('[data-square][aria-label]').length === 64")
            .await;
        let drawn = page.eval(SQUARES).await;
        for first in ["h1", "a8"] {
            page.action("flip").await;
            page.expect(&format!(
                "document.querySelector('[data-square]').dataset.square === '{first}'"
            ))
            .await;
        }
        assert_eq!(page.eval(SQUARES).await, drawn);
    });
}
