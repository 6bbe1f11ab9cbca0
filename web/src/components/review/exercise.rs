//! A position to solve: whose move it is, how the reader's try stands, and the best move once it is
//! known.

use rochade_table::Stage;
use yew::prelude::*;

use super::{tried, try_again};
use crate::command::{Command, Learn};
use crate::context::{use_commands, use_texts};
use crate::text::Texts;

/// What the card shows.
#[derive(Properties, PartialEq, Debug)]
pub(crate) struct Props {
    /// The number of the position, counted from 0.
    pub(crate) number: usize,
    /// How many there are.
    pub(crate) count: usize,
    /// Whose move it is.
    pub(crate) turn: &'static str,
    /// The stage of the solver.
    pub(crate) stage: Option<Stage>,
    /// The best move.
    pub(crate) best: String,
}

/// The card of a position to solve.
#[component]
pub(crate) fn ExerciseCard(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Props {
        number,
        count,
        turn,
        stage,
        best,
    } = props;
    let button = |action: &'static str, class: &'static str, text: &'static str, learn: Learn| {
        let onclick = commands.reform(move |_| Command::Learn(learn));
        html! { <button key={action} type="button" {class} data-action={action} {onclick}>{ text }</button> }
    };
    let close = commands.reform(|_| Command::Learn(Learn::Leave));
    let is_over = stage.is_none_or(Stage::is_over);
    let next = match number + 1 < *count {
        true => texts.exercise_next(),
        false => texts.done(),
    };
    html! {
        <section class="look-back at-moment exercise" aria-label={texts.exercise()}>
            <header>
                <h2 tabindex="-1">{ heading(texts, (*number, *count)) }</h2>
                <button type="button" class="close" data-action="leave-exercises" aria-label={texts.close()} title={texts.close()}
                    onclick={close}>{ "×" }</button>
            </header>
            <p class="played">{ *turn }</p>
            if let Some(tried) = stage.and_then(|stage| tried(texts, stage, texts.exercise_find())) {
                <p class="tried">{ tried }</p>
            } else {
                <p class="said">{ texts.review_better(best) }</p>
            }
            <div class="of-moment">
                if *stage == Some(Stage::Wrong) {
                    { try_again(texts, &commands) }
                }
                if is_over {
                    { button("next-exercise", "main", next, Learn::Next) }
                } else if *stage != Some(Stage::Showing) {
                    { button("show-exercise", "plain", texts.review_show(), Learn::Show) }
                }
            </div>
        </section>
    }
}

/// Returns what screen readers are told of a position that comes.
pub(crate) fn in_words(texts: &Texts, place: (usize, usize), turn: &str) -> String {
    [&heading(texts, place), turn, texts.exercise_find()].join(". ")
}

fn heading(texts: &Texts, (number, count): (usize, usize)) -> String {
    texts.exercise_number(&(number + 1).to_string(), &count.to_string())
}
