//! What the laws make of what has happened since the last move.

use super::Game;
use crate::arbiter;
use crate::rules::Bonds;

/// One turn, beyond the position: it begins with a move or a taking back, and free of everything.
#[derive(Clone, Debug, Default)]
pub(super) struct Turn {
    /// Whether the one to move has touched a man, and that has ended what others could claim.
    pub(super) touched: bool,
    /// What the one to move owes.
    pub(super) duty: Bonds,
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
        let bonds = arbiter::bonds(laws, &self.turn.duty, self.turn.says_check);
        self.rules.bind(bonds);
    }
}
