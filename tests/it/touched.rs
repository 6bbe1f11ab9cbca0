//! Touched men at the board (laws.md, section 3): what is owed, what the opponent may demand, and
//! how it is said.

use rochade_e2e::{Hand, Page, Visit};

use crate::actions::Tried;
use crate::claims::{begin_from, expect_said};
use crate::games::START;
use crate::laws_form::begin_under;
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
            told.checkVisibility() && told.closest('[role=status]') !== null)(document.querySelector('[data-notice=typed]'))"
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
    Hand::each(async |page, hand| {
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
fn club_a_man_that_can_not_move_obliges_to_nothing() {
    Hand::each(async |page, hand| {
        begin_under(page, "club").await;
        hand.touch(page, "a1").await;
        page.expect_unmarked("touched must").await;
        page.expect("document.querySelector('[data-notice=why]') !== null")
            .await;
        hand.play(page, "e2e4").await;
    });
}

/// The ways to use the board with which a touch may mean something else.
const SETTINGS: [&str; 4] = ["", "release=on", "queen=on", "input=drag"];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_a_touched_man_of_the_opponent_is_captured_by_touching_one_that_can() {
    Hand::each(async |page, hand| {
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

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_a_touched_man_of_the_opponent_is_captured_by_drags_as_well() {
    for (setting, finger) in SETTINGS
        .into_iter()
        .flat_map(|set| [(set, false), (set, true)])
    {
        let visit = Visit::default().after_script(format!(
            "localStorage.setItem('rochade.settings', '{setting}');"
        ));
        let visit = if finger { visit.touch() } else { visit };
        visit.run(async |page| {
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
        });
    }
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
fn club_a_rook_touched_first_moves_alone() {
    Hand::each(async |page, hand| {
        begin_from(page, "club", CASTLING).await;
        hand.touch(page, "h1").await;
        page.expect_marked("must", "h1").await;
        hand.touch(page, "e1").await;
        let said = owes("owes-move", "the-rook", "h1");
        expect_refused(page, &said, "club:touched").await;
        hand.play(page, "h1f1").await;
        page.expect_piece("e1", "wK").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_who_says_so_first_only_puts_a_man_straight() {
    Hand::each(async |page, hand| {
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
fn leaflet_a_rook_touched_first_castles_on_the_king_s_square() {
    Hand::each(async |page, hand| {
        begin_from(page, "leaflet", CASTLING).await;
        hand.touch(page, "h1").await;
        page.expect_marked("touched", "h1").await;
        hand.touch(page, "e1").await;
        page.expect_placement("4k2r/8/8/8/8/8/8/5RK1").await;
    });
    for finger in [false, true] {
        let visit = Visit::default();
        let visit = if finger { visit.touch() } else { visit };
        visit.run(async |page| {
            begin_from(page, "leaflet", CASTLING).await;
            match finger {
                true => page.touch_drag("h1", "e1").await,
                false => page.drag("h1", "e1").await,
            }
            page.expect_placement("4k2r/8/8/8/8/8/8/5RK1").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn leaflet_check_is_said_with_the_move() {
    const HEARD: &str = "window.heard = 0; addEventListener('rochade-check', () => heard += 1);";
    Hand::each_after(HEARD, async |page, hand| {
        begin_from(page, "leaflet", CASTLING).await;
        hand.decide(page, "say-check", "w").await;
        page.expect(
            "document.querySelector('[data-action=say-check][data-seat=w]').ariaPressed === 'true'",
        )
        .await;
        hand.play(page, "h1h8").await;
        let said = text("en", "check-said").replace("{name}", &text("en", "white"));
        expect_said(page, &said).await;
        page.expect_marked("check", "e8").await;
        page.expect("heard === 1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_3_the_king_may_be_demanded_for_a_man_that_can_not_move() {
    Hand::each(async |page, hand| {
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

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_3_the_king_may_be_demanded_after_the_move_until_a_touch() {
    Hand::each(async |page, hand| {
        for insists in [true, false] {
            begin_from(page, "handbuch-early", SHUT_IN).await;
            hand.touch(page, "c2").await;
            expect_asked(page, "touched", "b", "king-move,decline").await;
            hand.touch(page, "c2").await;
            page.expect_nothing_selected().await;
            hand.play(page, "b3b4").await;
            expect_asked(page, "touched", "b", "king-move,decline").await;
            if insists {
                hand.answer(page, "touched", "king-move").await;
                page.expect_piece("b3", "wP").await;
                page.expect_turn("w").await;
                page.expect_marked("must", "d1").await;
                hand.play(page, "d1c1").await;
            } else {
                hand.touch(page, "e8").await;
                expect_not_asked(page, "touched").await;
                page.expect_piece("b4", "wP").await;
            }
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_3_who_touches_another_man_is_held_to_the_first_or_let_off() {
    Hand::each(async |page, hand| {
        for insists in [true, false] {
            begin_under(page, "handbuch-early").await;
            hand.touch(page, "b1").await;
            expect_not_asked(page, "touched").await;
            hand.touch(page, "e2").await;
            expect_asked(page, "touched", "b", "confirm,decline").await;
            let said = owes("owes-move", "the-knight", "b1");
            expect_owed(page, &said, "handbuch-early:3").await;
            if insists {
                hand.answer(page, "touched", "confirm").await;
                expect_not_asked(page, "touched").await;
                hand.touch(page, "e2").await;
                expect_refused(page, &said, "handbuch-early:3").await;
                hand.play(page, "b1a3").await;
            } else {
                hand.answer(page, "touched", "decline").await;
                page.expect_unmarked("touched must").await;
                hand.play(page, "d2d4").await;
            }
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn gustavus_6_who_strays_may_be_held_to_the_king() {
    Hand::each(async |page, hand| {
        begin_from(page, "gustavus", "4k3/8/8/8/8/8/PP6/4K3 w - - 0 1").await;
        hand.touch(page, "a2").await;
        hand.touch(page, "b2").await;
        expect_asked(page, "touched", "b", "confirm,king-move,decline").await;
        hand.answer(page, "touched", "king-move").await;
        page.expect_marked("must", "e1").await;
        expect_owed(page, &text("en", "owes-king-move"), "gustavus:6").await;
        hand.play(page, "e1e2").await;
    });
}
