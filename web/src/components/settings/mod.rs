//! The settings. What is changed holds at once.

use yew::prelude::*;

/// The settings.
#[component]
pub(crate) fn Settings() -> Html {
    Html::default()
}
