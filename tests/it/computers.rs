//! A computer at the table (opponent.md): it moves, is waited for, told to move, missed, and kept.

use rochade_e2e::{Key, Page, Visit};
use rochade_table::saved::{Times, write};
use rochade_table::{Computer, Control, Intent, Laws, Player, Start, Table};

use crate::actions::Tried;
use crate::computer_levels;
use crate::decisions::{decide, open_table};
use crate::links::open;
use crate::offline::{aside, server};
use crate::words::text;

/// Lets the answers of workers wait while `held` is set, until `window.go()`; a worker that is
/// started while `missing` is set is never there.
pub(crate) const WORKERS: &str = "const Theirs = Worker;
    window.Worker = class extends Theirs {
        addEventListener(name, hear) {
            if (name === 'error') window.fail = hear;
            super.addEventListener(name, async (event) => {
                if (sessionStorage.held) await new Promise((go) => { window.go = () => { delete sessionStorage.held; go(); }; });
                if (!sessionStorage.missing) hear(event);
            });
        }
        postMessage(task) {
            if (sessionStorage.missing) setTimeout(() => this.ended || window.fail(new Event('error')));
            super.postMessage(task);
        }
        terminate() {
            this.ended = true;
            super.terminate();
        }
    };";

/// Holds what is done when the page is idle until `window.isIdle()`.
const IDLE: &str = "window.requestIdleCallback = (act) => /idle/.test(act) ? window.isIdle = act : setTimeout(act);";

/// Which files of the computer the service worker has kept.
pub(crate) const KEPT: &str = "caches.keys()
    .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
    .then((all) => all.flat().map(({ url }) => url).filter((url) => url.includes('opponent')))";

/// Puts a game on the board in which computers play at these levels, 0 being a person; with what
/// was typed so far.
pub(crate) async fn sit_down(page: &Page, levels: [u8; 2], position: Option<&str>, typed: &str) {
    let mut start = seated(Laws::MODERN, &levels);
    start.position = position.map(str::to_owned);
    begin(page, start, typed).await;
}

/// A game in which computers play at these levels, 0 being a person.
pub(crate) fn seated(laws: Laws, levels: &[u8]) -> Start {
    let players = levels.iter().map(|&level| Player {
        computer: Computer::new(level, 7),
        ..Player::default()
    });
    Start::under(laws, players.collect())
}

pub(crate) async fn begin(page: &Page, start: Start, typed: &str) {
    let mut table = Table::sit_down(start).expect("a game");
    for typed in typed.split_whitespace() {
        table.apply(Intent::Type(typed.into())).expect("a move");
    }
    open(page, &write(&table, Times::Kept).expect("a link")).await;
    page.frame().await;
    let asked = "document.querySelector('dialog[data-prompt=replace]') !== null";
    let there = "document.querySelector('dialog') === null && document.querySelector('.bar[data-hand=computer]') !== null";
    page.expect(format!("{asked} || {there}")).await;
    if page.eval(asked).await == true {
        page.answer("replace", "accept").await;
    }
    page.expect(there).await;
}

pub(crate) fn plies(at_least: usize) -> String {
    format!("document.documentElement.dataset.position.split(' ')[5] >= {at_least}")
}

