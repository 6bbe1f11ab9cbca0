//! Drags that come to nothing, fingers that don't count, and what a drag costs.

use std::panic::Location;

use rochade_e2e::{Key, Page, Point, Visit};
use serde_json::json;

use crate::clocks::{CLOCKWORK, pass};
use crate::games::START;
use crate::set_out::anew;

fn phone() -> Visit {
    Visit::default().sized(390, 844).dense(2.0).touch()
}

/// A place that is on no square.
async fn off_the_board(page: &Page) -> Point {
    let found = page
        .eval(
            "(() => {
                const board = document.querySelector('[role=grid]').getBoundingClientRect();
                const room = [[innerWidth - 3, innerHeight / 2, innerWidth - board.right],
                    [3, innerHeight / 2, board.left], [innerWidth / 2, 3, board.top],
                    [innerWidth / 2, innerHeight - 3, innerHeight - board.bottom]];
                return room.reduce((most, next) => next[2] > most[2] ? next : most).slice(0, 2);
            })()",
        )
        .await;
    let (x, y) = serde_json::from_value(found).expect("two numbers");
    Point { x, y }
}

/// Waits until the board looks as it did in an earlier picture.
#[track_caller]
fn expect_look(page: &Page, look: &str) -> impl Future<Output = ()> {
    let at = Location::caller();
    async move {
        page.until(at, async || {
            let same = picture(page).await == look;
            let marks = page.board().await;
            same.then_some(())
                .ok_or_else(|| format!("the board looks different: {marks:?}"))
        })
        .await;
    }
}

