//! What stands beside the board: whose turn it is or how the game ended, the field for typed moves, and notices.

use maud::{Markup, html};
use rochade_table::{ClockState, View};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;
use yew::{AttrValue, Html};

use crate::moves::{self, MoveTable};
use crate::page::{self, raw};
use crate::say;
use crate::text::Texts;

/// What the tools show.
pub(crate) struct Tools<'a> {
    /// What is on the table.
    pub(crate) view: &'a View,
    /// The message to the user, if there is one.
    pub(crate) notice: Option<&'a AttrValue>,
    /// What it is about.
    pub(crate) notice_kind: &'static str,
    /// The move table, if it is open.
    pub(crate) moves: Option<MoveTable<'a>>,
    /// The words.
    pub(crate) texts: &'static Texts,
}

/// Draws the tools.
pub(crate) fn draw(tools: &Tools) -> Html {
    let over = tools.view.outcome.is_some();
    // The field for moves goes when the game is over, and so gives the focus back.
    let field = (!over).then(|| raw(field(tools.texts)));
    yew::html! {
        <section key="tools" class={class(tools)}>
            <div class="state" key="state">{ state(tools) }</div>
            <p class="notice" key="notice" role="status" data-notice={tools.notice.map(|_| tools.notice_kind)}>
                { tools.notice.cloned().unwrap_or_default() }
            </p>
            <div class="typed" key="typed">{ for field }</div>
            <div class="sheet" key="sheet">{ for tools.moves.iter().map(moves::draw) }</div>
        </section>
    }
}

/// The style sheet's words for what the tools show: it makes room for notices, more for those that explain a touch.
fn class(tools: &Tools) -> &'static str {
    let notice = tools.notice.map(|_| tools.notice_kind);
    match (&tools.view.outcome, notice) {
        (Some(_), _) => "tools over",
        (None, Some("why" | "seating")) => "tools explains",
        (None, Some(_)) => "tools tells",
        (None, None) => "tools",
    }
}

fn field(texts: &Texts) -> Markup {
    html! {
        label {
            span.unseen { (texts.type_a_move()) }
            input name="move" placeholder=(texts.type_a_move_hint()) autocomplete="off" autocapitalize="off"
                spellcheck="false" enterkeyhint="go" maxlength="20";
        }
    }
}

fn state(tools: &Tools) -> Html {
    let (texts, view) = (tools.texts, tools.view);
    if let Some(outcome) = &view.outcome {
        return raw(html! {
            div.result {
                p.verdict { (say::verdict(texts, view, outcome)) }
                p.reason { (say::reason(texts, outcome.termination)) }
                button.main type="button" data-action="rematch" { (texts.rematch()) }
            }
        });
    }
    let clock = view.clock.as_ref().map(|clock| clock.state);
    let paused = clock == Some(ClockState::Paused);
    let said = if paused {
        texts.paused()
    } else {
        say::turn(texts, view)
    };
    let pause = html! {
        @if view.can_stop {
            button.main type="button" data-action="done" { (texts.done()) }
        }
        @if paused || clock == Some(ClockState::Running) {
            button.on[paused] type="button" data-action="pause" { (texts.pause()) }
        }
    };
    yew::html! {
        <div class="goes-on">
            <p class="turn">{ said }</p>
            { raw(pause) }
        </div>
    }
}

/// Empties the field for typed moves: the move was made, by typing or otherwise.
pub(crate) fn clear() {
    if let Some(field) = page::find("[name=move]") {
        field.unchecked_into::<HtmlInputElement>().set_value("");
    }
}
