use crate::command::Commands;
use crate::error::{Flaw, Part};
use crate::limits;

/// The text of a comment, in the form in which it reads back equal: on one line, with single
/// blanks, without braces (round brackets stand for them), and without the commands that
/// [`Notes`](crate::Notes) keep as something else.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Text(String);

impl Text {
    /// No comment.
    pub const EMPTY: Text = Text(String::new());

    /// Brings a text into that form.
    ///
    /// # Errors
    ///
    /// [`Flaw::TooLong`], beyond [`limits::COMMENT`].
    pub fn new(text: &str) -> Result<Text, Flaw> {
        let mut new = Text::EMPTY;
        new.add(text)?;
        Ok(new)
    }

    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether there is no comment.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds another comment at the same place. Gives what its commands told.
    pub(crate) fn add(&mut self, comment: &str) -> Result<Commands, Flaw> {
        let text = &mut self.0;
        let mut told = Commands::default();
        push_blank(text, 0);
        for c in comment.chars() {
            match c {
                _ if is_blank(c) => push_blank(text, 0),
                // Neither ends a comment too early, nor lets one seem open, for whoever reads it.
                '{' => text.push('('),
                '}' => text.push(')'),
                _ => text.push(c),
            }
            // Taken away at the very moment when it is complete, no command can arise from what is
            // left around another one.
            if c == ']' {
                told.take_from_end(text);
            }
        }
        text.truncate(text.trim_end_matches(' ').len());
        if text.len() <= limits::COMMENT {
            return Ok(told);
        }
        // What fits is kept.
        text.truncate(text.floor_char_boundary(limits::COMMENT));
        text.truncate(text.trim_end_matches(' ').len());
        Err(Flaw::TooLong(Part::Comment))
    }
}

/// Whether a character is no more than a blank in a text: ASCII's blanks and control characters.
pub(crate) fn is_blank(c: char) -> bool {
    c <= ' ' || c == '\u{7f}'
}

/// Adds a blank, unless there is one already or nothing stands after `start`.
pub(crate) fn push_blank(text: &mut String, start: usize) {
    if text.len() > start && !text.ends_with(' ') {
        text.push(' ');
    }
}
