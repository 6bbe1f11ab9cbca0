//! What may be long: comments and variations.

use crate::error::{Flaw, Part};
use crate::limits;

use super::{Event, Scanner};

impl<'a> Scanner<'a> {
    /// Takes the comment whose brace stands here. One that doesn't end, ends before the next game.
    pub(super) fn comment(&mut self) -> &'a str {
        let at = self.at;
        let (end, closed) = self.comment_end(at, true);
        self.at = if closed { end + 1 } else { end };
        if !closed {
            self.remark(at, Flaw::Unterminated(Part::Comment));
        }
        self.slice(at + 1, end)
    }

    /// Takes the comment whose semicolon stands here.
    pub(super) fn line_comment(&mut self) -> &'a str {
        let at = self.at;
        self.at = self.line_end(at);
        self.slice(at + 1, self.at)
    }

    /// Takes the variation whose bracket stands here, without judging what is in it, or leaves it
    /// out. One that doesn't end, ends with the game.
    pub(super) fn variation(&mut self) -> Event<'a> {
        let start = self.at;
        let (mut depth, mut deepest) = (0_usize, 0);
        let mut at = start;
        let closed = loop {
            match self.byte(at) {
                None => break false,
                Some(b'(') => depth += 1,
                Some(b')') if depth == 1 => break true,
                Some(b')') => depth -= 1,
                Some(b'{') => {
                    let (end, closed) = self.comment_end(at, false);
                    at = end;
                    if !closed {
                        break false;
                    }
                }
                // The end of the line itself is looked at in the next round.
                Some(b';') => {
                    at = self.line_end(at);
                    continue;
                }
                Some(b'%') if self.begins_line(at) => {
                    at = self.line_end(at);
                    continue;
                }
                Some(b'\n' | b'\r') if self.is_tag_line(at + 1) => break false,
                Some(_) => {}
            }
            deepest = deepest.max(depth);
            at += 1;
        };
        let inner = self.slice(start + 1, at);
        self.at = if closed { at + 1 } else { at };
        let flaw = if deepest > limits::DEPTH {
            Some(Flaw::TooDeep)
        } else if at - start > limits::VARIATIONS {
            Some(Flaw::TooLong(Part::Variation))
        } else if !closed {
            Some(Flaw::Unterminated(Part::Variation))
        } else {
            None
        };
        if let Some(flaw) = flaw {
            self.remark(start, flaw);
            return Event::LeftOut(inner);
        }
        match inner {
            // A draw is offered.
            "=" => Event::Comment(self.slice(start, self.at)),
            _ => Event::Variation(inner),
        }
    }

    /// Where a comment ends, and whether a brace closes it there. It is taken for unclosed if a
    /// line that begins with a tag, and another opening brace, come before the closing one. One
    /// that `nests` may hold braces that are closed again.
    fn comment_end(&self, start: usize, nests: bool) -> (usize, bool) {
        let bytes = self.text.as_bytes().get(start..).unwrap_or_default();
        let (mut tag, mut braces) = (None, 0_usize);
        let mut index = 0;
        while let Some(byte) = bytes.get(index) {
            super::look(1);
            match byte {
                b'{' if index > 0 => {
                    if let Some(tag) = tag {
                        return (tag, false);
                    }
                    braces += 1;
                }
                b'}' if nests && braces > 0 && self.is_followed_by_stray(start + index + 1) => {
                    braces -= 1
                }
                b'}' => return (start + index, true),
                b'\n' | b'\r' if tag.is_none() && self.is_tag_line(start + index + 1) => {
                    tag = Some(start + index + 1);
                }
                _ => {}
            }
            index += 1;
        }
        (tag.unwrap_or(self.text.len()), false)
    }

    /// Whether the next brace is another one that closes, with nothing between that could be a
    /// move.
    fn is_followed_by_stray(&self, at: usize) -> bool {
        const NEAR: usize = 200;
        let end = (at + NEAR).min(self.text.len());
        let near = self.text.as_bytes().get(at..end).unwrap_or_default();
        let Some(brace) = near.iter().position(|byte| matches!(byte, b'{' | b'}')) else {
            return false;
        };
        let between = near.get(..brace).unwrap_or_default();
        let is_move = |pair: &[u8]| matches!(pair, [b'a'..=b'h' | b'0'..=b'9', b'1'..=b'8' | b'.']);
        near.get(brace) == Some(&b'}') && !between.windows(2).any(is_move)
    }
}
