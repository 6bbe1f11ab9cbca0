//! Touched men at the board (laws.md, section 3): what is owed, what the opponent is asked, how it
//! is said while it happens, and told afterwards. What follows from it is tested at the table.

use rochade_e2e::{Hand, Page, Visit};

use crate::actions::Tried;
use crate::claims::expect_said;
use crate::games::START;
use crate::set_out::{begin_from, begin_under};
use crate::words::text;

/// Kings, and a rook each at home.
const CASTLING: &str = "4k2r/8/8/8/8/8/8/4K2R w K - 0 1";

/// White's bishop can't move; the king can.
pub(crate) const SHUT_IN: &str = "4k3/8/8/8/8/1P1P4/2B5/1N1K4 w - - 0 1";

/// A black pawn that pawn or knight can capture, and a rook that nothing can.
const TO_CAPTURE: &str = "4k3/8/8/3p4/r3P3/2N5/8/4K3 w - - 0 1";

/// Tries what players say beside the board: that they put a man straight, "check", and what they
/// say about it later.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    let waits = |action: &str| {
        format!("document.querySelector('[data-action={action}][aria-pressed=true]') !== null")
    };
    begin_under(page, "club").await;
    tried
        .does_at(page, "adjust", "[data-seat=w]", waits("adjust"))
        .await;
    begin_from(page, "gustavus", CASTLING).await;
    tried
        .does_at(page, "say-check", "[data-seat=w]", waits("say-check"))
        .await;
    for (action, at) in [
        ("point-out-check", "[data-seat=w]"),
        ("notice-check", "[data-seat=b]"),
    ] {
        begin_from(page, "gustavus", CASTLING).await;
        page.type_moves("h1h8").await;
        let stands = "document.querySelector('[data-marks~=check]') !== null";
        tried.does_at(page, action, at, stands).await;
    }
}

/// Waits until a question has these answers, in this order, at a seat.
pub(crate) async fn expect_asked(page: &Page, prompt: &str, seat: &str, answers: &str) {
    let by = if seat == "w" { "b" } else { "w" };
    page.expect(format!(
        "[...document.querySelectorAll('[data-prompt={prompt}][data-seat={seat}][data-by={by}] [data-answer]')]
            .map(answer => answer.dataset.answer).join() === '{answers}'"
    ))
    .await;
}

/// Checks that a question is gone, and stays away.
pub(crate) async fn expect_not_asked(page: &Page, prompt: &str) {
    page.expect_to_stay(format!(
        "document.querySelector('[data-prompt={prompt}]') === null"
    ))
    .await;
}

/// Waits until it can be read what is owed, with where the laws say so.
pub(crate) async fn expect_owed(page: &Page, said: &str, law: &str) {
    page.expect(format!(
        "[...document.querySelectorAll('[data-law=\"{law}\"]')].some(law => law.checkVisibility() &&
            law.parentElement.textContent.includes(`{said}`))"
    ))
    .await;
}

/// Waits until this is told, with where the laws say so.
pub(crate) async fn expect_refused(page: &Page, said: &str, law: &str) {
    page.expect(format!(
        "(told => told?.textContent.includes(`{said}`) && told.querySelector('[data-law=\"{law}\"]') !== null &&
            told.checkVisibility())(document.querySelector('[data-notice=typed]'))
            && document.querySelector('.live').textContent.includes(`{said}`)"
    ))
    .await;
}

