//! The panel with the link that holds the whole game (play.md, section 9).

use yew::prelude::*;

/// What the panel shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The link.
    pub(crate) link: String,
    /// Whose turn it is and what the link is good for, in words.
    pub(crate) text: String,
}

/// The panel with the link to the game.
#[component]
pub(crate) fn Share(_: &Props) -> Html {
    Html::default()
}
