//! Writing: the export format of the standard's section 8, with lines of at most 79 columns
//! wherever there is a blank to break at.

use core::fmt::{self, Write};

use crate::notes::Notes;
use crate::result::GameResult;
use crate::tags::{RESULT, ROSTER, Tags};

const COLUMNS: usize = 79;

/// Writes the tags that every game has.
pub fn write_head(f: &mut fmt::Formatter<'_>, tags: &Tags, result: GameResult) -> fmt::Result {
    for (name, unknown) in ROSTER {
        write_tag(f, name, tags.get(name).unwrap_or(unknown))?;
    }
    write_tag(f, RESULT, result.text())
}

/// Writes one tag.
pub fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(c)?;
    }
    f.write_str("\"]\n")
}

/// Words put together to lines.
#[expect(missing_debug_implementations, reason = "a formatter has none")]
pub struct Lines<'a, 'f> {
    to: &'a mut fmt::Formatter<'f>,
    column: usize,
    /// Whether the last word has to keep the next one beside it.
    tied: bool,
}

impl<'a, 'f> Lines<'a, 'f> {
    /// Nothing is written yet.
    pub fn new(to: &'a mut fmt::Formatter<'f>) -> Lines<'a, 'f> {
        Lines {
            to,
            column: 0,
            tied: false,
        }
    }

    /// Begins a new line, unless nothing stands on this one.
    pub fn next_line(&mut self) -> fmt::Result {
        if self.column > 0 {
            self.to.write_char('\n')?;
            self.column = 0;
        }
        Ok(())
    }

    /// Writes a comment in braces, if there is one.
    pub fn comment(&mut self, text: &str) -> fmt::Result {
        match text {
            "" => Ok(()),
            // Right behind the brace it would say in PDN that a man was blown.
            _ if text.starts_with('~') => self.words(&format!("{{ {text}}}")),
            _ => self.words(&format!("{{{text}}}")),
        }
    }

    /// Writes what may be broken where blanks stand.
    pub fn words(&mut self, text: &str) -> fmt::Result {
        text.split(' ')
            .filter(|word| !word.is_empty())
            .try_for_each(|word| self.word(word))
    }

    /// Writes what is said of a move, after it.
    pub fn notes(&mut self, notes: &Notes) -> fmt::Result {
        for nag in &notes.nags {
            self.word(&format!("${nag}"))?;
        }
        let commands = notes.commands();
        if !commands.is_empty() {
            // In one piece: other programs look for a command on one line.
            self.word(&format!("{{{commands}}}"))?;
        }
        self.comment(notes.after.as_str())?;
        self.words(notes.variations.as_str())
    }

    /// Writes what must not be broken.
    pub fn word(&mut self, word: &str) -> fmt::Result {
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
