//! The question what a pawn becomes, however it comes about: it is never answered by the gesture
//! that asked it.

use rochade_e2e::{Key, Page, Visit};

use crate::set_out::begin_from;

/// White's pawn on b7 can take on a8 or c8; White to move.
const TO_PROMOTE: &str = "rnbqkbnr/pPppppp1/8/8/8/8/1PPPPPpP/RNBQKBNR w KQkq - 0 5";

/// How many frames a finger rests on the target before it is lifted.
const RESTS: [u32; 3] = [0, 6, 30];

async fn expect_asked(page: &Page) {
    page.expect("document.querySelectorAll('[data-promotion]').length === 4")
        .await;
    page.expect_piece("b7", "wP").await;
}

/// Waits until nothing is asked any more, and checks that the pawn stays where it was.
async fn expect_put_back(page: &Page) {
    page.expect_to_stay(
        "document.querySelector('[data-promotion]') === null
            && document.querySelector('[data-square=b7]').dataset.piece === 'wP'",
    )
    .await;
}

fn phone() -> Visit {
    Visit::default().sized(390, 844).dense(3.0).touch()
}

/// Brings White's pawn to its last rank by taps, and waits for the question.
async fn ask_by_tap(page: &Page) {
    begin_from(page, "modern", TO_PROMOTE).await;
    page.tap("b7").await;
    page.tap("a8").await;
    expect_asked(page).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_on_the_last_rank_asks_and_another_one_answers() {
    phone().run(async |page| {
        for rest in RESTS {
            begin_from(page, "modern", TO_PROMOTE).await;
            page.touch_tap("b7").await;
            page.expect_marked("selected", "b7").await;
            let target = page.square("a8").await;
            page.finger_down(0, target).await;
            for _ in 0..rest {
                page.frame().await;
            }
            page.finger_up(0, target).await;
            // The click that the browser makes of the finger comes after it is lifted.
            for _ in 0..30 {
                page.frame().await;
            }
            expect_asked(page).await;
        }
        let knight = page.middle("button[data-promotion=N]").await;
        page.finger_tap_at(knight).await;
        page.expect_piece("a8", "wN").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_click_or_a_typed_move_asks_and_the_pawn_can_be_taken_back() {
    Visit::default().run(async |page| {
        println!("the question has the focus after a click");
        ask_by_tap(page).await;
        page.expect("document.activeElement?.dataset.promotion === 'Q'")
            .await;
        println!("escape takes the pawn back wherever the focus is");
        ask_by_tap(page).await;
        page.eval("document.activeElement.blur()").await;
        page.key(Key::Escape).await;
        expect_put_back(page).await;
        println!("a click beside the board takes the pawn back");
        ask_by_tap(page).await;
        page.click("[data-action=move-table][data-seat=w]").await;
        expect_put_back(page).await;
        println!("a typed move that names no piece asks");
        begin_from(page, "modern", TO_PROMOTE).await;
        page.write_move("bxa8").await;
        expect_asked(page).await;
        page.key(Key::Tab).await;
        page.key(Key::Enter).await;
        page.expect_piece("a8", "wR").await;
    });
}
