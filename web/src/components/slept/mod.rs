//! The question after the device has slept while a clock ran: whether that time counts.

use std::cell::Cell;

use rochade_table::{Tenths, clock_text};
use yew::prelude::*;

use crate::components::dialog::{self, Dialog};
use crate::context::use_texts;
use crate::say;

/// What the question is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// For how long the device has slept, in milliseconds.
    pub(crate) time: u32,
    /// Whose clock ran.
    pub(crate) player: AttrValue,
    /// Is told whether the time counts. A question that is closed without an answer is declined.
    pub(crate) onanswer: Callback<bool>,
}

/// The question whether the time counts for which the device has slept.
#[component]
pub(crate) fn Slept(props: &Props) -> Html {
    let texts = use_texts();
    let node = use_node_ref();
    let counts = use_memo((), |()| Cell::new(false));
    let answer = |answer: bool| {
        let (node, counts) = (node.clone(), counts.clone());
        move |_| {
            counts.set(answer);
            dialog::close(&node);
        }
    };
    let (accept, decline) = (answer(true), answer(false));
    let time = say::time(texts, &clock_text(props.time, Tenths::Never));
    let onclose = props.onanswer.reform(move |()| counts.get());
    html! {
        <Dialog kind="slept" title={texts.slept_title()} prompt="slept" {onclose} node={node.clone()}>
            <p>{ texts.slept_why(&time, &props.player) }</p>
            <footer>
                <button type="button" data-answer="decline" autofocus=true onclick={decline}>{ texts.slept_decline() }</button>
                <button type="button" class="main" data-answer="accept" onclick={accept}>{ texts.slept_accept() }</button>
            </footer>
        </Dialog>
    }
}
