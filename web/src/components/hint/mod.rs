//! The offer to send the new link, when the move is made that answers the old one.

use yew::prelude::*;

/// Who is told that it is done with.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Is called when it is dismissed, or taken up.
    pub(crate) onclose: Callback<()>,
}

/// The offer to send the new link.
#[component]
pub(crate) fn Hint(_: &Props) -> Html {
    Html::default()
}
