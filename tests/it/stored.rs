//! What stands on the device already when the page is opened: games that older builds kept, damaged
//! ones, and games that this build knows nothing of.

use rochade_e2e::{Page, Visit};
use serde_json::{Value, json};

use crate::desk::FILES;
use crate::games::START;
use crate::refused::expect_said;
use crate::resume::{AFTER_NF3, keys};
use crate::seating::bar;
use crate::words::text;

/// 1. e4 e5 2. Nf3, with Ben and the black men at the bottom, as the page once kept it: these lines
///    must stay readable.
const UNFINISHED: &str = "2026-11-22T01:40:15.809Z\n1b\n\n\nAnna\nBen\n3\n\
    rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2\n1AoBd7OMgKEldDAAAA64LAnmf2";

/// 1. f3 e5 2. g4 Qh4#, likewise.
const FINISHED: &str = "2026-11-22T01:40:16.403Z\n0w\n0-1\ncheckmate\nAnna\nBen\n4\n\
    rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3\n1AoBd7OMgKEldDAAAIIyEACA0Z";

/// The men of the unfinished game, from a8 to h1.
pub(crate) const MEN: &str = "bRbNbBbQbKbBbNbRbPbPbPbP-bPbPbP------------bP-------wP--------wN--wPwPwPwP-wPwPwPwRwNwBwQwKwB-wR";

/// The unfinished game as it is kept now, but for some of its parts.
pub(crate) fn entry(changes: Value) -> String {
    let mut entry = json!({
        "written": "2026-11-22T01:40:15.809Z",
        "game": "chess",
        "players": ["Anna", "Ben"],
        "near": 1,
        "turn": "half",
        "result": "",
        "termination": "",
        "events": 3,
        "position": "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
        "men": MEN,
        "saved": "1AoBd7OMgKEldDAAAA64LAnmf2",
    });
    for (part, value) in changes.as_object().expect("parts") {
        entry[part] = value.clone();
    }
    entry.to_string()
}

/// Leaves these values under these keys, and nothing else; the page that is open writes nothing any
/// more.
pub(crate) async fn leave(page: &Page, values: &[(&str, &str)]) {
    page.eval(&format!(
        "localStorage.clear();
         sessionStorage.removeItem('rochade.game');
         for (const [key, value] of {}) localStorage.setItem(key, value);
         Storage.prototype.setItem = () => {{}};",
        json!(values)
    ))
    .await;
}

/// Opens the page again where these values were left.
pub(crate) async fn find(page: &Page, values: &[(&str, &str)]) {
    leave(page, values).await;
    page.reload().await;
}

