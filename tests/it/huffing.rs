//! Men that have failed to capture may be blown (draughts.md, section 2, rules 11 to 13): a
//! newcomer is told which and why where it happens, and nobody is who would rather see it.

mod room;
mod untold;

use rochade_e2e::{Hand, Key, Page, Visit};

use crate::actions::Tried;
use crate::claims::expect_said;
use crate::decisions::open_table;
use crate::laws_form::open_at;
use crate::why::expect_why;
use crate::words::text;

/// The man on b4 could have captured c5, and another one moved.
pub(crate) const MISSED: &str = "a3-b4 d6-c5 c3-d4";

/// The man that is now on e5 could have captured c5 itself.
pub(crate) const MOVED: &str = "c3-d4 b6-c5 d4-e5";

/// Three men could have captured.
pub(crate) const MANY: &str = "a3-b4 d6-c5 g3-f4 h6-g5 c3-d4 b6-a5 b2-c3";

/// Plays by the leaflet.
pub(crate) async fn play(page: &Page, moves: &str) {
    open_at(page, "?laws=noris").await;
    page.type_moves(moves).await;
}

/// The text of a language, with what it is about.
fn about(language: &str, key: &str, values: &[(&str, &str)]) -> String {
    let fill =
        |said: String, (name, value): &(&str, &str)| said.replace(&format!("{{{name}}}"), value);
    values.iter().fold(text(language, key), fill)
}

/// Waits until men on these squares, and no others, are told to be blowable: beside the board, on
/// it, and at the seat of who may.
async fn expect_missed(page: &Page, squares: &str, seat: &str) {
    page.expect(format!(
        "(document.querySelector('[data-missed]')?.dataset.missed ?? '') === '{squares}'"
    ))
    .await;
    if squares.is_empty() {
        page.expect_unmarked("blowable").await;
    } else {
        page.expect_marked("blowable", squares).await;
    }
    page.expect(format!(
        "[...document.querySelectorAll('[data-action=blow][data-at][data-seat={seat}]')].map(e => e.dataset.at).join(' ') === '{squares}'
            && document.querySelectorAll('[data-action=blow]:not([data-seat={seat}])').length === 0"
    ))
    .await;
}

/// Waits until all of this is told beside the board.
async fn expect_told(page: &Page, said: &str) {
    page.expect(format!(
        "document.querySelector('[data-missed]')?.textContent.includes(`{said}`) === true"
    ))
    .await;
}

/// Waits until the man on a square is off, and its taker is still to move.
async fn expect_blown(page: &Page, square: &str) {
    page.expect_piece(square, "").await;
    page.expect(format!(
        "document.querySelector('[data-blown]')?.dataset.blown === '{square}'"
    ))
    .await;
    page.expect_unmarked("blowable").await;
    page.expect("document.querySelector('[data-missed], [data-action=blow]') === null")
        .await;
    page.expect_turn("b").await;
}

