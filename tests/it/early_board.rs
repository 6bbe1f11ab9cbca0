//! What is drawn of a game that stands on the device before the rules are there.

use rochade_e2e::{Page, Visit};
use serde_json::{Value, json};

use crate::games::START;
use crate::laws_form::{expect_laws, go_to};
use crate::many_games::THREE;
use crate::resume::{AFTER_NF3, HOLD_LATER};
use crate::stored::{MEN, entry, leave, value};

/// Opens the page again where these values were left, and gives the squares that are drawn before
/// the rules are there.
async fn early_squares(page: &Page, values: &[(&str, &str)]) -> Value {
    leave(page, values).await;
    page.do_command("Page.reload", json!({})).await;
    page.expect("window.go !== undefined && document.querySelector('[role=grid]') !== null")
        .await;
    page.eval("document.querySelectorAll('[role=grid] *').length")
        .await
}

/// Whose turn it is, as far as it is said before the rules are there.
const TURN: &str = "[...document.querySelectorAll('.early > .turn:not([hidden])')].map(turn => turn.textContent).join()";

/// Every square, and the man in it.
const SQUARES_AND_MEN: usize = 8 + 64 + 64;

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_that_is_not_known_stays_and_is_not_drawn_as_chess() {
    Visit::default().after_script(HOLD_LATER).run(async |page| {
        for game in ["four", "constructor", ""] {
            let four = entry(json!({
                "game": game,
                "players": ["Anna", "Ben", "Cleo", "Dora"],
                "near": 3,
                "turn": "quarter",
                "saved": "3four",
            }));
            let early = early_squares(page, &[("rochade.2.open.one", &four)]).await;
            assert_eq!(early, 0);
            assert_eq!(page.eval(TURN).await, "");
            page.eval("window.go()").await;
            page.expect("document.querySelector('dialog [data-notice]')?.textContent.includes('newer version')")
                .await;
            page.action("close").await;
            page.expect_placement(START).await;
            assert_eq!(value(page, "rochade.2.open.one").await, four);
            page.tap_moves("e2e4 e7e5").await;
            page.expect_piece("e5", "bP").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn men_that_are_not_those_of_a_board_are_not_drawn() {
    let cut = &MEN[..MEN.len() - 1];
    Visit::default().after_script(HOLD_LATER).run(async |page| {
        for men in [
            json!(""),
            json!(cut),
            json!([MEN, "-"].concat()),
            json!("<img>"),
            json!(64),
            json!(null),
        ] {
            let odd = entry(json!({ "men": men }));
            let early = early_squares(page, &[("rochade.2.open.one", &odd)]).await;
            assert_eq!(early, 0, "{men}");
            assert_eq!(page.eval(TURN).await, "");
            page.eval("window.go()").await;
            page.expect_placement(AFTER_NF3).await;
            page.tap_moves("b8c6").await;
            page.expect_piece("c6", "bN").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn of_a_game_whose_men_were_not_kept_only_the_squares_are_drawn() {
    Visit::default().after_script(HOLD_LATER).run(async |page| {
        let mut older: Value = serde_json::from_str(&entry(json!({}))).expect("an object");
        older.as_object_mut().expect("an object").remove("men");
        let early = early_squares(page, &[("rochade.2.open.one", &older.to_string())]).await;
        assert_eq!(early, SQUARES_AND_MEN);
        page.expect_lower_left("h8").await;
        let men = "document.querySelectorAll('[data-piece]').length";
        assert_eq!(page.eval(men).await, 0);
        page.eval("window.go()").await;
        page.expect_placement(AFTER_NF3).await;
        page.expect_piece("f3", "wN").await;
        page.tap_moves("b8c6").await;
        page.expect_piece("c6", "bN").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_game_in_which_nothing_happened_is_not_drawn_before_one_that_was_left() {
    Visit::default().after_script(HOLD_LATER).run(async |page| {
        let left = entry(json!({}));
        // Older builds kept it when the page was left.
        let blank = entry(json!({
            "written": "2026-11-23T01:40:15.809Z",
            "events": 0,
            "position": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "men": "bRbNbBbQbKbBbNbRbPbPbPbPbPbPbPbP--------------------------------wPwPwPwPwPwPwPwPwRwNwBwQwKwBwNwR",
        }));
        for [one, two] in [[&left, &blank], [&blank, &left]] {
            let values = [("rochade.2.open.one", &**one), ("rochade.2.open.two", two)];
            early_squares(page, &values).await;
            page.expect_placement(AFTER_NF3).await;
            assert_eq!(page.eval(TURN).await, "");
            page.eval("window.go()").await;
            page.expect_placement_to_stay(AFTER_NF3).await;
            page.tap_moves("b8c6").await;
            page.expect_piece("c6", "bN").await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_board_that_was_drawn_as_it_does_not_lie_is_laid_anew() {
    Visit::default().after_script(HOLD_LATER).run(async |page| {
        let odd = entry(json!({ "turn": "none" }));
        let early = early_squares(page, &[("rochade.2.open.one", &odd)]).await;
        assert_eq!(early, SQUARES_AND_MEN);
        page.eval("window.go()").await;
        page.expect_lower_left("h8").await;
        page.expect_placement(AFTER_NF3).await;
        page.tap_moves("b8c6").await;
        page.expect_piece("c6", "bN").await;
    });
}

/// Every square where it is seen, with what it shows.
const SEEN: &str =
    "JSON.stringify([...document.querySelectorAll('[role=grid] > * > *')].map(square => {
    const { x, y, width } = square.getBoundingClientRect();
    const { square: name, piece, row, column } = square.dataset;
    return [name, piece, row, column, square.className, ...[x, y, width].map(Math.round)];
}))";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_left_game_on_another_board_is_first_drawn_as_it_lies() {
    let visit = Visit::default().after_script(HOLD_LATER);
    visit.run(async |page| {
        crate::links::open(page, THREE).await;
        page.expect_turn("k").await;
        // For each of the three, with the board turned to that side.
        for near in ["k", "r", "w"] {
            page.expect(format!("document.documentElement.dataset.near === '{near}'"))
                .await;
            page.do_command("Page.reload", json!({})).await;
            page.expect("window.go !== undefined && document.querySelectorAll('[role=grid] [data-piece]').length === 9")
                .await;
            let early = page.eval(SEEN).await;
            page.eval("window.go()").await;
            page.expect(format!("document.documentElement.dataset.near === '{near}'"))
                .await;
            page.expect("document.querySelector('[role=gridcell][tabindex=\"0\"]') !== null")
                .await;
            assert_eq!(page.eval(SEEN).await, early, "{near}");
            page.action("flip").await;
        }
    });
}

/// The sets of laws for draughts.
const SETS: [&str; 8] = [
    "noris",
    "schlagzwang",
    "german",
    "russian",
    "brazilian",
    "english",
    "czech",
    "pool",
];

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_address_that_opens_draughts_never_shows_chess() {
    Visit::default().after_script(HOLD_LATER).run(async |page| {
        for laws in SETS {
            go_to(page, &["?laws=", laws].concat()).await;
            page.expect("window.go instanceof Function").await;
            page.expect_piece("c3", "wM").await;
            page.expect_piece("b8", "bM").await;
            page.expect("document.querySelectorAll('[data-piece]').length === 24")
                .await;
            page.eval("void window.go()").await;
            expect_laws(page, laws).await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn an_address_that_opens_four_or_three_never_shows_chess() {
    let visit = Visit::default().after_script(HOLD_LATER);
    visit.run(async |page| {
        for (asked, squares, turn) in [
            ("?game=four", 160, "C"),
            ("?laws=gustavus-three,direction:left", 112, "k"),
        ] {
            go_to(page, asked).await;
            page.expect("window.go instanceof Function").await;
            let laid =
                format!("document.querySelectorAll('.squares > * > *').length === {squares}");
            page.expect(laid).await;
            page.eval("void window.go()").await;
            page.expect_turn(turn).await;
            page.expect("document.querySelector('[role=gridcell][tabindex=\"0\"]') !== null")
                .await;
        }
    });
}
