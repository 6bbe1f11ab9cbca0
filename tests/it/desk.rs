//! Games that come in as PGN or FEN, and go out again.

use rochade_e2e::{Page, Visit};

use crate::games::START;
use crate::reading::{play_on, to_end};
use crate::set_out::anew;

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_D4: &str = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR";

/// What copying would put into the clipboard, which tests must not share: it goes to `copied`
/// instead.
pub(crate) const CLIPBOARD: &str = "Object.defineProperty(navigator, 'clipboard', { value: {
    writeText: async (text) => { window.copied = text; },
    write: async ([item]) => { window.copied = await (await item.getType('text/plain')).text(); },
} });";

/// What saving would write to a file goes to `content`, and the file's name to `saved`. (Nothing of
/// the page may fetch what it saves: that would be against its policy.)
pub(crate) const FILES: &str = "URL.createObjectURL = (blob) => { blob.text().then(text => { window.content = text; }); return '#'; };
    HTMLAnchorElement.prototype.click = function () { window.saved = this.download; };";

/// A browser that lets nothing be copied.
const NO_CLIPBOARD: &str = "Object.defineProperty(navigator, 'clipboard', { value: undefined });";

/// Opens the panel and waits for its field.
async fn open(page: &Page) {
    page.eval("document.querySelector('[data-action=import]').click()")
        .await;
    page.expect("document.activeElement?.name === 'import'")
        .await;
}

/// Pastes a text into the panel and confirms.
pub(crate) async fn paste(page: &Page, text: &str) {
    open(page).await;
    page.write(text).await;
    page.click("[data-answer=confirm]").await;
}

/// Waits until the panel is closed.
pub(crate) async fn expect_closed(page: &Page) {
    page.expect("!document.querySelector('dialog')").await;
}

/// Waits until some message to the user has these words.
pub(crate) async fn expect_notice(page: &Page, words: &str) {
    page.expect(&format!(
        "[...document.querySelectorAll('[data-notice]')].some(e => (e.value || e.textContent).includes({words:?}))"
    ))
    .await;
}

/// How many games stand in the list.
pub(crate) async fn expect_listed(page: &Page, count: usize) {
    page.expect(&format!(
        "Object.keys(localStorage).filter(key => key.startsWith('rochade.2.done.')).length === {count}"
    ))
    .await;
}

/// Calls a script with a data transfer of a file that another script writes.
async fn give_file(page: &Page, content: &str, then: &str) {
    page.eval(&format!(
        "(() => {{ const given = new DataTransfer(); given.items.add(new File([{content}], 'games.pgn')); {then} }})()"
    ))
    .await;
}

/// Puts a file into the panel, which is open.
const INTO_FIELD: &str = "const field = document.querySelector('[name=import-file]');
    field.files = given.files; field.dispatchEvent(new Event('change', { bubbles: true }));";

