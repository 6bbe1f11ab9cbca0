//! Tags: `[White "Anna \"the Rook\" Berg"]`.

use std::borrow::Cow;

use crate::error::{Flaw, Part};
use crate::limits;
use crate::tags::is_symbol;

use super::{Event, Scanner};

impl<'a> Scanner<'a> {
    /// Takes the tag whose bracket stands here; nothing, if it is passed over.
    pub(super) fn tag(&mut self) -> Option<Event<'a>> {
        let at = self.at;
        let Some((name, value)) = self.tag_head(at) else {
            return self.odd_tag();
        };
        let mut end = value;
        loop {
            // Every byte may be escaped.
            if end - value > 2 * limits::TAG {
                self.at = self.line_end(end);
                self.remark(at, Flaw::TooLong(Part::Tag));
                return self.hidden(at);
            }
            match self.byte(end) {
                None | Some(b'\n' | b'\r') => return self.odd_tag(),
                Some(b'\\') if matches!(self.byte(end + 1), Some(b'"' | b'\\')) => end += 2,
                // A quote that nobody escaped is part of the value: only the last one ends it.
                Some(b'"') => {
                    let close = self.after_spaces(end + 1);
                    if self.byte(close) == Some(b']') {
                        self.at = close + 1;
                        break;
                    }
                    end += 1;
                }
                Some(_) => end += 1,
            }
        }
        Some(Event::Tag {
            name,
            value: unescaped(self.slice(value, end)),
        })
    }

    /// Whether the line that begins at a byte begins with a tag. Blanks may stand before it.
    pub(super) fn is_tag_line(&self, line: usize) -> bool {
        self.tag_head(self.after_spaces(line)).is_some()
    }

    /// The name of the tag whose bracket stands at a byte, and where its value begins.
    fn tag_head(&self, at: usize) -> Option<(&'a str, usize)> {
        if self.byte(at) != Some(b'[') {
            return None;
        }
        let name = self.after_spaces(at + 1);
        let mut end = name;
        while self.byte(end).is_some_and(is_symbol) {
            end += 1;
        }
        let quote = self.after_spaces(end);
        let fits = end > name && self.byte(quote) == Some(b'"');
        fits.then(|| (self.slice(name, end), quote + 1))
    }

    pub(super) fn after_spaces(&self, mut at: usize) -> usize {
        while matches!(self.byte(at), Some(b' ' | b'\t')) {
            at += 1;
        }
        at
    }
}

/// A value without the backslashes before quotes and backslashes.
fn unescaped(value: &str) -> Cow<'_, str> {
    if !value.contains('\\') {
        return Cow::Borrowed(value);
    }
    let mut text = String::with_capacity(value.len());
    let mut rest = value.chars();
    while let Some(c) = rest.next() {
        let escaped = rest.as_str().starts_with(['"', '\\']);
        let meant = match c {
            '\\' if escaped => rest.next(),
            _ => None,
        };
        text.push(meant.unwrap_or(c));
    }
    Cow::Owned(text)
}
