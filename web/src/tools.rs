//! What stands beside the board: whose turn it is or how the game ended, the field for typed moves, and notices.

use rochade_table::{Intent, View};
use std::rc::Rc;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::say;
use crate::text::Texts;

/// What the tools are given.
#[derive(Properties)]
pub(crate) struct Props {
    /// What is on the table.
    pub(crate) view: Rc<View>,
    /// The message to the user, if there is one.
    pub(crate) notice: Option<AttrValue>,
    /// The words.
    pub(crate) texts: &'static Texts,
    /// Whom to tell what the player does.
    pub(crate) on_intent: Callback<Intent>,
}

impl PartialEq for Props {
    fn eq(&self, other: &Props) -> bool {
        Rc::ptr_eq(&self.view, &other.view)
            && self.notice == other.notice
            && std::ptr::eq(self.texts, other.texts)
            && self.on_intent == other.on_intent
    }
}

/// The tools.
#[component]
pub(crate) fn Tools(props: &Props) -> Html {
    let field = use_node_ref();
    use_effect_with(props.view.plies, {
        let field = field.clone();
        move |_| clear(&field)
    });
    let texts = props.texts;
    let on_key = {
        let on_intent = props.on_intent.clone();
        move |event: KeyboardEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            let typed = field.value();
            if event.key() == "Enter" && !typed.trim().is_empty() {
                let typed = say::to_english_letters(texts, typed.trim());
                on_intent.emit(Intent::Type(typed));
            }
        }
    };
    let over = props.view.outcome.is_some();
    html! {
        <section class={if over { "tools over" } else { "tools" }}>
            <div class="state" key="state">{ state(props) }</div>
            <p class="notice" key="notice" role="status" data-notice={props.notice.clone().map(|_| "typed")}>
                { props.notice.clone().unwrap_or_default() }
            </p>
            <label class="typed" key="typed" hidden={over}>
                <span class="unseen">{ texts.type_a_move }</span>
                <input name="move" ref={field} placeholder={texts.type_a_move_hint} autocomplete="off"
                    autocapitalize="off" spellcheck="false" enterkeyhint="go" maxlength="20" onkeydown={on_key} />
            </label>
        </section>
    }
}

fn state(props: &Props) -> Html {
    let (texts, view) = (props.texts, &props.view);
    let Some(outcome) = view.outcome else {
        return html! { <p class="turn" key="turn">{ say::turn(texts, view.turn) }</p> };
    };
    let on_intent = props.on_intent.clone();
    html! {
        <div class="result" key="result">
            <p class="verdict">{ say::verdict(texts, view, outcome) }</p>
            <p class="reason">{ say::reason(texts, outcome.termination) }</p>
            <button type="button" class="main" data-action="rematch" onclick={move |_| on_intent.emit(Intent::Rematch)}>
                { texts.rematch }
            </button>
        </div>
    }
}

/// Empties the field for typed moves: the move was made, by typing or otherwise.
fn clear(field: &NodeRef) {
    if let Some(field) = field.cast::<HtmlInputElement>() {
        field.set_value("");
    }
}
