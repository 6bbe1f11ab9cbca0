//! Castling by tap and by drag: the king's move of two squares, or the king dropped onto its own
//! rook. When it is allowed is tested at the table.

use rochade_e2e::{Page, Visit};

use crate::set_out::begin_from;

/// Both sides may castle to both wings, White to move.
const READY: &str = "r3k2r/pppqppbp/2npbnp1/8/8/2NPBNP1/PPPQPPBP/R3K2R w KQkq - 0 8";

const WHITE_SHORT: [(&str, &str); 4] = [("g1", "wK"), ("f1", "wR"), ("e1", ""), ("h1", "")];
const WHITE_LONG: [(&str, &str); 4] = [("c1", "wK"), ("d1", "wR"), ("e1", ""), ("a1", "")];
const BLACK_SHORT: [(&str, &str); 4] = [("g8", "bK"), ("f8", "bR"), ("e8", ""), ("h8", "")];
const BLACK_LONG: [(&str, &str); 4] = [("c8", "bK"), ("d8", "bR"), ("e8", ""), ("a8", "")];

/// Lets each side castle, by some means, to the squares given; looks where king and rook stand.
async fn both_castle(
    page: &Page,
    squares: [&str; 2],
    stand: [[(&str, &str); 4]; 2],
    by: impl AsyncFn(&Page, &str, &str),
) {
    begin_from(page, "modern", READY).await;
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
}

async fn taps(page: &Page, king: &str, to: &str) {
    page.tap(king).await;
    page.expect_marked("selected", king).await;
    page.tap(to).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_king_goes_two_squares_or_is_dropped_on_the_rook() {
    let short = [WHITE_SHORT, BLACK_SHORT];
    Visit::default().run(async |page| {
        both_castle(page, ["g1", "g8"], short, taps).await;
        let long = [WHITE_LONG, BLACK_LONG];
        both_castle(page, ["c1", "c8"], long, Page::drag).await;
        both_castle(page, ["h1", "h8"], short, Page::drag).await;
    });
}
