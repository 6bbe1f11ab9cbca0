//! `<rochade-board>` in pages that other software makes: blogs, plugins that merge scripts,
//! frameworks.

use rochade_e2e::Visit;

use crate::element::{ask, club, expect_position, expect_told};

const GAME: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. e4 e5 2. Nf3 *";
const AFTER_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_paragraph_that_a_blog_puts_around_an_element_takes_no_game_away() {
    let tags = "[White &#8220;Anna&#8221;]<br />\n[Black &#8220;Ben&#8221;]";
    for body in [
        format!("<p><rochade-board id=a></p>\n<pre>{GAME}</pre>\n<p></rochade-board></p>"),
        format!("<p><rochade-board id=a><pre>{GAME}</pre></rochade-board></p>"),
        format!(
            "<p><rochade-board id=a><br />\n<a href='/g.pgn'>The game</a></p>\n<pre class='wp-block'>{GAME}</pre>\n<p></rochade-board></p>"
        ),
        format!(
            "<p><rochade-board id=a><br />\n{tags}</p>\n<p>1. e4 e5 2. Nf3 *</rochade-board></p>"
        ),
    ] {
        let body = format!("<article>{body}<p id=after>1. Then we had coffee.</p></article>");
        club(&body).run_bare(async |page| {
            page.expect("a.shadowRoot.querySelector('iframe').title === 'Anna – Ben'")
                .await;
            assert_eq!(ask(page, "goto(2)").await["ply"], 2, "{body}");
            expect_position(page, AFTER_E5).await;
            // The game is seen once, and what follows stays.
            page.expect("after.checkVisibility() && !document.querySelector('article').innerText.includes('Nf3') && a.offsetWidth > 500")
                .await;
        });
    }
    // A text that is no game stays one's own, and a board that wants none takes none.
    let body = "<p><rochade-board id=a></rochade-board></p><pre id=b>tar -x</pre><p><rochade-board></rochade-board> Play!</p><pre id=c>1. e4</pre>";
    club(body).run_bare(async |page| {
        expect_told(page, "ready", 2).await;
        page.expect("b.checkVisibility() && c.checkVisibility()")
            .await;
    });
}

/// The script as plugins leave it: in a file of theirs, or in the page itself; and what then says
/// where the site is.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_script_that_was_merged_finds_its_site_or_says_what_helps() {
    let board = "<rochade-board id=a style='width:400px'><a id=link href='/rochade/'>Play</a></rochade-board>";
    for (hint, board, found) in [
        (
            "<link rel=rochade href='/rochade/rochade.js'>",
            board.replace("/rochade/'", "/elsewhere/'"),
            true,
        ),
        (
            "<script type=text/plain data-rocket-src='/rochade/rochade.js?ver=1'></script>",
            board.replace("/rochade/'", "/elsewhere/'"),
            true,
        ),
        ("", board.to_owned(), true),
        (
            "",
            board.replace("/rochade/'", "/chess/embed.html?fen=x'"),
            true,
        ),
        (
            "",
            board.replace("<a ", "<b ").replace("</a>", "</b>"),
            false,
        ),
        // Other hosts, and whatever could lead there, are not believed.
        (
            "",
            board.replace("/rochade/'", "https://evil.example/rochade/'"),
            false,
        ),
        (
            "",
            board.replace("/rochade/'", "/go/evil.example/rochade/'"),
            false,
        ),
        (
            "",
            board.replace("/rochade/'", "/go/https://evil.example/rochade/'"),
            false,
        ),
    ] {
        let page = format!("{hint}{board}<pre class=rochade>1. e4 e5</pre>");
        Visit::default().in_club(page).run_bare(async |page| {
            page.expect("document.readyState === 'complete'").await;
            let source = std::fs::read_to_string(
                std::path::Path::new(&std::env::var("ROCHADE_E2E").expect("a site")).join("rochade.js"),
            )
            .expect("the script is there");
            let merged = format!(
                "document.body.append(Object.assign(document.createElement('script'), {{ textContent: {} }})), null",
                serde_json::json!(source)
            );
            page.eval(&merged).await;
            let frame = "a.shadowRoot.querySelector('iframe')";
            if found {
                page.expect(format!(
                    "/^http:.[^?]*[/](rochade|chess)[/]embed.html[?]/.test({frame}?.src) && {frame}.src.startsWith(location.origin)"
                ))
                .await;
            } else {
                page.expect(format!("{frame} === null && a.shadowRoot.textContent.includes('rel=\"rochade\"') && a.innerText !== ''"))
                    .await;
                // The games are still there to be read.
                page.expect("document.querySelector('pre').checkVisibility()").await;
            }
        });
    }
}

/// As React and Vue do: nodes are set, moved and taken away by the framework that made them.
#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_framework_keeps_the_text_that_it_owns() {
    club(&format!("<div id=root><pre id=one class=rochade>{GAME}</pre><pre id=two class=rochade>1. d4 d5 *</pre></div>")).run_bare(async |page| {
        expect_told(page, "ready", 2).await;
        page.expect("one.parentNode === root && one.nextSibling.localName === 'rochade-board'").await;
        // Its text changes, and its attributes.
        page.eval("one.firstChild.data = '1. c4 c5 2. Nc3 *', null").await;
        assert_eq!(ask(page, "goto(2)").await["position"].as_str().map(|text| text.contains("2p5/2P5")), Some(true));
        page.eval("one.dataset.orientation = 'black', null").await;
        page.expect_in("pre + rochade-board", "document.querySelector('[data-square]').dataset.square === 'h1'").await;
        // It is moved, and its board with it.
        page.eval("root.insertBefore(two, one), null").await;
        page.expect("[...root.children].map(({ localName, id }) => id || localName).join() === 'two,rochade-board,one,rochade-board'").await;
        // It is taken away, and so is its board; nothing is thrown.
        page.eval("root.removeChild(two), null").await;
        page.expect("[...root.children].map(({ localName, id }) => id || localName).join() === 'one,rochade-board'").await;
        page.eval("root.innerHTML = root.innerHTML, null").await;
        page.expect("document.querySelectorAll('pre').length === 1 && document.querySelectorAll('rochade-board').length === 1").await;
        page.eval("one.className = '', null").await;
        page.expect("!document.querySelector('rochade-board') && one.checkVisibility()").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_text_that_is_set_or_changed_later_is_shown() {
    club("<rochade-board id=a style='width:400px'></rochade-board>").run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.eval("a.textContent = '[White \"Anna\"]\\n[Black \"Ben\"]\\n\\n1. e4 e5 *', null").await;
        page.expect_in("#a", "document.documentElement.dataset.interactive === 'replay' && document.body.innerText.includes('Anna')").await;
        page.eval_in("#a", "window.same = true").await;
        page.eval("a.firstChild.data = '[White \"Carl\"]\\n[Black \"Dora\"]\\n\\n1. d4 d5 *', null").await;
        page.expect_in("#a", "window.same && document.body.innerText.includes('Carl') && document.documentElement.dataset.embed === ''").await;
        page.expect("a.shadowRoot.querySelector('iframe').title === 'Carl – Dora'").await;
        assert_eq!(ask(page, "goto(2)").await["position"].as_str().map(|text| text.contains("3p4/3P4")), Some(true));
        page.eval("a.textContent = '8/8/8/4k3/8/8/4P3/4K3 w - - 0 1', null").await;
        expect_position(page, "8/8/8/4k3/8/8/4P3/4K3 w").await;
    });
}
