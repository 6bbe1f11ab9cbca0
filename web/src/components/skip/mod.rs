//! The way past what stands at the top of the page, for who walks by keys: to the board, and to a
//! new game. It is seen while it has the focus.

use yew::prelude::*;

use crate::command::{Command, Panel};
use crate::context::{use_commands, use_texts};

/// The way past the top of the page.
#[component]
pub(crate) fn Skip() -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let button = |action: &'static str, text: &'static str, command: fn() -> Command| {
        let onclick = commands.reform(move |_| command());
        html! { <button type="button" class="skip unseen" data-action={action} {onclick}>{ text }</button> }
    };
    html! {
        <>
            { button("to-board", texts.skip_to_board(), || Command::ToBoard) }
            { button("to-new-game", texts.new_game(), || Command::Open(Panel::NewGame)) }
        </>
    }
}
