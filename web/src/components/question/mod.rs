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
        html! { <button key={answer.word()} type="button" data-answer={answer.word()} {onclick}>{ word(texts, kind, answer, &props.asker) }</button> }
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
        PromptKind::Touched => texts.ask_touched(asker),
        PromptKind::IllegalMove => texts.ask_illegal_move(asker),
        PromptKind::FalseCheck => texts.ask_false_check(asker),
    }
}

/// What is asked, in as few words as there is room for in a bar. Whether to resign is asked by the answers.
fn short(texts: &Texts, kind: PromptKind) -> &'static str {
    match kind {
        PromptKind::DrawOffer => texts.short_draw_offer(),
        PromptKind::TakeBack => texts.short_take_back(),
        PromptKind::Resign => "",
        PromptKind::Tempo => texts.short_tempo(),
        PromptKind::Touched => texts.short_touched(),
        PromptKind::IllegalMove => texts.short_illegal_move(),
        PromptKind::FalseCheck => texts.short_false_check(),
    }
}

/// An answer; where a player is to confirm something, it says what.
fn word(texts: &Texts, kind: PromptKind, answer: Answer, asker: &str) -> String {
    match answer {
        Answer::Accept => texts.accept(),
        Answer::Decline => texts.decline(),
        Answer::Confirm if kind == PromptKind::Resign => return texts.resigns(asker),
        Answer::Confirm => texts.answer_insist(),
        Answer::Cancel => texts.cancel(),
        Answer::KingMove => texts.answer_king_move(),
        Answer::Capture => texts.answer_capture(),
        Answer::Stand => texts.answer_stand(),
        Answer::TakeBack => texts.answer_take_back(),
    }
    .to_owned()
}
