//! The clock: none, one of the usual ones, or the players' own, which may differ.

use rochade_table::{PRESETS, Press};
use yew::prelude::*;

use super::form::{NO_CLOCK, OWN_CLOCK};
use crate::components::fields::{Choice, Line};
use crate::context::use_texts;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) clock: String,
    /// The players' own time controls, as typed, in the order of seats.
    pub(super) own: [String; 2],
    pub(super) press: Press,
    pub(super) onclock: Callback<String>,
    pub(super) onwhite: Callback<String>,
    pub(super) onblack: Callback<String>,
    pub(super) onpress: Callback<String>,
    /// Nothing but the clocks is wanted.
    pub(super) onclockonly: Callback<MouseEvent>,
}

/// The choice of the clock.
#[component]
pub(super) fn ClockFields(props: &Props) -> Html {
    let texts = use_texts();
    let mut options = vec![(NO_CLOCK, texts.clock_none())];
    options.extend(PRESETS.map(|preset| (preset, preset)));
    options.push((OWN_CLOCK, texts.clock_own()));
    let [white, black] = props.own.clone();
    let ways = Press::ALL.map(|press| match press {
        Press::Auto => (press.word(), texts.press_auto()),
        Press::Hand => (press.word(), texts.press_hand()),
    });
    html! {
        <fieldset>
            <Choice name="clock" label={texts.clock()} {options} chosen={props.clock.clone()} onchange={props.onclock.clone()} />
            <Line name="clock-white" class="own" label={texts.clock_white()} placeholder={texts.clock_hint()} value={white}
                oninput={props.onwhite.clone()} />
            <Line name="clock-black" class="own" label={texts.clock_black()} placeholder={texts.clock_same()} value={black}
                oninput={props.onblack.clone()} />
            <Choice name="press" class="press" label={texts.press()} options={ways.to_vec()}
                chosen={props.press.word().to_owned()} onchange={props.onpress.clone()} />
            <button class="press" type="button" data-action="clock-only" onclick={props.onclockonly.clone()}>
                { texts.clock_only() }
            </button>
        </fieldset>
    }
}

/// What changes the clocks, by its word in the page's contract.
pub(super) fn press(word: &str) -> Press {
    let mut ways = Press::ALL.into_iter();
    ways.find(|press| press.word() == word).unwrap_or_default()
}
