//! The rules, in a panel that scrolls.

use yew::prelude::*;

/// The rules.
#[component]
pub(crate) fn Rules() -> Html {
    Html::default()
}
