//! From one game to the next.

use rochade_e2e::{Page, Visit};

use crate::games::{FOOLS_MATE, START};
use crate::laws_form::expect_game;
use crate::settings::flip;

/// Waits until a seat's bar names a player, and shows this score.
async fn expect_at_seat(page: &Page, seat: &str, player: &str, score: &str) {
    page.expect(&format!(
        "[...document.querySelectorAll('[data-seat={seat}]')].some(e => e.textContent.includes('{player}'))"
    ))
    .await;
    page.expect(&format!(
        "document.querySelector('[data-score={seat}]').textContent.trim() === '{score}'"
    ))
    .await;
}

/// Starts a new game between two players.
pub(crate) async fn start(page: &Page, white: &str, black: &str) {
    page.action("new-game").await;
    for (seat, name) in [("white", white), ("black", black)] {
        page.set_field(seat, name).await;
    }
    page.action("start-game").await;
    page.expect("!document.querySelector('[data-action=start-game]')?.checkVisibility()")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_lot_decides_who_has_white_and_is_shown() {
    for (drawn, white, black) in [("0.9", "Anna", "Ben"), ("0.1", "Ben", "Anna")] {
        Visit::default().run(async |page| {
            page.eval(&format!("void (Math.random = () => {drawn})"))
                .await;
            page.action("new-game").await;
            page.action("more-choices").await;
            flip(page, "lots").await;
            for (seat, name) in [("white", "Anna"), ("black", "Ben")] {
                page.set_field(seat, name).await;
            }
            page.action("start-game").await;
            expect_at_seat(page, "w", white, "0").await;
            expect_at_seat(page, "b", black, "0").await;
            page.expect(&format!(
                "document.querySelector('[data-notice=lot]').textContent.includes('{white}')"
            ))
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn games_of_a_sitting_change_sides_and_are_scored_by_name() {
    Visit::default().run(async |page| {
        println!("a new game begins anew");
        page.type_moves("e2e4 e7e5").await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.expect_placement(START).await;
        page.expect_turn("w").await;
        page.expect_unmarked("last").await;
        println!("in a rematch the first move changes sides");
        start(page, "Anna", "Ben").await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        expect_at_seat(page, "w", "Anna", "0").await;
        expect_at_seat(page, "b", "Ben", "1").await;
        page.action("rematch").await;
        page.expect_placement(START).await;
        page.expect_end("", "").await;
        page.expect_turn("w").await;
        page.expect_unmarked("last").await;
        page.expect_unmarked("check").await;
        // White moves first under the modern laws, and White is now the other player.
        expect_at_seat(page, "w", "Ben", "1").await;
        expect_at_seat(page, "b", "Anna", "0").await;
        page.tap_moves("e2e4 e7e5").await;
        page.expect_turn("w").await;
        println!("a name of which nothing is seen is none");
        start(page, "\u{200b}\u{2060}", "\u{3164}").await;
        for (seat, side) in [("w", "White"), ("b", "Black")] {
            page.expect(format!(
                "document.querySelector('{}').textContent.includes('{side}')",
                crate::seating::bar(seat)
            ))
            .await;
        }
        println!("the score stands with the names");
        start(page, "Anna", "Ben").await;
        page.type_moves(FOOLS_MATE).await;
        page.action("rematch").await;
        page.expect_end("", "").await;
        // Ben is White now and is mated in his turn.
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        expect_at_seat(page, "w", "Ben", "1").await;
        expect_at_seat(page, "b", "Anna", "1").await;
        page.action("rematch").await;
        page.expect_end("", "").await;
        page.type_moves(crate::games::REPETITION).await;
        page.expect_end("1/2-1/2", "repetition").await;
        expect_at_seat(page, "w", "Anna", "1½").await;
        expect_at_seat(page, "b", "Ben", "1½").await;
    });
}

/// Begins the next game, as the panel offers it but for the game, with the colours as they are.
pub(crate) async fn go_on_with(page: &Page, game: &str) {
    page.action("new-game").await;
    page.set_field("game", game).await;
    if page
        .eval("document.querySelector('dialog [name=colours]') !== null")
        .await
        == true
    {
        page.set_field("colours", "hand").await;
    }
    page.action("start-game").await;
    expect_game(page, game).await;
}

/// A seat resigns.
pub(crate) async fn resign(page: &Page, seat: &str) {
    crate::decisions::open_table(page, seat).await;
    page.decide("resign", seat).await;
    page.answer("resign", "confirm").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_score_goes_on_from_chess_to_draughts_and_back() {
    Visit::default().run(async |page| {
        start(page, "Anna", "Ben").await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        go_on_with(page, "draughts").await;
        expect_at_seat(page, "w", "Anna", "0").await;
        expect_at_seat(page, "b", "Ben", "1").await;
        page.reload().await;
        expect_game(page, "draughts").await;
        expect_at_seat(page, "b", "Ben", "1").await;
        page.tap_moves("c3d4").await;
        resign(page, "w").await;
        page.expect_end("0-1", "resignation").await;
        expect_at_seat(page, "b", "Ben", "2").await;
        // A rematch is draughts again, with colours changed.
        page.action("rematch").await;
        page.expect_end("", "").await;
        expect_game(page, "draughts").await;
        expect_at_seat(page, "w", "Ben", "2").await;
        expect_at_seat(page, "b", "Anna", "0").await;
        resign(page, "w").await;
        go_on_with(page, "chess").await;
        page.expect_placement(START).await;
        expect_at_seat(page, "w", "Ben", "2").await;
        expect_at_seat(page, "b", "Anna", "1").await;
        // Anna has sat at the bottom all the time.
        page.expect("document.documentElement.dataset.near === 'b'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_sitting_begins_anew_with_other_names_or_if_the_players_want_it() {
    Visit::default().run(async |page| {
        start(page, "Anna", "Ben").await;
        page.action("new-game").await;
        page.middle("[data-action=start-game]").await;
        page.expect_to_stay("document.querySelector('[name=score]') === null")
            .await;
        page.action("close").await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.action("new-game").await;
        page.expect("document.querySelector('[name=score]').checked")
            .await;
        page.set_field("black", "Cleo").await;
        page.expect("document.querySelector('[name=score]') === null")
            .await;
        page.action("start-game").await;
        expect_at_seat(page, "w", "Anna", "0").await;
        expect_at_seat(page, "b", "Cleo", "0").await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.action("new-game").await;
        page.set_field("score", "off").await;
        page.action("start-game").await;
        page.expect_end("", "").await;
        expect_at_seat(page, "b", "Cleo", "0").await;
    });
}

/// Whether a name from right to left is read from its own side, so that its beginning is seen
/// though its end is cut off.
const BEGINS: &str = "(name => {
    const first = document.createRange();
    const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
    const at = text.data.search(/\\p{L}/u);
    first.setStart(text, at);
    first.setEnd(text, at + 1);
    const [letter, box] = [first, name].map(e => e.getBoundingClientRect());
    return getComputedStyle(name).direction === 'rtl' && name.scrollWidth > name.clientWidth
        && letter.left >= box.left - 1 && letter.right <= box.right + 1;
})";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_name_from_right_to_left_keeps_its_beginning() {
    let names = [
        "محمد عبد الرحمن بن عبد الله بن الحسين",
        "אברהם בן יצחק הלוי מירושלים עיר הקודש",
    ];
    Visit::default().sized(320, 568).run(async |page| {
        page.action("new-game").await;
        page.set_field("clock", "90+30").await;
        for (seat, name) in [("white", names[0]), ("black", names[1])] {
            page.set_field(seat, name).await;
            page.expect(format!(
                "getComputedStyle(document.querySelector('input[name={seat}]')).direction === 'rtl'"
            ))
            .await;
        }
        page.action("start-game").await;
        for seat in ["w", "b"] {
            page.expect(format!("{BEGINS}(document.querySelector('.bar[data-seat={seat}] .name b'))"))
                .await;
        }
        // The row says whose it is where that is not who is to move.
        page.click("[data-action=move-table][data-seat=b]").await;
        page.expect(format!(
            "{BEGINS}(document.querySelector('[data-action=resign][data-seat=b]').parentElement.querySelector('b'))"
        ))
        .await;
        resign(page, "w").await;
        page.expect_end("0-1", "resignation").await;
        // The open moves lie over the end.
        page.action("close").await;
        page.expect(format!("{BEGINS}(document.querySelector('.verdict span'))"))
            .await;
        page.eval("document.querySelector('[data-action=games]').click()").await;
        page.expect("getComputedStyle(document.querySelector('.listed-game b')).direction === 'rtl'")
            .await;
    });
}
