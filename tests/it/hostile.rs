//! Text from outside that would like to be part of the page stays text, wherever it is shown.

use rochade_e2e::{Page, Visit};

use crate::desk::{expect_closed, paste};
use crate::embed::with;
use crate::links::{elsewhere, link, open};

/// A name that is an element if nobody prevents it, and one that leaves the attribute that it
/// stands in.
const WHITE: &str = "<img src=x onerror=window.hacked=1>";
const BLACK: &str = "\"'><img src=x onerror=hacked=2>&lt;";

/// Nothing has become an element; the page's own policy would keep scripts from running, but only
/// the scripts.
async fn expect_harmless(page: &Page) {
    page.expect_to_stay(
        "document.querySelector('img, [onerror]') === null && window.hacked === undefined",
    )
    .await;
}

/// Waits until the names are read somewhere in an element, letter by letter.
async fn expect_names(page: &Page, selector: &str) {
    for name in [WHITE, BLACK] {
        page.expect(&format!(
            "[...document.querySelectorAll('{selector}')].some(e => (e.value || e.textContent).includes({name:?}))"
        ))
        .await;
    }
    expect_harmless(page).await;
}

/// Looks at every place where the page shows names.
async fn look_around(page: &Page) {
    expect_names(page, "[data-seat]:has([data-action=move-table])").await;
    page.action("new-game").await;
    expect_names(page, "dialog input").await;
    page.action("close").await;
    expect_closed(page).await;
    crate::decisions::open_table(page, "w").await;
    page.decide("resign", "w").await;
    page.expect("document.querySelector('[data-prompt=resign]') !== null")
        .await;
    expect_harmless(page).await;
    page.answer("resign", "confirm").await;
    page.expect_end("0-1", "resignation").await;
    expect_harmless(page).await;
}

/// Starts another game, and looks at the first one in the list.
async fn look_at_list(page: &Page) {
    page.action("rematch").await;
    page.type_moves("d4").await;
    page.eval("document.querySelector('[data-action=games]').click()")
        .await;
    expect_names(page, "dialog li").await;
    page.click("dialog [data-action=delete-game]").await;
    page.expect("document.querySelector('[data-prompt=delete-game]') !== null")
        .await;
    expect_names(page, "dialog li").await;
}

/// A string of PGN.
fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn hostile_names_from_pgn_stay_text() {
    Visit::default().run(async |page| {
        let (white, black) = (quoted(WHITE), quoted(BLACK));
        let tags = format!("[White \"{white}\"]\n[Black \"{black}\"]\n[Event \"{white}\"]\n");
        paste(page, &format!("{tags}\n1. e4 {{ {WHITE} }} e5 *")).await;
        expect_closed(page).await;
        expect_names(page, "[data-notice]").await;
        expect_names(page, ".bar").await;
        expect_names(page, ".replay h2").await;
        crate::reading::play_on(page).await;
        look_around(page).await;
        look_at_list(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn hostile_names_from_a_link_stay_text() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        for (field, name) in [("white", WHITE), ("black", BLACK)] {
            page.set_field(field, name).await;
        }
        page.action("start-game").await;
        page.type_moves("e4 e5").await;
        let link = link(page).await;
        page.eval("localStorage.clear()").await;
        elsewhere(page).await;
        open(page, &link).await;
        page.expect_piece("e5", "bP").await;
        look_around(page).await;
        look_at_list(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn hostile_text_that_cannot_be_read_is_quoted_as_text() {
    Visit::default().run(async |page| {
        for text in [
            "[<img/src=x/onerror=hacked=3>]\n\n1. e4 1-0",
            "1. e4 e5 2. a<img/src=x/onerror=hacked=3> 1-0",
            "[Variant \"<img/src=x/onerror=hacked=3>\"]\n\n1. e4 *",
        ] {
            paste(page, text).await;
            page.expect("[...document.querySelectorAll('[data-fault], [data-note]')].some((told) => told.textContent.includes('<img'))")
                .await;
            expect_harmless(page).await;
            page.click("dialog [data-action=close]").await;
            expect_closed(page).await;
        }
    });
    Visit::default().run(async |page| {
        page.write_move("<img src=x onerror=h>").await;
        page.expect("document.querySelector('[data-notice=typed]')?.textContent.includes('<img')")
            .await;
        expect_harmless(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn hostile_text_of_a_replay_stays_text_before_the_rules_come_and_after() {
    let (white, black) = (quoted(WHITE), quoted(BLACK));
    let tags: String = [
        "Event",
        "Site",
        "Round",
        "Date",
        "ECO",
        "White",
        "WhiteTitle",
        "WhiteElo",
        "BlackTitle",
        "Result",
    ]
    .map(|tag| format!("[{tag} \"{white}\"]\n"))
    .concat();
    let game = format!(
        "{tags}[Black \"{black}\"]\n\n1. e4 {{ {WHITE} [%cal {WHITE}] [%csl {BLACK}] [%clk {WHITE}] }} e5 ({{ {BLACK} }} 1... c5 <b>) $300 *\n"
    );
    let two = [game.as_str(), &game].concat();
    with("pgn", &two, "&ui=board,players,clock,moves,menu").run(async |page| {
        page.expect("document.querySelector('.bar').textContent.includes('onerror')")
            .await;
        expect_harmless(page).await;
        page.wake().await;
        page.expect_awake().await;
        page.expect("document.querySelector('[data-ply]') !== null")
            .await;
        for step in ["forward", "last"] {
            page.action(step).await;
            expect_harmless(page).await;
        }
        page.action("all-games").await;
        page.expect(
            "document.querySelector('dialog [data-game]')?.textContent.includes('onerror')",
        )
        .await;
        expect_harmless(page).await;
    });
}
