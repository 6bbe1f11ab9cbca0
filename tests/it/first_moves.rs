//! The first move of a game, made before the rules are there: it stands at once, and they make it
//! when they come, or put it back.

use rochade_e2e::{Page, Visit};
use serde_json::json;

use crate::boot::HOLD;
use crate::games::START;
use crate::resume::HOLD_LATER;
use crate::why::expect_why;

/// From an early move on, `window.lost` gets whatever is seen in its place until the next one is
/// made; `window.noise` tells what glides or is heard meanwhile.
const WATCH: &str = "window.watch = (from, to, man) => {
    const [start, end] = [from, to].map(name => document.querySelector(`[data-square=${name}]`));
    const positions = new Set();
    Object.assign(window, { lost: [], noise: [] });
    const isNow = () => positions.add(document.documentElement.dataset.position).size < 3;
    const men = () => [start, end].map(({ dataset }) => dataset.piece).join();
    const look = (seen, wanted) => isNow() && seen !== wanted && window.lost.push(seen);
    const lookAtMen = () => look(men(), `,${man}`);
    const frame = () => {
        lookAtMen();
        const marked = [...document.querySelectorAll('[data-square][data-marks], .ring.on')].map(({ dataset }) => dataset.square + dataset.marks);
        look(marked.sort().join(), [from, to].map(name => `${name}last`).sort().join());
        if (isNow()) requestAnimationFrame(frame);
    };
    new MutationObserver(lookAtMen).observe(document.querySelector('.squares'), { subtree: true, attributeFilter: ['data-piece'] });
    requestAnimationFrame(frame);
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...all) {
        if (isNow()) window.noise.push('glide');
        return animate.apply(this, all);
    };
    addEventListener('rochade-move', () => isNow() && window.noise.push('sound'));
};";

/// How a move is made.
#[derive(Clone, Copy, Debug)]
enum Way {
    Taps,
    Drag,
    Finger,
}

impl Way {
    async fn go(self, page: &Page, from: &str, to: &str) {
        match self {
            Way::Taps => {
                page.tap(from).await;
                page.tap(to).await;
            }
            Way::Drag => page.drag(from, to).await,
            Way::Finger => page.touch_drag(from, to).await,
        }
    }
}

/// Makes a first move before the rules are there, and lets them come: all that is seen from then on
/// is that move, from a square to another, by this man.
async fn make(page: &Page, way: Way, [from, to, man]: [&str; 3]) {
    page.expect_piece(from, man).await;
    page.expect("window.go instanceof Function").await;
    let before = page.board().await;
    way.go(page, from, to).await;
    page.expect_piece(to, man).await;
    page.eval(&format!("window.watch('{from}', '{to}', '{man}')"))
        .await;
    // Whose turn it is then, only the rules know.
    page.expect(
        "![...document.querySelectorAll('.turn, .to-move')].some(turn => turn.checkVisibility({ visibilityProperty: true }))",
    )
    .await;
    // Nor do they tell where other men can go.
    page.tap(from).await;
    page.expect_unmarked("selected move").await;
    assert_eq!(page.board().await.position, before.position);
    page.eval("void window.go()").await;
    page.expect_of_board("another position", |board| {
        board.position != before.position && board.agrees()
    })
    .await;
    page.expect("document.querySelector('[aria-busy]') === null")
        .await;
}

