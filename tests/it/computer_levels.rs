//! The computer at its levels (opponent.md, section 1): what it is called, other levels in a game
//! and after it.

use rochade_e2e::{Key, Page, Visit};

use crate::actions::Tried;
use crate::computers::{plies, sit_down};
use crate::decisions::{decide, open_table};
use crate::desk::CLIPBOARD;
use crate::look_back;
use crate::words::text;

/// Presses a button of the popover with the level.
async fn change_level(page: &Page, action: &str) {
    page.click("button[data-action=level]").await;
    page.click(format!(".strengths button[data-action={action}]"))
        .await;
}

/// Returns the script that tells whether there is a button.
fn offers(action: &str) -> String {
    format!("document.querySelector('button[data-action={action}]') !== null")
}

/// Returns the script that tells whether the level that can be changed is this one.
fn at_level(level: u8) -> String {
    let told = text("en", "level-of").replace("{level}", &level.to_string());
    format!("document.querySelector('.bar [data-action=level]')?.textContent === '{told}'")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn its_level_changes_in_a_game_and_is_kept() {
    Visit::default().run(async |page| {
        sit_down(page, [0, 2], None, "").await;
        change_level(page, "harder").await;
        page.expect(at_level(3)).await;
        let name = text("en", "character-3");
        page.expect(format!(
            "document.querySelector('.bar[data-hand=computer] b').textContent === '{name}'"
        ))
        .await;
        page.expect("document.querySelector('.strengths') === null")
            .await;
        page.reload().await;
        page.expect(at_level(3)).await;
        page.type_moves("e4").await;
        page.expect(plies(2)).await;
        change_level(page, "easier").await;
        change_level(page, "easier").await;
        page.expect(at_level(1)).await;
        page.click("button[data-action=level]").await;
        page.expect("document.querySelector('button[data-action=easier]').ariaDisabled === 'true'")
            .await;
        page.key(Key::Escape).await;
        page.type_moves("d4").await;
        page.expect(plies(3)).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_the_end_a_game_follows_at_another_level() {
    Visit::default().run(async |page| {
        sit_down(page, [0, 2], None, look_back::QUEEN_LOST).await;
        page.expect_never(offers("rematch-easier")).await;
        open_table(page, "w").await;
        decide(page, "resign", "w").await;
        page.answer("resign", "confirm").await;
        page.expect_end("0-1", "resignation").await;
        page.expect(offers("rematch-easier")).await;
        // After a loss the weaker one comes first.
        let order =
            "[...document.querySelectorAll('.again button')].map(it => it.dataset.action).join()";
        assert_eq!(page.eval(order).await, "rematch-easier,rematch-harder");
        // The next game is one with a weaker computer, with the colours changed.
        page.click("button[data-action=rematch-easier]").await;
        page.expect_no_end().await;
        page.expect(at_level(1)).await;
        assert_eq!(page.html_attr("data-near").await, "b");
        page.expect("document.querySelector('[data-score=w]').hidden")
            .await;
        page.expect_turn("b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn games_and_pgn_call_it_by_its_level() {
    let visit = Visit::default().after_script(CLIPBOARD);
    visit.run(async |page| {
        sit_down(page, [0, 2], None, "e4 e5").await;
        page.type_moves("Nf3").await;
        page.expect(plies(3)).await;
        sit_down(page, [0, 9], None, "d4 d5").await;
        let (name, side) = (text("en", "character-2"), text("en", "white"));
        page.action("games").await;
        page.expect(format!(
            "[...document.querySelectorAll('.listed-game b')].some(it => it.textContent === '{side} – {name}')"
        ))
        .await;
        page.key(Key::Escape).await;
        page.action("share").await;
        page.action("copy-pgn").await;
        let named = text("en", "computer-level").replace("{name}", &text("en", "character-9"));
        let named = named.replace("{level}", "9");
        page.expect(format!("window.copied?.includes('[Black \"{named}\"]')"))
            .await;
    });
}

/// Tries the buttons for levels.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    sit_down(page, [0, 5], None, look_back::QUEEN_LOST).await;
    let open = "document.querySelector('.strengths') !== null";
    tried.does(page, "level", open).await;
    tried.does(page, "easier", at_level(4)).await;
    page.action("level").await;
    tried.does(page, "harder", at_level(5)).await;
    open_table(page, "w").await;
    for (action, effect) in [
        ("rematch-easier", at_level(4)),
        ("rematch-harder", at_level(5)),
    ] {
        give_up(page).await;
        page.expect(offers(action)).await;
        tried.does(page, action, effect).await;
    }
    lose_three(page).await;
    let gone = "document.querySelector('.suggested') === null";
    tried.does(page, "suggest-never", gone).await;
}

/// Resigns for the person at the bottom.
async fn give_up(page: &Page) {
    let person = page.html_attr("data-near").await;
    decide(page, "resign", &person).await;
    page.answer("resign", "confirm").await;
}

/// Resigns this game and the two after it.
async fn lose_three(page: &Page) {
    for game in 0..3 {
        if game > 0 {
            page.action("rematch").await;
            page.expect_no_end().await;
        }
        give_up(page).await;
        page.expect(offers("rematch")).await;
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn after_three_lost_games_the_weaker_one_is_suggested_until_nobody_wants_that() {
    Visit::default().run(async |page| {
        sit_down(page, [0, 4], None, "").await;
        open_table(page, "w").await;
        lose_three(page).await;
        let told = text("en", "suggest-easier")
            .replace("{name}", &text("en", "character-4"))
            .replace("{next}", &text("en", "character-3"));
        page.expect(format!(
            "document.querySelector('.suggested').textContent.startsWith('{told}')"
        ))
        .await;
        page.click("button[data-action=suggest-never]").await;
        page.expect("document.querySelector('.suggested') === null")
            .await;
        page.reload().await;
        page.action("rematch").await;
        page.expect_no_end().await;
        give_up(page).await;
        page.expect(offers("rematch-easier")).await;
        page.expect_never("document.querySelector('.suggested') !== null")
            .await;
    });
}
