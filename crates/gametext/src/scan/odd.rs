//! What no standard has: tags that are none, delimiters of forums, HTML.

use std::borrow::Cow;

use crate::error::{Flaw, excerpt};
use crate::limits;
use crate::place::Mark;
use crate::remark::{Oddity, Remark};

use super::words::ends_game;
use super::{Event, Format, Scanner, is_blank};

/// How many remarks on one game are kept: nobody reads more.
const MOST_REMARKS: usize = 100;

/// What may stand for the quotes around a value.
const QUOTES: [&str; 9] = ["\"", "&quot;", "“", "”", "„", "«", "»", "''", "'"];

impl<'a> Scanner<'a> {
    /// Takes what has been remarked so far, in the order of the text.
    pub(crate) fn take_remarks(&mut self) -> Vec<(usize, Flaw)> {
        let mut remarks = core::mem::take(&mut self.remarks);
        remarks.sort_by_key(|(at, _)| *at);
        remarks
    }

    /// Lets the moves end with what the tag tells as result, however that is written. Results of
    /// several players have one form.
    pub(crate) fn expect_result(&mut self, told: &str) {
        if self.format == Format::Many {
            return;
        }
        let told = told.trim();
        let is_sign = told.bytes().any(|byte| !byte.is_ascii_digit());
        let is_move = self.format != Format::Pdn && self.may_be_move(told);
        self.told_result = (is_sign && (2..=limits::RESULT).contains(&told.len()) && !is_move)
            .then(|| told.to_owned());
    }

