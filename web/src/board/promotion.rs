//! The promotion buttons, which slide out of the target square, inward.

use std::cell::Cell as StdCell;
use std::rc::Rc;

use rochade_table::{
    Cell, Direction, GameKind, Geometry, Intent, Kind, Man, Plan, Promotion, View,
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::{keys, squares};
use crate::text::Texts;
use crate::words;

/// The question, and what is needed to draw it.
pub(super) struct Chooser<'a> {
    /// What is on the table.
    pub(super) view: &'a View,
    /// The question.
    pub(super) promotion: &'a Promotion,
    /// Where the squares are.
    pub(super) geometry: &'a Geometry,
    /// The words.
    pub(super) texts: &'static Texts,
    /// Whether a pointer went down on the buttons since they slid out. A finger that opened the question is lifted over a
    /// button, and the browser takes that for a click on it.
    pub(super) armed: &'a Rc<StdCell<bool>>,
    /// Whom to tell the answer.
    pub(super) on_intent: &'a Callback<Intent>,
}

/// Draws the chooser as `dialog` on the board.
pub(super) fn draw(chooser: &Chooser, dialog: &NodeRef) -> Html {
    let Promotion {
        seat, to, choices, ..
    } = chooser.promotion;
    let View { game, plan, .. } = chooser.view;
    let Some(cell) = chooser.geometry.cell(*to) else {
        return Html::default();
    };
    let inward = inward(chooser.geometry, chooser.promotion);
    let button = |(index, &kind): (usize, &Kind)| {
        let man = Man { seat: *seat, kind };
        let (on_intent, armed) = (chooser.on_intent.clone(), chooser.armed.clone());
        let on_click = move |event: MouseEvent| {
            // A click without a pointer (`detail` is 0) comes from the keyboard or from a screen reader.
            if armed.get() || event.detail() == 0 {
                on_intent.emit(Intent::Choose(kind));
            }
        };
        html! {
            <button type="button" key={index} class={place(chooser.geometry, cell, inward, index)} data-man={plan.code(man)}
                data-promotion={plan.kind_letter(kind)} aria-label={words::kind(chooser.texts, *game, kind)} onclick={on_click}>
                <i class="man"></i>
            </button>
        }
    };
    let armed = chooser.armed.clone();
    html! {
        <div class="promotion" role="dialog" aria-modal="true" aria-label={chooser.texts.promote_title()} ref={dialog.clone()}
            onpointerdown={move |_| armed.set(true)} onkeydown={on_key(chooser, inward, dialog.clone())}>
            { for choices.iter().enumerate().map(button) }
        </div>
    }
}

/// Arrows, as the buttons stand, and Tab go round the buttons, and a piece's letter chooses it. (Escape is heard everywhere.)
fn on_key(chooser: &Chooser, inward: Direction, dialog: NodeRef) -> Callback<KeyboardEvent> {
    let on_intent = chooser.on_intent.clone();
    let (texts, view) = (chooser.texts, chooser.view);
    let (game, plan) = (view.game, view.plan.clone());
    let choices = chooser.promotion.choices.clone();
    Callback::from(move |event: KeyboardEvent| {
        let key = event.key();
        let step = if key == "Tab" {
            Some(!event.shift_key())
        } else {
            keys::direction(&key, false).map(|direction| direction == inward)
        };
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        } else if let Some(onward) = step {
            let by = if onward { 1 } else { choices.len() as u32 - 1 };
            focus(&dialog, |index, count| (index + by) % count);
        } else if let Some(kind) = named(texts, game, &plan, &choices, &key) {
            on_intent.emit(Intent::Choose(kind));
        } else if !event.repeat() {
            // What is left is the browser's, but a key that is held down chooses nothing.
            return;
        }
        event.prevent_default();
    })
}

/// The choice with this letter, in the page's language or in English.
fn named(texts: &Texts, game: GameKind, plan: &Plan, choices: &[Kind], key: &str) -> Option<Kind> {
    let letter = words::typed(texts, game, &key.to_ascii_uppercase());
    let mut choices = choices.iter().copied();
    choices.find(|&kind| plan.kind_letter(kind) == letter)
}

/// Gives the focus to the first choice.
pub(super) fn focus_first(dialog: &NodeRef) {
    focus(dialog, |_, _| 0);
}

/// Moves the focus among the buttons; `next` gets the index of the one that has it, and their count.
fn focus(dialog: &NodeRef, next: impl Fn(u32, u32) -> u32) {
    let Some(dialog) = dialog.cast::<Element>() else {
        return;
    };
    let buttons = dialog.children();
    let active = crate::page::document().active_element();
    let index = (0..buttons.length())
        .find(|&index| buttons.item(index) == active)
        .unwrap_or(0);
    let button = buttons.item(next(index, buttons.length()));
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // A button that is shown and enabled takes the focus.
        let _ = button.focus();
    }
}

/// The direction in which the buttons stay on the board: away from the edge at which the target lies.
fn inward(geometry: &Geometry, promotion: &Promotion) -> Direction {
    let to = promotion.to;
    let room = |direction| {
        let mut square = to;
        promotion.choices[1..].iter().all(|_| {
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
fn place(geometry: &Geometry, target: Cell, inward: Direction, index: usize) -> String {
    let away = index as u8;
    let (column, row, name) = match inward {
        Direction::Up => (target.column, target.row.saturating_sub(away), "up"),
        Direction::Left => (target.column.saturating_sub(away), target.row, "left"),
        Direction::Right => (target.column + away, target.row, "right"),
        _ => (target.column, target.row + away, "down"),
    };
    let shade = squares::shade(geometry, Cell { column, row });
    format!("choice at c{column} r{row} {shade} {name} i{index}")
}
