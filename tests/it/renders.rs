//! What is touched in the document when something happens on the board: what has to change, and
//! nothing else.

use rochade_e2e::{Page, Visit};

use crate::decisions::open_table;
use crate::links;

/// A game of a hundred moves, with White to move and all pawns but one where they were at first.
const HUNDRED: &str = "2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAgVFdNFboMPPr5RBQEdy2JtOGAlccQDaFK_AB33dUrbGVBdXM-lNPDtAeONFw7lI6BZMuPwbMQSA9O1-XDtgJAhmlC";

/// Collects what changes in the document from now on, in `window.changes`.
const WATCH: &str = "(() => {
    window.changes = [];
    window.watcher = new MutationObserver((all) => changes.push(...all));
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()";

/// Whether a change is on the board, or where something is said: in a live region, or with the
/// element that such a region stands in.
const ON_THE_BOARD_OR_SAID: &str = "(({ target }) => {
    const place = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    const live = '[aria-live], [role=status], [role=alert], [data-notice]';
    return document.querySelector('[role=grid]').parentElement.contains(place) || place.closest(live)
        || [...place.children].some((child) => child.matches(live));
})";

/// Whether a change is in the move table: in the smallest element that holds its moves and its
/// buttons.
const IN_THE_TABLE: &str = "(({ target }) => {
    let table = document.querySelector('[data-action=first]');
    while (!table.querySelector('[data-ply]')) table = table.parentElement;
    return table.contains(target);
})";

/// Whether a change is in the foot, in the menu, or in a player's name: in the element that has the
/// name, or in the button that opens the move table, or with one of them.
const AROUND: &str = "(({ target, removedNodes, addedNodes }) => {
    const places = [...document.querySelectorAll('nav, .bar > [data-action=move-table], .bar b')];
    return places.some((place) => place.contains(target)
        || [...removedNodes, ...addedNodes].some((node) => node.contains(place)));
})";

/// What changed, in words.
const SAID: &str = "((change) => {
    const { type, attributeName, target } = change;
    const place = target.nodeType === Node.ELEMENT_NODE ? target : target.parentElement;
    return `${type} ${attributeName ?? ''} of ${place.cloneNode(false).outerHTML}`;
})";

async fn watch(page: &Page) {
    page.settle().await;
    page.eval(WATCH).await;
}

/// The changes that a filter leaves, as soon as the page has done what it had to.
async fn changes(page: &Page, filter: &str) -> Vec<String> {
    page.settle().await;
    let found = page
        .eval(&format!(
            "(watcher.disconnect(), changes.filter({filter}).map({SAID}))"
        ))
        .await;
    serde_json::from_value(found).expect("a list of words")
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tap_changes_the_board_and_what_says_something_about_it() {
    Visit::default().run(async |page| {
        // A man, another one, one of the other side, a square where nothing is, and a target.
        for (square, marked) in [("e2", true), ("g1", true), ("e7", false), ("e5", false)] {
            watch(page).await;
            page.tap(square).await;
            if marked {
                page.expect_marked("selected", square).await;
            } else {
                page.expect_nothing_selected().await;
            }
            let elsewhere = format!("(change) => !{ON_THE_BOARD_OR_SAID}(change)");
            assert_eq!(changes(page, &elsewhere).await, [""; 0], "{square}");
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tap_changes_nothing_in_a_long_move_table() {
    Visit::default().run(async |page| {
        links::open(page, HUNDRED).await;
        page.expect_piece("a6", "bP").await;
        open_table(page, "w").await;
        page.expect("document.querySelectorAll('[data-ply]').length === 100")
            .await;
        for square in ["d2", "h2"] {
            watch(page).await;
            page.tap(square).await;
            page.expect_marked("selected", square).await;
            assert_eq!(changes(page, IN_THE_TABLE).await, [""; 0], "{square}");
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_move_adds_one_to_the_move_table_and_replaces_none() {
    Visit::default().run(async |page| {
        links::open(page, HUNDRED).await;
        page.expect_piece("a6", "bP").await;
        open_table(page, "w").await;
        page.expect("document.querySelectorAll('[data-ply]').length === 100")
            .await;
        page.eval("document.querySelectorAll('[data-ply]').forEach(ply => { ply.old = true; })")
            .await;
        watch(page).await;
        page.tap_moves("d2d3").await;
        page.expect("document.querySelectorAll('[data-ply]').length === 101")
            .await;
        // Only that another move is shown, and is where the Tab key leads, may change with those
        // that are there.
        let with_old = "({ type, attributeName, target, removedNodes }) =>
            [...removedNodes].some(node => node.old || node.querySelector?.('[data-ply]'))
            || target.parentElement?.closest('[data-ply]')?.old
            || target.old && (type !== 'attributes' || !['aria-current', 'tabindex'].includes(attributeName))";
        assert_eq!(changes(page, with_old).await, [""; 0]);
        page.expect(
            "[...document.querySelectorAll('[data-ply]')].every((ply, index) => !!ply.old === index < 100)",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_move_replaces_no_button() {
    Visit::default().run(async |page| {
        page.tap_moves("e2e4 e7e5").await;
        open_table(page, "w").await;
        page.settle().await;
        page.eval("window.old = [...document.querySelectorAll('button, input, [data-seat]')]")
            .await;
        page.tap_moves("g1f3 b8c6").await;
        page.settle().await;
        let gone = page
            .eval("old.filter(element => !element.isConnected).map(element => element.cloneNode(false).outerHTML)")
            .await;
        let gone: Vec<String> = serde_json::from_value(gone).expect("a list of words");
        assert_eq!(gone, [""; 0]);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_move_changes_nothing_in_foot_menu_and_names() {
    Visit::default().run(async |page| {
        page.action("new-game").await;
        page.set_field("white", "Anna").await;
        page.set_field("black", "Ben").await;
        page.action("start-game").await;
        page.expect("['Anna', 'Ben'].every((name) => [...document.querySelectorAll('[role=group] b')].some((e) => e.textContent === name))")
            .await;
        page.expect("!!document.querySelector('nav > [data-action=new-game]') && !!document.querySelector('nav [data-action=settings]')")
            .await;
        // With the first move the new game is no longer what is wanted most.
        page.tap_moves("a2a3 a7a6").await;
        // A plain move, and a capture, which is told beside the name.
        for moves in ["e2e4 d7d5", "e4d5 d8d5"] {
            watch(page).await;
            page.tap_moves(moves).await;
            assert_eq!(changes(page, AROUND).await, [""; 0], "{moves}");
        }
    });
}
