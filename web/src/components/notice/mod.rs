//! Messages to the user beside the board.

use web_sys::Element;
use yew::prelude::*;

use crate::command::Command;
use crate::components::law::Law;
use crate::context::{use_commands, use_texts};

/// A message to the user.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Message {
    /// What it is about (`data-notice`).
    pub(crate) about: &'static str,
    /// The message.
    pub(crate) text: AttrValue,
    /// Where the laws say so, if it is about that.
    pub(crate) law: Option<String>,
    /// What can be done about it, if anything can.
    pub(crate) offer: Option<Offer>,
}

/// What a message offers to do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Offer {
    /// The game that was replaced comes back.
    UndoNewGame,
    /// The later part of the page is fetched once more.
    FetchLater,
}

/// The button of what a message offers.
#[derive(Properties, PartialEq)]
struct OfferProps {
    offer: Offer,
}

/// The button of what a message offers.
#[component]
fn OfferButton(props: &OfferProps) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let (action, label) = match props.offer {
        Offer::UndoNewGame => ("undo-new-game", texts.undo()),
        Offer::FetchLater => ("fetch-later", texts.fetch_computer()),
    };
    let offer = props.offer;
    let onclick = commands.reform(move |_| match offer {
        Offer::UndoNewGame => Command::UndoNewGame,
        Offer::FetchLater => Command::FetchLater,
    });
    html! { <button type="button" data-action={action} {onclick}>{ label }</button> }
}

/// What a notice shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct NoticeProps {
    /// The message, if there is one.
    pub(crate) message: Option<Message>,
}

/// The place for messages to the user. A message goes with the next touch; on a small board it lies
/// on squares, so a tap on the message itself is enough.
#[component]
pub(crate) fn Notice(props: &NoticeProps) -> Html {
    let message = props.message.clone();
    let about = message.as_ref().map(|message| message.about);
    let offer = message.as_ref().and_then(|message| message.offer);
    let commands = use_commands();
    let onclick = move |event: MouseEvent| {
        // A button in it leads into the laws, or does what is offered.
        let touched = event.target_dyn_into::<Element>();
        let button = touched.and_then(|touched| touched.closest("button").ok().flatten());
        if button.is_none() {
            commands.emit(Command::Dismiss);
        }
    };
    html! {
        <p class="notice" data-notice={about} {onclick}>
            { for message.as_ref().map(said) }
            if let Some(offer) = offer {
                { " · " }
                <OfferButton {offer} />
            }
        </p>
    }
}

/// Returns what a message says, and where the laws say so.
pub(crate) fn said(message: &Message) -> Html {
    let said = message.text.clone();
    match message.law.clone() {
        Some(cited) => html! { <Law {said} {cited} /> },
        None => html! { said },
    }
}
