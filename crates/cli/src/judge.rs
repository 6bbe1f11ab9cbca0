//! How a game of chess ends by itself: judged by the modern laws, the only ones that the tool knows.

use rochade_chess::Line;
use rochade_table::{Facts, Laws, Termination};

/// How the game has ended in its present position, if it has.
pub(crate) fn ending(line: &Line) -> Option<Termination> {
    Laws::MODERN.ending(&facts(line))
}

/// What is the case in the present position, for the laws to judge.
fn facts(line: &Line) -> Facts {
    let position = line.position();
    Facts {
        check: position.is_check(),
        no_move: !position.has_legal_move(),
        dead: position.is_dead(),
        occurrences: u32::try_from(line.occurrences()).unwrap_or(u32::MAX),
        quiet_plies: position.halfmove_clock(),
        over: None,
    }
}
