//! Castling by tap and by drag: the king's move of two squares, or the king dropped onto its own
//! rook. When it is allowed is tested at the table.

use rochade_e2e::{Page, Visit};

/// Both sides may castle to both wings, White to move.
const READY: &str = "g1f3 g8f6 g2g3 g7g6 f1g2 f8g7 d2d3 d7d6 c1e3 c8e6 b1c3 b8c6 d1d2 d8d7";

const WHITE_SHORT: [(&str, &str); 4] = [("g1", "wK"), ("f1", "wR"), ("e1", ""), ("h1", "")];
const WHITE_LONG: [(&str, &str); 4] = [("c1", "wK"), ("d1", "wR"), ("e1", ""), ("a1", "")];
const BLACK_SHORT: [(&str, &str); 4] = [("g8", "bK"), ("f8", "bR"), ("e8", ""), ("h8", "")];
const BLACK_LONG: [(&str, &str); 4] = [("c8", "bK"), ("d8", "bR"), ("e8", ""), ("a8", "")];

/// Lets each side castle, by some means, to the squares given; looks where king and rook stand.
fn both_castle(
    squares: [&str; 2],
    stand: [[(&str, &str); 4]; 2],
    by: impl AsyncFn(&Page, &str, &str),
) {
    Visit::default().run(async |page| {
        page.type_moves(READY).await;
        for ((king, to), stand) in ["e1", "e8"].into_iter().zip(squares).zip(stand) {
            by(page, king, to).await;
            for (square, piece) in stand {
                page.expect_piece(square, piece).await;
            }
            let landed = stand[0].0;
            page.expect_marked("last", &format!("{king} {landed}"))
                .await;
        }
        page.expect_turn("w").await;
    });
}

async fn taps(page: &Page, king: &str, to: &str) {
    page.tap(king).await;
    page.expect_marked("selected", king).await;
    page.tap(to).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn short_by_two_squares() {
    both_castle(["g1", "g8"], [WHITE_SHORT, BLACK_SHORT], taps);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn long_by_dragging_two_squares() {
    both_castle(["c1", "c8"], [WHITE_LONG, BLACK_LONG], Page::drag);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn short_by_dragging_onto_the_rook() {
    both_castle(["h1", "h8"], [WHITE_SHORT, BLACK_SHORT], Page::drag);
}
