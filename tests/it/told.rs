//! What the laws made of what players did, said while it happens and told afterwards; and whole
//! games that end by law.

use rochade_e2e::{Hand, Page, Visit};

use crate::claims::{begin_from, expect_right, expect_said};
use crate::laws_form::begin_under;
use crate::touched::{SHUT_IN, expect_asked, expect_owed, expect_refused, owes};
use crate::words::text;

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
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            begin_from(page, "handbuch-early", SHUT_IN).await;
            page.tap("c2").await;
            page.tap("c2").await;
            page.tap_moves("b3b4").await;
            page.answer("touched", "king-move").await;
            page.click("[data-action=move-table][data-seat=w]").await;
            let law = "handbuch-early:3";
            let told = [
                (
                    "1",
                    of_white(language, "told-touched", "the-bishop", "c2"),
                    law,
                ),
                ("1", answered(language, "black", "answer-king-move"), law),
                ("1", text(language, "owes-king-move"), law),
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
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn under_modern_laws_nothing_is_told() {
    Visit::default().run(async |page| {
        page.tap("b1").await;
        page.tap("b1").await;
        page.tap_moves("e2e4 e7e5").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        page.expect("document.querySelectorAll('[data-ply]').length === 2")
            .await;
        page.expect("document.querySelector('[data-told]') === null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_question_names_the_man_and_the_paragraph() {
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            begin_from(page, "handbuch-late", SHUT_IN).await;
            page.tap("c2").await;
            expect_asked(page, "touched", "b", "king-move,decline").await;
            let asked = of_white(language, "ask-touched", "the-bishop", "c2");
            expect_said(page, &asked).await;
            page.expect(format!(
                "(prompt => prompt.ariaLabel === `{asked}` && prompt.textContent.includes('c2'))(document.querySelector('[data-prompt=touched]'))"
            ))
            .await;
            let touched = of_white(language, "told-touched", "the-bishop", "c2");
            expect_owed(page, &touched, "handbuch-late:3").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_5_who_plays_on_is_told_to_decide_first() {
    Hand::each(async |page, hand| {
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

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn club_a_reload_frees_no_hand() {
    Hand::each(async |page, hand| {
        begin_under(page, "club").await;
        hand.touch(page, "b1").await;
        page.expect_marked("touched", "b1").await;
        page.reload().await;
        page.expect_marked("touched", "b1").await;
        let said = owes("owes-move", "the-knight", "b1");
        expect_owed(page, &said, "club:touched").await;
        hand.touch(page, "e2").await;
        expect_refused(page, &said, "club:touched").await;
        hand.play(page, "b1c3").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn leaflet_remis_2_a_game_to_its_end_by_finger_and_by_keys() {
    Hand::each(async |page, hand| {
        begin_under(page, "leaflet").await;
        for _ in 0..3 {
            page.expect_no_end().await;
            hand.play(page, "g1f3 g8f6 f3g1").await;
            hand.touch(page, "f6").await;
            hand.touch(page, "g8").await;
            page.expect_piece("g8", "bN").await;
        }
        page.expect_end("1/2-1/2", "series").await;
        hand.press(page, ".result [data-law]").await;
        page.expect("document.querySelector('dialog[open] #law-leaflet-remis-2') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn handbuch_6_a_series_after_a_king_s_move_is_claimed_by_finger_and_by_keys() {
    Hand::each(async |page, hand| {
        begin_from(page, "handbuch-early", SHUT_IN).await;
        hand.touch(page, "c2").await;
        hand.answer(page, "touched", "king-move").await;
        hand.play(page, "d1d2").await;
        for _ in 0..3 {
            hand.play(page, "e8d8 d2e2 d8e8 e2d2").await;
        }
        page.expect_no_end().await;
        expect_right(page, "claim-series", "b").await;
        hand.decide(page, "claim-series", "w").await;
        page.expect_end("1/2-1/2", "series").await;
        page.expect(
            "document.querySelector('.result [data-law]')?.dataset.law === 'handbuch-early:6'",
        )
        .await;
        hand.decide(page, "move-table", "w").await;
        let law = "handbuch-early:3";
        let claimed = text("en", "claimed").replace("{name}", &text("en", "white"));
        expect_told(
            page,
            &[
                ("1", of_white("en", "told-touched", "the-bishop", "c2"), law),
                ("1", answered("en", "black", "answer-king-move"), law),
                ("13", claimed, "handbuch-early:6"),
            ],
        )
        .await;
    });
}
