//! What the laws make of what has happened since the last move.

use super::Game;
use crate::laws::{Subject, Touched};
use crate::rules::Bonds;

/// One turn, beyond the position: it begins with a move or a taking back, and free of everything.
#[derive(Clone, Debug, Default)]
pub(super) struct Turn {
    /// Whether the one to move has touched a man, and that has ended what others could claim.
    pub(super) touched: bool,
    /// Whether that player has said that the next man to be touched is only put straight.
    pub(super) adjusting: bool,
    /// The man that was touched first, and what the laws say it obliges to: to what stands in `duty`, or to nothing.
    pub(super) man: Option<Touched>,
    /// What the one to move owes.
    pub(super) duty: Bonds,
    /// What it is owed by.
    pub(super) by: Option<Subject>,
    /// Whether the opponent has been asked about another man that was touched.
    pub(super) strayed: bool,
    /// Whether the one to move says "check" with the move.
    pub(super) says_check: bool,
}

impl Game {
    /// A turn begins.
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

    /// The one to move owes this, by a law about that.
    pub(super) fn owe(&mut self, duty: Bonds, by: Subject) {
        self.turn.duty = duty;
        self.turn.by = Some(by);
        self.bind();
    }

    /// The one to move owes nothing any more.
    pub(super) fn owe_nothing(&mut self) {
        self.turn.duty = Bonds::default();
        self.turn.by = None;
        self.turn.man = None;
        self.bind();
    }

    /// What the one to move owes, and by which law.
    pub(crate) fn duty(&self) -> Option<(&Bonds, Subject)> {
        Some((&self.turn.duty, self.turn.by?))
    }
}
