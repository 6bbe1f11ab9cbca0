//! What stands below the text of a game that is read on the page itself: playing on from the place
//! that is shown, and the other games of its file.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::command::{Command, Look};
use crate::components::replay::chooser::neighbours;
use crate::components::replay::games::AllGames;
use crate::context::{use_commands, use_texts};
use crate::desk::replay::{Step, Titles};
use crate::page;
use crate::platform::keys;

/// What has keys of its own: the board and the moves step, too, and then there are fields and
/// panels.
const OWN_KEYS: &str =
    "[role=grid], [role=slider], .movetext, .menu, dialog, input, select, textarea";

/// What the foot shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// What the games of the file are called; none, if it is the only one.
    pub(crate) titles: Titles,
    /// Which of them is read.
    pub(crate) number: usize,
    /// Whether it can be played on from the place that is shown.
    pub(crate) plays_on: bool,
    /// Whether it can be looked back at.
    pub(crate) analyses: bool,
}

/// The foot of a game that is read.
#[component]
pub(crate) fn ReadingFoot(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Props {
        titles,
        number,
        plays_on,
        analyses,
    } = props;
    let (number, count) = (*number, titles.games.len());
    let lists = use_state_eq(|| false);
    use_arrows(&commands);
    let set_listed = |open: bool| {
        let lists = lists.clone();
        move || lists.set(open)
    };
    let (list, close) = (set_listed(true), set_listed(false));
    let [previous, next] = neighbours(texts, &commands, number, count);
    let (this, all) = ((number + 1).to_string(), count.to_string());
    let named = texts.replay_number(&this, &all);
    html! {
        <>
            <div class="reading-foot">
                if *plays_on {
                    <button type="button" class="main" data-action="play-on" onclick={commands.reform(|_| Command::PlayOn)}>
                        { texts.replay_play_on() }
                    </button>
                }
                if *analyses {
                    <button type="button" class="plain drawn" data-action="analyse" onclick={commands.reform(|_| Command::Look(Look::Begin))}>
                        { texts.review() }
                    </button>
                }
                if count > 1 {
                    <span class="of-file">
                        { previous }
                        <button type="button" data-action="all-games" aria-haspopup="dialog" aria-label={named.clone()} onclick={move |_| list()}>
                            <span class="long">{ named }</span>
                            <span class="short">{ [&this, "/", &all].concat() }</span>
                        </button>
                        { next }
                    </span>
                }
            </div>
            if *lists {
                <AllGames titles={titles.clone()} {number} onclose={move |()| close()} />
            }
        </>
    }
}

/// Keys step through the game wherever the focus is, but where they mean something else.
#[hook]
fn use_arrows(commands: &Callback<Command>) {
    let commands = commands.clone();
    use_effect_with((), move |()| {
        let options = gloo_events::EventListenerOptions::enable_prevent_default();
        let listener =
            EventListener::new_with_options(&page::document(), "keydown", options, move |event| {
                let event: &KeyboardEvent = event.unchecked_ref();
                let step = Step::of_key(&event.key()).filter(|_| is_free(event));
                if let Some(step) = step {
                    event.prevent_default();
                    commands.emit(Command::Step(step));
                }
            });
        move || drop(listener)
    });
}

/// Returns whether a key is for nothing else.
fn is_free(event: &KeyboardEvent) -> bool {
    let is_there = |selector| matches!(page::document().query_selector(selector), Ok(Some(_)));
    let target = event
        .target()
        .and_then(|target| target.dyn_into::<Element>().ok());
    let is_own = |target: Element| matches!(target.closest(OWN_KEYS), Ok(Some(_)));
    !(event.default_prevented()
        || keys::is_the_browsers(event)
        || is_there("dialog[open]")
        || target.is_some_and(is_own))
}
