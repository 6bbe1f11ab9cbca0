//! The laws where they are chosen: in the panel for a new game, and in the page's address (laws.md,
//! section 1).

use rochade_e2e::{Hand, Page, Visit};

use crate::decisions::open_table;
use crate::words::text;

/// The sets of laws, and the own choice.
const SETS: &str = "modern,club,leaflet,handbuch-early,handbuch-late,gustavus,custom";

/// The names of all controls of the panel that begin like this.
fn controls(start: &str) -> String {
    format!("[...document.querySelectorAll('dialog [name^=\"{start}\"]')].map(e => e.name).join()")
}

/// Waits until the game on the board is played under these laws.
pub(crate) async fn expect_laws(page: &Page, name: &str) {
    page.expect(format!(
        "document.documentElement.dataset.laws === '{name}'"
    ))
    .await;
}

/// Waits until the panel offers these laws.
async fn expect_offered(page: &Page, name: &str) {
    page.expect(format!(
        "document.querySelector('select[name=laws]')?.value === '{name}'"
    ))
    .await;
}

/// Opens the page with something behind its address, and waits for all of it.
pub(crate) async fn open_at(page: &Page, search: &str) {
    go_to(page, search).await;
    page.expect_whole().await;
    page.wait_for_touch_input().await;
}

/// Opens the page with something behind its address, and waits for no more than a board.
pub(crate) async fn go_to(page: &Page, search: &str) {
    let address = [&page.url(), search].concat();
    page.driver().goto(&address).await.expect("the page opens");
    page.expect_board().await;
}

/// Lets the lot fall so that everything is as without it, or the other way round.
async fn let_lot_fall(page: &Page, as_usual: bool) {
    let drawn = if as_usual { "0.9" } else { "0.1" };
    page.eval(&format!("void (Math.random = () => {drawn})"))
        .await;
}

/// Begins a game under laws, White first.
pub(crate) async fn begin_under(page: &Page, laws: &str) {
    let_lot_fall(page, true).await;
    begin_by_lot(page, laws).await;
}

