//! Saying "check": needed by the Dutch reglement (laws.md, section 5), only announced by the
//! leaflet.

use rochade_e2e::{Hand, Page, Visit};

use crate::claims::{begin_from, button, expect_no_right, expect_right, expect_said};
use crate::laws_form::{expect_laws, open_at};
use crate::words::text;

/// Where the rook gives check on a8, and the king can only go to g7.
const ROOK: &str = "6k1/5p1p/8/8/8/8/5PPP/R5K1 w - - 0 1";

/// How the men stand after that check.
const CHECKED: &str = "R5k1/5p1p/8/8/8/8/5PPP/6K1";

/// How they stand when Black has ignored it.
const IGNORED: &str = "R5k1/5p2/7p/8/8/8/5PPP/6K1";

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
        "document.querySelector('[data-notice=told]')?.textContent.startsWith(`{}`)",
        text("en", key)
    ))
    .await;
    page.expect(format!(
        "document.querySelector('[data-notice=told][role=status] [data-law]')?.dataset.law === '{cited}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_18_a_check_that_is_said_is_red_and_has_to_be_answered() {
    Hand::each(async |page, hand| {
        begin_from(page, "gustavus", ROOK).await;
        expect_no_right(page, "say-check", "b").await;
        // Whoever thinks better of it unsets it.
        hand.decide(page, "say-check", "w").await;
        expect_set(page, "w", true).await;
        hand.decide(page, "say-check", "w").await;
        expect_set(page, "w", false).await;
        say_check(page, hand, "w", "a1a8").await;
        page.expect_marked("check", "g8").await;
        expect_no_right(page, "say-check", "w").await;
        expect_set(page, "b", false).await;
        page.write_move("h6").await;
        page.expect_placement_to_stay(CHECKED).await;
        hand.play(page, "g8g7").await;
        page.expect_unmarked("check").await;
        page.expect_to_stay("document.querySelector('[data-prompt]') === null")
            .await;
        expect_written(page, hand, 1, "+").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_18_one_that_was_forgotten_may_be_ignored_until_it_is_pointed_out() {
    Hand::each(async |page, hand| {
        begin_from(page, "gustavus", ROOK).await;
        expect_no_right(page, "point-out-check", "w").await;
        hand.play(page, "a1a8").await;
        page.expect_unmarked("check").await;
        expect_written(page, hand, 1, "").await;
        hand.play(page, "h7h6 h2h3").await;
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
fn gustavus_19_whoever_notices_it_takes_the_last_move_back() {
    Hand::each(async |page, hand| {
        for since in ["h7h6", "h7h6 h2h3"] {
            begin_from(page, "gustavus", ROOK).await;
            hand.play(page, "a1a8").await;
            hand.play(page, since).await;
            hand.decide(page, "notice-check", "b").await;
            page.expect_placement(CHECKED).await;
            page.expect_marked("check", "g8").await;
            expect_said(page, &by("check-noticed", "b")).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_19_once_more_was_played_the_king_is_only_protected() {
    Hand::each(async |page, hand| {
        begin_from(page, "gustavus", ROOK).await;
        hand.play(page, "a1a8 h7h6 h2h3 h6h5").await;
        hand.decide(page, "notice-check", "b").await;
        expect_refused(page, "more-moves-passed", "gustavus:19").await;
        page.expect_unmarked("check").await;
        hand.play(page, "h3h4").await;
        hand.decide(page, "notice-check", "b").await;
        page.expect_marked("check", "g8").await;
        page.expect_placement("R5k1/5p2/8/7p/7P/8/5PP1/6K1").await;
        page.expect("!document.querySelector('[data-notice=told]')?.textContent")
            .await;
        hand.play(page, "g8g7").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_18_without_need_the_page_says_why_not_and_where_that_stands() {
    Hand::each(async |page, hand| {
        for (action, seat) in [("point-out-check", "w"), ("notice-check", "b")] {
            open_at(page, "?laws=gustavus").await;
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
    Hand::each(async |page, hand| {
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

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_29_a_mate_counts_though_nobody_has_said_anything() {
    Hand::each(async |page, hand| {
        begin_from(page, "gustavus", "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1").await;
        hand.play(page, "a1a8").await;
        page.expect_end("1-0", "checkmate").await;
        page.expect_marked("check", "g8").await;
        expect_no_right(page, "notice-check", "b").await;
        expect_written(page, hand, 1, "#").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn leaflet_the_word_is_announced_and_nothing_follows_from_it() {
    Hand::each(async |page, hand| {
        begin_from(page, "leaflet", ROOK).await;
        hand.play(page, "a1a8").await;
        page.expect_marked("check", "g8").await;
        for seat in ["w", "b"] {
            expect_no_right(page, "point-out-check", seat).await;
            expect_no_right(page, "notice-check", seat).await;
        }
        expect_written(page, hand, 1, "+").await;
        // Said where there is none, it is only a word.
        begin_from(page, "leaflet", ROOK).await;
        say_check(page, hand, "w", "a1a7").await;
        page.expect_unmarked("check").await;
        hand.play(page, "g8g7").await;
        page.expect_never("document.querySelector('[data-prompt]') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_said_survives_a_reload() {
    Visit::default().run(async |page| {
        for said in [true, false] {
            begin_from(page, "gustavus", ROOK).await;
            if said {
                say_check(page, Hand::Keys, "w", "a1a8").await;
            } else {
                page.tap_moves("a1a8 h7h6").await;
            }
            page.reload().await;
            expect_laws(page, "gustavus").await;
            if said {
                page.expect_marked("check", "g8").await;
            } else {
                page.expect_placement(IGNORED).await;
                page.expect_unmarked("check").await;
            }
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_whole_game_under_gustavus_by_finger_and_by_keys() {
    Hand::each(async |page, hand| {
        open_at(page, "?laws=gustavus").await;
        expect_laws(page, "gustavus").await;
        // Legal's mate; but White forgets the word, and Black overlooks the check.
        hand.play(page, "e2e4 e7e5 g1f3 d7d6 f1c4 c8g4 b1c3 g7g6")
            .await;
        hand.play(page, "f3e5 g4d1 c4f7").await;
        page.expect_unmarked("check").await;
        hand.play(page, "g8f6").await;
        let ignored = page.html_attr("data-position").await;
        page.reload().await;
        expect_laws(page, "gustavus").await;
        page.expect(format!(
            "document.documentElement.dataset.position === '{ignored}'"
        ))
        .await;
        page.expect_unmarked("check").await;
        hand.decide(page, "point-out-check", "w").await;
        page.expect_piece("g8", "bN").await;
        page.expect_turn("b").await;
        page.expect_marked("check", "e8").await;
        hand.play(page, "e8e7").await;
        hand.decide(page, "say-check", "w").await;
        hand.play(page, "c3d5").await;
        page.expect_end("1-0", "checkmate").await;
        expect_written(page, hand, 11, "+").await;
        expect_written(page, hand, 13, "#").await;
    });
}
