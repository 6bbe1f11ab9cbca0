//! The words of the contract's third section: buttons, fields, and what their attributes say; and
//! what the pages let run.

use std::collections::BTreeSet;
use std::fs;

use xtask::places;

use crate::sources;

/// The words of the third section that are no actions: values, names of controls, and attributes.
const OTHERS: [&str; 129] = [
    "1",
    "10",
    "17/50",
    "5+0",
    "a",
    "against",
    "aria-current",
    "aria-disabled",
    "aria-expanded",
    "aria-hidden",
    "aria-invalid",
    "aria-pressed",
    "auto",
    "b",
    "bishop",
    "black",
    "black-avatar",
    "blue",
    "castling",
    "chess",
    "clock",
    "clock-black",
    "clock-gold",
    "clock-white",
    "club:repetition",
    "colour",
    "colours",
    "computer",
    "computers-resign",
    "custom",
    "custom:…",
    "data-action",
    "data-ahead",
    "data-answer=\"confirm\"",
    "data-at",
    "data-blown",
    "data-by",
    "data-captured",
    "data-clock",
    "data-count",
    "data-elo",
    "data-fault",
    "data-frozen",
    "data-law",
    "data-level",
    "data-line",
    "data-missed",
    "data-ms",
    "data-opening",
    "data-outcome",
    "data-piece",
    "data-ply",
    "data-press=\"awaited\"",
    "data-result",
    "data-score",
    "data-seat",
    "data-start",
    "data-told",
    "draughts",
    "en-passant",
    "face",
    "far-men",
    "fen",
    "four",
    "game",
    "gold",
    "h",
    "hand",
    "hand-b",
    "hand-w",
    "handbuch-late:6",
    "hints",
    "import",
    "import-file",
    "imprint.txt",
    "K",
    "k",
    "knight",
    "law-board",
    "law-direction",
    "law-…",
    "laws",
    "level-b",
    "level-w",
    "line:column",
    "link",
    "lot",
    "lots",
    "mated",
    "move",
    "none",
    "odds",
    "odds-file",
    "odds-giver",
    "off",
    "opponent",
    "own",
    "pawn",
    "pawn-2",
    "pawn-3",
    "pawn-4",
    "pawn-move",
    "pace",
    "people",
    "person",
    "plain-laws",
    "placement",
    "press",
    "Q",
    "q",
    "queen",
    "red",
    "role=\"img\"",
    "rook",
    "score",
    "search",
    "setup",
    "three",
    "tool",
    "stalemated",
    "turn",
    "w",
    "white",
    "white-avatar",
    "search-games",
    "data-game",
    "data-note",
    "import-unnamed",
    "data-hand",
];

fn contract() -> String {
    fs::read_to_string(places::root().join("docs/contract.md")).expect("a contract")
}

/// Returns the words of a section of the contract.
fn words<'a>(contract: &'a str, section: &str) -> BTreeSet<&'a str> {
    let mut sections = contract.split("\n## ");
    let found = sections.find(|text| text.starts_with(section));
    let words = found.expect("a section").split('`').skip(1).step_by(2);
    words.collect()
}

/// Returns the actions of the third section: of the page itself.
pub(crate) fn actions() -> BTreeSet<String> {
    let contract = contract();
    let named = words(&contract, "3. ");
    let mut actions = sources::actions();
    actions.retain(|action| named.contains(action.as_str()));
    actions
}

#[test]
fn every_button_is_in_the_contract_and_no_other_is() {
    let contract = contract();
    let mut named = words(&contract, "3. ");
    // Elsewhere they are written as attributes: those of embedded pages and of the authors' page.
    let elsewhere = contract.split("`data-action=\"").skip(1);
    named.extend(elsewhere.map(|rest| rest.split('"').next().unwrap_or_default()));
    let actions = sources::actions();
    let known: BTreeSet<&str> = actions.iter().map(String::as_str).chain(OTHERS).collect();
    let missing: Vec<&&str> = known.difference(&named).collect();
    assert_eq!(missing, [&""; 0], "the contract doesn't name them");
    let strange: Vec<&&str> = named.difference(&known).collect();
    assert_eq!(strange, [&""; 0], "the contract alone names them");
    let reserved = words(&contract, "14. ");
    let built: Vec<&String> = actions
        .iter()
        .filter(|action| reserved.contains(action.as_str()))
        .collect();
    assert_eq!(built, [""; 0], "they are no longer to come");
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