pub(crate) async fn value(page: &Page, key: &str) -> Value {
    page.eval(&format!("localStorage.getItem('{key}')")).await
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_an_older_build_left_finished_or_could_not_read_is_there() {
    Visit::default().run(async |page| {
        println!("a game that an older build left is in the list when another one begins");
        find(page, &[("rochade.game.one", UNFINISHED)]).await;
        page.expect_placement(AFTER_NF3).await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.expect_placement(START).await;
        assert_eq!(keys(page, "rochade.game.").await, Vec::<String>::new());
        assert_eq!(keys(page, "rochade.2.done.").await, ["rochade.2.done.one"]);
        page.action("games").await;
        page.expect("document.querySelector('dialog li')?.textContent.includes('unfinished')")
            .await;
        page.action("open-game").await;
        page.expect_placement(AFTER_NF3).await;
        println!("games that an older build finished are listed opened exported and deleted");
        find(page, &[("rochade.done.one", FINISHED)]).await;
        page.expect_placement(START).await;
        page.eval(FILES).await;
        page.action("games").await;
        page.expect(
            "document.querySelector('dialog li b')?.textContent === 'Anna – Ben' \
             && document.querySelector('dialog li')?.textContent.includes('0–1')",
        )
        .await;
        page.action("export-games").await;
        page.expect("window.content?.includes('2026.11.22') && content.endsWith('1. f3 e5 2. g4 Qh4# 0-1\\n')")
            .await;
        page.action("open-game").await;
        page.expect_end("0-1", "checkmate").await;
        // Who only looks at it changes nothing.
        page.settle().await;
        assert_eq!(value(page, "rochade.done.one").await, FINISHED);
        page.action("games").await;
        page.action("delete-game").await;
        page.answer("delete-game", "confirm").await;
        page.expect("document.querySelector('dialog li') === null")
            .await;
        assert_eq!(value(page, "rochade.done.one").await, Value::Null);
        println!("what an older build could not read is still offered");
        find(page, &[("rochade.lost.one", "hello")]).await;
        page.action("games").await;
        page.eval(FILES).await;
        page.action("download-damaged").await;
        page.expect("window.content === 'hello'").await;
        page.action("delete-game").await;
        page.answer("delete-game", "confirm").await;
        page.expect("document.querySelector('dialog li') === null")
            .await;
        assert_eq!(value(page, "rochade.lost.one").await, Value::Null);
        println!("of two entries of a game the one under the new key counts");
        let new = entry(json!({}));
        find(
            page,
            &[("rochade.game.one", FINISHED), ("rochade.2.open.one", &new)],
        )
        .await;
        page.expect_placement(AFTER_NF3).await;
        page.type_moves("Nc6").await;
        page.expect_piece("c6", "bN").await;
        assert_eq!(value(page, "rochade.game.one").await, Value::Null);
        println!("a game that an older build left goes on and is kept as games are now");
        let older = UNFINISHED.replace("22T01", "21T01");
        find(
            page,
            &[
                ("rochade.game.one", UNFINISHED),
                ("rochade.game.two", &older),
            ],
        )
        .await;
        page.expect_placement(AFTER_NF3).await;
        page.expect_marked("last", "f3 g1").await;
        let near_ben = format!(
            "document.documentElement.dataset.near === 'b' && document.querySelector('{}').textContent.includes('Ben')",
            bar("b")
        );
        page.expect(&near_ben).await;
        page.expect_lower_left("h8").await;
        page.type_moves("Nc6").await;
        page.expect_piece("c6", "bN").await;
        assert_eq!(keys(page, "rochade.2.").await, ["rochade.2.open.one"]);
        // What nobody went on with stays as it is.
        assert_eq!(keys(page, "rochade.game.").await, ["rochade.game.two"]);
        assert_eq!(value(page, "rochade.game.two").await, older);
        page.reload().await;
        page.expect_piece("c6", "bN").await;
        page.expect(&near_ben).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_cannot_be_read_is_set_aside_as_it_is() {
    let no_text = entry(json!({ "saved": 7 }));
    let cut = entry(json!({}));
    Visit::default().run(async |page| {
    for (key, value) in [
        ("rochade.game.one", &UNFINISHED[..UNFINISHED.len() - 1]),
        ("rochade.game.one", "2026-11-22T01:40:15.809Z\n1b"),
        ("rochade.2.open.one", &cut[..cut.len() - 1]),
        ("rochade.2.open.one", &no_text),
        ("rochade.2.open.one", "[1]"),
    ] {
            find(page, &[(key, value), ("rochade.2.lost.one", "another")]).await;
            page.expect(
                "document.querySelector('dialog [data-notice]')?.textContent.includes('damaged')",
            )
            .await;
            page.action("close").await;
            page.expect_placement(START).await;
            page.type_moves("d4").await;
            assert_eq!(self::value(page, key).await, Value::Null);
            assert_eq!(self::value(page, "rochade.2.lost.one").await, "another");
            assert_eq!(self::value(page, "rochade.2.lost.one-").await, value);
            // It is offered in the list, and may be deleted there.
            page.action("games").await;
            page.expect("document.querySelectorAll('dialog li [data-action=download-damaged]').length === 2")
                .await;
            for _ in 0..2 {
                page.click("dialog li:first-child [data-action=delete-game]").await;
                page.answer("delete-game", "confirm").await;
            }
            page.expect("document.querySelector('dialog li') === null").await;
            assert_eq!(keys(page, "rochade.2.lost.").await, Vec::<String>::new());
    }
    });
}

/// Opens the page in a second tab, waits for the board of a new game there, and comes back.
async fn expect_new_game_elsewhere(page: &Page) {
    let first = page.driver().window().await.expect("a window");
    let second = page.driver().new_tab().await.expect("a tab");
    let switch = async |to| {
        page.driver()
            .switch_to_window(to)
            .await
            .expect("it is there")
    };
    switch(second).await;
    page.driver()
        .goto(&page.url())
        .await
        .expect("the page opens");
    page.expect_whole().await;
    page.expect_placement_to_stay(START).await;
    page.type_moves("d4").await;
    page.driver().close_window().await.expect("the tab closes");
    switch(first).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_an_older_build_has_on_the_board_in_another_tab_is_not_taken() {
    Visit::default().run(async |page| {
        // What such a build does: it holds the lock.
        page.eval(
            "new Promise(held => navigator.locks.request('rochade.game.one', () => {
                held();
                return new Promise(() => {});
            }))",
        )
        .await;
        leave(page, &[("rochade.game.one", UNFINISHED)]).await;
        expect_new_game_elsewhere(page).await;
        assert_eq!(value(page, "rochade.game.one").await, UNFINISHED);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn without_locks_a_game_that_an_older_build_has_just_written_is_not_taken() {
    Visit::default()
        // It was written just now, however long the test takes.
        .after_script(
            "Object.defineProperty(navigator, 'locks', { value: undefined });
             Date.now = () => Date.parse('2026-11-22T01:40:16.000Z');",
        )
        .run(async |page| {
            find(page, &[("rochade.game.one", UNFINISHED)]).await;
            page.expect_placement_to_stay(START).await;
            page.type_moves("d4").await;
            page.expect_piece("d4", "wP").await;
            assert_eq!(value(page, "rochade.game.one").await, UNFINISHED);
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn odd_damaged_and_newer_entries_stop_nothing_and_are_listed() {
    Visit::default().run(async |page| {
        println!("a damaged entry stops nothing");
        let odd = entry(json!({ "players": null, "written": "2026-11-23" }));
        find(
            page,
            &[("rochade.2.open.one", &odd), ("rochade.2.open.two", "{")],
        )
        .await;
        page.expect_whole().await;
        page.expect_placement(AFTER_NF3).await;
        page.type_moves("Nc6").await;
        println!("a game is listed with the names that it has");
        let five = entry(json!({ "game": "five", "players": ["Anna", "", "Cleo", "Dora"], "result": "1-0" }));
        let odd = entry(json!({ "players": [7, null], "written": {}, "result": [] }));
        find(page, &[("rochade.2.done.one", &five), ("rochade.2.done.two", &odd)]).await;
        page.action("games").await;
        page.expect(
            "[...document.querySelectorAll('dialog li b')].map(b => b.textContent).join() === 'Anna – Cleo – Dora,White – Black'",
        )
        .await;
        println!("what was put aside opens in a build that reads it");
        let game = entry(json!({}));
        find(page, &[("rochade.2.lost.one", &game)]).await;
        page.action("games").await;
        page.action("open-game").await;
        page.expect_placement(AFTER_NF3).await;
        assert_eq!(keys(page, "rochade.2.").await, ["rochade.2.open.one"]);
        page.type_moves("Nc6").await;
        page.reload().await;
        page.expect_piece("c6", "bN").await;
        println!("a game of a newer build stays for that build");
        // It has law number 9,999.
        let newer = entry(json!({ "saved": "2iG0t7wAEUIldD48inEAoAj6wr" }));
        let key = "rochade.2.open.one";
        find(page, &[(key, &newer)]).await;
        let why = text("en", "refused-newer");
        let said = [&*why, &text("en", "lost-stays")].join(" ");
        expect_said(page, "lost", &said).await;
        page.action("close").await;
        page.expect_placement(START).await;
        page.type_moves("d4").await;
        page.expect_piece("d4", "wP").await;
        page.action("games").await;
        page.action("open-game").await;
        expect_said(page, "games", &why).await;
        page.reload().await;
        page.expect_piece("d4", "wP").await;
        assert_eq!(value(page, key).await, newer);
        assert_eq!(keys(page, "rochade.2.").await.len(), 2);
    });
}
