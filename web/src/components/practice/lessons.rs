//! The panel with the lessons of the games, and the reader's progress in each.

use std::rc::Rc;

use js_sys::futures::spawn_local;
use rochade_cases::{Chapter, Part};
use rochade_table::GameKind;
use yew::prelude::*;

use crate::command::{Command, Practise};
use crate::components::dialog::Dialog;
use crate::components::new_game::games::GameFields;
use crate::context::{use_commands, use_texts};
use crate::lessons;
use crate::page;
use crate::platform::cases::{self, Set};
use crate::platform::live_region::use_announcement;

/// The properties of the panel.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game whose lessons are shown first.
    pub(crate) game: GameKind,
}

/// The panel with the lessons, which says so while they are fetched, or if they can't be.
#[component]
pub(crate) fn Lessons(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let (loaded, game) = (use_state(|| None), use_state(|| props.game));
    let progress = use_state(lessons::progress);
    {
        let loaded = loaded.clone();
        use_effect_with((), move |()| {
            spawn_local(async move {
                loaded.set(Some(cases::load(Set::Lessons, texts.language_code()).await));
            });
        });
    }
    let chapters: Option<Rc<[Chapter]>> = loaded.as_ref().and_then(|it| it.clone().ok());
    let chapter = chapters.as_ref().and_then(|chapters| {
        let mut chapters = chapters.iter();
        chapters
            .find(|chapter| chapter.name == game.word())
            .cloned()
    });
    let choose = {
        let game = game.clone();
        Callback::from(move |chosen| game.set(chosen))
    };
    let lesson = |name: &str, part: &Part| {
        let place = [name, ":", &part.name].concat();
        let count = part.cases.len();
        let solved = progress.solved(name, &part.name, count);
        let first = match solved < count {
            true => (0..count).find(|&number| !progress.has(name, &part.name, number)),
            false => None,
        };
        let number = first.unwrap_or(0) + 1;
        let wanted = format!("{place}/{number}");
        let onclick = commands.reform(move |_| Command::Practise(Practise::Open(wanted.clone())));
        html! {
            <li key={place.clone()}>
                <button type="button" data-lesson={place} {onclick}>
                    <b>{ &part.title }</b>
                    <small>{ texts.lessons_solved(&solved.to_string(), &count.to_string()) }</small>
                </button>
            </li>
        }
    };
    let forget = {
        let progress = progress.clone();
        move |_| {
            lessons::forget();
            progress.set(lessons::progress());
        }
    };
    let forgets = !progress.is_empty() && !page::is_kiosk();
    let buttons = forgets.then(|| {
        html! { <button type="button" data-action="forget-lessons" onclick={forget}>{ texts.lessons_forget() }</button> }
    });
    let is_missing = loaded.as_ref().is_some_and(Result::is_err);
    use_announcement(match &*loaded {
        None => texts.practice_on_their_way(),
        Some(_) if is_missing => texts.practice_missing(),
        Some(_) => "",
    });
    html! {
        <Dialog kind="lessons" title={texts.lessons()} {buttons} onclose={commands.reform(|()| Command::Close)}>
            <GameFields game={*game} onchange={choose} />
            if let Some(chapter) = chapter {
                <ol class="lessons-list">{ for chapter.parts.iter().map(|part| lesson(&chapter.name, part)) }</ol>
            } else if is_missing {
                <p class="missing" data-notice="told">{ texts.practice_missing() }</p>
            } else {
                <p class="missing">{ texts.practice_on_their_way() }</p>
            }
        </Dialog>
    }
}
