//! A player's bar: picture, name, score, and whose turn it is.

use rochade_table::{Man, SeatView};
use yew::prelude::*;

use crate::say;
use crate::text::Texts;

/// What a bar shows.
pub(crate) struct Bar<'a> {
    /// The key among its siblings.
    pub(crate) key: &'static str,
    /// The seat whose bar it is.
    pub(crate) seat: &'a SeatView,
    /// Whether the bar is the near one, below the board.
    pub(crate) near: bool,
    /// Whether scores are shown: as soon as there are any.
    pub(crate) scored: bool,
    /// The words.
    pub(crate) texts: &'a Texts,
}

/// Draws a player's bar.
pub(crate) fn draw(bar: &Bar) -> Html {
    let Bar { seat, texts, .. } = *bar;
    let side = say::side(texts, seat.seat);
    let name = say::player(texts, seat);
    let avatar = Man {
        seat: seat.seat,
        kind: seat.player.avatar,
    };
    let score = say::score(seat.half_points);
    let class = match (bar.near, seat.to_move) {
        (true, true) => "bar near to-move",
        (true, false) => "bar near",
        (false, true) => "bar far to-move",
        (false, false) => "bar far",
    };
    html! {
        <div key={bar.key} class={class}
            data-seat={seat.seat.letter().to_string()} role="group" aria-label={name.clone()}>
            <span class="avatar" data-man={avatar.code()} aria-hidden="true"><i class="man"></i></span>
            <span class="name">
                <b>{ &name }</b>
                <small>{ if seat.player.name.is_empty() { "" } else { side } }</small>
            </span>
            <span class="score" role="img" data-score={seat.seat.letter().to_string()} hidden={!bar.scored}
                aria-label={texts.score_of(&name, &score)}>{ &score }</span>
        </div>
    }
}
