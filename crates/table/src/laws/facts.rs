//! What the laws may ask of a game's rules: what is the case, and which moves would be left.

use super::{Bonds, Ending, Restart};
use crate::man::Seat;
use crate::plan::SquareId;

/// The only side that has nothing left but its king.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Bare {
    /// Whether it is the side to move.
    pub(crate) to_move: bool,
    /// Whether the other side has an officer; else it has only pawns.
    pub(crate) against_officers: bool,
}

/// What is the case in the present position of a game, as its rules see it. None of it is judged
/// yet, and each is worked out only when a law asks for it. What a game doesn't know is never the
/// case.
pub(crate) trait Facts {
    /// Returns whether the king of the side to move is attacked.
    fn check(&self) -> bool {
        false
    }

    /// Returns whether the side to move has no legal move, in a game that is mate or stalemate by
    /// that. A game that passes such a side over tells how it ends by [`Facts::over`].
    fn no_move(&self) -> bool {
        false
    }

    /// Returns whether nobody can win any more by any series of legal moves, as far as the rules
    /// can tell.
    fn dead(&self) -> bool {
        false
    }

    /// Returns how often the position has stood, this time included; 0 in a game that doesn't count
    /// it.
    fn occurrences(&self) -> u32 {
        0
    }

    /// Returns whether the last moves were the same series, `times` times in a row (laws.md,
    /// section 2, point 2).
    fn series(&self, times: u32) -> bool {
        let _ = times;
        false
    }

    /// Returns whether one side has given check with each of its last moves, so that the position
    /// stands for the third time since the first of them (laws.md, section 2, point 3).
    fn perpetual_check(&self) -> bool {
        false
    }

    /// Plies since what begins their number anew; all there were, if that has not happened.
    fn plies_since(&self, restart: Restart) -> u32;

    /// The same where turns can be passed over: twice the moves of the seat that has made the
    /// fewest, of those that can move.
    fn moves_since(&self, restart: Restart) -> u32 {
        self.plies_since(restart)
    }

    /// Returns which side has nothing left but its king, if exactly one has not.
    fn bare(&self) -> Option<Bare> {
        None
    }

    /// Returns whether one side has neither pawn nor queen: an ending, in which moves are counted.
    fn endgame(&self) -> bool {
        false
    }

    /// Returns whether the position itself tells that moves are counted.
    fn counts(&self) -> bool {
        false
    }

    /// Returns how the game is over by what it is about, whatever laws it is played under.
    fn over(&self) -> Option<Ending> {
        None
    }
}

/// What the laws ask of the moves before they oblige the side to move to one of them, and how that
/// is told to the rules.
pub(crate) trait Bound {
    /// Returns whose turn it is. Seats that can't move in a game that goes on without them are
    /// passed over.
    fn to_move(&self) -> Seat;

    /// Sets the restrictions for all following queries about moves.
    fn bind(&mut self, bonds: Bonds) {
        let _ = bonds;
    }

    /// Returns whether the side to move would have a move under other bonds.
    fn can_move(&self, bonds: &Bonds) -> bool {
        let _ = bonds;
        true
    }

    /// Returns where a seat's king stands, in games that have one.
    fn king(&self, seat: Seat) -> Option<SquareId> {
        let _ = seat;
        None
    }
}
