//! What is in the hand of the player to move.

use crate::deed::{Entry, Path};
use crate::record::Event;

/// What the player to move has in hand. A path begins where the man stands; of a step that is not
/// finished, it also has the squares that the man has been on since.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) enum Hand {
    /// Nothing is touched.
    #[default]
    Empty,
    /// A man is touched, and may be on its way.
    Holding {
        /// Its path so far.
        path: Path,
        /// Whether the hand has not let go since it touched the last square of the path: letting go
        /// then keeps the mark, a later tap drops it.
        fresh: bool,
    },
    /// The player means to take off a man that has failed to capture: the next one that is touched.
    Blowing,
    /// The man has come to the end of its path, and the player is asked what it becomes there.
    Choosing {
        /// Its path.
        path: Path,
    },
    /// The move is finished, and waits for the word of somebody who has a say in it.
    Waiting(Box<Waiting>),
}

/// A move that is finished, but not made.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Waiting {
    /// The move.
    pub(crate) event: Event,
    /// The entry that it will have.
    pub(crate) entry: Entry,
}
