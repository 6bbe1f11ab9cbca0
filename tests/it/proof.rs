//! Any game: one that was made for tests has three seats, a cross-shaped board with a hole, steps
//! over several squares, a seat that drops out, and results in thirds (`rochade_table::proof`). The
//! page shows it, and plays it to its end.

use rochade_e2e::{Hand, Page, Visit};

use crate::decisions::{decide, open_table};
use crate::links::open;
use crate::refused;
use crate::resume::keys;
use crate::seating::{self, sit};
use crate::words::text;

/// Anna, Ben and Cleo, each with five minutes, in a position in which Anna can jump twice.
pub(crate) const LINK: &str = "2hPRD62dYACVYZ3AEdI7yvBUmBD2qZAAKzgBb1MAFzgBb1MAmxAzYVO2rx0YBkrxqsMWnnBvCTjV4aguDggBqFoYAAOA4Epo";

/// Where the stones stand in it.
pub(crate) const START: &str = "e1,c3/e2,g3,c4,d5/a4,a5";

/// A position in which `r` can shut `w` in, by e2-e1.
const SHUTS_IN: &str = "2hPRD62dYACVYZ3AEdI7yvBYGH715ZAvCPj1YZsGDzYROGryyAByBBDULQxAAgFAJp9m";

/// Asserts which stone stands on which square, and that no other does.
async fn expect_stones(page: &Page, stones: &str) {
    let wanted: Vec<(&str, &str)> = stones
        .split_whitespace()
        .map(|stone| stone.split_once(':').expect("a square and a stone"))
        .collect();
    page.expect_of_board(stones, |board| {
        let stand = |&(square, piece): &(&str, &str)| board.piece(square) == piece;
        board.size() == 32 && board.pieces() == wanted.len() && wanted.iter().all(stand)
    })
    .await;
}

/// The players of the one game that is kept and goes on.
async fn players(page: &Page) -> Vec<String> {
    let kept = keys(page, "rochade.2.open.").await;
    let [key] = kept.as_slice() else {
        panic!("one game goes on, not {kept:?}");
    };
    let ask = format!("JSON.parse(localStorage.getItem('{key}')).players");
    serde_json::from_value(page.eval(&ask).await).expect("names")
}

