//! The place in the laws beside a question and in the form for a new game: it opens the rules, and
//! they lead back.

use rochade_e2e::{Hand, Key, Page, Visit};

use crate::laws_form::expect_laws;
use crate::set_out::{begin_from, begin_under};
use crate::touched::{SHUT_IN, expect_asked};

/// The place in the laws beside a question.
const CITED: &str = "[data-prompt] button[data-law]";

/// Opens the rules at a place that is cited, and closes them again: what was there before is there.
async fn look_up(page: &Page, hand: Hand, cited: &str, place: &str) {
    hand.press(page, cited).await;
    page.expect(format!("document.activeElement?.id === '{place}'"))
        .await;
    page.middle(format!("#{place}")).await;
    match hand {
        Hand::Finger => {
            let close = format!("dialog:has(#{place}) [data-action=close]");
            hand.press(page, &close).await;
        }
        Hand::Keys => page.key(Key::Escape).await,
    }
    page.expect(format!("document.getElementById('{place}') === null"))
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_question_says_where_the_laws_ask_it_and_stands_while_that_is_read() {
    Hand::Keys.goes_on(
        |visit| visit.sized(360, 640),
        async |page, hand| {
            begin_from(page, "handbuch-early", SHUT_IN).await;
            hand.touch(page, "c2").await;
            expect_asked(page, "touched", "b", "king-move,decline").await;
            look_up(page, hand, CITED, "law-handbuch-early-3").await;
            hand.answer(page, "touched", "king-move").await;
            page.expect_marked("must", "d1").await;
            begin_under(page, "handbuch-late").await;
            hand.touch(page, "b1").await;
            hand.touch(page, "b5").await;
            expect_asked(page, "illegal-move", "b", "stand,take-back,king-move").await;
            look_up(page, hand, CITED, "law-handbuch-late-4").await;
            hand.answer(page, "illegal-move", "take-back").await;
            page.expect_piece("b1", "wN").await;
        },
    );
}

/// Waits until the form is what stands above the page, as it was filled in.
async fn expect_form(page: &Page, laws: &str) {
    page.expect(format!(
        "document.querySelectorAll('dialog').length === 1 && document.querySelector('[name=white]').value === 'Anna'
            && document.querySelector('[name=laws]').value === '{laws}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_rules_open_above_the_form_and_lead_back_to_it_as_it_was() {
    const CITED: &str = "dialog button[data-law=\"gustavus:9\"]";
    Hand::Finger.goes(async |page, hand| {
        hand.action(page, "new-game").await;
        hand.action(page, "more-choices").await;
        hand.choose(page, "laws", "gustavus").await;
        hand.fill(page, "[name=white]", "Anna").await;
        look_up(page, hand, CITED, "law-gustavus-9").await;
        expect_form(page, "gustavus").await;
        page.expect(format!("document.activeElement?.matches(`{CITED}`)"))
            .await;
        hand.action(page, "start-game").await;
        expect_laws(page, "gustavus").await;
        page.expect(
            "document.querySelector('dialog') === null && document.body.innerText.includes('Anna')",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn own_laws_lead_to_the_table_of_the_game_that_the_form_is_about() {
    Visit::default().at("?laws=noris").run(async |page| {
        page.action("new-game").await;
        page.set_field("game", "chess").await;
        page.set_field("white", "Anna").await;
        page.action("more-choices").await;
        page.set_field("laws", "custom").await;
        page.set_field("law-odds", "no-moves-ahead").await;
        let cited = "dialog button[data-law=\"custom:odds\"]";
        look_up(page, Hand::Keys, cited, "law-chess-odds").await;
        expect_form(page, "custom").await;
    });
}
