//! What is marked when, and how a selection is dropped.

use rochade_e2e::{Key, Visit};

use crate::games::START;

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_touched_piece_shows_where_it_can_go() {
    Visit::default().run(async |page| {
        page.tap("g1").await;
        page.expect_marked("selected", "g1").await;
        page.expect_marked("move", "f3 h3").await;
        page.expect_unmarked("capture").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_piece_that_can_be_captured_is_marked_differently() {
    Visit::default().run(async |page| {
        page.type_moves("e2e4 d7d5").await;
        page.tap("e4").await;
        page.expect_marked("move", "e5").await;
        page.expect_marked("capture", "d5").await;
        page.tap("d5").await;
        page.expect_piece("d5", "wP").await;
        page.expect_nothing_selected().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_last_move_is_marked_at_both_ends() {
    Visit::default().run(async |page| {
        page.expect_unmarked("last").await;
        page.tap_moves("e2e4").await;
        page.expect_marked("last", "e2 e4").await;
        page.tap_moves("e7e5").await;
        page.expect_marked("last", "e7 e5").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_king_in_check_is_marked_until_it_is_not() {
    Visit::default().run(async |page| {
        page.type_moves("e2e4 f7f6 d1h5").await;
        page.expect_marked("check", "e8").await;
        page.tap("a7").await;
        page.expect_unmarked("move").await;
        page.tap_moves("g7g6").await;
        page.expect_unmarked("check").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_second_tap_drops_the_selection() {
    Visit::default().run(async |page| {
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.tap("e2").await;
        page.expect_nothing_selected().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tap_elsewhere_drops_the_selection() {
    Visit::default().run(async |page| {
        for elsewhere in ["e5", "e7", "a6"] {
            page.tap("e2").await;
            page.expect_marked("selected", "e2").await;
            page.tap(elsewhere).await;
            page.expect_nothing_selected().await;
        }
        page.expect_placement(START).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_tap_on_another_own_piece_moves_the_selection() {
    Visit::default().run(async |page| {
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.tap("g1").await;
        page.expect_marked("selected", "g1").await;
        page.expect_marked("move", "f3 h3").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn escape_drops_the_selection() {
    Visit::default().run(async |page| {
        page.tap("e2").await;
        page.expect_marked("selected", "e2").await;
        page.key(Key::Escape).await;
        page.expect_nothing_selected().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_right_click_drops_the_selection() {
    Visit::default().run(async |page| {
        for elsewhere in ["e2", "e4", "e7"] {
            page.tap("e2").await;
            page.expect_marked("selected", "e2").await;
            let place = page.square(elsewhere).await;
            page.right_click_at(place).await;
            page.expect_nothing_selected().await;
        }
        page.expect_placement(START).await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn touching_what_is_not_ones_own_selects_nothing() {
    Visit::default().run(async |page| {
        for square in ["e7", "e4", "d8", "a5"] {
            page.tap(square).await;
            page.expect_nothing_selected().await;
        }
        page.tap_moves("e2e4").await;
        page.tap("e4").await;
        page.expect_nothing_selected().await;
        page.expect_turn("b").await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn a_piece_held_by_the_mouse_shows_the_same_marks() {
    Visit::default().run(async |page| {
        let (from, over) = (page.square("g1").await, page.square("e5").await);
        page.mouse_down(from).await;
        page.mouse_drag_to(from.towards(over, 0.5)).await;
        page.mouse_drag_to(over).await;
        page.expect_marked("selected", "g1").await;
        page.expect_marked("move", "f3 h3").await;
        page.mouse_up(page.square("f3").await).await;
        page.expect_piece("f3", "wN").await;
        page.expect_nothing_selected().await;
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_keyboard_has_a_cursor() {
    Visit::default().run(async |page| {
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
    });
}

#[test]
#[ignore = "needs the built site: cargo xtask test"]
fn the_cursor_stays_on_the_board() {
    Visit::default().run(async |page| {
        page.tab_to_board().await;
        page.walk_to("a1").await;
        page.key(Key::Left).await;
        page.key(Key::Down).await;
        page.expect_marked("cursor", "a1").await;
        page.walk_to("h8").await;
        page.key(Key::Right).await;
        page.key(Key::Up).await;
        page.expect_marked("cursor", "h8").await;
    });
}
