//! What players may do by law, at their seats: claim a draw, have moves counted (laws.md, sections
//! 1 and 2).

use rochade_e2e::{Hand, Page, Visit};

use crate::actions::Tried;
use crate::games::REPETITION;
use crate::laws_form::expect_laws;
use crate::links::{elsewhere, link, open};
use crate::set_out::{begin_from, begin_under};
use crate::words::text;

/// A rook against a king: an ending, and nobody is mated.
const ENDING: &str = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";

/// White gives check for ever.
const PERPETUAL: &str = "6k1/6p1/8/7Q/8/8/q7/7K w - - 0 1";

/// Tries what players may do by law.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    let ended = |word: &str| format!("document.documentElement.dataset.termination === '{word}'");
    let rounds = |moves: &str, count: usize| vec![moves; count].join(" ");
    let knights = "g1f3 g8f6 f3g1 f6g8";
    let checks = "h5e8 g8h7 e8h5 h7g8";
    begin_under(page, "club").await;
    page.type_moves(REPETITION).await;
    let drawn = ended("repetition");
    tried
        .does_at(page, "claim-repetition", "[data-seat=w]", drawn)
        .await;
    begin_under(page, "handbuch-late").await;
    page.type_moves(&rounds(knights, 3)).await;
    let drawn = ended("series");
    tried
        .does_at(page, "claim-series", "[data-seat=b]", drawn)
        .await;
    begin_from(page, "club", &ENDING.replace("0 1", "99 80")).await;
    page.type_moves("a1b1").await;
    let drawn = ended("fifty-moves");
    tried
        .does_at(page, "claim-fifty", "[data-seat=w]", drawn)
        .await;
    begin_from(page, "handbuch-early", PERPETUAL).await;
    page.type_moves(&rounds(checks, 2)).await;
    page.type_moves("h5e8").await;
    let drawn = ended("perpetual-check");
    tried
        .does_at(page, "claim-perpetual", "[data-seat=b]", drawn)
        .await;
    begin_from(page, "gustavus", ENDING).await;
    let counting = "document.querySelector('[data-count]') !== null";
    page.click("[data-action=move-table][data-seat=b]").await;
    tried
        .does_at(page, "start-count", "[data-seat=b]", counting)
        .await;
    let asked = "document.querySelector('[data-prompt=tempo]') !== null";
    tried
        .does_at(page, "strike-count", "[data-seat=w]", asked)
        .await;
}

/// A seat's button for an action.
pub(crate) fn button(action: &str, seat: &str) -> String {
    format!("document.querySelector('[data-action={action}][data-seat={seat}]')")
}

/// Waits until a seat has a button for an action.
pub(crate) async fn expect_right(page: &Page, action: &str, seat: &str) {
    page.expect(format!("{} !== null", button(action, seat)))
        .await;
}

/// Waits until a seat has no button for an action, and checks that it gets none.
pub(crate) async fn expect_no_right(page: &Page, action: &str, seat: &str) {
    page.expect_to_stay(format!("{} === null", button(action, seat)))
        .await;
}

/// Waits until the ending is explained by a place in the laws.
async fn expect_law(page: &Page, cited: &str) {
    page.expect(format!(
        "document.querySelector('[data-law]')?.dataset.law === '{cited}'"
    ))
    .await;
}

/// Waits until the count stands so, at the seat of who counts.
async fn expect_count(page: &Page, seat: &str, count: &str) {
    page.expect(format!(
        "{}?.dataset.count === '{count}'",
        button("start-count", seat)
    ))
    .await;
}

