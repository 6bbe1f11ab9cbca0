//! What stands beside the board: whose turn it is or how the game ended, the field for typed moves, and notices.

use rochade_table::{Intent, View};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::say;
use crate::text::Texts;

/// What the tools show.
pub(crate) struct Tools<'a> {
    /// What is on the table.
    pub(crate) view: &'a View,
    /// The message to the user, if there is one.
    pub(crate) notice: Option<&'a AttrValue>,
    /// The words.
    pub(crate) texts: &'static Texts,
    /// Whom to tell what the player does.
    pub(crate) on_intent: &'a Callback<Intent>,
}

/// Draws the tools; `field` is the one for typed moves.
pub(crate) fn draw(tools: &Tools, field: &NodeRef) -> Html {
    let texts = tools.texts;
    let on_key = {
        let on_intent = tools.on_intent.clone();
        Callback::from(move |event: KeyboardEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let typed = field.value();
            if event.key() == "Enter" && !typed.trim().is_empty() {
                // The question that the move may lead to takes the focus, and must not get this key as its answer.
                event.prevent_default();
                on_intent.emit(Intent::Type(typed.trim().to_owned()));
            }
        })
    };
    let over = tools.view.outcome.is_some();
    html! {
        <section key="tools" class={if over { "tools over" } else { "tools" }}>
            <div class="state" key="state">{ state(tools) }</div>
            <p class="notice" key="notice" role="status" data-notice={tools.notice.map(|_| "typed")}>
                { tools.notice.cloned().unwrap_or_default() }
            </p>
            <div class="typed" key="typed">
                { for (!over).then(|| field_for_moves(texts, field, on_key)) }
            </div>
        </section>
    }
}

/// The field for typed moves. It goes when the game is over, and so gives the focus back.
fn field_for_moves(texts: &Texts, field: &NodeRef, on_key: Callback<KeyboardEvent>) -> Html {
    html! {
        <label key="field">
            <span class="unseen">{ texts.type_a_move() }</span>
            <input name="move" ref={field.clone()} placeholder={texts.type_a_move_hint()} autocomplete="off"
                autocapitalize="off" spellcheck="false" enterkeyhint="go" maxlength="20" onkeydown={on_key} />
        </label>
    }
}

fn state(tools: &Tools) -> Html {
    let (texts, view) = (tools.texts, tools.view);
    let Some(outcome) = view.outcome else {
        return html! { <p class="turn" key="turn">{ say::turn(texts, view.turn) }</p> };
    };
    let on_intent = tools.on_intent.clone();
    html! {
        <div class="result" key="result">
            <p class="verdict">{ say::verdict(texts, view, outcome) }</p>
            <p class="reason">{ say::reason(texts, outcome.termination) }</p>
            <button type="button" class="main" data-action="rematch" onclick={move |_| on_intent.emit(Intent::Rematch)}>
                { texts.rematch() }
            </button>
        </div>
    }
}

/// Empties the field for typed moves: the move was made, by typing or otherwise.
pub(crate) fn clear(field: &NodeRef) {
    if let Some(field) = field.cast::<HtmlInputElement>() {
        field.set_value("");
    }
}
