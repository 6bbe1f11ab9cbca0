//! What stands around the board of the page itself: the first screen, the row of decisions, the
//! line of moves, the foot. Each has its place, and nothing of it moves the board.

use rochade_e2e::{Key, Page, Visit};

use crate::actions::Tried;
use crate::layout::{found, resize};

/// The sizes on which all of it is in sight.
pub(crate) const SIZES: [(u32, u32); 8] = [
    (320, 480),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
];

/// What is wrong with the row and what stands beside it: each button is within the window, large
/// enough for a finger, covered by nothing, and no word of it is cut; from 360 pixels on it has a
/// word.
const ROW: &str = "(decisions => {
    const faults = [], row = document.querySelector('main > [role=group]:has(> [data-action=move-table]:not([data-seat]))');
    if (!row) return ['no row'];
    const there = [...row.querySelectorAll('button')].map(e => e.dataset.action).filter(word => word !== 'pause').join();
    if (there !== decisions) faults.push(`the row has ${there}`);
    const rights = '[data-action=adjust], [data-action=say-check], [data-action=point-out-check], [data-action=notice-check]';
    const beside = [...document.querySelectorAll('main > nav:not([popover]) > button, main > section > :not(.sheet, .latest) button:not([data-law]), .bar button')];
    for (const e of [...row.querySelectorAll('button'), ...beside, ...document.querySelectorAll(rights)]) {
        // In the corners of four a clock that no hand presses is only read.
        if (e.matches('[data-game=four]:not([data-press=hand]) .clock')) continue;
        if (!e.checkVisibility({ visibilityProperty: true })) {
            if (e.closest('[role=group]') === row && e.dataset.action !== 'pause') faults.push(`unseen: ${e.dataset.action}`);
            continue;
        }
        const { left, top, right, bottom, width, height } = e.getBoundingClientRect(), said = e.outerHTML.slice(0, 90);
        if (width < 43.98 || height < 43.98) faults.push(`small: ${width}x${height} ${said}`);
        if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) faults.push(`not in view: ${said} ${left},${top} to ${right},${bottom}`);
        for (const [x, y] of [[(left + right) / 2, (top + bottom) / 2], [left + 4, (top + bottom) / 2], [right - 4, (top + bottom) / 2]]) {
            const on = document.elementFromPoint(x, y);
            if (!e.contains(on)) faults.push(`covered by ${on?.outerHTML.slice(0, 60)}: ${said}`);
        }
        if (e.scrollWidth > e.clientWidth + 1 && !e.matches('.bar *')) faults.push(`cut: ${e.scrollWidth} in ${e.clientWidth} ${said}`);
        if (e.closest('[role=group]') === row && innerWidth >= 360 && !parseFloat(getComputedStyle(e).fontSize)) faults.push(`no word: ${said}`);
    }
    return faults;
})";

/// All that is decided in a game of usual laws.
const ALL: &str = "take-back,move-table,offer-draw,resign";