async fn expect_thinking(page: &Page, seat: &str) {
    page.expect(format!(
        "document.documentElement.dataset.thinking === '{seat}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_answers_a_move_and_takes_it_back() {
    Visit::default().sized(390, 844).touch().run(async |page| {
        sit_down(page, [0, 3], None, "").await;
        page.tap_moves("e2e4").await;
        page.expect_turn("w").await;
        page.expect(plies(2)).await;
        // It is announced as a person's move is, and the person sits at the bottom.
        assert_eq!(page.html_attr("data-near").await, "w");
        open_table(page, "w").await;
        decide(page, "take-back", "w").await;
        page.expect_placement(crate::games::START).await;
        // Nothing of its men can be touched while it is to move.
        page.tap_moves("d2d4").await;
        page.expect(plies(2)).await;
        page.expect_turn("w").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_plays_by_keys_and_is_called_by_its_name() {
    Visit::default().run(async |page| {
        sit_down(page, [0, 1], None, "").await;
        page.type_moves("e4").await;
        page.expect(plies(2)).await;
        page.expect_turn("w").await;
        let name = text("en", "character-1");
        page.expect(format!(
            "document.querySelector('.bar[data-hand=computer]').getAttribute('aria-label') === '{name}'"
        ))
        .await;
        let level = text("en", "level-of").replace("{level}", "1");
        page.expect(format!(
            "document.querySelector('.bar [data-action=level]').textContent === '{level}'"
        ))
        .await;
        // The field that was typed in has the focus still.
        page.type_moves("d4").await;
        page.expect(plies(3)).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_answers_an_offer_as_a_guest_would() {
    Visit::default().run(async |page| {
        // In an ending the lowest levels are content with a draw that is not lost.
        let even = "8/5pk1/6p1/8/8/6P1/5PK1/8 w - - 0 1";
        sit_down(page, [0, 1], Some(even), "").await;
        open_table(page, "w").await;
        decide(page, "offer-draw", "w").await;
        page.type_moves("f4").await;
        page.expect_end("1/2-1/2", "agreement").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn its_clock_runs_and_it_rests_while_the_game_does() {
    Visit::default().run(async |page| {
        let mut start = seated(Laws::MODERN, &[0, 2]);
        start.controls = Control::from_minutes("1+0")
            .ok()
            .map(|control| vec![control; 2]);
        begin(page, start, "").await;
        page.type_moves("e4").await;
        page.expect(plies(2)).await;
        page.expect("document.querySelector('[data-clock=b]').dataset.ms < 60000")
            .await;
        page.action("pause").await;
        page.reload().await;
        // Nobody thinks in a game that rests.
        page.expect("document.querySelector('[data-action=pause].rests') !== null")
            .await;
        page.action("pause").await;
        page.type_moves("d4").await;
        page.expect(plies(3)).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_a_person_does_meanwhile_is_not_lost() {
    Visit::default().after_script(WORKERS).run(async |page| {
        page.eval("sessionStorage.held = 'yes'").await;
        sit_down(page, [0, 2], None, "e4 e5 Nf3").await;
        expect_thinking(page, "b").await;
        page.expect("document.querySelector('.thinks') !== null")
            .await;
        // A move is begun in the field, a look back taken, and the question asked.
        page.eval("document.querySelector('input[name=move]').focus()")
            .await;
        page.write("Bc").await;
        open_table(page, "w").await;
        decide(page, "resign", "w").await;
        let asked = "document.querySelector('[data-prompt=resign]') !== null";
        page.expect(asked).await;
        page.expect("typeof window.go === 'function'").await;
        page.eval("window.go()").await;
        page.expect_turn("w").await;
        page.expect(asked).await;
        page.expect("document.querySelector('input[name=move]').value === 'Bc'")
            .await;
        page.answer("resign", "cancel").await;
        page.expect_no_end().await;
    });
}

/// Lets the computer do what it has thought of, and waits until it is White's turn again.
async fn let_it_move(page: &Page) {
    page.expect("typeof window.go === 'function'").await;
    page.eval("window.go(), delete window.go").await;
    page.expect_turn("w").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_man_that_is_held_while_it_thinks_is_moved_after_its_move() {
    Visit::default().after_script(WORKERS).run(async |page| {
        page.eval("sessionStorage.held = 'yes'").await;
        sit_down(page, [0, 2], None, "e4").await;
        // A tap that began too early takes nothing up.
        let knight = page.square("g1").await;
        page.mouse_down(knight).await;
        let_it_move(page).await;
        page.mouse_up(knight).await;
        page.expect_nothing_selected().await;
        // It needs not move again before it is let go.
        page.eval("sessionStorage.held = 'yes'").await;
        page.type_moves("a4").await;
        expect_thinking(page, "b").await;
        let (from, to) = (page.square("h2").await, page.square("h3").await);
        page.mouse_down(from).await;
        page.mouse_drag_to(to).await;
        page.expect_never("document.querySelector('.man.dragged') !== null")
            .await;
        let_it_move(page).await;
        page.expect_marked("selected", "h2").await;
        page.mouse_up(to).await;
        page.expect_piece("h3", "wP").await;
    });
    Visit::default()
        .sized(390, 844)
        .touch()
        .after_script(WORKERS)
        .run(async |page| {
            page.eval("sessionStorage.held = 'yes'").await;
            sit_down(page, [0, 2], None, "e4").await;
            let (from, to) = (page.square("h2").await, page.square("h3").await);
            page.finger_down(1, from).await;
            page.finger_move(1, to).await;
            let_it_move(page).await;
            page.expect_marked("selected", "h2").await;
            page.finger_move(1, to.towards(from, 0.1)).await;
            page.expect("document.querySelector('.man.dragged') !== null")
                .await;
            page.finger_up(1, to).await;
            page.expect_piece("h3", "wP").await;
        });
}

/// Loads the page again while Black, a computer, thinks and is held, and tells it to move.
pub(crate) async fn reload_and_hurry(page: &Page) {
    expect_thinking(page, "b").await;
    page.reload().await;
    expect_thinking(page, "b").await;
    let button = "button[data-action=move-now]";
    page.expect(format!("document.querySelector('{button}') !== null"))
        .await;
    page.eval("delete sessionStorage.held").await;
    page.click(button).await;
    page.expect_turn("w").await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn it_is_told_to_move_and_thinks_again_when_the_page_is_loaded_again() {
    Visit::default().after_script(WORKERS).run(async |page| {
        page.eval("sessionStorage.held = 'yes'").await;
        sit_down(page, [0, 3], None, "e4").await;
        reload_and_hurry(page).await;
        page.expect(plies(2)).await;
        page.expect("document.documentElement.dataset.thinking === ''")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_it_cannot_be_loaded_that_is_said_and_a_person_takes_the_seat() {
    Visit::default().after_script(WORKERS).run(async |page| {
        page.eval("sessionStorage.missing = 'yes'").await;
        sit_down(page, [0, 3], None, "e4").await;
        let told = text("en", "computer-missing");
        page.expect(format!(
            "document.querySelector('.notice').textContent === '{told}'"
        ))
        .await;
        page.expect("document.querySelector('button[data-action=fetch-computer]') !== null")
            .await;
        page.click("button[data-action=take-seat]").await;
        page.expect("document.querySelector('.bar[data-hand=computer]') === null")
            .await;
        page.type_moves("e5").await;
        page.expect(plies(2)).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn two_computers_play_to_the_end_rest_and_move_once() {
    Visit::default()
        .after_script(
            "Object.defineProperty(document, 'hidden', { get: () => !!sessionStorage.hidden });",
        )
        .run(async |page| {
            // In a hidden tab they rest.
            page.eval("sessionStorage.hidden = 'yes'").await;
            let mates = "4k3/8/4K3/8/8/8/8/7R w - - 0 1";
            sit_down(page, [5, 5], Some(mates), "").await;
            page.action("pause").await;
            page.eval("delete sessionStorage.hidden, document.dispatchEvent(new Event('visibilitychange'))")
                .await;
            page.expect("document.documentElement.dataset.thinking !== 'w'")
                .await;
            page.expect_piece("h1", "wR").await;
            page.action("move-now").await;
            page.expect_end("1-0", "checkmate").await;
            page.action("rematch").await;
            page.expect_end("1-0", "checkmate").await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_first_visit_keeps_it_when_idle_and_where_data_is_dear_its_first_game_does() {
    let dear = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";
    for saves in [false, true] {
        let script = [if saves { dear } else { "" }, IDLE].concat();
        let visit = Visit::default().staying().after_script(script);
        visit.run_bare(async |page| {
            let server = aside(server);
            let url = server.url();
            crate::offline::open(page, &url).await;
            page.expect("!!navigator.serviceWorker.controller").await;
            page.expect(format!("(window.isIdle === undefined) === {saves}"))
                .await;
            // The page itself needs nothing of it, and it is in nobody's way before the page is
            // idle.
            let loaded = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('opponent')).length";
            assert_eq!(page.eval(loaded).await, 0);
            page.expect(format!("{KEPT}.then((kept) => kept.length === 0)"))
                .await;
            if saves {
                sit_down(page, [0, 1], None, "").await;
                page.type_moves("e4").await;
                page.expect(plies(2)).await;
            } else {
                page.eval("window.isIdle()").await;
            }
            page.expect(format!("{KEPT}.then((kept) => kept.length === 2)"))
                .await;
            aside(move || drop(server));
            crate::offline::open(page, &url).await;
            sit_down(page, [0, 1], None, "d4 d5").await;
            page.type_moves("Nf3").await;
            page.expect(plies(3)).await;
        });
    }
}

/// The buttons that there are with a computer at the table.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    sit_down(page, [0, 3], None, "").await;
    let marked =
        |count| format!("document.querySelectorAll('[data-marks~=hint]').length === {count}");
    tried.does(page, "hint", marked(1)).await;
    let drawn = "document.querySelectorAll('[data-drawn=hint][data-arrow]').length";
    page.expect(format!("{drawn} === 0")).await;
    tried.does(page, "hint", marked(2)).await;
    page.expect(format!("{drawn} === 1")).await;
    page.type_moves("e4").await;
    page.expect(marked(0)).await;
    page.expect(format!("{drawn} === 0")).await;
    open_table(page, "w").await;
    page.expect("document.querySelector('[data-hints]').dataset.hints === '1'")
        .await;
    page.key(Key::Escape).await;
    computer_levels::try_all(page, tried).await;
    sit_down(page, [5, 5], Some("4k3/8/4K3/8/8/8/8/7R w - - 0 1"), "").await;
    page.action("pause").await;
    tried
        .does(
            page,
            "move-now",
            "document.documentElement.dataset.result === '1-0'",
        )
        .await;
    page.eval("sessionStorage.missing = 'yes'").await;
    sit_down(page, [0, 3], None, "e4").await;
    page.expect("document.querySelector('button[data-action=fetch-computer]') !== null")
        .await;
    page.eval("delete sessionStorage.missing").await;
    tried.does(page, "fetch-computer", plies(2)).await;
    page.eval("sessionStorage.missing = 'yes'").await;
    sit_down(page, [0, 3], None, "d4").await;
    page.expect("document.querySelector('button[data-action=take-seat]') !== null")
        .await;
    page.eval("delete sessionStorage.missing").await;
    tried
        .does(
            page,
            "take-seat",
            "document.querySelector('.bar[data-hand=computer]') === null",
        )
        .await;
}
