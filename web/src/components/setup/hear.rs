//! What happens in the editor, but for pointers on its board: heard at one place, for all of it.

use gloo_events::{EventListener, EventListenerOptions};
use rochade_table::Setup;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, HtmlInputElement};
use yew::prelude::*;

use super::{Msg, SetUp};
use crate::components::board::keys::direction;
use crate::page;

/// The events that are listened to.
pub(super) const EVENTS: [&str; 9] = [
    "click",
    "keydown",
    "input",
    "change",
    "submit",
    "pointerdown",
    "pointermove",
    "pointerup",
    "pointercancel",
];

/// Listens to what happens in the editor.
pub(super) fn listen(ctx: &Context<SetUp>) -> [EventListener; EVENTS.len()] {
    EVENTS.map(|name| {
        let link = ctx.link().clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&page::document(), name, options, move |event| {
            if within(event, ".setup").is_some() {
                if is_ours(event) {
                    event.prevent_default();
                }
                link.send_message(Msg::Heard(event.clone()));
            }
        })
    })
}

/// The element around an event that a selector finds.
fn within(event: &Event, selector: &str) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    target.closest(selector).ok()?
}

/// Whether the browser is to leave an event to the editor: a key that means something on the board, and Enter in a field,
/// which starts nothing.
fn is_ours(event: &Event) -> bool {
    let Some(grid) = within(event, ".setup [role=grid]") else {
        return event.type_() == "submit";
    };
    let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
        return false;
    };
    match &*event.key() {
        "Enter" | " " | "Delete" | "Backspace" => true,
        // Closes the editor only when nothing is in hand.
        "Escape" => matches!(grid.query_selector("[data-marks]"), Ok(Some(_))),
        key => direction(key, event.ctrl_key()).is_some(),
    }
}

impl SetUp {
    /// Does what an event means; whether there may be anything new to draw.
    pub(super) fn hear(&mut self, ctx: &Context<Self>, event: &Event) -> bool {
        let Some(target) = event.target() else {
            return false;
        };
        // What changes is a field; a select has a name and a value, too.
        let field: &HtmlInputElement = target.unchecked_ref();
        match &*event.type_() {
            "click" => return self.click(ctx, event),
            "keydown" => {
                if within(event, "[role=grid]").is_some() {
                    self.press(event.unchecked_ref());
                }
            }
            "change" => self.change(field),
            "input" if field.name() == "fen" => self.read(field.value()),
            "input" | "submit" => return false,
            _ => return self.carry(event.unchecked_ref()),
        }
        true
    }

    /// A button was pressed; or a square was clicked without being pointed at, as screen readers do. A field that is clicked is not
    /// drawn before it has told its change: that would undo it.
    fn click(&mut self, ctx: &Context<Self>, event: &Event) -> bool {
        let pointed = event.unchecked_ref::<MouseEvent>().detail() != 0;
        let attribute = |name: &str| within(event, &["[", name, "]"].concat())?.get_attribute(name);
        if let Some(action) = attribute("data-action") {
            self.act(ctx, &action);
            return true;
        }
        let name = attribute("data-square").filter(|_| !pointed);
        let square = name.and_then(|name| self.geometry.plan().find(&name));
        if let Some(square) = square {
            self.tap(square);
        }
        square.is_some()
    }

    fn act(&mut self, ctx: &Context<Self>, action: &str) {
        let laid = match action {
            "set-up" => return self.start(ctx),
            "turn-board" => return self.flip(),
            "start-position" => Setup::usual(self.game).zip(Some(self.texts.usual_position())),
            "clear" => Some((self.setup.empty(), self.texts.clear_board())),
            _ => None,
        };
        if let Some((setup, said)) = laid {
            self.set(setup);
            self.said.push_str(said);
        }
    }
}
