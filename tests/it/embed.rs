//! The page as a part of another one: what is drawn without the rules, and how they come when it is
//! touched.

use rochade_e2e::{Key, Page, Visit};
use serde_json::json;

use crate::access::faults;

/// The Italian game, with Black to move.
pub(crate) const ITALIAN: &str =
    "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

/// A game with its tags.
pub(crate) const GAME: &str = "[Event \"Club\"][White \"Anna\"][Black \"Bert\"][Result \"1-0\"] 1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# 1-0";

/// The position after 1. e4.
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

/// The page as a part of another one, with these words in its address.
pub(crate) fn board(asked: &str) -> Visit {
    Visit::default().at(format!("embed.html?{asked}"))
}

/// The same with a text under a name.
pub(crate) fn with(name: &str, text: &str, more: &str) -> Visit {
    let escaped: String = text.bytes().map(|byte| format!("%{byte:02x}")).collect();
    board(&format!("{name}={escaped}{more}"))
}

/// The text that the page shows now.
pub(crate) async fn shown(page: &Page) -> String {
    let text = page.eval("document.querySelector('main').innerText").await;
    text.as_str().unwrap_or_default().to_owned()
}

/// Follows the link to the page itself.
pub(crate) async fn follow_whole(page: &Page) {
    let address = page
        .eval("document.querySelector('[data-action=whole-page]').href")
        .await;
    let address = address.as_str().expect("an address").to_owned();
    assert!(address.starts_with(&format!("{}#", page.url())));
    page.driver().goto(&address).await.expect("the page opens");
    page.expect_whole().await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_first_touch_wakes_a_board_and_counts() {
    with("fen", ITALIAN, "").run(async |page| {
        page.expect_piece("c4", "wB").await;
        page.expect_asleep().await;
        assert!(shown(page).await.contains("Black to move"));
        page.tap("g8").await;
        page.expect_awake().await;
        page.expect_marked("selected", "g8").await;
        page.tap("f6").await;
        page.expect_piece("f6", "bN").await;
        page.expect_turn("w").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_drag_wakes_a_board_and_counts() {
    board("").run(async |page| {
        page.drag("e2", "e4").await;
        page.expect_placement(AFTER_E4).await;
    });
    board("").touch().sized(390, 600).run(async |page| {
        page.touch_drag("e2", "e4").await;
        page.expect_placement(AFTER_E4).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_that_is_down_while_a_board_wakes_can_drag_then() {
    board("").touch().sized(390, 600).run(async |page| {
        let (from, way, to) = (
            page.square("e2").await,
            page.square("e3").await,
            page.square("e4").await,
        );
        page.finger_down(0, from).await;
        // With its first move, the browser gives the finger to the square that it touches.
        page.finger_move(0, from).await;
        page.finger_move(0, way).await;
        page.expect_awake().await;
        page.expect_marked("selected", "e2").await;
        for place in [to, to] {
            page.finger_move(0, place).await;
            page.frame().await;
        }
        page.finger_up(0, to).await;
        page.expect_placement(AFTER_E4).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn keys_on_an_untouched_board_count() {
    board("").run(async |page| {
        page.key(Key::Tab).await;
        for key in [
            Key::Up,
            Key::Right,
            Key::Right,
            Key::Right,
            Key::Right,
            Key::Enter,
        ] {
            page.key(key).await;
        }
        page.expect_awake().await;
        page.expect_marked("selected", "e2").await;
        page.expect_marked("cursor", "e2").await;
        page.expect("document.activeElement.dataset.square === 'e2'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_never_asks_for_the_rules_and_says_what_stands_on_it() {
    with("fen", ITALIAN, "&interactive=none").run(async |page| {
        page.tap("g8").await;
        page.key(Key::Tab).await;
        page.key(Key::Enter).await;
        page.expect_asleep().await;
        let said = page
            .eval("document.querySelector('[role=img]').getAttribute('aria-label')")
            .await;
        let said = said.as_str().unwrap_or_default();
        assert!(said.contains("White: king e1, queen d1, rook a1 h1, bishop c1 c4"));
        assert!(said.contains("Black to move"), "{said}");
        assert_eq!(page.eval("document.activeElement.localName").await, "body");
    });
    let endgame = "W:Wc3,Kd4:Bf6,b6";
    with("fen", endgame, "&interactive=none&game=draughts&lang=nl").run(async |page| {
        page.expect_piece("d4", "wK").await;
        page.expect("document.querySelector('[role=img]').getAttribute('aria-label').includes('Wit: dam d4, schijf c3.')")
            .await;
        page.expect_asleep().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_that_scrolls_the_page_around_wakes_no_replay() {
    with("pgn", GAME, "")
        .touch()
        .sized(390, 700)
        .run(async |page| {
            let square = page.square("e4").await;
            page.finger_down(0, square).await;
            page.fingers_cancel().await;
            page.expect_asleep().await;
            page.touch_tap("e4").await;
            page.expect_awake().await;
            page.expect_placement(AFTER_E4).await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_untouched_game_shows_who_played_and_is_woken_by_its_button() {
    let game = GAME.replace("[White", "[Date \"2026.11.20\"][White");
    with("pgn", &game, "&lang=de").run(async |page| {
        page.expect_asleep().await;
        let text = shown(page).await;
        for said in ["Anna", "Bert", "Club · 20.11.2026", "1–0", "Nachspielen"] {
            assert!(text.contains(said), "{said:?} is not in {text:?}");
        }
        assert!(!text.contains("Partien"), "it is one game: {text:?}");
        page.action("replay").await;
        page.expect_awake().await;
        page.expect("document.querySelector('[data-ply=\"1\"]') !== null")
            .await;
        page.key(Key::Right).await;
        page.expect_placement(AFTER_E4).await;
        page.key(Key::End).await;
        page.expect_end("1-0", "checkmate").await;
        page.key(Key::Home).await;
        page.expect_placement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_replayed_board_takes_steps_and_no_moves() {
    with("pgn", GAME, "&start=2").run(async |page| {
        page.expect_awake().await;
        page.expect("document.querySelector('[aria-current]')?.dataset.ply === '2'")
            .await;
        page.tap("a5").await;
        page.expect("document.querySelector('[aria-current]').dataset.ply === '3'")
            .await;
        page.expect_unmarked("selected move").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_is_brought_can_be_played_on() {
    with("pgn", "1. e4 e5 *", "&interactive=play")
        .awake()
        .run(async |page| {
            page.expect_turn("w").await;
            page.expect_piece("e5", "bP").await;
            page.tap("g1").await;
            page.tap("f3").await;
            page.expect_piece("f3", "wN").await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_shared_game_comes_by_itself_and_opens_where_the_address_says() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5 Nf3").await;
        let link = crate::links::link(page).await;
        let text = link.split_once('#').expect("a link").1;
        for (asked, ply, position) in [
            ("", "", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"),
            ("&ply=1", "1", AFTER_E4),
            (
                "&start=last",
                "3",
                "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R",
            ),
        ] {
            // Nobody touches it.
            let address = format!("{}embed.html?link={text}{asked}", page.url());
            page.driver().goto(&address).await.expect("the page opens");
            page.expect_awake().await;
            page.expect_placement(position).await;
            page.expect(format!(
                "(document.querySelector('[aria-current]')?.dataset.ply ?? '') === '{ply}'"
            ))
            .await;
        }
        page.tap("a6").await;
        page.expect_unmarked("selected move").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_that_was_played_on_leads_to_the_page_itself() {
    board("").awake().run(async |page| {
        page.expect_to_stay("document.querySelector('[data-action=whole-page]') === null")
            .await;
        page.tap("e2").await;
        page.tap("e4").await;
        page.expect("document.querySelector('[data-action=whole-page]')?.rel === 'noopener'")
            .await;
        follow_whole(page).await;
        page.expect_placement(AFTER_E4).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn assistive_software_finds_nothing_amiss() {
    let game: String = GAME.bytes().map(|byte| format!("%{byte:02x}")).collect();
    for asked in [
        String::new(),
        "interactive=none".to_owned(),
        "ui=board&theme=dark".to_owned(),
        format!("pgn={game}&ui=menu"),
        format!("pgn={game}&interactive=none&start=3"),
        "clock=5%2B3&ui=menu".to_owned(),
        "ui=board&solution=e4".to_owned(),
        "ui=board,players,moves&interactive=play".to_owned(),
    ] {
        board(&asked).run(async |page| {
            let found = faults(page).await;
            assert!(found.is_empty(), "{asked}: {found:#?}");
            if asked.starts_with("pgn") && asked.ends_with("menu") {
                page.wake().await;
                let found = faults(page).await;
                assert!(found.is_empty(), "{asked}, awake: {found:#?}");
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_picture_weighs_little() {
    with("fen", ITALIAN, "&interactive=none").run(async |page| {
        let bytes = page
            .eval("performance.getEntriesByType('resource').concat(performance.getEntriesByType('navigation')).reduce((sum, e) => sum + e.encodedBodySize, 0)")
            .await;
        let bytes = bytes.as_f64().expect("a number");
        // As they stand on the server, before it packs them.
        assert!(bytes < 141_500.0, "{bytes} bytes");
        assert!(bytes > 10_000.0, "{bytes} bytes");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn without_scripts_or_rules_it_is_still_a_board() {
    board("interactive=none")
        .after_script("delete window.WebAssembly")
        .run_bare(async |page| {
            page.expect_board().await;
            page.expect_piece("e1", "wK").await;
        });
    board("").without_scripts().run_bare(async |page| {
        let document = page
            .do_command("DOM.getDocument", json!({ "depth": 1 }))
            .await;
        let ask = json!({ "nodeId": document["root"]["nodeId"], "selector": "[data-piece]" });
        let found = page.do_command("DOM.querySelectorAll", ask).await;
        assert_eq!(found["nodeIds"].as_array().map(Vec::len), Some(32));
    });
}