/// Drops a file on the board.
const ONTO_BOARD: &str = "for (const name of ['dragenter', 'dragover', 'drop'])
    document.querySelector('[data-square=e4]').dispatchEvent(
        new DragEvent(name, { dataTransfer: given, bubbles: true, cancelable: true }));";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_or_position_that_is_pasted_read_or_dropped_comes_onto_the_board() {
    Visit::default().run(async |page| {
        println!("a pasted game comes onto the board");
        paste(
            page,
            "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. f3 e5 2. g4 Qh4# 0-1",
        )
        .await;
        expect_closed(page).await;
        page.expect_end("0-1", "checkmate").await;
        expect_notice(page, "Anna").await;
        anew(page).await;
        println!("a pasted position comes onto the board");
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40";
        paste(page, fen).await;
        expect_closed(page).await;
        page.expect(&format!(
            "document.documentElement.dataset.position === '{fen}'"
        ))
        .await;
        anew(page).await;
        println!("a file is read");
        open(page).await;
        give_file(page, "'1. e4 *'", INTO_FIELD).await;
        page.click("[data-answer=confirm]").await;
        expect_closed(page).await;
        to_end(page).await;
        page.expect_placement(AFTER_E4).await;
        anew(page).await;
        println!("a dropped file is read");
        give_file(page, "'1. d4 *'", ONTO_BOARD).await;
        expect_closed(page).await;
        to_end(page).await;
        page.expect_placement(AFTER_D4).await;
        anew(page).await;
        println!("nothing is not a game");
        open(page).await;
        page.click("[data-answer=confirm]").await;
        expect_notice(page, "first").await;
        for text in ["{ only a comment }", " hello"] {
            page.write(text).await;
            page.click("[data-answer=confirm]").await;
            expect_notice(page, "No game").await;
        }
        page.expect_placement_to_stay(START).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_cannot_be_read_is_told_with_its_place() {
    Visit::default().run(async |page| {
        page.type_moves("e2e4").await;
        for (text, place, words) in [
            ("\n1. Ke3 e5 *", "2:4", "Ke3"),
            ("4k3/8/8/8/8/8/4P3/4K3 x - - 0 1", "1:23", "who is to move"),
            ("[White \"Anna\"]\n[Laws \"mine\"]\n\n1. e4 *", "2:1", "“mine”"),
        ] {
            paste(page, text).await;
            page.expect(&format!(
                "document.querySelector('[data-fault=\"{place}\"]')?.textContent.includes('{words}')"
            ))
            .await;
            expect_notice(page, "could not be read: 1").await;
            page.click("dialog [data-action=close]").await;
            expect_closed(page).await;
        }
        page.expect_placement_to_stay(AFTER_E4).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_unfinished_game_is_replaced_only_if_so_answered() {
    Visit::default().run(async |page| {
        page.type_moves("e2e4").await;
        paste(page, "1. d4 *").await;
        page.answer("replace", "decline").await;
        page.expect("!document.querySelector('[data-prompt=replace]')")
            .await;
        page.expect_placement_to_stay(AFTER_E4).await;
        page.click("[data-answer=confirm]").await;
        page.answer("replace", "accept").await;
        expect_closed(page).await;
        to_end(page).await;
        page.expect_placement(AFTER_D4).await;
        // The other game is not lost, and stands in the list beside this one.
        expect_listed(page, 2).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn several_games_go_to_the_list_and_the_first_is_opened() {
    Visit::default().run(async |page| {
        paste(
            page,
            "[White \"Anna\"]\n\n1. d4 1-0\n\n[White \"Ben\"]\n\n1. e5 *\n\n[White \"Cleo\"]\n\n1. e4 0-1",
        )
        .await;
        expect_notice(page, "2 games are in the list").await;
        page.expect("document.querySelector('[data-fault=\"7:4\"]') !== null")
            .await;
        expect_listed(page, 2).await;
        page.click("dialog [data-action=close]").await;
        to_end(page).await;
        page.expect_placement(AFTER_D4).await;
        page.expect_end("1-0", "resignation").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_is_copied_with_all_that_came_with_it() {
    Visit::default().after_script(CLIPBOARD).run(async |page| {
        println!("the game on the board is copied");
        page.type_moves("e2e4 e7e5").await;
        page.action("share").await;
        page.click("dialog [data-action=copy-fen]").await;
        page.expect("window.copied === document.documentElement.dataset.position")
            .await;
        expect_closed(page).await;
        page.action("share").await;
        page.click("dialog [data-action=copy-pgn]").await;
        page.expect("window.copied?.startsWith('[Event') && copied.endsWith('1. e4 e5 *\\n')")
            .await;
        expect_notice(page, "copied").await;
        anew(page).await;
        println!("what came with a game is copied with it");
        paste(
            page,
            "[Event \"Club\"]\n[Date \"1999.12.31\"]\n\n1. e4 {best} (1. d4 d5) 1... e5 *",
        )
        .await;
        expect_closed(page).await;
        play_on(page).await;
        page.type_moves("g1f3").await;
        page.action("share").await;
        page.click("dialog [data-action=copy-pgn]").await;
        expect_notice(page, "copied").await;
        for part in [
            "[Event \"Club\"]",
            "1. e4 {best} (1. d4 d5) 1... e5 2. Nf3 *",
        ] {
            page.expect(&format!("window.copied?.includes({part:?})"))
                .await;
        }
        anew(page).await;
        println!("a pasted position is played under the laws of the game on the board");
        let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 3 40";
        for text in ["[Laws \"club\"]\n\n*", fen] {
            paste(page, text).await;
            expect_closed(page).await;
        }
        page.type_moves("e2e4").await;
        page.action("share").await;
        page.click("dialog [data-action=copy-pgn]").await;
        page.expect(&format!(
            "window.copied?.includes('[FEN \"{fen}\"]\\n[Laws \"club\"]') && copied.endsWith('40. e4 *\\n')"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_game_on_the_board_is_saved() {
    Visit::default().after_script(FILES).run(async |page| {
        page.type_moves("e2e4 e7e5").await;
        page.action("share").await;
        page.click("dialog [data-action=download-pgn]").await;
        expect_notice(page, "saved").await;
        page.expect("window.saved?.endsWith('.pgn') && window.content?.endsWith('1. e4 e5 *\\n')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_may_not_be_copied_is_shown_selected() {
    Visit::default()
        .after_script(NO_CLIPBOARD)
        .run(async |page| {
            page.type_moves("e2e4").await;
            page.action("share").await;
            page.click("dialog [data-action=copy-fen]").await;
            page.expect(
                "(e => e?.readOnly && e.selectionStart === 0 && e.selectionEnd === e.value.length
                    && e.value === document.documentElement.dataset.position)
                 (document.querySelector('textarea[data-notice=copy]'))",
            )
            .await;
        });
}

/// Ten thousand games of a kilobyte each, as a script.
const MANY: &str = "Array.from({ length: 10000 }, (_, n) =>
    `[Event \"${'x'.repeat(700)}\"]\\n[White \"Player ${n}\"]\\n\\n` +
    '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 ' +
    '11. Nbd2 Bb7 12. Bc2 Re8 13. Nf1 Bf8 14. Ng3 g6 15. a4 c5 1-0\\n\\n').join('')";

/// Gives many games to the panel, and waits until some of them have been read.
pub(crate) async fn read_many(page: &Page) {
    open(page).await;
    give_file(page, MANY, INTO_FIELD).await;
    page.click("[data-answer=confirm]").await;
    page.expect("document.querySelector('dialog progress')?.value > 0")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn ten_thousand_games_are_read_with_progress() {
    Visit::default().run(async |page| {
        read_many(page).await;
        // However slow the machine is: as long as reading goes on, it is waited for. The page goes
        // on meanwhile.
        for tenth in 1..10 {
            page.expect(&format!(
                "(p => !p || p.position > {tenth} / 10)(document.querySelector('dialog progress'))"
            ))
            .await;
            page.frame().await;
        }
        page.expect("document.documentElement.dataset.result === '1-0'")
            .await;
        expect_listed(page, 10_000).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn reading_can_be_cancelled() {
    Visit::default().run(async |page| {
        read_many(page).await;
        page.click("[data-action=cancel-import]").await;
        expect_notice(page, "Cancelled").await;
        page.expect_placement_to_stay(START).await;
        expect_listed(page, 0).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn all_games_of_the_list_are_exported() {
    Visit::default().after_script(FILES).run(async |page| {
        paste(
            page,
            "[White \"Anna\"]\n\n1. d4 {sound} 1-0\n\n[White \"Ben\"]\n\n1. e4 *",
        )
        .await;
        expect_closed(page).await;
        page.action("games").await;
        page.click("[data-action=export-games]").await;
        page.expect("window.content?.includes('1. d4 {sound} 1-0\\n\\n[Event') || window.content?.includes('1. e4 *\\n\\n[Event')")
            .await;
    });
}
