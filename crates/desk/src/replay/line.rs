//! The lines of a game: it itself, and its variations.

use rochade_gametext::{Notes, Reason};
use rochade_pgn::Branch;
use rochade_table::Entry;
use serde::Serialize;

use super::drawn::Drawn;
use crate::Fault;
use crate::said::besides;
use crate::score::{Score, WrittenMove};

/// A line of moves with what is said of them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The line from which it departs, by its place in the list; 0 for the game, which departs from
    /// none.
    pub parent: usize,
    /// The number of plies before it, from the start of the game. It replaces the next move of the
    /// line in which it stands.
    pub at: usize,
    /// What is said before its first move.
    pub preface: String,
    /// What is drawn on the board before the first move of the game.
    #[serde(skip_serializing_if = "Drawn::is_empty")]
    pub drawn: Drawn,
    /// Its moves.
    pub plies: Vec<Ply>,
    /// A word for why it ends there, if not all of it can be read: one of
    /// [`FAULT_WORDS`](crate::FAULT_WORDS).
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
    /// The eval of the position after it: `+0.35`, `#-3`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub eval: Option<String>,
    /// What is drawn on the board.
    #[serde(skip_serializing_if = "Drawn::is_empty")]
    pub drawn: Drawn,
    /// After a null move, what follows is played from here: a saved text. Else it is empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub start: String,
}

/// Sets up a position, given as FEN, at a table, and returns that as a saved text; `None` if it
/// can't be played.
pub(super) type Begin<'a> = &'a dyn Fn(&str) -> Option<String>;

impl Line {
    /// The game itself, with its moves as the table has them. `is_from_comment`: the comment before
    /// all moves was replayed for what came before them.
    pub(super) fn of_game<G: Score>(
        game: &G,
        moves: &[Entry],
        unjudged: bool,
        is_from_comment: bool,
        begin: Begin<'_>,
    ) -> Line {
        let mut drawn = Drawn::default();
        let mut preface = shown(game, game.sheet().preface.as_str(), &mut drawn);
        if is_from_comment {
            preface.clear();
        }
        let at_table = |entry: &Entry| WrittenMove {
            text: entry.notation.clone(),
            passed: None,
        };
        let mut told: Vec<WrittenMove> = moves.iter().map(at_table).collect();
        if told.len() < game.len() {
            // The table has no null moves: from the first one on, the moves stand in the text only.
            let rest = game.written_moves().into_iter().skip(told.len());
            told.extend(rest);
        }
        let mut line = Line {
            preface,
            drawn,
            ..Line::default()
        };
        line.add(game, told.into_iter().zip(game.sheet().notes()), begin);
        for (ply, notes) in line.plies.iter_mut().zip(game.sheet().notes()) {
            if unjudged {
                ply.unjudged = notes.variations.as_str().to_owned();
            }
        }
        line
    }

    pub(super) fn of_branch(branch: &Branch, begin: Begin<'_>) -> Line {
        let Branch {
            parent,
            at,
            line: told,
            fault,
        } = branch;
        let (fault, blamed) = fault.as_ref().map(Reason::told).unwrap_or_default();
        let mut drawn = Drawn::default();
        let mut line = Line {
            // The game itself is the first line.
            parent: parent.map_or(0, |parent| parent + 1),
            at: *at,
            preface: shown(told, told.sheet().preface.as_str(), &mut drawn),
            fault,
            blamed: blamed.to_owned(),
            ..Line::default()
        };
        line.add(
            told,
            told.written_moves().into_iter().zip(told.sheet().notes()),
            begin,
        );
        // The place before a variation is another line's: what is drawn there is seen with its
        // first move.
        if let Some(first) = line.plies.first_mut() {
            drawn.add(std::mem::take(&mut first.drawn));
            first.drawn = drawn;
        }
        line
    }

    /// Adds moves, up to a null move after which no table can be laid.
    fn add<'a, G: Score>(
        &mut self,
        game: &G,
        moves: impl Iterator<Item = (WrittenMove, &'a Notes)>,
        begin: Begin<'_>,
    ) {
        for (told, notes) in moves {
            let start = told.passed.as_deref().map(begin);
            if start == Some(None) {
                (self.fault, self.blamed) = (Fault::ILLEGAL, told.text);
                break;
            }
            self.plies.push(Ply {
                start: start.flatten().unwrap_or_default(),
                ..Ply::new(game, told.text, notes)
            });
        }
    }
}

impl Ply {
    fn new<G: Score>(game: &G, text: String, notes: &Notes) -> Ply {
        let mut drawn = Drawn::default();
        Ply {
            text,
            before: shown(game, notes.before.as_str(), &mut drawn),
            nags: notes.nags.clone(),
            after: shown(game, notes.after.as_str(), &mut drawn),
            unjudged: String::new(),
            clock: notes.clock,
            eval: notes.eval.map(|eval| format!("{eval:+}")),
            drawn,
            start: String::new(),
        }
    }
}

/// A comment without what is meant for programs. Of that, what can be drawn is.
fn shown<G: Score>(game: &G, comment: &str, drawn: &mut Drawn) -> String {
    drawn.take(game, &besides(comment))
}
