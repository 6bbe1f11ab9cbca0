//! The words for a ruling in an exercise, as they are told in a game.

use rochade_table::{Prompt, Ruling};

use crate::components::status::Standing;
use crate::game_table::GameTable;
use crate::say;

impl GameTable {
    /// Returns the words for the table's last ruling, in a sentence or two.
    pub(super) fn ruled(&self) -> String {
        let view = self.session.view();
        let refused = self.practicing.as_ref().and_then(|it| it.refusal.as_ref());
        let told = self.messages.shown.as_ref().filter(|_| refused.is_some());
        if let Some(told) = told {
            return told.text.to_string();
        }
        if let Standing::Over {
            verdict, reason, ..
        } = self.standing()
        {
            return [&verdict, ". ", reason, "."].concat();
        }
        let asked = |prompt: &Prompt| {
            let asker = say::player(self.texts, view, prompt.question.by);
            let (of, touched) = ((view.game, &*view.plan), prompt.touched);
            say::question::sentence(self.texts, of, prompt.question.kind, touched, &asker)
        };
        let asked = view.prompts.first().and_then(asked);
        let story = self.session.story();
        let ruled = |ruling: &Ruling| say::rulings::ruling(self.texts, view, ruling);
        let ruled = story.last().and_then(ruled);
        let owed = say::duty(self.texts, view);
        let told = owed.or(asked).or(ruled);
        told.unwrap_or_else(|| self.messages.announced.clone())
    }
}
