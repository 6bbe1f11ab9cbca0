//! What is said: messages to the user, why something was not done, and to screen readers what happened.

use rochade_table::{Happening, Refusal, TypedError};
use yew::AttrValue;

use super::App;
use crate::say;

impl App {
    /// Shows a message to the user, and what it is about.
    pub(super) fn tell(&mut self, kind: &'static str, text: String) {
        let old = self.notice.take().unwrap_or_default();
        self.notice = Some(again(&old, text));
        self.notice_kind = kind;
    }

    /// Why something was not done, where that is not plain.
    pub(super) fn explain(&self, refusal: &Refusal, typed: Option<&str>) -> Option<String> {
        let texts = self.texts;
        match (refusal, typed) {
            (Refusal::Typed(TypedError::Unreadable), Some(typed)) => {
                Some(texts.typed_unreadable(typed))
            }
            (Refusal::Typed(TypedError::Illegal), Some(typed)) => Some(texts.typed_illegal(typed)),
            (Refusal::Typed(TypedError::Ambiguous), Some(typed)) => {
                Some(texts.typed_ambiguous(typed))
            }
            (Refusal::Reviewing, _) => Some(texts.reviewing().to_owned()),
            (Refusal::Paused, _) => Some(texts.paused().to_owned()),
            _ => None,
        }
    }

    /// Says to screen readers what happened.
    pub(super) fn say(&mut self, happenings: &[Happening]) {
        let said = happenings
            .iter()
            .filter_map(|happening| say::happening(self.texts, &self.view, happening));
        let sentences: Vec<String> = said.collect();
        if !sentences.is_empty() {
            self.said = again(&self.said, sentences.join(". "));
        }
    }
}

/// A message that is said after another one. Screen readers say only what is new, so the same words again get a blank more.
fn again(before: &str, mut said: String) -> AttrValue {
    if before == said {
        said.push('\u{a0}');
    }
    said.into()
}
