//! All games of a file, to be looked through and looked for.

use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::listing::{Action, Listing};
use super::title;
use crate::command::Command;
use crate::components::dialog::{self, Dialog};
use crate::context::{use_commands, use_texts};
use crate::desk::replay::{Title, Titles};
use crate::page;
use crate::platform::keys;
use crate::platform::live_region::use_announcement;
use crate::platform::locale::lower_case;
use crate::text::Texts;

/// What the list is made of.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// What the games are called.
    pub(crate) titles: Titles,
    /// Which of them is shown.
    pub(crate) number: usize,
    /// What is done when the list was closed.
    pub(crate) onclose: Callback<()>,
}

/// All games of a file.
#[component]
pub(crate) fn AllGames(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let (node, lines) = (use_node_ref(), use_node_ref());
    let Titles {
        games: titles,
        full,
    } = &props.titles;
    let number = props.number;
    let list = {
        let titles = titles.clone();
        use_reducer(move || Listing::new(&titles, number, lower_case))
    };
    // What is found is seen from its beginning.
    use_effect_with(list.found.clone(), {
        let (lines, from) = (lines.clone(), list.from);
        move |_| {
            let lines = lines.cast::<Element>().filter(|_| from == 0);
            lines.into_iter().for_each(|lines| lines.set_scroll_top(0));
        }
    });
    let choose = {
        let node = node.clone();
        move |number: usize| {
            commands.emit(Command::ChooseGame(number));
            dialog::close(&node);
        }
    };
    let seek = {
        let list = list.dispatcher();
        move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            let text = field.map(|field| field.value()).unwrap_or_default();
            list.dispatch(Action::Seek(text));
        }
    };
    let onkeydown = {
        let lines = lines.clone();
        move |event: KeyboardEvent| {
            if !keys::is_the_browsers(&event) && step(&lines, &event.key()) {
                event.prevent_default();
            }
        }
    };
    let onclick = {
        let choose = choose.clone();
        move |event: MouseEvent| {
            let button = event.target_dyn_into::<Element>();
            let button = button.and_then(|target| target.closest("[data-game]").ok()?);
            let number = button.and_then(|button| button.get_attribute("data-game")?.parse().ok());
            number.into_iter().for_each(&choose);
        }
    };
    let pages = |action: &'static str, wanted: fn() -> Action, label: String| {
        let list = list.dispatcher();
        let onclick = move |_| list.dispatch(wanted());
        html! { <li key={action}><button type="button" data-action={action} {onclick}>{ label }</button></li> }
    };
    let line = |&place: &usize| {
        let title = titles.get(place);
        html! { <li key={place}>{ for title.map(|title| entry(texts, title, place, place == number)) }</li> }
    };
    let said = match list.found.len() {
        0 => texts.none_found().to_owned(),
        count if count == titles.len() && *full => texts.replay_full(&count.to_string()),
        count if count == titles.len() => String::new(),
        count => texts.replay_found(&count.to_string(), &titles.len().to_string()),
    };
    let heading = texts.replay_all(&titles.len().to_string());
    use_announcement(said.clone());
    html! {
        <Dialog kind="file-games" title={heading} onclose={props.onclose.clone()} {node}>
            <div class="row" onkeydown={onkeydown.clone()}>
                <input type="search" name="search-games" dir="auto" autocomplete="off" placeholder={texts.replay_search_by()}
                    aria-label={texts.search()} oninput={seek} />
            </div>
            <p class="said" data-notice={(!said.is_empty()).then_some("games")}>{ said }</p>
            <ol class="file-game-list" aria-label={texts.replay_games()} ref={lines} {onclick} {onkeydown}>
                if list.from > 0 {
                    { pages("earlier-games", || Action::ShowEarlier, texts.replay_earlier(&list.from.to_string())) }
                }
                { for list.shown().iter().map(line) }
                if list.left() > 0 {
                    { pages("more-games", || Action::ShowMore, texts.more(&list.left().to_string())) }
                }
            </ol>
        </Dialog>
    }
}

/// A game in the list: who played, how it ended, what was opened, where and when.
fn entry(texts: &Texts, title: &Title, place: usize, is_shown: bool) -> Html {
    let players = title.players.iter().enumerate().map(|(seat, name)| {
        let word = title.titles.get(seat).filter(|word| !word.is_empty());
        let rating = title.elo.get(seat).copied().flatten();
        html! {
            <span class="player" dir="auto">
                { for word.map(|word| html! { <><small dir="ltr">{ word }</small>{ " " }</> }) }
                { if name.is_empty() { "?" } else { name } }
                { for rating.map(|rating| html! { <>{ " " }<small dir="ltr">{ rating }</small></> }) }
            </span>
        }
    });
    let is_readable = !title.result.is_empty();
    html! {
        <button type="button" class="file-game" data-action="choose-game" data-game={place.to_string()}
            aria-current={is_shown.then_some("true")} autofocus={is_shown}>
            <i>{ place + 1 }</i>
            if is_readable {
                <span class="players">{ for players }</span>
                <span class="outcome"><b>{ title::result(title) }</b>{ " " }<small>{ &title.eco }</small></span>
                <small class="about">{ title::occasion(texts, title) }</small>
            } else {
                <span class="players">{ texts.unreadable() }</span>
            }
        </button>
    }
}

/// Leads the focus through the list by keys: from the field into it, up and down, to its ends.
/// Whether the key is one of these.
fn step(lines: &NodeRef, key: &str) -> bool {
    let Some(lines) = lines.cast::<Element>() else {
        return false;
    };
    let Ok(buttons) = lines.query_selector_all("button") else {
        return false;
    };
    let active = page::document().active_element();
    let at = (0..buttons.length()).find(|&index| {
        let button = buttons
            .get(index)
            .and_then(|node| node.dyn_into::<Element>().ok());
        button.is_some() && button == active
    });
    let to = match (key, at) {
        ("ArrowDown", None) => Some(0),
        ("ArrowDown", Some(at)) => Some(at + 1),
        ("ArrowUp", Some(at)) => at.checked_sub(1),
        ("Home", Some(_)) => Some(0),
        ("End", Some(_)) => buttons.length().checked_sub(1),
        _ => return false,
    };
    let button = to.and_then(|to| buttons.get(to)?.dyn_into::<HtmlElement>().ok());
    if let Some(button) = button {
        // A button that is shown can have the focus.
        let _ = button.focus();
    }
    true
}
