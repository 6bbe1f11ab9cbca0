//! Men that are dragged from the tray onto the board.

use rochade_table::Man;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::SetUp;
use crate::page::{self, px};

/// The picture of a man that a pointer carries, and where the pointer took it up.
pub(super) struct Carried {
    picture: HtmlElement,
    start: (i32, i32),
}

impl SetUp {
    /// Follows a pointer that went down on a man of the tray. (A tap chooses the man as the tool, which the browser sees to.)
    /// Whether there is anything to draw.
    pub(super) fn carry(&mut self, man: Man, event: &PointerEvent) -> bool {
        match &*event.type_() {
            "pointerdown" => self.carried = carried(event),
            "pointermove" => {
                if let Some(Carried { picture, start }) = &self.carried {
                    let (x, y) = (event.client_x() - start.0, event.client_y() - start.1);
                    let place = [px(x.into()), px(y.into())].join(" ");
                    // Neither the style nor the class list can refuse these words.
                    let _ = picture.style().set_property("translate", &place);
                }
            }
            _ => {
                let Some(Carried { picture, .. }) = self.carried.take() else {
                    return false;
                };
                let _ = picture.style().remove_property("translate");
                let _ = picture.class_list().remove_1("dragged");
                let under = event.type_() == "pointerup";
                let square = under.then(|| square_under(event)).flatten();
                let square = square.and_then(|name| self.geometry.plan().find(&name));
                if let Some(square) = square {
                    self.put(square, Some(man));
                    return true;
                }
            }
        }
        false
    }
}

fn carried(event: &PointerEvent) -> Option<Carried> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let tool = target.closest(".tool").ok().flatten()?;
    // Refused only to a pointer that is no longer there.
    let _ = tool.set_pointer_capture(event.pointer_id());
    let picture: HtmlElement = tool.last_element_child()?.dyn_into().ok()?;
    let _ = picture.class_list().add_1("dragged");
    Some(Carried {
        picture,
        start: (event.client_x(), event.client_y()),
    })
}

/// The name of the editor's square under a pointer.
fn square_under(event: &PointerEvent) -> Option<String> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = page::document().element_from_point(x, y)?;
    let square = element.closest(".setup [data-square]").ok().flatten()?;
    square.get_attribute("data-square")
}
