//! The clocks on the page. A tick changes the text of a clock, and nothing else: it is written by hand, past the virtual DOM.

use gloo_timers::callback::Timeout;
use rochade_table::{ClockFace, ClockView, Plan};
use web_sys::Element;

use crate::page;

/// Writes what the clocks show now, and has `tick` called when that changes next, as long as what comes back is kept.
pub(crate) fn show(
    plan: &Plan,
    view: Option<&ClockView>,
    tick: impl FnOnce() + 'static,
) -> Option<Timeout> {
    let view = view?;
    for face in &view.faces {
        let letter = plan.letter(face.seat);
        if let Some(element) = page::find(&format!("[data-clock={letter}]")) {
            write(&element, face);
        }
    }
    let at = view.next_change?;
    let wait = at.saturating_sub(page::now()).max(1);
    Some(Timeout::new(u32::try_from(wait).unwrap_or(u32::MAX), tick))
}

fn write(element: &Element, face: &ClockFace) {
    let left = face.left.to_string();
    if element.get_attribute("data-ms").as_ref() != Some(&left) {
        // Only a name that is no attribute's name would be refused.
        let _ = element.set_attribute("data-ms", &left);
    }
    match element.first_child() {
        Some(text) if text.node_value().as_ref() == Some(&face.text) => {}
        Some(text) => text.set_node_value(Some(&face.text)),
        None => element.set_text_content(Some(&face.text)),
    }
}