/// The side of the page at which a player's bar stands, by where it is.
async fn place_of(page: &Page, seat: &str) -> String {
    let place = page
        .eval(&format!(
            "(() => {{
                const middle = ({{ x, y, width, height }}) => [x + width / 2, y + height / 2];
                const bar = middle(document.querySelector('[data-seat={seat}]:has([data-action=move-table])').getBoundingClientRect());
                const board = middle(document.querySelector('[role=grid]').getBoundingClientRect());
                if (bar[1] > board[1]) return 'near';
                return bar[0] < board[0] - 20 ? 'left' : bar[0] > board[0] + 20 ? 'right' : 'far';
            }})()"
        ))
        .await;
    place.as_str().unwrap_or_default().to_owned()
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_for_three_is_played_to_its_end_and_comes_back_by_the_way() {
    Hand::each_on(Visit::with_proof, async |page: &Page, hand: Hand| {
        open(page, LINK).await;
        page.expect_placement(START).await;
        expect_stones(page, "c3:wM e1:wM c4:bM d5:bM e2:bM g3:bM a4:rM a5:rM").await;
        page.expect("document.querySelectorAll('[data-clock]').length === 3")
            .await;

        // A step over several squares: the stone is on its way after the first jump, and may stop
        // there.
        hand.touch(page, "c3").await;
        page.expect_marked("capture", "c5").await;
        page.expect_marked("move", "b3 c2 d3").await;
        hand.touch(page, "c5").await;
        expect_stones(page, "c5:wM e1:wM d5:bM e2:bM g3:bM a4:rM a5:rM").await;
        page.expect_turn("w").await;
        page.expect_marked("selected", "c5").await;
        page.expect("document.querySelector('[data-action=done]') !== null")
            .await;
        hand.touch(page, "e5").await;
        page.expect_turn("b").await;
        page.expect_marked("last", "c3 c5 e5").await;

        for (from, to, next) in [("g3", "f3", "r"), ("a4", "b4", "w")] {
            hand.touch(page, from).await;
            hand.touch(page, to).await;
            page.expect_turn(next).await;
        }

        // This one stops though it could go on.
        hand.touch(page, "e1").await;
        hand.touch(page, "e3").await;
        page.expect_marked("capture", "g3").await;
        hand.action(page, "done").await;
        page.expect_turn("b").await;

        // It comes back on the right squares.
        page.reload().await;
        page.expect_placement("e3,e5/f3/b4,a5").await;
        expect_stones(page, "e3:wM e5:wM f3:bM b4:rM a5:rM").await;
        assert_eq!(page.board().await.game, "proof");
        assert_eq!(players(page).await, ["Anna", "Ben", "Cleo"]);
        hand.action(page, "pause").await;

        hand.touch(page, "f3").await;
        hand.touch(page, "f4").await;
        page.expect_turn("r").await;
        // A seat drops out, and the others go on without it.
        hand.decide(page, "move-table", "r").await;
        hand.decide(page, "resign", "r").await;
        hand.answer(page, "resign", "confirm").await;
        page.expect_turn("w").await;
        page.expect_no_end().await;
        hand.action(page, "close").await;

        for (from, to, next) in [("e3", "e4", "b"), ("f4", "f5", "w")] {
            hand.touch(page, from).await;
            hand.touch(page, to).await;
            page.expect_turn(next).await;
        }
        hand.touch(page, "e5").await;
        hand.touch(page, "g5").await;
        page.expect_end("2/3-1/3-0", "last-standing").await;
        let scores = "[...document.querySelectorAll('[data-score]')].map((score) => score.dataset.score + score.textContent)";
        page.expect(&format!("{scores}.sort().join() === 'b⅓,r0,w⅔'"))
            .await;

        // The next game of the sitting begins where this one did.
        hand.action(page, "rematch").await;
        page.expect_placement(START).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_site_for_users_does_not_know_the_game() {
    Visit::default().run(async |page| {
        open(page, LINK).await;
        refused::expect_said(page, "told", &text("en", "refused-newer")).await;
        assert_eq!(page.board().await.game, "chess");
        page.tap_moves("e2e4").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_plan_says_who_sits_at_which_side() {
    Visit::default()
        .sized(768, 1024)
        .with_proof()
        .run(async |page| {
            open(page, LINK).await;
            page.expect_placement(START).await;
            for sides in [
                [("w", "near"), ("b", "right"), ("r", "left")],
                [("b", "near"), ("r", "far"), ("w", "left")],
                [("r", "near"), ("b", "far"), ("w", "right")],
            ] {
                for (seat, side) in sides {
                    assert_eq!(place_of(page, seat).await, side, "{seat} in {sides:?}");
                }
                expect_stones(page, "c3:wM e1:wM c4:bM d5:bM e2:bM g3:bM a4:rM a5:rM").await;
                // Whoever sits at the bottom has the own stones there.
                let (own, row) = match sides[0].0 {
                    "w" => ("e1", "c1 d1 e1"),
                    "b" => ("g3", "g3 g4 g5"),
                    _ => ("a4", "a3 a4 a5"),
                };
                let bottom = page.square(own).await.y;
                for square in row.split(' ') {
                    assert_eq!(page.square(square).await.y, bottom, "{square}");
                }
                page.action("flip").await;
                let next = if sides[0].0 == "w" { "b" } else { "r" };
                let next = if sides[0].0 == "r" { "w" } else { next };
                page.expect(&format!(
                    "document.documentElement.dataset.near === '{next}'"
                ))
                .await;
            }
        });
}

/// Waits until a seat's bar stands at a side, beside the board, on the page and whole, and is
/// turned to who sits there.
async fn expect_bar(page: &Page, seat: &str, side: &str) {
    let (degrees, beside) = match side {
        "left" => (90, "bar.right <= board.left && bar.height > bar.width"),
        "right" => (-90, "bar.left >= board.right && bar.height > bar.width"),
        "far" => (180, "bar.right > board.left && bar.width > bar.height"),
        _ => (0, "bar.right > board.left && bar.width > bar.height"),
    };
    page.expect(format!(
        "(() => {{
            const element = document.querySelector('.bar[data-seat={seat}]');
            const [bar, board] = [element, document.querySelector('[role=grid]')].map(one => one.getBoundingClientRect());
            const parts = [...element.querySelectorAll('.avatar, .clock')].map(one => one.getBoundingClientRect());
            const whole = parts.length === 2 && parts.every(part => part.left >= bar.left - 1 && part.right <= bar.right + 1
                && part.top >= bar.top - 1 && part.bottom <= bar.bottom + 1);
            const along = bar.top >= board.top - 1 && bar.bottom <= board.bottom + 1;
            return (parseFloat(getComputedStyle(element).rotate) || 0) === {degrees} && {beside} && whole
                && ({degrees} % 180 === 0 || along)
                && bar.left >= 0 && bar.right <= innerWidth && bar.top >= 0 && bar.bottom <= innerHeight;
        }})()"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn face_to_face_each_bar_is_turned_to_its_player() {
    for (width, height) in [(768, 1024), (1024, 768), (1280, 800)] {
        Visit::default()
            .sized(width, height)
            .with_proof()
            .run(async |page| {
                open(page, LINK).await;
                page.expect_placement(START).await;
                sit(page, "face").await;
                for (near, sides) in [
                    ("w", [("w", "near"), ("b", "right"), ("r", "left")]),
                    ("b", [("b", "near"), ("r", "far"), ("w", "left")]),
                    ("r", [("r", "near"), ("b", "far"), ("w", "right")]),
                ] {
                    page.expect(format!(
                        "document.documentElement.dataset.near === '{near}'"
                    ))
                    .await;
                    for (seat, side) in sides {
                        expect_bar(page, seat, side).await;
                    }
                    page.action("flip").await;
                }
                // What stands in a turned bar is pressed where it is seen.
                page.click("[data-action=move-table][data-seat=r]").await;
                page.expect("document.querySelector('[data-action=resign][data-seat=r]') !== null")
                    .await;
            });
    }
}

/// Waits until the stones on these squares are turned by so many degrees.
async fn expect_turned(page: &Page, stones: &[(&str, i32)]) {
    for (square, degrees) in stones {
        page.expect(format!(
            "(parseFloat(getComputedStyle(document.querySelector('[data-square={square}] > .man')).rotate) || 0) === {degrees}"
        ))
        .await;
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn stones_face_their_players_or_who_is_to_move() {
    Visit::default()
        .sized(768, 1024)
        .with_proof()
        .run(async |page| {
            open(page, LINK).await;
            page.expect_placement(START).await;
            sit(page, "turning").await;
            // Anna sits at the bottom, Ben at the right, Cleo at the left.
            for (step, facing, degrees) in
                [("", "", 0), ("e1-d1", "right", -90), ("g3-f3", "left", 90)]
            {
                if !step.is_empty() {
                    page.type_move(step).await;
                }
                page.expect(format!(
                    "document.documentElement.dataset.facing === '{facing}'"
                ))
                .await;
                expect_turned(page, &[("c3", degrees), ("e2", degrees), ("a5", degrees)]).await;
            }
            // The offer to send the moves back lies over the menu.
            page.action("dismiss").await;
            seating::press(page, "seating").await;
            page.click("dialog [name=seating][value=face]").await;
            page.set_field("far-men", "on").await;
            page.click("dialog [data-action=close]").await;
            for (near, turned) in [
                ("w", [("c3", 0), ("e2", -90), ("a5", 90)]),
                ("b", [("c3", 90), ("e2", 0), ("a5", 180)]),
                ("r", [("c3", -90), ("e2", 180), ("a5", 0)]),
            ] {
                page.expect(format!(
                    "document.documentElement.dataset.near === '{near}'"
                ))
                .await;
                expect_turned(page, &turned).await;
                page.action("flip").await;
            }
        });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_one_asks_of_two_takes_both_answers() {
    Visit::default().with_proof().run(async |page| {
        open(page, LINK).await;
        page.expect_placement(START).await;
        let answer = async |prompt: &str, seat: &str| {
            let of = format!("[data-prompt={prompt}][data-seat={seat}][data-by=w]");
            page.click(format!("{of} [data-answer=accept]")).await;
            page.expect(format!("document.querySelector('{of}') === null"))
                .await;
        };
        page.type_moves("e1-d1 g3-f3").await;
        open_table(page, "w").await;
        decide(page, "take-back", "w").await;
        answer("take-back", "r").await;
        page.expect_turn("r").await;
        answer("take-back", "b").await;
        page.expect_turn("w").await;
        page.expect_placement(START).await;

        decide(page, "offer-draw", "w").await;
        page.tap_moves("e1d1").await;
        // So soon after another consent, an answer counts only after a while.
        page.eval("void (window.asked = performance.now())").await;
        page.expect("performance.now() > window.asked + 1000").await;
        answer("draw-offer", "b").await;
        page.expect_no_end().await;
        answer("draw-offer", "r").await;
        page.expect_end("1/3-1/3-1/3", "agreement").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_turned_board_is_kept_and_comes_back_as_it_lay() {
    Visit::default().with_proof().run(async |page| {
        open(page, LINK).await;
        page.expect_placement(START).await;
        page.action("flip").await;
        page.expect("document.documentElement.dataset.near === 'b'")
            .await;
        page.tap_moves("e1d1").await;
        let before = page.square("g3").await;
        page.reload().await;
        page.expect_turn("b").await;
        assert_eq!(page.html_attr("data-near").await, "b");
        let after = page.square("g3").await;
        assert_eq!((before.x, before.y), (after.x, after.y));
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn three_players_have_a_column_each_in_the_move_table() {
    Visit::default().with_proof().run(async |page| {
        open(page, LINK).await;
        page.type_moves("c3xc5xe5 g3-f3 a4-b4 e1xe3").await;
        page.click("[data-action=move-table][data-seat=w]").await;
        page.middle("[data-ply='4']").await;
        let left = |ply: u8| {
            format!("document.querySelector(`[data-ply='{ply}']`).getBoundingClientRect().left")
        };
        page.expect(&format!(
            "{} < {} && {} < {} && {} === {}",
            left(1),
            left(2),
            left(2),
            left(3),
            left(4),
            left(1)
        ))
        .await;
        // The list may have to be scrolled.
        page.eval("document.querySelector(`[data-ply='1']`).scrollIntoView({ block: 'nearest' })")
            .await;
        page.click("[data-ply='1']").await;
        page.expect_marked("last", "c3 c5 e5").await;
        expect_stones(page, "e5:wM e1:wM e2:bM g3:bM a4:rM a5:rM").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn who_can_not_move_is_seen_and_said_to_stand_still() {
    Visit::default().with_proof().run(async |page| {
        open(page, SHUTS_IN).await;
        page.type_moves("e2-e1").await;
        page.expect_marked("frozen", "c1").await;
        let name = page.eval("document.querySelector('[data-square=c1]').ariaLabel");
        let word = text("en", "mark-frozen");
        assert!(name.await.as_str().is_some_and(|name| name.contains(&word)));
        page.expect("document.querySelector('[data-frozen=stalemated]').dataset.seat === 'w'")
            .await;
        page.type_moves("g3-g4 d1-d2").await;
        page.expect_unmarked("frozen").await;
        page.expect("!document.querySelector('[data-frozen]')")
            .await;
    });
}
