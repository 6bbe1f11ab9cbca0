//! Two persons who sit face to face: each has all that is needed at the own edge, the right way
//! round.

use rochade_e2e::{Key, Page, Visit};

use crate::games::{FOOLS_MATE, START};
use crate::layout::resize;
use crate::seating::{sit, tablet};

/// Tablets and telephones, upright and lying.
const SIZES: [(u32, u32); 6] = [
    (768, 1024),
    (1024, 768),
    (390, 844),
    (844, 390),
    (390, 664),
    (360, 640),
];

/// Plays on a tablet with clocks, under laws.
fn with_clocks(laws: &str) -> Visit {
    tablet().at(format!("?clock=5%2B0&laws={laws}"))
}

/// Lets two sit face to face, and begin.
async fn sit_down(page: &Page) {
    sit(page, "face").await;
    page.action("begin-two").await;
    page.expect("document.documentElement.dataset.edges === 'yes'")
        .await;
}

/// Waits until elements are turned by `degrees` on the screen, with all they stand in.
pub(crate) async fn expect_turned(page: &Page, selector: &str, degrees: u32) {
    page.expect(&format!(
        "(all => all.length && all.every(start => {{
            let turn = 0;
            for (let e = start; e; e = e.parentElement) turn += parseFloat(getComputedStyle(e).rotate) || 0;
            return turn % 360 === {degrees};
        }}))([...document.querySelectorAll(`{selector}`)])"
    ))
    .await;
}

/// Returns where the board is.
async fn board(page: &Page) -> String {
    let ask = "JSON.stringify(document.querySelector('[data-square=a1]').parentElement.parentElement.getBoundingClientRect())";
    page.eval(ask).await.to_string()
}

