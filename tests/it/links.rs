//! Games in links.

use rochade_e2e::{Page, Visit};

use crate::decisions::expect_no_prompt;
use crate::resume::keys;
use crate::words::text;

/// Forty moves of Kasparov against Topalov, Wijk aan Zee 1999.
const FORTY_MOVES: &str = "\
    e4 d6 d4 Nf6 Nc3 g6 Be3 Bg7 Qd2 c6 f3 b5 Nge2 Nbd7 Bh6 Bxh6 Qxh6 Bb7 a3 e5 O-O-O Qe7 Kb1 a6 Nc1 O-O-O Nb3 exd4 \
    Rxd4 c5 Rd1 Nb6 g3 Kb8 Na5 Ba8 Bh3 d5 Qf4+ Ka7 Rhe1 d4 Nd5 Nbxd5 exd5 Qd6 Rxd4 cxd4 Re7+ Kb6 Qxd4+ Kxa5 b4+ Ka4 \
    Qc3 Qxd5 Ra7 Bb7 Rxb7 Qc4 Qxf6 Kxa3 Qxa6+ Kxb4 c3+ Kxc3 Qa1+ Kd2 Qb2+ Kd1 Bf1 Rd2 Rd7 Rxd7 Bxc4 bxc4 Qxh8 Rd3 \
    Qa8 c3";

/// The link of the game on the board, as the panel gives it.
pub(crate) async fn link(page: &Page) -> String {
    page.action("share").await;
    page.expect("document.querySelector('input[name=link]')?.value.includes('#')")
        .await;
    let link = page
        .eval("document.querySelector('input[name=link]').value")
        .await;
    page.action("close").await;
    page.expect("document.querySelector('dialog') === null")
        .await;
    link.as_str().unwrap_or_default().to_owned()
}

/// Opens what stands behind the `#` of a link, in the page that is open.
pub(crate) async fn open(page: &Page, link: &str) {
    let text = link.split_once('#').map_or(link, |(_, text)| text);
    page.eval(&format!("location.hash = '{text}'")).await;
    page.expect("location.hash === '' && !location.href.includes('#')")
        .await;
}

