//! The question for the next players, on a tablet for everybody that nobody has touched for a
//! while.

use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::context::{use_commands, use_texts};

/// The button that begins afresh.
pub(crate) const BUTTON: &str = "[data-action=next-players]";

/// The question for the next players.
#[component]
pub(crate) fn NextPlayers() -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let onclick = commands.reform(|_| Command::BeginAfresh);
    let buttons = html! {
        <button type="button" class="main" data-action="next-players" autofocus=true {onclick}>{ texts.next_players_begin() }</button>
    };
    html! {
        <Dialog kind="next-players" title={texts.next_players()} onclose={commands.reform(|()| Command::StayHere)} {buttons}>
            <p>{ texts.next_players_why() }</p>
        </Dialog>
    }
}
