//! The parts of PGN, and of the formats that are made like it; without the rules of the games.
//!
//! The scanner goes forward only; what it looks at twice, it looks at no third time. So its work is
//! proportional to the length of the text, whatever the text is.

#[cfg(feature = "counted")]
pub mod counted;
mod format;
mod long;
mod markup;
mod odd;
mod signs;
mod skip;
mod tag;
mod words;

use std::borrow::Cow;

use crate::error::{Flaw, GameError, excerpt};
use crate::place::{Mark, Place};
use crate::result::GameResult;

pub use format::Format;
pub use signs::sign_before;

/// A part of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event<'a> {
    /// A tag.
    Tag {
        /// Its name.
        name: &'a str,
        /// Its value, without the escapes.
        value: Cow<'a, str>,
    },
    /// The number of a move, or the dots that stand for a move of White.
    Number(Number),
    /// What should be a move.
    Move(&'a str),
    /// A numeric annotation glyph, or the sign for it (`!` is 1).
    Nag(u8),
    /// What stands in braces, or between a semicolon and the end of the line.
    Comment(&'a str),
    /// What stands in round brackets, with all that is nested there.
    Variation(&'a str),
    /// What stands between slashes: a position, in PDN only.
    Setup(&'a str),
    /// The token that ends a game.
    Result(GameResult),
    /// A text of no known kind that might be a move, be part of one, or hold one.
    Unknown(&'a str),
    /// A text that is left out: a `%` line, or variations beyond the limits.
    LeftOut(&'a str),
}

/// The number of a move, as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The number; nothing if there are dots alone, or too many digits.
    pub value: Option<u32>,
    /// The number of dots behind it; a bracket counts as one.
    pub dots: usize,
}

impl Number {
    /// Returns the flaw that moves are missing before this number.
    pub(crate) fn gap(self) -> Flaw {
        let value = self.value.map(|value| value.to_string());
        let text = value.unwrap_or_default() + &".".repeat(self.dots);
        Flaw::Gap {
            text: excerpt(&text),
        }
    }
}

/// A part of a game, with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token<'a> {
    /// The byte of the text at which it begins.
    pub at: usize,
    /// What it is.
    pub event: Event<'a>,
}

/// What is wrong at a byte of the text.
#[derive(Clone, Debug)]
pub struct Fault<R = Flaw> {
    /// The byte.
    pub at: usize,
    /// What is wrong there.
    pub reason: R,
}

impl Fault {
    /// The same fault among the reasons that a game has.
    pub(crate) fn widen<R: From<Flaw>>(self) -> Fault<R> {
        Fault {
            at: self.at,
            reason: self.reason.into(),
        }
    }
}

/// An iterator over the parts of all games of a text.
///
/// After an error it goes on with the next game: after the token that ends this one, or with the
/// next line that begins a tag section. The end of a game without such a token is not seen here.
#[derive(Clone, Debug)]
pub struct Scanner<'a> {
    text: &'a str,
    format: Format,
    /// Always at the boundary of a character.
    at: usize,
    /// The furthest place that was asked for.
    mark: Mark,
    /// What was mended or passed over, and at which byte.
    remarks: Vec<(usize, Flaw)>,
    /// The result as its tag writes it, if the moves may end with the same.
    told_result: Option<String>,
}

impl<'a> Scanner<'a> {
    /// Scans PGN from its beginning.
    pub fn new(text: &'a str) -> Scanner<'a> {
        Scanner::resume(text, Format::Pgn, Mark::start(text))
    }

    /// Goes on where another scanner of the same text has stopped.
    pub fn resume(text: &'a str, format: Format, mark: Mark) -> Scanner<'a> {
        // A mark of another text finds nothing rather than half a character.
        let at = match text.is_char_boundary(mark.offset) {
            true => mark.offset,
            false => text.len(),
        };
        Scanner {
            text,
            format,
            at,
            mark,
            remarks: Vec::new(),
            told_result: None,
        }
    }

    /// How many bytes have been read.
    pub const fn offset(&self) -> usize {
        self.at
    }

    /// The line and column of a byte of the text.
    pub fn place(&mut self, at: usize) -> Place {
        self.mark_at(at).place
    }

    /// The line and column of a byte of the text, to go on there.
    pub(crate) fn mark_at(&mut self, at: usize) -> Mark {
        // Counted on from the last place: a text with many errors isn't counted through for each.
        let from = match at >= self.mark.offset {
            true => self.mark,
            false => Mark::start(self.text),
        };
        self.mark = from.moved_to(self.text, at);
        self.mark
    }

    /// Gives a token back, to be read again.
    pub(crate) fn back_to(&mut self, at: usize) {
        self.at = at;
    }

    /// The place of a fault, after which the scanner stands at the next game. Where the fault is in
    /// a tag, the rest of the tags are still to come.
    pub(crate) fn give_up(&mut self, at: usize, in_tags: bool) -> Place {
        let place = self.place(at);
        match in_tags {
            true => self.skip_tags_and_moves(),
            false => self.skip_moves(),
        }
        place
    }

    /// The next part; nothing at the end of the text.
    ///
    /// # Errors
    ///
    /// What is wrong with it. The scanner stands somewhere in this game then.
    pub fn token(&mut self) -> Result<Option<Token<'a>>, Fault> {
        loop {
            self.skip_blanks();
            look(1);
            let at = self.at;
            let Some(byte) = self.byte(at) else {
                return Ok(None);
            };
            let event = match byte {
                b'%' if self.begins_line(at) => {
                    self.at = self.line_end(at);
                    Event::LeftOut(self.slice(at, self.at))
                }
                b'[' => match self.tag() {
                    Some(event) => event,
                    None => continue,
                },
                b'{' => Event::Comment(self.comment()),
                b';' => Event::Comment(self.line_comment()),
                b'(' if self.begins_sign(at) => {
                    self.at += 1;
                    let sign = self.sign();
                    self.at += 1;
                    sign
                }
                b'(' => self.variation(),
                b'$' => match self.nag() {
                    Some(event) => event,
                    None => continue,
                },
                b'!' | b'?' => self.sign(),
                b'/' if self.format == Format::Pdn => self.setup()?,
                b'*' if self.follows_move(at) => {
                    self.at += 1;
                    Event::Nag(ONLY_MOVE)
                }
                b'*' => {
                    self.at += 1;
                    Event::Result(GameResult::Unknown)
                }
                // What stands before it may be no part of the game.
                b')' => {
                    self.at += 1;
                    self.unknown(at)
                }
                b'}' | b']' => {
                    self.at += 1;
                    self.pass_over(at);
                    continue;
                }
                b'<' | b'&' => match self.markup() {
                    Some(event) => event,
                    None => continue,
                },
                _ => match self.result_or_number() {
                    Some(event) => event,
                    None => match self.glyph() {
                        Some(nag) => Event::Nag(nag),
                        None => match self.word_event() {
                            Some(event) => event,
                            None => continue,
                        },
                    },
                },
            };
            return Ok(Some(Token { at, event }));
        }
    }

    fn skip_blanks(&mut self) {
        let rest = self.slice(self.at, self.text.len());
        let blanks = rest.len() - rest.trim_start_matches(is_blank).len();
        look(blanks);
        self.at += blanks;
    }

    fn byte(&self, at: usize) -> Option<u8> {
        look(1);
        self.text.as_bytes().get(at).copied()
    }

    fn slice(&self, from: usize, to: usize) -> &'a str {
        self.text.get(from..to).unwrap_or_default()
    }

    /// Whether a byte is the first of its line; an escape has to be.
    fn begins_line(&self, at: usize) -> bool {
        match at.checked_sub(1) {
            None => true,
            Some(before) => matches!(self.byte(before), Some(b'\n' | b'\r')),
        }
    }

    /// Whether an empty line stands before a byte that follows a blank.
    pub fn follows_empty_line(&self, at: usize) -> bool {
        let before = self.text.get(..at).unwrap_or_default();
        let blanks = before.len() - before.trim_end_matches(is_blank).len();
        look(blanks);
        let gap = before.bytes().rev().take(blanks);
        // An old line end of CR alone counts too, and CR LF once.
        let (lf, cr) = gap.fold((0, 0), |(lf, cr), byte| {
            (lf + u32::from(byte == b'\n'), cr + u32::from(byte == b'\r'))
        });
        lf.max(cr) > 1
    }

    /// Where the line ends in which a byte stands.
    fn line_end(&self, at: usize) -> usize {
        let rest = self.text.as_bytes().get(at..).unwrap_or_default();
        let length = rest.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        let length = length.unwrap_or(rest.len());
        look(length);
        at + length
    }
}

/// Counts what is looked at, where tests want that.
fn look(much: usize) {
    #[cfg(feature = "counted")]
    counted::count(much);
    #[cfg(not(feature = "counted"))]
    let _ = much;
}

impl<'a> Iterator for Scanner<'a> {
    type Item = Result<Token<'a>, GameError<Flaw>>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.token() {
            Ok(token) => token.map(Ok),
            Err(Fault { at, reason }) => Some(Err(GameError {
                place: self.give_up(at, reason.is_in_tags()),
                reason,
            })),
        }
    }
}

