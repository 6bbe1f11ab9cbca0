//! Two games side by side: whether one goes on where the other stands (play.md, section 9: passing
//! a link to and fro).

use super::without_times;
use super::writer::cleaned;
use crate::prompt::Answer;
use crate::record::Event;
use crate::table::Table;

/// What a game that has come in is to the one on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Comparison {
    /// Both are the same.
    Same,
    /// Theirs begins with all of mine and goes on: by how many moves, which is 0 if something else
    /// happened.
    TheirsGoesOn(usize),
    /// Mine begins with all of theirs and goes on.
    MineGoesOn,
    /// Both are the same up to this number of moves, and then differ.
    Contradicts(usize),
    /// They are different games.
    AnotherGame,
}

/// Compares the game on the board with one that has come in. What time is left doesn't matter, nor
/// does what a text leaves out of names; the time controls and the score do.
pub fn compare(mine: &Table, theirs: &Table) -> Comparison {
    if !is_same_game(mine, theirs) {
        return Comparison::AnotherGame;
    }
    let mine = without_times(&mine.record().events);
    let theirs = without_times(&theirs.record().events);
    let mut same = 0;
    while same < mine.len().min(theirs.len()) && mine[same] == theirs[same] {
        same += 1;
    }
    if same < mine.len() && same < theirs.len() {
        return Comparison::Contradicts(moves(&mine[..same]));
    }
    if same < mine.len() {
        return Comparison::MineGoesOn;
    }
    if same < theirs.len() {
        return Comparison::TheirsGoesOn(moves(&theirs[same..]));
    }
    Comparison::Same
}

/// Returns whether both are the same game of the same sitting, however far it went.
fn is_same_game(mine: &Table, theirs: &Table) -> bool {
    let start = |table: &Table| cleaned(&table.record().start);
    mine.sitting() == theirs.sitting() && start(mine) == start(theirs)
}

/// Returns how many of the events are moves.
fn moves(events: &[Event]) -> usize {
    events
        .iter()
        .filter(|event| matches!(event, Event::Played(_) | Event::Answered(_, Answer::Stand)))
        .count()
}
