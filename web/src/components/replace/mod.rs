//! The question before the game on the board is replaced by one that comes from elsewhere. Nothing is lost either way.

use yew::prelude::*;

/// Who is told the answer.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// Is told whether the game may be replaced. A question that is closed without an answer is declined.
    pub(crate) onanswer: Callback<bool>,
}

/// Whether the game on the board may be replaced.
#[component]
pub(crate) fn Replace(_: &Props) -> Html {
    Html::default()
}
