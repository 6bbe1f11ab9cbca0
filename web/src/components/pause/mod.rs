//! The button that lets the clocks rest, or go on.

use yew::prelude::*;

use crate::command::Command;
use crate::context::{use_commands, use_texts};

/// What the button is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Whether the clocks rest.
    pub(crate) paused: bool,
    /// Whether a word stands under its drawing.
    #[prop_or_default]
    pub(crate) worded: bool,
}

/// The button that lets the clocks rest, or go on.
#[component]
pub(crate) fn Pause(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Props { paused, worded } = *props;
    let label = if paused { texts.go_on() } else { texts.pause() };
    let onclick = commands.reform(|_| Command::Pause);
    let class = classes!(
        "drawn",
        (!worded).then_some("icon"),
        paused.then_some("rests")
    );
    html! {
        <button {class} type="button" data-action="pause" aria-label={label} title={label} {onclick}>
            if worded {
                { label }
            }
        </button>
    }
}
