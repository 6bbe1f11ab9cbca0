//! `<rochade-board>` in a page of another site (contract.md, section 12): its attributes, methods
//! and events.

use rochade_e2e::{Page, Visit};
use serde_json::{Value, json};

/// The script as a page loads it.
pub(crate) const SCRIPT: &str = "<script src='SITErochade.js'></script>";

/// After 1. e4 e5 2. Nf3 Nc6 3. Bc4.
pub(crate) const ITALIAN: &str =
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

/// White mates with Qd8 and Rd8, and has a pawn about to become something.
const LATE: &str = "6k1/P4ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1";

/// A visit to a page of a club with this body.
pub(crate) fn club(body: &str) -> Visit {
    Visit::default().in_club([SCRIPT, body].concat())
}

/// A board with these attributes.
pub(crate) fn board(attributes: &str) -> String {
    format!("<rochade-board id=a style='width:400px' {attributes}></rochade-board>")
}

/// What a promise of the first board comes to: its value, or `!` and why it came to nothing.
pub(crate) async fn ask(page: &Page, call: &str) -> Value {
    page.eval(&format!(
        "document.querySelector('rochade-board').{call}.then(value => value, error => '!' + error.message)"
    ))
    .await
}

/// Waits until the first board shows a position.
pub(crate) async fn expect_position(page: &Page, position: &str) {
    page.expect_in(
        "rochade-board",
        format!("document.documentElement.dataset.position.startsWith('{position}')"),
    )
    .await;
}

