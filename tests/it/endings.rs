//! How the page shows that a game has ended. What ends one is tested at the table.

use rochade_e2e::Visit;

use crate::games::{FOOLS_MATE, REPETITION};

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_win_and_a_draw_end_the_game_and_a_rematch_is_offered() {
    Visit::default().run(async |page| {
        for (moves, result, termination) in [
            (FOOLS_MATE, "0-1", "checkmate"),
            (REPETITION, "1/2-1/2", "repetition"),
        ] {
            let (before, last) = moves.rsplit_once(' ').expect("more than one move");
            page.type_moves(before).await;
            page.expect_no_end().await;
            page.type_moves(last).await;
            page.expect_end(result, termination).await;
            // The board stays in view.
            page.expect_of_board("a board", |board| board.size() == 64)
                .await;
            page.action("rematch").await;
            page.expect_end("", "").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_end_covers_nothing_of_the_board() {
    for (width, height) in [(390, 844), (1024, 768)] {
        let visit = Visit::default().sized(width, height).touch();
        visit.run(async |page| {
            page.type_moves(FOOLS_MATE).await;
            page.middle("button[data-action=rematch]").await;
            page.expect(
                "[...document.querySelectorAll('[data-square]')].every(square => {
                    const { x, y, width, height } = square.getBoundingClientRect();
                    return square.contains(document.elementFromPoint(x + width / 2, y + height / 2));
                })",
            )
            .await;
            // A hand that is still tapping ends nothing and begins nothing.
            for square in ["h4", "e1", "h4"] {
                page.touch_tap(square).await;
            }
            page.settle().await;
            page.expect_end("0-1", "checkmate").await;
        });
    }
}
