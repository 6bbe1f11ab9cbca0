//! Words: moves, results, numbers, signs, and what is none of these.

use crate::error::{Flaw, excerpt};
use crate::result::GameResult;

use super::format::is_sign_of_many;
use super::{Event, Format, Scanner, ends_word, is_blank, signs};

/// Words that tell of a check, a mate or a capture in passing, behind a move.
const SAID: [&str; 20] = [
    "e.p.", "e.p", "ep", "ch", "ch.", "check", "dbl", "dbl.ch.", "dbl.", "dis", "dis.", "disch",
    "mate", "matt", "+", "++", "#", "†", "‡", "x",
];

impl<'a> Scanner<'a> {
    /// Takes a result with blanks in it, the one that the tag tells, or the number of a move, if
    /// one stands here.
    pub(super) fn result_or_number(&mut self) -> Option<Event<'a>> {
        if let Some(result) = self.result_of_many() {
            return Some(result);
        }
        let at = self.at;
        let rest = self.slice(at, self.text.len());
        if let Some(told) = &self.told_result
            && let Some(after) = rest.strip_prefix(told.as_str())
            && ends_game(after)
        {
            self.at += told.len();
            let result = GameResult::from_tag(told);
            if result.is_none() {
                self.remark(
                    at,
                    Flaw::Result {
                        text: excerpt(rest),
                    },
                );
            }
            return Some(Event::Result(result.unwrap_or_default()));
        }
        if let Some((result, length)) = spaced_result(rest, self.format) {
            self.at += length;
            return Some(Event::Result(result));
        }
        self.skip_number().then_some(Event::Number)
    }

    /// Takes the word that stands here; nothing, if it is passed over.
    pub(super) fn word_event(&mut self) -> Option<Event<'a>> {
        let at = self.at;
        let word = self.word();
        if word.is_empty() {
            // An opening sign that begins nothing.
            let first = self.slice(at, self.text.len()).chars().next();
            self.at += first.map_or(1, char::len_utf8);
            self.pass_over(at);
            return None;
        }
        if let Some(result) = self.format.result(word) {
            return Some(Event::Result(result));
        }
        if self.format == Format::Many && is_sign_of_many(word) {
            return Some(Event::Move(word));
        }
        if SAID.contains(&word) {
            return None;
        }
        if let Some(nag) = signs::of_word(word) {
            return Some(Event::Nag(nag));
        }
        if !self.may_be_move(word) {
            self.pass_over(at);
            return None;
        }
        let length = Self::unsigned(word);
        self.at -= word.len() - length;
        let word = word.get(..length).unwrap_or(word);
        Some(Event::Move(self.with_second_square(at, word)))
    }

    /// Whether a word looks like a move: it names a square, castles, or passes.
    fn may_be_move(&self, word: &str) -> bool {
        if crate::read::is_null(word) {
            return true;
        }
        let has_digit = word.bytes().any(|byte| byte.is_ascii_digit());
        if self.format == Format::Pdn {
            return has_digit;
        }
        let last = match self.format {
            Format::Many => b'n',
            _ => b'h',
        };
        let names_square = word.as_bytes().windows(2).any(|pair| {
            matches!(pair, [file, rank] if (b'a'..=last).contains(&file.to_ascii_lowercase()) && rank.is_ascii_digit())
        });
        let castles = word.chars().filter(|c| is_round(*c)).count() >= 2
            && word.chars().all(|c| is_round(c) || "-–—−‐‑+#".contains(c));
        names_square || castles
    }

    /// A move whose two squares have blanks between them: `11 - 15`, `9x 3`.
    fn with_second_square(&mut self, at: usize, word: &'a str) -> &'a str {
        let is_sign = |c: char| is_dash(c) || matches!(c, 'x' | 'X' | ':' | '×');
        let is_square = |text: &str| match self.format {
            Format::Many => false,
            Format::Pdn => {
                !text.is_empty() && text.len() <= 2 && text.bytes().all(|b| b.is_ascii_digit())
                    || matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
            }
            Format::Pgn => matches!(
                text.as_bytes(),
                [b'a'..=b'h', b'1'..=b'8'] | [b'A'..=b'Z', b'a'..=b'h', b'1'..=b'8']
            ),
        };
        let begins = |text: &str| {
            let text = text.trim_end_matches(is_sign);
            let last = text.rsplit(is_sign).next().unwrap_or_default();
            is_square(last)
        };
        if !begins(word) {
            return word;
        }
        let mut end = self.at;
        let mut signed = word.ends_with(is_sign);
        loop {
            let rest = self.slice(end, self.text.len());
            let bare = rest.trim_start_matches([' ', '\t']);
            let after = if signed {
                bare
            } else {
                let sign = bare.trim_start_matches(is_sign);
                // One sign, and no more: two dashes are a null move.
                let taken = bare.get(..bare.len() - sign.len()).unwrap_or_default();
                if taken.chars().count() != 1 {
                    break;
                }
                sign.trim_start_matches([' ', '\t'])
            };
            let length = after.find(|c: char| !c.is_ascii_alphanumeric());
            let next = after.get(..length.unwrap_or(after.len()));
            let next = next.unwrap_or_default();
            let is_next = match self.format {
                Format::Pdn | Format::Many => is_square(next),
                Format::Pgn => matches!(next.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..]),
            };
            if !is_next || next.len() > 3 {
                break;
            }
            end += rest.len() - after.len() + next.len();
            self.at = end;
            signed = false;
            if self.format == Format::Pgn {
                break;
            }
        }
        self.slice(at, end)
    }

    /// Skips the number of a move with its dots, if one stands here. The move may follow at once.
    fn skip_number(&mut self) -> bool {
        let rest = self.slice(self.at, self.text.len());
        let dots = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        let digits = rest.len() - dots.len();
        super::look(digits);
        let after = dots.trim_start_matches(['.', '…']);
        let bracket = dots.strip_prefix([')', ',', ':']);
        let bracket = bracket.filter(|after| digits > 0 && after.starts_with([' ', '\t']));
        // Results, and castling with zeros, begin with a digit too, but neither dots nor a blank
        // follow.
        let after = if after.len() < dots.len() {
            Some(after)
        } else if let Some(after) = bracket {
            Some(after)
        } else if digits > 0 && self.format == Format::Pdn && is_followed_by_sign(dots) {
            None
        } else if digits > 0 && !after.starts_with(|c| !ends_word(c)) {
            Some(after)
        } else {
            // `1e4`, `12Nf3`
            let glued = |c: char| matches!(c, 'a'..='h' | 'A'..='Z') && self.format == Format::Pgn;
            (digits > 0 && dots.starts_with(glued)).then_some(dots)
        };
        if let Some(after) = after {
            self.at += rest.len() - after.len();
        }
        after.is_some()
    }

    /// Takes the word that begins here; at least one character, unless a sign stands here.
    pub(super) fn word(&mut self) -> &'a str {
        let rest = self.slice(self.at, self.text.len());
        let mut bracket_end = 0;
        let mut end = rest.len();
        for (index, c) in rest.char_indices() {
            if c == '(' && is_promotion(rest.as_bytes(), index) {
                bracket_end = index + 3;
            }
            if index >= bracket_end && ends_word(c) {
                end = index;
                break;
            }
        }
        super::look(end);
        let start = self.at;
        self.at += end;
        self.slice(start, self.at)
    }

    /// Takes the glyph whose dollar stands here; nothing, if it has no number that a glyph has.
    pub(super) fn nag(&mut self) -> Option<Event<'a>> {
        let at = self.at;
        self.at += 1;
        let digits = self.word();
        let number = digits.bytes().all(|byte| byte.is_ascii_digit());
        let nag = number.then(|| digits.parse().ok()).flatten();
        if nag.is_none() {
            let text = excerpt(self.slice(at, self.at));
            self.remark(at, Flaw::Nag { text });
        }
        nag.map(Event::Nag)
    }

    /// Takes `!`, `??` and so on. What follows the second character means no more.
    pub(super) fn sign(&mut self) -> Event<'a> {
        let rest = self.slice(self.at, self.text.len());
        let after = rest.trim_start_matches(['!', '?']);
        let sign = rest.as_bytes();
        let nag = match (sign.first(), sign.get(1)) {
            (Some(b'!'), Some(b'!')) => 3,
            (Some(b'!'), Some(b'?')) => 5,
            (Some(b'!'), _) => 1,
            (_, Some(b'?')) => 4,
            (_, Some(b'!')) => 6,
            _ => 2,
        };
        // The sign for check may have come too late: `Qh5!+`.
        let after = after.trim_start_matches(['+', '#']);
        self.at += rest.len() - after.len();
        Event::Nag(nag)
    }
}

