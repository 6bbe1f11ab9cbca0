//! A player's clock: a button, since pressing it ends a move where clocks are pressed by hand.
//!
//! What it shows changes up to ten times a second, so that its text is written by hand
//! ([`write()`], [`call()`]) into a button that Yew leaves empty.

use rochade_table::{ClockFace, Intent, Seat, Tenths, clock_text};
use web_sys::{Element, HtmlElement, Node};
use yew::prelude::*;

use crate::command::Command;
use crate::context::use_commands;
use crate::page;
use crate::say;
use crate::text::Texts;

/// A clock.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Props {
    /// The seat whose time it shows.
    pub(crate) seat: Seat,
    /// The seat's letter.
    pub(crate) letter: &'static str,
    /// Whether hands press the clocks: then the player's whole bar is felt, as soon as a finger is
    /// on it.
    pub(crate) by_hand: bool,
    /// Whether its player has moved, and is still to press it.
    pub(crate) awaited: bool,
    /// Whether it runs.
    pub(crate) running: bool,
    /// Whether its player is short of time.
    pub(crate) low: bool,
    /// Whether the time has run out.
    pub(crate) flagged: bool,
    /// The button, for [`write()`].
    pub(crate) node: NodeRef,
}

/// A player's clock.
#[component]
pub(crate) fn Clock(props: &Props) -> Html {
    let (commands, seat, by_hand) = (use_commands(), props.seat, props.by_hand);
    let onclick = move |event: MouseEvent| {
        // The click of a pointer comes after the press that the bar has felt. Keys and screen
        // readers only click.
        if !by_hand || event.detail() == 0 {
            commands.emit(Command::Intent(Intent::PressClock(seat)));
        }
    };
    let class = classes!(
        "clock",
        props.running.then_some("running"),
        props.low.then_some("low"),
        props.flagged.then_some("flagged"),
    );
    html! {
        <button {class} type="button" data-clock={props.letter}
            data-press={props.awaited.then_some("awaited")} {onclick}
            ref={props.node.clone()} />
    }
}

/// The clock of a game that is only looked at, which showed `left` milliseconds.
pub(crate) fn stopped(texts: &Texts, player: &str, letter: &'static str, left: u32) -> Html {
    let shown = clock_text(left, Tenths::Never);
    html! {
        <span class="clock" role="img" data-clock={letter} data-ms={left.to_string()}
            aria-label={texts.clock_of(player, &say::time(texts, &shown))}>{ &shown }</span>
    }
}

/// Writes what a clock shows now. Tenths are for eyes only, and hidden from readers, so that the
/// clock's name says all that is left ([`spoken()`]).
pub(crate) fn write(node: &NodeRef, face: &ClockFace) {
    let Some(clock) = node.cast::<HtmlElement>() else {
        return;
    };
    set(&clock, "data-ms", &face.left.to_string());
    let shown = clock.text_content().unwrap_or_default();
    if shown.len() != face.text.len() {
        // Custom properties take any value: there is nothing that could be refused.
        let letters = face.text.len().to_string();
        let _ = clock.style().set_property("--letters", &letters);
    }
    let whole = seconds(face);
    match clock.first_child() {
        Some(text) => write_text(&text, whole),
        None => clock.set_text_content(Some(whole)),
    }
    write_tenths(&clock, &face.text[whole.len()..]);
}

/// Writes what comes behind the seconds, with its point, or takes it away.
fn write_tenths(clock: &Element, tenths: &str) {
    match clock.first_element_child() {
        Some(shown) if tenths.is_empty() => shown.remove(),
        Some(shown) => {
            if let Some(text) = shown.first_child() {
                write_text(&text, tenths);
            }
        }
        None if tenths.is_empty() => {}
        None => {
            // Only a name that is no element's would be refused.
            if let Ok(shown) = page::document().create_element("span") {
                set(&shown, "aria-hidden", "true");
                shown.set_text_content(Some(tenths));
                let _ = clock.append_child(&shown);
            }
        }
    }
}

/// Writes a text, if it is another one.
fn write_text(node: &Node, text: &str) {
    if node.node_value().as_deref() != Some(text) {
        node.set_node_value(Some(text));
    }
}

/// Gives a clock the name by which it is read aloud: it says the time, too.
pub(crate) fn call(node: &NodeRef, name: &str) {
    if let Some(clock) = node.cast::<Element>() {
        set(&clock, "aria-label", name);
    }
}

/// Sets an attribute, if it has another value.
fn set(clock: &Element, attribute: &str, value: &str) {
    if clock.get_attribute(attribute).as_deref() != Some(value) {
        // Only a name that is no attribute's name would be refused.
        let _ = clock.set_attribute(attribute, value);
    }
}

/// Returns what a clock shows in whole seconds, in words.
pub(crate) fn spoken(texts: &Texts, face: &ClockFace) -> String {
    say::time(texts, seconds(face))
}

/// Returns what a clock shows in whole seconds, since no voice could follow the tenths.
fn seconds(face: &ClockFace) -> &str {
    face.text.split('.').next().unwrap_or_default()
}
