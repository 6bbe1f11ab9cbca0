//! Men that have failed to capture (draughts.md, section 2, rules 11 and 12): whom the page tells
//! of them, and what takes them off.
//!
//! A tap on such a man does, but a drag does not, and nothing does by accident while another man is
//! in hand.

use rochade_table::{Happening, Intent, Refusal, SquareId};

use super::GameTable;
use crate::components::board::can_huff;
use crate::components::huffing::{self, Case};
use crate::words;

/// Returns whether this may have changed which men can be taken off.
pub(super) fn is_news(happening: &Happening) -> bool {
    matches!(happening, Happening::Moved(_) | Happening::Restored(_))
}

impl GameTable {
    /// The intent that the table is to get where such men are told: a man is taken off when the
    /// hand lets go of the square that it has touched, so nothing comes of the touch itself
    /// (`None`).
    pub(super) fn with_huffing(&mut self, intent: Intent) -> Option<Intent> {
        let can_huff = |square: &SquareId| can_huff(self.session.view(), *square);
        match intent {
            Intent::Touch(square) => {
                self.hand.to_blow = Some(square).filter(can_huff);
                self.hand.to_blow.is_none().then_some(intent)
            }
            Intent::LetGo(square) => {
                let blown = self.hand.to_blow.take().filter(can_huff);
                let blown = blown.filter(|blown| square == Some(*blown));
                Some(blown.map_or(intent, Intent::Blow))
            }
            other => Some(other),
        }
    }

    /// What is told of men that have failed to capture.
    pub(super) fn huffing(&self) -> Option<huffing::Props> {
        let (texts, view) = (self.texts, self.session.view());
        let name = |square: SquareId| view.plan.name(square).to_owned();
        if view.outcome.is_some() {
            return None;
        }
        let told = |case, said| huffing::Props {
            case,
            said,
            may: "",
            law: None,
        };
        if let Some(blown) = view.blown {
            let square = name(blown.square);
            let said = texts.blown_now(&square);
            return Some(told(Case::Blown(square), said));
        }
        if view.seats.iter().any(|seat| seat.is_blowing) {
            return Some(told(Case::Blowing, texts.blowing().to_owned()));
        }
        if view.missed.is_empty() {
            return None;
        }
        let squares = view.missed.iter().map(|missed| name(missed.at));
        let squares: Vec<String> = squares.collect();
        Some(huffing::Props {
            may: words::huffing::may_blow(texts, view),
            law: self.session.table().law_against(&Refusal::NothingToBlow),
            ..told(
                Case::Missed(squares.join(" ")),
                words::huffing::missed(texts, view),
            )
        })
    }
}
