//! The authors' page: what is chosen there, how that looks, and the lines to copy for it.

use rochade_e2e::{Page, Visit};
use serde_json::json;

use crate::desk::CLIPBOARD;

const BARE: &str = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";

/// Names, comments and tags that would end an attribute or an element.
const HOSTILE: &str = "[Event \"</pre></rochade-board><script>alert(1)</script>\"]\n[White \"Müller & \\\"Söhne\\\" <b>\"]\n\
    [Black \"O'Neil --> &amp;\"]\n\n1. e4 {<!-- </rochade-board> -- --> 100% + 1 # ?} e5 *";

/// Lets tests use the browser's own parser on a page that requires trusted types: from before it
/// does.
const PARSER: &str =
    "const tests = self === top && trustedTypes.createPolicy('tests', { createHTML: (text) => text });
    const parsed = (text) => new DOMParser().parseFromString(tests.createHTML(text), 'text/html');";

/// Whether anything is said of copying.
const COPYING_IS_TOLD: &str = "[...document.querySelectorAll('[data-notice=copy]')].some(said => said.textContent.length > 0)";

/// Visits the page, and checks afterwards what must hold of every visit.
pub(crate) fn author(visit: Visit, test: impl AsyncFnOnce(&Page)) {
    visit.run_bare(async |page: &Page| {
        page.do_command(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": PARSER }),
        )
        .await;
        let gone = page.driver().goto(page.url() + "author.html").await;
        gone.expect("the page is there");
        page.expect("!!document.querySelector('[name=lines-element]')?.value")
            .await;
        test(page).await;
        page.check_manners().await;
    });
}

/// What the browser makes of the lines in a form: what an expression says of `made`, the document
/// that they are.
pub(crate) fn made(form: &str, expression: &str) -> String {
    format!(
        // This page's own policy allows no styles in a text, wherever that is read.
        "(made => {expression})(parsed(document.querySelector('[name=lines-{form}]').value.replace(' style=', ' data-style=')))"
    )
}

/// What an expression says of `root`, the root element of the page in the preview.
pub(crate) fn previewed(expression: &str) -> String {
    format!(
        "(root => !!root && ({expression}))(document.querySelector('.preview iframe').contentDocument?.documentElement)"
    )
}

/// Checks that the preview is what the line for a frame gives.
pub(crate) async fn expect_shown_as_framed(page: &Page) {
    let same = "['src', 'width', 'height'].every(name => made.querySelector('iframe')[name]
        === document.querySelector('.preview iframe')[name])";
    page.expect(made("frame", same)).await;
}

/// Brings a control into sight, and clicks it.
pub(crate) async fn click(page: &Page, selector: &str) {
    page.eval(&format!(
        "document.querySelector('{selector}').scrollIntoView({{ block: 'center', behavior: 'instant' }})"
    ))
    .await;
    page.click(selector).await;
}

/// Pastes games.
async fn paste(page: &Page, games: &str) {
    page.set_field("source", "games").await;
    click(page, "[name=games]").await;
    page.write(games).await;
}

/// Waits until `count` games were found.
async fn expect_found(page: &Page, count: usize) {
    page.expect(format!(
        "document.querySelector('[data-notice=import]').textContent.endsWith(' {count}')"
    ))
    .await;
}

