//! Finding the next game after an error.

use super::Scanner;

impl Scanner<'_> {
    /// Skips a game from within its tags on.
    pub(super) fn skip_tags_and_moves(&mut self) {
        // A tag section ends with the first line that isn't one of its own: an empty one, or moves.
        loop {
            let end = self.line_end(self.at);
            let next = match self.text.get(end..end + 2) {
                Some("\r\n") => end + 2,
                _ => end + 1,
            };
            self.at = next.min(self.text.len());
            if self.byte(self.after_spaces(self.at)) != Some(b'[') {
                return self.skip_moves();
            }
        }
    }

    /// Skips a game from within its moves on: up to the token that ends it, or to a line that
    /// begins with a tag. What stands in comments and variations counts as neither.
    pub(super) fn skip_moves(&mut self) {
        let mut depth: usize = 0;
        loop {
            self.skip_blanks();
            let at = self.at;
            match self.byte(at) {
                None => return,
                Some(b'[') if self.begins_indented_line(at) && self.is_tag_line(at) => return,
                Some(b'{') => drop(self.comment()),
                Some(b';') => self.at = self.line_end(at),
                Some(b'%') if self.begins_line(at) => self.at = self.line_end(at),
                Some(b'*') if depth == 0 && !self.follows_move(at) => {
                    self.at += 1;
                    return;
                }
                Some(_) if depth == 0 && self.result_of_many().is_some() => return,
                Some(byte) => {
                    let word = self.word();
                    if depth == 0 && self.format.result(word).is_some() {
                        return;
                    }
                    // A sign may be longer than a byte.
                    if word.is_empty() && self.glyph().is_none() {
                        self.at += 1;
                    }
                    match byte {
                        b'(' => depth += 1,
                        b')' => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                }
            }
        }
    }

    /// Whether nothing but blanks stands before a byte in its line.
    pub(super) fn begins_indented_line(&self, at: usize) -> bool {
        let before = self.text.as_bytes().get(..at).unwrap_or_default();
        let last = before
            .iter()
            .rposition(|byte| !matches!(byte, b' ' | b'\t'));
        super::look(at - last.unwrap_or(0));
        last.is_none_or(|last| matches!(before.get(last), Some(b'\n' | b'\r')))
    }
}
