//! What the page's address offers: a language, a game, a clock (contract.md, section 9).

use rochade_e2e::{Page, Visit};

use crate::desk::expect_notice;
use crate::games::START;
use crate::laws_form::open_at;

/// What is chosen in the controls of the panel for a new game, and in its own time controls.
async fn expect_form(page: &Page, game: &str, clock: &str, own: &str) {
    page.action("new-game").await;
    page.expect(format!(
        "['game', 'clock', 'clock-white'].map(name => document.querySelector(`dialog :is(:checked, input:not([type=radio]))[name=${{name}}]`)?.value).join('|') \
         === '{game}|{clock}|{own}'"
    ))
    .await;
    page.action("close").await;
    page.expect("document.querySelector('dialog') === null")
        .await;
}

async fn expect_language(page: &Page, code: &str, words: &str) {
    page.expect(format!(
        "document.documentElement.lang === '{code}' && document.body.innerText.includes('{words}')"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_language_of_the_address_holds_for_this_page_only() {
    Visit::default().at("?lang=nl").run(async |page| {
        expect_language(page, "nl", "aan zet").await;
        assert_eq!(page.html_attr("data-language").await, "");
        // What is chosen then is kept without it.
        page.eval("document.querySelector('[data-action=settings]').click()")
            .await;
        page.click("input[name=board][value=green]").await;
        page.expect("(localStorage.getItem('rochade.settings') || '').includes('board=green')")
            .await;
        page.expect("!localStorage.getItem('rochade.settings').includes('language')")
            .await;
        open_at(page, "").await;
        expect_language(page, "en", "to move").await;
        open_at(page, "?lang=de-AT").await;
        expect_language(page, "de", "am Zug").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whoever_chooses_a_language_gets_it_whatever_the_address_says() {
    Visit::default().at("?lang=nl&clock=5+3").run(async |page| {
        expect_language(page, "nl", "aan zet").await;
        page.eval("document.querySelector('[data-action=settings]').click()")
            .await;
        page.expect("document.querySelector('[name=language]') !== null")
            .await;
        page.eval("window.old = true").await;
        page.set_field("language", "de").await;
        page.expect("window.old === undefined").await;
        page.expect_board().await;
        expect_language(page, "de", "am Zug").await;
        page.expect("location.search === '?clock=5+3'").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_game_of_the_address_is_on_the_board_before_the_rules_are() {
    // Nothing but the start script runs.
    let hold = "WebAssembly.instantiateStreaming = () => new Promise(() => {});";
    Visit::default().after_script(hold).run_bare(async |page| {
        let open = async |search: &str| {
            let address = [&page.url(), search].concat();
            page.driver().goto(&address).await.expect("the page opens");
        };
        open("?game=draughts&lang=nl").await;
        page.expect_piece("a1", "wM").await;
        page.expect("document.documentElement.lang === 'nl'").await;
        open("?game=draughts&laws=modern").await;
        page.expect_piece("a1", "wR").await;
        open("?game=chess&laws=noris").await;
        page.expect_piece("a1", "wM").await;
        open("?game=chess").await;
        page.expect_piece("a1", "wR").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_page_opens_with_the_game_and_the_clock_of_its_address() {
    Visit::default()
        .at("?game=draughts&clock=6+3")
        .run(async |page| {
            page.expect_piece("a1", "wM").await;
            assert_eq!(page.html_attr("data-laws").await, "noris");
            page.expect("document.querySelector('[data-clock=w]')?.dataset.ms === '360000'")
                .await;
            expect_form(page, "draughts", "own", "6+3").await;

            open_at(page, "?clock=3%2B2").await;
            page.expect_placement(START).await;
            page.expect("document.querySelector('[data-clock=b]')?.dataset.ms === '180000'")
                .await;
            expect_form(page, "chess", "3+2", "").await;

            // A game that was left has its own clock, but the panel still begins with the club's.
            page.type_move("e4").await;
            open_at(page, "?clock=none&game=draughts").await;
            page.expect_piece("e4", "wP").await;
            page.expect("document.querySelector('[data-clock=w]') !== null")
                .await;
            expect_form(page, "draughts", "none", "").await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_the_address_asks_for_in_vain_is_told() {
    Visit::default().run(async |page| {
        for (search, told, laws) in [
            (
                "?lang=fr",
                "a language that Rochade doesn’t speak: “fr”",
                "modern",
            ),
            ("?game=go", "a game that Rochade doesn’t know", "modern"),
            (
                "?game=draughts&laws=club",
                "that the rules named don’t fit: “draughts”",
                "club",
            ),
            ("?clock=soon", "“soon” is not a time control", "modern"),
            ("?clock=<b>", "“<b>” is not a time control", "modern"),
        ] {
            open_at(page, search).await;
            expect_notice(page, told).await;
            assert_eq!(page.html_attr("data-laws").await, laws);
            page.expect_to_stay("document.querySelector('[data-clock]') === null")
                .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_embedded_page_understands_the_same_words() {
    const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let address = format!("embed.html?fen={FEN}&clock=6+3&lang=nl");
    Visit::default().at(address).run(async |page| {
        page.expect_awake().await;
        page.expect("document.querySelector('[data-clock=b]')?.dataset.ms === '360000'")
            .await;
        assert_eq!(page.html_attr("data-position").await, FEN);
        assert_eq!(page.html_attr("lang").await, "nl");
    });
    let draughts = Visit::default().at("embed.html?game=draughts&lang=de");
    draughts.run(async |page| {
        page.expect_piece("a1", "wM").await;
        page.expect_asleep().await;
        page.tap("c3").await;
        page.expect_awake().await;
        page.expect_piece("a1", "wM").await;
        assert_eq!(page.html_attr("lang").await, "de");
        assert_eq!(page.html_attr("data-language").await, "");
    });
}
