//! The page around the app: the browser's window, and the attributes of the root element.

use rochade_table::View;
use web_sys::{Document, Element, Window};

use crate::text::Texts;

/// The browser's window. The page runs nowhere else.
pub(crate) fn window() -> Window {
    web_sys::window().expect("the page runs in a window")
}

/// The page's document.
pub(crate) fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Whether the user has asked the system for less motion.
pub(crate) fn reduced_motion() -> bool {
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    matches!(query, Ok(Some(list)) if list.matches())
}

/// Whether no element has the focus, so that the keyboard would be lost.
pub(crate) fn nothing_has_focus() -> bool {
    let document = document();
    let body = document.body().map(Element::from);
    let focused = document.active_element();
    focused.is_none() || focused == body
}

/// Writes the language and the title of the page.
pub(crate) fn set_language(texts: &Texts) {
    set(&root(), "lang", texts.language_code());
    document().set_title(texts.title());
}

/// Writes what the page's contract says of the game on the board (play.md, section 3) to the root element.
pub(crate) fn publish(view: &View) {
    let root = root();
    set(&root, "data-game", view.game);
    set(
        &root,
        "data-turn",
        view.turn.letter().encode_utf8(&mut [0; 4]),
    );
    set(&root, "data-position", &view.position);
    set(
        &root,
        "data-result",
        view.outcome.map_or("", |outcome| outcome.result()),
    );
    set(
        &root,
        "data-termination",
        view.outcome
            .map_or("", |outcome| outcome.termination.word()),
    );
}

fn root() -> Element {
    document()
        .document_element()
        .expect("a document has a root element")
}

/// Sets an attribute, but only where it changes: the root's attributes make the browser look for new styles.
fn set(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        // Only a name that is no attribute's name would be refused.
        let _ = element.set_attribute(name, value);
    }
}

/// A length in CSS pixels, to a ten-thousandth: exact enough for thirds of a pixel on every board. Rust's own formatting of
/// floating-point numbers would weigh several kB on the wire.
pub(crate) fn px(length: f64) -> String {
    let parts = (length * 10_000.0).round() as i64;
    let sign = if parts < 0 { "-" } else { "" };
    let (whole, part) = (parts.abs() / 10_000, parts.abs() % 10_000);
    format!("{sign}{whole}.{part:04}px")
}

#[cfg(test)]
mod tests {
    use super::px;

    #[test]
    fn lengths_are_written_with_their_sign() {
        let written: Vec<String> = [0.0, 146.0 / 3.0, -3.5, -0.04].map(px).into();
        assert_eq!(written, ["0.0000px", "48.6667px", "-3.5000px", "-0.0400px"]);
    }
}
