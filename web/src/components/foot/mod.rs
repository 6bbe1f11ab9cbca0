//! The foot of the page: what the page does, whatever is on the board. What has no room there, the
//! menu has, too; the style sheet shows each in one place only.

use yew::prelude::*;

use crate::command::{Command, Panel};
use crate::components::menu;
use crate::context::{use_commands, use_texts};
use crate::sides::Side;

/// What the foot is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Whether a new game is what is wanted most: before the first move.
    pub(crate) invites: bool,
}

/// The foot of the page.
#[component]
pub(crate) fn Foot(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let item = |action: &'static str, text: &'static str, command: fn() -> Command| {
        let onclick = commands.reform(move |_| command());
        html! { <button key={action} class="drawn" type="button" data-action={action} {onclick}>{ text }</button> }
    };
    let new_game = commands.reform(|_| Command::Open(Panel::NewGame));
    let flip = commands.reform(|_| Command::Flip);
    html! {
        <nav class="foot" aria-label="Rochade">
            <button class={classes!("drawn", "new", props.invites.then_some("main"))} type="button" data-action="new-game" onclick={new_game}>
                { texts.new_game() }
            </button>
            <button class="drawn icon" type="button" data-action="flip" aria-label={texts.flip()} title={texts.flip()} onclick={flip} />
            { item("share", texts.share(), || Command::Share) }
            { item("games", texts.games(), || Command::Open(Panel::Games)) }
            { item("rules", texts.rules(), || Command::Open(Panel::Rules(None))) }
            { item("seating", texts.seating(), || Command::Open(Panel::Seating)) }
            <button class="drawn" type="button" data-action="menu" popovertarget={menu::id(Side::Near)}>{ texts.foot_more() }</button>
        </nav>
    }
}
