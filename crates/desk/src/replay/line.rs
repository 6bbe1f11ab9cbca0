//! The lines of a game: it itself, and its variations.

use rochade_chess::{Move, Position, San};
use rochade_pgn::{Branch, Game, Notes};
use rochade_table::Entry;
use serde::Serialize;

use super::drawn::Drawn;
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
    /// What is drawn on the board before the first move of the game.
    #[serde(skip_serializing_if = "Drawn::is_empty")]
    pub drawn: Drawn,
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
    /// What was left on the player's clock, in milliseconds.
    pub clock: Option<u32>,
    /// What is drawn on the board.
    #[serde(skip_serializing_if = "Drawn::is_empty")]
    pub drawn: Drawn,
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
                ..Ply::new::<G>(entry.notation.clone(), notes)
            }
        };
        let mut drawn = Drawn::default();
        let mut preface = shown::<G>(game.preface().as_str(), &mut drawn);
        if is_retold {
            preface.clear();
        }
        Line {
            preface,
            drawn,
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
            Ply::new::<Game>(text, notes)
        };
        let (fault, blamed) = fault.clone().map(Fault::words).unwrap_or_default();
        let mut plies: Vec<Ply> = line.plies().map(ply).collect();
        // The place before a variation is another line's: what is drawn there is seen with its first move.
        let mut drawn = Drawn::default();
        let first = plies.first_mut().map(|ply| &mut ply.drawn);
        let preface = shown::<Game>(line.preface.as_str(), first.unwrap_or(&mut drawn));
        Line {
            // The game itself is the first line.
            parent: parent.map_or(0, |parent| parent + 1),
            at: *at,
            preface,
            plies,
            fault,
            blamed,
            ..Line::default()
        }
    }
}

impl Ply {
    fn new<G: Score>(text: String, notes: &Notes) -> Ply {
        let mut drawn = Drawn::default();
        Ply {
            text,
            before: shown::<G>(notes.before.as_str(), &mut drawn),
            nags: notes.nags.clone(),
            after: shown::<G>(notes.after.as_str(), &mut drawn),
            unjudged: String::new(),
            clock: notes.clock,
            drawn,
        }
    }
}

fn written(position: &Position, mv: Move) -> String {
    San::of(position, mv).map_or_else(|| mv.to_string(), |san| san.to_string())
}

/// A comment without what is meant for programs. Of that, what can be drawn is.
fn shown<G: Score>(comment: &str, drawn: &mut Drawn) -> String {
    drawn.take::<G>(&besides(comment))
}
