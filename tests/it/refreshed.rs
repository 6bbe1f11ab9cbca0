//! Games that are asked for again, as those of an evening that is still being played (`refresh`).

use rochade_e2e::{Page, Visit};

use crate::element::{ask, board, club, expect_told};

/// A file that a test changes by `write`, where eleven seconds are a moment; `asked` counts how
/// often the file was, and `turns` how often it might have been.
const LIVE: &str = "{
    let games = '';
    window.asked = window.turns = 0;
    window.write = (...moves) => {
        games = moves.map((played) => `[White \"Anna\"]\\n[Result \"${played.split(' ').pop()}\"]\\n\\n${played}\\n\\n`).join('');
    };
    write('1. e4 *');
    const [fetched, later] = [fetch, setTimeout];
    window.fetch = (address, how) => {
        if (!String(address).endsWith('.pgn')) return fetched(address, how);
        window.asked += 1;
        return Promise.resolve(new Response(games));
    };
    window.setTimeout = (task, wait, ...more) => later((...all) => {
        window.turns += wait === 11000;
        task(...all);
    }, wait === 11000 ? 40 : wait, ...more);
}";

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_NF3: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";

fn live(more: &str) -> Visit {
    let address = format!("embed.html?url=evening.pgn&refresh=11{more}");
    Visit::default().after_script(LIVE).at(address)
}

async fn write(page: &Page, moves: &str) {
    page.eval(&format!("write({moves}), null")).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whoever_looks_at_the_last_move_sees_the_next_one() {
    live("&start=last").run(async |page| {
        page.expect_placement(AFTER_E4).await;
        write(page, "'1. e4 e5 *'").await;
        page.expect_placement(AFTER_E5).await;
        write(page, "'1. e4 e5 2. Nf3 *', '1. d4 *'").await;
        page.expect_placement(AFTER_NF3).await;
        page.expect("document.querySelectorAll('select[name=game] option').length === 2")
            .await;
        // A file that is just being written is no game, and changes nothing.
        write(page, "'1. e9 *'").await;
        page.expect("((before) => new Promise((done) => setInterval(() => turns > before + 3 && done(true), 10)))(turns)")
            .await;
        page.expect_placement(AFTER_NF3).await;
        page.expect("document.querySelector('[data-notice]:not(:empty)') === null")
            .await;
        // Another game is chosen from what came last.
        write(page, "'1. e4 e5 2. Nf3 *', '1. c4 *'").await;
        page.set_field("game", "1").await;
        page.expect("document.querySelector('.movetext [data-ply=\"1\"]')?.textContent.includes('c4')")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whoever_looks_at_an_earlier_move_stays_there() {
    live("&start=1").run(async |page| {
        page.expect_placement(AFTER_E4).await;
        page.action("last").await;
        page.action("back").await;
        write(page, "'1. e4 e5 2. Nf3 *'").await;
        page.expect("document.querySelector('.movetext [data-ply=\"3\"]') !== null")
            .await;
        page.expect("document.querySelector('[aria-current][data-ply]')?.dataset.ply !== '3'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_asleep_tells_of_new_games_and_results() {
    live("").run_bare(async |page| {
        page.expect("document.querySelector('.asleep button')?.textContent === 'Play through'")
            .await;
        page.eval("document.querySelector('.asleep button').focus(), null")
            .await;
        write(page, "'1. e4 1-0', '1. d4 *'").await;
        page.expect(
            "document.querySelector('.asleep .outcome').textContent === '1–0'
                && document.querySelector('.asleep button').textContent === 'Play through: 2\u{a0}games'
                && document.activeElement.dataset.action === 'replay'",
        )
        .await;
        page.expect_asleep().await;
        // What it plays through is what came last.
        write(page, "'1. e4 1-0', '1. d4 *', '1. c4 *'").await;
        page.expect(
            "document.querySelector('.asleep button').textContent.endsWith('3\u{a0}games')",
        )
        .await;
        page.wake().await;
        page.expect("document.querySelectorAll('select[name=game] option').length === 3")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_nobody_sees_is_not_asked_for() {
    live("").run_bare(async |page| {
        page.expect("asked > 2").await;
        page.eval("Object.defineProperty(document, 'hidden', { value: true, configurable: true }), null")
            .await;
        let still = "((before, turn) => new Promise((done) => {
            setInterval(() => turns > turn + 5 && done(asked === before), 10);
        }))(asked, turns)";
        page.expect(still).await;
        page.eval("delete document.hidden, null").await;
        page.expect("((before) => new Promise((done) => setInterval(() => asked > before && done(true), 10)))(asked)")
            .await;
    });
    // Nor is a board's file, as long as nobody has written that it is to be.
    Visit::default()
        .after_script(LIVE)
        .at("embed.html?url=evening.pgn")
        .run_bare(async |page| {
            page.expect("document.querySelector('.asleep') !== null")
                .await;
            assert_eq!(page.eval("turns").await, 0);
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_the_page_around_puts_on_the_board_stays_there() {
    let visit = club(&board(
        "url='SITEevening.pgn' refresh=11 interactive=replay",
    ));
    visit.after_script(LIVE).run_bare(async |page| {
        expect_told(page, "ready", 1).await;
        page.expect_in("#a", "asked > 1").await;
        assert_eq!(ask(page, "load({ pgn: '1. d4 d5' })").await["plies"], 2);
        let still = "((before) => new Promise((done) => {
            write('1. e4 e5 *');
            setTimeout(() => done(asked === before), 400);
        }))(asked)";
        page.expect_in("#a", still).await;
        assert_eq!(ask(page, "goto(2)").await["plies"], 2);
    });
}
