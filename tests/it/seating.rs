//! How the players sit: fixed, face to face, turning pieces, passing the device.

use rochade_e2e::{Page, Visit};

use crate::layout::resize;
use crate::set_out::anew;
use crate::setup::scroll_to;

pub(crate) fn tablet() -> Visit {
    Visit::default().sized(768, 1024).touch()
}

/// Lets the players sit so.
pub(crate) async fn sit(page: &Page, way: &str) {
    press(page, "seating").await;
    choose(page, way).await;
}

/// Chooses a way to sit in the panel for it, and closes that.
pub(crate) async fn choose(page: &Page, way: &str) {
    page.click(format!("dialog input[name=seating][value={way}]"))
        .await;
    page.expect(&format!(
        "document.documentElement.dataset.seating === '{way}'"
    ))
    .await;
    scroll_to(page, "[data-action=close]").await;
    page.click("dialog [data-action=close]").await;
    page.expect("!document.querySelector('dialog')").await;
}

/// Presses a button of the foot or of the menu, wherever it is.
pub(crate) async fn press(page: &Page, action: &str) {
    page.action(action).await;
    page.eval("document.querySelector(':popover-open')?.hidePopover()")
        .await;
}

/// By how many degrees an element is turned on the screen, with all that it stands in.
async fn expect_turned(page: &Page, selector: &str, degrees: u32) {
    let ask = format!(
        "(start => {{
            if (!start) return 'nothing is ' + `{selector}`;
            let turn = 0;
            for (let e = start; e; e = e.parentElement) turn += parseFloat(getComputedStyle(e).rotate) || 0;
            return (turn % 360 + 360) % 360;
        }})(document.querySelector(`{selector}`)) === {degrees}"
    );
    page.expect(&ask).await;
}

/// Waits until the far player reads a row on one square, and a column on the other, the right way
/// round.
async fn expect_coordinates(page: &Page, squares: [&str; 2], words: [&str; 2]) {
    for ((square, part), word) in squares.iter().zip(["before", "after"]).zip(words) {
        page.expect(format!(
            "(style => style.content === '\"{word}\"' && style.rotate === '180deg')
                (getComputedStyle(document.querySelector('[data-square={square}]'), '::{part}'))"
        ))
        .await;
    }
}

/// What finds a player's bar: it has the button for the move table.
pub(crate) fn bar(seat: &str) -> String {
    format!("[data-seat={seat}]:has([data-action=move-table])")
}

/// What finds the man on a square.
fn man(square: &str) -> String {
    format!("[data-square={square}] > *")
}

/// What finds the man in hand.
const IN_HAND: &str = "[data-marks~=selected] > *";