/// The glyph for a move that was the only one.
const ONLY_MOVE: u8 = 7;

/// Whether a character separates words: blanks, also those that a web page puts in.
fn is_blank(c: char) -> bool {
    crate::text::is_blank(c) || c.is_whitespace() || matches!(c, '\u{feff}' | '\u{200b}')
}

fn ends_word(c: char) -> bool {
    is_blank(c)
        || matches!(
            c,
            '{' | '}' | '(' | ')' | '[' | ']' | ';' | '$' | '!' | '?' | '*' | '<' | '&'
        )
        || signs::of_char(c).is_some()
}

/// Returns whether a character is one of the dashes that programs write for a hyphen.
pub const fn is_dash(c: char) -> bool {
    matches!(
        c,
        '-' | '\u{2010}'..='\u{2015}' | '\u{2043}' | '−' | '﹘' | '﹣' | '－'
    )
}

/// Returns whether a word stands for a null move, in one of the ways in which programs write it:
/// of two hyphens some make one dash, which is longer.
pub fn is_null(text: &str) -> bool {
    // Nearly all words are moves: they cost no more than a look.
    if text.starts_with(|c: char| c.is_ascii_alphanumeric() && c != 'Z') {
        return false;
    }
    let mut signs = text.chars();
    let is_long = |c: char| is_dash(c) && c != '-';
    match (signs.next(), signs.next(), signs.next()) {
        (Some(dash), None, _) => is_long(dash),
        (Some(first), Some(second), None) => {
            is_dash(first) && is_dash(second) || (first, second) == ('Z', '0')
        }
        _ => text == "@@@@",
    }
}

/// A text with a hyphen for every dash.
pub(crate) fn with_hyphens(text: &str) -> String {
    text.replace(is_dash, "-")
}
