//! What may be long: comments and variations.

use crate::error::{Flaw, Part};
use crate::limits;

use super::{Fault, Scanner};

impl<'a> Scanner<'a> {
    /// Takes the comment whose brace stands here.
    pub(super) fn comment(&mut self) -> Result<&'a str, Fault> {
        let at = self.at;
        let end = self.comment_end(at, limits::COMMENT)?;
        self.at = end + 1;
        Ok(self.slice(at + 1, end))
    }

    /// Takes the comment whose semicolon stands here.
    pub(super) fn line_comment(&mut self) -> Result<&'a str, Fault> {
        let at = self.at;
        self.at = self.line_comment_end(at)?;
        Ok(self.slice(at + 1, self.at))
    }

    /// Takes the variation whose bracket stands here, without judging what is in it.
    pub(super) fn variation(&mut self) -> Result<&'a str, Fault> {
        let start = self.at;
        let mut depth = 0;
        let mut at = start;
        let unterminated = || Fault {
            at: start,
            reason: Flaw::Unterminated(Part::Variation),
        };
        loop {
            if at - start > limits::VARIATIONS {
                let reason = Flaw::TooLong(Part::Variation);
                return Err(Fault { at: start, reason });
            }
            match self.byte(at).ok_or_else(unterminated)? {
                b'(' if depth == limits::DEPTH => {
                    let reason = Flaw::TooDeep;
                    return Err(Fault { at, reason });
                }
                b'(' => depth += 1,
                b')' if depth == 1 => {
                    self.at = at + 1;
                    return Ok(self.slice(start + 1, at));
                }
                b')' => depth -= 1,
                b'{' => at = self.comment_end(at, limits::COMMENT)?,
                // The end of the line itself is looked at in the next round.
                b';' => {
                    at = self.line_comment_end(at)?;
                    continue;
                }
                b'%' if self.begins_line(at) => {
                    at = self.line_end(at);
                    continue;
                }
                b'\n' | b'\r' if self.is_tag_line(at + 1) => return Err(unterminated()),
                _ => {}
            }
            at += 1;
        }
    }

    /// Where the closing brace of a comment stands. A line that begins with a tag is taken for the
    /// next game, so that a brace left open can't swallow it.
    pub(super) fn comment_end(&self, start: usize, limit: usize) -> Result<usize, Fault> {
        let fault = |reason| Fault { at: start, reason };
        let bytes = self.text.as_bytes().get(start..).unwrap_or_default();
        for (index, byte) in bytes.iter().enumerate() {
            match byte {
                b'}' => return Ok(start + index),
                b'\n' | b'\r' if self.is_tag_line(start + index + 1) => break,
                _ if index > limit => return Err(fault(Flaw::TooLong(Part::Comment))),
                _ => {}
            }
        }
        Err(fault(Flaw::Unterminated(Part::Comment)))
    }

    fn line_comment_end(&self, start: usize) -> Result<usize, Fault> {
        let end = self.line_end(start);
        match end - start > limits::COMMENT + 1 {
            true => Err(Fault {
                at: start,
                reason: Flaw::TooLong(Part::Comment),
            }),
            false => Ok(end),
        }
    }
}
