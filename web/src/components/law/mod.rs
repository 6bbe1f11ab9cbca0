//! Where the laws say something: a button that opens the rules there.

use yew::prelude::*;

use crate::command::{Command, Panel};
use crate::context::{use_commands, use_texts};
use crate::words::laws;

/// What is cited.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The place, as `data-law` has it: `handbuch-late:6`.
    pub(crate) cited: String,
}

/// Where the laws say something.
#[component]
pub(crate) fn Law(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let cited = props.cited.clone();
    let onclick = commands.reform(move |_| Command::Open(Panel::Rules(Some(cited.clone()))));
    html! {
        <button class="law" type="button" data-law={props.cited.clone()} {onclick}>{ laws::place(texts, &props.cited) }</button>
    }
}
