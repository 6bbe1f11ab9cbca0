//! The keyboard: on the board, arrows walk, and Enter and Space touch; everywhere, Escape puts
//! back.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use rochade_table::{Direction, Intent};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event};
use yew::prelude::*;

use super::asking::Asking;
use super::{Board, Msg};
use crate::command::Command;
use crate::desk::replay::Step;
use crate::page;

/// What is told to the board of an event.
type Hear = Box<dyn Fn(&Event) -> Option<Msg>>;

/// Listens to the keyboard on the board, to where the focus goes, and to the end of what was
/// touched before the rules were there (`web/early/touches.js`).
pub(super) fn listen(ctx: &Context<Board>, asking: &Rc<RefCell<Asking>>) -> [EventListener; 5] {
    let grid = &ctx.props().squares;
    let listen = |name: &'static str, hear: Hear| {
        let link = ctx.link().clone();
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(grid, name, options, move |event| {
            if let Some(msg) = hear(event) {
                link.send_message(msg);
            }
        })
    };
    let on = |name, hear: fn(&Event) -> Option<Msg>| listen(name, Box::new(hear));
    let asking = asking.clone();
    let pressed = move |event: &Event| asked(event, &asking).or_else(|| pressed(event));
    [
        listen("keydown", Box::new(pressed)),
        on("focusin", |_| Some(Msg::Focused)),
        on("focusout", |event| {
            (!stays(event.unchecked_ref())).then_some(Msg::Blurred)
        }),
        on("click", clicked),
        on("replayed", |_| Some(Msg::Replayed)),
    ]
}

/// Returns what a key pressed on the board asks. Keys with a modifier are the browser's, but for
/// Shift, which some keyboards want for a question mark.
fn asked(event: &Event, asking: &RefCell<Asking>) -> Option<Msg> {
    let event: &KeyboardEvent = event.unchecked_ref();
    if event.alt_key() || event.ctrl_key() || event.meta_key() || event.repeat() {
        return None;
    }
    let heard = asking.borrow_mut().hear(&event.key(), event.shift_key())?;
    event.prevent_default();
    Some(Msg::Asked(heard))
}

/// Returns what any other key pressed on the board does. Keys with a modifier are the browser's,
/// but for Ctrl+Home and Ctrl+End.
fn pressed(event: &Event) -> Option<Msg> {
    let event: &KeyboardEvent = event.unchecked_ref();
    if event.alt_key() || event.meta_key() {
        return None;
    }
    let key = event.key();
    let meant = match key.as_str() {
        _ if event.ctrl_key() => None,
        "Enter" | " " if event.shift_key() => Some(Msg::AskChoice),
        "Enter" | " " => Some(Msg::Press),
        _ => None,
    };
    let walk = direction(&key, event.ctrl_key()).map(Msg::Walk);
    if walk.is_some() || meant.is_some() {
        event.prevent_default();
    }
    // A key that is held down touches once.
    walk.or(meant.filter(|_| !event.repeat()))
}

fn clicked(event: &Event) -> Option<Msg> {
    clicked_square(event.unchecked_ref()).map(Msg::Clicked)
}

/// The name of the square that is clicked without being pointed at, as screen readers do.
pub(crate) fn clicked_square(event: &MouseEvent) -> Option<String> {
    let pointed = event.detail() != 0;
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let square = target.closest("[data-square]").ok().flatten()?;
    let name = square.get_attribute("data-square")?;
    (!pointed).then_some(name)
}

/// Returns whether the focus goes from one square to another.
fn stays(event: &FocusEvent) -> bool {
    event
        .related_target()
        .and_then(|target| target.dyn_into::<Element>().ok())
        .is_some_and(|element| {
            element
                .closest("[role=grid]")
                .is_ok_and(|grid| grid.is_some())
        })
}

/// Returns where a key walks, alone or with Ctrl.
pub(crate) fn direction(key: &str, ctrl: bool) -> Option<Direction> {
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

/// Returns where a direction leads in a game that is only looked at.
pub(super) fn step(direction: Direction) -> Option<Step> {
    Some(match direction {
        Direction::Left => Step::Back,
        Direction::Right => Step::Forward,
        Direction::Up => Step::LeaveVariation,
        Direction::Down => Step::EnterVariation,
        Direction::RowStart => Step::First,
        Direction::RowEnd => Step::End,
        _ => return None,
    })
}

/// Escape counts wherever the focus is; but an open panel keeps its own. A pointer beside the
/// board, while a question stands there, puts back what is in hand.
///
/// Notes, too, whether it was the keyboard or a pointer that was used last.
pub(super) fn listen_around(
    commands: Callback<Command>,
    by_keyboard: Rc<Cell<bool>>,
) -> [EventListener; 2] {
    let document = page::document();
    let is_there = |selector| matches!(page::document().query_selector(selector), Ok(Some(_)));
    let (cancel, keyboard) = (commands.clone(), by_keyboard.clone());
    let mut options = EventListenerOptions::run_in_capture_phase();
    options.passive = true;
    [
        EventListener::new_with_options(&document, "keydown", options, move |event| {
            keyboard.set(true);
            let event: &KeyboardEvent = event.unchecked_ref();
            if event.key() == "Escape" && !is_there("dialog[open]") {
                commands.emit(Command::Escape);
            }
        }),
        EventListener::new_with_options(&document, "pointerdown", options, move |event| {
            by_keyboard.set(false);
            let inside = event
                .target()
                .and_then(|target| target.dyn_into::<Element>().ok())
                .is_some_and(|element| matches!(element.closest(".board"), Ok(Some(_))));
            if !inside && is_there(".asking") {
                cancel.emit(Command::Intent(Intent::Cancel));
            }
        }),
    ]
}
