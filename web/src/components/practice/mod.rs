//! The card of an exercise in the rules, and the list of lessons.

pub(crate) mod lessons;

use rochade_cases::{Stage, Wrong};
use yew::prelude::*;

use crate::command::{Command, Practise};
use crate::context::{use_commands, use_texts};
use crate::text::Texts;

/// The heading of the card, where the focus goes with each position.
pub(crate) const CARD: &str = ".practice h2";

/// The properties of the card.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Props {
    /// The title of the lesson, or the article.
    pub(crate) heading: String,
    /// The number of the position, counted from 0.
    pub(crate) number: usize,
    /// The number of positions of the lesson or article.
    pub(crate) count: usize,
    /// Whether it is a lesson, and not an article.
    pub(crate) is_lesson: bool,
    /// The idea of the lesson.
    pub(crate) idea: String,
    /// Whether it is the first position, and nothing was tried yet.
    pub(crate) begins: bool,
    /// The words for whose turn it is.
    pub(crate) turn: &'static str,
    /// The number of moves left; 0 where they are not counted.
    pub(crate) moves: u32,
    /// The task.
    pub(crate) task: String,
    /// The state.
    pub(crate) stage: Stage,
    /// The table's ruling; empty until there is one.
    pub(crate) ruled: String,
    /// Whether it is the last position of its game or article.
    pub(crate) is_last: bool,
    /// Whether it has a button that closes it.
    pub(crate) closes: bool,
}

/// The card of an exercise.
#[component]
pub(crate) fn PracticeCard(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let button = |action: &'static str,
                  class: &'static str,
                  text: &'static str,
                  wanted: fn() -> Practise| {
        let onclick = commands.reform(move |_| Command::Practise(wanted()));
        html! { <button key={action} type="button" {class} data-action={action} {onclick}>{ text }</button> }
    };
    let close = commands.reform(|_| Command::Practise(Practise::Leave));
    let stage = props.stage;
    let is_over = matches!(stage, Stage::Solved | Stage::Shown);
    let next = match props.is_last {
        true => texts.done(),
        false => texts.exercise_next(),
    };
    html! {
        <section class="look-back at-moment practice" aria-label={if props.is_lesson { texts.lessons() } else { texts.try_it() }}>
            <header>
                <h2 tabindex="-1">{ heading(texts, props) }</h2>
                if props.closes {
                    <button type="button" class="close" data-action="leave-practice" aria-label={texts.close()} title={texts.close()}
                        onclick={close}>{ "×" }</button>
                }
            </header>
            if is_over && !props.is_lesson {
                <p class="ruled">{ &props.ruled }</p>
            } else {
                <p class="said">{ &props.task }</p>
                if props.is_lesson && matches!(stage, Stage::Asked | Stage::Replying(_)) {
                    <p class="played">{ turn(texts, props) }</p>
                }
            }
            if props.begins && props.is_lesson {
                <p class="idea">{ &props.idea }</p>
            }
            if let Some(said) = said(texts, stage).filter(|_| props.is_lesson) {
                <p class={classes!("tried", stage.word())}>{ said }</p>
            }
            <div class="of-moment">
                if matches!(stage, Stage::Wrong(_)) {
                    { button("try-again", "main", texts.puzzle_try_again(), || Practise::Again) }
                }
                if is_over && props.is_lesson {
                    { button("next-case", "main", next, || Practise::Next) }
                } else if is_over {
                    { button("to-rules", "main", texts.practice_to_rules(), || Practise::ToRules) }
                    if props.is_last {
                        { button("try-again", "plain", texts.puzzle_try_again(), || Practise::Again) }
                    } else {
                        { button("next-case", "plain", next, || Practise::Next) }
                    }
                } else if stage != Stage::Showing {
                    { button("show-case", "plain", texts.review_show(), || Practise::Show) }
                }
            </div>
        </section>
    }
}

/// Returns the words for a state; none while the reader is asked to act.
pub(crate) fn said(texts: &Texts, stage: Stage) -> Option<&'static str> {
    Some(match stage {
        Stage::Asked | Stage::Replying(_) => return None,
        Stage::Wrong(Wrong::Taken) => texts.practice_taken(),
        Stage::Wrong(Wrong::Huffed) => texts.practice_huffed(),
        Stage::Wrong(Wrong::Over) => texts.practice_over(),
        Stage::Wrong(Wrong::NotYet) => texts.practice_not_yet(),
        Stage::Solved => texts.puzzle_solved(),
        Stage::Showing | Stage::Shown => texts.puzzle_shown(),
    })
}

/// Returns the announcement of a new position, for screen readers.
pub(crate) fn in_words(texts: &Texts, props: &Props) -> String {
    let mut said = vec![heading(texts, props) + "."];
    if props.is_lesson && props.begins {
        said.push(props.idea.clone());
    }
    if props.is_lesson {
        said.push(turn(texts, props) + ".");
    }
    said.push(props.task.clone());
    said.join(" ")
}

/// Returns the words for whose turn it is and for the number of moves.
fn turn(texts: &Texts, props: &Props) -> String {
    match props.moves {
        0 | 1 => texts.practice_one_move(props.turn),
        moves => texts.practice_moves(props.turn, &moves.to_string()),
    }
}

fn heading(texts: &Texts, props: &Props) -> String {
    if props.count == 1 {
        return props.heading.clone();
    }
    let number = (props.number + 1).to_string();
    texts.practice_number(&props.heading, &number, &props.count.to_string())
}
