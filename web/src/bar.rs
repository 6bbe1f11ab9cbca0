//! A player's bar: picture, name, captures, questions, score, clock, and whose turn it is.

use maud::Markup;
use rochade_table::{Prompt, PromptKind, SeatView, View};
use yew::prelude::*;

use crate::page::raw;
use crate::prompt;
use crate::say;
use crate::sides::Side;
use crate::text::Texts;
use crate::words;

/// What a bar shows.
pub(crate) struct Bar<'a> {
    /// What is on the table.
    pub(crate) view: &'a View,
    /// The seat whose bar it is.
    pub(crate) seat: &'a SeatView,
    /// The side of the page at which it stands.
    pub(crate) side: Side,
    /// Whether the move table is open.
    pub(crate) open: bool,
    /// The words.
    pub(crate) texts: &'static Texts,
}

/// Draws a player's bar.
pub(crate) fn draw(bar: &Bar) -> Html {
    let key = bar.side.word();
    let asked = question(bar);
    let class = [
        "bar ",
        key,
        word(bar.seat.to_move, " to-move"),
        word(!bar.seat.in_game, " out"),
        word(asked.is_some(), " asked"),
        word(bar.view.clock.is_some(), " timed"),
    ];
    let name = say::player(bar.texts, bar.view, bar.seat.seat);
    let middle = match asked {
        Some(asked) => prompt::draw(bar.texts, bar.view, asked),
        None => name_and_captures(bar, &name),
    };
    html! {
        <div {key} class={class.concat()} data-seat={bar.seat.letter} role="group" aria-label={name.clone()}>
            // What changes seldom stands alone: drawing a picture anew costs more than all the words.
            { raw(avatar(bar, &name)) }
            <span class="name">{ raw(middle) }</span>
            { raw(score_and_clock(bar, &name)) }
        </div>
    }
}

fn avatar(bar: &Bar, name: &str) -> Markup {
    let Bar { seat, texts, .. } = *bar;
    let picture = [seat.letter, seat.player.avatar.letter()].concat();
    let open = if bar.open { "true" } else { "false" };
    maud::html! {
        button.avatar type="button" data-man=(picture) data-action="move-table" data-seat=(seat.letter)
            aria-label=(texts.move_table_of(name)) aria-expanded=(open) { i.man {} }
    }
}

fn score_and_clock(bar: &Bar, name: &str) -> Markup {
    let Bar {
        view, seat, texts, ..
    } = *bar;
    let letter = seat.letter;
    let score = say::score(seat.score);
    let scored = view.seats.iter().any(|seat| seat.score > 0);
    let mut faces = view.clock.iter().flat_map(|clock| &clock.faces);
    let face = faces.find(|face| face.seat == seat.seat);
    maud::html! {
        span.score role="img" data-score=(letter) hidden[!scored] aria-label=(texts.score_of(name, &score)) { (score) }
        @if let Some(face) = face {
            button.clock.running[face.running].low[face.low].flagged[face.flagged] type="button" role="timer"
                data-clock=(letter) aria-label=(texts.clock_of(name)) {}
        }
    }
}

/// A word of a list, if it applies.
fn word(applies: bool, word: &'static str) -> &'static str {
    if applies { word } else { "" }
}

/// What the player is asked here. Whether to resign is asked where the button for it was.
fn question<'a>(bar: &Bar<'a>) -> Option<&'a Prompt> {
    let mut prompts = bar.view.prompts.iter();
    prompts.find(|prompt| {
        let question = prompt.question;
        question.of == bar.seat.seat && question.kind != PromptKind::Resign
    })
}

fn name_and_captures(bar: &Bar, name: &str) -> Markup {
    let Bar {
        view, seat, texts, ..
    } = *bar;
    let named = !seat.player.name.is_empty();
    maud::html! {
        span.who {
            b { (name) }
            small { @if named { (words::side(texts, view.game, seat.seat)) } }
            small data-captured=(seat.letter) {
                @for &kind in &seat.captures.surplus { (view.plan.figurine(kind)) }
                @if seat.captures.points_ahead > 0 { " +" (seat.captures.points_ahead) }
            }
        }
    }
}
