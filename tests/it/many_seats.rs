//! Chess for four and for three on screens of every size: how large squares are, where bars stand,
//! and how the board is turned.

use rochade_e2e::Visit;

use crate::frame;
use crate::layout::{FAULTS, found, resize};
use crate::seating::sit;
use crate::sitting::resign;
use crate::words::text;

/// Sizes, ways to sit, and how large a square is at least: for four, and for three.
const SIZES: [((u32, u32), &str, [f64; 2]); 8] = [
    ((768, 1024), "fixed", [51.0, 59.0]),
    ((768, 1024), "face", [51.0, 45.0]),
    ((768, 1024), "pass", [51.0, 57.0]),
    ((390, 844), "fixed", [26.0, 30.0]),
    ((320, 480), "fixed", [21.0, 24.0]),
    ((320, 480), "pass", [21.0, 20.0]),
    ((1024, 768), "fixed", [51.0, 56.0]),
    ((844, 390), "face", [26.0, 34.0]),
];

/// Bars that lie outside of the window, on squares, or on one another, and parts outside of their
/// bars.
pub(crate) const BARS: &str = "(() => {
    const place = e => e.getBoundingClientRect();
    const bars = [...document.querySelectorAll('.bar')].filter(e => e.checkVisibility());
    const faults = [], lies_on = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const squares = [...document.querySelectorAll('[data-square]')].map(place);
    for (const [index, bar] of bars.entries()) {
        const at = place(bar), seat = bar.dataset.seat;
        if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1) faults.push(`${seat} is not in view`);
        if (squares.some(square => lies_on(at, square))) faults.push(`${seat} lies on the board`);
        for (const other of bars.slice(index + 1)) if (lies_on(at, place(other))) faults.push(`${seat} lies on ${other.dataset.seat}`);
        for (const part of bar.querySelectorAll('button, .clock')) {
            const box = place(part);
            if (part.checkVisibility() && (box.left < at.left - 1 || box.right > at.right + 1)) faults.push(`${seat}: ${part.outerHTML.slice(0, 60)}`);
        }
    }
    if (document.querySelectorAll('.bar.to-move').length !== 1) faults.push('nobody is seen to be to move');
    return faults;
})()";

