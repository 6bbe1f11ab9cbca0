//! Who has the first move of a game.

use super::{Begins, Laws};
use crate::game_kind::GameKind;
use crate::man::Seat;

impl Laws {
    /// Returns who has the first move, where nobody has to say it.
    pub fn first_seat(&self) -> Seat {
        match self.game {
            GameKind::Chess => Seat(0),
            GameKind::Draughts => match self.begins {
                Begins::White => Seat(0),
                Begins::Black => Seat(1),
            },
            // C sits below, with light men (many-handed.md, section 1.2); Black begins (3p-38).
            GameKind::Four => Seat(2),
            GameKind::Three => Seat(0),
        }
    }
}

impl GameKind {
    /// Returns whether the first move can go to another seat than the usual one. Where it can't, no
    /// law gives it away.
    pub(crate) fn lets_first_move_change(self) -> bool {
        match self {
            GameKind::Chess | GameKind::Four => true,
            // The rules say who begins.
            GameKind::Draughts | GameKind::Three => false,
        }
    }
}
