//! The pictures of what can be begun: boards, with the men where people sit.

use rochade_table::GameKind;
use yew::prelude::*;

use crate::components::character::Face;

/// What can be begun.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    pub(crate) game: GameKind,
    /// The level of the computer that sits opposite, if one does.
    #[prop_or_default]
    pub(crate) level: Option<u8>,
}

/// The picture of a game that can be begun, as large as the style makes it. What it is called is
/// said beside it.
#[component]
pub(crate) fn Beginning(props: &Props) -> Html {
    let begins = match props.level {
        Some(_) => "computer",
        None => drawn(props.game),
    };
    html! {
        <i class="beginning" data-begins={begins}>
            if let Some(level) = props.level {
                <Face {level} />
            }
        </i>
    }
}

/// Returns the word for the picture of a game that persons play.
fn drawn(game: GameKind) -> &'static str {
    match game {
        GameKind::Draughts => "draughts",
        GameKind::Four => "four",
        GameKind::Three => "three",
        GameKind::Chess => "two",
    }
}
