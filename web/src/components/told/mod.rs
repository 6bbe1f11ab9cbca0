//! What a player is told at the own edge, where two sit face to face: messages, what is owed, men
//! that have failed to capture. It has the place of the name for as long as there is any of it.

use yew::prelude::*;

use crate::components::huffing::{self, Huffing};
use crate::components::notice::{Message, Notice};
use crate::components::status::{Standing, Status};

/// What a player is told.
#[derive(Properties, PartialEq, Clone, Default, Debug)]
pub(crate) struct Props {
    /// How the game stands, where that is this player's to know.
    pub(crate) standing: Option<Standing>,
    /// The message, if there is one.
    pub(crate) message: Option<Message>,
    /// What is told of men that have failed to capture.
    pub(crate) huffing: Option<huffing::Props>,
}

/// The messages for a player at the own edge.
#[component]
pub(crate) fn Told(props: &Props) -> Html {
    html! {
        <div class="told">
            if let Some(standing) = props.standing.clone() {
                <div class="state"><Status {standing} whole=false /></div>
            }
            <Notice message={props.message.clone()} />
            if let Some(huffing) = props.huffing.clone() {
                <Huffing ..huffing />
            }
        </div>
    }
}
