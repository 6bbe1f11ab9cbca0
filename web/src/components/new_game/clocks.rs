//! The clock: none, one of the usual ones, or the players' own, which may differ.

use rochade_table::{GameKind, PRESETS, Press, Seat};
use yew::prelude::*;

use super::form::{NO_CLOCK, OWN_CLOCK};
use crate::components::fields::{Choice, Line};
use crate::context::use_texts;
use crate::words;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// What is to be played.
    pub(super) game: GameKind,
    /// Whether a computer plays.
    pub(super) has_computer: bool,
    pub(super) clock: String,
    /// The players' own time controls, as typed, in the order of seats.
    pub(super) own: Vec<String>,
    pub(super) press: Press,
    pub(super) onclock: Callback<String>,
    /// Is told a player's own time control.
    pub(super) onown: Callback<(Seat, String)>,
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
    let plan = props.game.plan();
    let own = |(seat, typed): (Seat, &String)| {
        // Who types nothing has the time of the first one.
        let placeholder = match seat.index() {
            0 => texts.clock_hint(),
            _ => texts.clock_same(),
        };
        let oninput = props.onown.reform(move |typed| (seat, typed));
        html! {
            <Line key={seat.index()} name={["clock-", plan.word(seat)].concat()} class="own"
                label={words::of(props.game).clock(texts, seat)} {placeholder} value={typed.clone()} {oninput} />
        }
    };
    // The screen is halved for them, and no computer moves on a wooden board.
    let is_for_two = plan.seats.len() == 2 && !props.has_computer;
    let ways = Press::ALL.map(|press| match press {
        Press::Auto => (press.word(), texts.press_auto()),
        Press::Hand => (press.word(), texts.press_hand()),
    });
    html! {
        <fieldset>
            <Choice name="clock" label={texts.clock()} {options} chosen={props.clock.clone()} onchange={props.onclock.clone()} />
            { for plan.all_seats().zip(&props.own).map(own) }
            <Choice name="press" class="press" label={texts.press()} options={ways.to_vec()}
                chosen={props.press.word().to_owned()} onchange={props.onpress.clone()} />
            if is_for_two {
                <button class="press" type="button" data-action="clock-only" onclick={props.onclockonly.clone()}>
                    { texts.clock_only() }
                </button>
            }
        </fieldset>
    }
}

/// Returns what changes the clocks, by its word in the page's contract.
pub(super) fn press(word: &str) -> Press {
    let mut ways = Press::ALL.into_iter();
    ways.find(|press| press.word() == word).unwrap_or_default()
}
