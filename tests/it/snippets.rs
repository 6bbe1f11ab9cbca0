//! What web masters have pasted into their pages keeps working (contract.md, sections 10 to 12). A
//! snippet that stands here stays as it is: a later build that shows something else for it is
//! wrong.

use rochade_e2e::Visit;

/// A snippet of version 1, with its `SITE`; then what its first board must show: how its position
/// begins, and what else is true in it.
const VERSION_1: [(&str, &str, &str); 32] = [
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
    (
        "<rochade-board url=\"SITEa.pgn\"></rochade-board>",
        START,
        "document.body.innerText.includes('3\u{a0}games')",
    ),
    (
        "<rochade-board url=\"SITEa.pgn\" game=\"0\"></rochade-board>",
        START,
        "document.body.innerText.includes('Anna') && !document.body.innerText.includes('games')",
    ),
    (
        "<rochade-board url=\"SITEa.pgn\" game=\"2\" ply=\"19\"></rochade-board>",
        TENTH,
        "document.querySelector('[aria-current]')?.dataset.ply === '19'",
    ),
    (
        "<iframe src=\"SITEembed.html?url=a.pgn&game=2&ply=19\" width=600 height=397></iframe>",
        TENTH,
        "document.querySelector('[aria-current]')?.dataset.ply === '19'",
    ),
    (
        "<pre class=\"rochade\" data-flip=\"true\">\n1. e4 e5 2. Nf3\n</pre>",
        START,
        TURNED,
    ),
    (
        "<pre class=\"rochade\" data-start=\"last\">\n1. e4 e5 2. Nf3\n</pre>",
        AFTER_NF3,
        "true",
    ),
    (
        "<pre class=\"rochade\" data-notation=\"figurine\" data-start=\"last\">\n1. e4 e5 2. Nf3\n</pre>",
        AFTER_NF3,
        "document.querySelector('[data-ply=\"3\"]')?.textContent.includes('♞')",
    ),
    (
        "<pre class=\"rochade\" data-ui=\"moves\">\n1. e4 e5 2. Nf3\n</pre>",
        START,
        "document.documentElement.dataset.parts === 'moves' && !!document.querySelector('[data-ply=\"3\"]')",
    ),
    (
        "<rochade-board fen=\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\" interactive=\"none\"></rochade-board>",
        KING_AND_PAWN,
        "!!document.querySelector('[role=img]')",
    ),
    (
        "<rochade-board fen=\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\" interactive=\"none\" coordinates=\"off\"></rochade-board>",
        KING_AND_PAWN,
        "document.documentElement.dataset.coordinates === 'off'",
    ),
    (
        "<rochade-board fen=\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\" interactive=\"api\" pieces=\"mirrored\"></rochade-board>",
        KING_AND_PAWN,
        "document.documentElement.dataset.interactive === 'api' && document.documentElement.dataset.pieces === 'mirrored'",
    ),
    (
        "<rochade-board link=\"2ieMsc5pBtEhnDPscACeFlnPvM70uBBUfDHAgCMrhh\" interactive=\"replay\"></rochade-board>",
        START,
        "document.documentElement.dataset.interactive === 'replay' && document.documentElement.dataset.embed === 'awake' && !document.querySelector('[data-notice]')",
    ),
    (
        "<rochade-board clock=\"5+0\"></rochade-board>",
        START,
        "document.body.innerText.includes('5:00')",
    ),
    (
        "<rochade-board size=\"fit\" style=\"height:300px\"></rochade-board>",
        START,
        "document.documentElement.dataset.size === 'fit' && innerHeight === 300",
    ),
    (
        "<iframe src=\"SITEembed.html?theme=dark&board=blue\"></iframe>",
        START,
        "document.documentElement.dataset.theme === 'dark' && document.documentElement.dataset.board === 'blue'",
    ),
    (
        "<rochade-board title=\"Diagram 3\"></rochade-board><script>customElements.whenDefined('rochade-board')\n.then(() => document.querySelector('rochade-board').load({ fen: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1' }))</script>",
        KING_AND_PAWN,
        PLAYED,
    ),
];

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
const KING_AND_PAWN: &str = "4k3/8/8/8/8/8/4P3/4K3 w";
const AFTER_NF3: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b";
const TENTH: &str = "rnbqkbnr/8/1ppppppp/p7/PP6/2PPPPPP/8/RNBQKBNR b";
const PLAYED: &str = "document.body.innerText.includes('White')";
const TURNED: &str = "document.querySelector('[data-square]').dataset.square === 'h1'";

/// The file that some of them name: three games.
const SERVED: &str = "{
    const fetched = window.fetch;
    const games = '[White \"Anna\"]\\n\\n1. e4 e5 *\\n\\n[White \"Carl\"]\\n\\n1. d4 *\\n\\n[White \"Emil\"]\\n\\n'
        + '1. a3 a6 2. b3 b6 3. c3 c6 4. d3 d6 5. e3 e6 6. f3 f6 7. g3 g6 8. h3 h6 9. a4 a5 10. b4 b5 *';
    window.fetch = (address, how) => String(address).endsWith('a.pgn') ? Promise.resolve(new Response(games)) : fetched(address, how);
}";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn snippets_of_version_1_show_what_they_always_have() {
    // The last one speaks to the first board of its page.
    let (last, others) = VERSION_1.split_last().expect("snippets");
    for snippets in others.chunks(8).chain([std::slice::from_ref(last)]) {
        let placed = snippets.iter().enumerate();
        let placed: String = placed
            .map(|(at, (snippet, ..))| format!("<div id=s{at}>{snippet}</div>"))
            .collect();
        let body = ["<script src='SITErochade.js'></script>", &placed].concat();
        let visit = Visit::default()
            .sized(1000, 6000)
            .in_club(body)
            .after_script(SERVED);
        visit.run_bare(async |page| {
            for (at, (snippet, position, holds)) in snippets.iter().enumerate() {
                println!("{snippet}");
                page.expect_in(
                    format!("#s{at} > :is(rochade-board, iframe)"),
                    format!(
                        "document.documentElement.dataset.position.startsWith('{position}') && {holds}"
                    ),
                )
                .await;
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_title_is_the_frames_name() {
    let body =
        "<script src='SITErochade.js'></script><rochade-board title=\"Diagram 3\"></rochade-board>";
    Visit::default().in_club(body).run_bare(async |page| {
        page.expect("document.querySelector('rochade-board').shadowRoot.querySelector('iframe')?.title === 'Diagram 3'")
            .await;
    });
}

/// The names in the first column of a table, in the section of a document that begins so.
fn names<'a>(document: &'a str, section: &str) -> Vec<&'a str> {
    let (_, section) = document.split_once(section).expect("a section");
    let rows = section.split("\n## ").next().unwrap_or_default().lines();
    let columns = rows.filter_map(|row| row.strip_prefix("| ")?.split(" | ").next());
    columns
        .flat_map(|column| column.split('`').skip(1).step_by(2))
        .collect()
}

#[test]
fn every_attribute_that_web_masters_are_told_of_is_one() {
    let element = include_str!("../../web/element/asked.js");
    let (_, words) = element.split_once("const WORDS = (").expect("a list");
    let (words, _) = words.split_once(").split").expect("its end");
    let between = |letter: char| !(letter.is_ascii_lowercase() || letter == '-');
    let words: Vec<&str> = words.split(between).chain(["title", "src"]).collect();
    let document = include_str!("../../docs/web-masters-reference.md");
    let told = names(document, "\n## All attributes\n");
    assert!(told.len() > 20, "{told:?}");
    for name in told {
        assert!(words.contains(&name), "{name} is told");
    }
}
