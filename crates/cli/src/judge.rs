//! How a game of chess ends by itself: judged by the modern laws, the only ones that the tool knows.

use rochade_chess::Line;
use rochade_table::{Laws, Termination};

/// How the game has ended in its present position, if it has.
pub(crate) fn ending(line: &Line) -> Option<Termination> {
    Laws::MODERN.ending(line)
}
