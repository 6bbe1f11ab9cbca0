//! Men that have failed to capture, and can be huffed (draughts.md, section 2, rules 11 and 12):
//! what the page tells of them. A tap on one huffs it (`hand.rs`).

use rochade_table::{Happening, Refusal, SquareId};

use super::GameTable;
use crate::components::huffing::{self, Case};
use crate::words;

/// Returns whether this may have changed which men can be huffed.
pub(super) fn is_news(happening: &Happening) -> bool {
    matches!(happening, Happening::Moved(_) | Happening::Restored(_))
}

impl GameTable {
    /// Returns what is told of men that have failed to capture.
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
            may: words::huffing::may_huff(texts, view),
            law: self.session.table().law_against(&Refusal::NothingToBlow),
            ..told(
                Case::Missed(squares.join(" ")),
                words::huffing::missed(texts, view),
            )
        })
    }
}
