//! Exercises in the rules (learn.md): lessons, and the cases of articles, are played on the table
//! itself while the game waits.

use rochade_e2e::{Hand, Page, Visit};

use crate::actions::Tried;
use crate::desk::expect_closed;
use crate::element::club;
use crate::kiosk;
use crate::offline::{aside, open, server};
use crate::why::expect_why;
use crate::words::text;

/// The script for the progress that the device keeps.
const SOLVED: &str = "(localStorage.getItem('rochade.lessons') ?? '')";

const STRIP: &str =
    "document.querySelector('.strip') !== null && document.querySelector('.practice') === null";

/// Returns the script that tells whether an exercise is in this state.
fn stands(stage: &str) -> String {
    format!("document.documentElement.dataset.puzzle === '{stage}'")
}

/// Returns the script that tells whether a position of this lesson is shown.
fn shows(lesson: &str, number: usize) -> String {
    format!(
        "document.querySelector('.practice h2')?.textContent.startsWith('{lesson} · {number} ')"
    )
}

/// Returns the script that tells whether the card has these words about the last try.
fn tells(language: &str, key: &str) -> String {
    let said = text(language, key);
    format!("document.querySelector('.practice .tried').textContent === {said:?}")
}

/// Returns the script that tells whether screen readers were told these words last.
fn says(words: &str) -> String {
    format!("document.querySelector('.live').textContent.includes({words:?})")
}

