//! Lots for a new game (laws.md, sections 1 and 6): for the first move, and for the colours.

use rochade_e2e::{Page, Visit};

use crate::laws_form::expect_laws;
use crate::layout::resize;
use crate::sitting::resign;
use crate::words::text;

/// Lets the lot fall so that everything is as without it, or the other way round.
async fn let_lot_fall(page: &Page, as_usual: bool) {
    let drawn = if as_usual { "0.9" } else { "0.1" };
    page.eval(&format!("void (Math.random = () => {drawn})"))
        .await;
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

/// Waits until it is told what the lot has given.
async fn expect_told(page: &Page, key: &str, name: &str) {
    let said = text("en", key).replace("{name}", name);
    page.expect(format!(
        "document.querySelector('[data-notice=lot]')?.textContent === '{said}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_lot_gives_the_first_move_where_colours_stay() {
    Visit::default().run(async |page| {
        for (as_usual, first, key) in [(true, "w", "white"), (false, "b", "black")] {
            let_lot_fall(page, as_usual).await;
            begin_by_lot(page, "handbuch-late").await;
            page.expect_turn(first).await;
            expect_told(page, "lot-begins", &text("en", key)).await;
        }
        // Players may also agree on it.
        page.action("new-game").await;
        page.set_field("laws", "handbuch-early").await;
        page.set_field("first", "b").await;
        page.action("start-game").await;
        expect_laws(page, "handbuch-early").await;
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

// 001, art. 1: the first move changes, and White with it.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_1_the_lot_for_the_first_move_gives_white_and_the_rematch_changes_it() {
    Visit::default().at("?laws=gustavus").run(async |page| {
        let_lot_fall(page, false).await;
        page.action("new-game").await;
        page.set_field("white", "Anna").await;
        page.set_field("black", "Ben").await;
        page.expect("document.querySelector('[name=first]') === null")
            .await;
        page.action("start-game").await;
        expect_white(page, "Ben").await;
        expect_told(page, "lot-drawn", "Ben").await;
        resign(page, "w").await;
        page.action("rematch").await;
        expect_white(page, "Anna").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_lot_gives_the_colours_where_the_laws_want_it() {
    Visit::default().run(async |page| {
        for (colours, white) in [("lot", "Ben"), ("hand", "Anna")] {
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
        }
    });
}

/// Whether what the lot has given can be read: no button lies on it.
const READABLE: &str = "(told => told && [...document.querySelectorAll('.tools button, .bar button')]
    .filter(button => button.checkVisibility({ visibilityProperty: true }))
    .every(button => {
        const [one, other] = [told, button].map(e => e.getBoundingClientRect());
        return one.bottom <= other.top + 1 || other.bottom <= one.top + 1 || one.right <= other.left || other.right <= one.left;
    }))(document.querySelector('[data-notice=lot]'))";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_the_lots_have_given_three_is_told_where_nothing_lies_on_it() {
    let visit = Visit::default().at("?laws=gustavus-three&clock=15%2B0");
    visit.run(async |page| {
        page.action("new-game").await;
        for (seat, name) in [("black", "Anna"), ("red", "Ben"), ("white", "Cleo")] {
            page.set_field(seat, name).await;
        }
        page.action("start-game").await;
        for (width, height) in [(1024, 768), (768, 1024), (1180, 820), (1280, 800)] {
            println!("{width} × {height}");
            resize(page, width, height).await;
            page.expect(READABLE).await;
        }
    });
}
