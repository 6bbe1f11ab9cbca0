//! What is marked when, and how a selection is dropped.

use rochade_e2e::{Key, Visit};

use crate::games::START;
use crate::set_out::anew;

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_selection_and_the_cursor_are_marked_and_dropped() {
    Visit::default().run(async |page| {
        println!("a second tap one elsewhere and escape drop the selection");
        for elsewhere in ["e2", "e5", "e7"] {
            page.tap("e2").await;
            page.expect_marked("selected", "e2").await;
            page.tap(elsewhere).await;
            page.expect_nothing_selected().await;
        }
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.key(Key::Escape).await;
        page.expect_nothing_selected().await;
        // What is not one's own is not taken in hand.
        page.tap("d8").await;
        page.expect_nothing_selected().await;
        page.expect_placement(START).await;
        println!("a right click drops the selection");
        for elsewhere in ["e2", "e4", "e7"] {
            page.tap("e2").await;
            page.expect_marked("selected", "e2").await;
            let place = page.square(elsewhere).await;
            page.right_click_at(place).await;
            page.expect_nothing_selected().await;
        }
        page.expect_placement(START).await;
        println!("the keyboard has a cursor");
        page.tab_to_board().await;
        page.walk_to("e2").await;
        page.expect_marked("cursor", "e2").await;
        page.key(Key::Up).await;
        page.expect_marked("cursor", "e3").await;
        page.key(Key::Left).await;
        page.expect_marked("cursor", "d3").await;
        page.key(Key::Down).await;
        page.expect_marked("cursor", "d2").await;
        page.key(Key::Right).await;
        page.expect_marked("cursor", "e2").await;
        page.key(Key::Enter).await;
        page.expect_marked("selected", "e2").await;
        page.expect_marked("move", "e3 e4").await;
        page.key(Key::Escape).await;
        page.expect_nothing_selected().await;
        page.expect_marked("cursor", "e2").await;
        println!("the cursor stays on the board");
        page.tab_to_board().await;
        page.walk_to("a1").await;
        page.key(Key::Left).await;
        page.key(Key::Down).await;
        page.expect_marked("cursor", "a1").await;
        page.walk_to("h8").await;
        page.key(Key::Right).await;
        page.key(Key::Up).await;
        page.expect_marked("cursor", "h8").await;
        println!("a piece held by the mouse shows the same marks");
        let (from, over) = (page.square("g1").await, page.square("e5").await);
        page.mouse_down(from).await;
        page.mouse_drag_to(from.towards(over, 0.5)).await;
        page.mouse_drag_to(over).await;
        page.expect_marked("selected", "g1").await;
        page.expect_marked("move", "f3 h3").await;
        page.mouse_up(page.square("f3").await).await;
        page.expect_piece("f3", "wN").await;
        page.expect_nothing_selected().await;
        anew(page).await;
        println!("every mark of chess is on its squares");
        page.expect_unmarked("last").await;
        page.tap("g1").await;
        page.expect_marked("selected", "g1").await;
        page.expect_marked("move", "f3 h3").await;
        page.expect_unmarked("capture").await;
        // Another own man is taken in hand instead.
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.expect_marked("move", "e3 e4").await;
        page.tap("e4").await;
        page.expect_marked("last", "e2 e4").await;
        page.tap_moves("d7d5").await;
        page.expect_marked("last", "d7 d5").await;
        // What can be captured is marked differently.
        page.tap("e4").await;
        page.expect_marked("move", "e5").await;
        page.expect_marked("capture", "d5").await;
        page.tap("d5").await;
        page.expect_piece("d5", "wP").await;
        page.expect_nothing_selected().await;
        // A king in check is marked until it is not.
        page.type_moves("f7f6 d1h5").await;
        page.expect_marked("check", "e8").await;
        page.tap_moves("g7g6").await;
        page.expect_unmarked("check").await;
    });
}
