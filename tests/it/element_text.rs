//! Games that stand as text in a page of another site (contract.md, section 12).

use rochade_e2e::Visit;

use crate::element::{SCRIPT, ask, board, club, expect_position, expect_told};
use crate::words::text;

/// A game in which White castles, as a person writes it.
const CASTLED: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. O-O Nf6 1-0";

/// The same, as blog software sets it.
const TYPESET: &str = "[White &#8220;Anna&#8221;]<br>\n[Black &#8220;Ben&#8221;]<br />\n[Result &#8220;1&#8211;0&#8221;]<br><br>\n\
    1.&nbsp;e4 e5 2.&nbsp;Nf3 (2. f4 exf4) 2&#8230; Nc6 3. Bc4 Bc5 4. O&#8211;O {a \u{201c}quiet\u{201d} move} Nf6 1&#8211;0";

/// After 4. O-O.
const AFTER: &str = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQ1RK1 b";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_text_in_an_element_is_a_game_that_can_be_replayed() {
    let body = format!("<rochade-board id=a style='width:400px'>{CASTLED}</rochade-board>");
    club(&body).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.expect("a.shadowRoot.querySelector('iframe').title === 'Anna – Ben'").await;
        // It costs nothing before it is touched, but the players are seen.
        page.expect_in("#a", "document.documentElement.dataset.embed === '' && document.body.innerText.includes('Anna')")
            .await;
        assert_eq!(ask(page, "goto(7)").await["ply"], 7);
        expect_position(page, AFTER).await;
        assert_eq!(ask(page, "goto(99)").await, "!no-such-ply");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_blog_software_makes_of_a_text_is_still_the_game() {
    for text in [
        format!(
            "<pre id=text class='wp-block-code rochade' data-orientation=black><code>{TYPESET}</code></pre>"
        ),
        format!("<rochade-board orientation=black>{TYPESET}</rochade-board>"),
    ] {
        club(&text).run_bare(async |page| {
            ask(page, "goto(7)").await;
            expect_position(page, AFTER).await;
            page.expect_in("rochade-board", "document.querySelector('[data-square]').dataset.square === 'h1'")
                .await;
            page.expect_in("rochade-board", "document.body.innerText.includes('Anna') && !document.body.innerText.includes('Anna”')")
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_text_that_comes_later_is_found() {
    club("").run_bare(async |page| {
        page.eval(&format!(
            "document.body.insertAdjacentHTML('beforeend', `<article><pre class=rochade>{CASTLED}</pre></article>`)"
        ))
        .await;
        ask_when_there(page).await;
        // The text stays where it is, and is not seen beside the board.
        page.expect("document.querySelectorAll('article > pre.rochade + rochade-board').length === 1 && !document.querySelector('pre').checkVisibility()")
            .await;
    });
}

async fn ask_when_there(page: &rochade_e2e::Page) {
    page.expect("document.querySelector('rochade-board') !== null")
        .await;
    assert_eq!(ask(page, "goto(7)").await["ply"], 7);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_text_too_long_for_an_address_comes_by_message() {
    let comment = "{And now White has to think about it for a while.} ".repeat(200);
    let from = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let body = format!(
        "<rochade-board id=a style='width:400px'>[White \"Anna\"]\n[SetUp \"1\"]\n[FEN \"{from}\"]\n\n1. e4 {comment} Kd7 2. e5 *</rochade-board>"
    );
    club(&body).run_bare(async |page| {
        page.expect("a.shadowRoot.querySelector('iframe').src.length < 4000").await;
        expect_position(page, from).await;
        page.expect_in("#a", "document.documentElement.dataset.embed === '' && document.body.innerText.includes('Anna')")
            .await;
        assert_eq!(ask(page, "goto(3)").await["ply"], 3);
        expect_position(page, "8/3k4/8/4P3/8/8/8/4K3 b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_position_may_stand_there_as_text() {
    club("<rochade-board>\n 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n</rochade-board>").run_bare(
        async |page| {
            expect_position(page, "4k3/8/8/8/8/8/4P3/4K3 w").await;
        },
    );
}

/// As WordPress has it: a `<p>` for whatever stands between empty lines, and browsers end the
/// element with the first one.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn games_that_blog_software_has_cut_are_whole() {
    let body = "<p><rochade-board id=a style='width:400px'>[White &#8220;Anna&#8221;]<br />\n[Result &#8220;*&#8221;]</p>\n\
        <p class=game>1. e4 e5 {A remark</p>\n<p class=game>of two paragraphs.} 2. Nf3 Nc6</p>\n<p class=game>3. Bc4 Bc5 *</p>\n\
        <p class=game>[White &#8220;Carl&#8221;]</p>\n<p class=game>1. d4 d5 *</rochade-board></p>\n\
        <p class=after>After this, White wins.</p>\n<p class=after>1. c4 c5</p>";
    club(body).run_bare(async |page| {
        assert_eq!(ask(page, "goto(6)").await["plies"], 6);
        page.expect_in("#a", "document.querySelectorAll('select[name=game] option').length === 2 && document.body.innerText.includes('of two paragraphs.')")
            .await;
        page.expect("[...document.querySelectorAll('.game')].every((text) => !text.checkVisibility())
            && [...document.querySelectorAll('.after')].every((text) => text.checkVisibility())")
            .await;
    });
    // A game without tags goes on, too; one that has ended does not.
    for (text, plies) in [
        ("1. e4 e5</p><p>2. Nf3 Nc6</p><p>Nothing more.", 4),
        ("1. e4 e5 *</p><p>1. d4 d5", 2),
        // A null move whose sign was made a dash.
        ("1. e4 &#8212; 2. d4 d5 *", 4),
    ] {
        let body = format!("<p><rochade-board id=a style='width:400px'>{text}</rochade-board></p>");
        club(&body).run_bare(async |page| {
            assert_eq!(ask(page, "goto(0)").await["plies"], plies);
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_position_with_long_dashes_can_be_played() {
    club("<rochade-board id=a style='width:400px'>4k3/8/8/8/8/8/4P3/4K3 w &#8211; &#8212; 0 1</rochade-board>").run_bare(
        async |page| {
            expect_position(page, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").await;
            assert_eq!(ask(page, "move('e4')").await["ply"], 1);
            expect_position(page, "4k3/8/8/8/4P3/8/8/4K3 b").await;
        },
    );
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_replay_that_is_moved_comes_back_where_it_was() {
    let body = format!(
        "<rochade-board id=a style='width:400px'>{CASTLED}</rochade-board><div id=there></div>"
    );
    club(&body).run_bare(async |page| {
        ask(page, "goto(7)").await;
        expect_position(page, AFTER).await;
        page.eval("there.append(a)").await;
        expect_position(page, AFTER).await;
        // With the names, and not as a bare list of moves.
        page.expect_in("#a", "document.body.innerText.includes('Anna')")
            .await;
    });
}

/// Whoever may write a text may not say what runs in the page: other software leaves `data-`
/// attributes to everybody.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_text_does_not_say_what_is_framed() {
    for source in ["javascript:parent.hacked=1//", "https://example.org/"] {
        let body = format!("<pre class=rochade data-src='{source}'>{CASTLED}</pre>");
        club(&body).run_bare(async |page| {
            assert_eq!(ask(page, "goto(7)").await["ply"], 7);
            page.expect(format!(
                "(board => board.shadowRoot.querySelector('iframe').src.startsWith('{}embed.html?') && !board.hasAttribute('src'))\
                 (document.querySelector('rochade-board')) && window.hacked === undefined",
                page.url()
            ))
            .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_no_page_of_the_web_is_not_framed() {
    for source in [
        "javascript:parent.hacked=1//",
        "data:text/html,<script>parent.hacked=1</script>",
    ] {
        club(&board(&format!("src='{source}'"))).run_bare(async |page| {
            assert_eq!(ask(page, "position()").await, "!gone", "{source}");
            page.expect(
                "a.shadowRoot.querySelector('iframe') === null && window.hacked === undefined",
            )
            .await;
            page.eval("a.removeAttribute('src')").await;
            assert_eq!(ask(page, "move('e4')").await["ply"], 1);
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_frame_of_several_games_has_no_names() {
    let games = format!("{CASTLED}\n\n[White \"Carl\"]\n[Black \"Dora\"]\n\n1. d4 *");
    let body = format!(
        "<rochade-board>{games}</rochade-board><rochade-board game=1>{games}</rochade-board>"
    );
    club(&body).sized(600, 1800).run_bare(async |page| {
        expect_told(page, "ready", 2).await;
        page.expect("[...document.querySelectorAll('rochade-board')].every(({ shadowRoot }) => shadowRoot.querySelector('iframe').title === 'Rochade')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_replay_that_is_moved_comes_back_into_its_variation() {
    let long = format!("{{{}}}", "A long remark. ".repeat(400));
    for remark in ["", &long] {
        let body = format!(
            "<rochade-board id=a style='width:400px'>[White \"Anna\"]\n\n1. e4 {remark} e5 (1... c5 2. Nf3 d6) 2. Nc3 *</rochade-board><div id=there></div>"
        );
        let after_c5 = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w";
        club(&body).run_bare(async |page| {
            ask(page, "goto(1)").await;
            let click = "document.querySelector(\"[data-ply='2'][data-line='1']\")?.click() === undefined";
            page.expect_in("#a", "document.querySelector('[data-line]') !== null").await;
            page.eval_in("#a", click).await;
            expect_position(page, after_c5).await;
            page.eval_in("#a", "window.old = true").await;
            page.eval("there.append(a)").await;
            page.expect_in("#a", "!window.old && document.documentElement.dataset.embed === 'awake'")
                .await;
            expect_position(page, after_c5).await;
            page.expect_in("#a", "document.querySelector('[aria-current]')?.matches(\"[data-ply='2'][data-line='1']\")")
                .await;
        });
    }
}

/// Serves files of games in every frame; what was asked for stands in `asked`.
const SERVED: &str = "{
    const fetched = window.fetch;
    window.asked = [];
    window.fetch = (address, how) => {
        if (!String(address).endsWith('.pgn')) return fetched(address, how);
        asked.push(new URL(address, location.href).pathname.split('/').slice(-3).join('/'));
        const text = `[White \"${asked.length}\"]\\n\\n1. e4 *`;
        return Promise.resolve(new Response(String(address).includes('large') ? new Uint8Array(5e6) : text));
    };
}";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_counts_from_the_page_around_whenever_it_is_named() {
    // Only a page of the same site may name a file; this one lies in a folder of its own.
    let visit = Visit::default()
        .at("examples/start.html")
        .after_script(SERVED);
    visit.run_bare(async |page| {
        page.expect("document.readyState === 'complete'").await;
        page.eval("document.body.replaceChildren(Object.assign(document.createElement('rochade-board'), { id: 'a', url: 'games/one.pgn' }))")
            .await;
        page.expect_in("#a", "document.body.innerText.includes('1')").await;
        page.eval("a.url = 'games/two.pgn'").await;
        page.expect_in("#a", "asked.join() === 'examples/games/one.pgn,examples/games/two.pgn'")
            .await;
        assert_eq!(ask(page, "load({ url: '/three.pgn', start: 1 })").await["ply"], 1);
        assert_eq!(ask(page, "load({ pgn: 'games/four.pgn' })").await["ply"], 0);
        page.expect_in("#a", "asked.slice(2).join() === '/three.pgn,examples/games/four.pgn'")
            .await;
        // Nor is more read than of a file that the address names.
        assert_eq!(ask(page, "load({ url: 'large.pgn' })").await, "!games");
        page.expect_in("#a", format!("document.querySelector('[data-notice=replay]')?.textContent === {:?}", text("en", "embed-large")))
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn games_are_loaded_by_a_call() {
    club(&board("interactive=replay")).run_bare(async |page| {
        let call = "load({ pgn: '1. e4 e5 2. Nf3 *', start: 3 })";
        assert_eq!(ask(page, call).await["ply"], 3);
        expect_position(page, "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b").await;
        assert_eq!(ask(page, "load({ pgn: 'no game at all' })").await, "!games");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn without_scripts_text_and_links_stay() {
    let body = [
        SCRIPT,
        "<rochade-board><p id=text>1. e4 e5</p><a id=link href='SITEembed.html'>Play through</a></rochade-board><pre id=pre class=rochade>1. d4 d5</pre>",
    ];
    let visit = Visit::default().without_scripts().in_club(body.concat());
    visit.run_bare(async |page| {
        for id in ["text", "link", "pre"] {
            page.expect(format!(
                "document.getElementById('{id}').getBoundingClientRect().height > 0"
            ))
            .await;
        }
    });
}
