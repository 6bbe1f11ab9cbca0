//! A game that is replayed: what it is called, its moves with variations and comments, and the list
//! of the games of its file (contract.md, section 3).

pub(crate) mod chooser;
pub(crate) mod games;
mod listing;
mod marks;
mod movetext;
mod nags;
mod parts;
mod printed;
pub(crate) mod title;

use web_sys::Element;
use yew::prelude::*;

use self::chooser::Chooser;
use self::games::AllGames;
use self::movetext::Movetext;
pub(crate) use self::nags::sign;
pub(crate) use self::printed::printed;
use crate::command::Command;
use crate::components::eval::EvalGraph;
use crate::components::hold_button::HoldButton;
use crate::context::{use_commands, use_texts};
use crate::desk::Fault;
use crate::desk::replay::{Place, Step, TheGame, Titles};
use crate::fault;
use crate::notation::Notation;
use crate::platform::keys;
use crate::platform::live_region::use_announcement;
use crate::text::Texts;

/// What is known of the game that is to be replayed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) enum Shown {
    /// It is being fetched and read.
    #[default]
    Reading,
    /// The game.
    Game(TheGame),
    /// It can't be read.
    Faulty(Fault),
    /// There is none, for this reason.
    Nothing(AttrValue),
}

/// What is shown of a game.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) shown: Shown,
    /// What the games of the file are called.
    pub(crate) titles: Titles,
    /// Which of them it is.
    pub(crate) number: usize,
    /// The place that is shown.
    pub(crate) place: Place,
    /// How moves are written.
    pub(crate) notation: Notation,
}

/// A game that is replayed.
#[component]
pub(crate) fn Replay(props: &Props) -> Html {
    let Props {
        shown,
        titles,
        place,
        notation,
        ..
    } = props;
    let (texts, commands) = (use_texts(), use_commands());
    use_announcement(told(texts, shown));
    let list = use_node_ref();
    let game = match shown {
        Shown::Game(game) => Some(game.clone()),
        _ => None,
    };
    use_effect_with((game, *place, *notation), {
        let list = list.clone();
        move |(_, place, _)| marks::show(&list, *place)
    });
    let lists = use_state_eq(|| false);
    let onopen = {
        let lists = lists.clone();
        move |()| lists.set(true)
    };
    let onclose = {
        let lists = lists.clone();
        move |()| lists.set(false)
    };
    html! {
        <>
        <section class="replay" aria-label={texts.move_table()}>
            if titles.games.len() > 1 {
                <Chooser titles={titles.clone()} number={props.number} {onopen} />
            }
            {
                match shown {
                    Shown::Game(game) => played(texts, &commands, props, game, list),
                    Shown::Reading => html! { <p>{ texts.reading() }</p> },
                    Shown::Nothing(why) => html! { <p data-notice="replay">{ why.clone() }</p> },
                    Shown::Faulty(fault) => faulty(texts, fault),
                }
            }
        </section>
        if *lists {
            <AllGames titles={titles.clone()} number={props.number} {onclose} />
        }
        </>
    }
}

fn faulty(texts: &Texts, fault: &Fault) -> Html {
    html! {
        <p data-notice="replay" data-fault={fault::place(fault)}>
            { texts.unreadable() }{ ". " }{ fault::placed(texts, fault) }
        </p>
    }
}

/// Returns what is told in place of a game that can't be shown.
fn told(texts: &Texts, shown: &Shown) -> AttrValue {
    match shown {
        Shown::Game(_) => AttrValue::default(),
        Shown::Reading => texts.reading().into(),
        Shown::Nothing(why) => why.clone(),
        Shown::Faulty(fault) => fault::in_words(texts, fault).into(),
    }
}

/// The game: heading, moves, and the buttons for steps.
fn played(
    texts: &Texts,
    commands: &Callback<Command>,
    props: &Props,
    game: &TheGame,
    list: NodeRef,
) -> Html {
    let title = &game.0.title;
    let onclick = {
        let commands = commands.clone();
        move |event: MouseEvent| {
            if let Some((line, ply)) = marks::hit(event.target_dyn_into::<Element>()) {
                commands.emit(Command::Show { line, ply });
            }
        }
    };
    let go = {
        let (game, place) = (game.clone(), props.place);
        commands.reform(move |step: Step| {
            let (line, ply) = step.from(&game.0, place);
            Command::Show { line, ply }
        })
    };
    let onkeydown = {
        let go = go.clone();
        move |event: KeyboardEvent| {
            let step = Step::of_key(&event.key());
            if let Some(step) = step.filter(|_| !keys::is_the_browsers(&event)) {
                event.prevent_default();
                go.emit(step);
            }
        }
    };
    let button = |action: &'static str, label: &'static str, sign: &'static str, step: Step| {
        let onclick = go.reform(move |_| step);
        html! { <button type="button" data-action={action} aria-label={label} title={label} {onclick}>{ sign }</button> }
    };
    html! {
        <>
            <h2>
                { title::players(texts, title, game.0.kind) }{ " " }<b>{ title::result(title) }</b>
                <small>{ title::about(texts, title) }</small>
            </h2>
            if game.0.has_evals() {
                <EvalGraph game={game.clone()} place={props.place} />
            }
            <div class="movetext" role="group" aria-label={texts.move_table()} ref={list} {onclick} {onkeydown}>
                <Movetext game={game.clone()} notation={props.notation} />
            </div>
            <div class="steps">
                { button("first", texts.first(), "«", Step::First) }
                <HoldButton action="back" label={texts.back()} sign="‹" onstep={go.reform(|()| Step::Back)} />
                <HoldButton action="forward" label={texts.forward()} sign="›" onstep={go.reform(|()| Step::Forward)} />
                { button("last", texts.last(), "»", Step::Last) }
            </div>
        </>
    }
}
