//! How strong a computer plays, in its bar: a button that opens two others, which change that from
//! the next move on.

use rochade_table::Seat;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::command::{Command, Strength};
use crate::context::{use_commands, use_texts};
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
    let Props {
        seat,
        letter,
        level,
        told,
    } = props;
    let choices = use_node_ref();
    let choice = |action: &'static str, strength: Strength, text: &'static str| {
        let next = strength.of(*level);
        let (seat, choices) = (*seat, choices.clone());
        let onclick = next.is_some().then(|| {
            commands.reform(move |_| {
                // Where it stands open for want of a popover, the browser says so.
                if let Some(choices) = choices.cast::<HtmlElement>() {
                    let _ = choices.hide_popover();
                }
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
    let id = ["level-", letter].concat();
    let whole = [told, ". ", texts.level_change()].concat();
    // Where a bar is the button of a clock, nothing in here presses it.
    let onpointerdown = |event: PointerEvent| event.stop_propagation();
    html! {
        <small class="strength">
            <button type="button" data-action="level" data-seat={*letter} popovertarget={id.clone()} aria-label={whole}>{ told }</button>
            <span class="strengths" {id} popover="auto" role="group" aria-label={texts.level_change()} ref={choices.clone()} {onpointerdown}>
                { choice("easier", Strength::Easier, texts.easier()) }
                { choice("harder", Strength::Harder, texts.harder()) }
                <span>{ texts.level_change_when() }</span>
            </span>
        </small>
    }
}
