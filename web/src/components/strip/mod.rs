//! The first screen's strip: five games to begin with one tap, until the first move, and under them
//! the positions of one's own games to solve, on days when there are some.

use rochade_table::GameKind;
use yew::prelude::*;

use crate::command::{Begin, Command, Learn, Panel};
use crate::components::begin::Beginning;
use crate::context::{use_commands, use_texts};

/// The first game, where the focus goes once nothing is to be solved.
pub(crate) const GAMES: &str = ".strip button";

/// The button for positions to solve.
pub(crate) const LEARN: &str = "[data-action='learn']";

/// What the strip is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The level of the computer that would sit down.
    pub(crate) level: u8,
    /// The number of positions of the device's own games that are to be solved.
    pub(crate) due: usize,
}

/// Five games to begin.
#[component]
pub(crate) fn Strip(props: &Props) -> Html {
    let level = props.level;
    let (texts, commands) = (use_texts(), use_commands());
    let picture = |begin: Begin| {
        let (name, about) = match begin {
            Begin::Two => (texts.begin_two(), texts.begin_two_about()),
            Begin::Computer => (texts.begin_computer(), texts.begin_computer_about()),
            Begin::Draughts => (texts.begin_draughts(), texts.begin_draughts_about()),
            Begin::Four => (texts.begin_four(), texts.begin_four_about()),
            Begin::Three => (texts.begin_three(), texts.begin_three_about()),
        };
        let onclick = commands.reform(move |_| Command::Begin(begin));
        html! {
            <button type="button" data-action={begin.action()} title={about} {onclick}>
                <Beginning game={begin.game()} level={(begin == Begin::Computer).then_some(level)} />
                <b>{ name }</b>
                <small aria-hidden="true">{ about }</small>
            </button>
        }
    };
    let learn = commands.reform(|_| Command::Learn(Learn::Begin));
    let lessons = commands.reform(|_| Command::Open(Panel::Lessons(GameKind::Chess)));
    html! {
        <div class="strip" role="group" aria-label={texts.begin()}>
            <p class="welcome" aria-hidden="true">{ "Rochade" }</p>
            { for Begin::ALL.into_iter().map(picture) }
            <button type="button" class="learn" data-action="lessons" onclick={lessons}>{ texts.lessons_open() }</button>
            if props.due > 0 {
                <button type="button" class="learn" data-action="learn" onclick={learn}>{ texts.exercises_due(&props.due.to_string()) }</button>
            }
        </div>
    }
}
