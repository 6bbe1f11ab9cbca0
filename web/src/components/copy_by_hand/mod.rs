//! The panel with a text that could not be copied, selected for the user to copy by hand.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::context::{use_commands, use_texts};

/// What is to be copied.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The text.
    pub(crate) text: String,
}

/// The panel with a text to copy by hand.
#[component]
pub(crate) fn CopyByHand(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let select = |event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
            field.select();
        }
    };
    html! {
        <Dialog kind="copy" title={texts.copy_title()} onclose={commands.reform(|()| Command::Close)}>
            <p>{ texts.copy_why() }</p>
            <textarea readonly=true rows="8" aria-label={texts.copy_title()} data-notice="copy" autofocus=true onfocus={select}
                value={props.text.clone()} />
        </Dialog>
    }
}
