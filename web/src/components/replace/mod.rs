//! The question before the game on the board is replaced by one that comes from elsewhere. Nothing
//! is lost either way, unless the device keeps nothing, and then the question says so.

use std::cell::Cell;

use yew::prelude::*;

use crate::components::dialog::{self, Dialog};
use crate::context::use_texts;

/// What the question is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Whether the game on the board is kept.
    pub(crate) is_kept: bool,
    /// Is told whether the game may be replaced. A question that is closed without an answer is
    /// declined.
    pub(crate) onanswer: Callback<bool>,
}

/// The question whether the game on the board may be replaced.
#[component]
pub(crate) fn Replace(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let accepted = use_memo((), |()| Cell::new(false));
    let answer = |answer: bool| {
        let (node, accepted) = (node.clone(), accepted.clone());
        move |_| {
            accepted.set(answer);
            dialog::close(&node);
        }
    };
    let (accept, decline) = (answer(true), answer(false));
    let why = if props.is_kept {
        texts.replace_why()
    } else {
        texts.replace_loses()
    };
    let onclose = props.onanswer.reform(move |()| accepted.get());
    html! {
        <Dialog kind="replace" title={texts.replace_title()} prompt="replace" {onclose} node={node.clone()}>
            <p>{ why }</p>
            <footer>
                <button type="button" data-answer="decline" autofocus=true onclick={decline}>{ texts.replace_decline() }</button>
                <button type="button" class="main" data-answer="accept" onclick={accept}>{ texts.replace_accept() }</button>
            </footer>
        </Dialog>
    }
}
