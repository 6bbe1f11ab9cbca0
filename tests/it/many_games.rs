//! Whole games for four and for three: a player is frozen, is free again, and another's part of a
//! win ends the game.

use rochade_e2e::{Hand, Page};

use crate::links::open;

/// Ten men for four players, White to move.
const FOUR: &str = "2BBRBIKARBAiCwML4SavA4eN05tXCXCxiREasXzCCSrFUKtXxoBviR7VMavqBCdi7VMYDlCzeFD2QpyICLfh7FuX0GCLnBaIoWgaBgaBqFAAMAUuhq";

/// Nine men for three players, Black to move.
pub(crate) const THREE: &str =
    "2hBRBIKARBAmYxkv81s1ASx9K2apxgBviJ7Vs7OjBweFT2rY3hCzWL12r7LzByhG7FuX0WDLnBaNoWgaBgaBAsDEl4s";

/// Plays moves, and checks after each whose turn it is.
pub(crate) async fn play(page: &Page, hand: Hand, moves: &[(&str, &str, &str)]) {
    for (from, to, next) in moves {
        hand.touch(page, from).await;
        page.expect_marked("selected", from).await;
        hand.touch(page, to).await;
        page.expect_turn(next).await;
    }
}

/// Who stands frozen, by the bars and by the men on the board.
async fn expect_frozen(page: &Page, seat: &str, how: &str) {
    page.expect(&format!(
        "document.querySelector('.bar[data-seat={seat}]').dataset.frozen === '{how}'"
    ))
    .await;
    page.expect(&format!(
        "[...document.querySelectorAll('[data-piece^={seat}]')].every(man => man.dataset.marks?.includes('frozen'))"
    ))
    .await;
}

/// Nobody of them does any more.
async fn expect_free(page: &Page, seat: &str) {
    page.expect(&format!(
        "!('frozen' in document.querySelector('.bar[data-seat={seat}]').dataset)"
    ))
    .await;
    page.expect("document.querySelectorAll('[data-marks~=frozen]').length === 0")
        .await;
}

/// The squares of the moves before the last one, each with the seat that made it.
async fn expect_moved(page: &Page, told: &str) {
    page.expect(&format!(
        "[...document.querySelectorAll('[data-moved]')].map(square => square.dataset.moved + square.dataset.square).sort().join(' ') === '{told}'"
    ))
    .await;
}

/// Waits until these arrows of moves are shown, and the rim is lit around the player to move.
async fn expect_arrows(page: &Page, told: &str) {
    page.expect(&format!(
        "[...document.querySelectorAll('[data-since]')].map(arrow => arrow.dataset.army + arrow.dataset.since).join(' ') === '{told}'"
    ))
    .await;
    page.expect("document.querySelector('.rim .lit').dataset.army === document.documentElement.dataset.turn")
        .await;
}

/// What the move table shows, moves by their place and the signs of turns passed over.
async fn expect_table(page: &Page, told: &str) {
    page.expect(&format!(
        "[...document.querySelectorAll('.plies td > button, .plies td > i')].map(e => e.dataset.ply ?? e.textContent).join(' ') === '{told}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn four_play_a_game_to_half_a_win() {
    Hand::Finger.goes_on(
        |visit| visit.sized(390, 844),
        async |page: &Page, hand: Hand| {
            open(page, FOUR).await;
            page.expect_turn("C").await;
            // Blue's king has no move when its turn comes.
            play(page, hand, &[("k4", "j4", "A")]).await;
            expect_frozen(page, "D", "mated").await;
            play(page, hand, &[("d10", "d8", "B")]).await;
            expect_moved(page, "Cj4 Ck4").await;
            expect_arrows(page, "Ck4-j4 Ad10-d8").await;
            hand.touch(page, "f6").await;
            expect_arrows(page, "").await;
            hand.touch(page, "f6").await;
            // Black takes the guard of j4 away, and White the guard itself.
            play(page, hand, &[("f6", "d7", "C"), ("j4", "j1", "D")]).await;
            expect_free(page, "D").await;
            play(page, hand, &[("m11", "l11", "A"), ("d8", "d7", "C")]).await;
            expect_frozen(page, "B", "stalemated").await;
            for square in ["j1", "j4"] {
                hand.touch(page, square).await;
            }
            page.expect_end("half AC", "checkmate").await;
            hand.decide(page, "move-table", "C").await;
            expect_table(page, "1 # 2 3 4 5 6 = 7").await;
        },
    );
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn three_play_a_game_to_an_incomplete_win() {
    Hand::Keys.goes_on(
        |visit| visit.sized(768, 1024),
        async |page: &Page, hand: Hand| {
            open(page, THREE).await;
            page.expect_turn("k").await;
            let before = [
                ("f4", "b4", "r"),
                ("m10", "l10", "w"),
                ("b6", "d5", "k"),
                ("b8", "b10", "w"),
            ];
            play(page, hand, &before).await;
            expect_frozen(page, "r", "mated").await;
            play(page, hand, &[("d5", "c3", "k"), ("b4", "c4", "w")]).await;
            play(page, hand, &[("c3", "b5", "k"), ("b10", "b5", "r")]).await;
            expect_free(page, "r").await;
            play(page, hand, &[("l3", "i3", "k")]).await;
            expect_frozen(page, "w", "stalemated").await;
            let rest = [
                ("g1", "g2", "r"),
                ("i3", "h3", "k"),
                ("g2", "f3", "r"),
                ("h3", "g3", "k"),
                ("f3", "e4", "r"),
                ("l10", "m10", "k"),
                ("b5", "b9", "r"),
                ("m10", "l10", "k"),
                ("e4", "d4", "r"),
                ("l10", "m10", "k"),
            ];
            play(page, hand, &rest).await;
            for square in ["b9", "b10"] {
                hand.touch(page, square).await;
            }
            page.expect_end("incomplete k", "checkmate").await;
        },
    );
}
