//! The page for those who don't see it, or don't use a pointer.

use std::fs;

use rochade_e2e::{Key, Page, Visit};
use serde_json::{Value, json};

use crate::set_out::anew;
use crate::words::text;

/// What the browser tells assistive software about elements of a role: their names.
async fn names(page: &Page, role: &str) -> Vec<String> {
    let tree = page
        .do_command("Accessibility.getFullAXTree", json!({}))
        .await;
    let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
    let of_role = nodes.iter().filter(|node| node["role"]["value"] == role);
    let name = |node: &Value| {
        node["name"]["value"]
            .as_str()
            .unwrap_or_default()
            .to_owned()
    };
    of_role.map(name).collect()
}

/// The name of a square.
async fn square_name(page: &Page, square: &str) -> String {
    let all = names(page, "gridcell").await;
    let found = all.iter().find(|name| name.starts_with(square));
    found
        .unwrap_or_else(|| panic!("no square is called {square}…: {all:?}"))
        .clone()
}

/// Asserts that a square is called by its own name and by these texts, with commas between.
async fn assert_named(page: &Page, square: &str, keys: &[&str]) {
    let language = page.html_attr("lang").await;
    let texts = keys.iter().map(|key| text(&language, key));
    let name: Vec<String> = [square.to_owned()].into_iter().chain(texts).collect();
    assert_eq!(square_name(page, square).await, name.join(", "));
}

/// Asserts that each row and cell says where it stands, as it is seen, and on which file and rank.
async fn expect_places(page: &Page) {
    page.expect(
        "(() => {
            const grid = document.querySelector('[role=grid]');
            const cells = [...grid.querySelectorAll('[role=gridcell]')];
            const { width, height } = cells[0].getBoundingClientRect();
            const all = cells.map(cell => cell.getBoundingClientRect());
            const left = Math.min(...all.map(({ x }) => x));
            const top = Math.min(...all.map(({ y }) => y));
            return cells.every((cell, index) =>
                Number(cell.ariaColIndex) === Math.round((all[index].x - left) / width) + 1
                && Number(cell.closest('[role=row]').ariaRowIndex) === Math.round((all[index].y - top) / height) + 1
                && ['aria-colindextext', 'aria-rowindextext'].map(name => cell.getAttribute(name)).join('') === cell.dataset.square);
        })()",
    )
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_and_its_moves_are_there_for_who_does_not_see_them() {
    Visit::default().run(async |page| {
        println!("the board is a grid of rows of cells");
        assert_eq!(names(page, "grid").await.len(), 1);
        assert_eq!(names(page, "row").await.len(), 8);
        assert_eq!(names(page, "gridcell").await.len(), 64);
        assert!(!names(page, "grid").await[0].is_empty(), "it has a name");
        page.expect(
            "[...document.querySelectorAll('[role=gridcell]')].every(cell => \
             cell.dataset.square && cell.closest('[role=row]')?.closest('[role=grid]'))",
        )
        .await;
        println!("names follow pieces and marks");
        page.type_moves("e2e4 d7d5").await;
        page.expect_marked("last", "d5 d7").await;
        assert_named(page, "e2", &[]).await;
        assert_named(page, "d7", &["mark-last"]).await;
        assert_named(page, "d5", &["black-pawn", "mark-last"]).await;
        page.tap("e4").await;
        page.expect_marked("selected", "e4").await;
        assert_named(page, "e4", &["white-pawn", "mark-selected"]).await;
        assert_named(page, "e5", &["mark-move"]).await;
        assert_named(page, "d5", &["black-pawn", "mark-capture", "mark-last"]).await;
        page.tap("d5").await;
        page.type_moves("f7f6 d1h5").await;
        page.expect_marked("check", "e8").await;
        assert_named(page, "e8", &["black-king", "mark-check"]).await;
        anew(page).await;
        println!("moves are spoken");
        let spoken = "[...document.querySelectorAll('[aria-live=polite], [role=status]')]\
                      .map(e => e.textContent).join(' ')";
        let has_region = page
            .eval("document.querySelectorAll('[aria-live=polite], [role=status]').length > 0")
            .await;
        assert_eq!(has_region, true, "the region is there before it speaks");
        for (made, words) in [
            ("e2e4", "e4"),
            ("d7d5", "d5"),
            ("e4d5", "d5"),
            ("d8d5", "queen"),
        ] {
            let before = page.eval(spoken).await;
            page.type_moves(made).await;
            page.expect(&format!(
                "(said => said !== {before} && said.toLowerCase().includes('{words}'))({spoken})"
            ))
            .await;
        }
        anew(page).await;
        println!("the board is one tab stop");
        let stops = "[...document.querySelectorAll('[role=grid], [role=grid] *')]\
                     .filter(e => e.tabIndex >= 0).length === 1";
        page.expect(stops).await;
        page.tab_to_board().await;
        page.walk_to("d4").await;
        page.expect(stops).await;
        page.key(Key::Tab).await;
        page.expect("document.activeElement.closest('[role=grid]') === null")
            .await;
        page.tab_to_board().await;
        page.expect_marked("cursor", "d4").await;
        println!("rows and cells say where they stand");
        expect_places(page).await;
        page.action("flip").await;
        page.expect("document.querySelector('[role=gridcell]').dataset.square === 'h1'")
            .await;
        expect_places(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn squares_are_named_in_the_language_of_the_user() {
    Visit::default().speaking("de").run(async |page| {
        assert_eq!(page.html_attr("lang").await, "de");
        assert_named(page, "e2", &["white-pawn"]).await;
        assert_named(page, "g8", &["black-knight"]).await;
        assert_named(page, "e4", &[]).await;
    });
}

/// Runs the audit: all that the guidelines ask for up to 2.2 AA, and what is thought to be good
/// practice. Clocks and moves are written in signs and called by words, since voices read digits as
/// a time of day and signs not at all.
pub(crate) async fn faults(page: &Page) -> Vec<String> {
    let path =
        std::env::var("ROCHADE_AXE").map_or_else(|_| xtask::tools::axe(), std::path::PathBuf::from);
    let axe = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} ({error}): cargo xtask setup", path.display()));
    // These attributes are in ARIA 1.3, which the audit does not know yet.
    let newer = "axe.configure({ standards: { ariaAttrs: {
            'aria-rowindextext': { type: 'string', global: true }, 'aria-colindextext': { type: 'string', global: true },
        } } })";
    page.eval(&format!("{axe}; {newer}; true")).await;
    // What is still fading in has not the colours that it will have.
    page.expect("document.getAnimations().every(({ playState }) => playState !== 'running')")
        .await;
    let found = page
        .eval(
            "axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
             .then(({ violations }) => violations
             .map(({ id, nodes }) => [id, nodes.map(node => node.html)
                 .filter((html) => id !== 'label-content-name-mismatch' || !/^<button[^>]* data-(clock|ply)=/.test(html))])
             .filter(([, found]) => found.length > 0)
             .map(([id, found]) => `${id}: ${found.slice(0, 3).join(' | ')}`))",
        )
        .await;
    serde_json::from_value(found).expect("a list of words")
}

