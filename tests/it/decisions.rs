//! The move table, and what players decide in it (play.md, sections 4 and 5).

use rochade_e2e::{Key, Page, Visit};

use crate::games::OPERA;
use crate::set_out::anew;

/// The placement at the start of a game.
pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// Opens the move table by a tap on a seat's avatar, unless it stands open.
pub(crate) async fn open_table(page: &Page, seat: &str) {
    if page.html_attr("data-moves").await.is_empty() {
        page.click(format!("[data-action=move-table][data-seat={seat}]"))
            .await;
    }
    page.expect("document.querySelector('[data-action=first]').checkVisibility()")
        .await;
}

/// Clicks a seat's button for an action.
pub(crate) async fn decide(page: &Page, action: &str, seat: &str) {
    page.decide(action, seat).await;
}

/// Waits until a ply is written like this.
pub(crate) async fn expect_ply(page: &Page, ply: usize, text: &str) {
    page.expect(&format!(
        "document.querySelector('[data-ply=\"{ply}\"]')?.textContent === '{text}'"
    ))
    .await;
}

/// Waits until no question stands, and checks that none comes.
pub(crate) async fn expect_no_prompt(page: &Page) {
    page.expect_to_stay("document.querySelector('[data-prompt]') === null")
        .await;
}

/// Moves the focus on with the Tab key until a selector finds it, and presses Enter there.
async fn tab_to(page: &Page, selector: &str) {
    for _ in 0..60 {
        let there = format!("document.activeElement.matches('{selector}')");
        if page.eval(&there).await == true {
            page.key(Key::Enter).await;
            return;
        }
        page.key(Key::Tab).await;
    }
    panic!("the Tab key does not lead to {selector}");
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_4_the_table_writes_every_move_and_scrolls_itself_only() {
    Visit::default().run(async |page| {
        open_table(page, "w").await;
        page.tap_moves(OPERA).await;
        for (ply, text) in [
            (1, "e2–e4"),
            (3, "♞ g1–f3"),
            (7, "d4×e5 ♟"),
            (8, "♝ g4×f3 ♞"),
            (21, "♝ c4×b5 ♟ +"),
            (23, "0–0–0"),
            (33, "♜ d1–d8 #"),
        ] {
            expect_ply(page, ply, text).await;
        }
        let seen = "(r => r.bottom <= innerHeight && document.elementFromPoint(r.x + 4, r.y + 4)?.dataset.ply === '33')\
            (document.querySelector('[data-ply=\"33\"]').getBoundingClientRect())";
        page.expect(seen).await;
        page.expect("scrollY === 0 && document.scrollingElement.scrollTop === 0")
            .await;
        // The result stands at the end.
        page.expect(
            "(row => row.dataset.outcome === '1-0' && row.textContent === '1–0, Checkmate'
                && row.previousElementSibling.dataset.ply === '33'
                && row.contains(document.elementFromPoint(row.getBoundingClientRect().x + 9, row.getBoundingClientRect().y + 9))
            )(document.querySelector('[data-outcome]'))",
        )
        .await;
        page.click("[data-action=close]").await;
        page.expect("document.querySelector('[data-ply]') === null")
            .await;
        page.action("rematch").await;
        open_table(page, "w").await;
        page.tap_moves("e2e4").await;
        expect_ply(page, 1, "e2–e4").await;
        page.expect("document.querySelector('[data-outcome]') === null")
            .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn sections_4_and_5_surplus_steps_earlier_positions_and_resigning() {
    Visit::default().run(async |page| {
        println!("section 4 the surplus is shown kind by kind with its points");
        page.tap_moves("e2e4 d7d5 e4d5").await;
        let captured =
            |seat| format!("document.querySelector('[data-captured={seat}]').textContent");
        page.expect(&format!("{} === '♟ +1'", captured("w"))).await;
        page.tap_moves("d8d5").await;
        page.expect(&format!("{} === ''", captured("w"))).await;
        page.expect(&format!("{} === ''", captured("b"))).await;
        page.tap_moves("b1c3 d5g2 f1g2").await;
        page.expect(&format!("{} === '♛ +8'", captured("w"))).await;
        anew(page).await;
        println!("section 4 a step that is held goes on");
        page.tap_moves("e2e4 e7e5 g1f3 b8c6").await;
        open_table(page, "w").await;
        // What goes on comes together with the names.
        page.expect("document.querySelector('[data-opening]').textContent !== ''")
            .await;
        let back = page.middle("[data-action=back]").await;
        page.mouse_down(back).await;
        page.expect_placement(START).await;
        page.mouse_up(back).await;
        page.action("forward").await;
        page.expect_placement("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
            .await;
        // Letting go was no step, and a short press is one.
        page.action("forward").await;
        page.action("back").await;
        page.expect_marked("last", "e2 e4").await;
        anew(page).await;
        println!("section 4 earlier positions can be looked at and not altered");
        page.tap_moves("e2e4 e7e5 g1f3").await;
        open_table(page, "b").await;
        page.click("[data-ply=\"1\"]").await;
        page.expect_placement("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR")
            .await;
        page.expect_marked("last", "e2 e4").await;
        page.tap("d7").await;
        page.expect("document.querySelector('[data-notice]') !== null")
            .await;
        page.expect_nothing_selected().await;
        page.click("[data-action=first]").await;
        page.expect_unmarked("last").await;
        page.click("[data-action=forward]").await;
        page.expect_marked("last", "e2 e4").await;
        page.click("[data-action=last]").await;
        page.expect_piece("f3", "wN").await;
        page.click("[data-action=back]").await;
        page.expect_piece("g1", "wN").await;
        // Who closes the table is back in the game.
        page.click("[data-action=close]").await;
        page.expect_piece("f3", "wN").await;
        page.tap_moves("b8c6").await;
        anew(page).await;
        println!("section 5 resigning takes two steps");
        open_table(page, "b").await;
        decide(page, "resign", "b").await;
        page.answer("resign", "cancel").await;
        expect_no_prompt(page).await;
        page.expect_no_end().await;
        decide(page, "resign", "b").await;
        // Who closes the table does not mean it.
        page.click("[data-action=close]").await;
        expect_no_prompt(page).await;
        open_table(page, "b").await;
        decide(page, "resign", "b").await;
        page.answer("resign", "confirm").await;
        page.expect_end("1-0", "resignation").await;
        page.action("rematch").await;
        page.expect_end("", "").await;
    });
}

/// Waits until the name of the opening is this one.
async fn expect_opening(page: &Page, name: &str) {
    page.expect(&format!(
        "document.querySelector('[data-opening]')?.textContent === '{name}'"
    ))
    .await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_4_openings_are_named_as_they_are_reached() {
    let [sicilian, dragon] = [
        "Sizilianische Verteidigung",
        "Sizilianisch, Drachenvariante",
    ];
    Visit::default().speaking("de").run(async |page| {
        open_table(page, "w").await;
        page.tap_moves("e2e4").await;
        page.tap_moves("c7c5").await;
        expect_opening(page, sicilian).await;
        // By another order of moves, and the name stays when there is no further one.
        page.tap_moves("g1f3 g7g6 d2d4 c5d4 f3d4 g8f6 b1c3 d7d6")
            .await;
        expect_opening(page, dragon).await;
        page.tap_moves("a2a3").await;
        expect_opening(page, dragon).await;
        page.action("first").await;
        expect_opening(page, "").await;
        page.action("forward").await;
        page.action("forward").await;
        expect_opening(page, sicilian).await;
        page.action("last").await;
        expect_opening(page, dragon).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_4_by_keyboard_the_table_opens_shows_and_closes() {
    Visit::default().run(async |page| {
        page.type_moves("e4 e5 Nf3").await;
        tab_to(page, "[data-action=move-table][data-seat=w]").await;
        expect_ply(page, 3, "♞ g1–f3").await;
        // One stop for all moves: the one that is shown.
        tab_to(page, "[data-ply=\"3\"]").await;
        page.key(Key::Left).await;
        page.expect_piece("g1", "wN").await;
        page.expect("document.activeElement.dataset.ply === '2'")
            .await;
        page.expect("document.querySelectorAll('[data-ply]:not([tabindex=\"-1\"])').length === 1")
            .await;
        page.key(Key::Left).await;
        page.expect_piece("e7", "bP").await;
        page.key(Key::End).await;
        page.expect_piece("f3", "wN").await;
        page.expect("document.activeElement.dataset.ply === '3'")
            .await;
        page.key(Key::Up).await;
        page.expect("document.activeElement.dataset.ply === '1'")
            .await;
        page.key(Key::Home).await;
        page.expect_piece("e2", "wP").await;
        page.expect("document.activeElement.dataset.ply === '1'")
            .await;
        page.key(Key::End).await;
        page.key(Key::Escape).await;
        page.expect("document.documentElement.dataset.moves === ''")
            .await;
    });
}

/// Where the buttons of the row stand.
const PLACES: &str = "[...document.querySelectorAll('[data-action=offer-draw], [data-action=take-back], [data-action=resign]')]
    .map(e => [e.dataset.action, e.getBoundingClientRect().x, e.getBoundingClientRect().y].join()).join(' ')";

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn section_5_no_button_moves_or_changes_its_meaning_under_a_finger() {
    for (width, height) in [(390, 844), (1024, 768)] {
        let visit = Visit::default().sized(width, height).touch();
        visit.run(async |page| {
            page.action("begin-two").await;
            page.middle("[data-action=resign][data-seat=w]").await;
            let places = page.eval(PLACES).await;
            decide(page, "offer-draw", "w").await;
            page.tap_moves("e2e4").await;
            let accept = page
                .middle("[data-prompt=draw-offer] [data-answer=accept]")
                .await;
            assert_eq!(page.eval(PLACES).await, places);
            page.answer("draw-offer", "decline").await;
            expect_no_prompt(page).await;
            // The question stood where no other decision stands.
            let button = format!(
                "document.elementFromPoint({}, {}).closest('[data-answer], .actions button')",
                accept.x, accept.y
            );
            assert_eq!(page.eval(&format!("{button} === null")).await, true);
            page.tap_moves("e7e5").await;
            decide(page, "take-back", "w").await;
            page.middle("[data-prompt=take-back] [data-answer=accept]")
                .await;
            assert_eq!(page.eval(PLACES).await, places);
            page.answer("take-back", "decline").await;
            // Who taps twice, or many times, in one place does not resign.
            for seat in ["w", "b"] {
                if seat == "b" {
                    page.tap_moves("g1f3").await;
                }
                let resign = page
                    .middle(format!("[data-action=resign][data-seat={seat}]"))
                    .await;
                for _ in 0..4 {
                    page.finger_tap_at(resign).await;
                    page.frame().await;
                }
                page.expect_no_end().await;
            }
        });
    }
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn whoever_is_asked_whether_to_resign_is_named() {
    Visit::default().speaking("de").run(async |page| {
        page.type_moves("e2e4").await;
        open_table(page, "w").await;
        decide(page, "resign", "b").await;
        let prompt = "document.querySelector('[data-prompt=resign]')";
        page.expect(format!(
            "{prompt}.querySelector('[data-answer=confirm]').innerText === 'Schwarz gibt auf' && {prompt}.ariaLabel.includes('Schwarz')"
        ))
        .await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn what_one_asks_of_two_takes_both_answers() {
    Visit::default().at("?game=three").run(async |page| {
        page.type_moves("c2-c4 l3-i3").await;
        open_table(page, "k").await;
        decide(page, "take-back", "k").await;
        for (seat, turn) in [("w", "w"), ("r", "k")] {
            let asked = format!("[data-prompt=take-back][data-seat={seat}][data-by=k]");
            page.click(format!("{asked} [data-answer=accept]")).await;
            page.expect(format!("document.querySelector('{asked}') === null"))
                .await;
            page.expect_turn(turn).await;
        }
        page.expect_piece("c2", "kP").await;
    });
}
