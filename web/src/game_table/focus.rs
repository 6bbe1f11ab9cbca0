//! Where the keyboard goes on after something has come or gone. The board takes the focus that
//! nothing has, or after the game what leads to the next one.

use rochade_table::{Answer, Intent, PromptKind};
use wasm_bindgen::JsCast;

use super::{GameTable, Redraw};
use crate::page;
use crate::platform::live_region;

/// The field for typed moves.
pub(super) const FIELD: &str = "input[name=move]";

/// The square that the keyboard is on.
pub(super) const SQUARE: &str = ".squares [tabindex=\"0\"]";

/// What opens the moves: the button in the row, or else the near player's picture.
const MOVES: &str = ":is(.actions, .near) [data-action=move-table]";

/// The answer that changes nothing, which is the last, to a question that a button has led to. (An
/// offered draw is as well declined by going on.)
const SAFE_ANSWER: &str = ":is([data-prompt=resign], [data-prompt=take-back]) > :last-child";

/// Gives the focus to the board, if nothing has it: what opened a panel may be gone when that
/// closes.
pub(super) fn take_to_board() {
    if page::nothing_has_focus() {
        live_region::then_focus(|| {
            if page::nothing_has_focus() {
                page::focus(SQUARE);
            }
        });
    }
}

impl GameTable {
    /// Returns what is to get the focus when what comes of an intent is drawn.
    pub(super) fn focus_after(&self, intent: &Intent) -> Option<String> {
        match intent {
            Intent::Resign(_) | Intent::AskTakeBack(_) => Some(SAFE_ANSWER.to_owned()),
            Intent::Answer(question, Answer::Cancel) if question.kind == PromptKind::Resign => {
                let letter = self.session.view().plan.letter(question.of);
                Some(["[data-action=resign][data-seat=", letter, "]"].concat())
            }
            _ => None,
        }
    }

    /// Gives the focus to the field for typed moves, by which it comes into sight.
    pub(super) fn focus_field(&self) -> Redraw {
        page::focus(FIELD);
        Redraw::No
    }

    /// Gives the focus where it was promised to.
    pub(super) fn give_focus(&mut self) {
        if let Some(selector) = self.focus.next.take() {
            page::focus(&selector);
        }
    }

    /// Notes what opens the move table.
    pub(super) fn note_opener(&mut self) {
        let opener = page::document().active_element();
        self.focus.opener = opener.and_then(|opener| opener.dyn_into().ok());
    }

    /// Gives the focus back to the picture that has opened the move table, if the table has it and
    /// is about to go.
    pub(super) fn leave_move_table(&self) {
        if let Some(opener) = self
            .focus
            .opener
            .as_ref()
            .filter(|_| page::has_focus(".moves"))
        {
            // What can't have the focus leaves it where it is.
            let _ = opener.focus();
        }
        if page::has_focus(".moves") {
            page::focus(MOVES);
        }
    }
}
