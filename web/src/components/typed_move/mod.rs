//! The field for typed moves.

use rochade_table::{GameKind, Intent, Seat};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::command::Command;
use crate::components::status::TURN;
use crate::context::{use_commands, use_texts};
use crate::platform::keys;
use crate::words;

/// The field for typed moves.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) game: GameKind,
    /// How many plies stand, and whether a man was taken off since. When that changes, it was done,
    /// by typing or otherwise, and the field is emptied.
    pub(crate) done: (usize, bool),
    /// Who has moved, and is still to press the clock.
    pub(crate) awaited: Option<Seat>,
}

/// The field for typed moves.
#[component]
pub(crate) fn TypedMove(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let field = use_node_ref();
    use_effect_with(props.done, {
        let field = field.clone();
        move |_| {
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.set_value("");
            }
        }
    });
    let onkeydown = {
        let (field, awaited) = (field.clone(), props.awaited);
        move |event: KeyboardEvent| {
            let input = field.cast::<HtmlInputElement>();
            let typed = input.as_ref().map(|field| field.value());
            let typed = typed.unwrap_or_default().trim().to_owned();
            if event.key() != "Enter" || keys::composes(&event) {
                return;
            }
            if !typed.is_empty() {
                // The question that the move may lead to takes the focus, and must not get this key
                // as its answer.
                event.prevent_default();
                let Some(wish) = words::typed::text_command(texts, &typed) else {
                    commands.emit(Command::Intent(Intent::Type(typed)));
                    return;
                };
                if let Some(input) = input {
                    input.set_value("");
                }
                commands.emit(Command::Typed(wish));
            } else if let Some(seat) = awaited {
                // Once more Enter, after the move: the clock is pressed.
                commands.emit(Command::Intent(Intent::PressClock(seat)));
            }
        }
    };
    html! {
        <label>
            <span class="unseen">{ texts.type_a_move() }</span>
            <input ref={field} name="move" aria-describedby={TURN} placeholder={words::of(props.game).type_hint(texts)} autocomplete="off" autocapitalize="off"
                spellcheck="false" enterkeyhint="go" maxlength="40" {onkeydown} />
        </label>
    }
}
