//! One square: an element with the page's contract on it (play.md, section 3), and the man inside.

use rochade_table::{Cell, Direction, Geometry, Mark, Shade, SquareId, SquareView, Turn};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use crate::say;
use crate::text::Texts;

/// What is needed to draw a square.
pub(super) struct Drawing<'a> {
    pub(super) id: SquareId,
    pub(super) name: &'a str,
    pub(super) look: &'a Look,
    pub(super) view: &'a SquareView,
    pub(super) texts: &'a Texts,
    pub(super) tab_stop: bool,
    pub(super) cursor: bool,
}

/// Draws a square. The man's element is always there, so that a move changes attributes and nothing is laid out anew.
pub(super) fn draw(square: &Drawing) -> Html {
    let name = AttrValue::from(square.name.to_owned());
    html! {
        <div key={u64::from(square.id.0)} class={class(square)} role="gridcell" data-square={name}
            data-piece={square.view.man.map(|man| man.code())} data-marks={marks(square)}
            data-row={square.look.row.clone()} data-column={square.look.column.clone()}
            tabindex={if square.tab_stop { "0" } else { "-1" }}
            aria-label={say::square(square.texts, square.name, square.view)}>
            <i class="man"></i>
        </div>
    }
}

/// The element of a square.
pub(super) fn element(grid: &Element, geometry: &Geometry, id: SquareId) -> Option<HtmlElement> {
    let cell = geometry.cell(id)?;
    let line = grid.children().item(u32::from(cell.row))?;
    let before = (0..cell.column)
        .filter(|&column| geometry.square_in(Cell { column, ..cell }).is_some())
        .count();
    line.children().item(before as u32)?.dyn_into().ok()
}

/// The element of the man on a square (it is there even when no man is).
pub(super) fn man(grid: &Element, geometry: &Geometry, id: SquareId) -> Option<HtmlElement> {
    element(grid, geometry, id)?
        .first_element_child()?
        .dyn_into()
        .ok()
}

/// What stays the same about a square as long as the board lies as it does.
pub(super) struct Look {
    /// The classes that say where the square lies and what it looks like. Places are classes and not styles, since a strict
    /// content-security policy forbids style attributes.
    class: AttrValue,
    /// The coordinates that stand in the square, at the left and at the bottom edge of the board.
    row: Option<AttrValue>,
    column: Option<AttrValue>,
}

/// The looks of the squares, in the plan's order.
pub(super) fn looks(geometry: &Geometry) -> Vec<Look> {
    let sideways = matches!(geometry.turn(), Turn::Quarter | Turn::ThreeQuarters);
    let look = |id: SquareId| {
        let cell = geometry.cell(id).unwrap_or(Cell { column: 0, row: 0 });
        let place = &geometry.plan().squares[id.index()];
        let shade = match place.shade {
            Shade::Light => "light",
            Shade::Dark => "dark",
        };
        let digits = place.name.find(|letter: char| letter.is_ascii_digit());
        let (file, rank) = place.name.split_at(digits.unwrap_or(0));
        let (across, along) = if sideways { (file, rank) } else { (rank, file) };
        let at_edge = |direction| geometry.step(id, direction) == id;
        let label = |shown: bool, text: &str| shown.then(|| AttrValue::from(text.to_owned()));
        Look {
            class: AttrValue::from(format!("at c{} r{} {shade}", cell.column, cell.row)),
            row: label(at_edge(Direction::Left), across),
            column: label(at_edge(Direction::Down), along),
        }
    };
    geometry.plan().ids().map(look).collect()
}

/// Start and target of the last move bear the same mark; the class lets them differ in shape.
fn class(square: &Drawing) -> AttrValue {
    if square.view.marks.has(Mark::LastTo) {
        AttrValue::from(format!("{} to", square.look.class))
    } else {
        square.look.class.clone()
    }
}

/// The words of `data-marks`.
fn marks(square: &Drawing) -> Option<AttrValue> {
    let marks = square.view.marks;
    let last = marks.has(Mark::LastFrom) || marks.has(Mark::LastTo);
    let words = [
        (marks.has(Mark::Selected), "selected"),
        (marks.has(Mark::Move), "move"),
        (marks.has(Mark::Capture), "capture"),
        (last, "last"),
        (marks.has(Mark::Check), "check"),
        (square.cursor, "cursor"),
    ];
    let mut set = words.iter().filter(|(set, _)| *set).map(|(_, word)| *word);
    let first = set.next()?;
    Some(match set.next() {
        None => AttrValue::Static(first),
        Some(second) => {
            let all: Vec<&str> = [first, second].into_iter().chain(set).collect();
            AttrValue::from(all.join(" "))
        }
    })
}
