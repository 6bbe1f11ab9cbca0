//! Who has which colour, and who begins, as far as the laws leave that to the players.

use rochade_table::Seat;
use yew::prelude::*;

use super::form::Form;
use crate::components::fields::{Choice, Switch};
use crate::context::use_texts;
use crate::words;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) form: Form,
    /// Is told whether the lot gives the colours.
    pub(super) onlots: Callback<bool>,
    /// Is told who begins; nobody, if the lot says it.
    pub(super) onfirst: Callback<Option<Seat>>,
}

/// The word for what the lot decides.
const LOT: &str = "lot";

/// The choice whether lots are drawn: a switch, or, where the laws speak of the lot, a choice for
/// the colours and one for the first move.
#[component]
pub(super) fn LotFields(props: &Props) -> Html {
    let texts = use_texts();
    let (form, played) = (&props.form, &props.form.played);
    let laws = played.laws();
    if !laws.colours_by_lot() && !laws.first_move_by_lot() {
        let onchange = props.onlots.reform(|value: String| value == "on");
        let label = match form.seats() {
            2 => texts.lots(),
            _ => texts.lots_seats(),
        };
        return html! { <Switch name="lots" {label} on={played.lots} {onchange} /> };
    }
    let by_lot = if played.lots { LOT } else { "hand" };
    let onlots = props.onlots.reform(|value: String| value == LOT);
    let plan = form.game().plan();
    let first = played.first.map_or(LOT, |first| plan.letter(first));
    let seats = plan.all_seats();
    let seats = seats.map(|seat| (plan.letter(seat), words::of(form.game()).side(texts, seat)));
    let options: Vec<_> = [(LOT, texts.by_lot())].into_iter().chain(seats).collect();
    let onfirst = props.onfirst.reform(move |value: String| plan.seat(&value));
    html! {
        <>
            <Choice name="colours" label={texts.colours()} options={vec![(LOT, texts.by_lot()), ("hand", texts.by_hand())]}
                chosen={by_lot} onchange={onlots} />
            if form.asks_first() {
                <Choice name="first" label={texts.first_move()} chosen={first} {options} onchange={onfirst} />
            }
        </>
    }
}