/// Waits until a square is seen in the lower half of the board.
pub(crate) async fn expect_below(page: &Page, square: &str, above: &str) {
    let top = |name: &str| {
        format!("document.querySelector('[data-square={name}]').getBoundingClientRect().top")
    };
    page.expect(&format!("{} > {}", top(square), top(above)))
        .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn fixed_face_to_face_and_turning_turn_what_each_player_sees() {
    tablet().run(async |page| {
        println!("fixed is how everybody sits at first");
        assert_eq!(page.html_attr("data-seating").await, "fixed");
        page.type_moves("e2e4").await;
        expect_turned(page, &bar("b"), 0).await;
        expect_turned(page, &man("e7"), 0).await;
        expect_turned(page, &man("e4"), 0).await;
        anew(page).await;
        println!("face to face turns what is the far players");
        sit(page, "face").await;
        expect_turned(page, &bar("b"), 180).await;
        expect_turned(page, &bar("w"), 0).await;
        expect_turned(page, &man("e7"), 180).await;
        expect_coordinates(page, ["h8", "a8"], ["8", "a"]).await;
        // The other colour can sit there, too.
        page.action("flip").await;
        expect_turned(page, &bar("w"), 180).await;
        expect_turned(page, &bar("b"), 0).await;
        expect_coordinates(page, ["a1", "h1"], ["1", "h"]).await;
        page.action("flip").await;
        page.play("e2e4 e7e5", async |from: &str, to: &str| {
            page.touch_tap(from).await;
            page.touch_tap(to).await;
        })
        .await;
        page.play("g1f3 b8c6", async |from: &str, to: &str| {
            page.touch_drag(from, to).await;
        })
        .await;
        anew(page).await;
        println!("face to face the far players promotion buttons face that player");
        sit(page, "face").await;
        page.type_moves("h2h4 g7g5 h4g5 h7h5 a2a3 h5h4 a3a4 h4h3 a4a5 h3g2 a5a6")
            .await;
        page.touch_tap("g2").await;
        page.touch_tap("h1").await;
        page.middle("button[data-promotion=N]").await;
        expect_turned(page, "button[data-promotion=N] > *", 180).await;
        // They grow inward, so that the last one is three squares above the first.
        page.expect(
            "(([q, n]) => q.top - n.top > 2.9 * q.height)(
                ['Q', 'N'].map(p => document.querySelector(`[data-promotion=${p}]`).getBoundingClientRect()))",
        )
        .await;
        page.click("button[data-promotion=N]").await;
        page.expect_piece("h1", "bN").await;
        page.type_move("a6b7").await;
        page.type_move("h1g3").await;
        page.touch_tap("b7").await;
        page.touch_tap("a8").await;
        page.middle("button[data-promotion=Q]").await;
        expect_turned(page, "button[data-promotion=Q] > *", 0).await;
        anew(page).await;
        println!("turning pieces face the player to move");
        sit(page, "turning").await;
        page.play("e2e4 d7d5 e4d5 d8d5", async |from: &str, to: &str| {
            let white = page.html_attr("data-turn").await == "w";
            for square in ["e1", "e8", from] {
                expect_turned(page, &man(square), if white { 0 } else { 180 }).await;
            }
            if to == "d5" {
                page.touch_drag(from, to).await;
            } else {
                page.touch_tap(from).await;
                page.touch_tap(to).await;
            }
        })
        .await;
        page.type_move("b1c3").await;
        expect_turned(page, &man("d5"), 180).await;
        follows_the_finger(page, "d5", "g7").await;
        page.action("flip").await;
        expect_turned(page, &man("d5"), 0).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_far_players_men_are_turned_unless_they_are_not_to_be() {
    tablet().run(async |page| {
        for (wanted, degrees) in [("off", 0), ("on", 180)] {
            page.action("new-game").await;
            page.action("more-choices").await;
            scroll_to(page, "[name=seating][value=face]").await;
            page.click("[name=seating][value=face]").await;
            page.set_field("far-men", wanted).await;
            page.action("start-game").await;
            expect_turned(page, &man("e7"), degrees).await;
            page.reload().await;
            expect_turned(page, &man("e7"), degrees).await;
        }
        page.action("new-game").await;
        page.action("start-game").await;
        page.expect("document.documentElement.dataset.seating === 'face'")
            .await;
        for (square, degrees) in [("e2", 0), ("e7", 180)] {
            expect_turned(page, &man(square), degrees).await;
        }
        // What is turned glides and is dragged like the rest.
        page.tap_moves("e2e4 e7e5").await;
        expect_turned(page, &man("e5"), 180).await;
        page.expect_placement("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR")
            .await;
        page.touch_drag("g1", "f3").await;
        page.expect_piece("f3", "wN").await;
        follows_the_finger(page, "g8", "f4").await;
        press(page, "flip").await;
        expect_turned(page, &man("d2"), 180).await;
        expect_turned(page, &man("e5"), 0).await;
        expect_turned(page, &man("f3"), 180).await;
    });
}

/// Waits until every man lies in the middle of its square.
async fn expect_all_at_home(page: &Page) {
    page.expect(
        "[...document.querySelectorAll('[data-piece]')].every(square => {
            const [home, man] = [square, square.firstElementChild].map(e => e.getBoundingClientRect());
            return Math.hypot(home.x + home.width / 2 - man.x - man.width / 2, home.y + home.height / 2 - man.y - man.height / 2) < 1;
        })",
    )
    .await;
}

/// Drags a man over a square where it can't go, looks whether it is there, and lets go.
async fn follows_the_finger(page: &Page, from: &str, over: &str) {
    let (start, end) = (page.square(from).await, page.square(over).await);
    page.mouse_down(start).await;
    page.mouse_drag_to(start.towards(end, 0.5)).await;
    page.mouse_drag_to(end).await;
    page.expect_marked("selected", from).await;
    page.expect(&format!(
        "(box => box && Math.hypot(box.x + box.width / 2 - {}, box.y + box.height / 2 - {}) < 2)
            (document.querySelector('{IN_HAND}')?.getBoundingClientRect())",
        end.x, end.y
    ))
    .await;
    page.mouse_up(end).await;
    expect_all_at_home(page).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_lifts_men_away_from_its_player() {
    tablet().run(async |page| {
        for (way, white_up, black_up) in [("fixed", true, true), ("face", true, false)] {
            sit(page, way).await;
            for (from, over, up) in [("e2", "e4", white_up), ("e7", "e5", black_up)] {
                let (start, end) = (page.square(from).await, page.square(over).await);
                page.finger_down(0, start).await;
                page.finger_move(0, start.towards(end, 0.5)).await;
                page.finger_move(0, end).await;
                let side = if up { '<' } else { '>' };
                page.expect(&format!(
                    "(box => box && box.y + box.height / 2 {side} {} && Math.abs(box.x + box.width / 2 - {}) < 2)
                        (document.querySelector('{IN_HAND}')?.getBoundingClientRect())",
                    end.y, end.x
                ))
                .await;
                page.finger_up(0, end).await;
                page.expect_piece(over, if from == "e2" { "wP" } else { "bP" })
                    .await;
            }
            press(page, "new-game").await;
            page.action("start-game").await;
            page.expect_placement(crate::games::START).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_lifts_men_away_from_a_player_at_a_side() {
    tablet().at("?game=three").run(async |page| {
        sit(page, "face").await;
        page.type_moves("c2-c4").await;
        // Red sits at the right, White at the left.
        for (from, over, side, turn) in [("l3", "k3", '<', "w"), ("b3", "c3", '>', "k")] {
            let (start, end) = (page.square(from).await, page.square(over).await);
            page.finger_down(0, start).await;
            page.finger_move(0, start.towards(end, 0.5)).await;
            page.finger_move(0, end).await;
            page.expect(&format!(
                "(box => box && box.x + box.width / 2 {side} {} && Math.abs(box.y + box.height / 2 - {}) < 2)
                    (document.querySelector('{IN_HAND}')?.getBoundingClientRect())",
                end.x, end.y
            ))
            .await;
            page.finger_up(0, end).await;
            page.expect_turn(turn).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn men_of_three_face_their_players_or_who_is_to_move() {
    tablet().at("?game=three").run(async |page| {
        let men = ["g1", "m7", "a6"];
        sit(page, "turning").await;
        // Black sits at the bottom, Red at the right, White at the left.
        for (step, facing, degrees) in [("", "", 0), ("c2-c4", "right", 270), ("l3-i3", "left", 90)]
        {
            if !step.is_empty() {
                page.type_move(step).await;
            }
            page.expect(format!(
                "document.documentElement.dataset.facing === '{facing}'"
            ))
            .await;
            for square in men {
                expect_turned(page, &man(square), degrees).await;
            }
        }
        sit(page, "face").await;
        for (near, turned) in [
            ("k", [0, 270, 90]),
            ("r", [90, 0, 180]),
            ("w", [270, 180, 0]),
        ] {
            page.expect(format!(
                "document.documentElement.dataset.near === '{near}'"
            ))
            .await;
            for ((square, seat), degrees) in men.iter().zip(["k", "r", "w"]).zip(turned) {
                expect_turned(page, &man(square), degrees).await;
                expect_turned(page, &bar(seat), degrees).await;
            }
            page.action("flip").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn turning_takes_a_moment_unless_less_motion_is_wanted() {
    for still in [false, true] {
        let visit = if still { tablet().still() } else { tablet() };
        visit.run(async |page| {
            sit(page, "turning").await;
            let time = page
                .eval("getComputedStyle(document.querySelector('[data-square=e2] > *')).transitionDuration")
                .await;
            assert_eq!(time == "0s", still, "{time}");
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_device_remembers_how_its_players_sit() {
    Visit::default().run(async |page| {
        sit(page, "turning").await;
        page.reload().await;
        page.expect("document.documentElement.dataset.seating === 'turning'")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tablet_is_laid_down_between_three_or_four_with_one_tap() {
    let lying = Visit::default().sized(1024, 768).touch().still();
    lying.at("?game=four").run(async |page| {
        page.click("[data-action=lay-down]").await;
        page.expect("document.documentElement.dataset.seating === 'face'")
            .await;
        page.expect("!document.querySelector('[data-action=lay-down]')")
            .await;
        for (seat, square, degrees) in [
            ("C", "h1", 0),
            ("D", "n8", 270),
            ("A", "g14", 180),
            ("B", "a7", 90),
        ] {
            expect_turned(page, &bar(seat), degrees).await;
            expect_turned(page, &man(square), degrees).await;
        }
        // Two sit at two sides of it, as they like.
        page.action("begin-two").await;
        sit(page, "fixed").await;
        page.expect("!document.querySelector('[data-action=lay-down]')")
            .await;
        // Standing, nothing is offered.
        page.action("new-game").await;
        page.set_field("game", "three").await;
        page.action("start-game").await;
        page.expect("document.querySelector('[data-action=lay-down]')?.checkVisibility()")
            .await;
        resize(page, 768, 1024).await;
        page.expect("!document.querySelector('[data-action=lay-down]').checkVisibility()")
            .await;
    });
}
