//! The root of the component tree: it provides what every component may ask for.

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::game_table::GameTable;
use crate::keep::Kept;
use crate::text::Texts;

/// What the app is given.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The words of the user's language.
    pub(crate) texts: &'static Texts,
    /// The squares with which the page opened.
    pub(crate) squares: HtmlElement,
    /// The game that was left on the device.
    pub(crate) kept: Kept,
}

/// The whole page.
#[component]
pub(crate) fn App(props: &Props) -> Html {
    html! {
        <ContextProvider<&'static Texts> context={props.texts}>
            <GameTable texts={props.texts} squares={props.squares.clone()} kept={props.kept.clone()} />
        </ContextProvider<&'static Texts>>
    }
}
