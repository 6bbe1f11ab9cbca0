//! What the laws make of what has happened since the last move.

use super::Game;
use crate::laws::{Subject, Touched};
use crate::rules::Bonds;

/// What the laws remember of the turn of the one to move. A turn begins after each move and each take-back, and then nothing is
/// remembered.
#[derive(Clone, Debug, Default)]
pub(super) struct Turn {
    /// Whether a man has been touched by which the others lost what they could claim until then.
    pub(super) has_touched: bool,
    /// Whether the one to move has said that the next man to be touched is only put straight.
    pub(super) adjusting: bool,
    /// The man that was touched first, if the laws mind that. It may have led to the duty below, or to none.
    pub(super) first_touched: Option<Touched>,
    /// What the one to move has to do.
    pub(super) duty: Bonds,
    /// The law by which that has to be done; `None` if nothing has to be.
    pub(super) owed_by: Option<Subject>,
    /// Whether another man has been touched than the one that has to move, and the opponent is asked whether to insist.
    pub(super) strayed: bool,
    /// Whether the one to move says "check" with the move.
    pub(super) says_check: bool,
}

impl Game {
    /// A turn begins, with nothing remembered of the one before.
    pub(super) fn new_turn(&mut self) {
        self.turn = Turn::default();
        self.bind();
    }

    /// Tells the rules what binds the one to move.
    pub(super) fn bind(&mut self) {
        let laws = &self.record.start.laws;
        self.rules
            .bind(laws.bonds(&self.turn.duty, self.turn.says_check));
    }

    /// From now on the one to move has to do this, by the law about that subject.
    pub(super) fn owe(&mut self, duty: Bonds, by: Subject) {
        self.turn.duty = duty;
        self.turn.owed_by = Some(by);
        self.bind();
    }

    /// From now on the one to move has to do nothing.
    pub(super) fn owe_nothing(&mut self) {
        self.turn.duty = Bonds::default();
        self.turn.owed_by = None;
        self.turn.first_touched = None;
        self.bind();
    }

    /// What the one to move has to do, and by which law; `None` if that is nothing.
    pub(crate) fn duty(&self) -> Option<(&Bonds, Subject)> {
        Some((&self.turn.duty, self.turn.owed_by?))
    }
}
