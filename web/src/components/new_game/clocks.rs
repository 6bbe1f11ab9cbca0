//! The clock: none, one of the usual ones, or the players' own, which may differ.

use rochade_table::{GameKind, Press, Seat};
use yew::prelude::*;

use super::form::{NO_CLOCK, OWN_CLOCK};
use super::picks::Picks;
use crate::components::fields::{Choice, Line};
use crate::context::use_texts;
use crate::words;

/// The clocks that can be chosen with one tap, in minutes and seconds for each move.
pub(super) const USUAL: [&str; 7] = ["3+2", "5+0", "5+3", "10+0", "10+5", "15+10", "90+30"];

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// What is to be played.
    pub(super) game: GameKind,
    pub(super) clock: String,
    /// The players' own time controls, as typed, in the order of seats.
    pub(super) own: Vec<String>,
    pub(super) onclock: Callback<String>,
    /// Is told a player's own time control.
    pub(super) onown: Callback<(Seat, String)>,
}

/// The choice of the clock. For an own one there is a field for each player.
#[component]
pub(super) fn ClockFields(props: &Props) -> Html {
    let texts = use_texts();
    let none = (NO_CLOCK, texts.clock_none()).into();
    let usual = USUAL.map(|control| (control, control).into());
    let own = (OWN_CLOCK, texts.clock_own()).into();
    let picks: Vec<_> = [none].into_iter().chain(usual).chain([own]).collect();
    let plan = props.game.plan();
    let field = |(seat, typed): (Seat, &String)| {
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
    html! {
        <Picks name="clock" label={texts.clock()} {picks} chosen={props.clock.clone()} onchange={props.onclock.clone()}>
            if props.clock == OWN_CLOCK {
                { for plan.all_seats().zip(&props.own).map(field) }
            }
        </Picks>
    }
}

#[derive(Properties, PartialEq)]
pub(super) struct PressProps {
    pub(super) press: Press,
    pub(super) onpress: Callback<String>,
    /// Whether the clocks can be used alone: the screen is halved for them, and no computer moves
    /// on a wooden board.
    pub(super) may_be_alone: bool,
    /// Nothing but the clocks is wanted.
    pub(super) onclockonly: Callback<()>,
}

/// The choice of how clocks are pressed, and the button for the clocks alone.
#[component]
pub(super) fn PressFields(props: &PressProps) -> Html {
    let texts = use_texts();
    let ways = Press::ALL.map(|press| match press {
        Press::Auto => (press.word(), texts.press_auto()),
        Press::Hand => (press.word(), texts.press_hand()),
    });
    html! {
        <fieldset class="press">
            <Choice name="press" label={texts.press()} options={ways.to_vec()}
                chosen={props.press.word().to_owned()} onchange={props.onpress.clone()} />
            if props.may_be_alone {
                <button type="button" data-action="clock-only" onclick={props.onclockonly.reform(|_: MouseEvent| ())}>
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
