//! How games end.

use rochade_e2e::Visit;

use crate::games::{DEAD, FIFTY, FOOLS_MATE, REPETITION, STALEMATE};

/// Plays a game whose last move, and no earlier one, ends it so.
fn ends(moves: &'static str, result: &str, termination: &str) {
    Visit::default().run(async |page| {
        let (before, last) = moves.rsplit_once(' ').expect("more than one move");
        page.type_moves(before).await;
        page.expect_no_end().await;
        page.type_moves(last).await;
        page.expect_end(result, termination).await;
        // The board stays in view, the result is said in words, and a rematch is offered.
        page.middle("button[data-action=rematch]").await;
        page.expect_of_board("a board", |board| board.size() == 64)
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn checkmate() {
    ends(FOOLS_MATE, "0-1", "checkmate");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn stalemate() {
    ends(STALEMATE, "1/2-1/2", "stalemate");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn dead_position() {
    ends(DEAD, "1/2-1/2", "dead-position");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn repetition() {
    ends(REPETITION, "1/2-1/2", "repetition");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn fifty_moves() {
    ends(FIFTY, "1/2-1/2", "fifty-moves");
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
