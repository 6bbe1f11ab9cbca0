//! The solution of a puzzle, which an author plays on the preview: the moves of a game that is
//! played there from the position.

use rochade_table::saved::{self, Times};
use rochade_table::{Player, Puzzle, Start, Table, TypedError};

use crate::embed::written::{Choices, Word};

/// How far a solution has come.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Solving {
    /// The game on the preview as a saved text; empty if there is no position to play from.
    pub(super) link: String,
    /// The moves, as far as they can be made.
    pub(super) moves: String,
    /// What is wrong with the next one, as a word; empty if nothing is.
    pub(super) fault: &'static str,
    /// How that one is written.
    pub(super) blamed: String,
}

impl Solving {
    /// Plays what is chosen.
    pub(super) fn of(choices: &Choices) -> Solving {
        let plan = choices.laws.plan();
        let players = plan.all_seats().map(|_| Player::default()).collect();
        let position = choices.position.trim();
        let start = Start {
            position: (!position.is_empty()).then(|| position.to_owned()),
            ..Start::under(choices.laws.clone(), players)
        };
        let Ok(table) = Table::sit_down(start) else {
            return Solving::default();
        };
        let (solved, fault) = Puzzle::play(table, &choices.solution);
        let error = fault.as_ref().map(|fault| fault.error);
        Solving {
            link: saved::write(&solved, Times::LeftOut).unwrap_or_default(),
            moves: written(&solved),
            fault: error.map_or("", |error| match error {
                TypedError::Unreadable => "move-unreadable",
                TypedError::Illegal => "move-illegal",
                TypedError::Ambiguous => "move-ambiguous",
            }),
            blamed: fault.map(|fault| fault.text).unwrap_or_default(),
        }
    }
}

/// The words for a board on which a game that is given by message is played on, and all else is as
/// these have it.
pub(super) fn played_on(words: Vec<Word>) -> Vec<Word> {
    const OF_THE_GAME: [&str; 4] = ["game", "laws", "fen", "solution"];
    let mut words = words;
    words.retain(|(name, _)| !OF_THE_GAME.contains(name));
    words.push(("link", ".".to_owned()));
    words.push(("interactive", "play".to_owned()));
    words
}

/// The moves of a saved game, the last ones taken back, as a solution has them.
pub(super) fn moves(saved: &str, taken_back: usize) -> String {
    let table = saved::read(saved).ok();
    let table = table.and_then(|table| table.until(table.plies().saturating_sub(taken_back)));
    table.as_ref().map(written).unwrap_or_default()
}

/// The moves of a game, with their numbers.
fn written(table: &Table) -> String {
    let first = table.record().start.laws.first_seat();
    let mut text = String::new();
    let mut round = 0;
    for entry in table.view().entries.iter() {
        let number = entry.round.to_string();
        let dots = match entry.deed.man.seat == first {
            true => ". ",
            false => "... ",
        };
        let is_next = entry.round != round;
        let parts = [if text.is_empty() { "" } else { " " }, &number, dots];
        text.extend(parts.into_iter().take(if is_next { 3 } else { 1 }));
        text.push_str(&entry.notation);
        round = entry.round;
    }
    text
}
