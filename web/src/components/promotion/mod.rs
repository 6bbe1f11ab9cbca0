//! The promotion buttons, which slide out of the target square, inward.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use rochade_table::{Cell, Direction, GameKind, Geometry, Intent, Kind, Man, Promotion};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::board::keys;
use super::board::squares;
use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::page;
use crate::text::Texts;
use crate::words;

/// The question what a pawn becomes.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) game: GameKind,
    /// The question.
    pub(crate) promotion: Promotion,
    /// Where the squares are.
    pub(crate) geometry: Rc<Geometry>,
}

/// The question what a pawn becomes, as a dialog on the board.
#[component]
pub(crate) fn PromotionMenu(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let dialog = use_node_ref();
    // Whether a pointer went down on the buttons since they slid out. A finger that opened the
    // question is lifted over a button, and the browser takes that for a click on it.
    let armed = use_mut_ref(|| false);
    use_effect_with((), {
        let dialog = dialog.clone();
        move |()| focus(&dialog, |_, _| 0)
    });
    let plan = props.geometry.plan();
    let inward = inward(props);
    let button = |(index, &kind): (usize, &Kind)| {
        let seat = props.promotion.seat;
        let (commands, armed) = (commands.clone(), armed.clone());
        let onclick = move |event: MouseEvent| {
            // A click without a pointer (`detail` is 0) comes from the keyboard or from a screen
            // reader.
            if *armed.borrow() || event.detail() == 0 {
                commands.emit(Command::Intent(Intent::Choose(kind)));
            }
        };
        html! {
            <button type="button" key={index} class={place(props, inward, index)} data-man={plan.code(Man { seat, kind })}
                data-promotion={plan.kind_letter(kind)} aria-label={words::of(props.game).kind(texts, kind)} {onclick}>
                <i class="man" />
            </button>
        }
    };
    // The press that opened the question may only now give the focus to its square.
    let hold_focus = {
        let dialog = dialog.clone();
        move |_: FocusEvent| {
            let dialog = dialog.clone();
            Timeout::new(0, move || focus_if_left(&dialog)).forget();
        }
    };
    let arm = {
        let armed = armed.clone();
        move |_| *armed.borrow_mut() = true
    };
    html! {
        <div class="promotion" role="dialog" aria-modal="true" aria-label={texts.promote_title()} ref={dialog.clone()}
            onpointerdown={arm} onfocusout={hold_focus} onkeydown={on_key(props, texts, commands.clone(), inward, dialog.clone())}>
            { for props.promotion.choices.iter().enumerate().map(button) }
        </div>
    }
}

/// Arrows, as the buttons stand, and Tab go round the buttons, and a piece's letter chooses it.
/// (Escape is heard everywhere.)
fn on_key(
    props: &Props,
    texts: &'static Texts,
    commands: Callback<Command>,
    inward: Direction,
    dialog: NodeRef,
) -> Callback<KeyboardEvent> {
    let (game, plan) = (props.game, props.geometry.plan().clone());
    let choices = props.promotion.choices.clone();
    // A piece's letter, in the page's language or in English.
    let named = move |key: &str| {
        let letter = words::of(game).typed(texts, &key.to_ascii_uppercase());
        choices
            .iter()
            .copied()
            .find(|&kind| plan.kind_letter(kind) == letter)
    };
    let count = props.promotion.choices.len() as u32;
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        let key = event.key();
        let onward = match key.as_str() {
            "Tab" => Some(!event.shift_key()),
            _ => keys::direction(&key, false).map(|direction| direction == inward),
        };
        if let Some(onward) = onward {
            let by = if onward { 1 } else { count - 1 };
            focus(&dialog, |index, count| (index + by) % count);
        } else if let Some(kind) = named(&key) {
            commands.emit(Command::Intent(Intent::Choose(kind)));
        } else if !event.repeat() {
            // What is left is the browser's, but a key that is held down chooses nothing.
            return;
        }
        event.prevent_default();
    })
}

/// Gives the focus back to the buttons, if it is elsewhere.
fn focus_if_left(dialog: &NodeRef) {
    let active = page::document().active_element();
    let is_left = |dialog: &Element| !dialog.contains(active.as_deref());
    if dialog.cast::<Element>().as_ref().is_some_and(is_left) {
        focus(dialog, |_, _| 0);
    }
}

/// Moves the focus among the buttons; `next` gets the index of the one that has it, and their
/// count.
fn focus(dialog: &NodeRef, next: impl Fn(u32, u32) -> u32) {
    let Some(dialog) = dialog.cast::<Element>() else {
        return;
    };
    let buttons = dialog.children();
    let active = page::document().active_element();
    let index = (0..buttons.length())
        .find(|&index| buttons.item(index) == active)
        .unwrap_or(0);
    let button = buttons.item(next(index, buttons.length()));
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // A button that is shown and enabled takes the focus.
        let _ = button.focus();
    }
}

/// The direction in which the buttons stay on the board: away from the edge at which the target
/// lies.
fn inward(props: &Props) -> Direction {
    let Props {
        geometry,
        promotion,
        ..
    } = props;
    let to = promotion.to;
    let room = |direction| {
        let mut square = to;
        (1..promotion.choices.len()).all(|_| {
            let next = geometry.step(square, direction);
            std::mem::replace(&mut square, next) != next
        })
    };
    [
        (Direction::Down, Direction::Up),
        (Direction::Up, Direction::Down),
        (Direction::Right, Direction::Left),
        (Direction::Left, Direction::Right),
    ]
    .into_iter()
    .find(|&(inward, outward)| geometry.step(to, outward) == to && room(inward))
    .map_or(Direction::Down, |(inward, _)| inward)
}

/// The classes of the button that stands `index` squares inward from the target.
fn place(props: &Props, inward: Direction, index: usize) -> Option<String> {
    let away = index as u8;
    let target = props.geometry.cell(props.promotion.to)?;
    let (column, row, name) = match inward {
        Direction::Up => (target.column, target.row.saturating_sub(away), "up"),
        Direction::Left => (target.column.saturating_sub(away), target.row, "left"),
        Direction::Right => (target.column + away, target.row, "right"),
        _ => (target.column, target.row + away, "down"),
    };
    let shade = squares::shade(&props.geometry, Cell { column, row });
    Some(format!(
        "choice at c{column} r{row} {shade} {name} i{index}"
    ))
}
