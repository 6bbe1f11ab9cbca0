//! Passing the device: the view turns to the player to move.

use rochade_e2e::{Key, Visit};

use crate::seating::{expect_below, sit, tablet};

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn passing_the_device_turns_the_view_to_the_player_to_move() {
    tablet().run(async |page| {
        sit(page, "pass").await;
        expect_below(page, "e1", "e8").await;
        page.touch_tap("e2").await;
        page.touch_tap("e4").await;
        expect_below(page, "e8", "e1").await;
        page.expect("document.documentElement.dataset.near === 'b'")
            .await;
        page.touch_drag("e7", "e5").await;
        page.expect_piece("e5", "bP").await;
        expect_below(page, "e1", "e8").await;
        page.expect("document.documentElement.dataset.near === 'w'")
            .await;
        // The other side can be looked at, until the next move.
        page.action("flip").await;
        expect_below(page, "e8", "e1").await;
        page.touch_tap("g1").await;
        page.touch_tap("f3").await;
        page.expect_piece("f3", "wN").await;
        expect_below(page, "e8", "e1").await;
    });
}

/// Taps squares faster than any hand: each where it is seen at that moment.
const QUICK: &str = "(async squares => {
    for (const name of squares.split(' ')) {
        const square = document.querySelector(`[data-square=${name}]`);
        const box = square.getBoundingClientRect();
        const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
        for (const type of ['pointerdown', 'pointerup'])
            square.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX, clientY, bubbles: true }));
        await new Promise(next => setTimeout(next, 20));
    }
})";

/// Lets the test say when the moment has passed after which the device is passed on, in
/// milliseconds: a machine that has much to do may be slower than that with anything.
const MOMENTS: &str = "window.moments = [];
    const timeout = window.setTimeout, clear = window.clearTimeout;
    let last = 0;
    window.setTimeout = (what, delay, ...rest) => {
        if (delay !== 450) return timeout(what, delay, ...rest);
        moments.push([--last, what]);
        return last;
    };
    window.clearTimeout = (id) => {
        window.moments = moments.filter(([moment]) => moment !== id);
        if (!(id < 0)) clear(id);
    };
    window.pass = () => moments.splice(0).forEach(([, what]) => what());";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_passes_the_device_is_never_made_to_wait() {
    Visit::default().after_script(MOMENTS).run(async |page| {
        sit(page, "pass").await;
        // All of it comes before the board turns.
        page.eval(&format!("{QUICK}('e2 e4 e7 e5 g1 f3 b8 c6')"))
            .await;
        page.expect_placement("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R")
            .await;
        page.eval("pass()").await;
        expect_below(page, "e1", "e8").await;
        // The board doesn't turn under a hand: it waits until the man is put back.
        page.eval(&format!("{QUICK}('f1 c4 f8')")).await;
        page.expect_marked("selected", "f8").await;
        page.eval("pass()").await;
        page.expect("moments.length === 1").await;
        expect_below(page, "e1", "e8").await;
        page.key(Key::Escape).await;
        page.expect_nothing_selected().await;
        page.eval("pass()").await;
        expect_below(page, "e8", "e1").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn passing_the_device_by_keyboard() {
    Visit::default().run(async |page| {
        for button in ["[data-action=menu]", "[popover] [data-action=seating]"] {
            page.eval(&format!("document.querySelector('{button}').focus()"))
                .await;
            page.key(Key::Enter).await;
        }
        page.expect("document.activeElement.name === 'seating'")
            .await;
        for way in ["face", "turning", "pass"] {
            page.key(Key::Down).await;
            page.expect(&format!(
                "document.documentElement.dataset.seating === '{way}'"
            ))
            .await;
        }
        page.key(Key::Escape).await;
        page.expect("document.activeElement.dataset.action === 'menu'")
            .await;
        page.tab_to_board().await;
        for (from, to, near) in [("e2", "e4", "b"), ("e7", "e5", "w")] {
            for square in [from, to] {
                page.walk_to(square).await;
                page.key(Key::Enter).await;
            }
            page.expect_piece(from, "").await;
            page.expect(&format!(
                "document.documentElement.dataset.near === '{near}'"
            ))
            .await;
            page.expect("document.activeElement.closest('[role=grid]') !== null")
                .await;
        }
    });
}
