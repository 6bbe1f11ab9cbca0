//! The panel for a new game: what is chosen with one tap each, and what opens below.

use rochade_e2e::{Hand, Page, Visit};

use crate::computer_form::{KEPT, levels, start_of};
use crate::laws_form::{expect_laws, open_at};
use crate::words::text;

/// Taps one of the choices that stand side by side.
async fn pick(page: &Page, name: &str, value: &str) {
    page.click(format!("label:has([name={name}][value='{value}'])"))
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_clock_for_two_is_three_taps_and_black_against_the_computer_four() {
    Visit::default().sized(390, 844).run(async |page| {
        page.action("new-game").await;
        pick(page, "clock", "5+3").await;
        page.action("start-game").await;
        page.expect("document.querySelector('[data-clock=b]')?.dataset.ms === '300000'")
            .await;
        page.action("new-game").await;
        page.expect("document.querySelector('[name=clock]:checked').value === '5+3'")
            .await;
        pick(page, "against", "computer").await;
        pick(page, "colour", "b").await;
        page.action("start-game").await;
        page.expect("document.documentElement.dataset.near === 'b'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn ten_faces_are_one_control_and_the_level_goes_with_the_colour() {
    Hand::each(async |page, hand| {
        hand.action(page, "new-game").await;
        hand.pick(page, "against", "computer").await;
        hand.pick(page, "level-b", "4").await;
        let said = text("en", "character-level")
            .replace("{name}", &text("en", "character-4"))
            .replace("{level}", "4");
        let line = text("en", "character-4-line");
        page.expect(format!(
            "(said => said.includes({said:?}) && said.includes({line:?}))(document.querySelector('dialog .level').textContent)"
        ))
        .await;
        hand.pick(page, "colour", "b").await;
        page.expect("document.querySelector('[name=level-w]:checked')?.value === '4' && !document.querySelector('[name=level-b]')")
            .await;
        hand.action(page, "start-game").await;
        page.expect("document.querySelector('dialog') === null")
            .await;
        assert_eq!(levels(&start_of(page, KEPT).await), [Some(4), None]);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_lot_gives_the_colour_if_it_is_left_to_it() {
    Visit::default().run(async |page| {
        page.eval("void (Math.random = () => 0.1)").await;
        page.action("new-game").await;
        pick(page, "against", "computer").await;
        pick(page, "colour", "lot").await;
        page.expect("document.querySelector('[name=lots]').checked")
            .await;
        page.action("start-game").await;
        let said = text("en", "lot-computer").replace("{side}", &text("en", "white"));
        page.expect(format!(
            "document.querySelector('[data-notice=lot]')?.textContent === {said:?}"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn four_plain_words_choose_laws_of_chess_and_the_others_are_told_by_name() {
    Visit::default().run(async |page| {
        for laws in ["club", "leaflet", "handbuch-early", "modern"] {
            page.action("new-game").await;
            // Where the column is narrow, it has to be scrolled to.
            page.eval("document.querySelector('[name=plain-laws]').scrollIntoView()")
                .await;
            pick(page, "plain-laws", laws).await;
            page.expect(format!(
                "document.querySelector('select[name=laws]').value === '{laws}'"
            ))
            .await;
            page.action("start-game").await;
            expect_laws(page, laws).await;
        }
        open_at(page, "?laws=gustavus").await;
        page.action("new-game").await;
        page.expect("!document.querySelector('[name=plain-laws]:checked')")
            .await;
        let name = text("en", "preset-gustavus");
        let name = name.split('|').next().expect("a name").trim();
        page.expect(format!(
            "document.querySelector('.picks-plain-laws .about')?.textContent === {name:?}"
        ))
        .await;
        // Only chess has plain words.
        page.set_field("game", "draughts").await;
        page.expect("!document.querySelector('[name=plain-laws]') && document.querySelector('[name=laws]').checkVisibility()")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn on_a_lying_page_the_board_stays_in_sight() {
    for (width, height) in [(844, 390), (1280, 800), (1920, 1080)] {
        Visit::default().sized(width, height).run(async |page| {
            page.action("new-game").await;
            page.middle("[data-action=start-game]").await;
            page.expect(
                "document.querySelector('dialog').getBoundingClientRect().left
                    >= document.querySelector('[role=grid]').getBoundingClientRect().right - 1",
            )
            .await;
        });
    }
}
