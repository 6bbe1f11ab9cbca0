//! The attributes of the root element, which the style sheets and the outside follow (contract.md,
//! section 1). They are an output: once the page has started, nothing is read from them.

use rochade_table::{ClockState, ClockView, Geometry, Press, SeatView, View};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::page;
use crate::sides::{Side, Sides, Way};
use crate::text::Texts;

/// Writes the language and the title of the page.
pub(crate) fn set_language(texts: &Texts) {
    set("lang", texts.language_code());
    page::document().set_title(texts.title());
}

/// Writes the title of the page.
pub(crate) fn set_title(title: &str) {
    page::document().set_title(title);
}

/// Writes what is on the table.
pub(crate) fn publish(view: &View) {
    let outcome = view.outcome.as_ref();
    set("data-game", view.game.word());
    set("data-laws", view.laws);
    set("data-turn", view.turn_letter());
    set("data-position", &view.position);
    let by_hand = view.press == Press::Hand;
    set("data-press", if by_hand { view.press.word() } else { "" });
    set("data-result", outcome.map_or("", |outcome| outcome.result));
    set(
        "data-termination",
        outcome.map_or("", |outcome| outcome.termination.word()),
    );
}

/// Writes who sits at the near side, whether another player is to be faced, whether anybody sits at
/// the left or right, whether two have an edge each, and whether a game is being played.
pub(crate) fn set_sides(view: &View, sides: &Sides<'_>, way: Way, plays: bool) {
    set("data-near", view.plan.letter(sides.near()));
    // Not `data-turn`: with it, styles would be looked for at every move where nobody is ever
    // faced.
    set(
        "data-facing",
        faced(view, sides, way).map_or("", Side::word),
    );
    // It is there only where it says something: most games never have it.
    if sides.are_flanked() {
        set("data-flanks", "yes");
        set_number("--lines", sides.lines(way));
    } else {
        remove("data-flanks");
    }
    match sides.have_edges(way) {
        true => set("data-edges", "yes"),
        false => remove("data-edges"),
    }
    set("data-playing", if plays { "yes" } else { "" });
}

/// Returns at which side the player sits who is to be faced, other than the near one.
pub(crate) fn faced(view: &View, sides: &Sides<'_>, way: Way) -> Option<Side> {
    let is_computer = |seat: &SeatView| seat.player.computer.is_some();
    let side = sides.side(view.turn);
    let turns = matches!(way, Way::Face | Way::Turning) && side != Side::Near;
    (turns && !view.seat(view.turn).is_some_and(is_computer)).then_some(side)
}

/// Returns whether a game is being played: from its first move to its end, unless it is paused.
pub(crate) fn is_played(view: &View) -> bool {
    let rests = |clock: &ClockView| clock.state == ClockState::Paused;
    view.plies > 0 && view.outcome.is_none() && !view.clock.as_ref().is_some_and(rests)
}

/// Writes whether a game is read.
pub(crate) fn set_reading(reads: bool) {
    match reads {
        true => set("data-reading", "yes"),
        false => remove("data-reading"),
    }
}

/// Lets the browser's own bars have the colour of the paper, as the system wants it or in a theme
/// that was chosen.
pub(crate) fn dye_bars(theme: Option<&str>) {
    for scheme in ["light", "dark"] {
        let media = match theme {
            None => ["(prefers-color-scheme: ", scheme, ")"].concat(),
            Some(theme) if theme == scheme => "all".to_owned(),
            Some(_) => "not all".to_owned(),
        };
        let bars = ["meta[name=theme-color][data-scheme=", scheme, "]"].concat();
        if let Ok(Some(bars)) = page::document().query_selector(&bars) {
            // Refused only to names that are none.
            let _ = bars.set_attribute("media", &media);
        }
    }
}

/// Writes whether the move table is open.
pub(crate) fn set_move_table(open: bool) {
    set("data-moves", if open { "open" } else { "" });
}

/// Tells the style sheet how many columns, rows and seats there are; the board's size follows from
/// them and from the room that there is.
pub(crate) fn set_shape(geometry: &Geometry) {
    let numbers = [
        ("--columns", usize::from(geometry.columns())),
        ("--rows", usize::from(geometry.rows())),
        ("--seats", geometry.plan().seats.len()),
    ];
    for (name, number) in numbers {
        set_number(name, number);
    }
}

/// Tells the style sheet a number.
fn set_number(name: &str, number: usize) {
    if let Ok(root) = element().dyn_into::<HtmlElement>() {
        // Custom properties take any value: there is nothing that could be refused.
        let _ = root.style().set_property(name, &number.to_string());
    }
}

/// Writes an attribute, but only where it changes: the root's attributes make the browser look for
/// new styles.
pub(crate) fn set(name: &str, value: &str) {
    let root = element();
    if root.get_attribute(name).as_deref() != Some(value) {
        // Only a name that is no attribute's name would be refused.
        let _ = root.set_attribute(name, value);
    }
}

/// Takes an attribute away.
pub(crate) fn remove(name: &str) {
    // Only a name that is no attribute's name would be refused.
    let _ = element().remove_attribute(name);
}

/// Returns what was written before the page started.
pub(crate) fn get(name: &str) -> Option<String> {
    element().get_attribute(name)
}

fn element() -> Element {
    let root = page::document().document_element();
    root.expect("a document has a root element")
}
