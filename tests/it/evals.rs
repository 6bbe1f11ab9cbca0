//! What positions are worth, in games whose files tell it: a bar beside the board, and a graph
//! above the moves.

use rochade_e2e::{Key, Page, Visit};

use crate::desk::{expect_closed, paste};
use crate::embed::with;
use crate::games::START;

/// A game with evals, as large sites write them.
const JUDGED: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 { [%eval 0.35] } e5 { [%eval 0.3] } \
    2. f3 $4 { [%eval -1.2] } (2. Nf3 { [%eval 0.25] }) 2... Nc6 $7 { [%eval #-3] } *\n";

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_F3: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5P2/PPPP2PP/RNBQKBNR";
const AFTER_ALL: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5P2/PPPP2PP/RNBQKBNR";
const AFTER_NF3: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

/// Waits until the bar has this name and this eval, and the graph this value and these words.
async fn expect_told(page: &Page, bar: (&str, &str), graph: (usize, &str)) {
    let (name, eval) = bar;
    page.expect(format!(
        "((bar) => bar?.getAttribute('aria-label') === {name:?} && (bar.dataset.eval ?? '') === {eval:?})(
            document.querySelector('.eval-bar'))"
    ))
    .await;
    let (ply, words) = graph;
    page.expect(format!(
        "((graph) => graph?.ariaValueNow === '{ply}' && graph.ariaValueText === {words:?})(
            document.querySelector('[role=slider].eval-graph'))"
    ))
    .await;
}

/// Taps the graph at a part of its width.
async fn tap_graph(page: &Page, part: f64) {
    let middle = page.middle(".eval-graph").await;
    let half = page
        .eval("document.querySelector('.eval-graph').clientWidth / 2")
        .await;
    let half = half.as_f64().expect("a width");
    let x = middle.x + half * (2.0 * part - 1.0);
    page.click_at(rochade_e2e::Point { x, ..middle }).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_with_evals_has_bar_and_graph_in_a_page() {
    with("pgn", JUDGED, "&lang=en")
        .sized(800, 500)
        .awake()
        .run(async |page| {
            println!("moves have their evals and judgements");
            page.expect("document.querySelector('[data-ply=\"1\"]')?.dataset.eval === '+0.35'")
                .await;
            page.expect("document.querySelector('[data-ply=\"4\"]').dataset.eval === '#-3'")
                .await;
            page.expect("document.querySelector('[data-judgement=blunder]').dataset.ply === '3'")
                .await;
            page.expect("document.querySelector('[data-ply=\"4\"]').textContent === 'Nc6□'")
                .await;
            println!("before the first move nothing is told");
            let start = (0, "Before the first move: Not evaluated");
            expect_told(page, ("Not evaluated", ""), start).await;
            println!("a tap goes to a ply, and keys go on from there");
            tap_graph(page, 0.75).await;
            page.expect_placement(AFTER_F3).await;
            let worse = "Black is better, −1.20";
            let told = (3, "Move 2, White: Black is better, −1.20");
            expect_told(page, (worse, "-1.20"), told).await;
            for (key, placement) in [
                (Key::Left, AFTER_E5),
                (Key::Home, START),
                (Key::Right, AFTER_E4),
                (Key::End, AFTER_ALL),
            ] {
                page.key(key).await;
                page.expect_placement(placement).await;
            }
            let mate = "Mate in 3 for Black";
            let told = (4, "Move 2, Black: Mate in 3 for Black");
            expect_told(page, (mate, "#-3"), told).await;
            println!("in a variation the graph stays where it departs");
            page.click("[data-ply='3'][data-line='1']").await;
            page.expect_placement(AFTER_NF3).await;
            let told = (2, "Move 1, Black: Equal, +0.30");
            expect_told(page, ("Equal, +0.25", "+0.25"), told).await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_is_read_has_bar_and_graph_beside_a_whole_board() {
    for (width, height) in [(1280, 800), (390, 844)] {
        Visit::default().sized(width, height).run(async |page| {
            paste(page, JUDGED).await;
            expect_closed(page).await;
            tap_graph(page, 0.25).await;
            page.expect_placement(AFTER_E4).await;
            page.expect(
                "((bar, board) => bar.left >= board.right && bar.right <= innerWidth && bar.height >= board.height - 1)(
                    document.querySelector('.eval-bar').getBoundingClientRect(),
                    document.querySelector('[role=grid]').getBoundingClientRect())",
            )
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_without_evals_has_neither() {
    with("pgn", "1. e4 e5 *", "").awake().run(async |page| {
        page.expect("document.querySelector('[data-ply]') !== null")
            .await;
        page.expect("document.querySelector('.eval-bar, .eval-graph') === null")
            .await;
    });
}
