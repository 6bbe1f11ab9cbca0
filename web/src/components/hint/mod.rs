//! A hint above the head of the page: what can be done now, and nobody has to. It can be put away.

use yew::prelude::*;

use crate::context::use_texts;
use crate::platform::live_region::use_announcement;

/// What the hint is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// What it is about (`data-notice`).
    pub(crate) about: &'static str,
    /// What it says.
    pub(crate) said: &'static str,
    /// The word for what can be done (`data-action`).
    pub(crate) action: &'static str,
    /// What is written on the button for that.
    pub(crate) label: &'static str,
    /// Is called when the hint is taken up.
    pub(crate) onact: Callback<()>,
    /// Is called when it is put away.
    pub(crate) onclose: Callback<()>,
}

/// A hint above the head of the page.
#[component]
pub(crate) fn Hint(props: &Props) -> Html {
    let texts = use_texts();
    use_announcement(props.said);
    let act = props.onact.reform(|_| ());
    let dismiss = props.onclose.reform(|_| ());
    html! {
        <div class="hint" data-notice={props.about}>
            <p>{ props.said }</p>
            <button type="button" class="main" data-action={props.action} onclick={act}>{ props.label }</button>
            <button type="button" data-action="dismiss" aria-label={texts.close()} onclick={dismiss}>{ "×" }</button>
        </div>
    }
}
