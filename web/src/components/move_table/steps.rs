//! The buttons that look at earlier positions, and the one that closes the table.

use rochade_table::{Intent, Review};
use yew::prelude::*;

use super::pull::{Pull, use_pull};
use crate::command::Command;
use crate::components::hold_button::HoldButton;
use crate::context::{use_commands, use_texts};

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// Whether the position at the start is shown.
    pub(super) at_start: bool,
    /// Whether the present is shown.
    pub(super) at_end: bool,
    /// Whether the table can be closed.
    pub(super) closes: bool,
}

/// The buttons under the moves.
#[component]
pub(super) fn Steps(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let button = |action: &'static str,
                  label: &'static str,
                  sign: &'static str,
                  idle: bool,
                  command: fn() -> Command| {
        let onclick = commands.reform(move |_| command());
        html! { <button type="button" data-action={action} aria-label={label} title={label} aria-disabled={idle.then_some("true")} {onclick}>{ sign }</button> }
    };
    let Props {
        at_start,
        at_end,
        closes,
    } = *props;
    let close = commands.clone();
    let pulled = Callback::from(move |()| {
        if closes {
            close.emit(Command::ToggleMoveTable(None));
        }
    });
    let (onpointerdown, onpointerup) = use_pull(Pull::Down, pulled);
    html! {
        <div class="steps" {onpointerdown} {onpointerup}>
            { button("first", texts.first(), "«", at_start, || review(Review::First)) }
            <HoldButton action="back" label={texts.back()} sign="‹" idle={at_start} onstep={commands.reform(|()| review(Review::Back))} />
            <HoldButton action="forward" label={texts.forward()} sign="›" idle={at_end} onstep={commands.reform(|()| review(Review::Forward))} />
            { button("last", texts.last(), "»", at_end, || review(Review::Last)) }
            if closes {
                { button("close", texts.close(), "×", false, || Command::ToggleMoveTable(None)) }
            }
        </div>
    }
}

fn review(review: Review) -> Command {
    Command::Intent(Intent::Review(review))
}
