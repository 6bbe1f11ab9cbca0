//! Writing a game: the export format of the standard's section 8, with lines of at most 79 columns
//! wherever there is a blank to break at.

use core::fmt::{self, Write};

use rochade_chess::{Color, Position, San};

use crate::clock;
use crate::game::Game;
use crate::tags::{FEN, RESULT, ROSTER, SET_UP};

const COLUMNS: usize = 79;

/// Writes PGN, with a line break at the end. Between games there has to be an empty line.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, unknown) in ROSTER {
            write_tag(f, name, self.tags.get(name).unwrap_or(unknown))?;
        }
        write_tag(f, RESULT, self.result.text())?;
        // Compared with the counters, which don't make positions differ but are written.
        if self.start().to_setup() != Position::initial().to_setup() {
            write_tag(f, SET_UP, "1")?;
            write_tag(f, FEN, &self.start().to_string())?;
        }
        for (name, value) in self.tags.others() {
            write_tag(f, name, value)?;
        }
        f.write_char('\n')?;
        write_moves(&mut Lines::new(f), self)?;
        f.write_char('\n')
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(c)?;
    }
    f.write_str("\"]\n")
}

fn write_moves(lines: &mut Lines<'_, '_>, game: &Game) -> fmt::Result {
    lines.comment(game.preface.as_str())?;
    let mut position = *game.start();
    let mut interrupted = true;
    for (mv, notes) in game.plies() {
        let white = position.turn() == Color::White;
        // A comment before the move is told from one after the previous move by the number.
        if white || interrupted || !notes.before.is_empty() {
            let dots = if white { "." } else { "..." };
            lines.word(&format!("{}{dots}", position.fullmove_number()))?;
        }
        lines.comment(notes.before.as_str())?;
        if let Some(san) = San::of(&position, mv) {
            lines.word(&san.to_string())?;
        }
        for nag in &notes.nags {
            lines.word(&format!("${nag}"))?;
        }
        if let Some(left) = notes.clock {
            // In one piece: other programs look for the command on one line.
            lines.word(&format!("{{{}}}", clock::command(left)))?;
        }
        lines.comment(notes.after.as_str())?;
        lines.words(notes.variations.as_str())?;
        interrupted =
            notes.clock.is_some() || !notes.after.is_empty() || !notes.variations.is_empty();
        position = position.play_unchecked(mv);
    }
    lines.word(game.result.text())
}

/// Words put together to lines.
struct Lines<'a, 'f> {
    to: &'a mut fmt::Formatter<'f>,
    column: usize,
    /// Whether the last word has to keep the next one beside it.
    tied: bool,
}

impl<'a, 'f> Lines<'a, 'f> {
    fn new(to: &'a mut fmt::Formatter<'f>) -> Lines<'a, 'f> {
        Lines {
            to,
            column: 0,
            tied: false,
        }
    }

    fn comment(&mut self, text: &str) -> fmt::Result {
        match text {
            "" => Ok(()),
            _ => self.words(&format!("{{{text}}}")),
        }
    }

    fn words(&mut self, text: &str) -> fmt::Result {
        text.split(' ')
            .filter(|word| !word.is_empty())
            .try_for_each(|word| self.word(word))
    }

    fn word(&mut self, word: &str) -> fmt::Result {
        let width = word.chars().count();
        // At the beginning of a line these would be an escape, or a tag.
        let tied = self.tied || word.starts_with(['%', '[']);
        if self.column > 0 && self.column + 1 + width > COLUMNS && !tied {
            self.to.write_char('\n')?;
            self.column = 0;
        } else if self.column > 0 {
            self.to.write_char(' ')?;
            self.column += 1;
        }
        self.to.write_str(word)?;
        self.column += width;
        // Commands like `[%cal Ga1a8]` stay together for other programs.
        let command = word.trim_start_matches(['{', '(']).starts_with("[%");
        self.tied = command && !word.contains(']');
        Ok(())
    }
}
