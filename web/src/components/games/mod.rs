//! The games on this device: looked for, opened, deleted, exported (play.md, section 9).

use yew::prelude::*;

/// The games on this device.
#[component]
pub(crate) fn Games() -> Html {
    Html::default()
}
