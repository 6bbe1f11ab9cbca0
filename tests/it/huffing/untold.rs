//! Players who would rather see for themselves which men have failed to capture: the setting
//! `huff-hint` (contract.md, section 7).

use rochade_e2e::{Hand, Page, Visit};

use super::{MISSED, expect_blown, expect_missed, play};
use crate::claims::expect_said;
use crate::settings;
use crate::why::expect_why;
use crate::words::text;

/// The device remembers that nobody wants to be told.
const UNTOLD: &str = "localStorage.setItem('rochade.settings', 'huff-hint=off')";

/// Waits until a seat's right to say that it blows a man is there, pressed or not.
async fn expect_right(page: &Page, seat: &str, pressed: bool) {
    let right = format!("document.querySelector('[data-action=blow][data-seat={seat}]')");
    page.expect(format!(
        "{right}?.dataset.at === undefined && {right}?.ariaPressed === {}",
        if pressed { "'true'" } else { "null" }
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_would_rather_see_it_is_not_told_and_says_it() {
    Hand::Finger.goes_on(|visit| visit.after_script(UNTOLD), async |page, hand| {
        play(page, MISSED).await;
        expect_right(page, "b", false).await;
        // No trace: neither seen nor said.
        page.expect_unmarked("blowable").await;
        let mark = text("en", "mark-blowable");
        page.expect_never(format!(
            "document.querySelector('[data-missed], [data-at]') !== null
                || document.body.textContent.includes('{}')
                || [...document.querySelectorAll('[data-square]')].some(e => e.ariaLabel.includes('{mark}'))",
            text("en", "missed")
        ))
        .await;
        hand.press(page, "[data-action=blow]").await;
        expect_right(page, "b", true).await;
        expect_said(page, &text("en", "blowing")).await;
        // Another man has not failed to capture.
        hand.touch(page, "e3").await;
        page.expect(format!(
            "document.querySelector('[data-notice=told]')?.textContent.includes('{}') === true",
            text("en", "nothing-to-blow")
        ))
        .await;
        page.expect(
            "document.querySelector('[data-notice] [data-law]').dataset.law === 'noris:huffing'",
        )
        .await;
        page.expect_piece("e3", "wM").await;
        expect_right(page, "b", true).await;
        hand.touch(page, "b4").await;
        expect_blown(page, "b4").await;
        hand.play(page, "b6a5").await;
        expect_right(page, "w", false).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_was_said_is_unsaid_by_an_own_man_or_the_button() {
    Visit::default().after_script(UNTOLD).run(async |page| {
        play(page, MISSED).await;
        page.tap("b4").await;
        expect_why(page, &[&text("en", "why-not-your-turn")]).await;
        for press in ["[data-action=blow]", "[data-square=b6]"] {
            page.click("[data-action=blow]").await;
            expect_right(page, "b", true).await;
            page.click(press).await;
            expect_right(page, "b", false).await;
        }
        page.expect_marked("selected", "b6").await;
        page.tap("a5").await;
        page.expect_piece("a5", "bM").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_setting_acts_at_once_and_is_kept() {
    Visit::default().run(async |page| {
        play(page, MISSED).await;
        settings::open(page).await;
        settings::flip(page, "huff-hint").await;
        page.click("dialog [data-action=close]").await;
        expect_right(page, "b", false).await;
        page.expect_unmarked("blowable").await;
        page.expect("document.documentElement.dataset.huffHint === 'off'")
            .await;
        page.reload().await;
        expect_right(page, "b", false).await;
        settings::open(page).await;
        settings::flip(page, "huff-hint").await;
        page.click("dialog [data-action=close]").await;
        expect_missed(page, "b4", "b").await;
    });
}
