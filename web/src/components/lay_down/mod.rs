//! The offer to lay the tablet down between three or four players, before the first move.

use yew::prelude::*;

use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::settings::Seating;
use crate::sides::Way;

/// What the offer is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// How many sit around the board.
    pub(crate) players: usize,
}

/// The offer. The style shows it where a tablet lies that is touched.
#[component]
pub(crate) fn LayDown(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let laid_down = Seating {
        way: Way::Face,
        ..Seating::default()
    };
    let onclick = commands.reform(move |_| Command::Sit(laid_down));
    let why = match props.players {
        3 => texts.lay_down_three(),
        _ => texts.lay_down_four(),
    };
    html! {
        <section class="lay-down">
            <p>{ why }</p>
            <button class="main drawn" type="button" data-action="lay-down" {onclick}>{ texts.lay_down() }</button>
        </section>
    }
}
