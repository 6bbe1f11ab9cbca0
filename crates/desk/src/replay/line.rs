//! The lines of a game: it itself, and its variations.

use rochade_chess::{Move, Position, San};
use rochade_pgn::{Branch, Notes};
use rochade_table::Entry;
use serde::Serialize;

use crate::Fault;
use crate::said::besides;
use crate::score::Score;

/// A line of moves with what is said of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The line from which it departs, by its place in the list; 0 for the game, which departs from none.
    pub parent: usize,
    /// So many plies come before it, counted from the start of the game. The next one of its parent's is the move that it replaces.
    pub at: usize,
    /// What is said before its first move.
    pub preface: String,
    /// Its moves.
    pub plies: Vec<Ply>,
    /// A word for why it ends there, if not all of it can be read: one of [`FAULT_WORDS`](crate::FAULT_WORDS).
    pub fault: &'static str,
    /// The text that is to blame for that.
    pub blamed: String,
}

/// A move with what is said of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Ply {
    /// The move in the game's usual notation: SAN with English letters in chess.
    pub text: String,
    /// The comment before it.
    pub before: String,
    /// The numeric annotation glyphs.
    pub nags: Vec<u8>,
    /// The comment after it.
    pub after: String,
    /// Variations that nobody judges, as a text.
    pub unjudged: String,
}

impl Line {
    /// The game itself, with its moves as the table has them. `is_retold` says that the comment before all moves told what came
    /// before them.
    pub(super) fn of_game<G: Score>(
        game: &G,
        moves: &[Entry],
        unjudged: bool,
        is_retold: bool,
    ) -> Line {
        let ply = |(entry, notes): (&Entry, &Notes)| {
            let variations = notes.variations.as_str().to_owned();
            Ply {
                unjudged: if unjudged { variations } else { String::new() },
                ..Ply::new(entry.notation.clone(), notes)
            }
        };
        let preface = if is_retold {
            String::new()
        } else {
            shown(game.preface().as_str())
        };
        Line {
            preface,
            plies: moves.iter().zip(game.notes()).map(ply).collect(),
            ..Line::default()
        }
    }

    pub(super) fn of_branch(branch: &Branch) -> Line {
        let Branch {
            parent,
            at,
            line,
            fault,
        } = branch;
        let mut position = *line.start();
        let ply = |(mv, notes): (Move, &Notes)| {
            let text = written(&position, mv);
            position = position.play_unchecked(mv);
            Ply::new(text, notes)
        };
        let (fault, blamed) = fault.clone().map(Fault::words).unwrap_or_default();
        Line {
            // The game itself is the first line.
            parent: parent.map_or(0, |parent| parent + 1),
            at: *at,
            preface: shown(line.preface.as_str()),
            plies: line.plies().map(ply).collect(),
            fault,
            blamed,
        }
    }
}

impl Ply {
    fn new(text: String, notes: &Notes) -> Ply {
        Ply {
            text,
            before: shown(notes.before.as_str()),
            nags: notes.nags.clone(),
            after: shown(notes.after.as_str()),
            unjudged: String::new(),
        }
    }
}

fn written(position: &Position, mv: Move) -> String {
    San::of(position, mv).map_or_else(|| mv.to_string(), |san| san.to_string())
}

/// A comment without what is meant for programs: `[%cal Ge2e4]`.
fn shown(comment: &str) -> String {
    let comment = besides(comment);
    let (mut text, mut rest) = (String::new(), &*comment);
    while let Some((before, command)) = rest.split_once("[%")
        && let Some((_, after)) = command.split_once(']')
    {
        text.push_str(before.trim_end());
        text.push(' ');
        rest = after.trim_start();
    }
    text.push_str(rest);
    text.trim().to_owned()
}
