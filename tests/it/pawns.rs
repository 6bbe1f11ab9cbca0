//! A capture in passing, and promotion.

use rochade_e2e::{Board, Key, Page, Visit};

use crate::set_out::begin_from;

/// White's pawn on b7 can take on a8 or c8; White to move.
pub(crate) const TO_PROMOTE: &str = "a2a4 h7h5 a4a5 h5h4 a5a6 h4h3 a6b7 h3g2";

/// Likewise for Black's pawn on g2, with Black to move.
const BLACK_TO_PROMOTE: &str = "b1c3";

async fn is_asked(page: &Page) -> Board {
    for piece in ["Q", "R", "B", "N"] {
        page.middle(format!("button[data-promotion=\"{piece}\"]"))
            .await;
    }
    page.board().await
}

async fn is_not_asked(page: &Page) {
    page.expect("document.querySelectorAll('[data-promotion]').length === 0")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn en_passant_is_marked_as_a_capture() {
    Visit::default().run(async |page| {
        page.type_moves("e2e4 a7a6 e4e5 d7d5").await;
        page.tap("e5").await;
        page.expect_marked("move", "e6").await;
        page.expect_marked("capture", "d6").await;
        page.tap("d6").await;
        page.expect_placement("rnbqkbnr/1pp1pppp/p2P4/8/8/8/PPPP1PPP/RNBQKBNR")
            .await;
        page.expect_marked("last", "e5 d6").await;
    });
}

/// Four pawns that promote one after the other, and a king that goes to and fro meanwhile.
const FOUR: &str = "8/PPPP4/6k1/8/8/8/8/K7 w - - 0 1";

/// Promotes each of four pawns to another piece, by some means that lead to the buttons and press
/// one of them.
async fn promotes_to_each_piece(page: &Page, by: impl AsyncFn(&Page, &str, &str, &str)) {
    begin_from(page, "modern", FOUR).await;
    for (file, piece) in ["a", "b", "c", "d"].into_iter().zip(["Q", "R", "B", "N"]) {
        let [from, to] = ["7", "8"].map(|rank| [file, rank].concat());
        by(page, &from, &to, piece).await;
        page.expect_piece(&to, &format!("w{piece}")).await;
        page.expect_piece(&from, "").await;
        page.expect_turn("b").await;
        page.expect_marked("last", &format!("{from} {to}")).await;
        is_not_asked(page).await;
        let king = if ["Q", "B"].contains(&piece) {
            "Kg5"
        } else {
            "Kg6"
        };
        page.type_move(king).await;
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn promotes_to_each_piece_by_tap_and_by_keyboard() {
    Visit::default().run(async |page| {
        println!("promotes to each piece by tap");
        promotes_to_each_piece(page, async |page, from, to, piece| {
            page.tap(from).await;
            page.tap(to).await;
            is_asked(page).await;
            page.click(format!("button[data-promotion=\"{piece}\"]"))
                .await;
        })
        .await;
        println!("promotes to each piece by keyboard");
        promotes_to_each_piece(page, async |page, from, to, piece| {
            page.tab_to_board().await;
            page.walk_to(from).await;
            page.key(Key::Enter).await;
            page.walk_to(to).await;
            page.key(Key::Enter).await;
            is_asked(page).await;
            for _ in 0..8 {
                let chosen = "document.activeElement?.dataset.promotion ?? ''";
                if page.eval(chosen).await == piece {
                    break;
                }
                page.key(Key::Tab).await;
            }
            page.key(Key::Enter).await;
            page.expect_piece(to, &format!("w{piece}")).await;
            // The keyboard goes on where it was.
            page.expect("document.activeElement?.closest('[role=grid]') !== null")
                .await;
        })
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn promotes_to_each_piece_by_touch() {
    let phone = Visit::default().sized(390, 844).dense(3.0).touch();
    phone.run(async |page| {
        promotes_to_each_piece(page, async |page, from, to, piece| {
            page.touch_drag(from, to).await;
            is_asked(page).await;
            let button = page
                .middle(format!("button[data-promotion=\"{piece}\"]"))
                .await;
            page.finger_tap_at(button).await;
        })
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_second_tap_at_once_is_a_queen_or_nothing() {
    Visit::default().run(async |page| {
        page.type_moves(TO_PROMOTE).await;
        let (from, to) = (page.square("b7").await, page.square("a8").await);
        page.click_at(from).await;
        // The buttons slide out from under the second tap, and must not put another piece there.
        page.click_at(to).await;
        page.click_at(to).await;
        page.expect_piece("a8", "wQ").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn black_promotes_inward() {
    Visit::default().run(async |page| {
        page.type_moves(TO_PROMOTE).await;
        page.type_moves("b7a8q").await;
        page.drag("g2", "h1").await;
        is_asked(page).await;
        buttons_are_on_the_board(page).await;
        page.click("button[data-promotion=\"N\"]").await;
        page.expect_piece("h1", "bN").await;
        page.expect_turn("w").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_buttons_stay_on_the_board() {
    for (width, height) in [(320, 480), (1440, 900)] {
        Visit::default().sized(width, height).run(async |page| {
            page.tap_moves(TO_PROMOTE).await;
            page.drag("b7", "a8").await;
            is_asked(page).await;
            buttons_are_on_the_board(page).await;
            page.key(Key::Escape).await;
            page.tap_moves(BLACK_TO_PROMOTE).await;
            page.drag("g2", "h1").await;
            is_asked(page).await;
            buttons_are_on_the_board(page).await;
        });
    }
}

async fn buttons_are_on_the_board(page: &Page) {
    page.expect(
        "(() => {
            const board = document.querySelector('[role=grid]').getBoundingClientRect();
            return [...document.querySelectorAll('button[data-promotion]')].every(button => {
                const box = button.getBoundingClientRect();
                const slack = 1;
                return box.left >= board.left - slack && box.right <= board.right + slack
                    && box.top >= board.top - slack && box.bottom <= board.bottom + slack;
            });
        })()",
    )
    .await;
}

/// How a question is cancelled.
const CANCELS: [&str; 3] = ["a tap elsewhere", "a tap on another man", "Escape"];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_pawn_that_is_asked_about_is_taken_back() {
    Visit::default().run(async |page| {
        page.type_moves(TO_PROMOTE).await;
        let before = page.board().await;
        for by in CANCELS {
            for way in ["tap", "drag"] {
                println!("{by}, after a {way}");
                if way == "tap" {
                    page.tap("b7").await;
                    page.tap("a8").await;
                } else {
                    page.drag("b7", "a8").await;
                }
                let asked = is_asked(page).await;
                assert_eq!(asked.turn, "w", "the move is not made yet");
                match by {
                    "a tap elsewhere" => page.tap("e4").await,
                    "a tap on another man" => {
                        // Whatever else this tap does, the move is not made.
                        page.tap("g1").await;
                        page.key(Key::Escape).await;
                    }
                    _ => page.key(Key::Escape).await,
                }
                is_not_asked(page).await;
                page.expect_nothing_selected().await;
                let now = page.board().await;
                assert_eq!(now.position, before.position);
                assert_eq!(now.turn, before.turn);
                page.expect_piece("b7", "wP").await;
                page.expect_piece("a8", "bR").await;
            }
        }
        page.type_moves("b7a8q").await;
        page.expect_piece("a8", "wQ").await;
    });
}
