//! A text costs no more than its length: four times as much of anything costs four times as much to
//! look at, which is counted.

use rochade_desk::Replay;
use rochade_gametext::counted;

/// What texts are made of, again and again.
const PARTS: [&str; 78] = [
    "a",
    " ",
    "\n",
    "\r",
    "\r\n",
    "\u{a0}",
    "é",
    "[",
    "]",
    "(",
    ")",
    "{",
    "}",
    "\"",
    "'",
    ".",
    ",",
    ";",
    "*",
    "!",
    "?",
    "$",
    "-",
    "–",
    "/",
    "\\",
    "1",
    "0",
    "x",
    "[[",
    "[ ",
    "\n[",
    " [",
    "[A \"",
    "[A \"x\"",
    "[A \"x\"]",
    "[A \"x\n",
    "[White \"x\"]\n\n",
    "[White \"x\"]\n",
    "[White 'x']\n\n",
    "[Event \"?\"]\n[White \"x\"]\n\n",
    "[FEN \"x\"]\n\n",
    "[FEN \"8/x\"]\n\n",
    "[A \"x\"]\n[FEN \"8/x\"]\n\n",
    "[Variant \"Atomic\"]\n\n",
    "[Laws \"x\"]\n\n",
    "[laws \"x\"]\n\n",
    "[GameType \"20\"]\n\n",
    "[GameType \"25\"]\n\n",
    "[Variant \"FFA\"]\n\n",
    "[Variant \"four\"]\n\n",
    "[StartFen4 \"x\"]\n\n",
    "[Result \"1-0\"]\n\n",
    "\n[A \"x\"]\n{",
    "\n[A \"x\"]\n(",
    "*{",
    "*(",
    "( {} ",
    "(1. e4 ",
    "{x} ",
    "{[%clk 0:00:01]} ",
    ";x\n",
    "\n%",
    "1. ",
    "1.1-0",
    "1-0 ",
    "1-0 2.",
    "e4 ",
    "e4 e5 ",
    "Ke3 ",
    "e8(Q)",
    "a8(",
    "11-15 ",
    "11 - 15 ",
    "/x/ ",
    "$1 ",
    "<a>",
    "<",
];

/// What may stand before them.
const BEFORE: [&str; 9] = [
    "",
    "1. e4 ",
    "1. e4 {",
    "1. e4 (",
    "[A \"",
    "[White \"A\"]\n[Black \"B\"]\n\n",
    "[GameType \"21\"]\n\n1. 11-15 ",
    "[Variant \"four\"]\n\n1. h2-h3 .. ",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
];

/// How much is looked at to read all of a text.
fn cost(text: String) -> usize {
    counted::take();
    let mut replay = Replay::new(text, 0, true);
    while !replay.batch(|| false).done {}
    counted::take()
}

#[test]
fn four_times_as_much_costs_four_times_as_much() {
    const LENGTH: usize = 3_000;
    let mut dear = Vec::new();
    for before in BEFORE {
        for part in PARTS {
            let times =
                |times: usize| before.to_owned() + &part.repeat(times * LENGTH / part.len());
            let (once, four) = (cost(times(1)), cost(times(4)));
            // Something may begin to be too long between the two.
            if four > 6 * once + LENGTH {
                dear.push(format!("{before:?} {part:?}: {once}, {four}"));
            }
        }
    }
    assert!(dear.is_empty(), "{}", dear.join("\n"));
}
