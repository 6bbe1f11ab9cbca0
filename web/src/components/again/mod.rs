//! What a person can do after a game against the computer, beside a rematch: play it at another
//! level, or go back to before the mistake.

use yew::prelude::*;

use crate::command::{Command, Strength};
use crate::context::{use_commands, use_texts};
use crate::say::computer;

/// What can be done.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The computer's level.
    pub(crate) level: u8,
    /// Whether the person has won: then a stronger opponent comes first.
    pub(crate) won: bool,
    /// How many plies stood before the person's mistake, if there was one to which the game goes
    /// back.
    pub(crate) mistake: Option<usize>,
}

/// The buttons for it.
#[component]
pub(crate) fn Again(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let rematch = |action: &'static str, strength: Strength, text: &'static str| {
        let named = computer::with_level(texts, strength.of(props.level)?);
        let whole = [text, ": ", &texts.rematch_with(&named)].concat();
        let onclick = commands.reform(move |_| Command::RematchAt(strength));
        Some(html! {
            <button key={action} class="plain" type="button" data-action={action} aria-label={whole} {onclick}>{ text }</button>
        })
    };
    let easier = rematch("rematch-easier", Strength::Easier, texts.easier());
    let harder = rematch("rematch-harder", Strength::Harder, texts.harder());
    let (first, second) = match props.won {
        true => (harder, easier),
        false => (easier, harder),
    };
    let back = commands.reform(|_| Command::BeforeMistake);
    html! {
        <div class="again">
            if props.mistake.is_some() {
                <button key="before-mistake" class="plain wide" type="button" data-action="before-mistake" aria-label={texts.before_mistake_whole()}
                    onclick={back}>{ texts.before_mistake() }</button>
            }
            { first }
            { second }
        </div>
    }
}