/// A picture of the board alone, with the mouse away from it.
async fn picture(page: &Page) -> String {
    let clip = page
        .eval(
            "(({ x, y, width, height }) => ({ x, y, width, height, scale: 1 }))\
             (document.querySelector('[role=grid]').getBoundingClientRect())",
        )
        .await;
    let shot = page
        .do_command("Page.captureScreenshot", json!({ "clip": clip }))
        .await;
    shot["data"].as_str().unwrap_or_default().to_owned()
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_drag_by_mouse_that_comes_to_nothing_puts_the_man_back() {
    Visit::default().run(async |page| {
        println!("a drop on no target puts the piece back");
        let away = off_the_board(page).await;
        page.mouse_hover(away).await;
        let look = picture(page).await;
        for (from, to) in [("e2", "e5"), ("b1", "d2"), ("e2", "d7")] {
            page.drag(from, to).await;
            page.mouse_hover(away).await;
            page.expect_nothing_selected().await;
            page.expect_placement(START).await;
            expect_look(page, &look).await;
        }
        println!("a drop off the board puts the piece back");
        let away = off_the_board(page).await;
        page.mouse_hover(away).await;
        let look = picture(page).await;
        page.drag_between(page.square("e2").await, away).await;
        page.expect_nothing_selected().await;
        expect_look(page, &look).await;
        page.expect_placement(START).await;
        page.drag("e2", "e4").await;
        page.expect_piece("e4", "wP").await;
        anew(page).await;
        println!("a mouse that leaves the board at one go is followed");
        let away = off_the_board(page).await;
        page.mouse_down(page.square("e2").await).await;
        page.expect_marked("selected", "e2").await;
        page.mouse_drag_to(away).await;
        page.mouse_drag_to(away).await;
        page.expect(format!(
            "(man => Math.hypot(man.x + man.width / 2 - {}, man.y + man.height / 2 - {}) < 2)
                (document.querySelector('[data-square=e2] > *').getBoundingClientRect())",
            away.x, away.y
        ))
        .await;
        page.mouse_up(away).await;
        page.expect_nothing_selected().await;
        page.expect_placement(START).await;
        println!("escape ends a drag");
        let away = off_the_board(page).await;
        // A tap on nothing, before and after: the key may show the keyboard's cursor, the mouse
        // hides it.
        page.tap("e5").await;
        page.mouse_hover(away).await;
        let look = picture(page).await;
        let (from, to) = (page.square("e2").await, page.square("e4").await);
        page.mouse_down(from).await;
        page.mouse_drag_to(to).await;
        page.expect_marked("selected", "e2").await;
        page.key(Key::Escape).await;
        page.expect_nothing_selected().await;
        page.mouse_up(to).await;
        page.expect_placement_to_stay(START).await;
        page.tap("e5").await;
        page.mouse_hover(away).await;
        expect_look(page, &look).await;
        println!("nobody drags what is not theirs");
        for (from, to) in [("e7", "e5"), ("e4", "e2")] {
            page.drag(from, to).await;
            page.expect_nothing_selected().await;
            page.expect_placement(START).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_hand_that_rests_on_the_board_gives_way() {
    phone().after_script(CLOCKWORK).run(async |page| {
        let [from, to] = [page.square("e2").await, page.square("e4").await];
        let tap = async |place| {
            page.finger_down(1, place).await;
            page.finger_up(1, place).await;
        };
        // A rook that can go nowhere, nothing, and a man of the other side.
        for rests_on in ["h1", "a5", "h8"] {
            let place = page.square(rests_on).await;
            page.finger_down(0, place).await;
            tap(from).await;
            page.expect_to_stay("!document.querySelector('[data-square=e2]').dataset.marks")
                .await;
            pass(page, 600).await;
            tap(from).await;
            page.expect_marked("move", "e3 e4").await;
            tap(to).await;
            page.expect_piece("e4", "wP").await;
            page.finger_up(0, place).await;
            page.expect_turn("b").await;
            page.reload().await;
            page.action("new-game").await;
            page.action("start-game").await;
            page.expect_placement(START).await;
        }
        // One with a man that could go keeps it.
        page.finger_down(0, from).await;
        pass(page, 600).await;
        tap(page.square("g1").await).await;
        page.expect_marked("selected", "e2").await;
        page.finger_move(0, to).await;
        page.finger_up(0, to).await;
        page.expect_piece("e4", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_finger_that_is_cancelled_puts_the_man_back_and_a_second_one_does_nothing() {
    phone().run(async |page| {
        println!("a cancelled finger puts the piece back");
        let look = picture(page).await;
        let (from, to) = (page.square("e2").await, page.square("e4").await);
        page.finger_down(0, from).await;
        page.finger_move(0, from.towards(to, 0.5)).await;
        page.finger_move(0, to).await;
        page.expect_marked("selected", "e2").await;
        page.fingers_cancel().await;
        page.expect_nothing_selected().await;
        page.expect_placement(START).await;
        expect_look(page, &look).await;
        page.touch_drag("e2", "e4").await;
        page.expect_piece("e4", "wP").await;
        anew(page).await;
        println!("a second finger does nothing");
        let (from, to) = (page.square("e2").await, page.square("e4").await);
        let (other, other_to) = (page.square("g1").await, page.square("f3").await);
        page.finger_down(0, from).await;
        page.expect_marked("selected", "e2").await;
        page.finger_down(1, other).await;
        page.finger_move(0, from.towards(to, 0.5)).await;
        page.finger_move(1, other_to).await;
        page.settle().await;
        page.expect_marked("selected", "e2").await;
        page.expect_marked("move", "e3 e4").await;
        page.finger_up(1, other_to).await;
        page.settle().await;
        page.expect_marked("selected", "e2").await;
        page.expect_placement(START).await;
        page.finger_move(0, to).await;
        page.finger_up(0, to).await;
        page.expect_piece("e4", "wP").await;
        page.expect_piece("g1", "wN").await;
        page.expect_turn("b").await;
    });
}

/// Counts what changes in the document, by what and where.
const WATCH: &str = "(() => {
    window.seenChanges = { elements: new Set(), kinds: new Set() };
    window.ends = [];
    for (const end of ['pointerup', 'pointercancel', 'lostpointercapture', 'contextmenu'])
        addEventListener(end, event => ends.push(end), { capture: true, once: true });
    window.watcher = new MutationObserver(changes => {
        for (const change of changes) {
            seenChanges.elements.add(change.target);
            seenChanges.kinds.add(change.type + ' ' + (change.attributeName ?? ''));
        }
    });
    watcher.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})()";

const WATCHED: &str =
    "new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(() => {
    watcher.disconnect();
    seen([seenChanges.elements.size, [...seenChanges.kinds], ends]);
})))";

/// Two frames: what was to be drawn is drawn.
const FRAMES: &str =
    "new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(() => seen(true))))";

async fn layouts(page: &Page) -> f64 {
    let metrics = page.do_command("Performance.getMetrics", json!({})).await;
    let metrics = metrics["metrics"].as_array().expect("a list of metrics");
    let layouts = metrics.iter().find(|m| m["name"] == "LayoutCount");
    layouts.and_then(|m| m["value"].as_f64()).expect("a number")
}

/// Sixty places in a part of the board, given by two of its corner squares.
async fn wander(page: &Page, corner: &str, opposite: &str) -> Vec<Point> {
    let (from, to) = (page.square(corner).await, page.square(opposite).await);
    let place = |step: u32| Point {
        x: from.x + (to.x - from.x) * f64::from(step % 10) / 9.0,
        y: from.y + (to.y - from.y) * f64::from(step / 10) / 5.0,
    };
    (0..60).map(place).collect()
}

/// Checks that moving on with the pawn from e2, which is held, causes no layout anywhere, and that
/// nothing but its own style is touched where it can't be dropped.
async fn costs_nothing(page: &Page, go_to: impl AsyncFn(Point)) {
    // What is made ready when a piece is lifted, or first held over a target, is not counted.
    for square in ["d2", "d3", "e3", "e4", "e5", "e6"] {
        go_to(page.square(square).await).await;
    }
    let (everywhere, nowhere) = (
        wander(page, "a1", "h8").await,
        wander(page, "a5", "h8").await,
    );
    page.eval(FRAMES).await;
    page.eval(WATCH).await;
    page.eval(FRAMES).await;
    let before = layouts(page).await;
    for place in nowhere {
        go_to(place).await;
    }
    page.eval(FRAMES).await;
    assert_eq!(layouts(page).await - before, 0.0, "layouts in 60 moves");
    let changes = page.eval(WATCHED).await;
    let (elements, kinds, ends): (u32, Vec<String>, Vec<String>) =
        serde_json::from_value(changes).expect("a number and words");
    assert!(ends.is_empty(), "the drag was ended by {ends:?}");
    assert_eq!(kinds, ["attributes style"], "changes of the document");
    assert_eq!(elements, 1, "changed elements");
    let before = layouts(page).await;
    for place in everywhere {
        go_to(place).await;
    }
    page.eval(FRAMES).await;
    let caused = layouts(page).await - before;
    assert_eq!(caused, 0.0, "layouts in 60 moves, targets among them");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moving_a_dragged_piece_costs_no_layout_and_no_render() {
    Visit::default().run(async |page| {
        let from = page.square("e2").await;
        let start = layouts(page).await;
        page.mouse_down(from).await;
        costs_nothing(page, async |place| page.mouse_drag_to(place).await).await;
        page.mouse_up(page.square("e4").await).await;
        page.expect_piece("e4", "wP").await;
        page.eval(FRAMES).await;
        let all = layouts(page).await - start;
        assert!(all <= 6.0, "{all} layouts from touch to move");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn moving_a_piece_by_finger_costs_no_layout_and_no_render() {
    phone().run(async |page| {
        let from = page.square("e2").await;
        page.finger_down(0, from).await;
        page.expect_marked("selected", "e2").await;
        costs_nothing(page, async |place| {
            page.finger_move(0, place).await;
        })
        .await;
        let to = page.square("e4").await;
        page.finger_move(0, to).await;
        page.finger_up(0, to).await;
        page.expect_piece("e4", "wP").await;
    });
}
