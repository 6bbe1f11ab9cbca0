//! The words of the contract's third section: buttons, fields, and what their attributes say; and
//! what the pages let run.

use std::collections::BTreeSet;
use std::fs;

use xtask::places;

/// What has `data-action` (contract.md, section 3).
pub(crate) const ACTIONS: [&str; 67] = [
    "adjust",
    "all-games",
    "back",
    "blow",
    "cancel-import",
    "choose-game",
    "claim-fifty",
    "claim-perpetual",
    "claim-repetition",
    "claim-series",
    "clear",
    "clock-anew",
    "clock-only",
    "close",
    "copy-fen",
    "copy-link",
    "copy-pdn",
    "copy-pgn",
    "copy-text",
    "delete-game",
    "dismiss",
    "done",
    "download-damaged",
    "download-pdn",
    "download-pgn",
    "download-text",
    "earlier-games",
    "export-games",
    "fetch-computer",
    "first",
    "flip",
    "forward",
    "full-screen",
    "games",
    "hint",
    "import",
    "last",
    "menu",
    "more-games",
    "move-now",
    "move-table",
    "new-game",
    "new-partners",
    "next-game",
    "notice-check",
    "offer-draw",
    "open-game",
    "pause",
    "point-out-check",
    "previous-game",
    "reload",
    "rematch",
    "resign",
    "rules",
    "say-check",
    "seating",
    "set-up",
    "settings",
    "share",
    "share-sheet",
    "start-count",
    "start-game",
    "start-position",
    "strike-count",
    "take-back",
    "take-seat",
    "turn-board",
];

/// The other words of that section: values, names of controls, and attributes.
const OTHERS: [&str; 117] = [
    "1",
    "10",
    "17/50",
    "5+0",
    "a",
    "against",
    "aria-current",
    "aria-disabled",
    "aria-hidden",
    "aria-invalid",
    "aria-pressed",
    "auto",
    "b",
    "black",
    "black-avatar",
    "blue",
    "castling",
    "chess",
    "clock",
    "clock-black",
    "clock-white",
    "club:repetition",
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
    "data-captured",
    "data-clock",
    "data-count",
    "data-elo",
    "data-fault",
    "data-frozen",
    "data-law",
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
    "far-men",
    "fen",
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
    "own",
    "pawn",
    "pawn-2",
    "pawn-3",
    "pawn-4",
    "pawn-move",
    "pace",
    "people",
    "person",
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

#[test]
fn every_button_is_in_the_contract_and_no_other_is() {
    let contract = fs::read_to_string(places::root().join("docs/contract.md")).expect("a contract");
    let section = contract
        .split("\n## ")
        .find(|section| section.starts_with("3. "));
    let words = section
        .expect("a third section")
        .split('`')
        .skip(1)
        .step_by(2);
    let words: BTreeSet<&str> = words.collect();
    assert_eq!(words, ACTIONS.into_iter().chain(OTHERS).collect());
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
