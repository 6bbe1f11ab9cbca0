//! Arrows and circles on the board (contract.md, section 2): those of a game's comments, and those
//! that the reader draws. (With a finger, and on a board that sleeps: `drawing_embedded.rs`.)

use rochade_e2e::{Page, Point, Visit};

use crate::embed::with;
use crate::games::START;
use crate::links;
use crate::words::text;

/// Something is drawn at the start, in each line, and after a null move.
const GAME: &str = "{Look. [%csl Gd5] [%cal Yg1f3]} 1. e4 {[%cal Re7e5,Bd7d5]} e5 (1... c5 {[%csl Yc5]} 2. c3) 2. Nf3 -- {[%cal Gf3e5]} \
    3. Bc4 {Nothing is drawn here.} *";

/// Alt, Ctrl and Shift, as Chromium's protocol numbers them.
const ALT: u32 = 1;
const CTRL: u32 = 2;
const SHIFT: u32 = 8;

/// Counts the menus that the browser would open.
pub(crate) const MENUS: &str = "window.menus = 0; addEventListener('contextmenu', (event) => event.defaultPrevented || menus++)";

fn replay(more: &str) -> Visit {
    with("pgn", GAME, more).awake()
}

/// Waits until this is drawn on the board, and nothing else: by whom, in which colour, and where.
#[track_caller]
pub(crate) fn expect_drawn(page: &Page, shapes: &[&str]) -> impl Future<Output = ()> {
    page.expect(drawn(shapes))
}

/// That this is drawn, and nothing else.
pub(crate) fn drawn(shapes: &[&str]) -> String {
    let mut shapes = shapes.to_vec();
    shapes.sort_unstable();
    format!(
        "[...document.querySelectorAll('[data-drawn]')].map(({{ dataset: {{ drawn, color, arrow, circle }} }}) =>
            [drawn, color, arrow ?? circle].join(' ')).sort().join() === '{}'",
        shapes.join(",")
    )
}

/// Waits until a shape covers a place of the page, or until it doesn't.
#[track_caller]
fn expect_covers(
    page: &Page,
    shape: &str,
    Point { x, y }: Point,
    covers: bool,
) -> impl Future<Output = ()> {
    page.expect(format!(
        "(path => path?.isPointInFill(new DOMPoint({x}, {y}).matrixTransform(path.getScreenCTM().inverse())))
            (document.querySelector('{shape}')) === {covers}"
    ))
}

