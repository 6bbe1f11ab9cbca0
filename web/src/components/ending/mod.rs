//! The end of a game: the result, how it came about, the score of the sitting, and what can be done
//! next.

use rochade_table::Intent;
use yew::prelude::*;

use crate::command::Command;
use crate::components::law::Law;
use crate::context::{use_commands, use_texts};

/// What the card shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The names of those who won; nothing after a draw.
    pub(crate) winners: String,
    /// Who won, in words.
    pub(crate) verdict: String,
    /// How the game ended, in words.
    pub(crate) how: String,
    /// Where the laws say so, if they differ in that.
    pub(crate) law: Option<String>,
    /// The score of the sitting, and whose it is, where two have played several games.
    pub(crate) sitting: Option<(String, String)>,
    /// Whether the moves are open already.
    pub(crate) open: bool,
    /// What can be done next against a computer.
    pub(crate) children: Html,
}

/// The end of a game.
#[component]
pub(crate) fn Ending(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let button = |action: &'static str, text: &'static str, command: fn() -> Command| {
        let onclick = commands.reform(move |_| command());
        html! { <button class="plain drawn" type="button" data-action={action} {onclick}>{ text }</button> }
    };
    let rematch = commands.reform(|_| Command::Intent(Intent::Rematch));
    // A long name ends early, so that the words around it have room.
    let (before, after) = props
        .verdict
        .split_once(&props.winners)
        .unwrap_or((&props.verdict, ""));
    html! {
        <section class="end" aria-label={props.verdict.clone()}>
            <h2 class="verdict">{ before }<span dir="auto">{ &props.winners }</span>{ after }</h2>
            if let Some((score, names)) = &props.sitting {
                <p class="sitting"><b>{ score }</b><small dir="auto">{ names }</small></p>
            }
            <p class="reason">
                if let Some(cited) = props.law.clone() {
                    <Law said={props.how.clone()} {cited} />
                } else {
                    { &props.how }
                }
            </p>
            <div class="next">
                <button class="main" type="button" data-action="rematch" onclick={rematch}>{ texts.rematch() }</button>
                if !props.open {
                    { button("look-at-game", texts.look_at_game(), || Command::ToggleMoveTable(None)) }
                }
                { button("share", texts.share(), || Command::Share) }
                { props.children.clone() }
            </div>
        </section>
    }
}
