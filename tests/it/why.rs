//! *Why not?* A touch that comes to nothing is told why, in words and on the board.

use rochade_e2e::{Page, Visit};

use crate::layout::resize;
use crate::set_out::anew;

/// White's knight on c3 is pinned by the bishop on b4.
const PINNED: &str = "d2d4 e7e6 c2c4 f8b4 b1c3 a7a6";

/// White's king can't castle: the bishop on a6 looks at f1.
pub(crate) const ATTACKED: &str = "e2e4 b7b6 g1f3 c8a6 g2g3 e7e6 f1h3 a6f1 e4e5 f1a6";

/// Waits for a reason, which says all of these.
pub(crate) async fn expect_why(page: &Page, words: &[&str]) {
    let said = "document.querySelector('[data-notice=why]')?.textContent ?? ''";
    let all: Vec<String> = words
        .iter()
        .map(|word| format!("({said}).includes({word:?})"))
        .collect();
    let expected = all.join(" && ");
    page.expect(&expected).await;
}

/// Whether exactly these squares are marked by a reason: those of the men to blame, and the others.
fn shown(blamed: &str, others: &str) -> String {
    let names = |selector: &str| {
        format!(
            "[...document.querySelectorAll('{selector}')].map(e => e.dataset.square).sort().join(' ')"
        )
    };
    format!(
        "{} === '{blamed}' && {} === '{others}'",
        names("[data-square].why.by"),
        names("[data-square].why:not(.by)")
    )
}

async fn expect_shown(page: &Page, blamed: &str, others: &str) {
    page.expect(shown(blamed, others)).await;
}

/// Waits until the reason hangs on the board, and covers none of these squares; touches go through
/// it.
async fn expect_hung(page: &Page, spared: &str) {
    page.expect(format!(
        "(() => {{
            const box = (found) => document.querySelector(found).getBoundingClientRect();
            const told = box('[data-notice=why]'), board = box('[role=grid]');
            const isOn = told.width > 0 && told.left >= board.left && told.right <= board.right
                && told.top >= board.top && told.bottom <= board.bottom;
            const isCovered = (name) => {{
                const square = box(`[data-square=${{name}}]`), edge = square.width * 0.07;
                return told.left < square.right - edge && told.right > square.left + edge
                    && told.top < square.bottom - edge && told.bottom > square.top + edge;
            }};
            const under = document.elementFromPoint(told.x + told.width / 2, told.y + told.height / 2);
            return isOn && !'{spared}'.split(' ').some(isCovered) && under.closest('[data-square]') !== null;
        }})()"
    ))
    .await;
}

/// Waits until no reason is told or shown, and checks that none comes.
async fn expect_silence(page: &Page) {
    let silence = format!(
        "!document.querySelector('[data-notice=why]') && {}",
        shown("", "")
    );
    page.expect_to_stay(silence).await;
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_pinned_man_is_told_who_pins_it() {
    let phone = Visit::default().sized(390, 844).touch();
    phone.run(async |page| {
        page.type_moves(PINNED).await;
        page.touch_tap("c3").await;
        expect_why(page, &["pinned", "bishop", "b4", "king"]).await;
        expect_shown(page, "b4", "c3 e1").await;
        // It was taken in hand all the same, and the next touch ends it all.
        page.expect_marked("selected", "c3").await;
        page.touch_tap("a2").await;
        expect_silence(page).await;
        page.expect_marked("move", "a3 a4").await;
        // Dropped where a knight could go but for the pin.
        page.touch_drag("c3", "e4").await;
        expect_why(page, &["pinned", "b4"]).await;
        page.expect_nothing_selected().await;
        // It delays no move.
        page.touch_tap("a2").await;
        page.touch_tap("a3").await;
        page.expect_piece("a3", "wP").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_reason_hangs_on_the_board_and_covers_nothing_that_it_is_about() {
    let visit = Visit::default().speaking("de").touch();
    visit.run(async |page| {
        page.type_moves(PINNED).await;
        for (width, height) in [(320, 480), (390, 844), (844, 390), (768, 1024)] {
            println!("{width} × {height}");
            resize(page, width, height).await;
            page.touch_tap("c3").await;
            expect_hung(page, "b4 c3 e1").await;
            // At the edge of the board, too.
            page.touch_tap("h8").await;
            expect_hung(page, "h8").await;
            page.key(rochade_e2e::Key::Escape).await;
            page.expect_nothing_selected().await;
        }
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn by_keyboard_too_and_a_look_back_ends_it() {
    Visit::default().run(async |page| {
        println!("by keyboard too");
        page.type_moves(PINNED).await;
        page.tab_to_board().await;
        page.walk_to("c3").await;
        page.key(rochade_e2e::Key::Enter).await;
        expect_why(page, &["pinned", "b4"]).await;
        expect_shown(page, "b4", "c3 e1").await;
        anew(page).await;
        println!("a look back ends a reason");
        page.type_moves(PINNED).await;
        page.tap("c3").await;
        expect_why(page, &["pinned"]).await;
        crate::decisions::open_table(page, "w").await;
        page.action("back").await;
        expect_silence(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn castling_says_what_the_king_would_pass_and_what_nobody_meant_says_nothing() {
    Visit::default().run(async |page| {
        println!("castling says what the king would pass");
        page.type_moves(ATTACKED).await;
        page.tap("e1").await;
        page.expect_marked("selected", "e1").await;
        page.tap("g1").await;
        expect_why(page, &["no castling", "f1", "bishop", "a6"]).await;
        expect_shown(page, "a6", "e1 f1").await;
        page.drag("e1", "h1").await;
        expect_why(page, &["no castling", "f1"]).await;
        page.type_moves("d2d3 h7h5 e1e2 h5h4 e2e1 b8c6").await;
        page.drag("e1", "g1").await;
        expect_why(page, &["no castling", "king moved on move 7"]).await;
        anew(page).await;
        println!("nothing is said where nobody meant to move");
        page.tap("e5").await;
        expect_silence(page).await;
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.tap("e2").await;
        page.expect_nothing_selected().await;
        expect_silence(page).await;
        page.tap("e2").await;
        page.tap("d2").await;
        page.expect_marked("selected", "d2").await;
        expect_silence(page).await;
        println!("it is told for a moment only");
        page.tap("b1").await;
        page.tap("b3").await;
        expect_why(page, &["knight"]).await;
        expect_shown(page, "", "b1").await;
        expect_shown(page, "", "").await;
        expect_silence(page).await;
        println!("it can be switched off");
        page.action("settings").await;
        let at = "document.querySelector('dialog[open] input[name=why]')";
        page.expect(format!("{at} !== null")).await;
        page.eval(&format!("{at}.scrollIntoView({{ block: 'center' }})"))
            .await;
        page.click("input[name=why]").await;
        page.click("dialog [data-action=close]").await;
        page.expect(
            "document.documentElement.dataset.why === 'off' && !document.querySelector('dialog')",
        )
        .await;
        page.tap("e7").await;
        page.tap("e2").await;
        page.tap("e5").await;
        page.expect_nothing_selected().await;
        expect_silence(page).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_other_sides_men_wait_for_their_turn() {
    Visit::default().speaking("de").run(async |page| {
        page.tap("e7").await;
        expect_why(page, &["die andere Seite ist am Zug"]).await;
        expect_shown(page, "", "e7").await;
        page.drag("e7", "e5").await;
        expect_why(page, &["die andere Seite ist am Zug"]).await;
        page.expect_placement(crate::games::START).await;
    });
}
