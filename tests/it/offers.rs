//! What a player is offered, or asked to allow: in a card where that player's bar is.

use rochade_e2e::{Page, Visit};

use crate::decisions::{decide, expect_no_prompt, open_table};
use crate::seating::bar;

/// White offers a draw with the third move.
async fn offer(page: &Page) {
    page.type_moves("e2e4 e7e5").await;
    open_table(page, "w").await;
    decide(page, "offer-draw", "w").await;
    page.action("close").await;
    page.type_move("g1f3").await;
    page.middle("[data-prompt=draw-offer] [data-answer=accept]")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_offer_is_a_card_across_the_page_that_moves_nothing() {
    for (width, height) in [(320, 480), (768, 1024)] {
        let visit = Visit::default().sized(width, height).touch();
        visit.run(async |page| {
            crate::clocks::start(page, "5+0").await;
            let corner = "JSON.stringify(document.querySelector('[data-square=a1]').getBoundingClientRect())";
            let before = page.eval(corner).await;
            offer(page).await;
            assert_eq!(page.eval(corner).await, before, "{width}x{height}");
            page.expect(format!(
                "(() => {{
                    const box = (e) => e.getBoundingClientRect();
                    const bar = document.querySelector('{}'), card = box(bar), board = box(document.querySelector('[role=grid]'));
                    const [accept, decline] = ['accept', 'decline'].map((word) => box(bar.querySelector(`[data-answer=${{word}}]`)));
                    const inside = (part) => part.left >= card.left && part.right <= card.right && part.top >= card.top - 0.5 && part.bottom <= card.bottom + 0.5;
                    return card.left <= board.left + 0.5 && card.right >= board.right - 0.5 && card.bottom <= board.top + 0.5
                        && [accept, decline, box(bar.querySelector('[data-clock]'))].every(inside)
                        && accept.width >= 44 && decline.width >= 44 && accept.height >= 44 && accept.height === decline.height;
                }})()",
                bar("b")
            ))
            .await;
            page.answer("draw-offer", "accept").await;
            page.expect_end("1/2-1/2", "agreement").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn no_tap_that_was_meant_for_one_question_answers_the_next_one() {
    Visit::default().sized(390, 844).run(async |page| {
        offer(page).await;
        // White takes that back first, and then asks for a draw in the same place.
        open_table(page, "w").await;
        decide(page, "take-back", "w").await;
        page.action("close").await;
        page.middle("[data-prompt=draw-offer]").await;
        page.eval(
            "(() => {
                const tap = (word) => document.querySelector(`[data-prompt] [data-answer=${word}]`).click();
                tap('decline');
                window.next = new Promise((done) => requestAnimationFrame(() => {
                    const prompt = document.querySelector('[data-prompt]').dataset.prompt;
                    tap('accept');
                    done(prompt);
                }));
            })()",
        )
        .await;
        page.expect("next.then((prompt) => prompt === 'take-back')")
            .await;
        page.settle().await;
        page.expect_piece("f3", "wN").await;
        page.expect_to_stay("document.querySelector('[data-prompt=take-back]') !== null")
            .await;
        // A moment later it is heard.
        page.eval("new Promise((done) => setTimeout(done, 700))").await;
        page.answer("take-back", "accept").await;
        page.expect_piece("g1", "wN").await;
        expect_no_prompt(page).await;
    });
}
