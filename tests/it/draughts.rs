//! Draughts on the board: quiet moves, jumps and chains by finger, mouse and keys, and what is seen
//! and said of them. (draughts.md, sections 2 and 7.)

use rochade_e2e::{Hand, Key, Page, Visit};

use crate::laws_form::open_at;
use crate::resume::HOLD_LATER;
use crate::set_out::begin_from;
use crate::why::expect_why;
use crate::words::text;

const START: &str = "W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:Bb6,d6,f6,h6,a7,c7,e7,g7,b8,d8,f8,h8";

/// A man that can jump over three others, and turn aside after the first.
pub(crate) const CHAIN: &str = "W:Wc1:Bd2,d4,f4,d6";

/// Opens a game that begins from a position.
pub(crate) async fn set_out(page: &Page, laws: &str, position: &str) {
    begin_from(page, laws, position).await;
    expect_position(page, position).await;
}

/// Waits until this is the position, and its men stand on the board.
pub(crate) async fn expect_position(page: &Page, position: &str) {
    page.expect_of_board(position, |board| {
        board.game == "draughts" && board.position == position && board.agrees()
    })
    .await;
}

async fn expect_done_button(page: &Page, there: bool) {
    page.expect(format!(
        "(document.querySelector('[data-action=done]') !== null) === {there}"
    ))
    .await;
}

