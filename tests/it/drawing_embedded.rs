//! Who draws on a board in a page of another site: a finger that has rested, and the mouse while
//! the board sleeps.

use rochade_e2e::Visit;

use crate::drawing::{MENUS, drawn, expect_drawn};
use crate::element::{SCRIPT, ask};
use crate::embed::{board, with};
use crate::games::START;
use crate::kiosk;

/// Lets nobody wait: whatever rests has rested at once.
const AT_ONCE: &str =
    "(wait => { window.setTimeout = (act, time, ...more) => wait(act, 0, ...more); })(setTimeout)";

/// Whether the game that is replayed has been read.
const READ: &str = "document.querySelector('[data-ply]') !== null";

/// A board in a page, for a finger that has rested as soon as it comes down.
fn finger(asked: &str) -> Visit {
    board(asked).sized(390, 600).touch().after_script(AT_ONCE)
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_that_has_rested_draws_on_a_board_in_a_page() {
    finger("pgn=1.%20e4%20e5&lang=en")
        .awake()
        .run(async |page| {
            page.expect(READ).await;
            let [from, to] = [page.square("e2").await, page.square("e4").await];
            page.finger_down(0, from).await;
            expect_drawn(page, &["sketch green e2"]).await;
            page.finger_move(0, from.towards(to, 0.5)).await;
            page.finger_move(0, to).await;
            expect_drawn(page, &["sketch green e2-e4"]).await;
            page.finger_up(0, to).await;
            expect_drawn(page, &["reader green e2-e4"]).await;
            page.finger_down(0, to).await;
            expect_drawn(page, &["reader green e2-e4", "sketch green e4"]).await;
            page.finger_up(0, to).await;
            expect_drawn(page, &["reader green e2-e4", "reader green e4"]).await;
            // That was no tap: nothing has been stepped to.
            page.expect_placement_to_stay(START).await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_quick_finger_wipes_and_steps() {
    board("pgn=1.%20e4%20e5")
        .sized(390, 600)
        .touch()
        .awake()
        .run(async |page| {
            page.expect(READ).await;
            page.draw("e2", "e4").await;
            expect_drawn(page, &["reader green e2-e4"]).await;
            page.touch_tap("d4").await;
            page.expect_piece("e4", "wP").await;
            expect_drawn(page, &[]).await;
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_that_draws_does_not_scroll_the_page_around() {
    let body = [
        SCRIPT,
        "<div style='height:60px'></div><rochade-board id=a style='width:340px' pgn='1. e4 e5'></rochade-board><div style='height:3000px'></div>",
    ];
    let visit = Visit::default()
        .sized(390, 844)
        .touch()
        .after_script(AT_ONCE);
    visit.in_club(body.concat()).run_bare(async |page| {
        ask(page, "position()").await;
        page.expect_in("#a", "document.documentElement.dataset.embed === 'awake'")
            .await;
        page.expect_in("#a", READ).await;
        let [from, to] = [
            page.square_in("#a", "e2").await,
            page.square_in("#a", "e7").await,
        ];
        page.finger_down(0, from).await;
        page.expect_in("#a", drawn(&["sketch green e2"])).await;
        for step in 1..=5 {
            page.finger_move(0, from.towards(to, f64::from(step) / 5.0))
                .await;
        }
        page.finger_up(0, to).await;
        page.expect_in("#a", drawn(&["reader green e2-e7"])).await;
        page.expect_to_stay("scrollY === 0").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_that_rests_where_it_means_something_draws_nothing() {
    // A man that is taken in hand, and one that is put back.
    finger("").awake().run(async |page| {
        for marked in [true, false] {
            let place = page.square("e2").await;
            page.finger_down(0, place).await;
            page.expect_never("document.querySelector('[data-drawn]') !== null")
                .await;
            page.finger_up(0, place).await;
            if marked {
                page.expect_marked("selected", "e2").await;
            } else {
                page.expect_nothing_selected().await;
            }
        }
        // Where nothing can be taken, it draws on a board to play on, too.
        let place = page.square("e5").await;
        page.finger_down(0, place).await;
        expect_drawn(page, &["sketch green e5"]).await;
        page.finger_up(0, place).await;
        expect_drawn(page, &["reader green e5"]).await;
        page.touch_drag("e2", "e4").await;
        page.expect_piece("e4", "wP").await;
        expect_drawn(page, &[]).await;
    });
    // On the page itself hands may rest on the board.
    let page_itself = Visit::default().sized(390, 844).touch();
    page_itself.after_script(AT_ONCE).run(async |page| {
        let place = page.square("e5").await;
        page.finger_down(0, place).await;
        page.expect_never("document.querySelector('[data-drawn]') !== null")
            .await;
        page.finger_up(0, place).await;
        page.expect_never("document.querySelector('[data-drawn]') !== null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nobody_draws_in_a_picture() {
    with(
        "pgn",
        "1. e4 {[%csl Re4]} e5 *",
        "&start=1&interactive=none",
    )
    .run(async |page| {
        expect_drawn(page, &["comment red e4"]).await;
        page.draw("d2", "d4").await;
        page.expect_to_stay(drawn(&["comment red e4"])).await;
    });
    board("interactive=none").run(async |page| {
        page.eval(MENUS).await;
        page.draw("d2", "d4").await;
        page.expect("menus === 1").await;
        page.expect_asleep().await;
        expect_drawn(page, &[]).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_tablet_at_the_club_lets_a_mouse_draw_and_opens_no_menu() {
    Visit::default().run(async |page| {
        kiosk::come(page).await;
        page.eval(MENUS).await;
        page.draw("e2", "e4").await;
        expect_drawn(page, &["reader green e2-e4"]).await;
        assert_eq!(page.eval("menus").await, 0);
        page.expect_placement(START).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_right_button_wakes_a_board_and_draws_on_it() {
    for asked in ["", "pgn=1.%20e4%20e5"] {
        board(asked).run(async |page| {
            page.expect_asleep().await;
            page.eval(MENUS).await;
            page.draw("e2", "e4").await;
            page.expect_awake().await;
            // The game that comes then begins with the position that it was drawn on.
            page.expect(if asked.is_empty() { "true" } else { READ })
                .await;
            page.expect_to_stay(drawn(&["reader green e2-e4"])).await;
            page.expect_placement(START).await;
            assert_eq!(page.eval("menus").await, 0);
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_wakes_for_what_is_drawn_on_its_first_position_only() {
    let two = "[Event \"A\"]\n\n1. e4 {[%cal Re7e5]} e5 *\n\n[Event \"B\"]\n\n{One.} {[%csl Gd5] Two.} 1. d4 *";
    with("pgn", two, "").run(async |page| page.expect_asleep().await);
    for more in ["&game=1", "&game=1&interactive=none"] {
        with("pgn", two, more).run(async |page| {
            page.expect_awake().await;
            expect_drawn(page, &["comment green d5"]).await;
        });
    }
    with("pgn", "{[%csl Rd5]} 1. e4 *", "").run(async |page| {
        page.expect_awake().await;
        expect_drawn(page, &["comment red d5"]).await;
    });
}
