//! What a finger covers on small squares, shown twice as large beside it for as long as it is down.

use rochade_table::View;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};
use yew::NodeRef;

use super::press::Press;
use crate::page::{self, px};

/// How much larger the squares are.
const TIMES: f64 = 2.0;

/// How many squares are seen in a row of it, and how many where the board is hardly wider than
/// that.
const SQUARES: f64 = 5.0;
const FEW_SQUARES: f64 = 3.0;

/// How far its edge is from the finger, in CSS pixels.
const AWAY: f64 = 28.0;

/// What no copy of a square may be taken for: a square of the board.
const OF_SQUARES: [&str; 8] = [
    "data-square",
    "role",
    "tabindex",
    "aria-label",
    "aria-colindex",
    "aria-colindextext",
    "aria-rowindex",
    "aria-rowindextext",
];

/// Shows what is under a finger, on an element that is there for that.
pub(super) fn show(loupe: &Option<NodeRef>, grid: &HtmlElement, view: &View, press: &Press) {
    let Some(loupe) = element(loupe) else {
        return;
    };
    let seat = view.plan.seats.get(view.turn.index());
    let letter = seat.map_or("", |seat| seat.letter);
    // Whose finger it is, for the style sheets.
    let _ = loupe.set_attribute("data-man", letter);
    if let Ok(copy) = grid.clone_node_with_deep(true) {
        let copy: Element = copy.unchecked_into();
        take_off(&copy);
        loupe.replace_children_with_node_1(&copy);
    }
    let _ = loupe.class_list().add_1("on");
    follow(&loupe, press);
}

/// Leads it to where the finger is now.
pub(super) fn go_on(loupe: &Option<NodeRef>, press: &Press) {
    if let Some(loupe) = element(loupe) {
        follow(&loupe, press);
    }
}

/// Shows nothing any more.
pub(super) fn hide(loupe: &Option<NodeRef>) {
    if let Some(loupe) = element(loupe) {
        let _ = loupe.class_list().remove_1("on");
        loupe.replace_children_with_node_0();
    }
}

fn element(loupe: &Option<NodeRef>) -> Option<HtmlElement> {
    loupe.as_ref()?.cast()
}

/// Takes off a copy of the squares what is theirs alone.
fn take_off(copy: &Element) {
    for name in OF_SQUARES {
        let _ = copy.remove_attribute(name);
        let Ok(found) = copy.query_selector_all(&["[", name, "]"].concat()) else {
            continue;
        };
        for index in 0..found.length() {
            let element = found
                .item(index)
                .and_then(|node| node.dyn_into::<Element>().ok());
            if let Some(element) = element {
                let _ = element.remove_attribute(name);
            }
        }
    }
}

fn follow(loupe: &HtmlElement, press: &Press) {
    let (x, y) = press.on_board();
    let bounds = press.bounds;
    let is_wide = bounds.width >= (SQUARES * TIMES + 2.0) * bounds.side;
    let squares = if is_wide { SQUARES } else { FEW_SQUARES };
    let size = squares * TIMES * bounds.side;
    for length in ["width", "height"] {
        let _ = loupe.style().set_property(length, &px(size));
    }
    if let Some(copy) = loupe.first_element_child() {
        let copy: HtmlElement = copy.unchecked_into();
        let shift = |at: f64| px(size / 2.0 - TIMES * at);
        let _ = copy
            .style()
            .set_property("translate", &[shift(x), shift(y)].join(" "));
    }
    let (left, top) = place((x, y), size, &way_of(loupe), room(press));
    let _ = loupe
        .style()
        .set_property("translate", &[px(left), px(top)].join(" "));
}

/// Returns the angle by which "up" is turned away from the player, as the style sheets have it
/// (`--lift-way`: `180deg`); empty for no turn.
fn way_of(loupe: &HtmlElement) -> String {
    let style = page::window().get_computed_style(loupe).ok().flatten();
    let way = style.and_then(|style| style.get_property_value("--lift-way").ok());
    way.unwrap_or_default()
}

/// The page around the board, in CSS pixels from the board's top left corner: its left, top, right
/// and bottom edge.
fn room(press: &Press) -> (f64, f64, f64, f64) {
    let window = page::window();
    let length = |length: Result<JsValue, JsValue>| length.ok().and_then(|value| value.as_f64());
    let (width, height) = (length(window.inner_width()), length(window.inner_height()));
    let (left, top) = (press.bounds.left, press.bounds.top);
    let end = |length: Option<f64>, edge: f64| length.unwrap_or_default() - edge;
    (-left, -top, end(width, left), end(height, top))
}

/// Where its left and top edges are, in CSS pixels from the board's: beside the finger, away from
/// its player; where there is no room for that, to the side.
///
/// `room` is the page around the board, in the same measure: left, top, right and bottom.
fn place(
    (x, y): (f64, f64),
    size: f64,
    way: &str,
    (left, top, right, bottom): (f64, f64, f64, f64),
) -> (f64, f64) {
    let away = size / 2.0 + AWAY;
    let (dx, dy) = match way.trim() {
        "180deg" => (0.0, away),
        "90deg" => (away, 0.0),
        "270deg" | "-90deg" => (-away, 0.0),
        _ => (0.0, -away),
    };
    let within =
        |middle: f64, from: f64, to: f64| (middle - size / 2.0).clamp(from, (to - size).max(from));
    let (at_x, at_y) = (within(x + dx, left, right), within(y + dy, top, bottom));
    let near = AWAY / 2.0;
    let hides = |at: f64, finger: f64| (at - near..at + size + near).contains(&finger);
    if !hides(at_x, x) || !hides(at_y, y) {
        return (at_x, at_y);
    }
    // To the side with more room, across the way of the finger.
    let aside = |finger: f64, from: f64, to: f64| {
        if finger - from > to - finger {
            within(finger - away, from, to)
        } else {
            within(finger + away, from, to)
        }
    };
    match dx == 0.0 {
        true => (aside(x, left, right), at_y),
        false => (at_x, aside(y, top, bottom)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: (f64, f64, f64, f64) = (-10.0, -60.0, 370.0, 700.0);

    #[test]
    fn it_stands_away_from_the_player_and_never_under_the_finger() {
        let size = 200.0;
        assert_eq!(place((180.0, 300.0), size, "", ROOM), (80.0, 72.0));
        assert_eq!(place((180.0, 100.0), size, "180deg", ROOM), (80.0, 128.0));
        // At the top edge there is no room above.
        let (left, top) = place((250.0, 20.0), size, "", ROOM);
        assert_eq!((left, top), (22.0, -60.0));
        let (left, _) = place((50.0, 20.0), size, "", ROOM);
        assert_eq!(left, 78.0);
        for way in ["", "90deg", "180deg", "270deg"] {
            for step in 0..400 {
                let (x, y) = (f64::from(step % 20) * 18.0, f64::from(step / 20) * 18.0);
                let (left, top) = place((x, y), 150.0, way, ROOM);
                let is_under = (left..left + 150.0).contains(&x) && (top..top + 150.0).contains(&y);
                assert!(!is_under, "{way} {x} {y}");
            }
        }
    }
}