async fn open_lessons(page: &Page, hand: Hand) {
    hand.action(page, "lessons").await;
    page.expect("document.querySelectorAll('[data-lesson]').length > 20")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_lesson_is_done_position_by_position_and_what_is_wrong_is_answered() {
    Hand::each(async |page, hand| {
        open_lessons(page, hand).await;
        hand.press(page, "[data-lesson='chess:bishop']").await;
        page.expect(shows("The bishop", 1)).await;
        page.expect("document.documentElement.dataset.practice === 'learn'")
            .await;
        page.expect(says("1 of 6. The bishop goes diagonally"))
            .await;
        // The arrow of the first position.
        page.expect("document.querySelector('[data-arrow=c1-g5]') !== null")
            .await;
        hand.play(page, "c1g5").await;
        page.expect(stands("solved")).await;
        page.expect(says(&text("en", "puzzle-solved"))).await;
        hand.action(page, "next-case").await;
        page.expect(shows("The bishop", 2)).await;
        page.expect("document.querySelector('[data-arrow]') === null")
            .await;
        // Another move takes nothing: that is said, and tried again.
        hand.play(page, "h8g7").await;
        page.expect(stands("wrong")).await;
        page.expect(tells("en", "practice-not-yet")).await;
        hand.action(page, "try-again").await;
        page.expect_piece("h8", "wB").await;
        hand.action(page, "show-case").await;
        page.expect(stands("shown")).await;
        page.expect_piece("d4", "wB").await;
        page.expect(format!("{SOLVED} === 'chess:bishop-1'")).await;
        hand.action(page, "leave-practice").await;
        page.expect(STRIP).await;
        page.expect_piece("e2", "wP").await;
        open_lessons(page, hand).await;
        page.expect("document.querySelector('[data-lesson=\"chess:bishop\"] small').textContent.startsWith('1 ')")
            .await;
        hand.action(page, "forget-lessons").await;
        page.expect(format!("{SOLVED} === ''")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_man_that_can_be_taken_is_taken_a_check_is_shown_and_a_missed_capture_is_huffed() {
    let chess = Visit::default().at("?learn=chess:safety").speaking("nl");
    chess.run(async |page| {
        page.expect(shows("In veiligheid", 1)).await;
        page.tap_moves("d4c6").await;
        page.expect(stands("wrong")).await;
        page.expect(tells("nl", "practice-taken")).await;
        page.expect_piece("c6", "bP").await;
        page.action("try-again").await;
        page.expect_piece("d4", "wN").await;
        page.tap_moves("d4f3").await;
        page.expect(stands("solved")).await;
    });
    // The king would stay in check: what gives it is shown, and nothing has happened.
    let check = Visit::default().at("?learn=chess:out-of-check");
    check.run(async |page| {
        page.expect(stands("asked")).await;
        page.tap("g1").await;
        page.tap("h1").await;
        expect_why(page, &["e1"]).await;
        page.expect(stands("asked")).await;
        page.tap_moves("a1e1").await;
        page.expect(stands("solved")).await;
    });
    let draughts = Visit::default().at("?learn=draughts:overlooked");
    draughts.run(async |page| {
        page.expect(stands("asked")).await;
        page.tap_moves("a3b4").await;
        page.expect(stands("wrong")).await;
        page.expect(tells("en", "practice-huffed")).await;
        page.expect_piece("e3", "").await;
        // Whoever touches a man begins again.
        page.tap("e3").await;
        page.tap("g5").await;
        page.expect(stands("solved")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_case_is_tried_over_the_game_that_waits_and_the_article_tells_what_was_ruled() {
    Hand::each_on(
        |visit| visit.at("?clock=5+0"),
        async |page, hand| {
            hand.play(page, "e2e4").await;
            page.expect_turn("b").await;
            hand.menu(page, "rules").await;
            page.expect("document.querySelector('[data-try=\"gustavus:6\"]') !== null")
                .await;
            // Where it stands, its article is shown.
            page.eval("document.querySelector('a[href=\"#law-gustavus\"]').click()")
                .await;
            hand.press(page, "[data-try='gustavus:6']").await;
            page.expect("document.documentElement.dataset.practice === 'try'")
                .await;
            page.expect("document.documentElement.dataset.laws === 'gustavus'")
                .await;
            page.expect_piece("e2", "wP").await;
            hand.touch(page, "b1").await;
            hand.touch(page, "e2").await;
            page.expect(stands("solved")).await;
            page.expect("document.querySelector('.practice .ruled').textContent.length > 10")
                .await;
            page.expect("document.querySelector('[data-prompt=touched]') !== null")
                .await;
            hand.action(page, "to-rules").await;
            page.expect(
                "document.querySelector('#law-gustavus-6 + .ruled')?.checkVisibility() === true",
            )
            .await;
            // The game is there again, and its clock rests.
            page.expect_piece("e4", "wP").await;
            page.expect("document.documentElement.dataset.laws === 'modern'")
                .await;
            hand.press(page, "dialog [data-action=close]").await;
            expect_closed(page).await;
            page.expect("document.documentElement.dataset.playing === ''")
                .await;
            page.expect("!('practice' in document.documentElement.dataset)")
                .await;
        },
    );
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_loads_the_page_again_or_wants_something_else_has_the_own_game() {
    Visit::default().run(async |page| {
        page.type_moves("d4 d5 c4").await;
        page.action("rules").await;
        page.click("[data-action=lessons]").await;
        page.click("[data-lesson='chess:rook']").await;
        page.expect(shows("The rook", 1)).await;
        page.reload().await;
        page.expect_piece("c4", "wP").await;
        page.expect("!('practice' in document.documentElement.dataset)")
            .await;
        page.action("rules").await;
        page.click("[data-action=lessons]").await;
        page.click("[data-lesson='chess:rook']").await;
        page.expect(shows("The rook", 1)).await;
        page.action("menu").await;
        page.click("[data-action=games]").await;
        page.expect("document.querySelector('dialog[open] [name=search]') !== null")
            .await;
        page.expect_piece("c4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_address_opens_an_article_and_what_names_nothing_is_told() {
    let visit = Visit::default().at("?try=gustavus:18");
    visit.run(async |page| {
        page.expect("document.documentElement.dataset.practice === 'try'")
            .await;
        page.expect("document.querySelector('.practice h2').textContent.includes('18')")
            .await;
        page.action("show-case").await;
        page.expect(stands("shown")).await;
        page.expect("document.querySelector('.practice .ruled').textContent.length > 10")
            .await;
    });
    let unknown = Visit::default().at("?try=gustavus:99");
    unknown.run(async |page| {
        let told = text("en", "practice-unknown").replace("{name}", "gustavus:99");
        page.expect(format!(
            "document.querySelector('[data-notice=told]')?.textContent.startsWith({told:?})"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn on_a_tablet_for_everybody_nothing_is_kept() {
    Visit::default().run(async |page| {
        kiosk::come(page).await;
        page.action("lessons").await;
        page.click("[data-lesson='chess:bishop']").await;
        page.expect(shows("The bishop", 1)).await;
        page.tap_moves("c1g5").await;
        page.expect(stands("solved")).await;
        page.expect(format!("{SOLVED} === ''")).await;
        page.action("leave-practice").await;
        page.action("lessons").await;
        page.expect("document.querySelector('[data-lesson=\"chess:bishop\"] small').textContent.startsWith('0 ')")
            .await;
        page.expect_never("document.querySelector('[data-action=forget-lessons]') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn without_a_network_every_game_is_learnt() {
    Visit::default().staying().run_bare(async |page| {
        let server = aside(server);
        let url = server.url();
        open(page, &url).await;
        page.expect("!!navigator.serviceWorker.controller").await;
        aside(move || drop(server));
        for (game, lesson) in [
            ("chess", "chess:rook"),
            ("draughts", "draughts:man"),
            ("four", "four:pawns"),
            ("three", "three:pawns"),
        ] {
            open(page, &url).await;
            page.action("lessons").await;
            page.click(format!("[name=game][value={game}]")).await;
            page.click(format!("[data-lesson='{lesson}']")).await;
            page.expect(stands("asked")).await;
            page.action("show-case").await;
            page.expect(stands("shown")).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_lesson_and_an_article_stand_on_boards_of_other_pages() {
    let board = |word: &str| format!("<rochade-board style='width:400px' {word}></rochade-board>");
    let boards = ["learn='chess:rook'", "try='gustavus:6'"].map(board);
    club(&boards.concat()).run_bare(async |page| {
        for kind in ["learn", "try"] {
            page.expect_in(
                format!("rochade-board[{kind}]"),
                format!("document.documentElement.dataset.practice === '{kind}'"),
            )
            .await;
        }
    });
}

/// Tries every button of lessons and of cases.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    let listed = "document.querySelector('[data-lesson]') !== null";
    tried.does(page, "lessons", listed).await;
    page.click("[data-lesson='chess:bishop']").await;
    page.expect(shows("The bishop", 1)).await;
    page.tap_moves("c1g5").await;
    page.expect(stands("solved")).await;
    tried.does(page, "next-case", shows("The bishop", 2)).await;
    page.tap_moves("h8g7").await;
    page.expect(stands("wrong")).await;
    tried.does(page, "try-again", stands("asked")).await;
    tried.does(page, "show-case", stands("shown")).await;
    tried.does(page, "leave-practice", STRIP).await;
    page.action("lessons").await;
    tried
        .does(page, "forget-lessons", format!("{SOLVED} === ''"))
        .await;
    page.click("dialog [data-action=close]").await;
    open(page, &[&page.url(), "?try=gustavus:6"].concat()).await;
    page.action("show-case").await;
    page.expect(stands("shown")).await;
    let told = "document.querySelector('#law-gustavus-6 + .ruled') !== null";
    tried.does(page, "to-rules", told).await;
}