/// Checks that an early move stands as the rules show it, and that nothing else was seen or heard.
async fn expect_made(page: &Page, [from, to, man]: [&str; 3]) {
    page.expect_piece(to, man).await;
    page.expect_marked("last", &format!("{from} {to}")).await;
    page.expect(format!(
        "[...document.querySelectorAll('[data-square].to')].map(square => square.dataset.square).join() === '{to}'"
    ))
    .await;
    page.settle().await;
    let seen = page.eval("[window.lost, window.noise]").await;
    assert_eq!(seen, json!([[], []]), "{from} {to}");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_first_move_stands_before_the_rules_are_there_and_they_make_it() {
    for (address, turn, first) in [
        ("", "b", ["e2", "e4", "wP"]),
        ("?laws=club&clock=5%2b3", "b", ["g1", "f3", "wN"]),
        ("?laws=russian", "b", ["c3", "d4", "wM"]),
        ("?game=four", "D", ["e1", "f3", "CN"]),
        ("?game=three", "r", ["g2", "g4", "kP"]),
        ("?game=three", "r", ["c2", "b3", "kP"]),
        ("embed.html?lang=nl", "b", ["b1", "c3", "wN"]),
        ("embed.html?orientation=black", "b", ["e2", "e4", "wP"]),
        ("embed.html?game=four&clock=5%2b3", "D", ["g2", "g3", "CP"]),
    ] {
        for way in [Way::Taps, Way::Drag, Way::Finger] {
            let visit = Visit::default().at(address).sized(390, 844).touch();
            visit
                .after_script([HOLD, WATCH].concat())
                .run_bare(async |page| {
                    make(page, way, first).await;
                    page.expect_turn(turn).await;
                    expect_made(page, first).await;
                });
        }
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_first_move_against_the_computer_stands_before_the_rules_are_there() {
    let first = ["d2", "d4", "wP"];
    let visit = Visit::default().after_script([HOLD_LATER, WATCH].concat());
    visit.run(async |page| {
        page.action("begin-computer").await;
        page.expect("document.querySelector('[name=opponent]') !== null")
            .await;
        page.do_command("Page.reload", json!({})).await;
        make(page, Way::Taps, first).await;
        let seen = page.eval("[window.lost, window.noise]").await;
        assert_eq!(seen, json!([[], []]));
        page.expect_of_board("an answer", |board| {
            board.turn == "w" && board.piece("d4") == "wP" && board.position.ends_with(" 2")
        })
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_first_move_that_the_rules_refuse_is_put_back_with_their_reason() {
    for way in [Way::Taps, Way::Drag] {
        let visit = Visit::default().after_script([HOLD, WATCH].concat());
        visit.run_bare(async |page| {
            page.expect_piece("e2", "wP").await;
            page.eval("document.querySelector('[data-square=e2]').dataset.to = 'e5'")
                .await;
            way.go(page, "e2", "e5").await;
            page.expect_piece("e5", "wP").await;
            page.eval("void window.go()").await;
            page.expect_piece("e2", "wP").await;
            page.expect_piece("e5", "").await;
            page.expect_placement_to_stay(START).await;
            expect_why(page, &["pawns move straight ahead"]).await;
            page.expect_unmarked("last").await;
            page.tap_moves("e2e4 e7e5").await;
            page.expect_piece("e5", "bP").await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_puts_a_man_back_early_puts_it_back_for_the_rules() {
    let visit = Visit::default().after_script(HOLD);
    visit.run_bare(async |page| {
        page.expect_piece("e2", "wP").await;
        let back = async || {
            page.expect_unmarked("selected move").await;
            page.tap("e4").await;
            page.expect_piece("e4", "").await;
        };
        // A second tap, a tap elsewhere, and a drop where it can't go.
        page.tap("e2").await;
        page.tap("e2").await;
        back().await;
        page.tap("e2").await;
        page.tap("a5").await;
        back().await;
        page.drag("e2", "d5").await;
        back().await;
        page.eval("void window.go()").await;
        page.expect("document.querySelector('[data-action=new-game]') !== null")
            .await;
        page.expect_placement_to_stay(START).await;
        page.tap_moves("e2e4").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_hand_that_does_anything_else_is_left_to_the_rules() {
    for (setting, goes) in [
        ("input=drag", Way::Taps),
        ("input=tap", Way::Drag),
        // Released on another target than the one that was pressed.
        ("release=on", Way::Taps),
    ] {
        let keep = format!("localStorage.setItem('rochade.settings', '{setting}');");
        let visit = Visit::default().after_script([&keep, HOLD].concat());
        visit.run_bare(async |page| {
            page.expect_piece("e2", "wP").await;
            if setting == "release=on" {
                page.tap("e2").await;
                page.drag("e3", "e4").await;
            } else {
                goes.go(page, "e2", "e4").await;
            }
            page.settle().await;
            page.expect_piece("e2", "wP").await;
            page.eval("void window.go()").await;
            page.expect("document.querySelector('[data-action=new-game]') !== null")
                .await;
            let placement = match setting {
                "release=on" => "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
                _ => START,
            };
            page.expect_placement_to_stay(placement).await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn where_black_begins_touches_wait_for_the_rules_and_are_done() {
    for address in ["?laws=english", "embed.html?laws=pool"] {
        let visit = Visit::default().at(address).after_script(HOLD);
        visit.run_bare(async |page| {
            page.expect_piece("b6", "bM").await;
            page.tap("b6").await;
            page.tap("a5").await;
            page.expect_unmarked("selected move last").await;
            page.expect("window.go instanceof Function").await;
            page.eval("void window.go()").await;
            page.expect_piece("a5", "bM").await;
            page.expect_turn("w").await;
        });
    }
}

/// A game that begins, as it is kept, but for some of its parts.
pub(crate) fn kept(parts: &str) -> String {
    format!(
        "localStorage.setItem('rochade.2.open.one', JSON.stringify({{
            written: '2026-11-22T01:40:15.809Z', game: 'chess', events: 0, saved: '1A',
            position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
            men: 'bRbNbBbQbKbBbNbR/bPbPbPbPbPbPbPbP/--------/--------/--------/--------/wPwPwPwPwPwPwPwP/wRwNwBwQwKwBwNwR',
            {parts}
        }}));"
    )
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn of_games_that_were_left_only_one_that_begins_with_a_person_is_answered() {
    for (parts, is_answered) in [
        ("", true),
        ("turn: 'half', levels: [0, 4]", true),
        ("levels: [4, 0]", false),
        ("events: 1", false),
        ("events: null", false),
        ("read: true", false),
        ("linked: true", true),
        (
            "position: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1'",
            false,
        ),
    ] {
        let visit = Visit::default().after_script([&kept(parts), HOLD].concat());
        visit.run_bare(async |page| {
            page.expect_piece("g1", "wN").await;
            page.tap("g1").await;
            if is_answered {
                page.expect_marked("move", "f3 h3").await;
                page.tap("f3").await;
                page.expect_piece("f3", "wN").await;
            } else {
                page.expect_unmarked("selected move").await;
            }
        });
    }
}
