//! A question to a player. It stands where no button was, and waits for one of its answers.

use std::rc::Rc;

use rochade_table::{Answer, GameKind, Intent, Plan, Prompt, Question as Asked};
use yew::prelude::*;

use crate::command::Command;
use crate::components::law::Paragraph;
use crate::context::{use_commands, use_texts};
use crate::say::question::{sentence, short, word};

/// A question, and who asks it.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Props {
    /// The question with its answers.
    pub(crate) prompt: Prompt,
    /// The name of the player who asks.
    pub(crate) asker: String,
    /// The game.
    pub(crate) game: GameKind,
    /// The plan, for the letters of the seats.
    pub(crate) plan: Rc<Plan>,
}

/// A question to a player.
#[component]
pub(crate) fn Question(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Asked { kind, of, by } = props.prompt.question;
    let touched = props.prompt.touched;
    let answer = |&answer: &Answer| {
        let question = props.prompt.question;
        let onclick = commands.reform(move |_| Command::Intent(Intent::Answer(question, answer)));
        html! { <button key={answer.word()} type="button" data-answer={answer.word()} {onclick}>{ word(texts, kind, answer, &props.asker) }</button> }
    };
    let asked = sentence(
        texts,
        (props.game, &props.plan),
        kind,
        touched,
        &props.asker,
    );
    let is_offer = props.prompt.answers.contains(&Answer::Accept);
    html! {
        <span class={classes!("prompt", is_offer.then_some("offer"))} role="group" aria-label={asked.clone()}
            data-prompt={kind.word()} data-seat={props.plan.letter(of)} data-by={props.plan.letter(by)}>
            <span>{ short(texts, &props.plan, kind, touched) }</span>
            if is_offer {
                <span class="in-full">{ asked }</span>
            }
            { for props.prompt.answers.iter().map(answer) }
            if let Some(cited) = props.prompt.law.clone() {
                <Paragraph {cited} />
            }
        </span>
    }
}
