//! A question to a player. It stands where no button was, and waits for one of its answers.

use std::rc::Rc;

use rochade_table::{Answer, Intent, Plan, Prompt, PromptKind, Question as Asked};
use yew::prelude::*;

use crate::command::Command;
use crate::context::{use_commands, use_texts};
use crate::text::Texts;

/// A question, and who asks it.
#[derive(Properties, PartialEq, Clone, Debug)]
pub(crate) struct Props {
    /// The question with its answers.
    pub(crate) prompt: Prompt,
    /// The name of the player who asks.
    pub(crate) asker: String,
    /// The plan, for the letters of the seats.
    pub(crate) plan: Rc<Plan>,
}

/// A question to a player.
#[component]
pub(crate) fn Question(props: &Props) -> Html {
    let (texts, commands) = (use_texts(), use_commands());
    let Asked { kind, of, by } = props.prompt.question;
    let answer = |&answer: &Answer| {
        let question = props.prompt.question;
        let onclick = commands.reform(move |_| Command::Intent(Intent::Answer(question, answer)));
        html! { <button type="button" data-answer={answer.word()} {onclick}>{ word(texts, answer, &props.asker) }</button> }
    };
    html! {
        <span class="prompt" role="group" aria-label={sentence(texts, kind, &props.asker)} data-prompt={kind.word()}
            data-seat={props.plan.letter(of)} data-by={props.plan.letter(by)}>
            <span>{ short(texts, kind) }</span>
            { for props.prompt.answers.iter().map(answer) }
        </span>
    }
}

/// What is asked, in a sentence.
pub(crate) fn sentence(texts: &Texts, kind: PromptKind, asker: &str) -> String {
    match kind {
        PromptKind::DrawOffer => texts.ask_draw_offer(asker),
        PromptKind::TakeBack => texts.ask_take_back(asker),
        PromptKind::Resign => texts.ask_resign(asker),
        PromptKind::Tempo => texts.ask_tempo(asker),
    }
}

/// What is asked, in as few words as there is room for in a bar. Whether to resign is asked by the answers.
fn short(texts: &Texts, kind: PromptKind) -> &'static str {
    match kind {
        PromptKind::DrawOffer => texts.short_draw_offer(),
        PromptKind::TakeBack => texts.short_take_back(),
        PromptKind::Resign => "",
        PromptKind::Tempo => texts.short_tempo(),
    }
}

/// An answer; where a player is to confirm something, it says what.
fn word(texts: &Texts, answer: Answer, asker: &str) -> String {
    match answer {
        Answer::Accept => texts.accept().to_owned(),
        Answer::Decline => texts.decline().to_owned(),
        Answer::Confirm => texts.resigns(asker),
        Answer::Cancel => texts.cancel().to_owned(),
    }
}
