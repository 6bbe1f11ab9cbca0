//! The page for those who don't see it, or don't use a pointer.

use std::fs;

use rochade_e2e::{Key, Page, Visit};
use serde_json::{Value, json};

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

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_is_a_grid_of_rows_of_cells() {
    Visit::default().run(async |page| {
        assert_eq!(names(page, "grid").await.len(), 1);
        assert_eq!(names(page, "row").await.len(), 8);
        assert_eq!(names(page, "gridcell").await.len(), 64);
        assert!(!names(page, "grid").await[0].is_empty(), "it has a name");
        page.expect(
            "[...document.querySelectorAll('[role=gridcell]')].every(cell => \
             cell.dataset.square && cell.closest('[role=row]')?.closest('[role=grid]'))",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_is_one_tab_stop() {
    Visit::default().run(async |page| {
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
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn squares_are_named_in_the_language_of_the_user() {
    for language in ["en", "de", "nl"] {
        Visit::default().speaking(language).run(async |page| {
            assert_eq!(page.html_attr("lang").await, language);
            assert_named(page, "e2", &["white-pawn"]).await;
            assert_named(page, "g8", &["black-knight"]).await;
            assert_named(page, "e4", &[]).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn names_follow_pieces_and_marks() {
    Visit::default().run(async |page| {
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
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moves_are_spoken() {
    Visit::default().run(async |page| {
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
    });
}

/// Runs the audit; gives the grave faults.
pub(crate) async fn grave_faults(page: &Page) -> Vec<String> {
    let path =
        std::env::var("ROCHADE_AXE").map_or_else(|_| xtask::tools::axe(), std::path::PathBuf::from);
    let axe = fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} ({error}): cargo xtask setup", path.display()));
    page.eval(&format!("{axe}; true")).await;
    let found = page
        .eval(
            "axe.run().then(({ violations }) => violations\
             .filter(({ impact }) => impact === 'serious' || impact === 'critical')\
             .map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).slice(0, 3).join(' | ')}`))",
        )
        .await;
    serde_json::from_value(found).expect("a list of words")
}

fn audited(visit: Visit) {
    visit.run(async |page| {
        let mut faults = grave_faults(page).await;
        page.type_moves("a2a4 h7h5 a4a5 h5h4 a5a6 h4h3 a6b7 h3g2")
            .await;
        page.tap("b7").await;
        page.expect_marked("selected", "b7").await;
        faults.extend(grave_faults(page).await);
        page.tap("a8").await;
        page.middle("button[data-promotion=Q]").await;
        faults.extend(grave_faults(page).await);
        page.key(Key::Escape).await;
        faults.dedup();
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_grave_in_light() {
    audited(Visit::default());
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_grave_in_dark() {
    audited(Visit::default().dark());
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_audit_finds_nothing_grave_at_the_end_of_a_game() {
    for visit in [Visit::default(), Visit::default().dark()] {
        visit.sized(390, 844).run(async |page| {
            page.type_moves(crate::games::FOOLS_MATE).await;
            page.middle("button[data-action=rematch]").await;
            let faults = grave_faults(page).await;
            assert!(faults.is_empty(), "{faults:#?}");
        });
    }
}
