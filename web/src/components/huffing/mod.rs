//! What is told beside the board of men that have failed to capture (draughts.md, section 2, rules
//! 11 and 12): nothing has to be closed, since whoever moves lets it be.

use yew::prelude::*;

use crate::components::law::Law;
use crate::context::use_texts;

/// What is told.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Props {
    /// Which of the three cases it is, with the squares of its men.
    pub(crate) case: Case,
    /// What is the case, in words.
    pub(crate) said: String,
    /// What may be done, in words; it gives way where there is little room.
    pub(crate) may: &'static str,
    /// Where the laws say so.
    pub(crate) law: Option<String>,
}

/// A moment of huffing.
#[derive(PartialEq, Clone, Debug)]
pub(crate) enum Case {
    /// Men on these squares may be taken off.
    Missed(String),
    /// The player has said that the next man to be touched is taken off.
    Blowing,
    /// The man on this square was taken off, and the move is still to be made.
    Blown(String),
}

/// What is told of men that have failed to capture.
#[component]
pub(crate) fn Huffing(props: &Props) -> Html {
    let texts = use_texts();
    let (missed, blown) = match &props.case {
        Case::Missed(squares) => (Some(squares.clone()), None),
        Case::Blowing => (None, None),
        Case::Blown(square) => (None, Some(square.clone())),
    };
    html! {
        <p class="huffing" data-missed={missed} data-blown={blown}>
            if let Some(cited) = props.law.clone() {
                <b><Law said={texts.missed()} {cited} /></b>{ ": " }
            }
            { &props.said }
            if !props.may.is_empty() {
                <span>{ " " }{ props.may }</span>
            }
        </p>
    }
}
