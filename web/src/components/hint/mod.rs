//! The hint after a move that answers a link (play.md, section 9): it can be sent back.

use yew::prelude::*;

use crate::command::Command;
use crate::context::{use_commands, use_texts};

/// What the hint is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Is called when it is dismissed, or taken up.
    pub(crate) onclose: Callback<()>,
}

/// The hint that a move can be sent back.
#[component]
pub(crate) fn Hint(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let dismiss = props.onclose.reform(|_| ());
    let share = {
        let onclose = props.onclose.clone();
        move |_| {
            onclose.emit(());
            commands.emit(Command::Share);
        }
    };
    html! {
        <div class="hint" data-notice="share" role="status">
            <p>{ texts.hint() }</p>
            <button type="button" class="main" data-action="share" onclick={share}>{ texts.hint_share() }</button>
            <button type="button" data-action="dismiss" aria-label={texts.close()} onclick={dismiss}>{ "×" }</button>
        </div>
    }
}
