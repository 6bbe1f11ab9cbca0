//! What is shown of what the player to move owes.

use super::Table;
use crate::hand::Hand;
use crate::laws::{Bonds, Subject, Task};
use crate::plan::SquareId;
use crate::view::{DutyView, Mark};

impl Table {
    /// Returns what the player to move owes.
    pub(super) fn duty(&self) -> Option<DutyView> {
        if self.outcome().is_some() {
            return None;
        }
        let (task, by) = match self.game.duty() {
            Some(duty) => (duty.task, duty.by),
            None => self.standing_task()?,
        };
        Some(DutyView {
            task,
            law: self.record().start.laws.cite(by),
        })
    }

    /// Returns what the rules want, whatever was done before, and by which law.
    fn standing_task(&self) -> Option<(Task, Subject)> {
        let rules = self.rules();
        if !rules.must_capture().is_empty() {
            Some((Task::CaptureAny, Subject::Capture))
        } else if !rules.missed().is_empty() && !rules.can_move(&Bonds::default()) {
            Some((Task::Blow, Subject::Huffing))
        } else {
            None
        }
    }

    /// Marks the man for which something is owed, and those that can do it. As long as nothing is
    /// in hand, a man that is to be captured is marked as if it were, and those that can capture it
    /// as where it could go.
    pub(super) fn mark_duty(&self, mark: &mut impl FnMut(SquareId, Mark)) {
        let Some(duty) = self.game.duty() else {
            // A man on its way already does what has to be done.
            let on_its_way = matches!(&self.hand, Hand::Holding { path, .. } if path.len() > 1);
            for square in self.rules().must_capture() {
                if !on_its_way {
                    mark(square, Mark::Must);
                }
            }
            return;
        };
        let is_empty = self.hand == Hand::Empty;
        let captures = matches!(duty.task, Task::Capture(_));
        match duty.task {
            Task::Capture(victim) => {
                mark(victim, Mark::Touched);
                if is_empty {
                    mark(victim, Mark::Selected);
                }
            }
            Task::Move(man) => mark(man, Mark::Touched),
            Task::MoveKing | Task::MoveKingOrRook | Task::CaptureAny | Task::Blow => {}
        }
        for square in self.rules().plan().ids() {
            if !self.next(&[square]).targets.is_empty() {
                mark(square, Mark::Must);
                if captures && is_empty {
                    mark(square, Mark::Move);
                }
            }
        }
    }
}
