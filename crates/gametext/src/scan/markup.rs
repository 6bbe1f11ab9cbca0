//! What web pages leave in a text: pieces of HTML, and signs by their names.

use crate::limits;

use super::words::is_round;
use super::{Event, Format, Scanner, is_dash};

/// The names of signs that are no more than blanks.
const BLANKS: [&str; 12] = [
    "nbsp", "ensp", "emsp", "thinsp", "shy", "zwnj", "#160", "#xa0", "#xA0", "#32", "#8203",
    "#8239",
];

/// The longest name of a sign.
const LONGEST: usize = 10;

impl<'a> Scanner<'a> {
    /// Takes the piece of HTML, or the sign by its name, that begins here; nothing, if it is passed
    /// over, as it is no more than a blank, or cannot hold a move.
    pub(super) fn markup(&mut self) -> Option<Event<'a>> {
        let at = self.at;
        let rest = self.slice(at, self.text.len());
        if let Some(name) = sign(rest) {
            self.at += name.len() + 2;
            return match BLANKS.contains(&name) {
                true => None,
                false => Some(self.unknown(at)),
            };
        }
        self.at += piece(rest).unwrap_or(1);
        self.pass_over(at);
        let inner = self.slice(at + 1, self.at).trim_start_matches('/');
        let length = inner.find(|c: char| !c.is_ascii_alphanumeric());
        let (name, rest) = inner.split_at(length.unwrap_or(inner.len()));
        let is_heading = matches!(name.as_bytes(), [b'h' | b'H', b'1'..=b'6']);
        let hides = self.hides_move(rest) || !is_heading && self.hides_move(name);
        hides.then(|| Event::Unknown(self.slice(at, self.at)))
    }

    /// Passes over the text from a byte up to here, which might be a move.
    pub(super) fn unknown(&mut self, at: usize) -> Event<'a> {
        self.pass_over(at);
        Event::Unknown(self.slice(at, self.at))
    }

    /// Returns the text from a byte up to here, if it might hold a move; it is remarked already.
    pub(super) fn hidden(&self, at: usize) -> Option<Event<'a>> {
        let text = self.slice(at, self.at);
        self.hides_move(text).then_some(Event::Unknown(text))
    }

    /// Returns whether a text might hold a move: it names a square, or castles.
    fn hides_move(&self, text: &str) -> bool {
        let names_square = |pair: &[u8]| matches!(pair, [file, rank] if file.is_ascii_alphabetic() && rank.is_ascii_digit());
        match self.format {
            Format::Pdn => text.bytes().any(|byte| byte.is_ascii_digit()),
            _ => {
                let mut words = text.split(|c: char| !c.is_alphanumeric() && !is_dash(c));
                text.as_bytes().windows(2).any(names_square) || words.any(castles)
            }
        }
    }
}

/// Returns whether a word is castling, with or without the sign for a check.
pub(super) fn castles(word: &str) -> bool {
    let word = word.trim_end_matches(['+', '#']);
    let is_round_or_dash = |c: char| is_round(c) || is_dash(c);
    word.chars().filter(|c| is_round(*c)).count() >= 2 && word.chars().all(is_round_or_dash)
}

/// The length of the piece of HTML with which a text begins.
fn piece(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let begins = matches!(bytes, [b'<', b'/' | b'!' | b'a'..=b'z' | b'A'..=b'Z', ..]);
    let end = bytes.iter().take(limits::MARKUP).position(|b| *b == b'>');
    end.filter(|_| begins).map(|end| end + 1)
}

/// The name of the sign with which a text begins: `&nbsp;`.
fn sign(text: &str) -> Option<&str> {
    let inner = text.strip_prefix('&')?;
    let end = inner.bytes().take(LONGEST + 1).position(|b| b == b';')?;
    let name = inner.get(..end)?;
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'#';
    (!name.is_empty() && name.bytes().all(is_name)).then_some(name)
}
