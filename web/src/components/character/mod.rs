//! The characters of the computer's levels: a face, and the ten of them in a row to choose from.

use rochade_table::Computer;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::context::use_texts;
use crate::words::characters;

/// The face of a level.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct FaceProps {
    pub(crate) level: u8,
}

/// The face of a level, as large as the style makes it. What it is called is said beside it.
#[component]
pub(crate) fn Face(props: &FaceProps) -> Html {
    html! { <i class="face" data-level={props.level.to_string()} /> }
}

/// The choice of a level.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct LadderProps {
    /// The name of the choice in its form.
    pub(crate) name: String,
    pub(crate) label: String,
    pub(crate) level: u8,
    /// Is told the level.
    pub(crate) onchange: Callback<u8>,
}

/// The choice of a level: ten faces, from the weakest up to the strongest, with a word for whom
/// they are, and how the one that is chosen plays.
#[component]
pub(crate) fn Ladder(props: &LadderProps) -> Html {
    let texts = use_texts();
    let LadderProps { name, level, .. } = props;
    let chosen = *level;
    let onchange = props.onchange.reform(move |event: Event| {
        let input = event.target_dyn_into::<HtmlInputElement>();
        let level = input.and_then(|input| input.value().parse().ok());
        level.unwrap_or(chosen)
    });
    let id = |part: &str| [name, "-", part].concat();
    let rung = |level: u8| {
        html! {
            <label key={level} data-level={level.to_string()}>
                <input type="radio" name={name.clone()} value={level.to_string()} checked={level == chosen}
                    aria-label={characters::with_level(texts, level)} aria-describedby={id(strength(level))} onchange={onchange.clone()} />
                <Face {level} />
            </label>
        }
    };
    html! {
        <fieldset class="levels">
            <legend>{ &props.label }</legend>
            <div class="ladder">
                { for (1..=Computer::STRONGEST).map(rung) }
                <span class="of-moves" id={id("moves")}>{ texts.level_moves() }</span>
                <span class="of-home" id={id("home")}>{ texts.level_home() }</span>
                <span class="of-club" id={id("club")}>{ texts.level_club() }</span>
            </div>
            <p class="level" aria-live="polite">
                <b>{ characters::with_level(texts, chosen) }{ "." }</b>
                { " " }
                { characters::line(texts, chosen) }
            </p>
        </fieldset>
    }
}

/// Returns the word for the players whom a level suits: who know the moves, play at home, or in a
/// club.
fn strength(level: u8) -> &'static str {
    match level {
        ..=3 => "moves",
        4..=6 => "home",
        7.. => "club",
    }
}
