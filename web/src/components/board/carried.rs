//! What happens on the page to a man that a pointer carries.

use rochade_table::Cell;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

/// Takes a man off its square, where its likeness stays if `ghost` is set. The style sheet lifts a
/// finger's man away from its player, so that the finger doesn't hide it.
pub(super) fn lift(man: &HtmlElement, ghost: bool, finger: bool) {
    if ghost {
        leave_ghost(man);
    }
    let lifted = if finger { "lifted" } else { "dragged" };
    let _ = man.class_list().add_2("dragged", lifted);
}

/// Leaves a faint likeness of a man where it stands.
fn leave_ghost(man: &HtmlElement) {
    if let (Ok(ghost), Some(square)) = (man.clone_node(), man.parent_node()) {
        let ghost: Element = ghost.unchecked_into();
        ghost.set_class_name("man ghost");
        // Refused only to what can't be within a square.
        let _ = square.append_child(&ghost);
    }
}

/// Puts a dragged man back into its square's place, where only its likeness has stood.
pub(super) fn settle(man: &HtmlElement) {
    if let Some(ghost) = man.next_element_sibling() {
        ghost.remove();
    }
    // Neither the class list nor the style can refuse these words.
    let _ = man.class_list().remove_2("dragged", "lifted");
    let _ = man.style().remove_property("translate");
}

/// Puts an element off its place. Unlike `transform`, `translate` means the screen's directions for
/// turned men, too.
pub(super) fn translate(element: &HtmlElement, value: &str) {
    let _ = element.style().set_property("translate", value);
}

/// Shows the ring where a target lies, or nowhere.
pub(super) fn show_ring(ring: &HtmlElement, cell: Option<Cell>) {
    if let Some(cell) = cell {
        let (x, y) = (100 * u32::from(cell.column), 100 * u32::from(cell.row));
        translate(ring, &format!("{x}% {y}%"));
    }
    let _ = ring.class_list().toggle_with_force("on", cell.is_some());
}
