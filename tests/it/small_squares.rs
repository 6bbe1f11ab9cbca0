//! A finger on squares that are smaller than its tip.

use rochade_e2e::{Page, Point, Visit};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const LOUPE: &str = "document.querySelector('.loupe').checkVisibility()";

/// A phone on which a square of chess is less than 36 pixels wide.
fn on_a_small_phone() -> Visit {
    Visit::default().sized(270, 560).touch()
}

/// A place beside a square, which means nothing by itself: that much past its left edge.
async fn beside(page: &Page, square: &str, pixels: f64) -> Point {
    let middle = page.square(square).await;
    let side = page.square_size().await;
    assert!(side < 36.0, "{side}");
    Point {
        x: middle.x - side / 2.0 - pixels,
        ..middle
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_beside_a_target_means_it_and_the_loupe_shows_where() {
    on_a_small_phone().run(async |page| {
        page.touch_tap("e2").await;
        page.expect_marked("move", "e3 e4").await;
        let place = beside(page, "e4", 3.0).await;
        page.finger_down(1, place).await;
        page.expect(LOUPE).await;
        // It counts when the finger lets go.
        page.expect_placement_to_stay(START).await;
        page.finger_up(1, place).await;
        page.expect_placement(AFTER_E4).await;
        page.expect(&format!("!{LOUPE}")).await;
        // The squares in the loupe are no squares of the board.
        page.expect("document.querySelectorAll('[data-square]').length === 64")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_that_slides_away_from_all_targets_moves_nothing() {
    on_a_small_phone().run(async |page| {
        page.touch_tap("e2").await;
        let from = beside(page, "e4", 3.0).await;
        let to = page.square("b5").await;
        page.finger_down(1, from).await;
        page.finger_move(1, to).await;
        page.expect("document.querySelectorAll('.loupe .square').length === 64")
            .await;
        page.finger_up(1, to).await;
        page.expect_placement_to_stay(START).await;
        page.expect_marked("move", "e3 e4").await;
    });
}
