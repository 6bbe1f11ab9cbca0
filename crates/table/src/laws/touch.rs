//! What it obliges to that a man was touched (laws.md, section 3).

use super::{Bound, Duty, Insists, Laws, Subject, TouchedEnemy, TouchedOwn};
use crate::plan::SquareId;

/// A man that was touched by the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Touched {
    /// A man of the same side.
    Own(SquareId),
    /// A man of an enemy.
    Enemy(SquareId),
}

/// What follows from a touch.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Follows {
    /// Nothing: what would be owed can't be done.
    Nothing,
    /// This is owed, and can be done.
    Duty(Duty),
    /// What is owed can't be done, but the opponent can demand a king's move.
    KingOnDemand,
}

impl Touched {
    /// Returns what the laws are asked about it.
    pub(crate) fn subject(self) -> Subject {
        match self {
            Touched::Own(_) => Subject::TouchedOwn,
            Touched::Enemy(_) => Subject::TouchedEnemy,
        }
    }

    /// Returns where the man stands, or stood when it was touched.
    pub(crate) fn square(self) -> SquareId {
        match self {
            Touched::Own(square) | Touched::Enemy(square) => square,
        }
    }

    /// Returns what is to be done with the man.
    fn duty(self) -> Duty {
        match self {
            Touched::Own(square) => Duty::to_move(square, self.subject()),
            Touched::Enemy(square) => Duty::to_capture(square, self.subject()),
        }
    }
}

impl Laws {
    /// Returns whether the laws make something of this touch.
    pub(crate) fn mind(&self, touched: Touched) -> bool {
        match touched {
            Touched::Own(_) => self.touched_own != TouchedOwn::Free,
            Touched::Enemy(_) => self.touched_enemy != TouchedEnemy::Free,
        }
    }

    /// Returns what follows from a touch about which the laws say something.
    pub(crate) fn follows(&self, touched: Touched, rules: &(impl Bound + ?Sized)) -> Follows {
        let duty = touched.duty();
        if rules.can_move(&self.bonds(Some(&duty), false)) {
            return Follows::Duty(duty);
        }
        let has_penalty = match touched {
            Touched::Own(_) => matches!(
                self.touched_own,
                TouchedOwn::MoveElseKing | TouchedOwn::MoveOrKing
            ),
            Touched::Enemy(_) => matches!(
                self.touched_enemy,
                TouchedEnemy::CaptureElseKing | TouchedEnemy::CaptureOrKing
            ),
        };
        match king_move(rules, touched.subject()).filter(|_| has_penalty) {
            None => Follows::Nothing,
            Some(king) if self.insists == Insists::App => Follows::Duty(king),
            Some(_) => Follows::KingOnDemand,
        }
    }

    /// Returns whether the opponent may have the king moved, though the touched man could do what
    /// is owed.
    pub(crate) fn lets_choose_king(&self, touched: Touched) -> bool {
        match touched {
            Touched::Own(_) => self.touched_own == TouchedOwn::MoveOrKing,
            Touched::Enemy(_) => self.touched_enemy == TouchedEnemy::CaptureOrKing,
        }
    }
}

/// The duty to make a king's move that is not castling, by the law about this subject; `None` if
/// there is no such move.
pub(crate) fn king_move(rules: &(impl Bound + ?Sized), by: Subject) -> Option<Duty> {
    let duty = Duty::to_move_king(rules.king(rules.to_move())?, by);
    rules.can_move(&duty.bonds).then_some(duty)
}