/// Whether a game may end where this follows: at the end of a line, before an empty one, tags, or
/// nothing.
fn ends_game(after: &str) -> bool {
    let line = after.trim_start_matches([' ', '\t']);
    if !line.is_empty() && !line.starts_with(['\r', '\n']) {
        return false;
    }
    let next = line.strip_prefix('\r').unwrap_or(line);
    let next = next.strip_prefix('\n').unwrap_or(next);
    next.trim_start_matches([' ', '\t']).is_empty()
        || next
            .trim_start_matches([' ', '\t'])
            .starts_with(['\r', '\n', '['])
}

/// A result with blanks around its dash, and its length.
fn spaced_result(rest: &str, format: Format) -> Option<(GameResult, usize)> {
    if !rest.starts_with(['0', '1', '2', '½', '.']) {
        return None;
    }
    // No result is longer, with a blank or two at each place.
    let near = rest.char_indices().nth(16).map_or(rest.len(), |(at, _)| at);
    let near = rest.get(..near)?;
    let dash = near.find(|c: char| is_dash(c) || c == ':')?;
    let (first, after) = near.split_at(dash);
    let sign = after.chars().next()?;
    let after = after.get(sign.len_utf8()..)?;
    let second = after.trim_start_matches([' ', '\t']);
    let length = second.find(ends_word).unwrap_or(second.len());
    let word = second.get(..length)?.trim_end_matches(['.', ',']);
    let is_spaced = first.ends_with([' ', '\t']) || second.len() < after.len();
    let points = first.trim_end_matches([' ', '\t']);
    if !is_spaced || points.contains(is_blank) {
        return None;
    }
    let result = format.result(&[points, "-", word].concat())?;
    let is_castling = points == "0" && word == "0";
    let taken = near.len() - second.len() + length;
    (!is_castling).then_some((result, taken))
}