/// Looks at the row on all sizes after some moves.
async fn look(page: &Page, moves: &str, decisions: &str) {
    page.tap_moves(moves).await;
    // What the arrows are is told once, and lies over the row of the smallest.
    page.eval("document.querySelector('[data-notice=arrows]')?.click()")
        .await;
    let mut faults = Vec::new();
    for (width, height) in SIZES {
        resize(page, width, height).await;
        for fault in found(page, &format!("{ROW}('{decisions}')")).await {
            faults.push(format!("{width}x{height}: {fault}"));
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_row_is_whole_and_uncovered_on_every_size_in_each_language_and_game() {
    for (language, dark, game, moves) in [
        ("de", false, "chess", "e2e4 d7d5"),
        ("en", true, "draughts", "c3d4 f6g5"),
        ("nl", false, "four", "d2d4"),
        ("de", true, "three", "c2c4"),
    ] {
        println!("{game} in {language}:");
        let visit = Visit::default().speaking(language).touch().still();
        let visit = if dark { visit.dark() } else { visit };
        let visit = visit.at(format!("?game={game}&clock=15%2B0"));
        visit.run(async |page| look(page, moves, ALL).await);
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_row_has_room_beside_what_old_laws_let_a_player_do() {
    for (language, laws, moves, decisions) in [
        (
            "nl",
            "gustavus",
            "e2e4 e7e5",
            "move-table,offer-draw,resign",
        ),
        ("de", "handbuch-late", "e2e4 e7e5", ALL),
        (
            "en",
            "gustavus-four",
            "d2d4",
            "move-table,offer-draw,resign",
        ),
    ] {
        println!("{laws} in {language}:");
        let visit = Visit::default().speaking(language).touch().still();
        let visit = visit.at(format!("?laws={laws}&clock=15%2B0"));
        visit.run(async |page| look(page, moves, decisions).await);
    }
}

/// Where each square stands.
const SQUARES: &str = "JSON.stringify([...document.querySelectorAll('[data-square]')].map(e => e.getBoundingClientRect()))";

/// The button of the row that opens the moves.
const MOVES: &str = "[data-action=move-table]:not([data-seat])";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn opening_the_moves_shifts_no_square() {
    for (width, height) in [(360, 640), (768, 1024)] {
        println!("{width} × {height}:");
        let visit = Visit::default().sized(width, height).touch();
        visit.run(async |page| {
            let before = page.eval(SQUARES).await;
            page.action("begin-two").await;
            page.middle(MOVES).await;
            assert_eq!(page.eval(SQUARES).await, before, "begun");
            page.type_moves("e2e4 e7e5 g1f3").await;
            assert_eq!(page.eval(SQUARES).await, before, "moved");
            page.click(MOVES).await;
            page.middle("[data-ply=\"3\"]").await;
            assert_eq!(page.eval(SQUARES).await, before, "opened");
            page.click("[data-action=close]").await;
            page.middle(MOVES).await;
            assert_eq!(page.eval(SQUARES).await, before, "closed");
            // Behind a picture there is the row of that player, too.
            page.click("[data-action=move-table][data-seat=w]").await;
            page.middle("[data-action=resign][data-seat=w]").await;
            assert_eq!(page.eval(SQUARES).await, before, "decides");
        });
    }
}

/// Counts how often the page is touched.
const COUNT: &str =
    "window.taps = 0; addEventListener('pointerdown', () => { window.taps += 1; }, true);";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_game_begins_with_one_tap_and_black_against_the_second_level_with_three() {
    let is = |game: &str| format!("document.documentElement.dataset.game === '{game}'");
    let computer = |seat: &str| {
        format!("document.querySelector('.bar[data-seat={seat}]').dataset.hand === 'computer'")
    };
    let visit = Visit::default().sized(390, 844).after_script(COUNT);
    visit.run(async |page| {
        for game in ["draughts", "four", "three"] {
            page.eval("void (window.taps = 0)").await;
            page.action(&format!("begin-{game}")).await;
            page.expect(is(game)).await;
            assert_eq!(page.eval("taps").await, 1, "{game}");
        }
    });
    let visit = Visit::default().sized(390, 844).after_script(COUNT);
    visit.run(async |page| {
        page.action("begin-computer").await;
        page.expect(computer("b")).await;
        assert_eq!(page.eval("taps").await, 1, "the computer");
        page.click("label:has([name=colour][value=b])").await;
        page.expect(computer("w")).await;
        page.expect("document.querySelector('[name=opponent]:checked').value === '2'")
            .await;
        let taps = page.eval("taps").await;
        assert!(taps.as_u64().is_some_and(|taps| taps <= 3), "{taps}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_five_games_go_with_the_first_move() {
    Visit::default().run(async |page| {
        page.middle("[data-action=begin-two]").await;
        page.expect(format!("document.querySelector('{MOVES}') === null"))
            .await;
        page.tap_moves("e2e4").await;
        page.expect("document.querySelector('[data-action^=begin]') === null")
            .await;
        page.middle(MOVES).await;
        // They come again with a new game, and go with the first of them.
        page.action("new-game").await;
        page.action("start-game").await;
        page.expect_turn("w").await;
    });
}

/// Adds up how far things move by themselves, as browsers count it.
const SHIFTS: &str = "window.shifts = 0; window.shifted = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) {
            if (entry.hadRecentInput) continue;
            window.shifts += entry.value;
            window.shifted.push([entry.value, ...entry.sources.map(source => source.node?.outerHTML?.slice(0, 80))]);
        }
    }).observe({ type: 'layout-shift', buffered: true });";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_shifts_from_the_first_board_on() {
    for (width, height) in [(390, 844), (768, 1024), (1280, 800)] {
        println!("{width} × {height}:");
        let visit = Visit::default().sized(width, height).after_script(SHIFTS);
        visit.at("?clock=5%2B0").run(async |page| {
            page.middle("[data-action=begin-two]").await;
            page.settle().await;
            page.type_moves("f2f3 e7e5").await;
            page.settle().await;
            page.type_moves("g2g4 d8h4").await;
            page.expect_end("0-1", "checkmate").await;
            page.middle("[data-action=rematch]").await;
            page.settle().await;
            let shifts = page.eval("shifts").await;
            let shifted = page.eval("shifted").await;
            assert!(
                shifts.as_f64().is_some_and(|shifts| shifts < 0.05),
                "{shifts}: {shifted:#}"
            );
        });
    }
}

/// Whether the field for typed moves has the focus, and is seen.
const TYPES: &str = "(field => document.activeElement === field && (({ width, height }) => width > 100 && height > 40)(field.getBoundingClientRect())
    && field.getBoundingClientRect().bottom <= innerHeight
    && getComputedStyle(field.closest('label').parentElement).clipPath === 'none')(document.querySelector('[name=move]'))";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn typing_anywhere_leads_to_the_field_for_moves() {
    Visit::default().run(async |page| {
        page.expect_never(TYPES).await;
        for letter in ['e', '4'] {
            page.letter(letter).await;
        }
        page.expect(TYPES).await;
        page.key(Key::Enter).await;
        page.expect_piece("e4", "wP").await;
        // It stays for the next move, and goes when the board is touched.
        page.type_moves("e5").await;
        page.tap("g1").await;
        page.expect(format!("!{TYPES}")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn on_a_touch_screen_the_menu_shows_the_field_for_moves() {
    for (width, height) in [(844, 390), (768, 1024)] {
        println!("{width} × {height}:");
        let visit = Visit::default().sized(width, height).touch();
        visit.run(async |page| {
            page.touch_tap("e2").await;
            page.touch_tap("e4").await;
            page.expect_piece("e4", "wP").await;
            page.expect_never(TYPES).await;
            page.action("type-move").await;
            page.expect(TYPES).await;
            page.write("e5").await;
            page.key(Key::Enter).await;
            page.expect_piece("e5", "bP").await;
        });
    }
}

/// Tries the buttons of the first screen.
pub(crate) async fn try_all(page: &Page, tried: &Tried) {
    let is = |game: &str| format!("document.documentElement.dataset.game === '{game}'");
    for game in ["draughts", "four", "three"] {
        tried.does(page, &format!("begin-{game}"), is(game)).await;
    }
    page.action("begin-draughts").await;
    page.expect(is("draughts")).await;
    let computer = "document.querySelector('[data-hand=computer]') !== null";
    tried.does(page, "begin-computer", computer).await;
}

/// Tries the button with which two begin.
pub(crate) async fn try_two(page: &Page, tried: &Tried) {
    let row = "document.querySelector('[data-action=resign]') !== null";
    tried.does(page, "begin-two", row).await;
}
