//! Setting up a position to play from: men by tap, drag and keys, the fields, FEN in and out.

use rochade_e2e::{Hand, Key, Page, Point, Visit};

use crate::desk::CLIPBOARD;
use crate::games::START;
use crate::links::{elsewhere, link, open};

const BARE: &str = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";

/// Opens the editor.
async fn edit(page: &Page) {
    page.action("new-game").await;
    page.action("more-choices").await;
    scroll_to(page, "[name=setup]").await;
    page.click("[name=setup]").await;
    page.middle("[data-action=set-up]").await;
}

/// Scrolls the form for a new game, which is longer than small windows.
pub(crate) async fn scroll_to(page: &Page, selector: &str) {
    page.expect(format!(
        "document.querySelector('dialog {selector}') !== null"
    ))
    .await;
    page.eval(&format!(
        "document.querySelector('dialog {selector}').scrollIntoView({{ block: 'center' }})"
    ))
    .await;
}

/// Opens the editor with another position.
pub(crate) async fn edit_from(page: &Page, fen: &str) {
    edit(page).await;
    page.set_field("fen", fen).await;
    expect_fen(page, fen).await;
}

/// Waits until the editor's field has this position.
async fn expect_fen(page: &Page, fen: &str) {
    page.expect(format!(
        "document.querySelector('[name=fen]').value === '{fen}'"
    ))
    .await;
}

/// A square of the editor's board.
pub(crate) async fn square(page: &Page, name: &str) -> Point {
    page.middle(format!("dialog [data-square={name}]")).await
}

/// What a tap on a square does from now on.
async fn tool(page: &Page, word: &str) {
    page.click(format!("[name=tool][value={word}]")).await;
    page.expect(format!(
        "document.querySelector('[name=tool]:checked').value === '{word}'"
    ))
    .await;
}

async fn tap(page: &Page, name: &str) {
    page.click_at(square(page, name).await).await;
}

/// Tries to start, and waits until exactly these fields are refused in words; the editor stays, and
/// so does the game on the board.
pub(crate) async fn expect_refused(page: &Page, fields: &[&str]) {
    let before = page.html_attr("data-position").await;
    page.action("set-up").await;
    let wanted = serde_json::to_string(fields).expect("a list of words");
    page.expect(format!(
        "JSON.stringify([...document.querySelectorAll('dialog [data-fault]')].map(e => e.dataset.fault)) === '{wanted}'"
    ))
    .await;
    page.expect(
        "[...document.querySelectorAll('dialog [data-fault]')].every(fault => fault.textContent.trim().length > 20 &&
            document.querySelector(`[aria-describedby=${fault.id}][aria-invalid=true]`))",
    )
    .await;
    page.middle("[data-action=set-up]").await;
    assert_eq!(page.html_attr("data-position").await, before);
}