/// What finds the button that takes the man on a square off.
fn button(square: &str) -> String {
    format!("[data-action=blow][data-at={square}]")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_newcomer_is_told_who_may_blow_which_man_and_why() {
    Visit::default().speaking("de").run(async |page| {
        play(page, MISSED).await;
        expect_missed(page, "b4", "b").await;
        let man = text("de", "draughts-the-man");
        let said = about(
            "de",
            "missed-could",
            &[("man", &man), ("square", "b4"), ("victims", "c5")],
        );
        expect_told(page, &text("de", "missed")).await;
        expect_told(page, &said).await;
        expect_told(page, &text("de", "missed-may")).await;
        expect_said(page, &said).await;
        expect_said(page, &text("de", "missed-may")).await;
        let blow = about("de", "blow-man", &[("square", "b4")]);
        page.expect(format!(
            "document.querySelector('{}').textContent === '{blow}'",
            button("b4")
        ))
        .await;
        let mark = text("de", "mark-blowable");
        page.expect(format!(
            "document.querySelector('[data-square=b4]').ariaLabel.includes('{mark}')"
        ))
        .await;
        // And where the rules say more.
        page.click("[data-missed] [data-law='noris:huffing']").await;
        page.middle("dialog [data-action=close]").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whence_a_man_came_and_that_there_are_several_is_told() {
    Visit::default().run(async |page| {
        play(page, MOVED).await;
        expect_missed(page, "e5", "b").await;
        let values = [
            ("man", "the man"),
            ("from", "d4"),
            ("square", "e5"),
            ("victims", "c5"),
        ];
        expect_told(page, &about("en", "missed-moved", &values)).await;
    });
    let phone = Visit::default().sized(390, 844).touch();
    phone.run(async |page| {
        play(page, MANY).await;
        expect_missed(page, "b4 d4 f4", "b").await;
        let squares = about("en", "missed-many", &[("squares", "b4, d4, f4")]);
        expect_told(page, &squares).await;
        expect_told(page, &text("en", "missed-may-one")).await;
        page.touch_tap("d4").await;
        expect_blown(page, "d4").await;
        page.expect_piece("b4", "wM").await;
        page.expect_piece("f4", "wM").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_man_is_blown_by_its_button() {
    Hand::Finger.goes(async |page, hand| {
        play(page, MISSED).await;
        page.eval("window.heard = 0; addEventListener('rochade-capture', () => heard += 1)")
            .await;
        hand.press(page, &button("b4")).await;
        expect_blown(page, "b4").await;
        page.expect("heard === 1").await;
        let values = [("side", "Black"), ("man", "the man"), ("square", "b4")];
        expect_said(page, &about("en", "said-blown", &values)).await;
        page.expect(format!(
            "document.querySelector('[data-blown]').textContent.includes('{}')",
            about("en", "blown-now", &[("square", "b4")])
        ))
        .await;
        // The move is still to be made, and then the other side's man may be blown, or not.
        hand.play(page, "b6a5").await;
        page.expect_turn("w").await;
        page.expect("document.querySelector('[data-blown]') === null")
            .await;
        page.expect_marked("victim", "b4").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_man_is_blown_by_enter_on_its_square() {
    Hand::Keys.goes(async |page, hand| {
        play(page, MISSED).await;
        expect_missed(page, "b4", "b").await;
        hand.touch(page, "b4").await;
        expect_blown(page, "b4").await;
        page.expect("!document.querySelector('[data-notice]')?.textContent")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_blown_by_accident() {
    Visit::default().run(async |page| {
        play(page, MISSED).await;
        for to in ["a5", "c3", "b6"] {
            page.drag("b4", to).await;
            page.settle().await;
            expect_missed(page, "b4", "b").await;
        }
        // A man in hand goes back first.
        page.tap("b6").await;
        page.expect_marked("selected", "b6").await;
        page.tap("b4").await;
        page.expect_nothing_selected().await;
        expect_missed(page, "b4", "b").await;
        // Other opposing men are only told about.
        page.tap("e3").await;
        expect_why(page, &[&text("en", "why-not-your-turn")]).await;
        expect_missed(page, "b4", "b").await;
        page.expect_piece("e3", "wM").await;
    });
    let phone = Visit::default().sized(390, 844).touch();
    phone.run(async |page| {
        play(page, MISSED).await;
        page.touch_drag("b4", "c3").await;
        page.settle().await;
        expect_missed(page, "b4", "b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_blow_is_taken_back_after_the_page_was_left_too() {
    Visit::default().run(async |page| {
        play(page, MISSED).await;
        page.click(button("b4")).await;
        expect_blown(page, "b4").await;
        page.reload().await;
        expect_blown(page, "b4").await;
        open_table(page, "b").await;
        page.decide("take-back", "b").await;
        page.answer("take-back", "accept").await;
        page.expect_piece("b4", "wM").await;
        page.expect_turn("b").await;
        expect_missed(page, "b4", "b").await;
        let values = [("man", "the man"), ("square", "b4")];
        expect_said(page, &about("en", "said-restored", &values)).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_keyboard_goes_on_where_the_button_was() {
    Visit::default().run(async |page| {
        play(page, MISSED).await;
        page.eval(&format!(
            "document.querySelector('{}').focus()",
            button("b4")
        ))
        .await;
        page.key(Key::Enter).await;
        expect_blown(page, "b4").await;
        page.expect("document.activeElement?.closest('[role=grid]') !== null")
            .await;
    });
}

/// Tries the buttons that are about such men.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    play(page, MISSED).await;
    let blown = "document.querySelector('[data-blown]') !== null";
    tried.does_at(page, "blow", "[data-at=b4]", blown).await;
}
