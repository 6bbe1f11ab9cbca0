//! What web masters have pasted into their pages keeps working (contract.md, sections 10 to 12). A snippet that stands here stays as it
//! is: a later build that shows something else for it is wrong.

use rochade_e2e::Visit;

/// A snippet of version 1, with its `SITE`; then what its first board must show: how its position begins, and what else is true in it.
const VERSION_1: [(&str, &str, &str); 16] = [
    (
        "<iframe src='SITEembed.html' width=400 height=500></iframe>",
        START,
        PLAYED,
    ),
    (
        "<iframe src='SITEembed.html?fen=4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1&orientation=black&ui=board' width=400 height=400></iframe>",
        KING_AND_PAWN,
        TURNED,
    ),
    (
        "<iframe src='SITEembed.html?pgn=1.+e4+e5+2.+Nf3&start=2' width=400 height=600></iframe>",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w",
        "true",
    ),
    (
        "<iframe src='SITEembed.html?game=draughts&laws=noris&interactive=none' width=400 height=400></iframe>",
        "W:Wa1,c1",
        "document.documentElement.dataset.game === 'draughts'",
    ),
    ("<rochade-board></rochade-board>", START, PLAYED),
    (
        "<rochade-board fen='4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'></rochade-board>",
        KING_AND_PAWN,
        PLAYED,
    ),
    (
        "<rochade-board fen='4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' interactive=none orientation=black></rochade-board>",
        KING_AND_PAWN,
        TURNED,
    ),
    (
        "<rochade-board fen='4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' flip></rochade-board>",
        KING_AND_PAWN,
        TURNED,
    ),
    (
        "<rochade-board pgn='1. e4 e5 2. Nf3' start=last></rochade-board>",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b",
        "true",
    ),
    (
        "<rochade-board pgn='1. e4 e5 2. Nf3' ply=1></rochade-board>",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b",
        "true",
    ),
    (
        "<rochade-board game=draughts laws=russian board=green></rochade-board>",
        "W:Wa1,c1",
        "document.documentElement.dataset.board === 'green'",
    ),
    (
        "<rochade-board lang=de></rochade-board>",
        START,
        "document.documentElement.lang === 'de'",
    ),
    (
        "<rochade-board theme=dark ui=board></rochade-board>",
        START,
        "document.documentElement.dataset.theme === 'dark' && !document.body.innerText.includes('White')",
    ),
    (
        "<rochade-board>\n[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 *\n</rochade-board>",
        START,
        "document.body.innerText.includes('Anna')",
    ),
    (
        "<pre class=\"rochade\" data-start=\"2\">\n1. e4 e5 2. Nf3\n</pre>",
        "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w",
        "true",
    ),
    (
        "<rochade-board game=1>[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 *\n\n[White \"Carl\"]\n[Black \"Dora\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 *</rochade-board>",
        KING_AND_PAWN,
        "document.body.innerText.includes('Carl')",
    ),
];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
const KING_AND_PAWN: &str = "4k3/8/8/8/8/8/4P3/4K3 w";
const PLAYED: &str = "document.body.innerText.includes('White')";
const TURNED: &str = "document.querySelector('[data-square]').dataset.square === 'h1'";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn snippets_of_version_1_show_what_they_always_have() {
    for (snippet, position, holds) in VERSION_1 {
        let body = ["<script src='SITErochade.js'></script>", snippet].concat();
        Visit::default().in_club(body).run_bare(async |page| {
            println!("{snippet}");
            page.expect_in(
                "rochade-board, iframe",
                format!(
                    "document.documentElement.dataset.position.startsWith('{position}') && {holds}"
                ),
            )
            .await;
        });
    }
}
