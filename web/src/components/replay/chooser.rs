//! How another game of the file is chosen: the next or the previous one, one of a list, or one that
//! is looked for.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::listing::PAGE;
use super::title;
use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::desk::replay::Titles;
use crate::text::Texts;

/// The value of the entry behind which all games are listed.
const ALL: &str = "all";

/// What there is to choose from.
#[derive(Properties, PartialEq, Debug)]
pub(super) struct Props {
    /// What the games of the file are called.
    pub(super) titles: Titles,
    /// Which of them is shown.
    pub(super) number: usize,
    /// What is done when all of them are to be seen.
    pub(super) onopen: Callback<()>,
}

/// The games of the file, of which one can be chosen.
#[component]
pub(super) fn Chooser(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Props {
        titles,
        number,
        onopen,
    } = props;
    let (number, count) = (*number, titles.games.len());
    let onchange = {
        let (commands, onopen) = (commands.clone(), onopen.clone());
        move |event: Event| {
            let Some(select) = event.target_dyn_into::<HtmlSelectElement>() else {
                return;
            };
            let value = select.value();
            if value == ALL {
                // What is chosen is still the game that is shown.
                select.set_value(&number.to_string());
                onopen.emit(());
            } else if let Ok(chosen) = value.parse() {
                commands.emit(Command::ChooseGame(chosen));
            }
        }
    };
    let [previous, next] = neighbours(texts, &commands, number, count);
    let first = match count > PAGE {
        true => number.saturating_sub(PAGE / 2).min(count - PAGE),
        false => 0,
    };
    let near = titles.games.iter().enumerate().skip(first).take(PAGE);
    let option = |(place, title)| {
        let listed = title::listed(texts, title, place);
        html! { <option key={place} value={place.to_string()} selected={place == number}>{ listed }</option> }
    };
    html! {
        <div class="chooser">
            <select name="game" aria-label={texts.replay_games()} ~value={number.to_string()} {onchange}>
                { for near.map(option) }
                if count > PAGE {
                    <option key="all" value={ALL}>{ texts.replay_all(&count.to_string()) }</option>
                }
            </select>
            <span>
            { previous }
            { next }
            <button type="button" data-action="all-games" aria-haspopup="dialog" aria-label={texts.replay_search()}
                title={texts.replay_search()} onclick={onopen.reform(|_| ())}><i class="lens" /></button>
            </span>
        </div>
    }
}

/// Returns the buttons for the previous and the next game of a file.
pub(crate) fn neighbours(
    texts: &'static Texts,
    commands: &Callback<Command>,
    number: usize,
    count: usize,
) -> [Html; 2] {
    let step = |action: &'static str,
                label: &'static str,
                sign: &'static str,
                to: Option<usize>| {
        let to = to.filter(|&to| to < count);
        let commands = commands.clone();
        let onclick = move |_| {
            if let Some(to) = to {
                commands.emit(Command::ChooseGame(to));
            }
        };
        html! {
            <button type="button" data-action={action} aria-label={label} title={label} {onclick}
                aria-disabled={to.is_none().then_some("true")}>{ sign }</button>
        }
    };
    [
        step(
            "previous-game",
            texts.replay_previous(),
            "‹",
            number.checked_sub(1),
        ),
        step("next-game", texts.replay_next(), "›", Some(number + 1)),
    ]
}
