//! What is said of a position that is to be solved, and the buttons beside it.

use rochade_table::Stage;
use yew::prelude::*;

use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::text::Texts;

/// What is shown of the puzzle.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// How far it has come.
    pub(crate) stage: Stage,
    /// What stands there as long as nothing has been tried.
    pub(crate) children: Html,
}

/// Returns what is said about it; nothing, as long as a move is to be found.
pub(crate) fn said(texts: &Texts, stage: Stage) -> Option<&'static str> {
    Some(match stage {
        Stage::Asked => return None,
        Stage::Wrong => texts.puzzle_wrong(),
        Stage::Right => texts.puzzle_right(),
        Stage::Showing | Stage::Shown => texts.puzzle_shown(),
        Stage::Solved => texts.puzzle_solved(),
    })
}

/// The line of a puzzle.
#[component]
pub(crate) fn PuzzleLine(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let button = |action: &'static str, text: &'static str, command: fn() -> Command| {
        let onclick = commands.reform(move |_| command());
        html! { <button type="button" key={action} data-action={action} {onclick}>{ text }</button> }
    };
    html! {
        <>
            <div class="state">
                if let Some(said) = said(texts, props.stage) {
                    <p class={classes!("turn", props.stage.word())}>{ said }</p>
                } else {
                    { props.children.clone() }
                }
            </div>
            if props.stage == Stage::Wrong {
                { button("try-again", texts.puzzle_try_again(), || Command::TryAgain) }
            } else if props.stage == Stage::Asked {
                { button("show-solution", texts.puzzle_show(), || Command::ShowSolution) }
            }
        </>
    }
}
