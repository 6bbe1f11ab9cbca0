//! Questions to a player. Each stands where no button was, and waits for one of its answers.

use maud::{Markup, html};
use rochade_table::{Answer, Prompt, PromptKind, Question, View};

use crate::say;
use crate::text::Texts;

/// Draws a question with its answers.
pub(crate) fn draw(texts: &Texts, view: &View, prompt: &Prompt) -> Markup {
    let question = &prompt.question;
    let said = self::question(texts, view, question);
    html! {
        span.prompt role="group" aria-label=(said) data-prompt=(question.kind.word())
            data-seat=(view.plan.letter(question.of)) data-by=(view.plan.letter(question.by)) {
            span { (short(texts, question.kind)) }
            @for answer in &prompt.answers {
                button type="button" data-answer=(answer.word()) { (word(texts, *answer)) }
            }
        }
    }
}

/// What is asked, in words.
pub(crate) fn question(texts: &Texts, view: &View, question: &Question) -> String {
    let asker = say::player(texts, view, question.by);
    match question.kind {
        PromptKind::DrawOffer => texts.ask_draw_offer(&asker),
        PromptKind::TakeBack => texts.ask_take_back(&asker),
        PromptKind::Resign => texts.ask_resign().to_owned(),
    }
}

/// What is asked, in as few words as there is room for in a bar.
fn short(texts: &Texts, kind: PromptKind) -> &'static str {
    match kind {
        PromptKind::DrawOffer => texts.short_draw_offer(),
        PromptKind::TakeBack => texts.short_take_back(),
        PromptKind::Resign => texts.ask_resign(),
    }
}

fn word(texts: &Texts, answer: Answer) -> &'static str {
    match answer {
        Answer::Accept => texts.accept(),
        Answer::Decline => texts.decline(),
        Answer::Confirm => texts.confirm(),
        Answer::Cancel => texts.cancel(),
    }
}
