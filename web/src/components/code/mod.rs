//! The panel with the link as a code that another device scans.

use js_sys::futures::spawn_local;
use yew::prelude::*;

use crate::command::Command;
use crate::components::dialog::Dialog;
use crate::components::drawing::Drawing;
use crate::context::{use_commands, use_texts};
use crate::desk::print;
use crate::platform::live_region::use_announcement;

/// What the code leads to.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The link to the game.
    pub(crate) game: String,
    /// The link to the position that is shown, without the moves before it; `None` if no game can
    /// begin there.
    pub(crate) position: Option<String>,
}

/// What is known of the code.
#[derive(Clone, PartialEq)]
enum Found {
    /// It is being drawn.
    Coming,
    /// It is drawn, as SVG.
    Code(AttrValue),
    /// The link is too long for one.
    TooLong,
    /// It could not be drawn.
    Failed,
}

/// The panel with the code of a link.
#[component]
pub(crate) fn Code(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let found = use_state(|| Found::Coming);
    let alone = use_state(|| false);
    let link = match &props.position {
        Some(position) if *alone => position.clone(),
        _ => props.game.clone(),
    };
    {
        let found = found.clone();
        use_effect_with(link, move |link| {
            let link = link.clone();
            spawn_local(async move {
                found.set(match print::code(&link).await {
                    Ok(Some(svg)) => Found::Code(svg.into()),
                    Ok(None) => Found::TooLong,
                    Err(_) => Found::Failed,
                });
            });
        });
    }
    let leave_moves = {
        let (alone, found) = (alone.clone(), found.clone());
        move |_| {
            found.set(Found::Coming);
            alone.set(true);
        }
    };
    let offers_position = *found == Found::TooLong && !*alone && props.position.is_some();
    let said = match &*found {
        Found::Coming => texts.code_coming(),
        Found::Code(_) if *alone => texts.code_of_position(),
        Found::Code(_) => texts.code_why(),
        Found::TooLong => texts.code_too_long(),
        Found::Failed => texts.code_failed(),
    };
    use_announcement(said);
    html! {
        <Dialog kind="code" title={texts.code()} onclose={commands.reform(|()| Command::Close)}>
            <p>{ said }</p>
            if offers_position {
                <button type="button" class="main" data-action="code-position" onclick={leave_moves}>{ texts.code_position() }</button>
            }
            if let Found::Code(svg) = &*found {
                <Drawing class="drawn-code" name={texts.code_named()} svg={svg.clone()} />
            }
        </Dialog>
    }
}