async fn expect_said(page: &Page, said: &str) {
    page.expect(format!(
        "document.querySelector('[aria-live=polite]').textContent.includes(`{said}`)"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn players_are_shown_as_draughtsmen() {
    // What stands on a king's square is no picture of chess, but drawn by the style sheet.
    let drawn = |are: bool| {
        format!(
            "(men => men.length === 2 && men.every(man => (getComputedStyle(man).backgroundSize.startsWith('0')) === {are}
                && (getComputedStyle(man, '::before').content !== 'none') === {are}))
             ([...document.querySelectorAll('[data-action=move-table][data-seat] > *')])"
        )
    };
    Visit::default().run(async |page| {
        page.expect(drawn(false)).await;
        open_at(page, "?laws=noris").await;
        page.expect(drawn(true)).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_address_opens_a_game_that_is_played_by_tap_drag_and_type() {
    Visit::default().at("?laws=noris").run(async |page| {
        expect_position(page, START).await;
        assert_eq!(page.html_attr("data-laws").await, "noris");
        page.tap("c3").await;
        page.expect_marked("selected", "c3").await;
        page.expect_marked("move", "b4 d4").await;
        page.tap("d4").await;
        page.expect_turn("b").await;
        page.expect_marked("last", "c3 d4").await;
        page.drag("b6", "c5").await;
        page.expect_turn("w").await;
        // A jump: over the man, to the square behind it.
        page.tap("d4").await;
        page.expect_marked("capture", "b6").await;
        page.expect_marked("move", "e5").await;
        page.tap("b6").await;
        page.expect_marked("last", "b6 d4").await;
        page.expect_marked("victim", "c5").await;
        page.expect("document.querySelector('[data-captured=w]').textContent.includes('+1')")
            .await;
        page.type_moves("a7xc5 e3-d4").await;
        page.expect_of_board("the position", rochade_e2e::Board::agrees)
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_done_on_light_squares() {
    Visit::default().at("?laws=noris").run(async |page| {
        page.tap("b3").await;
        page.expect_nothing_selected().await;
        page.tap("c3").await;
        page.tap("c4").await;
        page.expect_nothing_selected().await;
        page.expect("document.querySelector('[data-notice=why]') !== null")
            .await;
        expect_position(page, START).await;
        // The keys walk over them.
        page.tab_to_board().await;
        page.walk_to("c3").await;
        page.key(Key::Up).await;
        page.expect_marked("cursor", "c4").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_chain_is_begun_put_back_and_stopped() {
    Hand::Keys.goes(async |page: &Page, hand: Hand| {
        set_out(page, "noris", CHAIN).await;
        hand.touch(page, "c1").await;
        page.expect_marked("selected", "c1").await;
        page.expect_marked("capture", "e3").await;
        page.expect_marked("move", "b2").await;
        hand.touch(page, "e3").await;
        page.expect_piece("e3", "wM").await;
        page.expect_piece("d2", "").await;
        page.expect_marked("selected", "e3").await;
        page.expect_marked("path", "c1").await;
        page.expect_marked("victim", "d2").await;
        page.expect_marked("capture", "c5 g5").await;
        page.expect_turn("w").await;
        expect_done_button(page, true).await;
        expect_said(page, "e3").await;

        // Escape puts all of it back.
        page.key(Key::Escape).await;
        page.expect_nothing_selected().await;
        page.expect_unmarked("path victim").await;
        expect_done_button(page, false).await;
        expect_position(page, CHAIN).await;

        for square in ["c1", "e3"] {
            hand.touch(page, square).await;
        }
        hand.action(page, "done").await;
        expect_position(page, "B:We3:Bd4,f4,d6").await;
        page.expect_marked("last", "c1 e3").await;
        page.expect_marked("victim", "d2").await;
        page.expect_unmarked("path").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn chains_end_must_go_on_make_kings_and_are_missed() {
    Visit::default().run(async |page| {
        println!("a chain that ends needs no button");
        set_out(page, "noris", CHAIN).await;
        for square in ["c1", "e3", "c5", "e7"] {
            page.tap(square).await;
        }
        expect_position(page, "B:We7:Bf4").await;
        page.expect_marked("last", "c1 c5 e3 e7").await;
        page.expect_marked("victim", "d2 d4 d6").await;
        expect_said(page, "takes 3").await;
        // It is one move of the record, and goes back as one.
        page.expect("document.querySelectorAll('[data-ply]').length < 2")
            .await;
        println!("who has to capture is marked and has to go on");
        set_out(page, "schlagzwang", "W:Wc1,g1:Bd2,d4,f4,d6").await;
        page.expect_marked("must", "c1").await;
        page.expect(format!(
            "[...document.querySelectorAll('[data-law=\"schlagzwang:capture\"]')].some(e => e.textContent.includes('{}'))",
            text("en", "owes-capture-any")
        ))
        .await;
        page.tap("g1").await;
        page.expect_unmarked("move capture").await;
        expect_why(page, &["must capture", "c1"]).await;
        page.expect("document.querySelector('.why.by')?.dataset.square === 'c1'")
            .await;
        page.tap("c1").await;
        page.expect_marked("capture", "e3").await;
        page.expect_unmarked("move").await;
        page.tap("e3").await;
        page.expect_marked("capture", "c5 g5").await;
        expect_done_button(page, false).await;
        page.expect_unmarked("must").await;
        // The man can't stop here.
        page.tap("e3").await;
        page.expect_turn("w").await;
        page.tap("g5").await;
        expect_position(page, "B:Wg1,g5:Bd4,d6").await;
        println!("a man on the last row is a king");
        set_out(page, "noris", "W:Wc7:Bh2").await;
        page.tap("c7").await;
        page.expect_marked("move", "b8 d8").await;
        page.tap("b8").await;
        expect_position(page, "B:WKb8:Bh2").await;
        page.expect_piece("b8", "wK").await;
        // It is a king of this game, and not the picture of the one in chess.
        page.expect("getComputedStyle(document.querySelector('[data-square=b8] > .man')).backgroundImage === 'none'")
            .await;
        expect_said(page, "becomes a king").await;
        page.tap("h2").await;
        page.tap("g1").await;
        expect_position(page, "W:WKb8:BKg1").await;
        page.expect_end("1/2-1/2", "one-king-each").await;
        println!("a man that failed to capture is marked and blown");
        set_out(page, "noris", "W:Wg1,c3:Bd4,h8").await;
        page.tap("g1").await;
        page.tap("f2").await;
        expect_position(page, "B:Wf2,c3:Bd4,h8:Xc3").await;
        page.expect_marked("blowable", "c3").await;
        page.type_move("c3~ h8-g7").await;
        expect_position(page, "W:Wf2:Bd4,g7").await;
        page.expect_unmarked("blowable").await;
        page.expect_marked("victim", "c3").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        page.expect("document.querySelector(\"[data-ply='2']\").textContent === 'c3~ h8–g7'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_chain_is_dragged_jump_by_jump() {
    Visit::default().touch().run(async |page| {
        set_out(page, "noris", CHAIN).await;
        for (from, to) in [("c1", "e3"), ("e3", "c5"), ("c5", "e7")] {
            page.drag(from, to).await;
            page.expect_piece(to, "wM").await;
        }
        expect_position(page, "B:We7:Bf4").await;
        set_out(page, "noris", CHAIN).await;
        for (from, to) in [("c1", "e3"), ("e3", "g5")] {
            page.touch_drag(from, to).await;
            page.expect_piece(to, "wM").await;
        }
        expect_position(page, "B:Wg5:Bd4,d6").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_square_that_a_chain_comes_to_later_is_told_so_and_the_man_stays_in_hand() {
    let position = "W:Wc1:Bd2,d4,h8";
    Visit::default().run(async |page| {
        for laws in ["schlagzwang", "noris"] {
            set_out(page, laws, position).await;
            page.tap("c1").await;
            page.expect_marked("selected", "c1").await;
            page.tap("c5").await;
            expect_why(page, &["jump by jump", "e3"]).await;
            page.expect_marked("selected", "c1").await;
            page.tap("c1").await;
            page.expect_nothing_selected().await;
            page.drag("c1", "c5").await;
            expect_why(page, &["jump by jump", "e3"]).await;
            page.expect_marked("selected", "c1").await;
            page.tap("e3").await;
            // A man on its way is told what it is up against, too.
            page.tap("e4").await;
            expect_why(page, &["dark squares"]).await;
            expect_position(page, position).await;
            for square in ["c1", "e3", "c5"] {
                page.tap(square).await;
            }
            expect_position(page, "B:Wc5:Bh8").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_side_that_begins_has_the_first_column() {
    Visit::default().sized(1400, 900).at("?laws=english").run(async |page| {
        page.expect_turn("b").await;
        page.type_moves("b6-c5 c3-d4 h6-g5").await;
        let place = "(ply => (({ left, top }) => ({ left, top, number: ply.dataset.number ?? '' }))(ply.getBoundingClientRect()))";
        page.expect(format!(
            "(([one, two, three]) => one.left < two.left && one.top === two.top && three.left === one.left && three.top > one.top
                && [one, two, three].map(({{ number }}) => number).join() === '1,,2')
             ([1, 2, 3].map(ply => document.querySelector(`[data-ply='${{ply}}']`)).map({place}))"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_was_left_is_seen_before_the_rules_are_there() {
    Visit::default()
        .after_script(HOLD_LATER)
        .run(async |page| {
            set_out(page, "noris", "W:WKa1,c3:Bd4,Kb8,h8").await;
            page.action("flip").await;
            page.expect_lower_left("h8").await;
            page.tap("c3").await;
            page.tap("b4").await;
            page.expect_turn("b").await;
            page.do_command("Page.reload", serde_json::json!({})).await;
            page.expect("window.go !== undefined").await;
            let seen = "[...document.querySelectorAll('[data-square]')].map(square => {
                const { x, y } = square.getBoundingClientRect();
                const disc = getComputedStyle(square.firstElementChild, '::before');
                return [square.dataset.square, square.dataset.piece, square.dataset.row, square.dataset.column, x, y,
                    disc.content, disc.backgroundImage].join();
            })";
            let man = "document.querySelector('[data-square=b4]')";
            page.expect(format!("{man}?.dataset.piece === 'wM'")).await;
            page.eval(&format!("window.early = {man}")).await;
            let early = page.eval(seen).await;
            page.eval("window.go()").await;
            page.expect_whole().await;
            page.expect_marked("last", "b4 c3").await;
            expect_position(page, "B:WKa1,b4:Bd4,Kb8,h8:Xb4").await;
            assert_eq!(page.eval(seen).await, early);
            page.expect(format!("window.early === {man}")).await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_of_draughts_is_shared_without_what_only_chess_has() {
    Visit::default().at("?laws=noris").run(async |page| {
        page.expect("document.querySelector('input[name=move]').placeholder.includes('c3-d4')")
            .await;
        page.write_move("Nf3").await;
        page.expect("document.querySelector('[data-notice=typed]')?.textContent.includes('c3-d4')")
            .await;
        page.action("share").await;
        page.expect(
            "document.querySelector('[data-action=copy-fen]') !== null
                && document.querySelector('[data-action=copy-pgn], [data-action=download-pgn]') === null",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_only_chess_has_is_not_in_the_form_for_draughts() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("game", "draughts").await;
        page.set_field("laws", "custom").await;
        // Nothing gives away the first move.
        page.expect(
            "![...document.querySelectorAll('dialog option')].some(e => /first-move/.test(e.value))
                && ['odds', 'setup', 'first'].every(name => document.querySelector(`dialog [name=${name}]`) === null)",
        )
        .await;
        page.set_field("law-begins", "black").await;
        page.expect("document.querySelector('[data-start]').dataset.start.startsWith('B:')")
            .await;
        page.set_field("game", "chess").await;
        page.expect(
            "document.querySelector('[data-start]') === null
                && ['odds', 'setup'].every(name => document.querySelector(`dialog [name=${name}]`) !== null)",
        )
        .await;
    });
}