/// Begins a game under laws.
async fn begin_by_lot(page: &Page, laws: &str) {
    page.action("new-game").await;
    page.set_field("laws", laws).await;
    page.action("start-game").await;
    page.expect("document.querySelector('dialog') === null")
        .await;
    expect_laws(page, laws).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_panel_offers_six_sets_of_laws_and_the_own_choice() {
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            page.action("new-game").await;
            expect_offered(page, "modern").await;
            page.expect(format!(
                "[...document.querySelector('select[name=laws]').options].map(e => e.value).join() === '{SETS}'"
            ))
            .await;
            // Each says in a sentence what it is.
            let mut said = Vec::new();
            for laws in SETS.split(',') {
                page.set_field("laws", laws).await;
                expect_offered(page, laws).await;
                let about = "(laws => document.getElementById(laws.getAttribute('aria-describedby')).textContent.trim())\
                    (document.querySelector('select[name=laws]'))";
                said.push(page.eval(about).await.to_string());
            }
            let sets = text(language, "preset-club");
            let club: Vec<&str> = sets.split('|').map(str::trim).collect();
            assert_eq!(said[1], format!("{:?}", club[1]));
            said.pop();
            said.dedup();
            assert_eq!(said.len(), 6, "{said:?}");
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn under_modern_laws_there_is_nothing_more_to_fill_in() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        expect_offered(page, "modern").await;
        for start in ["law-", "colours", "first"] {
            page.expect(format!("{} === ''", controls(start))).await;
        }
        page.expect(format!("{} === 'lots'", controls("lots")))
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn every_single_law_can_be_chosen_by_words() {
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            page.action("new-game").await;
            page.set_field("laws", "custom").await;
            // Behind those of chess are those of draughts.
            let laws = crate::words::keys("law-").join(",");
            let (laws, _) = laws.split_once(",law-begins").expect("both");
            page.expect(format!("{} === '{laws}'", controls("law-")))
                .await;
            page.expect(
                "[...document.querySelectorAll('dialog select[name^=law-]')].every(law => law.checkVisibility() &&
                    law.labels[0].firstElementChild.textContent.trim() &&
                    [...law.options].every(choice => choice.value && choice.textContent.trim()))",
            )
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_single_law_makes_them_the_own_choice_and_back() {
    Hand::each(async |page, hand| {
        hand.action(page, "new-game").await;
        hand.choose(page, "laws", "club").await;
        hand.press(page, "dialog summary").await;
        hand.choose(page, "law-take-back", "agreement").await;
        expect_offered(page, "custom").await;
        hand.choose(page, "law-take-back", "never").await;
        expect_offered(page, "club").await;
        hand.choose(page, "law-fifty-limit", "60").await;
        hand.action(page, "start-game").await;
        expect_laws(page, "custom").await;
        // It is offered again.
        hand.action(page, "new-game").await;
        expect_offered(page, "custom").await;
        page.expect("document.querySelector('[name=law-fifty-limit]').value === '60'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_chosen_last_is_offered_again() {
    Visit::default().run(async |page| {
        begin_under(page, "handbuch-late").await;
        page.tap_moves("e2e4").await;
        page.reload().await;
        expect_laws(page, "handbuch-late").await;
        page.action("new-game").await;
        expect_offered(page, "handbuch-late").await;
        page.action("close").await;
        // A game without taking back is one of the players' own laws.
        page.action("new-game").await;
        page.set_field("laws", "modern").await;
        page.set_field("take-back", "off").await;
        expect_offered(page, "custom").await;
        page.action("start-game").await;
        expect_laws(page, "custom").await;
        page.tap_moves("e2e4").await;
        open_table(page, "w").await;
        page.expect_to_stay(
            "document.querySelector('[data-action=resign]') !== null
                && document.querySelector('[data-action=take-back]') === null",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_lot_gives_the_first_move_where_colours_stay() {
    for (as_usual, first, key) in [(true, "w", "white"), (false, "b", "black")] {
        Visit::default().run(async |page| {
            let_lot_fall(page, as_usual).await;
            begin_by_lot(page, "handbuch-late").await;
            page.expect_turn(first).await;
            let said = text("en", "lot-begins").replace("{name}", &text("en", key));
            page.expect(format!(
                "document.querySelector('[data-notice=lot]').textContent === '{said}'"
            ))
            .await;
        });
    }
    // Players may also agree on it.
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("laws", "handbuch-early").await;
        page.set_field("first", "b").await;
        page.action("start-game").await;
        page.expect_turn("b").await;
        page.expect_to_stay("document.querySelector('[data-notice=lot]') === null")
            .await;
    });
}

/// Waits until this player has White, and the move.
async fn expect_white(page: &Page, name: &str) {
    page.expect(format!(
        "document.querySelector('[role=group][data-seat=w]').textContent.includes('{name}')"
    ))
    .await;
    page.expect_turn("w").await;
}

// 001, art. 1, and 000, § 2, in its footnote: the first move changes, and White with it.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_white_begins_the_lot_for_the_first_move_gives_white_and_the_rematch_changes_it() {
    for laws in [
        "?laws=gustavus",
        "?laws=handbuch-early,later-games:seats-change",
    ] {
        Visit::default().run(async |page| {
            open_at(page, laws).await;
            let_lot_fall(page, false).await;
            page.action("new-game").await;
            page.set_field("white", "Anna").await;
            page.set_field("black", "Ben").await;
            page.expect("document.querySelector('[name=first]') === null")
                .await;
            page.action("start-game").await;
            expect_white(page, "Ben").await;
            let said = text("en", "lot-drawn").replace("{name}", "Ben");
            page.expect(format!(
                "document.querySelector('[data-notice=lot]').textContent === '{said}'"
            ))
            .await;
            crate::draughts_form::resign(page, "w").await;
            page.action("rematch").await;
            expect_white(page, "Anna").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_lot_gives_the_colours_where_the_laws_want_it() {
    for (colours, white) in [("lot", "Ben"), ("hand", "Anna")] {
        Visit::default().run(async |page| {
            let_lot_fall(page, false).await;
            page.action("new-game").await;
            page.set_field("laws", "leaflet").await;
            page.expect("document.querySelector('[name=colours]').value === 'lot'")
                .await;
            page.set_field("colours", colours).await;
            page.set_field("white", "Anna").await;
            page.set_field("black", "Ben").await;
            page.action("start-game").await;
            expect_laws(page, "leaflet").await;
            page.expect(format!(
                "document.querySelector('[role=group][data-seat=w]').textContent.includes('{white}')"
            ))
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_address_chooses_the_laws_of_the_first_game_and_what_is_offered() {
    for (search, name) in [
        ("?laws=club", "club"),
        ("?laws=handbuch-late,take-back:never", "custom"),
        ("?other=1&laws=gustavus%2Ccount-struck%3Anever", "custom"),
    ] {
        Visit::default().run(async |page| {
            open_at(page, search).await;
            expect_laws(page, name).await;
            page.expect_to_stay("document.querySelector('[data-notice]') === null")
                .await;
            let_lot_fall(page, true).await;
            page.action("new-game").await;
            expect_offered(page, name).await;
            page.action("start-game").await;
            expect_laws(page, name).await;
            page.tap_moves("e2e4").await;
            page.reload().await;
            expect_laws(page, name).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn laws_in_the_address_that_nobody_knows_are_refused_by_name() {
    for (language, search, named) in [
        ("en", "?laws=staunton", "staunton"),
        ("de", "?laws=club,huffing:never", "huffing:never"),
        ("nl", "?laws=club,take-back:now", "take-back:now"),
    ] {
        Visit::default().speaking(language).run(async |page| {
            open_at(page, search).await;
            let said = text(language, "laws-unknown").replace("{text}", named);
            page.expect(format!(
                "document.querySelector('[data-notice=told]')?.textContent === '{said}'"
            ))
            .await;
            expect_laws(page, "modern").await;
            page.action("new-game").await;
            expect_offered(page, "modern").await;
        });
    }
}