    /// What has not been read yet.
    pub fn rest(&self) -> &'a str {
        self.text_from(self.at)
    }

    /// The text from a byte on.
    pub fn text_from(&self, at: usize) -> &'a str {
        self.slice(at, self.text.len())
    }

    /// The remarks on a game that begins at a mark, with their places, in the order of the text.
    pub(crate) fn placed(&self, begin: Mark, mut remarks: Vec<(usize, Oddity)>) -> Vec<Remark> {
        remarks.sort_by_key(|(at, _)| *at);
        let mut mark = begin;
        let placed = remarks.into_iter().map(|(at, oddity)| {
            mark = self.moved(mark, at);
            Remark {
                place: mark.place,
                oddity,
            }
        });
        placed.collect()
    }

    /// Goes on from a mark to a byte behind it.
    pub(crate) fn moved(&self, mark: Mark, at: usize) -> Mark {
        mark.moved_to(self.text, at.max(mark.offset))
    }

    /// Passes over the rest of a line that tells of no game, up to the number with which one
    /// begins.
    pub(crate) fn skip_heading(&mut self, at: usize) {
        let rest = self.slice(self.at, self.line_end(self.at));
        let begins = |(at, _): &(usize, &str)| {
            let before = rest.get(..*at).unwrap_or_default();
            before.ends_with(is_blank)
        };
        let first = rest.match_indices("1.").find(begins);
        self.at += first.map_or(rest.len(), |(at, _)| at);
        self.pass_over(at);
    }

    /// Returns whether the game's text ends here: the line ends, and then comes an empty line, a
    /// tag, or the end.
    pub fn ends_game(&self) -> bool {
        ends_game(self.rest())
    }

    /// Remarks on what stands at a byte.
    pub(super) fn remark(&mut self, at: usize, flaw: Flaw) {
        if self.remarks.len() < MOST_REMARKS {
            self.remarks.push((at, flaw));
        }
    }

    /// Remarks that what stands between a byte and this place is passed over.
    pub(super) fn pass_over(&mut self, at: usize) {
        let text = excerpt(self.slice(at, self.at));
        self.remark(at, Flaw::Stray { text });
    }

    /// Takes what stands behind a bracket that begins no proper tag: mended, if it can be
    /// understood.
    pub(super) fn odd_tag(&mut self) -> Option<Event<'a>> {
        let at = self.at;
        let line_end = self.near_line_end(at);
        let line = self.slice(at, line_end);
        if line.starts_with("[[") {
            self.at += 1;
            self.pass_over(at);
            return None;
        }
        if line.starts_with("[%") {
            // A command that has lost its braces.
            let close = line.find(']');
            self.at = close.map_or(line_end, |end| at + end + 1);
            return match close {
                Some(_) => Some(Event::Comment(self.slice(at, self.at))),
                None => {
                    self.pass_over(at);
                    self.hidden(at)
                }
            };
        }
        if let Some(event) = self.tag_over_lines(at) {
            return Some(event);
        }
        let close = line.rfind(']').unwrap_or(line.len());
        let inner = line.get(1..close).unwrap_or_default().trim();
        let begins_line = self.begins_indented_line(at);
        let length = inner.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let name = inner
            .get(..length.unwrap_or(inner.len()))
            .unwrap_or_default();
        let behind = inner.get(name.len()..).unwrap_or_default();
        let rest = behind.trim();
        // `[Black's club "x"]` says nothing of Black.
        let is_apart = !behind.starts_with('\'') || behind.ends_with('\'');
        let is_name = is_apart && name.starts_with(|c: char| c.is_ascii_uppercase());
        let is_tag = begins_line && is_name && !rest.is_empty();
        // Anything else ends with the first bracket that closes it.
        let first = line.find(']').map_or(1, |end| end + 1);
        self.at = match is_tag {
            true => at + (close + 1).min(line.len()),
            false => at + first,
        };
        if self.at - at > limits::TAG {
            self.at = line_end;
            self.remark(at, Flaw::TooLong(crate::error::Part::Tag));
            return self.hidden(at);
        }
        let text = excerpt(self.slice(at, self.at));
        self.remark(at, Flaw::Tag { text });
        // `[White Elo "1900"]` says nothing of White.
        let quoted = QUOTES.iter().find(|quote| rest.starts_with(**quote));
        let is_plain = quoted.is_some() || !QUOTES.iter().take(3).any(|quote| rest.contains(quote));
        if !(is_tag && is_plain) {
            return self.hidden(at);
        }
        Some(Event::Tag {
            name,
            value: Cow::Borrowed(unquoted(rest)),
        })
    }

    /// Where the line ends, or as far from here as a tag may be long.
    fn near_line_end(&self, at: usize) -> usize {
        let far = self.text.floor_char_boundary(at + limits::ODD_TAG);
        let near = self.text.as_bytes().get(at..far).unwrap_or_default();
        let length = near.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        at + length.unwrap_or(near.len())
    }

    /// Takes a tag over which the line ends: before its name, its value, or within that.
    fn tag_over_lines(&mut self, at: usize) -> Option<Event<'a>> {
        let end = (at + limits::ODD_TAG).min(self.text.len());
        let bytes = self.text.as_bytes().get(at..end).unwrap_or_default();
        // Nothing but one tag: it ends with the first bracket, and no other begins before.
        let close = bytes
            .iter()
            .skip(1)
            .position(|byte| matches!(byte, b']' | b'[' | b'{'))?
            + 1;
        if bytes.get(close) != Some(&b']') {
            return None;
        }
        let inner = self.slice(at + 1, at + close).trim();
        let lines = inner.matches('\n').count();
        let name = inner.find(|c: char| c.is_whitespace() || c == '"')?;
        let (name, value) = inner.split_at(name);
        let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic())
            && name.bytes().all(crate::tags::is_symbol);
        let before = self.slice(at + 1, at + close);
        if !is_name || value.contains("\n\n") || lines > 3 || !before.contains('\n') {
            return None;
        }
        self.at = at + close + 1;
        Some(Event::Tag {
            name,
            value: Cow::Borrowed(value),
        })
    }
}

/// A value without what stands for its quotes.
fn unquoted(value: &str) -> &str {
    let mut value = value;
    for quote in QUOTES {
        value = value.strip_prefix(quote).unwrap_or(value);
        value = value.strip_suffix(quote).unwrap_or(value);
    }
    value.trim()
}
