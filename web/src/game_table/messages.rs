//! What is said: messages to the user, why something was not done, and to screen readers what happened.

use rochade_table::{Happening, Refusal, TypedError};

use super::GameTable;
use crate::components::notice::{Message, again};
use crate::say;

impl GameTable {
    /// Shows a message to the user, and what it is about.
    pub(super) fn tell(&mut self, about: &'static str, text: String) {
        let before = self.message.take().map(|message| message.text);
        let text = again(&before.unwrap_or_default(), text);
        self.message = Some(Message { about, text });
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