/// Opens a game and looks at it in all sizes.
fn look_at(game: &str, of: usize) {
    let visit = Visit::default().sized(768, 1024).still();
    visit.at(format!("?game={game}")).run(async |page| {
        let mut faults = Vec::new();
        for (size, way, least) in SIZES {
            resize(page, 768, 1024).await;
            if page.html_attr("data-seating").await != way {
                sit(page, way).await;
            }
            resize(page, size.0, size.1).await;
            let square = page.square_size().await;
            if square < least[of] {
                faults.push((size, way, vec![format!("a square of {square}")]));
            }
            for looked_for in [FAULTS, BARS] {
                let found = found(page, looked_for).await;
                if !found.is_empty() {
                    faults.push((size, way, found));
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn four_have_squares_large_enough_and_a_bar_each() {
    look_at("four", 0);
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn three_have_squares_large_enough_and_a_bar_each() {
    look_at("three", 1);
}

/// The side of the page at which a player's bar stands, by where it is.
fn place_of(seat: &str) -> String {
    format!(
        "(() => {{
            const middle = ({{ x, y, width, height }}) => [x + width / 2, y + height / 2];
            const bar = middle(document.querySelector('.bar[data-seat={seat}]').getBoundingClientRect());
            const board = middle(document.querySelector('[role=grid]').getBoundingClientRect());
            if (bar[1] > board[1]) return 'near';
            return bar[0] < board[0] - 20 ? 'left' : bar[0] > board[0] + 20 ? 'right' : 'far';
        }})()"
    )
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_of_three_sits_at_the_own_side_and_has_the_own_men_there() {
    let visit = Visit::default().sized(768, 1024).still();
    visit.at("?game=three").run(async |page| {
        for (near, sides, row) in [
            ("k", ["near", "right", "left"], "c1 g1 k1"),
            ("r", ["left", "near", "far"], "m3 m7 m10"),
            ("w", ["right", "far", "near"], "a3 a6 a10"),
        ] {
            page.expect(format!(
                "document.documentElement.dataset.near === '{near}'"
            ))
            .await;
            for (seat, side) in ["k", "r", "w"].iter().zip(sides) {
                page.expect(format!("{} === '{side}'", place_of(seat)))
                    .await;
            }
            let mut bottoms = Vec::new();
            for square in row.split(' ') {
                bottoms.push(page.square(square).await.y);
            }
            assert!(bottoms.iter().all(|bottom| *bottom == bottoms[0]), "{near}");
            page.action("flip").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn each_of_four_decides_in_the_own_corner() {
    let visit = Visit::default().sized(768, 1024).speaking("de").still();
    visit.at("?game=four&clock=90%2B0").run(async |page| {
        page.tap_moves("d2d4").await;
        sit(page, "face").await;
        for (width, height) in [(768, 1024), (1024, 768), (1280, 800), (1920, 1080)] {
            resize(page, width, height).await;
            page.expect(
                "[...document.querySelectorAll('.bar')].every(bar => {
                    const around = bar.getBoundingClientRect();
                    const button = document.querySelector(`[data-action=resign][data-seat=${bar.dataset.seat}]`);
                    const { left, top, right, bottom } = button.getBoundingClientRect();
                    return left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom
                        && button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
                })",
            )
            .await;
        }
    });
}

/// Names that are cut, in the bars and above the moves.
const CUT: &str = "[...document.querySelectorAll('.bar b, .rounds th > :last-child')]
    .filter(e => e.checkVisibility() && e.scrollWidth > e.clientWidth + 1)
    .map(e => `${e.textContent} is cut: ${e.scrollWidth} in ${e.clientWidth}`)";

/// Looks at a game with clocks in German, whose words are long, however the players sit.
fn look_at_names(game: &str) {
    let visit = Visit::default().sized(768, 1024).speaking("de").still();
    let address = format!("?game={game}&clock=90%2B0");
    visit.at(address).run(async |page| {
        let first = if game == "four" { "d2d4" } else { "c2c3" };
        page.tap_moves(first).await;
        let mut faults = Vec::new();
        for way in ["face", "turning", "pass", "fixed"] {
            resize(page, 768, 1024).await;
            if page.html_attr("data-seating").await != way {
                sit(page, way).await;
            }
            for (width, height) in frame::SIZES {
                resize(page, width, height).await;
                for looked_for in [FAULTS, BARS, CUT] {
                    for fault in found(page, looked_for).await {
                        faults.push(format!("{way} at {width}x{height}: {fault}"));
                    }
                }
            }
        }
        assert!(faults.is_empty(), "{faults:#?}");
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn with_clocks_four_are_covered_and_cut_nowhere_however_they_sit() {
    look_at_names("four");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn with_clocks_three_are_covered_and_cut_nowhere_however_they_sit() {
    look_at_names("three");
}

/// The square of the king that stands lowest on the screen.
const LOWEST_KING: &str = "(() => {
    const kings = [...document.querySelectorAll('[data-piece$=K]')];
    const at = e => e.getBoundingClientRect().top;
    return kings.sort((a, b) => at(b) - at(a))[0].dataset.piece[0];
})()";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_board_goes_round_a_seat_at_a_time_and_stays_so_where_the_device_is_passed_on() {
    for (game, letters) in [
        ("four", ["C", "D", "A", "B"].as_slice()),
        ("three", &["k", "r", "w"]),
    ] {
        let visit = Visit::default().sized(768, 1024).still();
        visit.at(format!("?game={game}")).run(async |page| {
            for way in ["fixed", "pass"] {
                sit(page, way).await;
                let began = page.html_attr("data-near").await;
                let begins = letters.iter().position(|letter| **letter == began);
                let begins = begins.expect("a seat of this game");
                for turns in 1..=letters.len() {
                    page.action("flip").await;
                    let near = letters[(begins + turns) % letters.len()];
                    let lies = format!("document.documentElement.dataset.near === '{near}' && {LOWEST_KING} === '{near}'");
                    page.expect(&lies).await;
                    // Longer than it takes until a device is passed on.
                    page.expect_to_stay(&lies).await;
                }
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn three_the_men_of_who_has_left_are_marked_and_named_and_the_moves_tell_it() {
    let visit = Visit::default().sized(1400, 900).at("?game=three");
    visit.run(async |page| {
        page.tap_moves("c2c4").await;
        page.expect_unmarked("left").await;
        resign(page, "r").await;
        page.expect(
            "['k', 'r', 'w'].every(seat => [...document.querySelectorAll(`[data-piece^=${seat}]`)]
                .every(man => !!man.dataset.marks?.split(' ').includes('left') === (seat === 'r')))",
        )
        .await;
        let left = text("en", "seat-left");
        page.expect(format!(
            "[...document.querySelectorAll('[data-piece=rP]')].every(man => man.ariaLabel.endsWith('red pawn, {left}'))"
        ))
        .await;
        // It is not told by a colour alone.
        page.expect("getComputedStyle(document.querySelector('[data-piece=rK] > .man'), '::after').content !== 'none'")
            .await;
        let told = text("en", "dropped-out").replace("{name}", &text("en", "red"));
        page.expect(format!(
            "document.querySelector('[data-told=\"1\"] [data-law=\"three:resigning\"]')?.textContent === '{told}'"
        ))
        .await;
    });
}
