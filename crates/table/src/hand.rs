//! What is in the hand of the player to move.

use crate::plan::SquareId;

/// What the player to move has in hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Hand {
    /// Nothing is touched.
    #[default]
    Empty,
    /// A man is touched.
    Holding {
        /// The square that the man stands on.
        square: SquareId,
        /// Whether the hand has not let go since it touched the man: letting go then keeps the mark, a later tap
        /// drops it.
        fresh: bool,
    },
    /// A pawn has reached the last rank, and the player is asked what it becomes.
    Promoting {
        /// Where the pawn came from.
        from: SquareId,
        /// Where it is to change.
        to: SquareId,
    },
}

impl Hand {
    /// The square of the man that is in hand.
    pub(crate) fn square(self) -> Option<SquareId> {
        match self {
            Hand::Empty => None,
            Hand::Holding { square, .. } => Some(square),
            Hand::Promoting { from, .. } => Some(from),
        }
    }
}
