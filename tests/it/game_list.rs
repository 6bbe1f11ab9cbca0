//! The list of the games on the device.

use rochade_e2e::{Key, Page, Visit};

use crate::access::faults;
use crate::laws_form::expect_game;
use crate::resume::keys;
use crate::sitting::go_on_with;
use crate::words::text;

/// Puts `count` finished games on the device, of players who bear numbers.
pub(crate) async fn fill(page: &Page, count: u32) {
    page.type_moves("e4 e5").await;
    page.action("new-game").await;
    page.action("start-game").await;
    page.expect_placement(crate::games::START).await;
    page.eval(&format!(
        "const [key] = Object.keys(localStorage).filter(key => key.startsWith('rochade.2.done.'));
         const game = JSON.parse(localStorage.getItem(key));
         for (let number = 0; number < {count}; number += 1) {{
             game.written = new Date(1.6e12 + number * 6e5).toISOString();
             Object.assign(game, {{ result: '1-0', termination: 'resignation', players: [`Anna ${{number}}`, '<i>Ben</i> & Co'] }});
             localStorage.setItem(`rochade.2.done.test${{number}}`, JSON.stringify(game));
         }}"
    ))
    .await;
}

const LINES: &str = "document.querySelectorAll('dialog li [data-action=open-game]').length";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn five_thousand_games_are_found_opened_and_deleted() {
    Visit::default().run(async |page| {
        fill(page, 5000).await;
        page.action("games").await;
        page.expect(&format!("{LINES} === 50")).await;
        page.expect("document.querySelector('dialog li').textContent.includes('White – Black')")
            .await;
        page.eval("document.querySelector('[data-action=more-games]').click()")
            .await;
        page.expect(&format!("{LINES} === 100")).await;
        page.click("input[name=search]").await;
        page.write("anna 4711").await;
        page.expect(&format!("{LINES} === 1")).await;
        // What a name says is text.
        page.expect(
            "document.querySelector('dialog li b').textContent === 'Anna 4711 – <i>Ben</i> & Co'",
        )
        .await;
        page.action("delete-game").await;
        page.answer("delete-game", "cancel").await;
        page.action("delete-game").await;
        page.answer("delete-game", "confirm").await;
        page.expect(&format!("{LINES} === 0")).await;
        page.expect("document.querySelector('dialog [data-notice]').textContent !== ''")
            .await;
        assert_eq!(keys(page, "rochade.2.done.test4711").await.len(), 0);
        assert_eq!(keys(page, "rochade.2.done.test").await.len(), 4999);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_was_left_goes_on_by_keyboard() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.type_moves("d4").await;
        page.action("games").await;
        page.expect(&format!("{LINES} === 1")).await;
        page.key(Key::Tab).await;
        page.key(Key::Enter).await;
        page.expect_piece("e5", "bP").await;
        page.expect("document.querySelector('dialog') === null")
            .await;
        page.type_moves("Nf3").await;
        page.expect_piece("f3", "wN").await;
        // Both are kept, each once.
        assert_eq!(keys(page, "rochade.2.open.").await.len(), 1);
        assert_eq!(keys(page, "rochade.2.done.").await.len(), 1);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finished_game_is_in_the_list_once_and_can_be_looked_at() {
    Visit::default().run(async |page| {
        page.type_moves(crate::games::FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.action("rematch").await;
        page.expect_end("", "").await;
        page.type_moves("e4").await;
        page.action("games").await;
        page.expect(&format!("{LINES} === 1")).await;
        page.expect("document.querySelector('dialog li').textContent.includes('0–1')")
            .await;
        page.action("open-game").await;
        page.expect_end("0-1", "checkmate").await;
        assert_eq!(keys(page, "rochade.2.done.").await.len(), 2);
        assert_eq!(keys(page, "rochade.2.open.").await.len(), 0);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_grave_in_the_panels() {
    Visit::default().sized(390, 844).still().run(async |page| {
        fill(page, 3).await;
        page.action("games").await;
        page.expect(&format!("{LINES} === 4")).await;
        assert_eq!(faults(page).await, Vec::<String>::new());
        page.click("dialog li:first-child [data-action=delete-game]")
            .await;
        page.expect("document.querySelector('[data-prompt]') !== null")
            .await;
        assert_eq!(faults(page).await, Vec::<String>::new());
        page.action("close").await;
        page.action("share").await;
        page.expect("document.querySelector('input[name=link]') !== null")
            .await;
        assert_eq!(faults(page).await, Vec::<String>::new());
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_list_of_games_says_which_game_each_one_is() {
    Visit::default().speaking("de").run(async |page| {
        let (chess, draughts) = (text("de", "game-chess"), text("de", "draughts"));
        page.tap_moves("e2e4").await;
        go_on_with(page, "draughts").await;
        page.tap_moves("c3d4").await;
        let position = page.html_attr("data-position").await;
        go_on_with(page, "chess").await;
        page.tap_moves("d2d4").await;
        page.action("games").await;
        page.expect(format!(
            "(games => games.length === 2 && games[0].includes('{draughts}') && games[1].includes('{chess}'))(
                [...document.querySelectorAll('[data-action=open-game]')].map(game => game.textContent))"
        ))
        .await;
        // It is found by that, too.
        page.set_field("search", &draughts).await;
        page.expect("document.querySelectorAll('[data-action=open-game]').length === 1")
            .await;
        page.action("open-game").await;
        expect_game(page, "draughts").await;
        page.expect(format!(
            "document.documentElement.dataset.position === '{position}'"
        ))
        .await;
    });
}
