//! The list of the games of a file beside a replay: steps to the next game and the previous one,
//! all games, and what is looked for.

use rochade_e2e::{Key, Page, Visit};

use crate::actions::Tried;

/// A file of 120 games; only the hundredth was played by Tal.
const FILE: &str = "{
    const fetched = fetch;
    window.fetch = (address, how = {}) => {
        if (!String(address).endsWith('.pgn')) return fetched(address, how);
        const game = (_, n) => `[White \"${n === 99 ? 'Tal, Michail' : 'Berg'}\"]\\n[WhiteElo \"${2000 + n}\"]\\n`
            + `[ECO \"${n % 2 ? 'B90' : 'C41'}\"]\\n[Result \"1-0\"]\\n\\n1. ${n % 2 ? 'd4' : 'e4'} 1-0\\n\\n`;
        return Promise.resolve(new Response(Array.from({ length: 120 }, game).join('')));
    };
}";

pub(crate) fn file(more: &str) -> Visit {
    let address = format!("embed.html?url=games.pgn&start=last{more}");
    Visit::default().after_script(FILE).at(address)
}

/// Waits until this game of the file is shown, and its move is drawn.
async fn expect_game(page: &Page, number: usize) {
    page.expect(format!(
        "document.querySelector('select[name=game]')?.value === '{number}' && document.querySelector('.movetext [data-ply=\"1\"]') !== null"
    ))
    .await;
}

/// Presses the buttons of the list of games; the hundred and first of them is shown.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    let shown = |number: usize| {
        format!("document.querySelector('select[name=game]')?.value === '{number}'")
    };
    let has = |number: usize| {
        format!("document.querySelector('dialog [data-game=\"{number}\"]') !== null")
    };
    expect_game(page, 100).await;
    tried.does(page, "next-game", shown(101)).await;
    expect_game(page, 101).await;
    tried.does(page, "previous-game", shown(100)).await;
    expect_game(page, 100).await;
    tried.does(page, "all-games", has(100)).await;
    tried.does(page, "earlier-games", has(60)).await;
    let at = "[data-game=\"60\"]";
    tried.does_at(page, "choose-game", at, shown(60)).await;
    expect_game(page, 60).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_next_game_and_the_previous_one_are_a_button_away() {
    file("").run(async |page| {
        expect_game(page, 0).await;
        page.expect(
            "document.querySelector('[data-action=previous-game]').ariaDisabled === 'true'",
        )
        .await;
        page.action("previous-game").await;
        page.action("next-game").await;
        expect_game(page, 1).await;
        page.expect("document.querySelector('h2').textContent.includes('Berg (2001)')")
            .await;
        page.action("previous-game").await;
        expect_game(page, 0).await;
    });
    file("&open=119").run(async |page| {
        expect_game(page, 119).await;
        page.expect("document.querySelector('[data-action=next-game]').ariaDisabled === 'true'")
            .await;
        // Of many games, the list has those around; behind its last entry are all.
        page.expect("document.querySelectorAll('select[name=game] option').length === 51")
            .await;
        page.set_field("game", "all").await;
        page.expect("document.querySelector('dialog [data-game=\"119\"]')?.ariaCurrent === 'true'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_found_by_a_name_and_chosen_by_keys() {
    file("").run(async |page| {
        expect_game(page, 0).await;
        page.action("all-games").await;
        page.expect("document.activeElement.dataset.game === '0'")
            .await;
        page.expect("document.querySelectorAll('[data-action=choose-game]').length === 50")
            .await;
        page.key(Key::End).await;
        page.key(Key::Enter).await;
        page.expect("document.querySelectorAll('[data-action=choose-game]').length === 100")
            .await;
        page.click("[name=search-games]").await;
        page.write("tal 2099").await;
        page.expect("document.querySelectorAll('[data-action=choose-game]').length === 1")
            .await;
        page.expect("document.querySelector('dialog .said').textContent === '1 of 120 games'")
            .await;
        page.expect(
            "['Tal, Michail', '2099', 'B90', '1–0'].every((told) => document.querySelector('[data-game=\"99\"]').textContent.includes(told))",
        )
        .await;
        page.key(Key::Down).await;
        page.key(Key::Enter).await;
        expect_game(page, 99).await;
        page.expect("document.querySelector('dialog') === null && document.activeElement.dataset.action === 'all-games'")
            .await;
        page.action("all-games").await;
        page.expect("document.activeElement.dataset.game === '99'")
            .await;
        page.key(Key::Up).await;
        page.expect("document.activeElement.dataset.game === '98'")
            .await;
        page.key(Key::Escape).await;
        page.expect("document.querySelector('dialog') === null")
            .await;
        expect_game(page, 99).await;
    });
}
