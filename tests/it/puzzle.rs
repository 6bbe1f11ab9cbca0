//! A position with its solution, which the reader finds (contract.md, section 10).

use rochade_e2e::{Key, Page, Visit};

use crate::element::{ask, board as element, club, expect_told};
use crate::embed::{shown, with};
use crate::words::text;

/// White gives the queen and mates with the rook.
const TWO_MOVES: &str = "r5k1/5ppp/8/8/8/8/3Q1PPP/3R2K1 w - - 0 1";

/// The address of that solution.
const SOLUTION: &str = "&solution=1.+Qd8%2B+Rxd8+2.+Rxd8%23";

fn puzzle(more: &str) -> Visit {
    with("fen", TWO_MOVES, &[SOLUTION, more].concat())
}

/// Waits until the puzzle has come so far.
async fn expect_stage(page: &Page, stage: &str) {
    page.expect(format!(
        "document.documentElement.dataset.puzzle === '{stage}'"
    ))
    .await;
}

/// Taps a move that is not made, for it is wrong.
async fn try_move(page: &Page, from: &str, to: &str) {
    page.tap(from).await;
    page.expect_marked("selected", from).await;
    page.tap(to).await;
}

/// Waits until this is said beside the board.
async fn expect_said(page: &Page, key: &str) {
    let said = text("en", key);
    page.expect(format!(
        "document.querySelector('.tools .turn')?.textContent === {said:?}"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn right_moves_are_replied_to_until_it_is_solved() {
    puzzle("").run(async |page| {
        page.expect_asleep().await;
        assert!(shown(page).await.contains("White to move"));
        page.tap_moves("d2d8").await;
        // The reply comes by itself.
        page.expect_piece("d8", "bR").await;
        expect_stage(page, "asked").await;
        page.expect_turn("w").await;
        page.tap_moves("d1d8").await;
        expect_stage(page, "solved").await;
        expect_said(page, "puzzle-solved").await;
        page.expect_end("1-0", "checkmate").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_wrong_move_is_said_and_goes_back() {
    // By the button, by Escape, and by the next touch.
    puzzle("&lang=en").awake().run(async |page| {
        let fen = format!("document.documentElement.dataset.position === {TWO_MOVES:?}");
        try_move(page, "d2", "a5").await;
        expect_stage(page, "wrong").await;
        expect_said(page, "puzzle-wrong").await;
        page.expect_piece("a5", "wQ").await;
        page.action("try-again").await;
        expect_stage(page, "asked").await;
        page.expect_piece("d2", "wQ").await;
        page.expect(&fen).await;
        page.expect("document.activeElement?.dataset.square !== undefined")
            .await;
        try_move(page, "d2", "a5").await;
        expect_stage(page, "wrong").await;
        // The touch that puts it back takes a man in hand, too.
        page.tap("d2").await;
        expect_stage(page, "asked").await;
        page.expect_marked("selected", "d2").await;
        page.tap("a5").await;
        expect_stage(page, "wrong").await;
        page.key(Key::Escape).await;
        expect_stage(page, "asked").await;
        page.tap_moves("d2d8").await;
        page.expect_piece("d8", "bR").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_solution_is_shown_to_whoever_asks_for_it() {
    for visit in [
        puzzle("&ui=board"),
        puzzle("&ui=menu").touch().sized(320, 480),
    ] {
        visit.run(async |page| {
            page.expect_asleep().await;
            page.action("show-solution").await;
            expect_stage(page, "shown").await;
            expect_said(page, "puzzle-shown").await;
            page.expect_piece("d8", "wR").await;
            page.expect("document.querySelector('[data-action=show-solution]') === null")
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_is_solved_by_keys_where_nothing_but_the_board_is_shown() {
    with(
        "fen",
        "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1",
        "&solution=Rd8%23&ui=board",
    )
    .run(async |page| {
        page.tab_to_board().await;
        page.walk_to("d1").await;
        page.key(Key::Enter).await;
        page.walk_to("d4").await;
        page.key(Key::Enter).await;
        expect_stage(page, "wrong").await;
        // Screen readers hear of it, and the button comes with the next Tab.
        let wrong = text("en", "puzzle-wrong");
        page.expect(format!(
            "document.querySelector('.live')?.textContent.includes({wrong:?})"
        ))
        .await;
        page.key(Key::Tab).await;
        page.expect("document.activeElement?.dataset.action === 'try-again'")
            .await;
        page.key(Key::Enter).await;
        expect_stage(page, "asked").await;
        page.walk_to("d1").await;
        page.key(Key::Enter).await;
        page.walk_to("d8").await;
        page.key(Key::Enter).await;
        expect_stage(page, "solved").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_solution_that_cannot_be_read_is_told() {
    for (solution, told) in [("Qd9", "at move 1"), ("1.+Qd8%2B+Kh8", "Kh8")] {
        with("fen", TWO_MOVES, &["&solution=", solution].concat())
            .awake()
            .run(async |page| {
                page.expect(format!(
                    "document.querySelector('[data-notice]')?.textContent.includes({told:?})"
                ))
                .await;
                // The position is there all the same, and can be played on.
                page.tap_moves("d2a5").await;
                page.expect_piece("a5", "wQ").await;
                page.expect_turn("b").await;
            });
    }
    // Where no moves are made there is nothing to be solved.
    with("fen", TWO_MOVES, "&solution=Qd8&interactive=none").run(async |page| {
        page.expect(
            "document.querySelector('[data-notice]')?.textContent.includes('solution=Qd8')",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_page_around_is_told_that_it_is_solved() {
    let attributes = format!("fen='{TWO_MOVES}' solution='1. Qd8+ Rxd8 2. Rxd8#'");
    club(&element(&attributes)).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        for square in ["d2", "a5"] {
            page.click_in("#a", square).await;
        }
        page.expect_in("#a", "document.documentElement.dataset.puzzle === 'wrong'")
            .await;
        // What waits to be put back is no move.
        page.expect_to_stay(
            "told.every(([name]) => !/^(moveend|movefinished|solved)$/.test(name))",
        )
        .await;
        assert_eq!(ask(page, "move('Qd8')").await, "!answer-first");
        page.click_in("#a", "d2").await;
        page.click_in("#a", "d8").await;
        expect_told(page, "movefinished", 2).await;
        page.click_in("#a", "d1").await;
        page.click_in("#a", "d8").await;
        let solved = expect_told(page, "solved", 1).await;
        assert_eq!(solved[1], serde_json::json!({ "wrong": 1 }));
        assert_eq!(
            ask(page, "position()").await,
            "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 2"
        );
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn another_position_brings_another_solution() {
    let attributes = format!("fen='{TWO_MOVES}' solution='Qd8+'");
    club(&element(&attributes)).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.eval("a.fen = '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1'; a.solution = 'Rd8#'")
            .await;
        page.expect_in(
            "#a",
            "document.querySelector('[data-square=d2]').dataset.piece === undefined",
        )
        .await;
        page.click_in("#a", "d1").await;
        page.click_in("#a", "d8").await;
        expect_told(page, "solved", 1).await;
    });
    let pre = format!("<pre id=a class=rochade data-solution='Qd8'>{TWO_MOVES}</pre>");
    club(&pre).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.click_in("rochade-board", "d2").await;
        page.click_in("rochade-board", "d8").await;
        expect_told(page, "solved", 1).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_capture_in_draughts_is_found_too() {
    with("fen", "W:Wc3:Bd4,f6", "&game=draughts&solution=c3:e5:g7").run(async |page| {
        for square in ["c3", "e5", "g7"] {
            page.tap(square).await;
        }
        expect_stage(page, "solved").await;
    });
}
