//! A question to a player. It stands where no button was, and waits for one of its answers.

use std::rc::Rc;

use rochade_table::{Answer, GameKind, Intent, ManAt, Plan, Prompt, PromptKind, Question as Asked};
use yew::prelude::*;

use crate::command::Command;
use crate::components::law::Paragraph;
use crate::context::{use_commands, use_texts};
use crate::text::Texts;
use crate::words;

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
    html! {
        <span class="prompt" role="group" aria-label={sentence(texts, (props.game, &props.plan), kind, touched, &props.asker)}
            data-prompt={kind.word()} data-seat={props.plan.letter(of)} data-by={props.plan.letter(by)}>
            <span>{ short(texts, &props.plan, kind, touched) }</span>
            { for props.prompt.answers.iter().map(answer) }
            if let Some(cited) = props.prompt.law.clone() {
                <Paragraph {cited} />
            }
        </span>
    }
}

/// What is asked, in a sentence; about the man that was touched, where it is about one.
pub(crate) fn sentence(
    texts: &Texts,
    (game, plan): (GameKind, &Plan),
    kind: PromptKind,
    touched: Option<ManAt>,
    asker: &str,
) -> Option<String> {
    Some(match kind {
        PromptKind::DrawOffer => texts.ask_draw_offer(asker),
        PromptKind::TakeBack => texts.ask_take_back(asker),
        PromptKind::Resign => texts.ask_resign(asker),
        PromptKind::ResignTogether => texts.ask_resign_together(asker),
        PromptKind::Tempo => texts.ask_tempo(asker),
        PromptKind::Touched => {
            let ManAt { man, square } = touched?;
            texts.ask_touched(
                words::of(game).the(texts, man.kind),
                asker,
                plan.name(square),
            )
        }
        PromptKind::IllegalMove => texts.ask_illegal_move(asker),
        PromptKind::FalseCheck => texts.ask_false_check(asker),
    })
}

/// What is asked, in as few words as there is room for in a bar. Whether to resign is asked by the
/// answers.
fn short(texts: &Texts, plan: &Plan, kind: PromptKind, touched: Option<ManAt>) -> String {
    match kind {
        PromptKind::DrawOffer => texts.short_draw_offer(),
        PromptKind::TakeBack => texts.short_take_back(),
        PromptKind::Resign => "",
        PromptKind::ResignTogether => texts.short_resign_together(),
        PromptKind::Tempo => texts.short_tempo(),
        PromptKind::Touched => {
            let man = touched.map(|at| [plan.figurine(at.man.kind), plan.name(at.square)].concat());
            return texts.short_touched(&man.unwrap_or_default());
        }
        PromptKind::IllegalMove => texts.short_illegal_move(),
        PromptKind::FalseCheck => texts.short_false_check(),
    }
    .to_owned()
}

/// An answer; where a player is to confirm something, it says what.
pub(crate) fn word(texts: &Texts, kind: PromptKind, answer: Answer, asker: &str) -> String {
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
