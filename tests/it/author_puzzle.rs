//! What an author makes on the authors' page for others to solve, the ground behind a board, and
//! how a game gets there from the page itself.

use rochade_e2e::{Page, Visit};
use serde_json::json;

use crate::author::{author, click, expect_shown_as_framed, made, previewed};
use crate::element::{club, expect_told};
use crate::other_pages::go_to_new_window;

/// White gives the queen and mates with the rook.
const TWO_MOVES: &str = "r5k1/5ppp/8/8/8/8/3Q1PPP/3R2K1 w - - 0 1";

/// The preview.
const PREVIEW: &str = ".preview iframe";

/// Chooses a puzzle with this position.
async fn make_puzzle(page: &Page, position: &str) {
    page.set_field("source", "puzzle").await;
    page.set_field("fen", position).await;
    expect_previewed(page, position).await;
}

/// Waits until the preview shows this position, and moves can be made there.
async fn expect_previewed(page: &Page, position: &str) {
    page.expect(previewed(&format!(
        "root.dataset.position === '{position}' && root.dataset.embed === 'awake'"
    )))
    .await;
}

/// Taps squares on the preview, one after the other.
async fn tap_there(page: &Page, squares: &[&str]) {
    page.eval(
        "document.querySelector('.shown').scrollIntoView({ block: 'center', behavior: 'instant' })",
    )
    .await;
    for square in squares {
        page.click_in(PREVIEW, square).await;
    }
}

/// Waits until this is the solution.
async fn expect_solution(page: &Page, solution: &str) {
    page.expect(format!(
        "document.querySelector('[name=solution]').value === {}",
        json!(solution)
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_solution_is_played_and_works_on_the_page_of_a_club() {
    let mut lines = String::new();
    author(Visit::default(), async |page| {
        make_puzzle(page, TWO_MOVES).await;
        tap_there(page, &["d2", "d8"]).await;
        expect_solution(page, "1. Qd8+").await;
        tap_there(page, &["a8", "d8"]).await;
        expect_solution(page, "1. Qd8+ Rxd8").await;
        tap_there(page, &["d1", "d8"]).await;
        expect_solution(page, "1. Qd8+ Rxd8 2. Rxd8#").await;
        // Nothing was drawn anew meanwhile.
        page.expect(previewed("root.dataset.result === '1-0'"))
            .await;
        page.set_field("elsewhere", "on").await;
        page.set_field("tried", "on").await;
        page.expect(previewed("root.dataset.position.startsWith('r5k1')"))
            .await;
        expect_shown_as_framed(page).await;
        page.expect(made(
            "element",
            &format!("made.querySelector('rochade-board').getAttribute('fen') === '{TWO_MOVES}'"),
        ))
        .await;
        let written = page
            .eval("document.querySelector('[name=lines-element]').value")
            .await;
        written.as_str().expect("lines").clone_into(&mut lines);
    });
    let board = lines.split_once("</script>").expect("a script").1;
    assert!(
        board.contains(" solution=\"1. Qd8+ Rxd8 2. Rxd8#\""),
        "{board}"
    );
    let board = board.replace("<rochade-board", "<rochade-board id=a style='width:400px'");
    club(&board).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        for square in ["d2", "d8"] {
            page.click_in("#a", square).await;
        }
        expect_told(page, "movefinished", 2).await;
        for square in ["d1", "d8"] {
            page.click_in("#a", square).await;
        }
        expect_told(page, "solved", 1).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_of_a_solution_are_taken_back_and_typed() {
    author(Visit::default(), async |page| {
        make_puzzle(page, TWO_MOVES).await;
        page.set_field("solution", "Qd8+ Rxd8 Rxd8").await;
        expect_previewed(page, "3R2k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 2").await;
        expect_solution(page, "Qd8+ Rxd8 Rxd8").await;
        click(page, "[name=take-back]").await;
        expect_solution(page, "1. Qd8+ Rxd8").await;
        expect_previewed(page, "3r2k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 2").await;
        // What is played now goes on from there.
        tap_there(page, &["d1", "d8"]).await;
        expect_solution(page, "1. Qd8+ Rxd8 2. Rxd8#").await;
        click(page, "[name=start-over]").await;
        expect_solution(page, "").await;
        expect_previewed(page, TWO_MOVES).await;
        // What can't be made is told, stays to be corrected, and what stands before it holds.
        page.set_field("solution", "1. Qd8+ Kh8").await;
        page.expect("document.querySelector('[data-notice=solution]').textContent.includes('Kh8')")
            .await;
        expect_previewed(page, "r2Q2k1/5ppp/8/8/8/8/5PPP/3R2K1 b - - 1 1").await;
        expect_solution(page, "1. Qd8+ Kh8").await;
        page.set_field("solution", "1. Qd8+").await;
        page.expect("document.querySelector('[data-notice=solution]').textContent === ''")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_puzzle_is_for_two() {
    author(Visit::default(), async |page| {
        page.set_field("game", "four").await;
        page.set_field("source", "puzzle").await;
        page.expect("document.querySelector('[name=game]').value === 'chess'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_without_a_ground_lets_the_page_be_seen() {
    author(Visit::default(), async |page| {
        page.set_field("ground", "none").await;
        page.set_field("theme", "dark").await;
        page.expect(previewed("root.dataset.ground === 'none'"))
            .await;
        page.expect(made(
            "element",
            "made.querySelector('rochade-board').getAttribute('ground') === 'none'",
        ))
        .await;
        page.expect(made(
            "frame",
            "made.querySelector('iframe').dataset.style.endsWith('; color-scheme: dark')",
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_goes_from_the_page_itself_to_the_authors_page() {
    Visit::default().run(async |page| {
        page.tap_moves("e2e4 e7e5").await;
        let position = page.html_attr("data-position").await;
        let windows = page.driver().windows().await.expect("windows");
        let known: Vec<String> = windows.iter().map(ToString::to_string).collect();
        // It stands in the menu where there is no room for it beside.
        page.eval("document.querySelector('[data-action=share]').click()")
            .await;
        click(page, "[data-action=on-website]").await;
        go_to_new_window(page, &known).await;
        page.expect("location.pathname.endsWith('/author.html') && document.querySelector('[name=games]')?.value.includes('1. e4 e5 *')")
            .await;
        page.expect("document.querySelector('[name=lines-block]').value.includes('1. e4 e5 *')")
            .await;
        page.set_field("source", "puzzle").await;
        page.expect(format!(
            "document.querySelector('[name=fen]').value === '{position}'"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tablet_for_everybody_has_no_link_to_the_authors_page() {
    Visit::default().at("?kiosk=1").run(async |page| {
        page.tap_moves("e2e4").await;
        page.expect_to_stay(
            "[...document.querySelectorAll('[data-action=share], [data-action=on-website]')].every(part => !part.checkVisibility())",
        )
        .await;
    });
}
