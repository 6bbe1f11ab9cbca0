//! Reads a sheet back: what stands on it, and where.

use roxmltree::{Document, Node};

/// A text on a sheet, with the room that it takes, in points.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Set {
    pub(crate) text: String,
    pub(crate) left: f64,
    pub(crate) right: f64,
    pub(crate) base: f64,
    pub(crate) size: f64,
    /// Whether the width is set, and not only reckoned by the number of letters.
    pub(crate) is_exact: bool,
}

/// What a sheet may consist of: nothing that a page's policy forbids, or that reaches out of it.
const ELEMENTS: [&str; 6] = ["svg", "g", "path", "text", "circle", "rect"];
const ATTRIBUTES: [&str; 32] = [
    "width",
    "height",
    "viewBox",
    "font-family",
    "font-size",
    "font-style",
    "letter-spacing",
    "text-anchor",
    "textLength",
    "lengthAdjust",
    "fill",
    "fill-rule",
    "stroke",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "shape-rendering",
    "transform",
    "opacity",
    "d",
    "x",
    "y",
    "x1",
    "x2",
    "y1",
    "y2",
    "rx",
    "ry",
    "r",
    "cx",
    "cy",
    "color",
];

/// Reads a sheet; it has to be well-formed, and harmless.
pub(crate) fn texts(page: &str) -> Vec<Set> {
    let document = Document::parse(page).unwrap_or_else(|error| panic!("{error}: {page}"));
    for node in document.descendants().filter(Node::is_element) {
        let name = node.tag_name().name();
        assert!(ELEMENTS.contains(&name), "{name}");
        for attribute in node.attributes() {
            let name = attribute.name();
            assert!(ATTRIBUTES.contains(&name), "{name}");
            let value = attribute.value();
            assert!(!value.contains("url(") && !value.contains("NaN"), "{value}");
        }
    }
    let is_text = |node: &Node<'_, '_>| node.has_tag_name(("http://www.w3.org/2000/svg", "text"));
    document.descendants().filter(is_text).map(set).collect()
}

fn set(node: Node<'_, '_>) -> Set {
    let number = |name| node.attribute(name).and_then(|text| text.parse().ok());
    let text = node.text().unwrap_or_default().to_owned();
    let size: f64 = number("font-size").expect("a size");
    let spacing: f64 = number("letter-spacing").unwrap_or_default();
    let exact: Option<f64> = number("textLength");
    let letters = text.chars().count() as f64;
    let width = exact.unwrap_or(letters * (0.72 * size + spacing));
    let x: f64 = number("x").expect("a place");
    let (left, right) = match node.attribute("text-anchor") {
        None => (x, x + width),
        Some("middle") => (x - width / 2.0, x + width / 2.0),
        Some(_) => (x - width, x),
    };
    Set {
        text,
        left,
        right,
        base: number("y").expect("a place"),
        size,
        is_exact: exact.is_some(),
    }
}

/// Asserts that no text leaves the paper or touches another one.
pub(crate) fn assert_apart(texts: &[Set], (width, height): (f64, f64)) {
    for (index, one) in texts.iter().enumerate() {
        assert!(one.left >= 20.0 && one.right <= width - 20.0, "{one:?}");
        assert!(
            one.base - one.size >= 20.0 && one.base <= height - 20.0,
            "{one:?}"
        );
        for other in &texts[index + 1..] {
            let is_beside = one.right + 4.0 <= other.left || other.right + 4.0 <= one.left;
            let (upper, lower) = match one.base < other.base {
                true => (one, other),
                false => (other, one),
            };
            let is_below = upper.base + 0.05 * upper.size <= lower.base - 0.7 * lower.size;
            let is_known = one.is_exact && other.is_exact;
            assert!(is_beside || is_below || !is_known, "{one:?} {other:?}");
        }
    }
}