/// Checks that an arrow of the reader lies between two squares as they are seen, and ends before
/// the middle of the second one.
async fn expect_arrow(page: &Page, from: &str, to: &str) {
    let shape = format!("[data-arrow={from}-{to}]");
    let (start, end) = (page.square(from).await, page.square(to).await);
    expect_covers(page, &shape, start.towards(end, 0.5), true).await;
    let size = page.square_size().await;
    let length = (end.x - start.x).hypot(end.y - start.y);
    expect_covers(page, &shape, end.towards(start, 0.2 * size / length), true).await;
    expect_covers(page, &shape, end, false).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_comment_draws_on_the_position_that_it_is_about() {
    replay("").run(async |page| {
        expect_drawn(page, &["comment green d5", "comment yellow g1-f3"]).await;
        page.action("forward").await;
        expect_drawn(page, &["comment blue d7-d5", "comment red e7-e5"]).await;
        page.action("forward").await;
        expect_drawn(page, &[]).await;
        page.click("[data-ply='2'][data-line='1']").await;
        expect_drawn(page, &["comment yellow c5"]).await;
        page.click("[data-ply='4']").await;
        expect_drawn(page, &["comment green f3-e5"]).await;
        page.action("forward").await;
        expect_drawn(page, &[]).await;
        page.action("first").await;
        expect_drawn(page, &["comment green d5", "comment yellow g1-f3"]).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_a_comment_draws_is_said() {
    for language in ["en", "de", "nl"] {
        let with_color = |key: &str, color: &str| {
            let color = text(language, &format!("drawn-{color}"));
            text(language, key).replace("{color}", &color)
        };
        let arrow = with_color("drawn-arrow", "yellow");
        let arrow = arrow.replace("{from}", "g1").replace("{to}", "f3");
        let circle = with_color("drawn-circle", "green").replace("{square}", "d5");
        replay(&format!("&lang={language}")).run(async |page| {
            page.expect(format!(
                "document.querySelector('svg[role=img]')?.ariaLabel === '{circle}. {arrow}'"
            ))
            .await;
            page.action("forward").await;
            page.action("first").await;
            page.expect(format!(
                "document.querySelector('[aria-live=polite]').textContent.endsWith('. {circle}. {arrow}')"
            ))
            .await;
            // The reader knows what the reader draws.
            page.click("[data-ply='2']:not([data-line])").await;
            page.draw("e2", "e4").await;
            expect_drawn(page, &["reader green e2-e4"]).await;
            page.expect("document.querySelector('svg').ariaHidden === 'true'")
                .await;
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_right_button_draws_and_takes_away() {
    Visit::default().run(async |page| {
        page.eval(MENUS).await;
        page.draw("g1", "f3").await;
        page.draw("e4", "e4").await;
        expect_drawn(page, &["reader green g1-f3", "reader green e4"]).await;
        expect_arrow(page, "g1", "f3").await;
        for (keys, color) in [
            (SHIFT, "red"),
            (CTRL, "red"),
            (ALT, "blue"),
            (ALT + SHIFT, "yellow"),
        ] {
            let (from, to) = (page.square("a1").await, page.square("a8").await);
            page.right_drag_between(from, to, keys).await;
            let arrow = format!("reader {color} a1-a8");
            expect_drawn(page, &["reader green g1-f3", "reader green e4", &arrow]).await;
            page.right_drag_between(from, to, keys).await;
            expect_drawn(page, &["reader green g1-f3", "reader green e4"]).await;
        }
        // Another colour takes the place of the first.
        let place = page.square("e4").await;
        page.right_drag_between(place, place, ALT).await;
        expect_drawn(page, &["reader green g1-f3", "reader blue e4"]).await;
        page.right_drag_between(place, place, ALT).await;
        page.draw("g1", "f3").await;
        expect_drawn(page, &[]).await;
        page.expect_placement(START).await;
        page.expect_nothing_selected().await;
        assert_eq!(page.eval("menus").await, 0);
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_being_drawn_is_seen_and_can_be_broken_off() {
    Visit::default().run(async |page| {
        let [from, to] = [page.square("b1").await, page.square("c3").await];
        let beside = Point { x: 2.0, y: to.y };
        page.right_down(from, 0).await;
        expect_drawn(page, &["sketch green b1"]).await;
        page.right_drag_to(to).await;
        expect_drawn(page, &["sketch green b1-c3"]).await;
        // The first move leads out of the board, and the second one is heard although it is beside.
        page.right_drag_to(beside).await;
        page.right_drag_to(Point { x: 3.0, y: to.y }).await;
        expect_drawn(page, &[]).await;
        page.right_drag_to(to).await;
        expect_drawn(page, &["sketch green b1-c3"]).await;
        // The main button ends it.
        page.press_other(to, "left").await;
        expect_drawn(page, &[]).await;
        page.mouse_up(to).await;
        // Beside the board nothing is drawn.
        page.right_drag_between(from, beside, 0).await;
        page.settle().await;
        expect_drawn(page, &[]).await;
        page.draw("b1", "c3").await;
        expect_drawn(page, &["reader green b1-c3"]).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_right_button_puts_back_what_is_in_hand_as_before() {
    Visit::default().run(async |page| {
        let [from, to] = [page.square("e2").await, page.square("e4").await];
        page.mouse_down(from).await;
        page.mouse_drag_to(to).await;
        page.expect_marked("selected", "e2").await;
        page.press_other(to, "right").await;
        page.expect_nothing_selected().await;
        page.mouse_up(to).await;
        page.settle().await;
        expect_drawn(page, &[]).await;
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.draw("d4", "d4").await;
        page.expect_nothing_selected().await;
        expect_drawn(page, &["reader green d4"]).await;
        page.expect_placement(START).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_click_a_move_and_another_game_wipe_what_the_reader_drew() {
    Visit::default().run(async |page| {
        let reader = ["reader green d1-h5"];
        page.draw("d1", "h5").await;
        expect_drawn(page, &reader).await;
        page.action("flip").await;
        page.expect_lower_left("h8").await;
        expect_drawn(page, &reader).await;
        expect_arrow(page, "d1", "h5").await;
        page.tap("e5").await;
        expect_drawn(page, &[]).await;
        page.draw("d1", "h5").await;
        expect_drawn(page, &reader).await;
        page.action("new-game").await;
        page.action("start-game").await;
        expect_drawn(page, &[]).await;
        page.draw("d1", "h5").await;
        expect_drawn(page, &reader).await;
        page.type_moves("e4").await;
        expect_drawn(page, &[]).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_step_of_a_replay_wipes_what_the_reader_drew_and_not_what_a_comment_did() {
    replay("").run(async |page| {
        let comment = ["comment green d5", "comment yellow g1-f3"];
        page.draw("a1", "b3").await;
        expect_drawn(
            page,
            &[
                "comment green d5",
                "comment yellow g1-f3",
                "reader green a1-b3",
            ],
        )
        .await;
        page.action("forward").await;
        expect_drawn(page, &["comment blue d7-d5", "comment red e7-e5"]).await;
        page.action("back").await;
        expect_drawn(page, &comment).await;
        // A null move changes no man.
        page.click("[data-ply='3']:not([data-line])").await;
        page.draw("a1", "b3").await;
        expect_drawn(page, &["reader green a1-b3"]).await;
        page.action("forward").await;
        expect_drawn(page, &["comment green f3-e5"]).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_the_reader_drew_is_neither_kept_nor_in_a_link() {
    Visit::default().run(async |page| {
        page.type_moves("e4").await;
        let before = links::link(page).await;
        page.draw("e7", "e5").await;
        expect_drawn(page, &["reader green e7-e5"]).await;
        assert_eq!(links::link(page).await, before);
        page.reload().await;
        page.expect_piece("e4", "wP").await;
        expect_drawn(page, &[]).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn shapes_lie_where_any_game_shows_its_squares() {
    Visit::default().at("?laws=noris").run(async |page| {
        page.draw("c3", "d4").await;
        page.draw("a5", "a5").await;
        expect_drawn(page, &["reader green c3-d4", "reader green a5"]).await;
        expect_arrow(page, "c3", "d4").await;
    });
    // A board without corners, seen from each of three sides.
    let three = Visit::default().sized(768, 1024).at("?game=three");
    three.run(async |page| {
        for near in ["k", "r", "w"] {
            page.expect(format!(
                "document.documentElement.dataset.near === '{near}'"
            ))
            .await;
            page.draw("e1", "a4").await;
            expect_drawn(page, &["reader green e1-a4"]).await;
            expect_arrow(page, "e1", "a4").await;
            page.draw("e1", "a4").await;
            expect_drawn(page, &[]).await;
            page.action("flip").await;
        }
    });
}