/// What is owed for a touched man.
pub(crate) fn owes(key: &str, man: &str, square: &str) -> String {
    text("en", key)
        .replace("{man}", &text("en", man))
        .replace("{square}", square)
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_the_touched_man_has_to_move_and_the_reason_is_said() {
    Hand::Finger.goes(async |page, hand| {
        begin_under(page, "club").await;
        let said = owes("owes-move", "the-knight", "b1");
        hand.touch(page, "b1").await;
        page.expect_marked("touched", "b1").await;
        page.expect_marked("must", "b1").await;
        page.expect_marked("selected", "b1").await;
        page.expect_marked("move", "a3 c3").await;
        expect_owed(page, &said, "club:touched").await;
        expect_said(page, &said).await;
        hand.touch(page, "e2").await;
        expect_refused(page, &said, "club:touched").await;
        page.expect_marked("touched", "b1").await;
        page.expect_unmarked("capture").await;
        // A reload frees no hand.
        page.reload().await;
        page.expect_marked("touched", "b1").await;
        expect_owed(page, &said, "club:touched").await;
        hand.touch(page, "e2").await;
        expect_refused(page, &said, "club:touched").await;
        hand.press(page, "[data-notice] [data-law]").await;
        page.expect("document.querySelector('dialog[open] #law-club-touched') !== null")
            .await;
        hand.press(page, "dialog [data-action=close]").await;
        page.expect("document.querySelector('dialog') === null")
            .await;
        page.expect_placement_to_stay(START).await;
        // Typing asks for no other man either.
        page.write_move("e4").await;
        expect_refused(page, &said, "club:touched").await;
        hand.play(page, "b1c3").await;
        page.expect_unmarked("touched must").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_a_touched_man_of_the_opponent_is_captured_by_touching_one_that_can() {
    Hand::Keys.goes(async |page, hand| {
        begin_from(page, "club", TO_CAPTURE).await;
        hand.touch(page, "d5").await;
        page.expect_marked("touched", "d5").await;
        page.expect_marked("must", "c3 e4").await;
        page.expect_marked("move", "c3 e4").await;
        let said = owes("owes-capture", "the-pawn", "d5");
        expect_owed(page, &said, "club:touched").await;
        hand.touch(page, "e1").await;
        expect_refused(page, &said, "club:touched").await;
        hand.touch(page, "c3").await;
        page.expect_piece("d5", "wN").await;
        page.expect_turn("b").await;
        page.expect_unmarked("touched must selected move").await;
        hand.play(page, "e8d8").await;
    });
}

/// The ways to use the board with which a touch may mean something else.
const SETTINGS: [&str; 4] = ["", "release=on", "queen=on", "input=drag"];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_a_touched_man_of_the_opponent_is_captured_by_drags_as_well() {
    Visit::default().touch().run(async |page| {
        for setting in SETTINGS {
            let keep = format!("localStorage.setItem('rochade.settings', '{setting}')");
            page.eval(&keep).await;
            page.reload().await;
            for finger in [false, true] {
                let drag = async |from: &str, to: &str| match finger {
                    true => page.touch_drag(from, to).await,
                    false => page.drag(from, to).await,
                };
                // To the victim, or anywhere else: to touch the man is to capture with it.
                for to in ["d5", "g4"] {
                    begin_from(page, "club", TO_CAPTURE).await;
                    // The opponent's man itself goes nowhere.
                    drag("d5", "e5").await;
                    page.expect_marked("touched", "d5").await;
                    page.expect_placement_to_stay("4k3/8/8/3p4/r3P3/2N5/8/4K3")
                        .await;
                    drag("e4", to).await;
                    page.expect_piece("d5", "wP").await;
                    page.expect_turn("b").await;
                    page.expect_unmarked("touched must selected move").await;
                    page.expect("document.querySelectorAll('.ghost, .dragged').length === 0")
                        .await;
                }
            }
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_to_be_captured_is_not_in_hand() {
    Visit::default().run(async |page| {
        begin_from(page, "club", TO_CAPTURE).await;
        page.tap("d5").await;
        page.expect_marked("selected", "d5").await;
        let (from, to) = (page.square("d5").await, page.square("g6").await);
        page.mouse_down(from).await;
        page.mouse_drag_to(from.towards(to, 0.5)).await;
        page.mouse_drag_to(to).await;
        page.expect_never("document.querySelector('[data-square=d5] > .dragged') !== null")
            .await;
        page.mouse_up(to).await;
        page.tap("e4").await;
        page.expect_piece("d5", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_who_says_so_first_only_puts_a_man_straight() {
    Hand::Finger.goes(async |page, hand| {
        begin_under(page, "club").await;
        hand.decide(page, "adjust", "w").await;
        page.expect(
            "document.querySelector('[data-action=adjust][data-seat=w]').ariaPressed === 'true'",
        )
        .await;
        hand.touch(page, "b1").await;
        expect_said(page, &text("en", "adjusted")).await;
        page.expect_unmarked("touched must selected").await;
        page.expect(
            "document.querySelector('[data-action=adjust][data-seat=w]').ariaPressed !== 'true'",
        )
        .await;
        hand.play(page, "e2e4").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_3_the_opponent_is_asked_about_a_man_that_can_not_move_and_answers() {
    Hand::Keys.goes(async |page, hand| {
        begin_from(page, "handbuch-early", SHUT_IN).await;
        hand.touch(page, "c2").await;
        hand.answer(page, "touched", "decline").await;
        expect_not_asked(page, "touched").await;
        page.expect_unmarked("must").await;
        begin_from(page, "handbuch-early", SHUT_IN).await;
        hand.touch(page, "c2").await;
        expect_asked(page, "touched", "b", "king-move,decline").await;
        // Nobody is in the way.
        page.expect_turn("w").await;
        hand.answer(page, "touched", "king-move").await;
        expect_owed(page, &text("en", "owes-king-move"), "handbuch-early:3").await;
        page.expect_marked("must", "d1").await;
        expect_not_asked(page, "touched").await;
        hand.play(page, "d1d2").await;
    });
}

/// What is told in the move table: the ply, the words, and where the laws say so.
async fn expect_told(page: &Page, lines: &[(&str, String, &str)]) {
    let lines = lines
        .iter()
        .map(|(ply, said, law)| format!("{ply} {said} {law}"));
    let lines = lines.collect::<Vec<_>>().join("\n");
    page.expect(format!(
        "[...document.querySelectorAll('[data-told]')].map(line => {{
            const law = line.querySelector('[data-law]'), said = law.parentElement.textContent.replace(law.textContent, '').trim();
            return [line.dataset.told, said || law.textContent, law.dataset.law].join(' ');
        }}).join('\\n') === `{lines}`"
    ))
    .await;
}

/// A text about a man that White has touched.
fn of_white(language: &str, key: &str, man: &str, square: &str) -> String {
    let text_of = |key: &str| text(language, key);
    text_of(key)
        .replace("{name}", &text_of("white"))
        .replace("{man}", &text_of(man))
        .replace("{square}", square)
}

fn answered(language: &str, seat: &str, answer: &str) -> String {
    text(language, "told-answered")
        .replace("{name}", &text(language, seat))
        .replace("{answer}", &text(language, answer))
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_move_table_tells_what_happened_and_by_which_paragraph() {
    Visit::default().speaking("de").run(async |page| {
        begin_from(page, "handbuch-early", SHUT_IN).await;
        page.tap("c2").await;
        page.tap("c2").await;
        page.tap_moves("b3b4").await;
        page.answer("touched", "king-move").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        let law = "handbuch-early:3";
        let told = [
            ("1", of_white("de", "told-touched", "the-bishop", "c2"), law),
            ("1", answered("de", "black", "answer-king-move"), law),
            ("1", text("de", "owes-king-move"), law),
        ];
        expect_told(page, &told).await;
        // What was owed and done need not be told; no reload takes the rest away.
        page.tap_moves("d1d2").await;
        expect_told(page, &told[..2]).await;
        page.reload().await;
        page.expect_turn("b").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        expect_told(page, &told[..2]).await;
        page.click("[data-told]:first-child [data-law]").await;
        page.expect("document.querySelector('dialog[open] #law-handbuch-early-3') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_question_names_the_man_and_the_paragraph() {
    Visit::default().speaking("de").run(async |page| {
        begin_from(page, "handbuch-late", SHUT_IN).await;
        page.tap("c2").await;
        expect_asked(page, "touched", "b", "king-move,decline").await;
        let asked = of_white("de", "ask-touched", "the-bishop", "c2");
        expect_said(page, &asked).await;
        page.expect(format!(
            "(prompt => prompt.ariaLabel === `{asked}` && prompt.textContent.includes('c2'))(document.querySelector('[data-prompt=touched]'))"
        ))
        .await;
        let touched = of_white("de", "told-touched", "the-bishop", "c2");
        expect_owed(page, &touched, "handbuch-late:3").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_5_who_plays_on_is_told_to_decide_first() {
    Hand::Finger.goes(async |page, hand| {
        begin_from(page, "handbuch-late", "4k3/8/8/8/4q3/8/8/4K2R w K - 0 1").await;
        hand.touch(page, "h1").await;
        hand.touch(page, "h3").await;
        expect_asked(page, "illegal-move", "b", "take-back,king-move").await;
        hand.touch(page, "e8").await;
        expect_refused(page, &text("en", "answer-first-check"), "handbuch-late:5").await;
        hand.answer(page, "illegal-move", "take-back").await;
        page.expect_turn("w").await;
    });
}
