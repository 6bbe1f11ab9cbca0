//! How it is with a computer, in its bar: a mark while it thinks, and what a person can do about
//! it.

use rochade_table::{Intent, Seat};
use yew::prelude::*;

use super::Mind;
use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::platform::builds;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) mind: Mind,
    pub(super) seat: Seat,
    /// The seat's letter.
    pub(super) letter: &'static str,
}

/// How it is with a computer.
#[component]
pub(super) fn Thinking(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Props { mind, seat, letter } = *props;
    let button = |action: &'static str, text: &'static str, command: fn(Seat) -> Command| {
        let onclick = commands.reform(move |_| command(seat));
        html! { <button type="button" data-action={action} data-seat={letter} {onclick}>{ text }</button> }
    };
    html! {
        <span class={classes!("rights", "mind")}>
            if matches!(mind, Mind::Thinking | Mind::Long) {
                <i class="thinks" aria-hidden="true" />
            }
            if mind == Mind::Long {
                { button("move-now", texts.move_now(), |_| Command::MoveNow) }
            }
            if mind == Mind::Outdated {
                <button type="button" data-action="reload" data-seat={letter} onclick={|_| builds::renew()}>
                    { texts.new_build_reload() }
                </button>
            }
            if mind == Mind::Missing {
                { button("fetch-computer", texts.fetch_computer(), |_| Command::FetchComputer) }
            }
            if matches!(mind, Mind::Missing | Mind::Outdated) {
                { button("take-seat", texts.take_seat(), |seat| Command::Intent(Intent::HandOver(seat, None))) }
            }
        </span>
    }
}
