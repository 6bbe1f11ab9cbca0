//! What a question to a player says.

use rochade_table::{Answer, GameKind, ManAt, Plan, PromptKind};

use crate::text::Texts;
use crate::words;

/// Returns what is asked, in a sentence; about the man that was touched, where it is about one.
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
                asker,
                words::of(game).the(texts, man.kind),
                plan.name(square),
            )
        }
        PromptKind::IllegalMove => texts.ask_illegal_move(asker),
        PromptKind::FalseCheck => texts.ask_false_check(asker),
    })
}

/// Returns what is asked, in as few words as there is room for in a bar. Whether to resign is asked
/// by the answers.
pub(crate) fn short(
    texts: &Texts,
    plan: &Plan,
    kind: PromptKind,
    touched: Option<ManAt>,
) -> String {
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