pub(crate) fn is_dash(c: char) -> bool {
    matches!(c, '-' | '–' | '—' | '−' | '‐' | '‑')
}

/// Whether a character is one of those that castling is written with.
fn is_round(c: char) -> bool {
    matches!(c, 'O' | 'o' | '0' | 'О' | 'о')
}

/// Whether blanks and the sign between two squares follow.
fn is_followed_by_sign(rest: &str) -> bool {
    let sign = rest.trim_start_matches([' ', '\t']);
    let after = sign.trim_start_matches(|c| is_dash(c) || matches!(c, 'x' | 'X' | ':' | '×'));
    let after = after.trim_start_matches([' ', '\t']);
    sign.len() > after.len() && after.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether an opening bracket in a word is that of `e8(Q)`, not of a variation.
fn is_promotion(word: &[u8], bracket: usize) -> bool {
    let on_last_rank = bracket
        .checked_sub(1)
        .and_then(|index| word.get(index))
        .is_some_and(|byte| matches!(byte, b'1' | b'8'));
    on_last_rank
        && matches!(word.first(), Some(b'a'..=b'h'))
        && matches!(word.get(bracket + 1), Some(b'A'..=b'Z' | b'a'..=b'z'))
        && word.get(bracket + 2) == Some(&b')')
}
