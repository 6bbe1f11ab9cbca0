//! The rulings so far, a line each. It stands behind the moves.

use rochade_table::Seat;
use yew::prelude::*;

use crate::components::law::Law;
use crate::context::use_texts;

/// Something that is told.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Line {
    /// The ply with which it happened, or which was to come then; counted from 1.
    pub(crate) ply: usize,
    /// Whose ply that is.
    pub(crate) mover: Seat,
    /// What happened.
    pub(crate) said: String,
    /// Where the laws say so, as `data-law` has it.
    pub(crate) law: String,
}

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) lines: Vec<Line>,
    /// The number of the move for each of them, as it is read.
    pub(super) numbers: Vec<String>,
}

/// The lines, in the order in which it happened.
#[component]
pub(super) fn Story(props: &Props) -> Html {
    let texts = use_texts();
    let line = |(place, (line, number)): (usize, (&Line, &String))| {
        html! {
            <li key={place} data-told={line.ply.to_string()}>
                <span>{ number }</span>
                <span><Law said={line.said.clone()} cited={line.law.clone()} /></span>
            </li>
        }
    };
    html! {
        <ol class="story" aria-label={texts.told()}>{ for props.lines.iter().zip(&props.numbers).enumerate().map(line) }</ol>
    }
}
