//! Asking without seeing the board: keys on it are answered, words are typed in place of moves, and
//! moves are spoken as the user wants (contract.md, sections 2, 3.11 and 7).

use rochade_e2e::{Hand, Key, Page, Visit};

use crate::set_out::begin_from;
use crate::words::text;

/// What screen readers were told last.
const SAID: &str = "document.querySelector('[aria-live=polite]').textContent";

/// Waits until this was said.
async fn expect_said(page: &Page, words: &str) {
    page.expect(format!("{SAID}.includes({words:?})")).await;
}

/// Presses keys on the board, and waits until the answer is said.
async fn ask(page: &Page, keys: &str, answer: &str) {
    for key in keys.chars() {
        page.letter(key).await;
    }
    expect_said(page, answer).await;
}

/// Remembers a setting, and loads the page again.
async fn set(page: &Page, line: &str) {
    page.eval(&format!(
        "localStorage.setItem('rochade.settings', '{line}')"
    ))
    .await;
    page.reload().await;
}

/// Waits until the field for typed moves has the focus.
async fn expect_field(page: &Page) {
    page.expect("document.activeElement.name === 'move'").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn keys_on_the_board_are_answered() {
    Visit::default().run(async |page| {
        page.type_moves("e2e4 d7d5").await;
        page.tab_to_board().await;
        ask(page, "l", "Black: pawn d7 to d5").await;
        ask(page, "w", "White to move").await;
        ask(page, "t", &text("en", "asked-no-clock")).await;
        ask(page, "pq", "Queens: White d1; Black d8").await;
        ask(page, "se", "e: e1 white king, e4 white pawn").await;
        ask(page, "s5", "5: d5 black pawn").await;
        ask(page, "c", &text("en", "asked-none-captured")).await;
        ask(page, "o", "Black: pawn d7 to d5").await;
        ask(page, "?", &text("en", "asked-keys")).await;
        page.walk_to("e4").await;
        ask(page, "m", "Pawn e4: takes d5, e5").await;
        println!("the focus stays on the board");
        page.expect_marked("cursor", "e4").await;
        println!("an earlier position is told as it was");
        Hand::Keys.decide(page, "move-table", "b").await;
        Hand::Keys.press_first_ply(page).await;
        page.tab_to_board().await;
        ask(page, "w", "Black to move. Move 1 of 1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_rank_of_two_digits_is_waited_for() {
    Visit::default().at("?game=four").run(async |page| {
        page.expect("document.documentElement.dataset.game === 'four'")
            .await;
        page.tab_to_board().await;
        ask(page, "s14", "14: ").await;
        ask(page, "s1", "1: ").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_setting_turns_the_keys_off_and_a_pointer_writes_moves() {
    Visit::default().run(async |page| {
        println!("after a tap letters write a move");
        page.tap("e2").await;
        page.tap("e4").await;
        page.expect_piece("e4", "wP").await;
        page.letter('c').await;
        expect_field(page).await;
        println!("turned off, no key is answered");
        set(page, "answer-keys=off").await;
        page.tab_to_board().await;
        page.letter('l').await;
        expect_field(page).await;
        page.expect(format!("!{SAID}.includes('e2 to e4')")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_embedded_replay_answers_too() {
    let address = "embed.html?pgn=1.%20e4%20e5%202.%20Nf3%20*&ply=2";
    Visit::default().at(address).awake().run(async |page| {
        page.tab_to_board().await;
        ask(page, "l", "Black: pawn e7 to e5").await;
        ask(page, "w", "White to move").await;
        ask(page, "pn", "Knights: White b1, g1; Black b8, g8").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn words_do_what_buttons_do() {
    Visit::default().run(async |page| {
        println!("a draw is offered and accepted");
        page.write_move("draw").await;
        expect_said(page, &text("en", "draw-is-offered")).await;
        page.type_move("e4").await;
        expect_said(page, "White offers a draw").await;
        expect_said(page, "Answer in Black’s bar, or type “yes” or “no”").await;
        page.write_move("Yes").await;
        page.expect_end("1/2-1/2", "agreement").await;
    });
    Visit::default().run(async |page| {
        println!("a move is taken back");
        page.type_move("e4").await;
        page.write_move("back").await;
        page.expect("document.querySelector('[data-prompt=take-back]') !== null")
            .await;
        page.write_move("yes").await;
        page.expect_piece("e2", "wP").await;
        println!("what can't be done is told, and the field is empty");
        page.write_move("no").await;
        let told = text("en", "no-answer-now");
        page.expect(format!(
            "[...document.querySelectorAll('[data-notice=typed]')].some(notice => notice.textContent.includes('{told}'))
             && document.querySelector('[name=move]').value === ''"
        ))
        .await;
        println!("resigning is asked about, with the focus on the answer that changes nothing");
        page.type_move("e4").await;
        page.write_move("resign").await;
        page.expect("document.activeElement.dataset.answer === 'cancel'")
            .await;
        page.key(Key::Enter).await;
        page.expect("document.querySelector('[data-prompt=resign]') === null")
            .await;
        page.expect_no_end().await;
        println!("a new game has its panel");
        page.write_move("new").await;
        page.expect("document.querySelector('dialog [data-action=start-game]') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn words_are_understood_in_german() {
    Visit::default().speaking("de").run(async |page| {
        page.type_move("e4").await;
        page.write_move("Zurück").await;
        page.expect("document.querySelector('[data-prompt=take-back]') !== null")
            .await;
        page.write_move("nein").await;
        page.expect("document.querySelector('[data-prompt=take-back]') === null")
            .await;
        page.expect_piece("e4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_refused_move_says_why_each_time() {
    Visit::default().run(async |page| {
        let check = "4k3/8/8/8/1b6/8/3P2P1/4K3 w - - 0 1";
        begin_from(page, "modern", check).await;
        page.write_move("d3").await;
        let told = "“d3” is not possible: pinned: the bishop on b4";
        let notice = "document.querySelector('[data-notice=typed]').textContent";
        page.expect(format!("{notice}.includes('{told}')")).await;
        println!("the same once more is said once more");
        let said = format!(
            "[...document.querySelectorAll('.live p')].filter((p) => p.textContent.includes('{told}')).length"
        );
        page.expect(format!("{said} === 1")).await;
        page.eval("document.querySelector('[name=move]').value = ''")
            .await;
        page.write_move("d3").await;
        page.expect(format!("{said} === 2")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_are_spoken_as_the_user_wants() {
    Visit::default().run(async |page| {
        page.type_move("Nf3").await;
        expect_said(page, "White: knight g1 to f3").await;
        set(page, "spoken=letters").await;
        page.type_move("Nf6").await;
        expect_said(page, "Black: N g8 f6").await;
        set(page, r"spoken=written\nnotation=de").await;
        page.type_move("Nc3").await;
        expect_said(page, "White: Sc3").await;
    });
}
