//! What annotators write for a numeric annotation glyph: `+-`, `±`, `N` for a novelty.
//!
//! A sign of Unicode may stand right behind the move; letters, and signs that a move could end
//! with, stand alone.

use std::borrow::Cow;

use super::Scanner;

/// The signs that are words, dashes of any kind written as hyphens.
const WORDS: [(&str, u8); 22] = [
    ("=", 10),
    ("==", 11),
    ("~", 13),
    ("inf", 13),
    ("+=", 14),
    ("+/=", 14),
    ("=+", 15),
    ("=/+", 15),
    ("+/-", 16),
    ("-/+", 17),
    ("+-", 18),
    ("+--", 18),
    ("++-", 18),
    ("-+", 19),
    ("--+", 19),
    ("-++", 19),
    ("=/~", 44),
    ("~/=", 44),
    ("N", 146),
    ("TN", 146),
    ("RR", 145),
    ("D", DIAGRAM),
];

/// The signs that stand right behind a move, too: of two that fit, the longer one comes first.
const BEHIND: [&str; 15] = [
    "+/=", "=/+", "+/-", "-/+", "++-", "--+", "=/~", "~/=", "+-", "-+", "+=", "=+", "==", "=", "~",
];

/// The signs that are one character of Unicode.
const GLYPHS: [(char, u8); 24] = [
    ('‼', 3),
    ('⁇', 4),
    ('⁉', 5),
    ('⁈', 6),
    ('□', 7),
    ('∞', 13),
    ('⩲', 14),
    ('⩱', 15),
    ('±', 16),
    ('∓', 17),
    ('⊙', 22),
    ('⟳', 32),
    ('↻', 32),
    ('↑', 36),
    ('→', 40),
    ('⯹', 44),
    ('⇆', 132),
    ('⇄', 132),
    ('⊕', 138),
    ('∆', 140),
    ('△', 140),
    ('Δ', 140),
    ('⌓', 142),
    ('⨁', 138),
];

/// The glyph for a diagram.
const DIAGRAM: u8 = 220;

impl Scanner<'_> {
    /// Takes a sign of one character, if one stands here.
    pub(super) fn glyph(&mut self) -> Option<u8> {
        let first = self.slice(self.at, self.text.len()).chars().next()?;
        let nag = of_char(first)?;
        self.at += first.len_utf8();
        Some(nag)
    }

    /// The length of a word without the sign that stands right behind it: `Qh5+-`. What is left
    /// ends as moves do.
    pub(super) fn unsigned(word: &str) -> usize {
        if word.ends_with(|c: char| c.is_ascii_digit()) {
            return word.len();
        }
        let plain = plain(word);
        let sign = BEHIND.iter().find(|sign| plain.ends_with(**sign));
        // Behind a pawn's move to the last row, this letter is the man that it becomes.
        let is_new = word.ends_with('N')
            && (word.starts_with(|c: char| c.is_ascii_uppercase())
                || !word.contains(['1', '8', '=']));
        let taken = sign.map_or(usize::from(is_new), |sign| sign.len());
        let signs = word.char_indices().rev().take(taken);
        let length = signs.last().map_or(word.len(), |(at, _)| at);
        let before = word.as_bytes().get(..length).unwrap_or_default();
        match before.last() {
            Some(byte) if byte.is_ascii_alphanumeric() || *byte == b'#' => length,
            _ => word.len(),
        }
    }
}

/// A word with hyphens for all dashes.
fn plain(word: &str) -> Cow<'_, str> {
    match word.is_ascii() {
        true => Cow::Borrowed(word),
        false => Cow::Owned(super::with_hyphens(word)),
    }
}

/// The glyph for a sign with blanks and a move behind it, and that move; if the sign is one letter,
/// it may also be the man that moves.
pub fn sign_before(text: &str) -> Option<(u8, &str)> {
    // Nearly all moves are one word.
    if text.as_bytes().get(1)?.is_ascii_alphanumeric() {
        return None;
    }
    let (sign, alone) = text.split_once(super::is_blank)?;
    Some((of_word(sign)?, alone.trim_start_matches(super::is_blank)))
}

/// The glyph for which a word stands.
pub(super) fn of_word(word: &str) -> Option<u8> {
    // No sign is longer, whatever its dashes are.
    if word.len() > 9 {
        return None;
    }
    let plain = plain(word);
    WORDS
        .iter()
        .find(|(sign, _)| *sign == plain)
        .map(|(_, nag)| *nag)
}

/// The glyph for which a character stands.
pub(super) fn of_char(c: char) -> Option<u8> {
    if c.is_ascii() {
        return None;
    }
    GLYPHS
        .iter()
        .find(|(sign, _)| *sign == c)
        .map(|(_, nag)| *nag)
}
