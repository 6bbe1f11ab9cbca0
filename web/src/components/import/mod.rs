//! Games from elsewhere: pasted, from a file, or dropped (play.md, section 9).

use web_sys::Blob;
use yew::prelude::*;

/// What the panel starts from.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// A file that was dropped on the page. It is read at once.
    pub(crate) file: Option<Blob>,
}

/// Games from elsewhere.
#[component]
pub(crate) fn Import(_: &Props) -> Html {
    Html::default()
}
