//! What each player can decide; or the question whether to resign, in the same place.

use rochade_table::{Intent, SeatView};
use yew::prelude::*;

use crate::command::Command;
use crate::components::question::{self, Question};
use crate::context::{use_commands, use_texts};
use crate::sides::Side;

/// A seat, and what its player can decide now.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Seat {
    /// The seat.
    pub(crate) seat: SeatView,
    /// The side of the page at which it sits.
    pub(crate) side: Side,
    /// What its player goes by.
    pub(crate) name: String,
    /// The question whether its player means to resign.
    pub(crate) resigning: Option<question::Props>,
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) seats: Vec<Seat>,
}

/// What the players can decide.
#[component]
pub(super) fn Decisions(props: &Props) -> Html {
    html! {
        <div class="decisions">
            { for props.seats.iter().map(|seat| html! { <OfSeat key={seat.seat.letter} ..seat.clone() /> }) }
        </div>
    }
}

/// What one player can decide.
#[component]
fn OfSeat(props: &Seat) -> Html {
    let Seat {
        seat,
        side,
        name,
        resigning,
    } = props;
    let (texts, commands) = (use_texts(), use_commands());
    let id = seat.seat;
    let button = |action: &'static str,
                  label: &'static str,
                  sign: &'static str,
                  able: bool,
                  on: bool,
                  intent: Intent| {
        let onclick = able.then(|| commands.reform(move |_| Command::Intent(intent.clone())));
        // A button that was disabled would lose the focus just when it was pressed.
        html! {
            <button class={on.then_some("on")} type="button" data-action={action} data-seat={seat.letter} aria-label={label}
                title={label} aria-disabled={(!able).then_some("true")} {onclick}>{ sign }</button>
        }
    };
    let offered = seat.has_offered_draw;
    let offer = if offered {
        texts.draw_is_offered()
    } else {
        texts.offer_draw()
    };
    let hints = seat.hints.to_string();
    let buttons = || {
        html! {
            <>
                if seat.hints > 0 {
                    <small data-hints={hints.clone()}>{ texts.hints_taken(&hints) }</small>
                }
                { button("offer-draw", offer, "½", seat.can_offer_draw, offered, Intent::OfferDraw(id)) }
                if seat.takes_back {
                    { button("take-back", texts.take_back(), "↶", seat.can_ask_take_back, false, Intent::AskTakeBack(id)) }
                }
                { button("resign", texts.resign(), "⚑", seat.can_resign, false, Intent::Resign(id)) }
            </>
        }
    };
    let class = classes!("seat", side.word(), resigning.is_some().then_some("asked"));
    html! {
        <div {class} role="group" aria-label={name.clone()}>
            <b dir="auto" aria-hidden="true">{ name.clone() }</b>
            if let Some(question) = resigning.clone() {
                <Question ..question />
            } else if seat.player.computer.is_none() {
                { buttons() }
            }
        </div>
    }
}
