//! How strong a computer plays, in its bar: a button that opens two others, which change that from
//! the next move on.

use gloo_events::EventListener;
use rochade_table::Seat;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node};
use yew::prelude::*;

use crate::command::{Command, Strength};
use crate::context::{use_commands, use_texts};
use crate::page;
use crate::say::computer;

/// What the level is changed of.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The computer's seat, and its letter.
    pub(crate) seat: Seat,
    pub(crate) letter: &'static str,
    /// Its level.
    pub(crate) level: u8,
    /// How that is told, in words.
    pub(crate) told: String,
}

/// The button for a computer's level, and what it opens.
#[component]
pub(crate) fn LevelSwitch(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let open = use_state(|| false);
    let (whole, opener) = (use_node_ref(), use_node_ref());
    use_closed_by_touch(&open, &whole);
    let Props {
        seat,
        letter,
        level,
        told,
    } = props;
    let close = {
        let (open, opener) = (open.clone(), opener.clone());
        move || {
            open.set(false);
            if let Some(opener) = opener.cast::<HtmlElement>() {
                // Refused only to what can't have it.
                let _ = opener.focus();
            }
        }
    };
    let escape = close.clone();
    let choice = |action: &'static str, strength: Strength, text: &'static str| {
        let next = strength.of(*level);
        let (seat, close) = (*seat, close.clone());
        let onclick = next.is_some().then(|| {
            commands.reform(move |_| {
                close();
                Command::ChangeLevel(seat, strength)
            })
        });
        let name = next.map(|level| computer::with_level(texts, level));
        html! {
            <button type="button" data-action={action} data-seat={*letter} aria-disabled={next.is_none().then_some("true")} {onclick}>
                { text }
                <small>{ name }</small>
            </button>
        }
    };
    let toggle = {
        let open = open.clone();
        move |_| open.set(!*open)
    };
    let is_open = *open;
    let onkeydown = move |event: KeyboardEvent| {
        if is_open && event.key() == "Escape" {
            event.stop_propagation();
            event.prevent_default();
            escape();
        }
    };
    // Where a bar is the button of a clock, nothing in here presses it.
    let onpointerdown = |event: PointerEvent| event.stop_propagation();
    let label = [told, ". ", texts.level_change()].concat();
    html! {
        <small class="strength" ref={whole} {onkeydown} {onpointerdown}>
            <button type="button" data-action="level" data-seat={*letter} ref={opener} aria-label={label} aria-expanded={is_open.to_string()}
                onclick={toggle}>{ told }</button>
            if is_open {
                <span class="strengths" role="group" aria-label={texts.level_change()}>
                    { choice("easier", Strength::Easier, texts.easier()) }
                    { choice("harder", Strength::Harder, texts.harder()) }
                    <span>{ texts.level_change_when() }</span>
                </span>
            }
        </small>
    }
}

/// Closes what is open when anything else is touched.
#[hook]
fn use_closed_by_touch(open: &UseStateHandle<bool>, whole: &NodeRef) {
    let (setter, whole) = (open.setter(), whole.clone());
    use_effect_with(**open, move |&open| {
        let listen = || {
            EventListener::new(&page::document(), "pointerdown", move |event| {
                let target = event.target().and_then(|it| it.dyn_into::<Node>().ok());
                let whole = whole.get();
                if !whole.is_some_and(|whole| whole.contains(target.as_ref())) {
                    setter.set(false);
                }
            })
        };
        let listener = open.then(listen);
        move || drop(listener)
    });
}