/// What is asked for now, by what it is for.
const ASKED_FOR: &str = "[...document.querySelectorAll('[data-for]')].filter((part) => !part.hidden).map((part) => part.dataset.for).join('|')";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_that_stands_there_at_first_goes_away() {
    let once_begun = format!(
        "{ASKED_FOR} === 'usual position puzzle|usual position games file|usual position games file|usual position puzzle chess|usual position\
        |usual position chess|usual position games file|usual position puzzle games file two'"
    );
    author(Visit::default(), async |page| {
        page.expect(&once_begun).await
    });
    Visit::default()
        .at("author.html")
        .after_script("delete window.WebAssembly")
        .run_bare(async |page| page.expect(&once_begun).await);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_position_is_seen_as_it_is_copied() {
    author(Visit::default(), async |page| {
        page.set_field("source", "position").await;
        page.set_field("fen", BARE).await;
        page.set_field("orientation", "black").await;
        page.set_field("interactive", "none").await;
        click(page, "[name=board][value=green]").await;
        page.expect(previewed(&format!(
            "root.dataset.position === '{BARE}' && root.dataset.board === 'green'
                && root.querySelector('[data-square=e8]').dataset.piece === 'bK'
                && root.querySelector('[data-square]').dataset.square === 'h1'"
        )))
        .await;
        expect_shown_as_framed(page).await;
        let chosen =
            json!({ "fen": BARE, "interactive": "none", "orientation": "black", "board": "green" });
        page.expect(made(
            "element",
            &format!(
                "(board => Object.entries({chosen}).every(([name, value]) => board.getAttribute(name) === value)
                    && board.attributes.length === 4 && board.children.length === 1 && board.innerText !== ''
                    && board.querySelector('a').href === document.querySelector('.preview iframe').src)(made.querySelector('rochade-board'))"
            ),
        ))
        .await;
        page.expect(made(
            "frame",
            &format!(
                "(asked => Object.entries({chosen}).every(([name, value]) => asked.get(name) === value)
                    && [...asked].length === 4)(new URL(made.querySelector('iframe').src).searchParams)"
            ),
        ))
        .await;
        page.expect("!document.querySelector('[name=lines-block]').checkVisibility()")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn addresses_in_the_lines_begin_with_the_folder_or_the_host_for_pages_elsewhere() {
    author(Visit::default(), async |page| {
        let whole = page.url();
        let folder = page.eval("new URL('.', location).pathname").await;
        let folder = folder.as_str().expect("a path").to_owned();
        assert!(folder.starts_with('/'));
        for (site, is_elsewhere) in [(&folder, "off"), (&whole, "on")] {
            page.set_field("elsewhere", is_elsewhere).await;
            page.expect(made(
                "element",
                &format!("made.querySelector('script').getAttribute('src') === '{site}rochade.js'"),
            ))
            .await;
            page.expect(made(
                "frame",
                &format!("made.querySelector('iframe').getAttribute('src') === '{site}embed.html'"),
            ))
            .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn hostile_games_come_through_the_browsers_own_parser_as_they_are() {
    author(Visit::default(), async |page| {
        paste(page, HOSTILE).await;
        expect_found(page, 1).await;
        let games = json!(HOSTILE);
        for (form, selector) in [("element", "rochade-board"), ("block", "pre.rochade")] {
            page.expect(made(
                form,
                &format!(
                    "made.querySelector('{selector}').textContent.trim() === {games} && made.querySelectorAll('script').length === 1
                        && made.querySelectorAll('b').length === 0"
                ),
            ))
            .await;
        }
        page.expect(made(
            "frame",
            &format!(
                "new URL(made.querySelector('iframe').src).searchParams.get('pgn') === {games}"
            ),
        ))
        .await;
        expect_shown_as_framed(page).await;
        // Nor do its words mean anything on this page.
        page.expect_to_stay("document.querySelector('main script, main b') === null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn one_of_several_games_can_be_chosen_by_its_players() {
    author(Visit::default(), async |page| {
        let game = |white: &str| format!("[White \"{white}\"]\n[Black \"Ben\"]\n\n1. d4 *\n\n");
        paste(page, &["Anna", "Carla", "Dora"].map(game).concat()).await;
        expect_found(page, 3).await;
        let number = made("block", "made.querySelector('pre').dataset.game ?? 'all'");
        page.expect(format!("{number} === 'all'")).await;
        page.expect(
            "document.querySelector('[name=number]').options[2].textContent.includes('Carla')",
        )
        .await;
        page.set_field("number", "2").await;
        page.expect(format!("{number} === '1'")).await;
        page.set_field("start", "last").await;
        page.expect(made(
            "block",
            "made.querySelector('pre').dataset.start === 'last'",
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_cannot_be_read_is_told_with_its_place() {
    author(Visit::default(), async |page| {
        paste(page, "1. e4 e5\n2. Ke3 *").await;
        page.expect("document.querySelector('[data-fault=\"2:4\"]')?.textContent.includes('Ke3')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_file_that_is_dropped_is_taken() {
    author(Visit::default(), async |page| {
        page.eval(
            "(() => {
                const given = new DataTransfer();
                // In Latin-1, as old files are.
                given.items.add(new File([new Uint8Array([...'[White \"M\\u00fcller\"]\\n\\n1. e4 *'].map(c => c.charCodeAt(0)))], 'games.pgn'));
                for (const name of ['dragover', 'drop'])
                    document.body.dispatchEvent(new DragEvent(name, { dataTransfer: given, bubbles: true, cancelable: true }));
            })()",
        )
        .await;
        expect_found(page, 1).await;
        page.expect("document.querySelector('[name=games]').value.includes('Müller')")
            .await;
        page.expect(made(
            "block",
            "made.querySelector('pre').textContent.includes('Müller')",
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn games_too_long_for_an_address_have_no_line_for_a_frame() {
    author(Visit::default(), async |page| {
        let game = "[White \"Anna\"]\n[Black \"Ben\"]\n\n1. d4 d5 2. c4 e6 *\n\n";
        paste(page, &game.repeat(120)).await;
        expect_found(page, 120).await;
        page.expect(
            "!document.querySelector('[name=lines-frame]').checkVisibility() && document.querySelector('[data-notice=too-long]').checkVisibility()
                && document.querySelector('.preview iframe').src.length < 1000",
        )
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_position_can_be_set_up() {
    author(Visit::default(), async |page| {
        page.set_field("source", "position").await;
        click(page, "main [name=setup]").await;
        page.click("dialog [data-action=clear]").await;
        for (man, square) in [("wK", "e1"), ("bK", "e8"), ("wR", "a1")] {
            page.click(format!("dialog [name=tool][value={man}]")).await;
            page.click(format!("dialog [data-square={square}]")).await;
        }
        page.action("set-up").await;
        let position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1";
        page.expect(format!(
            "document.querySelector('dialog') === null && document.querySelector('main [name=fen]').value === '{position}'"
        ))
        .await;
        page.expect(previewed(&format!(
            "root.dataset.position === '{position}'"
        )))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn draughts_are_played_under_the_laws_that_were_chosen() {
    author(Visit::default(), async |page| {
        page.set_field("game", "draughts").await;
        page.eval("document.querySelector('[name=laws]:enabled').value = 'russian'")
            .await;
        page.set_field("clock", "3+2").await;
        page.expect(previewed("root.dataset.game === 'draughts'"))
            .await;
        page.expect(previewed(
            "root.querySelector('.clock')?.textContent === '3:00'",
        ))
        .await;
        // Which laws hold, only the rules know.
        page.expect(previewed(
            "root.querySelector('[role=grid]').click() || root.dataset.laws === 'russian'",
        ))
        .await;
        expect_shown_as_framed(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn parts_are_as_usual_until_they_are_chosen() {
    author(Visit::default(), async |page| {
        let shown = "['players', 'clock', 'moves'].filter(part => document.querySelector(`[name=ui][value=${part}]`).checked).join()";
        let ui = made(
            "element",
            "made.querySelector('rochade-board').getAttribute('ui') ?? 'usual'",
        );
        page.expect(format!("{shown} === 'players' && {ui} === 'usual'"))
            .await;
        page.set_field("clock", "5+0").await;
        page.expect(format!("{shown} === 'players,clock' && {ui} === 'usual'"))
            .await;
        click(page, "[name=ui][value=moves]").await;
        page.expect(format!("{ui} === 'board,players,clock,moves'"))
            .await;
        page.set_field("interactive", "none").await;
        page.expect(format!("{shown} === '' && {ui} === 'usual'"))
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn lines_are_copied_or_selected() {
    author(Visit::default().after_script(CLIPBOARD), async |page| {
        click(page, "[data-action=copy-frame]").await;
        page.expect("window.copied === document.querySelector('[name=lines-frame]').value")
            .await;
        page.expect(COPYING_IS_TOLD).await;
        click(page, "[data-action=copy-element]").await;
        page.expect("window.copied.includes('</rochade-board>')")
            .await;
    });
    let nowhere = "Object.defineProperty(navigator, 'clipboard', { value: undefined });";
    author(Visit::default().after_script(nowhere), async |page| {
        click(page, "[data-action=copy-element]").await;
        page.expect("getSelection().toString().includes('rochade-board') || document.activeElement.selectionEnd > 50")
            .await;
        page.expect(COPYING_IS_TOLD).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_page_speaks_the_language_of_the_author() {
    for language in ["en", "de", "nl"] {
        author(Visit::default().speaking(language), async |page| {
            assert_eq!(page.html_attr("lang").await, language);
            let title = page.driver().title().await.expect("a title");
            let heading = page.eval("document.querySelector('h1').textContent").await;
            assert!(
                title.starts_with(heading.as_str().expect("a heading")),
                "{title}"
            );
            page.set_field("lang", "nl").await;
            page.expect(previewed("root.lang === 'nl'")).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_added_to_where_back_leads() {
    author(Visit::default(), async |page| {
        let before = page.eval("history.length").await;
        for theme in ["light", "dark", "auto"] {
            page.set_field("theme", theme).await;
            page.expect(previewed("root.ownerDocument.readyState === 'complete'"))
                .await;
        }
        assert_eq!(page.eval("history.length").await, before);
    });
}
