//! *Why not?* asked of the table.

use super::Table;
use crate::plan::SquareId;
use crate::why::WhyNot;

impl Table {
    /// Why the man on `from` can't go to `to`, or, without a target, why it can't move at all. A man dropped on `to` is
    /// meant: the king on its own rook castles.
    ///
    /// `None` if it can, if a square is not on the board, and when the game has ended, since nothing moves then.
    pub fn why_not(&self, from: SquareId, to: Option<SquareId>) -> Option<WhyNot> {
        match self.outcome() {
            Some(_) => None,
            None => self.game.rules().why_not(from, to),
        }
    }
}
