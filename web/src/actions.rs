//! What buttons, keys and forms mean. Their elements say it themselves, by the attributes of the page's contract (contract.md,
//! section 3), and one listener for each kind of event hears them all: a listener on every button would weigh more than the
//! buttons do. Seats are letters here: which seat has a letter, the game on the board says.

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use rochade_table::{Answer, Intent, PromptKind, Review};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event, HtmlDialogElement, HtmlFormElement, HtmlInputElement, KeyboardEvent,
};
use yew::Callback;

use crate::app::Msg;
use crate::page;

/// Listens to everything on the page but the board.
pub(crate) fn listen(tell: &Callback<Msg>) -> [EventListener; 4] {
    let on = |name: &'static str, hear: fn(&Event, &Element) -> Option<Msg>| {
        let tell = tell.clone();
        let options = EventListenerOptions {
            // Some events do not bubble.
            phase: EventListenerPhase::Capture,
            passive: false,
        };
        EventListener::new_with_options(&page::document(), name, options, move |event| {
            let target = event.target().and_then(|target| target.dyn_into().ok());
            if let Some(msg) = target.and_then(|target| hear(event, &target)) {
                tell.emit(msg);
            }
        })
    };
    [
        on("click", clicked),
        on("keydown", pressed),
        on("submit", submitted),
        on("close", |_, dialog| {
            dialog
                .matches(".panel")
                .ok()?
                .then_some(Msg::NewGame(false))
        }),
    ]
}

fn clicked(_: &Event, target: &Element) -> Option<Msg> {
    let button = target.closest("button").ok()??;
    let of_seat = |intent| Some(Msg::OfSeat(intent, button.get_attribute("data-seat")?));
    if let Some(answer) = button.get_attribute("data-answer") {
        return answered(&button, &answer);
    }
    if let Some(ply) = button.get_attribute("data-ply") {
        return Some(Msg::Intent(Intent::Review(Review::Ply(ply.parse().ok()?))));
    }
    if let Some(letter) = button.get_attribute("data-clock") {
        return Some(Msg::OfSeat(Intent::PressClock, letter));
    }
    Some(match button.get_attribute("data-action")?.as_str() {
        "flip" => Msg::Flip,
        "new-game" => Msg::NewGame(true),
        "move-table" => Msg::Moves,
        "close" => return close(&button),
        "rematch" => Msg::Intent(Intent::Rematch),
        "pause" => Msg::Pause,
        "seating" => Msg::Seating,
        "done" => Msg::Intent(Intent::Done),
        "offer-draw" => return of_seat(Intent::OfferDraw),
        "take-back" => return of_seat(Intent::AskTakeBack),
        "resign" => return of_seat(Intent::Resign),
        "first" => Msg::Intent(Intent::Review(Review::First)),
        "back" => Msg::Intent(Intent::Review(Review::Back)),
        "forward" => Msg::Intent(Intent::Review(Review::Forward)),
        "last" => Msg::Intent(Intent::Review(Review::Last)),
        _ => return None,
    })
}

fn answered(button: &Element, answer: &str) -> Option<Msg> {
    let prompt = button.closest("[data-prompt]").ok()??;
    let word = prompt.get_attribute("data-prompt")?;
    let kind = PromptKind::ALL
        .into_iter()
        .find(|kind| kind.word() == word)?;
    let answer = Answer::ALL
        .into_iter()
        .find(|known| known.word() == answer)?;
    Some(Msg::Answer {
        kind,
        of: prompt.get_attribute("data-seat")?,
        by: prompt.get_attribute("data-by")?,
        answer,
    })
}

/// Closes the panel or the move table that the button is in.
fn close(button: &Element) -> Option<Msg> {
    if let Ok(Some(dialog)) = button.closest("dialog") {
        dialog.unchecked_into::<HtmlDialogElement>().close();
        return None;
    }
    Some(Msg::Moves)
}

fn pressed(event: &Event, target: &Element) -> Option<Msg> {
    let key = event.unchecked_ref::<KeyboardEvent>().key();
    if target
        .get_attribute("name")
        .is_some_and(|name| name == "move")
    {
        let typed = target.unchecked_ref::<HtmlInputElement>().value();
        let typed = typed.trim();
        if key != "Enter" || typed.is_empty() {
            return None;
        }
        // The question that the move may lead to takes the focus, and must not get this key as its answer.
        event.prevent_default();
        return Some(Msg::Intent(Intent::Type(typed.to_owned())));
    }
    target.closest(".moves").ok()??;
    let review = match key.as_str() {
        "ArrowLeft" => Review::Back,
        "ArrowRight" => Review::Forward,
        "Home" => Review::First,
        "End" => Review::Last,
        "Escape" => return Some(Msg::Moves),
        _ => return None,
    };
    event.prevent_default();
    Some(Msg::Intent(Intent::Review(review)))
}

fn submitted(event: &Event, target: &Element) -> Option<Msg> {
    target.closest(".panel").ok()??;
    event.prevent_default();
    Some(Msg::Submit(
        target.clone().unchecked_into::<HtmlFormElement>(),
    ))
}
