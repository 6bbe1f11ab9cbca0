//! Writing a game of chess.

use core::fmt::{self, Write};

use rochade_chess::{Color, Position, San};
use rochade_gametext::{Lines, write_head, write_tag};

use crate::dialect::{FEN, SET_UP};
use crate::game::{Game, NULL, after};

/// Writes PGN, with a line break at the end. Between games there has to be an empty line.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_head(f, self.sheet.tags(), self.sheet.result)?;
        // Compared with the counters, which don't make positions differ but are written.
        if self.start().to_setup() != Position::initial().to_setup() {
            write_tag(f, SET_UP, "1")?;
            write_tag(f, FEN, &self.start().to_string())?;
        }
        for (name, value) in self.sheet.tags().others() {
            write_tag(f, name, value)?;
        }
        f.write_char('\n')?;
        let mut lines = Lines::new(f);
        write_moves(&mut lines, self)?;
        lines.word(self.sheet.result.text())?;
        f.write_char('\n')
    }
}

impl Game {
    /// Returns the moves as they stand in a text, with numbers and what is said of them.
    pub fn movetext(&self) -> String {
        fmt::from_fn(|f| write_moves(&mut Lines::new(f), self)).to_string()
    }
}

fn write_moves(lines: &mut Lines<'_, '_>, game: &Game) -> fmt::Result {
    lines.comment(game.sheet.preface.as_str())?;
    let mut position = *game.start();
    let mut interrupted = true;
    for (mv, notes) in game.plies() {
        let white = position.turn() == Color::White;
        // Only the number of the move shows whether a comment stands before it or after the
        // previous one.
        if white || interrupted || !notes.before.is_empty() {
            let dots = if white { "." } else { "..." };
            lines.word(&format!("{}{dots}", position.fullmove_number()))?;
        }
        lines.comment(notes.before.as_str())?;
        match mv {
            None => lines.word(NULL)?,
            Some(mv) => {
                if let Some(san) = San::of(&position, mv) {
                    lines.word(&san.to_string())?;
                }
            }
        }
        lines.notes(notes)?;
        interrupted = notes.interrupts();
        position = after(&position, mv);
    }
    Ok(())
}
