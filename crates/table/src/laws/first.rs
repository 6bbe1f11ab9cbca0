//! Who has the first move of a game.

use super::{Begins, FirstGame, LaterGames, Laws};
use crate::game_kind::GameKind;
use crate::man::Seat;

impl Laws {
    /// Who has the first move, where nobody has to say it.
    pub fn first_seat(&self) -> Seat {
        match self.game {
            GameKind::Chess => Seat(0),
            GameKind::Draughts => match self.begins {
                Begins::White => Seat(0),
                Begins::Black => Seat(1),
            },
            #[cfg(feature = "proof")]
            GameKind::Proof => Seat(0),
            #[cfg(feature = "proof")]
            GameKind::Pairs => Seat(2),
        }
    }
}

impl GameKind {
    /// Returns whether the first move can go to another seat than the usual one. Where it can't, no law gives it away.
    pub(crate) fn lets_first_move_change(self) -> bool {
        match self {
            GameKind::Chess => true,
            // The rules say who begins.
            GameKind::Draughts => false,
            #[cfg(feature = "proof")]
            GameKind::Proof | GameKind::Pairs => true,
        }
    }

    /// Returns whether a choice of a law can be made in this game: those about the first move can't where that never changes.
    pub(super) fn has_choice(self, word: &str) -> bool {
        let about_first_move = [
            FirstGame::LotForFirstMove.word(),
            LaterGames::FirstMoveChanges.word(),
        ];
        self.lets_first_move_change() || !about_first_move.contains(&word)
    }
}