/// Starts, and waits for the game.
async fn start(page: &Page, fen: &str) {
    page.action("set-up").await;
    page.expect("document.querySelector('dialog') === null")
        .await;
    page.expect(format!(
        "document.documentElement.dataset.position === '{fen}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn men_are_put_on_and_taken_off_by_tap() {
    Visit::default().run(async |page| {
        edit(page).await;
        expect_fen(page, &format!("{START} w KQkq - 0 1")).await;
        page.action("clear").await;
        expect_fen(page, "8/8/8/8/8/8/8/8 w - - 0 1").await;
        for (man, squares) in [("bK", "e8"), ("wK", "e1"), ("wR", "a1 h1 d4 d5")] {
            tool(page, man).await;
            for name in squares.split(' ') {
                tap(page, name).await;
            }
        }
        // The same man again takes it off.
        tap(page, "d4").await;
        tool(page, "off").await;
        tap(page, "d5").await;
        expect_fen(page, BARE).await;
        // The hand carries.
        tool(page, "hand").await;
        tap(page, "h1").await;
        page.expect(
            "document.querySelector('dialog [data-square=h1]').dataset.marks === 'selected'",
        )
        .await;
        tap(page, "h5").await;
        expect_fen(page, "4k3/8/8/7R/8/8/8/R3K3 w - - 0 1").await;
        start(page, "4k3/8/8/7R/8/8/8/R3K3 w - - 0 1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn men_are_put_on_and_taken_off_by_drag() {
    for finger in [false, true] {
        let visit = Visit::default().sized(390, 844);
        let visit = if finger { visit.touch() } else { visit };
        visit.run(async |page| {
            let drag = async |from: Point, to: Point| {
                if finger {
                    page.finger_drag_between(from, to).await;
                } else {
                    page.drag_between(from, to).await;
                }
            };
            edit_from(page, BARE).await;
            let queen = page.middle("[name=tool][value=wQ]").await;
            drag(queen, square(page, "d3").await).await;
            expect_fen(page, "4k3/8/8/8/8/3Q4/8/R3K2R w - - 0 1").await;
            // What a drag did is no tap.
            drag(square(page, "d3").await, square(page, "d6").await).await;
            expect_fen(page, "4k3/8/3Q4/8/8/8/8/R3K2R w - - 0 1").await;
            let beside = page.middle("[data-action=clear]").await;
            drag(square(page, "h1").await, beside).await;
            expect_fen(page, "4k3/8/3Q4/8/8/8/8/R3K3 w - - 0 1").await;
            // Dropped on another man, it takes its place.
            drag(square(page, "d6").await, square(page, "a1").await).await;
            expect_fen(page, "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn men_are_put_on_and_taken_off_by_keys() {
    Visit::default().run(async |page| {
        let hand = Hand::Keys;
        hand.action(page, "new-game").await;
        hand.action(page, "more-choices").await;
        hand.press(page, "[name=setup]").await;
        page.middle("[data-action=set-up]").await;
        hand.action(page, "clear").await;
        page.expect(
            "document.querySelectorAll('dialog [role=grid] [tabindex=\"0\"]').length === 1",
        )
        .await;
        page.tab_to_board().await;
        page.expect("document.activeElement.dataset.square === 'a1'")
            .await;
        page.letter('r').await;
        for _ in 0..4 {
            page.key(Key::Right).await;
        }
        page.letter('k').await;
        page.key(Key::Up).await;
        page.letter('K').await;
        expect_fen(page, "8/8/8/8/8/8/4k3/R3K3 w - - 0 1").await;
        let said = "document.querySelector('dialog.setup .live').textContent";
        page.expect(format!("{said}.includes('e2, black king')"))
            .await;
        // Enter lifts and lets go; Escape puts back, and the editor stays.
        page.key(Key::Enter).await;
        page.key(Key::Escape).await;
        page.expect("document.querySelector('dialog [data-marks]') === null")
            .await;
        page.key(Key::Space).await;
        for _ in 0..6 {
            page.key(Key::Up).await;
        }
        page.key(Key::Enter).await;
        expect_fen(page, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").await;
        page.key(Key::Home).await;
        page.letter('n').await;
        page.key(Key::Delete).await;
        page.expect(format!("{said}.includes('a8, empty')")).await;
        expect_fen(page, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").await;
        hand.action(page, "set-up").await;
        page.expect("document.querySelector('dialog') === null")
            .await;
        hand.play(page, "a1a8").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn keys_are_the_letters_of_the_page_and_belong_to_the_tool() {
    Visit::default().speaking("de").run(async |page| {
        edit_from(page, BARE).await;
        tool(page, "bP").await;
        tap(page, "a7").await;
        page.key(Key::Right).await;
        for letter in ['s', 'T', 'b', 'q'] {
            page.letter(letter).await;
            page.key(Key::Right).await;
        }
        expect_fen(page, "4k3/pnRpq3/8/8/8/8/8/R3K2R w - - 0 1").await;
        let said = "document.querySelector('dialog.setup .live').textContent";
        page.expect(format!("{said}.includes('e7')")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_cannot_be_played_is_refused_by_field() {
    Visit::default().run(async |page| {
        edit(page).await;
        // No king, and with it the rights to castle.
        tool(page, "off").await;
        tap(page, "e1").await;
        expect_refused(page, &["placement", "castling"]).await;
        page.expect("document.activeElement.closest('dialog [role=grid]') !== null")
            .await;
        page.expect(
            "[...document.querySelectorAll('[name=castling][aria-invalid]')].map(e => e.value).join('') === 'KQ'",
        )
        .await;
        // What is mended is not blamed any more.
        tool(page, "wK").await;
        tap(page, "e1").await;
        page.expect("document.querySelector('dialog [data-fault], dialog [aria-invalid]') === null")
            .await;
        for (fen, field) in [
            ("4k2P/8/8/8/8/8/8/R3K3 w - - 0 1", "placement"),
            ("4k3/8/8/8/8/8/8/R3K1K1 w - - 0 1", "placement"),
            ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "placement"),
            ("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1", "turn"),
            ("4k3/8/8/8/8/8/8/R3K3 w K - 0 1", "castling"),
            ("4k3/8/8/8/8/8/8/R3K3 w - e6 0 1", "en-passant"),
        ] {
            page.set_field("fen", fen).await;
            expect_refused(page, &[field]).await;
            if field != "placement" {
                page.expect(format!("document.activeElement.name === '{field}'"))
                    .await;
            }
        }
        page.set_field("en-passant", "").await;
        start(page, "4k3/8/8/8/8/8/8/R3K3 w - - 0 1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_cannot_be_read_is_refused_at_its_field() {
    Visit::default().run(async |page| {
        edit_from(page, BARE).await;
        page.set_field("fen", "4k3/8/8 w - - 0 1").await;
        expect_refused(page, &["fen"]).await;
        // The board is as it was, and an edit there ends what was typed.
        tool(page, "wQ").await;
        tap(page, "d3").await;
        expect_fen(page, "4k3/8/8/8/8/3Q4/8/R3K2R w - - 0 1").await;
        page.expect("document.querySelector('dialog [data-fault]') === null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_fields_and_fen_tell_the_same() {
    Visit::default().run(async |page| {
        let fen = "r3k2r/8/8/8/1pP1P3/8/8/R3K2R b Kq c3 5 12";
        edit_from(page, fen).await;
        page.expect(
            "(form => form.turn.value === 'b' && form['en-passant'].value === 'c3'
                && [...form.castling].filter(e => e.checked).map(e => e.value).join('') === 'Kq')
                (document.querySelector('[name=fen]').form)",
        )
        .await;
        // Only where a pawn can be captured is there a choice.
        let choices = "[...document.querySelector('[name=en-passant]').options].map(e => e.value).join()";
        page.expect(format!("{choices} === ',c3'")).await;
        page.set_field("en-passant", "").await;
        expect_fen(page, &fen.replace("c3", "-")).await;
        page.set_field("turn", "w").await;
        page.click("[name=castling][value=Q]").await;
        page.click("[name=castling][value=q]").await;
        expect_fen(page, "r3k2r/8/8/8/1pP1P3/8/8/R3K2R w KQ - 5 12").await;
        page.expect(format!("{choices} === ''")).await;
        page.set_field("fen", fen).await;
        page.expect("document.querySelector('[name=turn]').value === 'b'")
            .await;
        // The other side's view: the same men on the same squares.
        page.action("turn-board").await;
        page.expect(
            "(board => document.elementFromPoint(board.left + 2, board.bottom - 2).dataset.square === 'h8')
                (document.querySelector('dialog [role=grid]').getBoundingClientRect())",
        )
        .await;
        tool(page, "off").await;
        tap(page, "b4").await;
        expect_fen(page, &fen.replace("1pP1P3", "2P1P3")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_game_is_played_kept_sent_and_written_as_one_from_a_position() {
    let fen = "4k3/7p/8/8/8/8/4P3/4K3 b - - 0 1";
    Visit::default().after_script(CLIPBOARD).run(async |page| {
        edit_from(page, fen).await;
        start(page, fen).await;
        page.expect_turn("b").await;
        page.tap_moves("h7h5").await;
        page.reload().await;
        page.expect_piece("h5", "bP").await;
        page.tap_moves("e2e4").await;
        let position = page.html_attr("data-position").await;
        page.action("share").await;
        page.click("dialog [data-action=copy-pgn]").await;
        page.expect(format!(
            "window.copied?.includes('[SetUp \"1\"]') && copied.includes('[FEN \"{fen}\"]') && copied.includes('1... h5 2. e4 *')"
        ))
        .await;
        page.expect("document.querySelector('dialog') === null").await;
        let link = link(page).await;
        elsewhere(page).await;
        open(page, &link).await;
        page.expect(format!(
            "document.documentElement.dataset.position === '{position}'"
        ))
        .await;
        // A rematch begins from the same position.
        page.click("[data-action=move-table][data-seat=b]").await;
        page.decide("resign", "b").await;
        page.answer("resign", "confirm").await;
        page.action("close").await;
        page.action("rematch").await;
        page.expect(format!(
            "document.documentElement.dataset.position === '{fen}'"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_position_belongs_to_the_form_of_the_new_game() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("white", "Anna").await;
        page.action("more-choices").await;
        scroll_to(page, "[name=setup]").await;
        page.click("[name=setup]").await;
        page.set_field("fen", BARE).await;
        page.click("dialog:has([name=fen]) [data-action=close]").await;
        page.expect("document.querySelector('[name=fen]') === null && document.querySelector('[name=white]').value === 'Anna'")
            .await;
        page.expect("document.querySelector('[name=setup]').ariaPressed === 'true'")
            .await;
        // What can't be played is not started there either.
        page.click("[name=setup]").await;
        expect_fen(page, BARE).await;
        tool(page, "off").await;
        tap(page, "e8").await;
        page.key(Key::Escape).await;
        page.expect("document.querySelector('[name=fen]') === null")
            .await;
        page.action("start-game").await;
        page.expect("document.querySelector('[data-fault=placement]') !== null")
            .await;
        tool(page, "bK").await;
        tap(page, "e8").await;
        page.click("dialog:has([name=fen]) [data-action=close]").await;
        page.expect("document.querySelector('[name=fen]') === null")
            .await;
        page.action("start-game").await;
        page.expect("document.querySelector('dialog') === null")
            .await;
        page.expect_placement("4k3/8/8/8/8/8/8/R3K2R").await;
        // The next new game starts as usual.
        page.action("new-game").await;
        page.expect("document.querySelector('[name=setup]').ariaPressed === 'false'")
            .await;
    });
}