/// Checks that the audit finds nothing, and says where.
async fn expect_faultless(page: &Page, place: &str) {
    let faults = faults(page).await;
    assert!(faults.is_empty(), "{place}: {faults:#?}");
}

/// Follows a path through the page in light on a desktop, and in dark on a telephone. What is drawn
/// in which colours is the same on both (`tokens.css`).
fn audited(path: impl AsyncFn(&Page)) {
    for visit in [Visit::default(), Visit::default().sized(390, 844).dark()] {
        visit.run(async |page| path(page).await);
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_during_a_game() {
    audited(async |page| {
        expect_faultless(page, "at the start").await;
        page.type_moves("a2a4 h7h5 a4a5 h5h4 a5a6 h4h3 a6b7 h3g2")
            .await;
        page.tap("b7").await;
        page.expect_marked("selected", "b7").await;
        expect_faultless(page, "with a man in hand").await;
        page.tap("a8").await;
        page.middle("button[data-promotion=Q]").await;
        expect_faultless(page, "during promotion").await;
        page.key(Key::Escape).await;
        crate::clocks::start(page, "5+0").await;
        page.type_moves("e4 e5").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        page.decide("resign", "b").await;
        page.middle("[data-answer=cancel]").await;
        expect_faultless(page, "with clocks, moves and a question").await;
        page.answer("resign", "confirm").await;
        page.middle("[data-outcome]").await;
        expect_faultless(page, "at the end, with the moves").await;
        page.click("[data-action=close]").await;
        page.middle("button[data-action=rematch]").await;
        expect_faultless(page, "at the end").await;
    });
}

/// Takes the panel away that is open.
async fn close_panel(page: &Page) {
    page.eval("document.querySelector('dialog').close()").await;
    page.expect("document.querySelector('dialog') === null")
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_in_any_panel() {
    audited(async |page| {
        // The list of games has one in it.
        page.type_moves(crate::games::FOOLS_MATE).await;
        page.action("rematch").await;
        page.type_moves("e4 e5").await;
        for panel in [
            "new-game", "settings", "seating", "games", "import", "share", "rules",
        ] {
            page.eval(&format!(
                "document.querySelector('[data-action={panel}]').click()"
            ))
            .await;
            page.middle("dialog [data-action=close]").await;
            if panel == "games" {
                page.middle("dialog [data-action=open-game]").await;
            }
            page.eval(
                "document.querySelectorAll('details').forEach(more => { more.open = true; })",
            )
            .await;
            page.settle().await;
            expect_faultless(page, panel).await;
            close_panel(page).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_in_what_fills_the_screen_or_asks() {
    audited(async |page| {
        crate::clock_only::open(page, "5+0").await;
        page.settle().await;
        expect_faultless(page, "nothing but the clocks").await;
        page.click("dialog button[data-clock=w]").await;
        page.settle().await;
        expect_faultless(page, "with a clock that runs").await;
        close_panel(page).await;
        page.type_moves("d4").await;
        let game = crate::links::link(page).await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.type_moves("e4 e5").await;
        crate::links::open(page, &game).await;
        page.middle("dialog[data-prompt=replace] [data-answer=decline]")
            .await;
        page.settle().await;
        expect_faultless(page, "asked whether the game may be replaced").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_among_the_laws() {
    audited(async |page| {
        page.action("new-game").await;
        page.action("more-choices").await;
        page.set_field("laws", "custom").await;
        page.middle("[name=law-first-game]").await;
        // No target is half under the panel's heading.
        page.eval(
            "document.querySelector('[name=law-first-game]').scrollIntoView({ block: 'center' })",
        )
        .await;
        expect_faultless(page, "among the laws").await;
        page.set_field("laws", "handbuch-late").await;
        page.action("start-game").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        page.middle("[data-action=start-count][data-seat=w]").await;
        expect_faultless(page, "with rights at the seats").await;
        page.click("[data-action=start-count][data-seat=w]").await;
        page.middle("[data-count]").await;
        expect_faultless(page, "with a count").await;
    });
}
