//! The menu of an embedded board (contract.md, section 10): what a reader may do with the board,
//! and take along.

use rochade_e2e::{Key, Page};

use crate::desk::{CLIPBOARD, FILES};
use crate::embed::{ITALIAN, board, follow_whole, with};
use crate::layout::resize;
use crate::words::text;

/// Two games; the second one has a comment, a variation and a null move.
const GAMES: &str = "[White \"Anna\"]\n[Black \"Bert\"]\n\n1. d4 *\n\n[White \"Carl\"]\n[Black \"Dora\"]\n[Date \"2026.11.20\"]\n\n\
    1. e4 {Best by test.} e5 (1... c5 2. c3) 2. -- Nc6 3. Nf3 *";

/// The second game as it stands there.
const BROUGHT: &str = "[White \"Carl\"]\n[Black \"Dora\"]\n[Date \"2026.11.20\"]\n\n\
    1. e4 {Best by test.} e5 (1... c5 2. c3) 2. -- Nc6 3. Nf3 *\n";

/// Whether the menu is seen.
const OPEN: &str = "document.querySelector('nav:popover-open') !== null";

/// Opens the menu of a board that is awake, and presses one of its buttons.
async fn choose(page: &Page, action: &str) {
    page.action("menu").await;
    page.expect(OPEN).await;
    page.action(action).await;
    page.expect(format!("!({OPEN})")).await;
}