/// Waits until nothing that can be pressed lies on the board, beyond the page or on something else,
/// and no word is cut.
async fn expect_whole(page: &Page) {
    // While somebody types, the field lies over the row.
    page.eval("document.activeElement.blur()").await;
    page.expect(
        "(() => {
            const board = document.querySelector('[role=grid]').getBoundingClientRect();
            const seen = [...document.querySelectorAll('main button')].filter(e =>
                !e.closest('[role=grid], [popover]') && e.checkVisibility({ visibilityProperty: true }));
            const wrong = seen.filter(e => {
                const box = e.getBoundingClientRect();
                const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
                const lies = box.x < board.right - 1 && board.x < box.right - 1 && box.y < board.bottom - 1 && board.y < box.bottom - 1;
                return lies || box.x < -1 || box.y < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
                    || e.scrollWidth > e.clientWidth + 1 || !e.contains(document.elementFromPoint(x, y));
            });
            return wrong.length ? wrong.map(e => e.outerHTML).join() : true;
        })()",
    )
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_player_decides_at_the_own_edge() {
    for (width, height) in [(768, 1024), (844, 390), (360, 640)] {
        with_clocks("modern")
            .sized(width, height)
            .run(async |page| {
                sit_down(page).await;
                page.tap_moves("e2e4 e7e5").await;
                let place = board(page).await;
                // The far player takes back; the near one is asked.
                page.click(".far > [data-action=take-back][data-seat=b]")
                    .await;
                expect_turned(page, "[data-prompt=take-back]", 0).await;
                page.answer("take-back", "accept").await;
                page.expect_turn("b").await;
                page.tap_moves("e7e5").await;
                // Each is asked at the own edge whether that is meant.
                for (side, seat, degrees) in [("far", "b", 180), ("near", "w", 0)] {
                    page.click(format!(".{side} > [data-action=resign][data-seat={seat}]"))
                        .await;
                    expect_turned(
                        page,
                        &format!("[data-prompt=resign][data-seat={seat}]"),
                        degrees,
                    )
                    .await;
                    page.answer("resign", "cancel").await;
                }
                // The clocks stop for both, and both read so.
                page.click(".far > [data-action=pause]").await;
                page.expect("document.querySelectorAll('[data-action=pause]').length === 2")
                    .await;
                page.expect("document.documentElement.dataset.playing === ''")
                    .await;
                page.click(".near > [data-action=pause]").await;
                page.expect("document.documentElement.dataset.playing === 'yes'")
                    .await;
                // The moves open at the edge of who wants them, and close there.
                for (side, degrees) in [("far", 180), ("near", 0)] {
                    page.click(format!(
                        ".{side} > button[data-action=move-table]:not(.avatar)"
                    ))
                    .await;
                    expect_turned(page, "[data-ply='1']", degrees).await;
                    page.click("section [data-action=first]").await;
                    page.expect("!document.querySelector('[data-square=e4][data-piece]')")
                        .await;
                    page.click("section [data-action=last]").await;
                    page.click("section [data-action=close]").await;
                    page.expect("document.documentElement.dataset.moves === ''")
                        .await;
                }
                // *More* opens the right way round.
                for (side, degrees) in [("far", 180), ("near", 0)] {
                    page.click(format!(".{side} > [data-action=menu]")).await;
                    expect_turned(page, ":popover-open", degrees).await;
                    page.middle(":popover-open [data-action=new-game]").await;
                    page.eval("document.querySelector(':popover-open').hidePopover()")
                        .await;
                }
                page.click(".far > [data-action=offer-draw]").await;
                assert_eq!(board(page).await, place);
            });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_clock_is_as_high_as_its_bar() {
    with_clocks("modern").run(async |page| {
        sit_down(page).await;
        page.tap_moves("e2e4").await;
        for (width, height, least) in [
            (768, 1024, 84.0),
            (1024, 768, 96.0),
            (390, 844, 72.0),
            (844, 390, 52.0),
            (360, 640, 52.0),
        ] {
            resize(page, width, height).await;
            page.expect(&format!(
                "['w', 'b'].every(seat => {{
                    const clock = document.querySelector(`[data-clock=${{seat}}]`);
                    return clock.clientHeight >= {least} - 2 && parseFloat(getComputedStyle(clock).fontSize) > {least} * 0.55;
                }})"
            ))
            .await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_reads_whose_turn_it_is() {
    tablet().run(async |page| {
        sit(page, "face").await;
        page.action("begin-two").await;
        let says = |seat: &str, words: &str| {
            format!(
                "document.querySelector('.bar[data-seat={seat}]').textContent.includes('{words}')"
            )
        };
        page.expect(says("w", "to move")).await;
        page.expect(says("b", "White is to move")).await;
        page.tap_moves("e2e4").await;
        page.expect(says("w", "Black is to move")).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn both_read_the_end_and_the_far_player_has_the_rematch() {
    with_clocks("modern").run(async |page| {
        sit_down(page).await;
        page.type_moves(FOOLS_MATE).await;
        page.expect_end("0-1", "checkmate").await;
        for (width, height) in SIZES {
            resize(page, width, height).await;
            for (side, degrees, filled) in [("near", 0, true), ("far", 180, false)] {
                let end = format!("section.{side}:has(> div > [data-action=rematch])");
                expect_turned(page, &format!("{end} h2"), degrees).await;
                page.middle(format!("{end} h2")).await;
                page.expect(&format!(
                    "document.querySelector('{end} [data-action=rematch]').classList.contains('main') === {filled}"
                ))
                .await;
            }
            expect_whole(page).await;
        }
        page.click(".far [data-action=rematch]").await;
        page.expect_end("", "").await;
        page.expect_placement(START).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_is_refused_is_told_at_the_edge_of_who_tried_it() {
    let told = async |page: &Page, square: &str, degrees: u32| {
        for (width, height) in SIZES {
            resize(page, width, height).await;
            let place = board(page).await;
            page.touch_tap(square).await;
            page.expect("document.querySelector('[data-notice]')?.textContent.length > 10")
                .await;
            expect_turned(page, "[data-notice]", degrees).await;
            expect_whole(page).await;
            assert_eq!(board(page).await, place, "{width} × {height}");
            // The man that was taken in hand all the same goes back.
            page.key(Key::Escape).await;
            page.expect_nothing_selected().await;
        }
    };
    with_clocks("modern").run(async |page| {
        sit_down(page).await;
        // The far player's pawn is pinned, and the near player's rook has no way out.
        page.type_moves("e2e4 e7e5 d1h5").await;
        told(page, "f7", 180).await;
        page.type_moves("b8c6").await;
        told(page, "a1", 0).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn nothing_is_cut_in_any_language_with_old_laws() {
    for language in ["de", "en", "nl"] {
        let look = async |page: &Page| {
            for (width, height) in SIZES
                .into_iter()
                .chain([(320, 480), (800, 600), (1280, 800)])
            {
                println!("{language}, {width} × {height}");
                resize(page, width, height).await;
                expect_whole(page).await;
            }
        };
        with_clocks("gustavus")
            .speaking(language)
            .run(async |page| {
                sit_down(page).await;
                look(page).await;
                page.type_moves("e2e4 e7e5 d1h5 b8c6").await;
                look(page).await;
            });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn neither_the_start_nor_the_first_move_shifts_the_board() {
    let places = async |page: &Page| {
        let mut places = Vec::new();
        for (width, height) in SIZES {
            resize(page, width, height).await;
            places.push(board(page).await);
        }
        places
    };
    tablet().run(async |page| {
        sit(page, "face").await;
        let before = places(page).await;
        page.tap_moves("e2e4").await;
        assert_eq!(places(page).await, before);
        let watch = "new PerformanceObserver(list => list.getEntries().forEach(e => window.shifted = (window.shifted || 0) + e.value))
            .observe({ type: 'layout-shift', buffered: true });";
        for ((width, height), before) in SIZES.into_iter().zip(before).step_by(2) {
            resize(page, width, height).await;
            page.reload().await;
            page.expect("document.querySelector('.far [data-action=menu]') !== null")
                .await;
            page.eval(watch).await;
            page.settle().await;
            assert_eq!(board(page).await, before, "{width} × {height}");
            page.expect("(window.shifted || 0) < 0.05").await;
        }
    });
}
