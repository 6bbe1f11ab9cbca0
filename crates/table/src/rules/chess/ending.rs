//! How games of chess end that nobody plays at a table: those of long files.

use rochade_chess as chess;

use super::{initial, move_of};
use crate::deed::Step;
use crate::laws::{Ending, Laws};
use crate::rules::kings::Line;

/// Returns how a game ends by itself under these laws that began with this position, a text in FEN,
/// and went on with these steps, each of them legal, and each check said. `None` if it goes on, or
/// is no such game.
///
/// A table would say the same, but tells every move beside.
pub fn ending(
    laws: &Laws,
    position: &str,
    steps: impl IntoIterator<Item = Step>,
) -> Option<Ending> {
    let initial = initial(position, laws.want_check_said()).ok()?;
    let mut line = Line::new(initial);
    for step in steps {
        let made = line.position().play(move_of(&step)?, &chess::Terms::FREE);
        let (deed, next) = made.ok()?;
        line.enter(
            deed,
            match deed.check {
                chess::Check::Check => next.answering(),
                chess::Check::None | chess::Check::Mate => next,
            },
        );
    }
    laws.ending(&line)
}