/// Waits until boards have told something of this name `times` times; returns the last one.
pub(crate) async fn expect_told(page: &Page, name: &str, times: usize) -> Value {
    page.expect(format!(
        "told.filter(([name]) => name === '{name}').length === {times}"
    ))
    .await;
    let last = format!("told.filter(([name]) => name === '{name}').pop() || null");
    page.eval(&last).await
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_position_is_shown_and_nothing_compiled_is_loaded() {
    club(&board(&format!("fen='{ITALIAN}'"))).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        expect_position(page, ITALIAN).await;
        page.expect_in("rochade-board", "document.documentElement.dataset.embed === ''")
            .await;
        // There is no strip below it, and nothing is cut off.
        page.expect_in(
            "rochade-board",
            "Math.abs(innerHeight - document.body.getBoundingClientRect().height) <= 1 && innerWidth === 400",
        )
        .await;
        page.expect("Math.abs(a.getBoundingClientRect().height - a.shadowRoot.querySelector('iframe').getBoundingClientRect().height) <= 1")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_method_answers_or_says_why_not() {
    club(&board(&format!("fen='{ITALIAN}'"))).run_bare(async |page| {
        assert_eq!(ask(page, "position()").await, ITALIAN);
        assert_eq!(ask(page, "move('Nf6')").await["ply"], 1);
        for (text, why) in [
            ("Nf6", "!illegal"),
            ("tomorrow", "!unreadable"),
            ("", "!unreadable"),
        ] {
            assert_eq!(ask(page, &format!("move('{text}')")).await, why, "{text}");
        }
        let flipped = ask(page, "flip()").await;
        assert_eq!(flipped["near"], "b");
        page.expect_in(
            "rochade-board",
            "document.querySelector('[data-square]').dataset.square === 'h1'",
        )
        .await;
        assert_eq!(ask(page, "goto(0)").await["position"], ITALIAN);
        assert_eq!(ask(page, "move('d4')").await, "!earlier-position");
        assert_eq!(ask(page, "goto(1)").await["ply"], 1);
        for ply in ["9", "-1", "0.5", "'last'", "NaN", "1e99"] {
            let why = ask(page, &format!("goto({ply})")).await;
            assert_eq!(why, "!no-such-ply", "{ply}");
        }
        let pgn = ask(page, "pgn()").await;
        assert!(
            pgn.as_str().is_some_and(|pgn| pgn.contains("3... Nf6")),
            "{pgn}"
        );
        assert_eq!(
            ask(page, "load({ fen: 'W:Wc1:Bd2,d4', laws: 'noris' })").await["position"],
            "W:Wc1:Bd2,d4"
        );
        for (what, why) in [
            ("{ fen: 'nonsense' }", "!position"),
            ("{ link: 'nonsense' }", "!link"),
            (
                "{ fen: '8/8/8/4k3/8/8/8/4K3 w - - 0 1', laws: 'nonsense' }",
                "!laws",
            ),
            ("{ clock: 'nonsense' }", "!clock"),
            ("{}", "!nothing"),
            ("{ nonsense: 1 }", "!ill-formed"),
        ] {
            assert_eq!(ask(page, &format!("load({what})")).await, why, "{what}");
        }
        // Nothing of that has changed anything.
        assert_eq!(ask(page, "position()").await, "W:Wc1:Bd2,d4");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_played_is_told_and_cannot_be_prevented() {
    club(&board(&format!("fen='{ITALIAN}'"))).run_bare(async |page| {
        page.eval("addEventListener('moveend', (event) => event.preventDefault())")
            .await;
        page.click_in("rochade-board", "g8").await;
        let lifted = expect_told(page, "movestart", 1).await;
        assert_eq!(
            lifted,
            json!(["movestart", { "from": "g8", "piece": "bN" }, false, "a"])
        );
        page.click_in("rochade-board", "f6").await;
        let finished = expect_told(page, "movefinished", 1).await;
        let position = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
        let detail =
            json!({ "from": "g8", "to": "f6", "san": "Nf6", "position": position, "ply": 1 });
        assert_eq!(finished[1], detail);
        let ended = expect_told(page, "moveend", 1).await;
        assert_eq!(
            ended,
            json!(["moveend", { "from": "g8", "to": "f6", "san": "Nf6" }, false, "a"])
        );
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_end_of_a_game_is_told() {
    club(&board(&format!("fen='{LATE}'"))).run_bare(async |page| {
        ask(page, "move('Qd8#')").await;
        let told = expect_told(page, "gameend", 1).await;
        assert_eq!(
            told[1],
            json!({ "result": "1-0", "termination": "checkmate" })
        );
        assert_eq!(ask(page, "move('Kf8')").await, "!over");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_page_around_has_a_say_in_each_move() {
    let body = board(&format!("fen='{LATE}' interactive=api"));
    club(&body).run_bare(async |page| {
        page.eval("window.may = false; addEventListener('moveend', (event) => may || event.preventDefault())")
            .await;
        for (from, to) in [("d1", "d7"), ("f2", "f3")] {
            page.click_in("rochade-board", from).await;
            page.click_in("rochade-board", to).await;
        }
        let refused = expect_told(page, "moveend", 2).await;
        assert_eq!(refused, json!(["moveend", { "from": "f2", "to": "f3", "san": "f3" }, true, "a"]));
        expect_position(page, LATE).await;
        page.expect_in("rochade-board", "document.querySelector('[data-square=f2]').dataset.piece === 'wP'")
            .await;
        // What a pawn becomes is asked first.
        page.click_in("rochade-board", "a7").await;
        page.click_in("rochade-board", "a8").await;
        page.expect_in("rochade-board", "document.querySelectorAll('[data-promotion]').length === 4")
            .await;
        expect_told(page, "moveend", 2).await;
        page.eval("window.may = true").await;
        page.eval_in("rochade-board", "document.querySelector('[data-promotion=R]').click()")
            .await;
        let made = expect_told(page, "movefinished", 1).await;
        assert_eq!(made[1]["san"], "a8=R#");
        expect_told(page, "moveend", 3).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_move_is_made_where_the_page_around_says_nothing_in_time() {
    // A page that speaks the messages by itself, and never answers.
    let body = "<iframe id=a style='width:400px;height:500px;border:0' src='SITEembed.html?interactive=api'></iframe><script>
        window.heard = [];
        addEventListener('message', ({ data, source }) => {
            heard.push(data);
            if (data.type === 'hello') source.postMessage({ rochade: 1, type: 'greet' }, '*');
        });
    </script>";
    Visit::default().in_club(body).run_bare(async |page| {
        page.expect("heard.some(({ type }) => type === 'ready')").await;
        page.click_in("#a", "e2").await;
        page.click_in("#a", "e4").await;
        page.expect("heard.some(({ type, detail }) => type === 'movefinished' && detail.san === 'e4')")
            .await;
        // The answer comes too late then, and changes nothing.
        page.eval("a.contentWindow.postMessage({ rochade: 1, type: 'may', detail: { id: heard.find(({ type }) => type === 'moveend').detail.id, yes: false } }, '*')")
            .await;
        page.click_in("#a", "e7").await;
        page.click_in("#a", "e5").await;
        page.expect("heard.some(({ type, detail }) => type === 'movefinished' && detail.san === 'e5')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_move_that_waits_is_not_doubled_and_goes_with_its_game() {
    let body = "<iframe id=a style='width:400px;height:500px;border:0' src='SITEembed.html?interactive=api'></iframe><script>
        window.heard = [];
        const say = (type, detail, id) => a.contentWindow.postMessage({ rochade: 1, type, id, detail }, '*');
        addEventListener('message', ({ data }) => {
            heard.push(data);
            if (data.type === 'hello') say('greet');
            if (data.type === 'moveend' && window.next) say(...next);
        });
    </script>";
    Visit::default().in_club(body).run_bare(async |page| {
        page.expect("heard.some(({ type }) => type === 'ready')")
            .await;
        // While it waits, another position comes: it is not played there.
        page.eval(&format!(
            "window.next = ['load', {{ fen: '{ITALIAN}' }}, 7]"
        ))
        .await;
        page.click_in("#a", "e2").await;
        page.click_in("#a", "e4").await;
        page.expect("heard.some(({ type, id }) => type === 'answer' && id === 7)")
            .await;
        page.eval("window.next = null").await;
        page.expect_to_stay("!heard.some(({ type }) => type === 'movefinished')")
            .await;
        page.expect_in(
            "#a",
            format!("document.documentElement.dataset.position === '{ITALIAN}'"),
        )
        .await;
        // Taps while a move waits make no other one.
        page.click_in("#a", "g8").await;
        let (to, other) = (
            page.square_in("#a", "f6").await,
            page.square_in("#a", "a7").await,
        );
        for place in [to, to, other] {
            page.click_at(place).await;
        }
        page.expect("heard.filter(({ type }) => type === 'movefinished').length === 1")
            .await;
        page.expect_to_stay("heard.filter(({ type }) => type === 'moveend').length === 2")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn attributes_and_properties_are_the_same() {
    club(&board("fen='8/8/8/4k3/8/8/4P3/4K3 w - - 0 1'")).run_bare(async |page| {
        expect_position(page, "8/8/8/4k3").await;
        page.eval("a.fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'; a.boardSide = 'left'; a.board = 'green'; a.keep = true; a.keep = false")
            .await;
        page.expect("a.getAttribute('fen').startsWith('4k3') && a.getAttribute('board-side') === 'left' && a.board === 'green' && !a.hasAttribute('keep')")
            .await;
        expect_position(page, "4k3/8/8/8/8/8/4P3/4K3 w").await;
        page.expect_in("rochade-board", "document.documentElement.dataset.board === 'green'")
            .await;
        // A method's name that is an attribute, too, can be set.
        page.eval("a.flip = true").await;
        page.expect_in("rochade-board", "document.querySelector('[data-square]').dataset.square === 'h1'")
            .await;
        page.expect("a.getAttribute('flip') === 'true' && typeof a.flip === 'function'").await;
        page.eval("a.title = 'Diagram 3'; a.src = 'embed.html#same'").await;
        page.expect("(({ src, title }) => src.endsWith('#same') && title === 'Diagram 3')(a.shadowRoot.querySelector('iframe')) && a.src === 'embed.html#same'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_a_message_can_change_needs_no_new_frame() {
    club(&board(&format!("fen='{ITALIAN}'"))).run_bare(async |page| {
        expect_position(page, ITALIAN).await;
        page.eval_in("rochade-board", "window.same = true").await;
        page.eval("a.orientation = 'black'").await;
        page.expect_in("rochade-board", "document.querySelector('[data-square]').dataset.square === 'h1'")
            .await;
        page.eval("a.fen = '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'; a.theme = 'dark'").await;
        expect_position(page, "4k3/8/8/8/8/8/4P3/4K3 w").await;
        page.expect_in("rochade-board", "window.same && document.documentElement.dataset.theme === 'dark' && document.querySelector('[data-square]').dataset.square === 'h1'")
            .await;
        page.eval("a.ui = 'board'").await;
        page.expect_in("rochade-board", "!window.same && document.documentElement.dataset.position.startsWith('4k3')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_that_is_moved_comes_back_as_it_was() {
    let body = board(&format!("fen='{ITALIAN}'")) + "<div id=there></div>";
    club(&body).run_bare(async |page| {
        for text in ["Nf6", "d3"] {
            ask(page, &format!("move('{text}')")).await;
        }
        ask(page, "flip()").await;
        ask(page, "goto(1)").await;
        page.eval("there.append(a)").await;
        page.expect_in(
            "rochade-board",
            "document.documentElement.dataset.embed === 'awake' && document.documentElement.dataset.position.includes(' w KQkq - 4 4')",
        )
        .await;
        page.expect_in("rochade-board", "document.querySelector('[data-square]').dataset.square === 'h1'")
            .await;
        // Both moves are still there, and stand in no server's log.
        assert_eq!(ask(page, "goto(2)").await["plies"], 2);
        page.expect("a.shadowRoot.querySelector('iframe').src.includes('link=.&')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_promise_of_a_board_that_goes_is_broken() {
    club(&board("")).run_bare(async |page| {
        page.eval("window.broken = a.position().catch(({ message }) => message); a.remove()")
            .await;
        page.expect("window.broken.then(word => word === 'gone')")
            .await;
        assert_eq!(
            page.eval(
                "document.createElement('rochade-board').flip().catch(({ message }) => message)"
            )
            .await,
            "gone"
        );
    });
}