/// Begins anew, as another player's device would.
pub(crate) async fn elsewhere(page: &Page) {
    page.driver()
        .goto("about:blank")
        .await
        .expect("a blank page");
    page.driver()
        .goto(&page.url())
        .await
        .expect("the page opens");
    page.expect_board().await;
    page.action("new-game").await;
    page.action("start-game").await;
    page.expect_placement(crate::games::START).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_link_holds_a_game_of_forty_moves() {
    Visit::default().run(async |page| {
        page.type_moves(FORTY_MOVES).await;
        let position = page.html_attr("data-position").await;
        let link = link(page).await;
        let (_, text) = link.split_once('#').expect("a text behind the address");
        assert!(text.len() < 200, "{text}");
        elsewhere(page).await;
        open(page, &link).await;
        page.expect(&format!(
            "document.documentElement.dataset.position === '{position}'"
        ))
        .await;
        page.reload().await;
        assert_eq!(page.html_attr("data-position").await, position);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn two_people_play_by_passing_a_link() {
    Visit::default().sized(390, 844).touch().run(async |page| {
        page.tap_moves("e2e4").await;
        let first = link(page).await;
        elsewhere(page).await;
        open(page, &first).await;
        page.expect_piece("e4", "wP").await;
        page.expect_turn("b").await;
        // The one to move sits before the board.
        page.expect_lower_left("h8").await;
        page.expect_never("document.querySelector('[data-notice=share]') !== null")
            .await;
        page.tap_moves("e7e5").await;
        page.click("[data-notice=share] [data-action=share]").await;
        page.expect("document.querySelector('dialog')?.textContent.includes('White to move')")
            .await;
        let second = page
            .eval("document.querySelector('input[name=link]').value")
            .await;
        let second = second.as_str().unwrap_or_default().to_owned();
        page.action("close").await;
        // The first player's game goes on with it, and is not asked about; an old link changes
        // nothing.
        elsewhere(page).await;
        open(page, &first).await;
        page.expect_piece("e4", "wP").await;
        open(page, &second).await;
        page.expect_piece("e5", "bP").await;
        expect_no_prompt(page).await;
        let kept = keys(page, "rochade.2.open.").await;
        open(page, &first).await;
        page.expect("document.querySelector('[data-notice]')?.textContent.includes('already')")
            .await;
        page.expect_piece("e5", "bP").await;
        assert_eq!(keys(page, "rochade.2.open.").await, kept);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_link_that_contradicts_the_game_asks_first() {
    Visit::default().run(async |page| {
        page.type_moves("d4 d5").await;
        let other = link(page).await;
        page.action("new-game").await;
        page.action("start-game").await;
        page.type_moves("d4 Nf6").await;
        let before = keys(page, "rochade.2.done.").await.len();
        open(page, &other).await;
        page.answer("replace", "decline").await;
        expect_no_prompt(page).await;
        page.expect_piece("f6", "bN").await;
        page.expect_piece("d5", "").await;
        open(page, &other).await;
        page.answer("replace", "accept").await;
        page.expect_piece("d5", "bP").await;
        page.expect_piece("f6", "").await;
        // The game that was replaced is in the list, unfinished.
        assert_eq!(keys(page, "rochade.2.done.").await.len(), before + 1);
        page.action("games").await;
        page.expect("[...document.querySelectorAll('dialog li')].every(line => line.textContent.includes('unfinished'))")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn hostile_links_are_refused_and_change_nothing() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        let position = page.html_attr("data-position").await;
        let own = link(page).await;
        let own = own.split_once('#').map_or("", |(_, text)| text);
        let damaged = text("en", "refused-damaged");
        for hostile in [
            &own[..own.len() - 1],
            "1%3Cimg%20src=x%20onerror=alert(1)%3E",
            "1__proto__",
        ] {
            // Another message stands there first.
            page.eval("document.querySelector('input[name=move]').value = ''")
                .await;
            page.write_move("zz").await;
            page.expect("document.querySelector('[data-notice]')?.textContent.includes('zz')")
                .await;
            open(page, hostile).await;
            page.expect(format!(
                "document.querySelector('[data-notice=told]')?.textContent === {damaged:?}"
            ))
            .await;
            assert_eq!(page.html_attr("data-position").await, position);
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_copying_is_refused_the_link_is_selected() {
    Visit::default()
        .after_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        .run(async |page| {
            page.type_moves("e4").await;
            page.action("share").await;
            page.action("copy-link").await;
            page.expect(
                "document.activeElement.name === 'link' && getSelection().toString().includes('#')",
            )
            .await;
            page.expect(
                "document.querySelector('dialog [data-notice]').textContent.includes('by hand')",
            )
            .await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_systems_sheet_gets_the_link() {
    let stub = "navigator.share = async ({ url }) => { window.shared = url; };";
    Visit::default()
        .sized(390, 844)
        .touch()
        .after_script(stub)
        .run(async |page| {
            page.type_moves("e4").await;
            page.action("share").await;
            page.action("share-sheet").await;
            page.expect("window.shared?.includes('#') && shared === document.querySelector('[name=link]').value")
                .await;
        });
}

/// A link to 1. e4 e5 2. Nf3, from somebody else's device.
async fn sent(page: &Page) -> String {
    page.type_moves("e4 e5 Nf3").await;
    let link = link(page).await;
    page.eval("localStorage.clear()").await;
    elsewhere(page).await;
    page.eval("localStorage.clear()").await;
    link
}

async fn expect_asked(page: &Page) {
    page.expect("document.querySelectorAll('dialog[data-prompt=replace]').length === 1")
        .await;
}

/// Waits until the list has `count` games.
async fn expect_listed(page: &Page, count: usize) {
    page.expect(format!(
        "Object.keys(localStorage).filter(key => key.startsWith('rochade.2.done.')).length === {count}"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_link_takes_no_clock_and_no_game_from_the_board_unasked() {
    for clock in ["", "5+0"] {
        Visit::default().run(async |page| {
            let link = sent(page).await;
            if !clock.is_empty() {
                crate::clocks::start(page, clock).await;
            }
            page.type_moves("e4 e5").await;
            let clocks = page.eval("document.querySelectorAll('[data-clock]').length").await;
            open(page, &link).await;
            page.answer("replace", "decline").await;
            expect_no_prompt(page).await;
            page.expect_piece("f3", "").await;
            page.expect(format!("document.querySelectorAll('[data-clock]').length === {clocks}")).await;
            // The other one is in the list, and it says so.
            page.expect("document.querySelector('[data-notice=told]')?.textContent.includes('list of games')")
                .await;
            expect_listed(page, 1).await;
            // Once, however often the link is opened.
            open(page, &link).await;
            page.answer("replace", "decline").await;
            expect_no_prompt(page).await;
            expect_listed(page, 1).await;
            open(page, &link).await;
            page.answer("replace", "accept").await;
            page.expect_piece("f3", "wN").await;
            // The game that was on the board is in the list now, with its clocks.
            expect_listed(page, 1).await;
            page.action("games").await;
            page.action("open-game").await;
            page.expect_piece("f3", "").await;
            page.expect(format!("document.querySelectorAll('[data-clock]').length === {clocks}"))
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_clock_that_runs_is_not_stopped_by_a_link() {
    Visit::default().run(async |page| {
        let link = sent(page).await;
        crate::clocks::start(page, "5+0").await;
        page.type_moves("e4 e5").await;
        page.reload().await;
        open(page, &link).await;
        page.answer("replace", "accept").await;
        page.expect("document.querySelectorAll('[data-clock]').length === 0")
            .await;
        // With the same clocks it is still asked about: the times are the players' own.
        crate::clocks::start(page, "5+0").await;
        page.type_moves("d4").await;
        let timed = self::link(page).await;
        crate::clocks::start(page, "5+0").await;
        open(page, &timed).await;
        page.expect_piece("d4", "wP").await;
        page.expect("document.querySelectorAll('[data-clock]').length === 2")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn of_two_links_the_second_is_asked_about_and_neither_is_lost() {
    Visit::default().run(async |page| {
        let first = sent(page).await;
        page.type_moves("c4").await;
        let second = link(page).await;
        elsewhere(page).await;
        page.eval("localStorage.clear()").await;
        page.type_moves("d4 d5").await;
        open(page, &first).await;
        expect_asked(page).await;
        open(page, &second).await;
        page.expect(
            "document.querySelector('[data-notice=told]')?.textContent.includes('list of games')",
        )
        .await;
        expect_asked(page).await;
        expect_listed(page, 2).await;
        page.answer("replace", "accept").await;
        expect_no_prompt(page).await;
        page.expect_piece("c4", "wP").await;
        // The first one, and the game that was on the board.
        expect_listed(page, 2).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_asks_while_a_link_is_asked_about_hears_an_answer() {
    Visit::default().run(async |page| {
        let link = sent(page).await;
        page.type_moves("d4 d5").await;
        crate::desk::paste(page, "1. c4 *").await;
        expect_asked(page).await;
        open(page, &link).await;
        expect_asked(page).await;
        page.answer("replace", "decline").await;
        expect_no_prompt(page).await;
        page.expect_piece("d5", "bP").await;
        // The panel for imports heard that it may not, and asks again when it is told to.
        page.click("[data-answer=confirm]").await;
        page.answer("replace", "accept").await;
        crate::reading::to_end(page).await;
        page.expect_piece("c4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_is_passed_by_link_is_that_after_a_reload_too() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5").await;
        let first = link(page).await;
        page.type_moves("Nf3").await;
        let second = link(page).await;
        page.eval("localStorage.clear()").await;
        elsewhere(page).await;
        open(page, &first).await;
        page.expect_piece("e5", "bP").await;
        page.reload().await;
        open(page, &second).await;
        page.expect_piece("f3", "wN").await;
        expect_no_prompt(page).await;
        expect_listed(page, 0).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_comes_onto_the_board_and_who_sits_near_is_announced() {
    Visit::default().run(async |page| {
        let link = sent(page).await;
        let said = "document.querySelector('[aria-live=polite]').textContent";
        open(page, &link).await;
        page.expect(format!("{said}.includes('Game opened. Black to move.')"))
            .await;
        page.action("flip").await;
        page.expect(format!("{said}.includes('White sits at the bottom now.')"))
            .await;
        page.action("flip").await;
        page.expect(format!("{said}.includes('Black sits at the bottom now.')"))
            .await;
    });
}
