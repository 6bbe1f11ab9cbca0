//! The row of what a player can decide at any time: take back, a hint, the moves, a draw, resign.
//! What the laws forbid is not there; what is only not possible now waits.

use rochade_table::{Intent, SeatView};
use yew::prelude::*;

use crate::command::Command;
use crate::components::menu;
use crate::components::pause::Pause;
use crate::components::question::{self, Question};
use crate::context::{use_commands, use_texts};
use crate::sides::Side;
use crate::words::laws::part;

/// What the row shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The seat for which it acts; `None` where nobody but computers plays.
    pub(crate) seat: Option<SeatView>,
    /// The side of the page at which it stands.
    pub(crate) side: Side,
    /// What the player goes by.
    pub(crate) name: String,
    /// Whether the name is seen, since it is not the player to move.
    pub(crate) named: bool,
    /// The question whether its player means to resign, which takes the place of the buttons.
    pub(crate) resigning: Option<question::Props>,
    /// Whether the moves are open.
    pub(crate) open: bool,
    /// Whether the clocks rest; `None` where they can't. Where a bar has no room for the button, it
    /// stands here.
    pub(crate) paused: Option<bool>,
    /// Where it stands.
    pub(crate) place: Place,
}

impl Props {
    /// Tells it from the others that are on the page.
    pub(crate) fn key(&self) -> String {
        let own = matches!(self.place, Place::Corner { .. });
        format!("{} {own}", self.side.word())
    }
}

/// Where a row stands, and so what it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// Under the board or beside it.
    Page,
    /// At the edge of one of two, face to face: it has all that its player needs, the menu too, and
    /// opens the moves at that edge.
    Edge,
    /// In the corner of one of four, face to face: it has what is the player's own; `decides` says
    /// whether it is the one to act, where only one has room.
    Corner { decides: bool },
}

/// A button of the row.
struct Action {
    /// Its `data-action`.
    action: &'static str,
    /// What is written on it.
    short: &'static str,
    /// What it does, in full.
    label: &'static str,
    /// Whether it does so now.
    able: bool,
    /// Whether it has been used, and waits for what it is for.
    on: bool,
    /// What comes of it.
    intent: Intent,
}

/// The row of what a player can decide.
#[component]
pub(crate) fn Row(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let (is_edge, own) = match props.place {
        Place::Page => (false, None),
        Place::Edge => (true, None),
        Place::Corner { decides: true } => (false, Some("own decides")),
        Place::Corner { decides: false } => (false, Some("own")),
    };
    let named = props.named.then_some("named");
    let class = classes!("actions", props.side.word(), named, own);
    if let Some(question) = props.resigning.clone() {
        return html! {
            <div class={classes!(class, "asks")} role="group" aria-label={props.name.clone()}><Question ..question /></div>
        };
    }
    let letter = props.seat.as_ref().map(|seat| seat.letter);
    let button = |of: Action| {
        let intent = of.intent;
        let onclick = of
            .able
            .then(|| commands.reform(move |_| Command::Intent(intent.clone())));
        // A button that was disabled would lose the focus just when it was pressed.
        html! {
            <button key={of.action} class={classes!("drawn", of.on.then_some("on"))} type="button" data-action={of.action} data-seat={letter}
                aria-label={of.label} title={of.label} aria-disabled={(!of.able).then_some("true")} {onclick}>{ of.short }</button>
        }
    };
    let hint = |seat: &SeatView| {
        let (id, able) = (seat.seat, seat.can_take_hint);
        let onclick = able.then(|| commands.reform(move |_| Command::Hint(id)));
        let taken = (seat.hints > 0).then(|| seat.hints.to_string());
        let told = taken.as_ref().map(|taken| texts.hints_taken(taken));
        let about = told.unwrap_or_else(|| part(texts.take_hint(), 1).to_owned());
        html! {
            <button key="hint" class="drawn" type="button" data-action="hint" data-seat={letter} title={about}
                aria-disabled={(!able).then_some("true")} {onclick}>
                <span>{ part(texts.take_hint(), 0) }
                    if let Some(taken) = taken {
                        { " " }<small data-hints={taken.clone()}>{ taken }</small>
                    }
                </span>
            </button>
        }
    };
    let seat = props.seat.as_ref();
    let opens_for = seat.filter(|_| is_edge).map(|seat| seat.seat);
    let toggle = commands.reform(move |_| Command::ToggleMoveTable(opens_for));
    let back = seat.filter(|seat| seat.takes_back).map(|seat| Action {
        action: "take-back",
        short: texts.row_take_back(),
        label: texts.take_back(),
        able: seat.can_ask_take_back,
        on: false,
        intent: Intent::AskTakeBack(seat.seat),
    });
    let draw = seat.map(|seat| Action {
        action: "offer-draw",
        short: texts.row_draw(),
        label: if seat.has_offered_draw {
            texts.draw_is_offered()
        } else {
            texts.offer_draw()
        },
        able: seat.can_offer_draw,
        on: seat.has_offered_draw,
        intent: Intent::OfferDraw(seat.seat),
    });
    let resign = seat.map(|seat| Action {
        action: "resign",
        short: texts.row_resign(),
        label: texts.resign(),
        able: seat.can_resign,
        on: false,
        intent: Intent::Resign(seat.seat),
    });
    html! {
        <div {class} role="group" aria-label={props.name.clone()}>
            if props.named {
                <b dir="auto" aria-hidden="true">{ props.name.clone() }</b>
            }
            { for back.map(button) }
            { for seat.filter(|seat| seat.takes_hints).map(hint) }
            if own.is_none() {
                <button key="moves" class="drawn" type="button" data-action="move-table" aria-expanded={props.open.to_string()}
                    aria-label={texts.move_table()} title={texts.move_table()} onclick={toggle}>{ texts.row_moves() }</button>
            }
            { for draw.map(button) }
            { for resign.map(button) }
            if let Some(paused) = props.paused.filter(|_| own.is_none()) {
                <Pause {paused} worded=true />
            }
            if is_edge {
                <button key="more" class="drawn" type="button" data-action="menu" data-seat={letter} popovertarget={menu::id(props.side)}>
                    { texts.foot_more() }
                </button>
            }
        </div>
    }
}
