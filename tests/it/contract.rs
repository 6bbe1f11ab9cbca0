//! The buttons that the contract names, and what the pages let run.

use std::collections::BTreeSet;
use std::fs;

use xtask::places;

use crate::sources;

/// The head of the contract's tables of buttons.
const HEAD: &str = "| `data-action` | ";

/// Returns the actions that the tables of buttons name in a text of the contract: the words of
/// their first cells, but for attributes that stand beside them.
fn named(text: &str) -> BTreeSet<&str> {
    let tables = text.split("\n\n").filter(|part| part.starts_with(HEAD));
    let rows = tables.flat_map(|table| table.lines().skip(2));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    let words = cells.flat_map(|cell| cell.split('`').skip(1).step_by(2));
    words.filter(|word| !word.starts_with("data-")).collect()
}

fn contract() -> String {
    fs::read_to_string(places::root().join("docs/contract.md")).expect("a contract")
}

/// Returns a section of the contract.
fn section<'a>(contract: &'a str, number: &str) -> &'a str {
    let mut sections = contract.split("\n## ");
    sections
        .find(|text| text.starts_with(number))
        .expect("a section")
}

/// Returns the actions of the third section: of the page itself.
pub(crate) fn actions() -> BTreeSet<String> {
    let contract = contract();
    let named = named(section(&contract, "3. "));
    let mut actions = sources::actions();
    actions.retain(|action| named.contains(action.as_str()));
    actions
}

#[test]
fn every_button_is_in_the_contract_and_no_other_is() {
    let contract = contract();
    let mut named = named(section(&contract, "3. "));
    // Elsewhere they are written as attributes: those of embedded pages and of the authors' page.
    let elsewhere = contract.split("`data-action=\"").skip(1);
    named.extend(elsewhere.map(|rest| rest.split('"').next().unwrap_or_default()));
    let actions = sources::actions();
    let known: BTreeSet<&str> = actions.iter().map(String::as_str).collect();
    let missing: Vec<&&str> = known.difference(&named).collect();
    assert_eq!(missing, [&""; 0], "the contract doesn't name them");
    let strange: Vec<&&str> = named.difference(&known).collect();
    assert_eq!(strange, [&""; 0], "the contract alone names them");
}

/// What a page may load and run: nothing but what is its own, and nothing that stands in it.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; font-src 'self'; \
    connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'";

/// What the authors' page may besides: its preview is an embedded page.
const PREVIEW: &str = " frame-src 'self';";

#[test]
fn no_page_lets_more_run_than_the_strict_policy_does() {
    let with_preview = POLICY.replace(" base-uri", &format!("{PREVIEW} base-uri"));
    for (page, policy) in [
        ("index.html", POLICY),
        ("web/embed.html", POLICY),
        ("web/author.html", &with_preview),
    ] {
        let html = fs::read_to_string(places::root().join(page)).expect("a page");
        let policies: Vec<&str> = html
            .split("http-equiv=\"")
            .skip(1)
            .filter_map(|meta| {
                meta.strip_prefix("Content-Security-Policy\" content=\"")?
                    .split('"')
                    .next()
            })
            .collect();
        assert_eq!(policies, [policy], "{page}");
    }
}
