//! The name of the opening that is shown.

use std::rc::Rc;

use js_sys::futures::spawn_local;
use yew::prelude::*;

use crate::context::use_texts;
use crate::platform::openings::Openings;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    /// The positions of the game up to the one that is shown.
    pub(super) positions: Rc<Vec<String>>,
}

/// The name of the last opening that the game has reached. The names are fetched when the move
/// table is opened first; if they don't come, no message says so, and the table asks again when it
/// is opened next.
#[component]
pub(super) fn Opening(props: &Props) -> Html {
    let language = use_texts().language_code();
    let openings = use_state(Openings::loaded);
    {
        let openings = openings.clone();
        use_effect_with((), move |()| {
            spawn_local(async move {
                if let Ok(loaded) = Openings::load(language).await {
                    openings.set(Some(loaded));
                }
            });
        });
    }
    let name = openings.and_then(|openings| openings.name(&props.positions));
    html! { <p class="opening" data-opening="">{ name }</p> }
}
