//! What the user is told of a game that could not be read.

use yew::prelude::*;

use crate::store::SetAside;

/// What the panel shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The game.
    pub(crate) game: SetAside,
    /// Why it could not be read, in words.
    pub(crate) why: &'static str,
}

/// A game that could not be read.
#[component]
pub(crate) fn Lost(_: &Props) -> Html {
    Html::default()
}
