//! *Why not?* and *why?* asked of the table.

use super::Table;
use crate::hand::Hand;
use crate::intent::Refusal;
use crate::laws::Subject;
use crate::plan::SquareId;
use crate::rules::why::{Reason, WhyNot};

impl Table {
    /// Returns why the man on `from` can't go to `to`, or, without a target, why it can't move at
    /// all. A man dropped on `to` is meant: the king on its own rook castles.
    ///
    /// `None` if it can, if a square is not on the board, and when the game has ended, since
    /// nothing moves then.
    pub fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        match self.outcome() {
            Some(_) => None,
            None => self.game.rules().why_not(from, to),
        }
    }

    /// Returns why the man in hand, which is on its way, can't go on to a square; `None` if none
    /// is, if it can, and if another man of its side is touched there.
    pub fn why_not_on(&self, to: SquareId) -> Option<WhyNot> {
        match &self.hand {
            Hand::Holding { path, .. } if path.len() > 1 && !self.can_lift(to) => {
                self.game.rules().why_not_on(path, to)
            }
            _ => None,
        }
    }

    /// Returns where the laws of the game say so, if it is by law that a man can't go there.
    pub fn law_behind(&self, why: &WhyNot) -> Option<String> {
        let is_by_odds = why.reason == Reason::BeyondMiddle;
        is_by_odds.then(|| self.record().start.laws.cite(Subject::Odds))
    }

    /// Returns where the laws of the game say why something was refused (`data-law`: `gustavus:6`);
    /// `None` if it was not by law.
    pub fn law_against(&self, refusal: &Refusal) -> Option<String> {
        let subject = match refusal {
            Refusal::Forbidden(subject) => *subject,
            Refusal::Owed => self.game.duty()?.by,
            Refusal::AnswerFirst if self.game.questions().block() => Subject::LeftInCheck,
            Refusal::AnswerFirst => self.game.false_move().map(|_| Subject::IllegalMove)?,
            Refusal::NothingToBlow => Subject::Huffing,
            Refusal::NoUnsaidCheck | Refusal::TooLateForQueen => Subject::SayCheck,
            Refusal::MoreMovesPassed => Subject::NoticeCheck,
            _ => return None,
        };
        Some(self.record().start.laws.cite(subject))
    }

    /// Returns where they say why the game has ended (`handbuch-late:6`); `None` while it goes on,
    /// and where all say the same.
    pub(super) fn law_of_ending(&self) -> Option<String> {
        let subject = Subject::of(self.outcome()?.termination)?;
        Some(self.record().start.laws.cite(subject))
    }
}
