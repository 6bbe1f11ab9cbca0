//! Saying "check": needed by the Dutch reglement (laws.md, section 5), only announced by the
//! leaflet.

use rochade_e2e::{Hand, Page};

use crate::claims::{button, expect_no_right, expect_right, expect_said};
use crate::set_out::begin_from;
use crate::words::text;

/// Where the rook gives check on a8, and the king can only go to g7.
const ROOK: &str = "6k1/5p1p/8/8/8/8/5PPP/R5K1 w - - 0 1";

/// How the men stand after that check.
const CHECKED: &str = "R5k1/5p1p/8/8/8/8/5PPP/6K1";

/// How they stand when Black has ignored it, and White has moved on.
const IGNORED: &str = "R5k1/5p2/7p/8/8/7P/5PP1/6K1";

/// A text in which a seat is named.
fn by(key: &str, seat: &str) -> String {
    let name = if seat == "w" { "white" } else { "black" };
    text("en", key).replace("{name}", &text("en", name))
}

/// Whether a player has set that the next move comes with the word.
async fn expect_set(page: &Page, seat: &str, set: bool) {
    page.expect(format!(
        "{}?.getAttribute('aria-pressed') === {}",
        button("say-check", seat),
        if set { "'true'" } else { "null" }
    ))
    .await;
}

/// Says "check" with a move.
async fn say_check(page: &Page, hand: Hand, seat: &str, mv: &str) {
    hand.decide(page, "say-check", seat).await;
    expect_set(page, seat, true).await;
    hand.play(page, mv).await;
    expect_said(page, &by("check-said", seat)).await;
}

/// Waits until a move is written with this at its end, or without any of it where that is empty.
async fn expect_written(page: &Page, hand: Hand, ply: usize, end: &str) {
    let table = format!("document.querySelector('[data-ply=\"{ply}\"]')");
    let opens = page.eval(&format!("{table} === null")).await == true;
    if opens {
        hand.decide(page, "move-table", "w").await;
    }
    page.expect(format!(
        "(/[+#]?$/.exec({table}?.textContent.trim() ?? '?')[0]) === '{end}'"
    ))
    .await;
    if opens {
        hand.action(page, "close").await;
    }
}

/// Waits until it is answered that a remark came without need, where the laws say so, and to those
/// who don't see it, too.
async fn expect_refused(page: &Page, key: &str, cited: &str) {
    page.expect(format!(
        "document.querySelector('[data-notice=told]')?.textContent.startsWith(`{0}`)
            && document.querySelector('.live').textContent.includes(`{0}`)",
        text("en", key)
    ))
    .await;
    page.expect(format!(
        "document.querySelector('[data-notice=told] [data-law]')?.dataset.law === '{cited}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_18_a_check_that_is_said_is_heard_and_red_and_has_to_be_answered() {
    const HEARD: &str = "window.heard = 0; addEventListener('rochade-check', () => heard += 1);";
    Hand::Keys.goes_on(
        |visit| visit.after_script(HEARD),
        async |page, hand| {
            begin_from(page, "gustavus", ROOK).await;
            expect_no_right(page, "say-check", "b").await;
            // Whoever thinks better of it unsets it.
            hand.decide(page, "say-check", "w").await;
            expect_set(page, "w", true).await;
            hand.decide(page, "say-check", "w").await;
            expect_set(page, "w", false).await;
            say_check(page, hand, "w", "a1a8").await;
            page.expect_marked("check", "g8").await;
            page.expect("heard === 1").await;
            expect_no_right(page, "say-check", "w").await;
            expect_set(page, "b", false).await;
            page.write_move("h6").await;
            page.expect_placement_to_stay(CHECKED).await;
            hand.play(page, "g8g7").await;
            page.expect_unmarked("check").await;
            page.expect_to_stay("document.querySelector('[data-prompt]') === null")
                .await;
            expect_written(page, hand, 1, "+").await;
        },
    );
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_18_one_that_was_forgotten_may_be_ignored_until_it_is_pointed_out() {
    Hand::Finger.goes(async |page, hand| {
        begin_from(page, "gustavus", ROOK).await;
        expect_no_right(page, "point-out-check", "w").await;
        hand.play(page, "a1a8").await;
        page.expect_unmarked("check").await;
        expect_written(page, hand, 1, "").await;
        hand.play(page, "h7h6 h2h3").await;
        // Nor does a page that is loaded again know of it.
        page.reload().await;
        page.expect_placement(IGNORED).await;
        page.expect_unmarked("check").await;
        hand.decide(page, "point-out-check", "w").await;
        page.expect_placement(CHECKED).await;
        page.expect_turn("b").await;
        page.expect_marked("check", "g8").await;
        expect_said(page, &by("check-pointed-out", "w")).await;
        expect_written(page, hand, 1, "+").await;
        page.write_move("h6").await;
        page.expect_placement_to_stay(CHECKED).await;
        hand.play(page, "g8g7").await;
        page.expect_no_end().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_18_without_need_the_page_says_why_not_and_where_that_stands() {
    Hand::Finger.goes(async |page, hand| {
        for (action, seat) in [("point-out-check", "w"), ("notice-check", "b")] {
            begin_from(page, "gustavus", ROOK).await;
            hand.play(page, "a1a7").await;
            let position = page.html_attr("data-position").await;
            hand.decide(page, action, seat).await;
            expect_refused(page, "no-unsaid-check", "gustavus:18").await;
            assert_eq!(page.html_attr("data-position").await, position);
            // The button is there still: it tells nobody whether there is a check.
            expect_right(page, action, seat).await;
        }
        // Both are in sight: the button, and what came of it.
        for seen in ["[data-action=notice-check]", "[data-notice] [data-law]"] {
            page.middle(seen).await;
        }
        hand.press(page, "[data-notice] [data-law]").await;
        page.middle("dialog [data-action=close]").await;
        page.expect("document.activeElement?.id === 'law-gustavus-18'")
            .await;
        page.middle("#law-gustavus-18").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_20_a_reply_to_a_check_that_was_none_may_be_taken_back() {
    Hand::Keys.goes(async |page, hand| {
        let prompt = "document.querySelector('[data-prompt=false-check]')";
        begin_from(page, "gustavus", ROOK).await;
        say_check(page, hand, "w", "a1a7").await;
        page.expect_unmarked("check").await;
        expect_written(page, hand, 1, "").await;
        hand.play(page, "g8g7").await;
        page.expect(format!(
            "(({{ seat, by }}) => seat === 'b' && by === 'w')({prompt}.dataset)"
        ))
        .await;
        hand.answer(page, "false-check", "take-back").await;
        page.expect_piece("g8", "bK").await;
        page.expect_turn("b").await;
        // Nobody is asked again.
        hand.play(page, "g8g7").await;
        page.expect_never(format!("{prompt} !== null")).await;
        // Whoever declines plays on.
        begin_from(page, "gustavus", ROOK).await;
        say_check(page, hand, "w", "a1a7").await;
        hand.play(page, "h7h6").await;
        hand.answer(page, "false-check", "decline").await;
        page.expect(format!("{prompt} === null")).await;
        hand.play(page, "h2h3").await;
    });
}
