//! Where the laws say something: a button that opens the rules there.

use yew::prelude::*;

use crate::command::{Command, Panel};
use crate::context::{use_commands, use_texts};
use crate::words::laws;

/// What is cited.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// What the laws say.
    pub(crate) said: AttrValue,
    /// The place, as `data-law` has it: `handbuch-late:6`.
    pub(crate) cited: String,
}

/// What the laws say, and where. Where that has no number, what they say leads there by itself.
#[component]
pub(crate) fn Law(props: &Props) -> Html {
    let (texts, onclick) = (use_texts(), use_way(&props.cited));
    let place = laws::place(texts, &props.cited);
    let button = |text: &str, title: Option<String>| {
        html! {
            <button class="law" type="button" data-law={props.cited.clone()} {title} {onclick}>{ text }</button>
        }
    };
    if laws::has_number(&props.cited) {
        html! { <>{ &*props.said }{ " " }{ button(&place, None) }</> }
    } else {
        button(&props.said, Some(place))
    }
}

/// What is cited beside answers.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct ParagraphProps {
    /// The place, as `data-law` has it.
    pub(crate) cited: String,
}

/// Where the laws say something, in as few letters as there is room for beside answers.
#[component]
pub(crate) fn Paragraph(props: &ParagraphProps) -> Html {
    let (texts, onclick) = (use_texts(), use_way(&props.cited));
    let place = laws::place(texts, &props.cited);
    html! {
        <button class="paragraph" type="button" data-law={props.cited.clone()} aria-label={place.clone()} title={place} {onclick}>
            { laws::paragraph(texts, &props.cited) }
        </button>
    }
}

/// Returns what leads to a place in the laws.
#[hook]
fn use_way(cited: &str) -> Callback<MouseEvent> {
    let cited = cited.to_owned();
    use_commands().reform(move |_| Command::Open(Panel::Rules(Some(cited.clone()))))
}
