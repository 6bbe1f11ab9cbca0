//! The keyboard: on the board, arrows walk, and Enter and Space touch; everywhere, Escape puts back.

use std::cell::Cell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use rochade_table::{Direction, Intent};
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use super::{Board, Msg};
use crate::page;

/// What a key pressed on the board does. Keys with a modifier are the browser's, but for Ctrl+Home and Ctrl+End.
pub(super) fn on_key(ctx: &Context<Board>) -> Callback<KeyboardEvent> {
    let link = ctx.link().clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        if let Some(direction) = direction(&key, event.ctrl_key()) {
            link.send_message(Msg::Walk(direction));
        } else if event.ctrl_key() {
            return;
        } else if key == "Enter" || key == " " {
            // A key that is held down touches once.
            if !event.repeat() {
                link.send_message(Msg::Press);
            }
        } else {
            return;
        }
        event.prevent_default();
    })
}

/// Where a key walks, alone or with Ctrl.
pub(super) fn direction(key: &str, ctrl: bool) -> Option<Direction> {
    match (key, ctrl) {
        ("Home", true) => Some(Direction::First),
        ("End", true) => Some(Direction::Last),
        (_, true) => None,
        ("ArrowUp", _) => Some(Direction::Up),
        ("ArrowDown", _) => Some(Direction::Down),
        ("ArrowLeft", _) => Some(Direction::Left),
        ("ArrowRight", _) => Some(Direction::Right),
        ("Home", _) => Some(Direction::RowStart),
        ("End", _) => Some(Direction::RowEnd),
        ("PageUp", _) => Some(Direction::ColumnTop),
        ("PageDown", _) => Some(Direction::ColumnBottom),
        _ => None,
    }
}

/// Hides the cursor when the focus leaves the board.
pub(super) fn on_blur(ctx: &Context<Board>) -> Callback<FocusEvent> {
    let link = ctx.link().clone();
    Callback::from(move |event: FocusEvent| {
        let stays = event
            .related_target()
            .and_then(|target| target.dyn_into::<Element>().ok())
            .is_some_and(|element| {
                element
                    .closest("[role=grid]")
                    .is_ok_and(|grid| grid.is_some())
            });
        if !stays {
            link.send_message(Msg::ShowCursor(false));
        }
    })
}

/// Escape, wherever the focus is, and a pointer beside the board while a question stands there, put back what is in hand.
/// An open panel keeps its Escape.
///
/// Notes, too, whether it was the keyboard or a pointer that was used last.
pub(super) fn listen_around(
    on_intent: Callback<Intent>,
    by_keyboard: Rc<Cell<bool>>,
) -> [EventListener; 2] {
    let document = page::document();
    let is_there = |selector| matches!(page::document().query_selector(selector), Ok(Some(_)));
    let (cancel, keyboard) = (on_intent.clone(), by_keyboard.clone());
    let mut options = EventListenerOptions::run_in_capture_phase();
    options.passive = true;
    [
        EventListener::new_with_options(&document, "keydown", options, move |event| {
            keyboard.set(true);
            let event: &KeyboardEvent = event.unchecked_ref();
            if event.key() == "Escape" && !is_there("dialog[open]") {
                on_intent.emit(Intent::Cancel);
            }
        }),
        EventListener::new_with_options(&document, "pointerdown", options, move |event| {
            by_keyboard.set(false);
            let inside = event
                .target()
                .and_then(|target| target.dyn_into::<Element>().ok())
                .is_some_and(|element| matches!(element.closest(".board"), Ok(Some(_))));
            if !inside && is_there(".asking") {
                cancel.emit(Intent::Cancel);
            }
        }),
    ]
}
