//! What the laws have ruled, as it is told afterwards.

use rochade_table::{Answer, Happening, ManAt, PromptKind, Ruling, View};

use super::question;
use crate::say;
use crate::text::Texts;
use crate::words::{self, Spoken};

/// Returns what happened, in a sentence.
pub(crate) fn ruling(texts: &Texts, view: &View, ruling: &Ruling) -> Option<String> {
    let kind = ruling.man.map(|at| at.man.kind);
    match (&ruling.happening, ruling.man) {
        (Happening::Owed, _) => say::owed(texts, view, ruling.task?, |_| kind),
        (Happening::Asked(question), Some(at)) => {
            let name = say::player(texts, view, question.by);
            let (man, square) = man_at(texts, view, at);
            // Who owed something has touched another man.
            Some(match ruling.task {
                Some(_) => texts.told_strayed(&name, man, square),
                None => texts.told_touched(&name, man, square),
            })
        }
        (Happening::Adjusted(_), Some(at)) => {
            let (man, square) = man_at(texts, view, at);
            Some(texts.told_straight(man, square))
        }
        (Happening::Answered(question, answer), _) if *answer != Answer::Decline => {
            let name = say::player(texts, view, question.of);
            let answer = question::word(texts, question.kind, *answer, &name);
            Some(texts.told_answered(&name, &answer))
        }
        (happening, _) => say::happening(texts, view, happening, Spoken::Words),
    }
}

/// The touched man that the opponent is asked about, in a sentence, and where the laws speak of it.
pub(crate) fn touched(texts: &Texts, view: &View) -> Option<(String, String)> {
    let mut prompts = view.prompts.iter();
    let prompt = prompts.find(|prompt| prompt.question.kind == PromptKind::Touched)?;
    let (man, square) = man_at(texts, view, prompt.touched?);
    let name = say::player(texts, view, prompt.question.by);
    Some((texts.told_touched(&name, man, square), prompt.law.clone()?))
}

fn man_at<'a>(texts: &Texts, view: &'a View, at: ManAt) -> (&'static str, &'a str) {
    let man = words::of(view.game).the(texts, at.man.kind);
    (man, view.plan.name(at.square))
}
