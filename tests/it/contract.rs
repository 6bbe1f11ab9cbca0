//! The words of the contract's third section: buttons, fields, and what their attributes say.

use std::collections::BTreeSet;
use std::fs;

use xtask::places;

/// What has `data-action` (contract.md, section 3).
pub(crate) const ACTIONS: [&str; 47] = [
    "back",
    "cancel-import",
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
    "copy-pgn",
    "delete-game",
    "dismiss",
    "done",
    "download-damaged",
    "download-pgn",
    "export-games",
    "first",
    "flip",
    "forward",
    "full-screen",
    "games",
    "import",
    "last",
    "menu",
    "more-games",
    "move-table",
    "new-game",
    "offer-draw",
    "open-game",
    "pause",
    "rematch",
    "resign",
    "rules",
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
    "turn-board",
];

/// The other words of that section: values, names of controls, and attributes.
<<<<<<< HEAD
const OTHERS: [&str; 71] = [
=======
const OTHERS: [&str; 64] = [
    "17/50",
>>>>>>> tab
    "5+0",
    "a",
    "aria-current",
    "aria-disabled",
    "aria-invalid",
    "aria-pressed",
    "auto",
    "b",
    "black",
    "black-avatar",
    "castling",
    "clock",
    "clock-black",
    "clock-white",
    "club:repetition",
    "colours",
    "custom",
    "data-action",
    "data-ahead",
    "data-answer=\"confirm\"",
    "data-captured",
    "data-clock",
    "data-count",
    "data-fault",
    "data-law",
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
    "en-passant",
    "far-men",
    "fen",
    "game",
    "h",
    "hand",
    "handbuch-late:6",
    "import",
    "import-file",
    "K",
    "k",
<<<<<<< HEAD
    "knight",
=======
    "law-…",
>>>>>>> tab
    "laws",
    "line:column",
    "link",
    "lot",
    "lots",
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
    "placement",
    "press",
    "Q",
    "q",
    "queen",
    "rook",
    "search",
    "setup",
    "tool",
    "turn",
    "w",
    "white",
    "white-avatar",
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
