//! What a person can do after a game against the computer, beside a rematch: play at another level.

use yew::prelude::*;

use crate::command::{Command, Strength};
use crate::context::{use_commands, use_texts};
use crate::say::computer;
use crate::settings::{Change, Setting, use_settings};
use crate::words::characters;

/// What can be done.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The computer's level.
    pub(crate) level: u8,
    /// Whether the person has won: then a stronger opponent comes first.
    pub(crate) won: bool,
    /// The level that is suggested, if one is.
    pub(crate) suggests: Option<Strength>,
}

/// The buttons for it.
#[component]
pub(crate) fn Again(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let settings = use_settings();
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
    let suggests = props.suggests;
    let suggests = suggests.filter(|_| settings.is_on(Setting::Suggest));
    let suggested = suggests.and_then(|strength| {
        let named = |level| characters::name(texts, level);
        let next = named(strength.of(props.level)?);
        let said = match strength {
            Strength::Easier => texts.suggest_easier(named(props.level), next),
            Strength::Harder => texts.suggest_harder(next),
        };
        let settings = settings.clone();
        let onclick = move |_| {
            // If the device does not remember it, it holds so all the same.
            let _ = settings.change(Change::Set(Setting::Suggest, "off".to_owned()));
        };
        Some(html! {
            <p class="suggested">
                { said }
                <button type="button" class="plain" data-action="suggest-never" {onclick}>{ texts.suggest_never() }</button>
            </p>
        })
    });
    html! {
        <div class="again">
            { suggested }
            { first }
            { second }
        </div>
    }
}
