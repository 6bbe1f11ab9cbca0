//! A text that the browser did not let the page copy.

use yew::prelude::*;

/// What the panel shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The text.
    pub(crate) text: String,
}

/// A text to be copied by hand.
#[component]
pub(crate) fn CopyByHand(_: &Props) -> Html {
    Html::default()
}