/// Waits until this text was said to those who don't see the page.
pub(crate) async fn expect_said(page: &Page, said: &str) {
    page.expect(format!(
        "[...document.querySelectorAll('[aria-live=polite]')].some(e => e.textContent.includes(`{said}`))"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_either_player_claims_the_third_time_by_finger_and_by_keys() {
    Visit::default().touch().run(async |page| {
        for (hand, seat, key) in [(Hand::Finger, "w", "white"), (Hand::Keys, "b", "black")] {
            begin_under(page, "club").await;
            page.type_moves(REPETITION).await;
            page.expect_no_end().await;
            expect_said(page, &text("en", "claimable")).await;
            expect_right(page, "claim-repetition", "w").await;
            expect_right(page, "claim-repetition", "b").await;
            hand.decide(page, "claim-repetition", seat).await;
            page.expect_end("1/2-1/2", "repetition").await;
            expect_no_right(page, "claim-repetition", "w").await;
            let claimed = text("en", "claimed").replace("{name}", &text("en", key));
            expect_said(page, &claimed).await;
            expect_law(page, "club:repetition").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_6_a_count_is_asked_for_and_shown() {
    Hand::Keys.goes(async |page, hand| {
        begin_under(page, "handbuch-late").await;
        expect_no_right(page, "start-count", "b").await;
        hand.decide(page, "start-count", "w").await;
        expect_count(page, "w", "0/50").await;
        expect_no_right(page, "start-count", "b").await;
        let counts = text("en", "count-begun").replace("{name}", &text("en", "white"));
        expect_said(page, &counts).await;
        page.type_moves("g1f3 b8c6 f3d4 g8h6").await;
        expect_count(page, "w", "2/50").await;
        let label = text("en", "count")
            .replace("{moves}", "2")
            .replace("{of}", "50");
        page.expect(format!(
            "{}.title === '{label}'",
            button("start-count", "w")
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_27_the_other_side_asks_to_stop_the_count() {
    Hand::Finger.goes(async |page, hand| {
        begin_from(page, "gustavus", ENDING).await;
        hand.decide(page, "start-count", "w").await;
        expect_no_right(page, "strike-count", "w").await;
        hand.decide(page, "strike-count", "b").await;
        page.expect("document.querySelector('[data-prompt=tempo]')?.dataset.seat === 'w'")
            .await;
        hand.answer(page, "tempo", "decline").await;
        expect_count(page, "w", "0/50").await;
        page.type_moves("a1b1").await;
        hand.decide(page, "strike-count", "b").await;
        hand.answer(page, "tempo", "accept").await;
        expect_no_right(page, "start-count", "w").await;
        expect_no_right(page, "start-count", "b").await;
        expect_said(page, &text("en", "count-struck")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_the_laws_say_it_opens_the_rules_there() {
    Visit::default().speaking("de").run(async |page| {
        begin_from(page, "gustavus", "7k/8/5KQ1/8/8/8/8/8 w - - 0 1").await;
        page.type_moves("g6f7").await;
        page.expect_end("1/2-1/2", "stalemate").await;
        expect_law(page, "gustavus:25").await;
        page.expect(
            "document.querySelector('[data-law]').textContent === 'Gustavus, Art.\u{a0}25'",
        )
        .await;
        page.click("[data-law]").await;
        page.middle("dialog [data-action=close]").await;
        page.expect("document.activeElement?.id === 'law-gustavus-25'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_half_a_win_is_three_quarters_of_a_game() {
    Visit::default().run(async |page| {
        begin_from(
            page,
            "handbuch-early,bare-king:half-win",
            "8/8/8/3k4/4p3/8/6B1/4K2R w - - 0 1",
        )
        .await;
        page.type_moves("g2e4").await;
        page.expect_end("1/2-1/2", "bare-king").await;
        expect_law(page, "custom:bare-king").await;
        for (seat, score) in [("w", "¾"), ("b", "¼")] {
            page.expect(format!(
                "document.querySelector('[data-score={seat}]').textContent === '{score}'"
            ))
            .await;
        }
        page.click("[data-action=move-table][data-seat=w]").await;
        page.expect("document.querySelector('[data-outcome]').textContent.startsWith('¾–¼')")
            .await;
        page.expect("document.querySelector('[data-outcome]').dataset.outcome === '1/2-1/2'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn laws_go_with_the_game_into_links_and_the_list() {
    Visit::default().run(async |page| {
        page.eval("void (Math.random = () => 0.9)").await;
        page.action("new-game").await;
        page.set_field("laws", "gustavus").await;
        page.action("start-game").await;
        expect_laws(page, "gustavus").await;
        page.tap_moves("e2e4").await;
        let sent = link(page).await;
        let name = "Gustavus";
        page.action("share").await;
        page.expect(format!(
            "document.querySelector('dialog').textContent.includes('{name}')"
        ))
        .await;
        page.action("close").await;
        page.action("new-game").await;
        page.set_field("laws", "modern").await;
        page.action("start-game").await;
        expect_laws(page, "modern").await;
        page.action("games").await;
        page.expect(format!(
            "document.querySelector('[data-action=open-game]').textContent.includes('{name}')"
        ))
        .await;
        page.action("close").await;
        elsewhere(page).await;
        open(page, &sent).await;
        expect_laws(page, "gustavus").await;
    });
}
