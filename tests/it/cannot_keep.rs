//! What the player hears where nothing can be kept, and how the browser is asked to keep what is.

use rochade_e2e::Visit;

use crate::desk::{CLIPBOARD, expect_notice, paste};
use crate::games::FOOLS_MATE;
use crate::resume::AFTER_NF3;
use crate::words::text;

const FULL: &str = "window.full = true;
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (...item) {
        if (window.full) throw new DOMException('full', 'QuotaExceededError');
        return setItem.apply(this, item);
    };";

const FORBIDDEN: &str =
    "for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, {
        get() { throw new DOMException('no', 'SecurityError'); } });";

const UNKEPT: &str = "document.querySelector('[data-notice=unkept]')?.textContent";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_warning_stays_as_long_as_the_game_is_not_kept() {
    for (script, words) in [(FULL, "full"), (FORBIDDEN, "does not let")] {
        Visit::default().after_script(script).run(async |page| {
            page.expect_never(format!("{UNKEPT} !== undefined")).await;
            page.type_moves("e4").await;
            page.expect(format!("{UNKEPT}?.includes('{words}')")).await;
            page.tap("e7").await;
            page.expect_marked("selected", "e7").await;
            page.expect_to_stay(format!("{UNKEPT}?.includes('{words}')"))
                .await;
            page.tap("e5").await;
            // What is said of a move goes before, and no longer than that.
            page.write_move("zz").await;
            page.expect("document.querySelector('[data-notice=typed]') !== null")
                .await;
            page.eval("document.querySelector('input[name=move]').value = ''")
                .await;
            page.type_moves("Nf3").await;
            page.expect_placement(AFTER_NF3).await;
            page.expect_to_stay(format!("{UNKEPT}?.includes('{words}')"))
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_warning_goes_when_the_game_is_kept_again() {
    Visit::default().after_script(FULL).run(async |page| {
        page.type_moves("e4 e5").await;
        page.expect(format!("{UNKEPT}?.includes('full')")).await;
        page.eval("window.full = false").await;
        page.type_moves("Nf3").await;
        page.expect_to_stay(format!("{UNKEPT} === undefined")).await;
        // From then on nothing is full.
        page.eval("sessionStorage.setItem('kept', 'yes')").await;
        assert_eq!(crate::resume::keys(page, "rochade.2.open.").await.len(), 1);
    });
}

/// Whether the browser would ask before the page is left.
const ASKS: &str = "!dispatchEvent(new Event('beforeunload', { cancelable: true }))";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_browser_asks_before_a_game_is_left_that_is_not_kept() {
    Visit::default().after_script(FORBIDDEN).run(async |page| {
        page.expect_never(ASKS).await;
        page.type_moves("f3").await;
        page.expect_to_stay(ASKS).await;
        // One that is over is not lost.
        page.type_moves("e5 g4 Qh4").await;
        page.expect_end("0-1", "checkmate").await;
        page.expect(format!("!{ASKS}")).await;
        page.expect_never(ASKS).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nobody_asks_before_a_game_is_left_that_is_kept() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        page.expect_never(ASKS).await;
        page.reload().await;
        page.expect_never(ASKS).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_browser_is_asked_to_keep_games_when_there_is_one_to_lose() {
    let counted = "window.asked = 0;
        StorageManager.prototype.persist = async () => { window.asked += 1; return false; };";
    Visit::default().after_script(counted).run(async |page| {
        page.action("flip").await;
        page.expect_lower_left("h8").await;
        page.expect_never("window.asked > 0").await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        page.expect_to_stay("window.asked === 1").await;
        // Who only looks at what is kept is not asked.
        page.reload().await;
        page.expect_never("window.asked > 0").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_link_that_can_not_be_kept_stays_in_the_address() {
    for script in [FULL, FORBIDDEN] {
        Visit::default().after_script(script).run(async |page| {
            page.type_moves("e4 e5 Nf3").await;
            let link = crate::links::link(page).await;
            let (_, game) = link.split_once('#').expect("a text behind the address");
            page.action("new-game").await;
            page.action("start-game").await;
            // A game that is nowhere else is not replaced unasked.
            page.answer("replace", "decline").await;
            page.expect_piece("f3", "wN").await;
            page.action("start-game").await;
            page.answer("replace", "accept").await;
            page.expect_placement(crate::games::START).await;
            page.type_moves("d4 d5").await;

            page.eval(&format!("location.hash = '{game}'")).await;
            // Nothing is promised that will not be.
            let said = text("en", "replace-loses");
            page.expect(format!(
                "document.querySelector('dialog[data-prompt=replace]')?.textContent.includes({said:?})"
            ))
            .await;
            page.answer("replace", "decline").await;
            let said = text("en", "link-unkept");
            page.expect(format!(
                "document.querySelector('[data-notice=told]')?.textContent === {said:?}"
            ))
            .await;
            page.expect_piece("d5", "bP").await;
            page.expect(format!("location.hash === '#{game}'")).await;

            // It opens the game again, and is gone from the address once it has.
            page.eval(&format!(
                "history.replaceState(null, '', location.pathname); location.hash = '{game}'"
            ))
            .await;
            page.answer("replace", "accept").await;
            page.expect_piece("f3", "wN").await;
            page.expect("location.hash === ''").await;
        });
    }
}

/// A database that never answers, and a page that waits no longer for it than it must.
const SILENT: &str = "IDBFactory.prototype.open = () => ({});
    const wait = setInterval;
    window.setInterval = (work, time) => wait(work, time === 5000 ? 0 : time);";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_database_that_never_answers_counts_as_one_that_is_refused() {
    let script = [SILENT, CLIPBOARD].concat();
    Visit::default().after_script(script).run(async |page| {
        let game = "[White \"Anna\"]\n\n1. e4 {the best} e5 *\n\n";
        paste(page, &game.repeat(2)).await;
        expect_notice(page, &text("en", "import-bare")).await;
        // What came is read all the same, for as long as it is on the board.
        crate::reading::to_end(page).await;
        page.expect_piece("e5", "bP").await;
        page.action("share").await;
        page.action("copy-pgn").await;
        page.expect("window.copied?.includes('1. e4 {the best} 1... e5')")
            .await;
        crate::reading::play_on(page).await;
        page.action("games").await;
        page.expect("document.querySelectorAll('[data-action=open-game]').length === 1")
            .await;
        page.action("delete-game").await;
        page.answer("delete-game", "confirm").await;
        page.expect("document.querySelector('dialog li') === null")
            .await;
    });
}
