//! The head of the page: its name, and what is wanted often.

use yew::prelude::*;

use crate::command::{Command, Panel};
use crate::components::menu;
use crate::context::{use_commands, use_texts};

/// The head of the page.
#[component]
pub(crate) fn Header() -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let flip = commands.reform(|_| Command::Flip);
    let new_game = commands.reform(|_| Command::Open(Panel::NewGame));
    html! {
        <header class="head">
            <h1>{ "Rochade" }</h1>
            <button type="button" data-action="flip" onclick={flip}>{ texts.flip() }</button>
            <button type="button" data-action="new-game" onclick={new_game}>{ texts.new_game() }</button>
            <button class="opener" type="button" data-action="menu" popovertarget={menu::ID} aria-label={texts.menu()} />
        </header>
    }
}
