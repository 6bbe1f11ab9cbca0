//! Men that are dragged from the tray onto the board.

use rochade_table::Man;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::SetUp;
use crate::page::{self, px};

/// The man that a pointer carries, and where the pointer took it up.
pub(super) struct Carried {
    pub(super) man: Man,
    start: (i32, i32),
}

impl SetUp {
    /// Follows a pointer that went down on a man of the tray. (A tap chooses the man as the tool, which the browser sees to.)
    /// Whether there is anything to draw.
    pub(super) fn carry(&mut self, man: Man, event: &PointerEvent) -> bool {
        match &*event.type_() {
            "pointerdown" if self.carried.is_none() => {
                self.carried = carried(man, event);
                self.carried.is_some()
            }
            "pointerdown" => false,
            "pointermove" => {
                self.move_carried(man, event);
                false
            }
            _ => self.put_carried(man, event),
        }
    }

    /// Moves the picture of the carried man along. That is written by hand into a style that Yew doesn't know.
    fn move_carried(&self, man: Man, event: &PointerEvent) {
        let carried = self.carried.as_ref().filter(|carried| carried.man == man);
        if let (Some(carried), Some(picture)) = (carried, self.picture.cast::<HtmlElement>()) {
            let (x, y) = (
                event.client_x() - carried.start.0,
                event.client_y() - carried.start.1,
            );
            let place = [px(x.into()), px(y.into())].join(" ");
            // The style can't refuse these words.
            let _ = picture.style().set_property("translate", &place);
        }
    }

    /// Puts the carried man on the square under the pointer that lets it go, if there is one.
    fn put_carried(&mut self, man: Man, event: &PointerEvent) -> bool {
        if self.carried.take_if(|carried| carried.man == man).is_none() {
            return false;
        }
        if let Some(picture) = self.picture.cast::<HtmlElement>() {
            let _ = picture.style().remove_property("translate");
        }
        let under = event.type_() == "pointerup";
        let square = under.then(|| square_under(event)).flatten();
        let square = square.and_then(|name| self.geometry.plan().find(&name));
        if let Some(square) = square {
            self.put(square, Some(man));
        }
        true
    }
}

fn carried(man: Man, event: &PointerEvent) -> Option<Carried> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let tool = target.closest(".tool").ok().flatten()?;
    // Refused only to a pointer that is no longer there.
    let _ = tool.set_pointer_capture(event.pointer_id());
    let start = (event.client_x(), event.client_y());
    Some(Carried { man, start })
}

/// The name of the editor's square under a pointer.
fn square_under(event: &PointerEvent) -> Option<String> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = page::document().element_from_point(x, y)?;
    let square = element.closest(".setup [data-square]").ok().flatten()?;
    square.get_attribute("data-square")
}
