//! Games that are read on the page itself: their text, steps, playing on, the other games of their
//! file, and the list.

use rochade_e2e::{Key, Page, Visit};

use crate::decisions::{decide, open_table};
use crate::desk::{expect_closed, expect_listed, paste};
use crate::games::START;

/// Waits for the text of a game that is read, and goes to its end; whatever stands above the page.
pub(crate) async fn to_end(page: &Page) {
    page.expect("document.querySelector('.movetext [data-ply]') !== null")
        .await;
    page.eval("document.querySelector('[data-action=last]').click()")
        .await;
}

/// Plays on from the end of the game that is read.
pub(crate) async fn play_on(page: &Page) {
    to_end(page).await;
    page.action("play-on").await;
    page.expect("document.querySelector('.movetext') === null")
        .await;
}

/// Three games: one with a variation, comments and an arrow, and around it two that say nothing
/// more than their moves.
const THREE: &str = "[Event \"Simul\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n\n1. d4 d5 1/2-1/2\n\n\
    [Event \"Opera\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n[White \"Paul Morphy\"]\n[Black \"Duke Karl\"]\n\n\
    1. e4 e5 2. Nf3 d6 {Philidor's [%cal Gd6d5]} (2... Nc6 {usual} 3. Bb5) 3. d4 Bg4 1-0\n\n\
    [White \"Cleo\"]\n[Black \"Dora\"]\n\n1. c4 *\n";

const AFTER_NF3: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
const AFTER_BB5: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R";

/// Opens the three games, and then the second one of them.
async fn open_second(page: &Page) {
    paste(page, THREE).await;
    expect_closed(page).await;
    expect_text(page, "d4").await;
    page.action("next-game").await;
    expect_text(page, "Philidor").await;
}

/// Waits until the text of the game that is read has these words.
async fn expect_text(page: &Page, words: &str) {
    page.expect(&format!(
        "document.querySelector('.movetext')?.textContent.includes({words:?})"
    ))
    .await;
}

/// Nothing of a game that is played here is seen.
async fn expect_nothing_played(page: &Page) {
    for gone in ["rematch", "move-table", "resign"] {
        page.expect(&format!(
            "document.querySelector('[data-action={gone}]') === null"
        ))
        .await;
    }
    page.expect("document.querySelector('.turn, .verdict, .score:not([hidden])') === null")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_is_read_from_its_start_with_all_that_is_said() {
    Visit::default().run(async |page| {
        open_second(page).await;
        page.expect_placement(START).await;
        expect_nothing_played(page).await;
        page.expect("document.title === 'Paul Morphy – Duke Karl'")
            .await;
        page.expect("document.querySelector('.bar.near').textContent.includes('Paris 1858 · 1–0')")
            .await;
        page.expect("document.querySelector('.branch').textContent.includes('usual')")
            .await;
        page.expect(
            "document.querySelector('[data-action=all-games]').textContent.includes('2 of 3')",
        )
        .await;
        for _ in 0..4 {
            page.action("forward").await;
        }
        page.expect("document.querySelector('[data-drawn][data-arrow=d6-d5]') !== null")
            .await;
        page.click("[data-line='1'][data-ply='5']").await;
        page.expect_placement(AFTER_BB5).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn keys_step_wherever_the_focus_is() {
    Visit::default().run(async |page| {
        open_second(page).await;
        page.eval("document.querySelector('[data-action=next-game]').focus()")
            .await;
        for _ in 0..3 {
            page.key(Key::Right).await;
        }
        page.expect_placement(AFTER_NF3).await;
        page.key(Key::Home).await;
        page.expect_placement(START).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_plays_on_begins_a_game_with_the_moves_so_far() {
    Visit::default().run(async |page| {
        page.type_moves("a4").await;
        paste(page, THREE).await;
        page.answer("replace", "accept").await;
        expect_closed(page).await;
        expect_text(page, "d4").await;
        page.action("next-game").await;
        expect_text(page, "Philidor").await;
        page.click("[data-line='1'][data-ply='5']").await;
        page.action("play-on").await;
        page.type_moves("a6").await;
        page.expect_piece("a6", "bP").await;
        // It is nobody's game whose names stand in the file, and moves can be taken back.
        page.expect("!document.querySelector('.bar.near').textContent.includes('Morphy')")
            .await;
        open_table(page, "b").await;
        decide(page, "take-back", "b").await;
        page.answer("take-back", "accept").await;
        page.expect_placement(AFTER_BB5).await;
        page.expect("document.title.startsWith('Rochade – ')").await;
        // Nothing is lost: the game before, and the three of the file.
        expect_listed(page, 4).await;
        page.reload().await;
        page.expect_placement(AFTER_BB5).await;
        page.expect("document.querySelector('.movetext') === null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_was_left_goes_on_at_its_end() {
    Visit::default().run(async |page| {
        paste(page, "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 *").await;
        expect_closed(page).await;
        play_on(page).await;
        page.expect_placement(AFTER_NF3).await;
        page.expect("document.querySelector('.bar.near').textContent.includes('Anna')")
            .await;
        expect_listed(page, 0).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nobody_plays_on_where_the_game_is_over() {
    Visit::default().run(async |page| {
        paste(page, "1. f3 e5 2. g4 Qh4# 0-1").await;
        expect_closed(page).await;
        to_end(page).await;
        page.expect("document.querySelector('[data-action=play-on]') === null")
            .await;
        page.action("back").await;
        page.expect("document.querySelector('[data-action=play-on]') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_is_read_on_after_a_reload_and_from_the_list() {
    Visit::default().run(async |page| {
        open_second(page).await;
        page.reload().await;
        expect_text(page, "Philidor").await;
        page.expect_placement(START).await;
        page.expect("document.querySelector('[data-action=all-games]').textContent.includes('2 of 3')")
            .await;
        page.action("new-game").await;
        page.expect("document.querySelector('[name=white]').value === ''")
            .await;
        page.action("start-game").await;
        page.expect("document.querySelector('.movetext') === null")
            .await;
        page.action("games").await;
        page.expect("[...document.querySelectorAll('.game-list li')].some((line) => line.textContent.includes('Opera · 1858'))")
            .await;
        page.eval("[...document.querySelectorAll('[data-action=open-game]')].find((line) => line.textContent.includes('Morphy')).click()")
            .await;
        expect_closed(page).await;
        expect_text(page, "Philidor").await;
        expect_nothing_played(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn draughts_and_four_are_read_too() {
    Visit::default().run(async |page| {
        for (text, said, square) in [
            (
                "[Laws \"noris\"]\n\n1. c3-b4 {a comment} d6-c5 *",
                "a comment",
                "b4",
            ),
            (
                "[Variant \"four\"]\n\n1. d2-d4 {first} .. m7-l7 *",
                "first",
                "d4",
            ),
        ] {
            paste(page, text).await;
            expect_closed(page).await;
            expect_text(page, said).await;
            expect_nothing_played(page).await;
            page.action("forward").await;
            page.expect(&format!(
                "document.querySelector('[data-square={square}]').dataset.piece !== undefined"
            ))
            .await;
            play_on(page).await;
            page.expect("document.querySelector('.bar .whose') !== null")
                .await;
            page.action("new-game").await;
            page.action("start-game").await;
        }
    });
}