/// Waits until this text was copied.
async fn expect_copied(page: &Page, text: &str) {
    page.expect(format!("window.copied === {text:?}")).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_menu_is_there_where_it_is_asked_for() {
    for asked in ["", "ui=board,players", "interactive=none"] {
        board(asked).run(async |page| {
            page.expect_asleep().await;
            page.expect_never("document.querySelector('[data-action=menu]') !== null")
                .await;
        });
    }
    // It comes with what is usual.
    board("ui=menu").run(async |page| {
        page.expect_asleep().await;
        page.expect("document.documentElement.dataset.parts === 'board players menu'")
            .await;
        page.wake().await;
        page.expect("document.querySelectorAll('[data-action=menu]').length === 1")
            .await;
    });
    // There is no game where there are no kings, and nothing that the rules could tell of it.
    with(
        "fen",
        "8/8/8/2pp4/2PP4/8/8/8 w - - 0 1",
        "&interactive=none&ui=menu",
    )
    .run(async |page| {
        page.expect_asleep().await;
        page.expect_never("document.querySelector('[data-action=menu]') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn its_button_wakes_a_board_and_opens_it() {
    for visit in [
        board("ui=menu"),
        with("fen", ITALIAN, "&interactive=none&ui=menu"),
        with("pgn", GAMES, "&ui=menu"),
        board("game=draughts&ui=board,menu"),
    ] {
        visit.run(async |page| {
            page.expect_asleep().await;
            page.action("menu").await;
            page.expect_awake().await;
            page.expect(OPEN).await;
            page.expect(
                "document.querySelector('nav:popover-open [data-action=whole-page]') !== null",
            )
            .await;
            page.key(Key::Escape).await;
            page.expect(format!("!({OPEN})")).await;
            page.expect("document.activeElement?.dataset.action === 'menu'")
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn keys_open_it_and_lead_through_it() {
    board("ui=board,menu").run(async |page| {
        page.key(Key::Tab).await;
        page.key(Key::Tab).await;
        page.expect("document.activeElement.dataset.action === 'menu' && document.activeElement.ariaLabel === 'Menu'")
            .await;
        page.expect_asleep().await;
        page.key(Key::Enter).await;
        page.expect_awake().await;
        page.expect(OPEN).await;
        page.key(Key::Tab).await;
        page.expect("document.activeElement?.dataset.action === 'flip'")
            .await;
        page.key(Key::Enter).await;
        page.expect_lower_left("h8").await;
        page.expect(format!(
            "!({OPEN}) && document.activeElement?.dataset.action === 'menu'"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_position_that_is_shown_is_copied() {
    let visit = with("pgn", GAMES, "&game=1&ui=menu&ply=2w").after_script(CLIPBOARD);
    visit.run(async |page| {
        // Behind the null move it is Black's turn, and so it is said.
        page.expect_awake().await;
        page.expect("document.querySelector('[aria-current]')?.dataset.ply === '3'")
            .await;
        choose(page, "copy-fen").await;
        expect_copied(
            page,
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 1 2",
        )
        .await;
        page.expect(format!(
            "document.querySelector('[data-notice]')?.textContent === {:?}",
            text("en", "fen-copied")
        ))
        .await;
    });
    let visit = with("fen", "W:Wc3,Kd4:Bf6,b6", "&game=draughts&ui=menu");
    visit.after_script(CLIPBOARD).run(async |page| {
        page.action("menu").await;
        page.expect(OPEN).await;
        // Nothing was played: there is no game to take along.
        page.expect("document.querySelector('[data-action=copy-pdn]') === null")
            .await;
        page.action("copy-fen").await;
        page.expect("window.copied === document.documentElement.dataset.position && copied.startsWith('W:W')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_copied_and_saved_as_it_was_brought() {
    let script = [CLIPBOARD, FILES].concat();
    with("pgn", GAMES, "&open=1&ui=menu")
        .after_script(script.clone())
        .run(async |page| {
            page.action("replay").await;
            page.expect("document.querySelector('select[name=game]')?.value === '1'")
                .await;
            choose(page, "copy-pgn").await;
            expect_copied(page, BROUGHT).await;
            choose(page, "download-pgn").await;
            page.expect(format!(
                "window.content === {BROUGHT:?} && saved === 'Carl_Dora_2026-11-20.pgn'"
            ))
            .await;
            page.action("previous-game").await;
            page.expect("document.querySelector('select[name=game]')?.value === '0'")
                .await;
            choose(page, "copy-pgn").await;
            expect_copied(page, "[White \"Anna\"]\n[Black \"Bert\"]\n\n1. d4 *\n").await;
        });
    let game = "[GameType \"25,W,8,8,A0,0\"]\n\n1. c3-d4 {So.} *";
    let visit = with("pgn", game, "&ui=menu").after_script(script);
    visit.awake().run(async |page| {
        page.expect("document.querySelector('[data-ply=\"1\"]') !== null")
            .await;
        choose(page, "copy-pdn").await;
        expect_copied(page, &[game, "\n"].concat()).await;
        choose(page, "download-pdn").await;
        page.expect("window.content?.includes('{So.}') && saved.endsWith('.pdn')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_was_played_is_copied_too() {
    board("ui=menu")
        .after_script(CLIPBOARD)
        .awake()
        .run(async |page| {
            page.tap_moves("e2e4 e7e5").await;
            choose(page, "copy-pgn").await;
            page.expect("window.copied?.includes('1. e4 e5')").await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_may_not_be_copied_is_shown_to_be_copied_by_hand() {
    let refused = "Object.defineProperty(navigator, 'clipboard', { value: undefined });";
    with("fen", ITALIAN, "&ui=board,menu&interactive=none")
        .after_script(refused)
        .run(async |page| {
            page.action("menu").await;
            page.expect(OPEN).await;
            page.action("copy-fen").await;
            page.expect(format!(
                "(({{ value, selectionStart, selectionEnd }}) => value === {ITALIAN:?} && selectionEnd - selectionStart === value.length)
                    (document.querySelector('dialog[open] textarea') ?? {{}})"
            ))
            .await;
        });
}

/// Follows the link of the menu that is open.
async fn open_whole(page: &Page) {
    page.action("menu").await;
    page.expect(
        "document.querySelector('nav:popover-open [data-action=whole-page]')?.rel === 'noopener'",
    )
    .await;
    follow_whole(page).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_page_itself_opens_where_the_reader_is() {
    for (asked, placement, turn) in [
        // In the variation.
        (
            "&ply=3&line=1",
            "rnbqkbnr/pp1ppppp/8/2p5/4P3/2P5/PP1P1PPP/RNBQKBNR",
            "b",
        ),
        // Behind the null move.
        (
            "&ply=2b",
            "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/8/PPPP1PPP/RNBQKBNR",
            "w",
        ),
    ] {
        with("pgn", GAMES, &["&game=1&ui=menu", asked].concat()).run(async |page| {
            page.expect_placement(placement).await;
            open_whole(page).await;
            page.expect_placement(placement).await;
            page.expect_turn(turn).await;
        });
    }
    board("ui=menu").awake().run(async |page| {
        page.tap_moves("e2e4").await;
        page.expect("document.querySelectorAll('[data-action=whole-page]').length === 0")
            .await;
        open_whole(page).await;
        page.expect_piece("e4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_menu_fits_its_frame() {
    for visit in [
        board("ui=board,menu"),
        with("pgn", GAMES, "&ui=menu"),
        with("fen", ITALIAN, "&interactive=none&ui=menu"),
    ] {
        visit.run(async |page| {
            for (width, height) in [(300, 300), (390, 600), (600, 371), (300, 200), (1200, 800)] {
                resize(page, width, height).await;
                check_fit(page).await;
            }
        });
    }
}

async fn check_fit(page: &Page) {
    page.action("menu").await;
    page.expect(OPEN).await;
    page.expect(
        "(({ left, top, right, bottom }) => left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight)
            (document.querySelector('nav:popover-open').getBoundingClientRect())",
    )
    .await;
    // The button stands beside nothing that it covers.
    page.expect(
        "(({ left, top, right, bottom }) => [...document.querySelectorAll('.slot, .bar, .replay')].every((part) => {
            const box = part.getBoundingClientRect();
            return !box.width || box.right <= left + 1 || box.left >= right - 1 || box.bottom <= top + 1 || box.top >= bottom - 1;
        }))(document.querySelector('.opener').getBoundingClientRect())",
    )
    .await;
    page.key(Key::Escape).await;
    page.expect(format!("!({OPEN})")).await;
}
