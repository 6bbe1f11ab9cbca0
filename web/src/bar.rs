//! A player's bar: picture, name, score, and whose turn it is.

use rochade_table::{Man, SeatView};
use yew::prelude::*;

use crate::say;
use crate::text::Texts;

/// What a bar is given.
#[derive(Properties)]
pub(crate) struct Props {
    /// The seat whose bar it is.
    pub(crate) seat: SeatView,
    /// Whether the bar is the near one, below the board.
    pub(crate) near: bool,
    /// Whether scores are shown: from the second game on, or when one has ended.
    pub(crate) scored: bool,
    /// The words.
    pub(crate) texts: &'static Texts,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        self.seat == other.seat
            && self.near == other.near
            && self.scored == other.scored
            && std::ptr::eq(self.texts, other.texts)
    }
}

/// A player's bar.
#[component]
pub(crate) fn Bar(props: &Props) -> Html {
    let seat = &props.seat;
    let side = say::side(props.texts, seat.seat);
    let name = say::player(props.texts, seat);
    let avatar = Man {
        seat: seat.seat,
        kind: seat.player.avatar,
    };
    let score = say::score(seat.half_points);
    html! {
        <div class={classes!("bar", if props.near { "near" } else { "far" }, seat.to_move.then_some("to-move"))}
            data-seat={seat.seat.letter().to_string()} role="group" aria-label={name.clone()}>
            <span class="avatar" data-piece={avatar.code()} aria-hidden="true"><i class="man"></i></span>
            <span class="name">
                <b>{ &name }</b>
                <small>{ if seat.player.name.is_empty() { "" } else { side } }</small>
            </span>
            <span class="score" data-score={seat.seat.letter().to_string()} hidden={!props.scored}
                aria-label={props.texts.score_of(&name, &score)}>{ &score }</span>
        </div>
    }
}
