//! The move table behind the avatars: the moves, a look at earlier positions, and what players decide.

use maud::{Markup, html};
use rochade_table::{Answer, Entry, Intent, Prompt, PromptKind, Review, Seat, SeatView, View};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::Html;

use crate::notation::Notation;
use crate::page::{self, raw};
use crate::prompt;
use crate::say;
use crate::sides::Sides;
use crate::text::Texts;
use crate::words;

/// What the move table shows.
pub(crate) struct MoveTable<'a> {
    /// What is on the table.
    pub(crate) view: &'a View,
    /// Who sits where.
    pub(crate) sides: Sides<'a>,
    /// How moves are written.
    pub(crate) notation: Notation,
    /// The words.
    pub(crate) texts: &'static Texts,
}

/// Draws the move table. Its list is the same as long as no move is made or taken back: which move is current is marked by
/// [`mark`].
pub(crate) fn draw(table: &MoveTable) -> Html {
    let texts = table.texts;
    yew::html! {
        <section class="moves" key="moves" aria-label={texts.move_table()}>
            <div class="plies" key="plies" role="group" tabindex="0" aria-label={texts.move_table()}>{ raw(plies(table)) }</div>
            <p class="opening" key="opening" data-opening="" />
            <div class="steps" key="steps">{ raw(steps(texts)) }</div>
            <div class="decisions" key="decisions">{ raw(decisions(table)) }</div>
        </section>
    }
}

fn plies(table: &MoveTable) -> Markup {
    let entries = &table.view.entries;
    let seats = table.view.seats.len();
    html! {
        @for (index, entry) in entries.iter().enumerate() {
            @for _ in 0..passed_over(entries, index, seats) { i {} }
            (ply(table, index, entry))
        }
    }
}

/// Every seat has a column. How many of them stay empty before this move: those of the seats that were passed over, or do not
/// begin.
fn passed_over(entries: &[Entry], index: usize, seats: usize) -> usize {
    let column = |entry: &Entry| entry.deed.man.seat.index();
    let Some(now) = entries.get(index).map(column) else {
        return 0;
    };
    match index.checked_sub(1).and_then(|before| entries.get(before)) {
        None => now,
        Some(before) => (now + seats - column(before) - 1) % seats.max(1),
    }
}

fn ply(table: &MoveTable, index: usize, entry: &Entry) -> Markup {
    let View { game, plan, .. } = table.view;
    let new_round = |before: &Entry| entry.deed.man.seat <= before.deed.man.seat;
    let before = index
        .checked_sub(1)
        .and_then(|before| table.view.entries.get(before));
    let number = before.is_none_or(new_round).then_some(entry.round);
    html! {
        button.bare[words::is_bare(*game, table.notation, entry)] type="button" data-ply=(index + 1) data-number=[number] {
            (words::entry(*game, plan, table.notation, entry))
        }
    }
}

fn steps(texts: &Texts) -> Markup {
    let steps = [
        ("first", texts.first(), "«"),
        ("back", texts.back(), "‹"),
        ("forward", texts.forward(), "›"),
        ("last", texts.last(), "»"),
        ("close", texts.close(), "×"),
    ];
    html! {
        @for (action, label, sign) in steps {
            button type="button" data-action=(action) aria-label=(label) title=(label) { (sign) }
        }
    }
}

/// What each player can decide; or the question whether to resign, in the same place.
fn decisions(table: &MoveTable) -> Markup {
    let MoveTable {
        view, sides, texts, ..
    } = *table;
    html! {
        @for seat in &view.seats {
            @let question = resigning(view, seat.seat);
            @let side = sides.side(seat.seat).word();
            div.seat.(side).asked[question.is_some()] role="group" aria-label=(say::player(texts, view, seat.seat)) {
                @if let Some(prompt) = question {
                    (prompt::draw(texts, view, prompt))
                } @else {
                    (buttons(texts, seat))
                }
            }
        }
    }
}

/// The question to a seat whether it means to resign.
fn resigning(view: &View, seat: Seat) -> Option<&Prompt> {
    let mut prompts = view.prompts.iter();
    prompts
        .find(|Prompt { question, .. }| question.kind == PromptKind::Resign && question.of == seat)
}

fn buttons(texts: &Texts, seat: &SeatView) -> Markup {
    let offered = seat.has_offered_draw;
    let offer = if offered {
        texts.draw_is_offered()
    } else {
        texts.offer_draw()
    };
    let buttons = [
        ("offer-draw", offer, "½", seat.can_offer_draw),
        ("take-back", texts.take_back(), "↶", seat.can_ask_take_back),
        ("resign", texts.resign(), "⚑", seat.can_resign),
    ];
    html! {
        @for (action, label, sign, able) in buttons {
            button.on[offered && action == "offer-draw"] type="button" data-action=(action) data-seat=(seat.letter)
                aria-label=(label) title=(label) disabled[!able] { (sign) }
        }
    }
}

/// What is left of the table's questions and looks back when it is closed, and how each is ended.
pub(crate) fn put_aside(view: &View) -> Vec<Intent> {
    let asked = view.prompts.iter().map(|prompt| prompt.question);
    let asked = asked.filter(|question| question.kind == PromptKind::Resign);
    let cancels = asked.map(|question| Intent::Answer(question, Answer::Cancel));
    let back = (view.shown_ply < view.plies).then_some(Intent::Review(Review::Last));
    cancels.chain(back).collect()
}

/// Marks the move after which the position is shown, and scrolls the list, and nothing but the list, to it.
pub(crate) fn mark(view: &View) {
    let Some(list) = page::find(".plies") else {
        return;
    };
    if let Ok(Some(before)) = list.query_selector("[aria-current]") {
        let _ = before.remove_attribute("aria-current");
    }
    let current = ["[data-ply=\"", &view.shown_ply.to_string(), "\"]"].concat();
    let Ok(Some(current)) = list.query_selector(&current) else {
        list.set_scroll_top(0);
        return;
    };
    let _ = current.set_attribute("aria-current", "true");
    let current: HtmlElement = current.unchecked_into();
    let (top, height) = (current.offset_top(), current.offset_height());
    let (shown, room) = (list.scroll_top(), list.client_height());
    if top < shown || top + height > shown + room {
        list.set_scroll_top(top - (room - height) / 2);
    }
}
